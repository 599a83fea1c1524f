// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the server asks for.
///
/// Every call may come from any thread, several at once, and returns when it is answered. Those that have a deadline begin
/// nothing that could end after it: what is answered too late has changed nothing.
protocol DesignService: AnyObject, Sendable {
  func catalog() throws(DesignError) -> DesignCatalog

  func state() throws(DesignError) -> DesignState

  /// Makes all edits, or none.
  func apply(_ edits: [DesignEdit], until deadline: ContinuousClock.Instant?) throws(DesignError) -> DesignState

  /// Makes all edits, or none, and draws what is open then.
  func picture(_ request: PictureRequest, until deadline: ContinuousClock.Instant?) throws(DesignError) -> DesignPicture

  /// A PNG of an item of the gallery, no larger than it is in the gallery.
  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data

  /// A file of what is open.
  func export(
    _ format: DesignFormat, canvas: DesignCanvas, until deadline: ContinuousClock.Instant?
  ) throws(DesignError) -> DesignFile

  /// What is selected, as text.
  func text(_ language: DesignLanguage, until deadline: ContinuousClock.Instant?) throws(DesignError) -> String

  /// Writes the edits into the document.
  /// - Parameter force: Whether a file that has changed on disk is overwritten.
  func save(force: Bool, until deadline: ContinuousClock.Instant?) throws(DesignError) -> DesignState

  /// Starts the worker again after it has ended; one that runs is ended first.
  func restart() throws(DesignError) -> DesignState

  /// Calls a function after each change with the new revision, until what is returned goes away.
  ///
  /// It is called on some thread, in the order of the revisions, and must return soon.
  func listen(_ body: @escaping @Sendable (Int) -> Void) -> DesignListening

  /// Ends the workers and stops watching the document. Later calls are refused.
  func close()
}
