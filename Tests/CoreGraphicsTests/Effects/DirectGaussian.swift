// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Gaussian blur as its formula says, to six sigma, in double precision.
struct DirectGaussian {
  let sigma: Double

  func blurred(_ values: [Double], width: Int, height: Int) -> [Double] {
    guard sigma > 0 else { return values }
    let radius = Int((6 * sigma).rounded(.up))
    let parts = (-radius...radius).map { exp(-0.5 * pow(Double($0) / sigma, 2)) }
    let weights = parts.map { $0 / parts.reduce(0, +) }
    func pass(_ values: [Double], _ count: Int, _ step: Int, _ lines: Int, _ lineStep: Int) -> [Double] {
      var result = [Double](repeating: 0, count: values.count)
      for line in 0..<lines {
        for place in 0..<count {
          var sum = 0.0
          for other in max(0, place - radius)...min(count - 1, place + radius) {
            sum += weights[other - place + radius] * values[line * lineStep + other * step]
          }
          result[line * lineStep + place * step] = sum
        }
      }
      return result
    }
    return pass(pass(values, width, 1, height, width), height, width, width, 1)
  }
}
