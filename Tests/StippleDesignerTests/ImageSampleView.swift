// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with images, and the table that the build plugin would write for it.
final class ImageSampleView: UIView {
  var badge: UIImage?
  var icon = UIImage()
}

final class ImageSampleView__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("badge", \ImageSampleView.badge, summary: "What it is marked with."),
      InspectableAttribute("icon", \ImageSampleView.icon),
    ]
  }
}
