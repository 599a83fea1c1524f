// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Stipple
import StippleTestSupport
import Testing
import UIKit

@testable import GridDemo

/// The demo through its script: what is on the screen after taps, in other sizes, in the dark.
@MainActor struct GridDemoTests {
  /// What the screen shows, drawn here of the demo's own view.
  private func picture(
    _ style: GridStyle, size: CGSize = GridDemoRun.size, appearance: UIUserInterfaceStyle = .light
  ) throws -> Bitmap {
    let controller = GridViewController()
    let view = try #require(controller.view as? GridView)
    view.gridStyle = style
    view.traitOverrides.userInterfaceStyle = appearance
    view.frame.size = size
    return try Bitmap(view: view)
  }

  private static let styles: [GridStyle] = [.none, .grid, .dot]

  @Test func eightTapsGoThroughTheStylesInTurn() async throws {
    let demo = try GridDemoRun()
    let script = (0...8).map { "frame \($0).png\n" }.joined(separator: GridDemoRun.tap)
    let run = try await demo(script)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    for tap in 0...8 {
      let isSame = try Bitmap(png: demo.frame("\(tap)")) == picture(Self.styles[tap % 3])
      #expect(isSame, "after \(tap) taps")
    }
  }

  /// Beside the comparison with the views' own drawing: points where only a line, and where only a dot, leaves ink.
  @Test func theStylesLookAsTheirNamesSay() throws {
    for (style, onLine, onCrossing) in [(GridStyle.none, false, false), (.grid, true, true), (.dot, false, true)] {
      let picture = try picture(style)
      for x in stride(from: 20, to: 240, by: 20) {
        #expect((picture[x, 10] != .white) == onLine)
        #expect((picture[x, 20] != .white) == onCrossing)
        #expect(picture[x + 10, 10] == .white)
      }
    }
  }

  @Test func theButtonIsAGraySquareInTheMiddle() throws {
    for (width, height) in [(240, 200), (241, 333), (100, 100)] {
      let size = CGSize(width: width, height: height)
      let (left, top) = ((width - 100 + 1) / 2, (height - 100 + 1) / 2)
      let bitmap = try picture(.none, size: size)
      let gray = Bitmap.Pixel(142, 142, 147, 255)
      #expect(bitmap[left, top + 50] == gray)
      #expect(bitmap[left + 99, top + 50] == gray)
      #expect(bitmap[left + 50, top] == gray)
      #expect(bitmap[left + 50, top + 99] == gray)
      if left > 0 { #expect(bitmap[left - 1, top + 50] == .white) }
      if top > 0 { #expect(bitmap[left + 50, top - 1] == .white) }
    }
  }

  @Test func aTapBesideTheButtonChangesNothing() async throws {
    let demo = try GridDemoRun()
    #expect(try await demo("tap 69 100\ntap 120 151\ntap -5 -5\nframe a.png\n").status == 0)
    #expect(try Bitmap(png: demo.frame("a")) == picture(.none))
  }

  @Test func aFingerThatLeavesTheButtonDoesNotTapIt() async throws {
    let demo = try GridDemoRun()
    #expect(try await demo("drag 120 100 -20 100 0.2\nframe a.png\n").status == 0)
    #expect(try Bitmap(png: demo.frame("a")) == picture(.none))
  }

  @Test func theGridFollowsTheWindowAndTheDesktop() async throws {
    let demo = try GridDemoRun()
    let script = """
      \(GridDemoRun.tap)resize 301x177
      frame resized.png
      tap 151 89
      appearance dark
      frame dark.png
      appearance light
      resize 240x200
      frame back.png
      """
    #expect(try await demo(script).status == 0)
    let size = CGSize(width: 301, height: 177)
    #expect(try Bitmap(png: demo.frame("resized")) == picture(.grid, size: size))
    #expect(try Bitmap(png: demo.frame("dark")) == picture(.dot, size: size, appearance: .dark))
    #expect(try Bitmap(png: demo.frame("back")) == picture(.dot))
    #expect(try picture(.none, appearance: .dark)[1, 1] == .black)
  }

  @Test func theSameScriptGivesTheSameBytes() async throws {
    let (first, second) = (try GridDemoRun(), try GridDemoRun())
    let script = GridDemoRun.tap + "frame a.png\nresize 99x321\nwait 0.5\nframe b.png\n"
    for demo in [first, second] { #expect(try await demo(script).status == 0) }
    for name in ["a", "b"] { #expect(try first.frame(name) == second.frame(name)) }
  }

  /// One line a frame: the first, three of a tap that show the button pressed and let go, and one of another size.
  @Test func whatFramesCostIsWrittenDown() async throws {
    let demo = try GridDemoRun()
    let run = try await demo(GridDemoRun.tap + "resize 99x88\n", "--frame-log", "log.tsv")
    #expect(run.status == 0)
    let lines = try demo.text("log.tsv").split(separator: "\n")
    #expect(lines.first == "seconds\tmilliseconds\tprocessor\tpixels\tlayers\tkibibytes")
    let frames = lines.dropFirst().map { $0.split(separator: "\t").compactMap { Double($0) } }
    #expect(frames.count == 6)
    #expect(frames.allSatisfy { $0.count == 6 && $0[1] > 0 && $0[2] > 0 && $0[4] > 1 && $0[5] > 1000 })
    #expect(frames.map { $0[0] } == frames.map { $0[0] }.sorted())
    #expect(frames.first?[3] == 48_000)
    #expect(frames.last?[3] == 8_712)
    #expect(frames[2][3] == 0)
    let unwritten = try await demo("", "--frame-log", "none/log.tsv")
    #expect(unwritten.status == 73)
    #expect(unwritten.errorText == "cannot write 'none/log.tsv': no such file or directory\n")
  }

  @Test func whatCannotBeDoneIsSaid() async throws {
    let demo = try GridDemoRun()
    let wrong = try await demo("tap 1\nwait\n")
    #expect(wrong.status == 65)
    #expect(wrong.errorText.contains("script.txt:1: 1 value given; write: tap X Y\n"))
    #expect(wrong.errorText.contains("script.txt:2: no value given; write: wait SECONDS\n"))
    let unwritten = try await demo("frame missing/a.png\n")
    #expect(unwritten.status == 73)
    #expect(unwritten.errorText.contains("cannot write 'missing/a.png': there is no folder 'missing'; make it first"))
  }

  @Test func tapsAndResizesLeaveNoLayersBehind() throws {
    let controller = GridViewController()
    let view = try #require(controller.view as? GridView)
    let button = try #require(view.subviews.first as? UIButton)
    func step(_ number: Int) {
      button.sendActions(for: .touchUpInside)
      view.frame.size = CGSize(width: 200 + number % 7 * 50, height: 200)
      view.layoutIfNeeded()
    }
    for number in 0..<50 { step(number) }
    let before = view.layer.count
    for number in 50..<1050 { step(number) }
    #expect(view.layer.count == before)
    // 1,050 taps are a whole number of rounds.
    #expect(view.gridStyle == .none)
  }

  @Test(arguments: [GridDemoRun.tap, "resize 300x250\nresize 240x200\n"])
  func aThousandEventsLeaveTheMemoryWhereItWas(event: String) throws {
    let demo = try GridDemoRun()
    let few = try #require(try demo.peakMemory(String(repeating: event, count: 50)))
    // In KiB. One layer kept each time would be some MiB; the same script twice differs by up to 0.3 MiB, and on a busy
    // machine by more than 1 MiB now and then: what is kept is kept each time.
    var growth: [Int] = []
    repeat {
      growth.append(try #require(try demo.peakMemory(String(repeating: event, count: 1050))) - few)
    } while growth.allSatisfy { $0 >= 1024 } && growth.count < 3
    #expect(growth.contains { $0 < 1024 }, "\(growth) KiB")
  }
}

extension CALayer {
  /// The layers of the tree, this one too.
  fileprivate var count: Int { 1 + (sublayers ?? []).reduce(0) { $0 + $1.count } }
}
