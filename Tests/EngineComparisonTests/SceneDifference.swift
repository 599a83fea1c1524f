// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport

/// How a scene's picture differs from the part of a larger one that shows the same scene.
struct SceneDifference {
  /// The largest difference of any channel of any pixel, of 255.
  private(set) var largest = 0
  /// Where that pixel is.
  private(set) var place = (column: 0, row: 0)
  /// The mean over all pixels of their largest difference.
  private(set) var mean = 0.0

  /// Compares a picture with the part of a sheet whose first column and row are given.
  init(of picture: Bitmap, from sheet: Bitmap, atColumn left: Int, row top: Int) {
    var sum = 0
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let difference = picture[column, row].difference(from: sheet[column + left, row + top])
        sum += difference
        if difference > largest { (largest, place) = (difference, (column, row)) }
      }
    }
    mean = Double(sum) / Double(picture.width * picture.height)
  }
}
