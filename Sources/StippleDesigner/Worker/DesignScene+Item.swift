// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DesignScene {
  /// What an item of the gallery shows.
  init(_ item: GalleryItem) {
    self.init(
      source: .view(name: item.view), size: item.size,
      changes: item.settings.sorted { $0.key < $1.key }.map {
        Change(object: Self.viewID, key: $0.key, value: $0.value)
      })
  }
}
