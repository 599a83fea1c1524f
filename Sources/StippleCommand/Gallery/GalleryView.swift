// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Sections below each other, each of tiles in columns with their names below.
final class GalleryView: UIView {
  private static let margin: CGFloat = 24
  private static let nameHeight: CGFloat = 22
  private static let titleHeight: CGFloat = 44

  init(_ sections: [GallerySection]) throws(CommandFailure) {
    super.init(frame: CGRect(x: 0, y: 0, width: GallerySection.width + 2 * Self.margin, height: 0))
    var top = Self.margin / 2
    for section in sections { top = try add(section, below: top) }
    frame.size.height = top + Self.margin / 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a section and tells where it ends.
  private func add(_ section: GallerySection, below top: CGFloat) throws(CommandFailure) -> CGFloat {
    let title = label(section.title, size: 14, weight: .semibold, color: .label)
    title.frame = CGRect(x: Self.margin, y: top, width: GallerySection.width, height: Self.titleHeight)
    let count = section.columnCount
    let gap = GallerySection.gap
    let width = section.tileWidth
    let rowHeight = section.height + Self.nameHeight + gap / 2
    for (index, tile) in section.tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: count)
      let x = Self.margin + CGFloat(column) * (width + gap)
      let y = top + Self.titleHeight + CGFloat(row) * rowHeight
      let view = try section.makeView(tile)
      view.frame = CGRect(x: x, y: y, width: width, height: section.height)
      addSubview(view)
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

extension GallerySection {
  /// A new view of a tile's style.
  @MainActor fileprivate func makeView(_ tile: Tile) throws(CommandFailure) -> UIView {
    let view = try ViewCatalog.makeView(ViewCatalog.view(named: self.view))
    for (key, value) in tile.settings.sorted(by: { $0.key < $1.key }) {
      do {
        try view.setAttribute(parsing: value.text, forKey: key)
      } catch {
        throw CommandFailure(.software, "the gallery's '\(tile.name)': \(error)")
      }
    }
    tile.finish(view)
    return hasEnds ? Self.ends(of: view, height: height) : view
  }

  /// A view between two marks of where it ends.
  @MainActor private static func ends(of view: UIView, height: CGFloat) -> UIView {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    for (x, mask) in [(CGFloat(0), UIView.AutoresizingMask.flexibleRightMargin), (99, .flexibleLeftMargin)] {
      let end = UIView(frame: CGRect(x: x, y: 0, width: 1, height: height))
      end.backgroundColor = .systemRed
      end.autoresizingMask = [mask, .flexibleHeight]
      frame.addSubview(end)
    }
    view.frame = frame.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.addSubview(view)
    return frame
  }
}
