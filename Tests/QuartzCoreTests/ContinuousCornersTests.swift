// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing

/// The continuous corners of layers, where they have no room for all of their smoothing.
struct ContinuousCornersTests {
  private func coverage(
    width: CGFloat = 60, height: CGFloat = 30, radius: CGFloat = 12, corners: CACornerMask? = nil
  ) throws -> Bitmap {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.anchorPoint = .zero
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    (layer.cornerRadius, layer.cornerCurve) = (radius, .continuous)
    if let corners { layer.maskedCorners = corners }
    return try Bitmap(layer: layer, width: width, height: height, scale: 3)
  }

  /// Of a picture by Apple's renderer, of a masked layer: its alphas' square roots, as the mask and the background each
  /// multiply by the coverage. (Spark, leboncoin/spark-ios-common.)
  ///
  /// Apple's curve is made of chords, up to 0.02 pixels inside it here, and Cairo counts in steps of 0.02.
  @Test(arguments: [(31, 0.198), (33, 0.429), (35, 0.607), (37, 0.741), (39, 0.835), (41, 0.899), (43, 0.941)])
  func theRadiusStaysWhereCornersMeet(place: Int, measured: Double) throws {
    let pixels = try coverage()
    #expect(abs(Double(pixels[place, 0].alpha) / 255 - measured) < 0.04)
    #expect(abs(Double(pixels[0, place].alpha) / 255 - measured) < 0.04)
  }

  @Test func cornersThatMeetAreCutInTheMiddle() throws {
    let pixels = try coverage()
    // The curve is 0.03 pixels off the edge where it is cut.
    #expect(pixels[0, 44].alpha >= 240 && pixels[0, 45].alpha >= 240)
    #expect(pixels[90, 0].alpha == 255)
    // Cairo rounds the halves apart by one.
    for y in 0..<45 { #expect(abs(Int(pixels[0, y].alpha) - Int(pixels[0, 89 - y].alpha)) <= 1, "row \(y)") }
  }

  @Test func smoothingGoesOnToACornerThatIsSquare() throws {
    let pixels = try coverage(corners: .layerMinXMinYCorner)
    let roomy = try coverage(height: 60)
    for y in 0..<89 { #expect(pixels[0, y] == roomy[0, y], "row \(y)") }
    #expect(pixels[0, 89].alpha == 255)
  }

  @Test(arguments: [0, -4, 15, 1e9, .infinity, .nan] as [CGFloat])
  func noRadiusDrawsOutsideTheBounds(radius: CGFloat) throws {
    let pixels = try coverage(radius: radius)
    #expect(pixels[90, 45].alpha == 255)
    #expect((pixels[0, 0].alpha == 255) == !(radius > 0))
  }
}
