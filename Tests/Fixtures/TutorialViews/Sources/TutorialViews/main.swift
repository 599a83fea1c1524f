// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
canvas.backgroundColor = .white

let separator = DashedSeparatorView(frame: CGRect(x: 10, y: 4, width: 180, height: 8))
separator.dashColor = .red
canvas.addSubview(separator)

let grid = SquareGridView()
grid.frame = CGRect(x: 10, y: 20, width: 80, height: 80)
grid.drawGrid()
canvas.addSubview(grid)

let circle = DottedCircleView(frame: CGRect(x: 110, y: 20, width: 80, height: 80))
canvas.addSubview(circle)

let ring = RingView(frame: CGRect(x: 130, y: 40, width: 40, height: 40))
ring.layer.setNeedsDisplay()
canvas.addSubview(ring)

canvas.layoutIfNeeded()

let renderer = UIGraphicsImageRenderer(bounds: canvas.bounds)
let image = renderer.image { context in
    canvas.layer.render(in: context.cgContext)
}

if CommandLine.arguments.count > 1, let data = image.pngData() {
    try data.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
}
print("drew \(canvas.subviews.count) views")
