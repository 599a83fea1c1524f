// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
package import UIKit

/// The process that makes and draws views for the designer, so that one that crashes or hangs takes no more with it.
///
/// It reads requests from standard input and writes answers to standard output, one after the other.
@MainActor package final class DesignWorker {
  private let stage: SceneStage
  private let items: [GalleryItem]
  private let memory: [SharedMemory]
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  /// - Parameters:
  ///   - views: The classes that can be opened, in the order in which they are offered.
  ///   - items: The gallery's, in their order.
  package init(views: [UIView.Type], items: [GalleryItem]) {
    stage = SceneStage(views: views)
    self.items = items
    memory = (0..<SharedMemory.count).map { SharedMemory(descriptor: SharedMemory.firstDescriptor + Int32($0)) }
  }

  /// Answers until standard input ends.
  package func run() {
    // One Ctrl-C goes to all processes of a terminal; this one ends with the one that started it.
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    // What a view prints must not be taken for an answer.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    Self.endWithInput()
    while let request = try? DesignFrame(from: STDIN_FILENO) {
      let (answer, payload) = answer(to: request)
      do {
        var frame = DesignFrame(json: try encoder.encode(answer), payload: payload)
        if frame.isTooLong { frame = DesignFrame(json: try encoder.encode(Self.tooLong)) }
        try frame.write(to: output)
      } catch {
        return
      }
    }
  }

  private static let tooLong = WorkerAnswer.refused("there is more to tell of the view than can be sent to a page")

  /// Ends this process when nobody is left to write to its standard input, even if a view never returns.
  private static func endWithInput() {
    Thread.detachNewThread {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      repeat {} while poll(&input, 1, -1) < 0 && errno == EINTR
      _exit(0)
    }
  }

  private func answer(to frame: DesignFrame) -> (WorkerAnswer, payload: Data) {
    do {
      return try answer(to: try decoder.decode(WorkerRequest.self, from: frame.json), frame.payload)
    } catch let error as SceneError {
      return (.refused(error.message), Data())
    } catch let error as DocumentProblem {
      return (.broken(.init(line: error.line, reason: error.reason)), Data())
    } catch {
      return (.refused("the request makes no sense: \(error)"), Data())
    }
  }

  private func answer(to request: WorkerRequest, _ payload: Data) throws -> (WorkerAnswer, payload: Data) {
    switch request {
    case .catalog:
      return (.catalog(DesignCatalog(views: stage.views, items: items)), Data())
    case .load(let number, let folder):
      let (warnings, attributes) = try stage.load(payload, number: number, folder: folder)
      return (.loaded(warnings: warnings, attributes: attributes), Data())
    case .inspect(let scene, let object):
      return (.inspected(SceneInspector(try stage.show(scene)).inspection(of: object)), Data())
    case .settle(let scene):
      return (.settled(try stage.settle(scene)), Data())
    case .draw(let scene, let canvas, let format, let slot):
      return try draw(try stage.picture(of: scene, on: canvas), format, slot)
    case .thumbnail(let item, let canvas):
      return try draw(try stage.make(try scene(of: item)).picture(canvas), .png, nil)
    case .text(let scene, let object, let language):
      return (.text(try SceneInspector(try stage.show(scene)).text(of: object, language)), Data())
    case .write(let scene):
      let (data, attributes) = try stage.document(with: scene)
      return (.written(attributes: attributes), data)
    }
  }

  private func scene(of item: String) throws(SceneError) -> DesignScene {
    guard let item = items.first(where: { $0.id == item }) else {
      throw SceneError("the gallery has no item '\(item)'")
    }
    return DesignScene(item)
  }

  private func draw(_ picture: Picture, _ format: DesignFormat, _ slot: Int?) throws -> (WorkerAnswer, payload: Data) {
    let (width, height) = picture.sides
    let count = width * height * 4
    // What is drawn as paths has no pixels.
    guard format == .pdf || format == .svg || count <= DesignFrame.longestPayload else {
      throw SceneError("a picture of \(width) x \(height) pixels is too large; make the scale or the view smaller")
    }
    do {
      switch format {
      case .rgba: break
      case .png: return (.drawn(width: width, height: height, isShared: false), try picture.data(.png))
      case .pdf: return (.drawn(width: width, height: height, isShared: false), try picture.data(.pdf))
      case .svg: return (.drawn(width: width, height: height, isShared: false), try picture.data(.svg))
      }
      if let slot, memory.indices.contains(slot), let shared = memory[slot].bytes(count, grows: true) {
        try picture.draw(into: shared)
        memory[slot].trim(to: count)
        return (.drawn(width: width, height: height, isShared: true), Data())
      }
      guard let start = malloc(count) else { throw PictureError.notDrawn(.png) }
      let data = Data(bytesNoCopy: start, count: count, deallocator: .free)
      try picture.draw(into: UnsafeMutableRawBufferPointer(start: start, count: count))
      return (.drawn(width: width, height: height, isShared: false), data)
    } catch let error as PictureError {
      throw SceneError("\(error)")
    }
  }
}
