// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DesignAttribute {
  /// What a page needs to know of an attribute of a view, and its value.
  @MainActor init(_ attribute: InspectableAttribute, value: Any?, standard: Any?, isSet: Bool) {
    let kind = attribute.type?.kind
    let usual = AttributeValue(standard)
    let range = kind.flatMap {
      AttributeRange.range(name: attribute.name, kind: $0, unit: attribute.unit, standard: usual.double)
    }
    self.init(
      key: attribute.name, label: AttributeTitle.title(of: attribute.name), type: attribute.typeName,
      isOptional: attribute.type?.isOptional ?? false,
      control: Self.control(kind, hasRange: range != nil, hasChoices: !attribute.choices.isEmpty),
      unit: attribute.unit, documentation: attribute.documentation, choices: attribute.choices, range: range,
      value: AttributeValue(value), standard: usual, isSet: isSet)
  }

  private static func control(_ kind: InspectableType.Kind?, hasRange: Bool, hasChoices: Bool) -> Control {
    switch kind {
    case .cgFloat, .double, .float, .int: hasRange ? .slider : .number
    case .bool: .switch
    case .string: hasChoices ? .popup : .text
    case .color, .cgColor: .color
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .image: .image
    case nil: .none
    }
  }
}

extension AttributeValue {
  /// A number that it is.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .text: nil
    }
  }
}
