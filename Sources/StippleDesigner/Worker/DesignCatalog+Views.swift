// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension DesignCatalog {
  /// What can be chosen: views, items of the gallery, and all colours with a name.
  @MainActor init(views: [UIView.Type], items: [GalleryItem]) {
    let names = views.map { String(describing: $0) }
    self.init(
      views: names.map { View(name: $0, title: AttributeTitle.title(ofClass: $0)) }, items: items,
      colors: UIColor.names.compactMap { name in
        UIColor.named(name).map { color in
          Color(name: name, light: color.digits(in: .light), dark: color.digits(in: .dark))
        }
      })
  }
}
