// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Synchronization
import Testing
import UIKit

@testable import StippleDesigner

/// A worker as the server has it: the built command in a process of its own.
struct WorkerProcessTests {
  private let worker: WorkerProcess

  init() throws {
    worker = try WorkerProcess(.built)
  }

  /// An answer that was not expected.
  private struct Unexpected: Error {
    let answer: WorkerAnswer
  }

  private func catalog() throws -> DesignCatalog {
    let answer = try ask(.catalog)
    guard case .catalog(let catalog) = answer else { throw Unexpected(answer: answer) }
    return catalog
  }

  private func ask(_ request: WorkerRequest, payload: Data = Data()) throws -> WorkerAnswer {
    try worker.answer(to: request, payload: payload).0
  }

  @Test func theCatalogueHasViewsItemsAndColours() throws {
    let catalog = try catalog()
    #expect(catalog.views.map(\.name) == ["DottedBorderView", "DottedLineView", "GridView"])
    #expect(catalog.views.last?.title == "Grid View")
    #expect(catalog.items.prefix(2).map(\.view) == ["DottedLineView", "GridView"])
    #expect(Set(catalog.items.map(\.id)).count == catalog.items.count)
    #expect(catalog.items.allSatisfy { $0.id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
    let red = try #require(catalog.colors.first { $0.name == "systemRed" })
    #expect((red.light, red.dark) == ("#ff3b30ff", "#ff453aff"))
    #expect(catalog.colors.first { $0.name == "clear" }?.light == "#00000000")
  }

  @Test func everyItemHasAThumbnailAndCanBeOpened() throws {
    let catalog = try catalog()
    #expect(catalog.items.count > 30)
    for item in catalog.items {
      let (answer, data) = try worker.answer(to: .thumbnail(item: item.id, canvas: DesignCanvas(scale: 1)))
      let (width, height) = (Int(item.size.width.rounded(.up)), Int(item.size.height.rounded(.up)))
      #expect(answer == .drawn(width: width, height: height, isShared: false))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let opened = try ask(.inspect(scene: DesignScene(item), object: nil))
      guard case .inspected(let inspection) = opened else { throw Unexpected(answer: opened) }
      let set = inspection.groups.flatMap(\.attributes).filter(\.isSet)
      #expect(Set(set.map(\.key)) == Set(item.settings.keys))
    }
  }

  /// Settings of an item have no order: the other way round they look the same.
  @Test func settingsOfAnItemHaveNoOrder() throws {
    let catalog = try catalog()
    for item in catalog.items {
      var scene = DesignScene(item)
      let one = try worker.answer(to: .draw(scene: scene, canvas: DesignCanvas(), format: .png, slot: nil)).payload
      scene.changes.reverse()
      let other = try worker.answer(to: .draw(scene: scene, canvas: DesignCanvas(), format: .png, slot: nil)).payload
      #expect(one == other, "\(item.id)")
    }
  }

  @Test func aPictureComesThroughSharedMemoryOrThePipe() throws {
    let canvas = DesignCanvas(scale: 2, background: "systemBackground")
    let (answer, pixels) = try worker.pixels(of: .dots, on: canvas)
    #expect(answer == .drawn(width: 80, height: 80, isShared: true))
    let shared = try #require(pixels)
    let (piped, data) = try worker.answer(to: .draw(scene: .dots, canvas: canvas, format: .rgba, slot: nil))
    #expect(piped == .drawn(width: 80, height: 80, isShared: false))
    #expect(shared.bytes.elementsEqual(data))
    #expect(data[..<4] == Data([255, 255, 255, 255]))
    // A dot is where the first lines of the grid would cross.
    let place = (40 * 80 + 40) * 4
    #expect(data[place..<place + 4] == Data([0, 0, 0, 255]))
  }

  @Test func picturesThatAreKeptStayAsTheyAre() throws {
    var kept: [(DesignPixels, [UInt8])] = []
    for width in 1...6 {
      let scene = DesignScene.grid("grid", ["gridWidth": .integer(width * 3)])
      let pixels = try #require(try worker.pixels(of: scene, on: DesignCanvas()).pixels)
      kept.append((pixels, Array(pixels.bytes)))
    }
    for (pixels, bytes) in kept { #expect(pixels.bytes.elementsEqual(bytes)) }
    let id = worker.id
    worker.end(because: "test")
    #expect(kill(id, 0) == -1)
    for (pixels, bytes) in kept { #expect(pixels.bytes.elementsEqual(bytes)) }
  }

  @Test func formatsAreFilesOfTheirKind() throws {
    for (format, start) in [(DesignFormat.png, "\u{FFFD}PNG"), (.pdf, "%PDF-"), (.svg, "<?xml")] {
      let (_, data) = try worker.answer(to: .draw(scene: .dots, canvas: DesignCanvas(), format: format, slot: nil))
      #expect(String(decoding: data.prefix(5), as: UTF8.self).hasPrefix(start))
    }
  }

  @Test func coloursArePremultiplied() throws {
    let canvas = DesignCanvas(scale: 1, background: "#ff800040")
    let pixels = try #require(try worker.pixels(of: .grid("none"), on: canvas).pixels)
    #expect(Array(pixels.bytes[0..<4]) == [64, 32, 0, 64])
  }

  @Test func directionAndAppearanceAreThoseOfTheCanvas() throws {
    func picture(_ canvas: DesignCanvas) throws -> Data {
      let scene = DesignScene(
        source: .view(name: "DottedBorderView"), size: DesignSize(width: 30, height: 20),
        changes: [
          .init(object: "view", key: "hasLeadingEdge", value: .bool(false)),
          .init(object: "view", key: "lineColor", value: .text("label")),
        ])
      return try worker.answer(to: .draw(scene: scene, canvas: canvas, format: .png, slot: nil)).payload
    }
    let plain = try picture(DesignCanvas())
    let dark = try picture(DesignCanvas(appearance: .dark))
    let mirrored = try picture(DesignCanvas(direction: .rightToLeft))
    #expect(Set([plain, dark, mirrored]).count == 3)
    #expect(try picture(DesignCanvas()) == plain)
  }

  @Test(arguments: [
    (DesignSize(width: 16_384, height: 16_384), 1.0, "too large"),
    (DesignSize(width: 4000, height: 4000), 8, "too large"),
    (DesignSize(width: 1e9, height: 1), 1, "at most 16384 points"), (DesignSize(width: 0, height: 1), 1, "over 0"),
  ])
  func hugePicturesAreRefused(size: DesignSize, scale: Double, message: String) throws {
    var scene = DesignScene.dots
    scene.size = size
    let answer = try worker.pixels(of: scene, on: DesignCanvas(scale: scale)).0
    guard case .refused(let reason) = answer else { throw Unexpected(answer: answer) }
    #expect(reason.contains(message))
    #expect(try worker.pixels(of: .dots, on: DesignCanvas()).pixels != nil)
  }

  @Test(arguments: [DesignFormat.pdf, .svg])
  func aDrawingOfPathsIsNotTooLargeForItsPixels(format: DesignFormat) throws {
    var scene = DesignScene.grid("none")
    scene.size = DesignSize(width: 9000, height: 9000)
    let canvas = DesignCanvas(scale: 1)
    let (answer, data) = try worker.answer(to: .draw(scene: scene, canvas: canvas, format: format, slot: nil))
    #expect(answer == .drawn(width: 9000, height: 9000, isShared: false))
    #expect(!data.isEmpty)
  }

  // MARK: Ends

  @Test(arguments: [
    (SIGKILL, "it was killed"), (SIGSEGV, "it crashed: bad access to memory"),
    (SIGTRAP, "it crashed: a check in Swift failed"), (SIGTERM, "it was ended"),
  ])
  func aCrashIsToldAndLeavesNothing(signal: Int32, reason: String) throws {
    _ = try ask(.catalog)
    let id = worker.id
    kill(id, signal)
    let end = #expect(throws: WorkerEnd.self) {
      // The first may be answered before the signal comes.
      for _ in 0..<50 { _ = try ask(.inspect(scene: .dots, object: nil)) }
    }
    #expect(end?.reason == reason)
    #expect(kill(id, 0) == -1)
    #expect(errno == ESRCH)
    #expect(throws: try #require(end)) { _ = try ask(.catalog) }
  }

  @Test func aHangIsEndedInTime() throws {
    _ = try ask(.catalog)
    kill(worker.id, SIGSTOP)
    let start = ContinuousClock.now
    #expect(throws: WorkerEnd("it did not answer for 1 seconds")) {
      _ = try worker.answer(to: .catalog, within: .seconds(1))
    }
    #expect(ContinuousClock.now - start < .seconds(3))
    #expect(kill(worker.id, 0) == -1)
  }

  @Test func aPayloadThatIsNotReadIsNoHangOfOurs() throws {
    _ = try ask(.catalog)
    kill(worker.id, SIGSTOP)
    #expect(throws: WorkerEnd.self) {
      _ = try worker.answer(
        to: .load(number: 1, folder: "."), payload: Data(count: 8 << 20), within: .milliseconds(300))
    }
  }

  @Test func anEndBetweenRequestsIsTold() async throws {
    let ends = AsyncStream.makeStream(of: WorkerEnd.self)
    let other = try WorkerProcess(.built) { end in ends.continuation.yield(end) }
    kill(other.id, SIGKILL)
    var iterator = ends.stream.makeAsyncIterator()
    #expect(await iterator.next() == WorkerEnd("it was killed"))
    #expect(other.ended != nil)
  }

  @Test func aWorkerThatIsNotNeededIsGone() throws {
    var other: WorkerProcess? = try WorkerProcess(.built)
    let id = try #require(other?.id)
    #expect(kill(id, 0) == 0)
    other = nil
    #expect(kill(id, 0) == -1)
  }

  @Test func aProgramThatIsNoneIsTold() {
    let error = #expect(throws: SystemError.self) {
      _ = try WorkerProcess(WorkerProgram(path: "/nowhere/stipple", arguments: []))
    }
    #expect(error?.code == ENOENT)
  }

  @Test func aProgramThatIsNoWorkerIsToldWithItsComplaint() throws {
    let other = try WorkerProcess(WorkerProgram(path: "/bin/sh", arguments: ["-c", "echo no such thing >&2; exit 3"]))
    #expect(throws: WorkerEnd("it ended with status 3; no such thing")) { _ = try other.answer(to: .catalog) }
    let loud = try WorkerProcess(
      WorkerProgram(path: "/bin/sh", arguments: ["-c", "printf '\\377\\377\\377\\377'; cat"]))
    #expect(throws: WorkerEnd("it answered more than can be taken")) { _ = try loud.answer(to: .catalog) }
    let odd = try WorkerProcess(
      WorkerProgram(path: "/bin/sh", arguments: ["-c", "printf '\\2\\0\\0\\0{}\\0\\0\\0\\0'; cat"]))
    #expect(throws: WorkerEnd("it answered what makes no sense")) { _ = try odd.answer(to: .catalog) }
  }

  /// Nobody may be reading standard error: a terminal that is paused, a log that is full.
  @Test(.timeLimit(.minutes(1))) func wordsThatNobodyReadsHoldNothingUp() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    var chunk = [UInt8](repeating: 0, count: 4096)
    while write(writing, chunk, chunk.count) > 0 {}
    _ = fcntl(writing, F_SETFL, 0)

    let script = "head -c 300000 /dev/zero | tr '\\0' x >&2; printf '\\2\\0\\0\\0{}\\0\\0\\0\\0'; cat"
    let loud = try WorkerProcess(
      WorkerProgram(path: "/bin/sh", arguments: ["-c", script], patience: .seconds(600)),
      relay: ErrorRelay(to: writing))
    #expect(throws: WorkerEnd("it answered what makes no sense")) { _ = try loud.answer(to: .catalog) }

    // Once somebody reads, what was kept comes, and no more than that.
    var words = 0
    var next = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    while words == 0 || poll(&next, 1, 1000) > 0 {
      let count = read(reading, &chunk, chunk.count)
      try #require(count > 0)
      words += chunk[..<count].count { $0 != 0 }
    }
    #expect(words > 0 && words <= ErrorRelay.limit)
    for end in ends { close(end) }
  }

  @Test func nothingOfThisProcessIsOpenInAWorker() throws {
    let held = try WorkerProcess(.built)
    _ = try held.answer(to: .catalog)
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker.id)/fd")
    // Three pipes, the shared memory, and the copy of standard output.
    #expect(Set(names.compactMap { Int($0) }).isSubset(of: [0, 1, 2, 3, 4, 5, 10]))
    withExtendedLifetime(held) {}
  }

  // MARK: The worker's end of the pipe

  @Test func aWorkerEndsWithItsInput() async throws {
    let folder = try TemporaryFolder()
    let request = try DesignFrame(json: JSONEncoder().encode(WorkerRequest.catalog))
    var input = request.head
    input += DesignFrame(json: Data("{}".utf8)).head
    input += DesignFrame(json: Data("not JSON".utf8), payload: Data(count: 10)).head + Data(count: 10)
    input += request.head.dropLast()
    try input.write(to: folder.url.appending(path: "requests"))
    let stipple = WorkerProgram.built.path
    let run = try await ProgramRun.run(
      "sh", ["-c", "(cat requests; sleep 2) | '\(stipple)' design --worker > answers"], in: folder.url, timeLimit: 20)
    #expect(run.status == 0)
    var rest = try Data(contentsOf: folder.url.appending(path: "answers"))
    var answers: [WorkerAnswer] = []
    while !rest.isEmpty {
      let frame = try DesignFrame(
        reading: { memory throws(DesignFrame.Problem) in
          guard rest.count >= memory.count else { throw .end }
          memory.copyBytes(from: rest.prefix(memory.count))
          rest = Data(rest.dropFirst(memory.count))
        }, tooLong: .tooLong)
      answers.append(try JSONDecoder().decode(WorkerAnswer.self, from: frame.json))
    }
    try #require(answers.count == 3)
    guard case .catalog = answers[0] else { throw Unexpected(answer: answers[0]) }
    for answer in answers.dropFirst() {
      guard case .refused(let reason) = answer else { throw Unexpected(answer: answer) }
      #expect(reason.hasPrefix("the request makes no sense"))
    }
  }
}
