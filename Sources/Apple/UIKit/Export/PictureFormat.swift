// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A form in which a view can be written to a file; the raw value is the file name's extension.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, pdf, svg
}
