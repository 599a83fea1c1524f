// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

extension NibLoader {
  /// Gives an image view the images of the document; one that cannot be found is left out.
  func setImages(of view: UIImageView, _ nib: NibView) {
    if let name = nib.images["image"] { view.image = shownImage(name, of: nib) }
    if let name = nib.images["highlightedImage"] { view.highlightedImage = shownImage(name, of: nib) }
  }

  private func shownImage(_ name: String, of nib: NibView) -> UIImage? {
    do {
      return try image(name)
    } catch {
      warn(error.message, about: nib.object)
      return nil
    }
  }

  /// The image of a name: a PNG file of the bundle's, for the current display scale.
  func image(_ name: String) throws(NibProblem) -> UIImage {
    if document.resources.images[name]?.isSystem == true {
      throw NibProblem("the symbol '\(name.inMessage)' is left out: there are no symbols here")
    }
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
      throw NibProblem("there is no PNG file of the image '\(name.inMessage)'")
    }
    return image
  }
}
