// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// A shape layer keeps what its stroke was drawn by, and a context the marks of paths; nobody can tell.
struct KeptStrokeTests {
  private static let size = CGSize(width: 90, height: 60)

  /// A kind of stroke, each drawn by another kernel.
  enum Kind: CaseIterable {
    case dottedBorder, dashedBorder, dottedLine, dottedLines, grid, outline, solidCurve
  }

  private static func layer(_ kind: Kind) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 4.3, y: 5.7, width: 70, height: 40)
    layer.fillColor = nil
    layer.strokeColor = CGColor(srgbRed: 0.8, green: 0.1, blue: 0.3, alpha: 0.7)
    layer.lineWidth = 2
    layer.path = path(kind)
    switch kind {
    case .dottedBorder, .dottedLine, .dottedLines: (layer.lineCap, layer.lineDashPattern) = (.round, [0, 6])
    case .dashedBorder: layer.lineDashPattern = [5, 3]
    case .grid, .outline, .solidCurve: break
    }
    return layer
  }

  private static func path(_ kind: Kind) -> CGPath {
    let rect = CGRect(x: 3.2, y: 2.6, width: 60, height: 30)
    switch kind {
    case .dottedBorder, .dashedBorder, .solidCurve:
      return CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
    case .outline: return CGPath(rect: rect, transform: nil)
    case .dottedLine, .dottedLines, .grid:
      let path = CGMutablePath()
      for y in stride(from: 4.0, to: kind == .dottedLine ? 5 : 40, by: 7.3) {
        path.addLines(between: [CGPoint(x: 1, y: y), CGPoint(x: 60, y: y)])
      }
      return path
    }
  }

  /// What is changed between two drawings.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (CAShapeLayer) -> Void

    init(_ name: String, _ make: @escaping @Sendable (CAShapeLayer) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  static let changes = [
    Change("nothing") { _ in },
    Change("path") { layer in
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 28))
      layer.path = path
    },
    Change("width") { $0.lineWidth = 3.5 },
    Change("dash") { $0.lineDashPattern = [0.5, 7] },
    Change("phase") { ($0.lineDashPattern, $0.lineDashPhase) = ([1, 7], 2) },
    Change("no dash") { $0.lineDashPattern = nil },
    Change("cap") { $0.lineCap = .square },
    Change("join") { $0.lineJoin = .bevel },
    Change("mitre") { $0.miterLimit = 1 },
    Change("colour") { $0.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) },
    Change("end") { $0.strokeEnd = 0.6 },
    Change("position") { $0.position = CGPoint(x: 40.9, y: 31.3) },
    Change("scale") { $0.setAffineTransform(CGAffineTransform(scaleX: 1.3, y: 1.3)) },
    Change("turn") { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
    Change("opacity") { $0.opacity = 0.5 },
    Change("clip") { ($0.masksToBounds, $0.bounds) = (true, CGRect(x: 0, y: 0, width: 41.5, height: 20.5)) },
    Change("round clip") { ($0.masksToBounds, $0.cornerRadius) = (true, 11) },
  ]

  private static func page(_ layers: [CALayer]) -> CALayer {
    let page = CALayer()
    page.frame = CGRect(origin: .zero, size: size)
    page.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 0.9, alpha: 1)
    for layer in layers { page.addSublayer(layer) }
    return page
  }

  @Test(arguments: Kind.allCases, changes) func changedStrokeIsDrawnAnew(kind: Kind, change: Change) throws {
    let layer = Self.layer(kind)
    let page = Self.page([layer])
    let later = try Bitmap(size: Self.size) { context in
      for _ in 0..<2 { page.render(in: context) }
      change.make(layer)
      page.render(in: context)
    }
    let other = Self.layer(kind)
    change.make(other)
    let fresh = try Bitmap(layer: Self.page([other]), width: Self.size.width, height: Self.size.height)
    #expect(later.pixels.elementsEqual(fresh.pixels))
    #expect(Set(fresh.pixels).count > 1)
  }

  /// The clip of a context is a part of what is kept.
  @Test(arguments: Kind.allCases) func layerIsDrawnInOneContextAfterAnother(kind: Kind) throws {
    let page = Self.page([Self.layer(kind)])
    func picture(_ layer: CALayer, _ width: CGFloat, _ scale: CGFloat) throws -> Bitmap {
      try Bitmap(layer: layer, width: width, height: 60, scale: scale)
    }
    for (width, scale) in [(90, 1), (31, 1), (90, 2), (31, 1), (90, 1)] as [(CGFloat, CGFloat)] {
      let kept = try picture(page, width, scale)
      let fresh = try picture(Self.page([Self.layer(kind)]), width, scale)
      #expect(kept.pixels.elementsEqual(fresh.pixels))
    }
  }

  /// Layers that share a path, overlap, and reach over the sides: held back and drawn together they are the same as drawn
  /// one by one.
  @Test(arguments: [1, 0.4] as [CGFloat]) func sharedPathsAreDrawnInOrder(alpha: CGFloat) throws {
    let path = Self.path(.dottedBorder)
    func layers() -> [CAShapeLayer] {
      (0..<24).map { index in
        let layer = Self.layer(.dottedBorder)
        layer.path = path
        layer.position = CGPoint(x: CGFloat(index * 37 % 91) + 0.37, y: CGFloat(index * 23 % 67) - 3.21)
        layer.strokeColor = CGColor(srgbRed: index < 12 ? 1 : 0, green: 0, blue: 0.4, alpha: alpha)
        if index == 18 { layer.lineWidth = 3 }
        return layer
      }
    }
    let together = try Bitmap(
      layer: Self.page(layers()), width: Self.size.width, height: Self.size.height)
    let single = try Bitmap(size: Self.size) { context in
      Self.page([]).render(in: context)
      for layer in layers() {
        let holder = CALayer()
        holder.frame = CGRect(origin: .zero, size: Self.size)
        holder.addSublayer(layer)
        holder.render(in: context)
      }
    }
    #expect(together.pixels.elementsEqual(single.pixels))
    #expect(Set(together.pixels).count > 20)
  }

  /// More paths than a context keeps, in turn.
  @Test func pathThatWasForgottenIsFoundAgain() throws {
    func layers() -> [CAShapeLayer] {
      (0..<40).map { index in
        let layer = Self.layer(.dottedBorder)
        layer.lineDashPattern = [0, NSNumber(value: 4 + index % 20)]
        return layer
      }
    }
    let (first, second) = (layers(), layers())
    let together = try Bitmap(layer: Self.page(first), width: Self.size.width, height: Self.size.height)
    let single = try Bitmap(size: Self.size) { context in
      Self.page([]).render(in: context)
      for layer in second {
        let holder = CALayer()
        holder.frame = CGRect(origin: .zero, size: Self.size)
        holder.addSublayer(layer)
        holder.render(in: context)
      }
    }
    #expect(together.pixels.elementsEqual(single.pixels))
  }

  /// What is held back lies under what is drawn after it.
  @Test func otherDrawingCoversWhatIsHeldBack() throws {
    let top = CALayer()
    top.frame = CGRect(origin: .zero, size: Self.size)
    top.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let page = Self.page([Self.layer(.dottedBorder), Self.layer(.dottedBorder), top])
    let picture = try Bitmap(layer: page, width: Self.size.width, height: Self.size.height)
    #expect(picture.count(of: Bitmap.Pixel(0, 0, 255, 255)) == picture.pixels.count)
  }

  /// A rectangle that hides nothing is no clip, one that hides a column is.
  @Test func clipThatHidesNothingIsLeftOut() throws {
    let hidden = try [0, 1].map { inset in
      try Bitmap(size: Self.size) { context in
        context.clip(to: CGRect(origin: .zero, size: Self.size).insetBy(dx: inset, dy: 0))
        context.fill(CGRect(x: -5, y: -5, width: 200, height: 200))
      }.count(of: Bitmap.Pixel(0, 0, 0, 0))
    }
    #expect(hidden == [0, 120])
  }
}
