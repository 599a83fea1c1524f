// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A subclass with an attribute of its own, one of the superclass's name, and one that UIKit has too.
final class AttributeSampleSubview: AttributeSampleView {
  var extra = 1

  enum Scope {
    /// A class within another type: its table has the path in its name.
    final class Inner: UIView {
      var depth = 2
    }
  }
}

final class AttributeSampleSubview__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("extra", \AttributeSampleSubview.extra),
      InspectableAttribute("width", \AttributeSampleSubview.width, unit: "px"),
    ]
  }
}

final class AttributeSampleSubview_Scope_Inner__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [InspectableAttribute("depth", \AttributeSampleSubview.Scope.Inner.depth)]
  }
}
