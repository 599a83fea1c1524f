// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// The consumer behind a PDF or SVG surface, in the shape that Cairo's stream functions call.
final class VectorOutput {
  private let consumer: CGDataConsumer
  /// What has been written, if it is to be changed before it is handed on.
  private var held: [UInt8]?

  /// Makes an output.
  ///
  /// - Parameter isHeld: Whether bytes are kept until `finish(rewriting:)`.
  init(consumer: CGDataConsumer, isHeld: Bool) {
    self.consumer = consumer
    held = isHeld ? [] : nil
  }

  /// What Cairo calls; its closure is an unretained `VectorOutput`.
  static let write: cairo_write_func_t = { output, bytes, count in
    guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let chunk = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    return Unmanaged<VectorOutput>.fromOpaque(output).takeUnretainedValue().add(chunk)
      ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }

  var failure: CanvasFailure? {
    consumer.hasFailed ? CanvasFailure(CAIRO_STATUS_WRITE_ERROR) : nil
  }

  private func add(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard held == nil else {
      held?.append(contentsOf: bytes)
      return true
    }
    return consumer.write(bytes)
  }

  /// Hands on what is held, and ends the consumer.
  func finish(rewriting: ([UInt8]) -> [UInt8] = { $0 }) {
    if let held {
      rewriting(held).withUnsafeBytes { _ = consumer.write($0) }
      self.held = nil
    }
    consumer.finish()
  }
}
