// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

/// Scenes that a bitmap, PDF and SVG must show alike.
enum VectorScene: String, CaseIterable {
  case fills, strokes, dashes, farDashes, lastDashes, clips, group, nestedGroups, linear, linearOn, radial, image, tiles
  case cleared, multiplied, lightened, erased, shadows, shadowedLayer, softMask, stencil, pattern, strokedPattern

  /// Whether the scene holds an image by its nature, or because PDF and SVG have no words for it.
  func isImage(in document: VectorDocument) -> Bool {
    switch self {
    case .image, .tiles, .cleared, .lightened, .erased, .shadows, .shadowedLayer, .softMask, .stencil: true
    case .multiplied: document == .svg
    default: false
    }
  }

  func draw(_ context: CGContext) throws {
    switch self {
    case .fills, .clips: shapes(context)
    case .strokes, .dashes, .farDashes, .lastDashes: lines(context)
    case .group, .nestedGroups, .cleared: groups(context)
    case .linear, .linearOn, .radial: try gradients(context)
    case .image, .tiles: try images(context)
    case .multiplied, .lightened, .erased, .shadows, .shadowedLayer: effects(context)
    case .softMask, .stencil, .pattern, .strokedPattern: try paints(context)
    }
  }

  private func shapes(_ context: CGContext) {
    context.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    context.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
    if self == .clips {
      context.clip(using: .evenOdd)
      context.clip(to: [CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 40, y: 20, width: 60, height: 20)])
      context.fill(.infinite)
    } else {
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.7)
      context.fillPath(using: .evenOdd)
      context.setAlpha(0.5)
      context.fill([CGRect(x: 0, y: 40, width: 60, height: 20), CGRect(x: 40, y: 20, width: 60, height: 20)])
    }
  }

  private func lines(_ context: CGContext) {
    context.setLineWidth(6)
    context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.8)
    switch self {
    case .dashes:
      context.setLineCap(.round)
      context.setLineDash(phase: 3, lengths: [0, 10])
      context.strokeLine(10, 80, 90, 80)
      context.setLineCap(.butt)
      context.setLineDash(phase: -5, lengths: [10, 5, 3])
      context.stroke(CGRect(x: 10, y: 10, width: 80, height: 50))
    case .farDashes:
      context.setLineDash(phase: 2, lengths: [8, 6])
      context.strokeLine(-1.4e9, 70, 1e9, 70)
      context.strokeLine(-7e6, 30, 1e9, 30)
    case .lastDashes:
      context.setLineWidth(12)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [1, 19])
      context.strokeLine(10, 10, 90, 10)
      context.setLineDash(phase: 5, lengths: [0, 15])
      context.strokeLine(90, 30, 20, 30)
      context.setLineCap(.square)
      context.setLineDash(phase: 0, lengths: [2, 18.1])
      context.addLines(between: [CGPoint(x: 10, y: 90), CGPoint(x: 50, y: 90), CGPoint(x: 82.32, y: 65.76)])
      context.strokePath()
    default:
      context.setLineJoin(.round)
      context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 40), CGPoint(x: 90, y: 10)])
      context.strokePath()
      context.scaleBy(x: 3, y: 1)
      context.stroke(CGRect(x: 5, y: 60, width: 20, height: 25), width: 3)
    }
  }

  private func groups(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 10, y: 40, width: 50, height: 50))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 30, y: 20, width: 50, height: 50))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    if self == .nestedGroups {
      context.setAlpha(0.7)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    context.fill(CGRect(x: 50, y: 10, width: 40, height: 40))
    if self == .nestedGroups {
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    if self == .cleared { context.clear(CGRect(x: 40, y: 30, width: 20, height: 30)) }
  }

  private func gradients(_ context: CGContext) throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: nil))
    let center = CGPoint(x: 50, y: 50)
    switch self {
    case .linear:
      context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
    case .linearOn:
      context.setAlpha(0.6)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 30), end: CGPoint(x: 80, y: 70),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    default:
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40, options: [])
    }
  }

  private func images(_ context: CGContext) throws {
    let stamp = try Canvas(10, 10)
    stamp.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    stamp.context.fill(CGRect(x: 0, y: 5, width: 5, height: 5))
    stamp.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    stamp.context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
    let image = try #require(stamp.context.makeImage())
    if self == .tiles {
      context.clip(to: CGRect(x: 10, y: 20, width: 70, height: 50))
      context.draw(image, in: CGRect(x: 10, y: 10, width: 10, height: 10), byTiling: true)
    } else {
      context.setAlpha(0.5)
      context.draw(image, in: CGRect(x: 20, y: 20, width: 10, height: 10))
      context.draw(image, in: CGRect(x: 60, y: 20, width: 10, height: 10))
    }
  }

  private func effects(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    context.fill(CGRect(x: 10, y: 10, width: 60, height: 60))
    context.setFillColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.8)
    context.setShadow(
      offset: CGSize(width: 4, height: -6), blur: [.shadows, .shadowedLayer].contains(self) ? 8 : 0,
      color: [.shadows, .shadowedLayer].contains(self) ? CGColor(gray: 0, alpha: 0.6) : nil)
    switch self {
    case .multiplied: context.setBlendMode(.multiply)
    case .lightened: context.setBlendMode(.plusLighter)
    case .erased: context.setBlendMode(.sourceOut)
    case .shadowedLayer: context.beginTransparencyLayer(auxiliaryInfo: nil)
    default: break
    }
    context.fillEllipse(in: CGRect(x: 30, y: 30, width: 60, height: 50))
    context.setStrokeColor(red: 0, green: 0.6, blue: 0.3, alpha: 1)
    context.setLineWidth(6)
    context.strokeLine(20, 20, 80, 40)
    if self == .shadowedLayer { context.endTransparencyLayer() }
  }

  private func paints(_ context: CGContext) throws {
    let stamp = try Canvas(10, 10)
    stamp.context.setFillColor(gray: 0, alpha: 0.5)
    stamp.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    stamp.context.clear(CGRect(x: 3, y: 3, width: 4, height: 4))
    let image = try #require(stamp.context.makeImage())
    context.setFillColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.8)
    switch self {
    case .softMask:
      context.clip(to: CGRect(x: 10, y: 10, width: 80, height: 80), mask: image)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 90, height: 90))
    case .stencil:
      let provider = try #require(
        CGDataProvider(data: NSData(data: Data((0..<800).map { $0 / 10 % 20 < 10 ? 0xF0 : 0x0F }))))
      let mask = try #require(
        CGImage(
          maskWidth: 80, height: 80, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 10, provider: provider,
          decode: nil,
          shouldInterpolate: false))
      context.draw(mask, in: CGRect(x: 10, y: 10, width: 80, height: 80))
    default:
      var callbacks = CGPatternCallbacks()
      callbacks.drawPattern = { _, context in context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6)) }
      let pattern = try #require(
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8.7, yStep: 9.3,
          tiling: .noDistortion, isColored: false, callbacks: &callbacks))
      let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
      let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1, 0, 0.5, 0.7]))
      context.setFillColor(color)
      context.setStrokeColor(color)
      context.setLineWidth(20)
      let box = CGRect(x: 15, y: 15, width: 70, height: 70)
      if self == .pattern { context.fillEllipse(in: box) } else { context.strokeEllipse(in: box) }
    }
  }
}
