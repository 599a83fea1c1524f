// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Stipple
internal import UIKit

/// A grid from edge to edge, on which a sheet of dots grows and shrinks, a dotted line too, and a button goes to and fro.
final class MotionViewController: UIViewController {
  private let sheet = GridView()
  private let line = DottedLineView()
  private let button = UIButton(configuration: .filled())

  override func loadView() {
    let grid = GridView()
    grid.backgroundColor = .systemBackground
    grid.gridStyle = .grid
    view = grid
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.gridStyle = .dot
    sheet.backgroundColor = .secondarySystemBackground
    line.lineColor = .systemOrange
    line.lineWidth = 4
    button.configuration?.title = "Tap Me!!"
    for part in [sheet, line, button] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    arrange(isWide: false)
    view.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.arrange(isWide: true) }
  }

  private func arrange(isWide: Bool) {
    let size = view.bounds.size
    sheet.frame = CGRect(
      x: 0, y: 0, width: isWide ? size.width : size.width / 2, height: isWide ? size.height : size.height / 2)
    line.frame = CGRect(x: 40, y: 40, width: (isWide ? 1 : 0.25) * (size.width - 80), height: 4)
    button.frame = CGRect(x: isWide ? size.width - 140 : 40, y: size.height / 2, width: 100, height: 100)
  }
}
