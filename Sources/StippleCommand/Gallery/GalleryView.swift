// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Sections below each other, each of tiles in columns with their names below.
final class GalleryView: UIView {
  private static let width: CGFloat = 800
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 16
  private static let nameHeight: CGFloat = 22
  private static let titleHeight: CGFloat = 44

  init(_ sections: [GallerySection]) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    var top = Self.margin / 2
    for section in sections { top = add(section, below: top) }
    frame.size.height = top + Self.margin / 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a section and tells where it ends.
  private func add(_ section: GallerySection, below top: CGFloat) -> CGFloat {
    let inner = Self.width - 2 * Self.margin
    let title = label(section.title, size: 14, weight: .semibold, color: .label)
    title.frame = CGRect(x: Self.margin, y: top, width: inner, height: Self.titleHeight)
    let count = section.columnCount
    let width = (inner - Self.gap * CGFloat(count - 1)) / CGFloat(count)
    let rowHeight = section.height + Self.nameHeight + Self.gap / 2
    for (index, tile) in section.tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: count)
      let x = Self.margin + CGFloat(column) * (width + Self.gap)
      let y = top + Self.titleHeight + CGFloat(row) * rowHeight
      tile.view.frame = CGRect(x: x, y: y, width: width, height: section.height)
      addSubview(tile.view)
      let name = label(tile.name, size: 11, weight: .regular, color: .secondaryLabel)
      name.frame = CGRect(x: x, y: y + section.height, width: width, height: Self.nameHeight)
    }
    return top + Self.titleHeight + CGFloat((section.tiles.count + count - 1) / count) * rowHeight
  }

  private func label(_ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    addSubview(label)
    return label
  }
}
