// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
import StippleText

/// A layer that draws text, the first line at the top of its bounds, to which it is clipped.
///
/// Text is shaped when it or the layer's size changes, not when it is drawn. It is drawn in the resolution of the
/// context, whatever `contentsScale` is, other than Apple's.
///
/// Source: the comments of Apple's CATextLayer.h.
open class CATextLayer: CALayer {
  private final var text = TextModel()
  private final var known: (size: CGSize, text: LaidOutText)?
  /// How often text has been shaped.
  private(set) final var shapingCount = 0

  /// Makes a layer without text.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's property values, the text's among them.
  public override init(layer: Any) {
    if let layer = layer as? CATextLayer { text = layer.text }
    super.init(layer: layer)
  }

  /// Makes a layer of an archive, as `encode(with:)` wrote it: without its font, and with the characters of its string.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text: a `String` or an `NSAttributedString`, copied when it is set; anything else draws nothing. Nil at first.
  open var string: Any? {
    get { text.string }
    set {
      changeText("string") { $0.string = (newValue as? NSAttributedString)?.copy() ?? newValue }
    }
  }

  /// The font of a plain string: a `UIFont`, of which the size does not count, or the name of one. Nil, the system's
  /// (Apple's is Helvetica), at first; it also stands in for fonts that are not installed.
  open var font: CFTypeRef? {
    get { text.font }
    set { changeText("font") { $0.font = newValue } }
  }

  /// The size of a plain string's font, in points. 36 at first.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { if newValue != fontSize { changeText("fontSize") { $0.fontSize = newValue } } }
  }

  /// The colour of a plain string: opaque white at first; nil draws nothing.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor", from: foregroundColor, to: newValue) { text.foregroundColor = $0 } }
  }

  /// Whether lines go on below where the bounds end. False at first.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { if newValue != isWrapped { changeText("wrapped") { $0.isWrapped = newValue } } }
  }

  /// Which part of a line that has no room is left out, of wrapped text of the last: none at first.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { if newValue != truncationMode { changeText("truncationMode") { $0.truncationMode = newValue } } }
  }

  /// To which side lines go: natural at first. An attributed string's own paragraph styles count before it.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { if newValue != alignmentMode { changeText("alignmentMode") { $0.alignmentMode = newValue } } }
  }

  /// The value that a key has at first, or nil if there is none.
  open override class func defaultValue(forKey key: String) -> Any? {
    guard let attribute = textAttributes[key] else { return super.defaultValue(forKey: key) }
    return attribute.get(CATextLayer())
  }

  override func takeMemory(of layer: CALayer) {
    if let layer = layer as? CATextLayer { known = layer.known }
  }

  override func makeStandIn() -> CALayer { CATextLayer(layer: self) }

  override func paintShape(in context: CGContext) {
    guard !bounds.isEmpty, let color = text.defaultColor, let laidOut else { return }
    context.saveGState()
    context.clip(to: bounds)
    laidOut.draw(in: context, at: bounds.origin, color: color)
    context.restoreGState()
  }

  override var shapeExtent: CGRect? {
    text.string == nil ? nil : bounds
  }

  package override class func attribute(forKey key: String) -> LayerAttribute? {
    textAttributes[key] ?? super.attribute(forKey: key)
  }

  override class var archivedKeys: [String] {
    super.archivedKeys + textAttributes.keys.filter { $0 != "isWrapped" }.sorted()
  }

  private static let textAttributes: [String: LayerAttribute] = [
    "alignmentMode": LayerAttribute(\CATextLayer.alignmentMode),
    "fontSize": LayerAttribute(\CATextLayer.fontSize),
    "foregroundColor": LayerAttribute(\CATextLayer.foregroundColor),
    "isWrapped": LayerAttribute(\CATextLayer.isWrapped),
    "string": LayerAttribute(\CATextLayer.content),
    "truncationMode": LayerAttribute(\CATextLayer.truncationMode),
    "wrapped": LayerAttribute(\CATextLayer.isWrapped),
  ]

  private final var content: TextContent {
    get { TextContent(string: text.string) }
    set { string = newValue.string }
  }

  private final func changeText(_ key: String, apply: (inout TextModel) -> Void) {
    change(key) {
      apply(&text)
      known = nil
    }
  }

  /// The text in the bounds.
  private final var laidOut: LaidOutText? {
    if let known, known.size == bounds.size { return known.text }
    guard let styled = text.text else { return nil }
    shapingCount += 1
    let laidOut = TextLayouter.layOut(styled, in: text.container(for: bounds.size), with: .current)
    known = (bounds.size, laidOut)
    return laidOut
  }
}
