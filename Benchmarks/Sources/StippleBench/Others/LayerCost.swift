// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// What layers cost that draw no dots: a screen of them, and shadows and masks, which are to cost what their area does.
@MainActor
struct LayerCost {
  let name: String
  private let canvas: Canvas
  private let view: UIView
  /// The same with less to do, and how much longer all of it may take than that.
  private let less: (view: UIView, limit: Double)?

  static func all(isSmallest: Bool) -> [LayerCost] {
    let canvas = isSmallest ? Canvas(width: 320, height: 200) : Canvas(width: 1920, height: 1080)
    func page(_ layer: CALayer) -> UIView {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
      page.layer.addSublayer(layer)
      return page
    }
    return [
      LayerCost(name: "layers/1,000 with labels", canvas: canvas, view: labels(on: canvas), less: nil),
      LayerCost(
        name: "layers/shadow, deviation 64 for 4", canvas: canvas, view: page(shadow(deviation: 64, on: canvas)),
        less: (page(shadow(deviation: 4, on: canvas)), 1.5)),
      LayerCost(
        name: "layers/mask, four times the area", canvas: canvas, view: page(masked(side: 0.5, on: canvas)),
        less: (page(masked(side: 0.25, on: canvas)), 4.4)),
    ]
  }

  func measure(rounds: Rounds) throws(Failure) -> [Row] {
    guard let context = canvas.makeContext() else { throw .noMemory("a bitmap context") }
    context.maximumThreadCount = 1
    let views = [view] + (less.map { [$0.view] } ?? [])
    for view in views { view.layoutIfNeeded() }
    let times = rounds.medians(of: views.map { view in { view.layer.render(in: context) } })
    var row = Row(workload: name, engine: Engine.stippleView.rawValue, time: times[0])
    if let less { row.judge("times", times[0].wall / times[1].wall, atMost: less.limit) }
    return [row]
  }

  /// Forty columns of 25 views with round corners, a border and a label each.
  private static func labels(on canvas: Canvas) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    page.backgroundColor = .white
    let (width, height) = (CGFloat(canvas.width) / 40, CGFloat(canvas.height) / 25)
    for index in 0..<1000 {
      let origin = CGPoint(x: CGFloat(index % 40) * width, y: CGFloat(index / 40) * height)
      let card = UIView(frame: CGRect(x: origin.x + 2, y: origin.y + 2, width: width - 4, height: height - 4))
      card.backgroundColor = .systemYellow
      (card.layer.cornerRadius, card.layer.borderWidth) = (6, 1)
      let label = UILabel(frame: card.bounds)
      (label.text, label.font, label.textAlignment) = ("Nr. \(index)", .systemFont(ofSize: 12), .center)
      card.addSubview(label)
      page.addSubview(card)
    }
    return page
  }

  /// A shadow that falls on all of the page.
  private static func shadow(deviation: CGFloat, on canvas: Canvas) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    layer.backgroundColor = UIColor.systemYellow.cgColor
    (layer.shadowOpacity, layer.shadowRadius) = (0.5, deviation)
    return layer
  }

  /// A disc of a part of the page, cut out of a colour.
  ///
  /// No more than a quarter of the page: memory for larger groups is fresh each time, and its pages cost more than they do.
  private static func masked(side part: CGFloat, on canvas: Canvas) -> CALayer {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    layer.frame = CGRect(x: 0, y: 0, width: CGFloat(canvas.width) * part, height: CGFloat(canvas.height) * part)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.mask = mask
    return layer
  }
}
