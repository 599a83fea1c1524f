// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

/// Each test has a class of its own, as proxies are kept as long as the program runs.
@MainActor struct UIAppearanceTests {
  private func shown<View: UIView>(_ view: View, in parent: UIView = UIView()) -> View {
    parent.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  @Test func viewsTakeTheProxysValues() throws {
    final class Tile: AttributeSampleView {}
    let before = shown(Tile())
    #expect(Tile.appearance() === Tile.appearance())
    Tile.appearance().width = 7
    Tile.appearance().backgroundColor = .red
    #expect(shown(Tile()).width == 7)
    #expect(shown(Tile()).backgroundColor == .red)
    let drawn = Tile(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try Bitmap(view: drawn)[0, 0] == .red)
    before.setNeedsLayout()
    before.layoutIfNeeded()
    #expect(before.width != 7)
  }

  @Test func aViewsOwnValueStays() {
    final class Tile: AttributeSampleView {}
    Tile.appearance().width = 7
    Tile.appearance().backgroundColor = .red
    let tile = Tile()
    tile.width = 3
    tile.backgroundColor = .green
    #expect(shown(tile).width == 3)
    #expect(tile.backgroundColor == .green)
    let other = shown(Tile())
    other.width = 4
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(other.width == 4)
  }

  @Test func aSubclassTakesWhatItsSuperclassHas() {
    class Tile: AttributeSampleView {}
    final class Small: Tile {}
    Tile.appearance().width = 7
    Tile.appearance().backgroundColor = .red
    Small.appearance().width = 9
    #expect(shown(Small()).width == 9)
    #expect(shown(Small()).backgroundColor == .red)
    #expect(shown(Tile()).width == 7)
  }

  @Test func aProxyMayBeForTheInsideOfOtherViews() {
    final class Tile: AttributeSampleView {}
    final class Box: UIView {}
    final class Room: UIView {}
    Tile.appearance().width = 7
    Tile.appearance(whenContainedInInstancesOf: [Box.self]).width = 5
    Tile.appearance(whenContainedInInstancesOf: [Box.self, Room.self]).width = 4
    let (room, box, between) = (Room(), Box(), UIView())
    #expect(shown(Tile()).width == 7)
    #expect(shown(Tile(), in: box).width == 5)
    #expect(shown(Tile(), in: room).width == 7)
    room.addSubview(between)
    between.addSubview(box)
    #expect(shown(Tile(), in: box).width == 4)
  }

  @Test func aProxyMayBeForTraits() {
    final class Tile: AttributeSampleView {}
    Tile.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).width = 5
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    #expect(shown(Tile(), in: parent).width == 5)
    #expect(shown(Tile()).width != 5)
  }

  @Test func controllersCountAsContainers() {
    final class Tile: AttributeSampleView {}
    final class Controller: UIViewController {}
    Tile.appearance(whenContainedInInstancesOf: [Controller.self]).width = 5
    let controller = Controller()
    #expect(shown(Tile(), in: controller.view).width == 5)
    #expect(shown(Tile()).width != 5)
  }

  @Test func labelsTakeWhatApplesHeaderMarks() {
    final class Caption: UILabel {}
    let font = UIFont.boldSystemFont(ofSize: 31)
    Caption.appearance().font = font
    Caption.appearance().textColor = .red
    Caption.appearance().shadowColor = .blue
    Caption.appearance().shadowOffset = CGSize(width: 3, height: 4)
    Caption.appearance().highlightedTextColor = .green
    Caption.appearance().tintColor = .purple
    Caption.appearance().text = "of the proxy"
    let caption = shown(Caption())
    #expect(caption.font == font)
    #expect(caption.textColor == .red && caption.shadowColor == .blue && caption.highlightedTextColor == .green)
    #expect(caption.shadowOffset == CGSize(width: 3, height: 4))
    #expect(caption.tintColor == .purple)
    #expect(caption.text == nil)
    let own = Caption()
    (own.font, own.textColor) = (.systemFont(ofSize: 9), .green)
    #expect(shown(own).font == .systemFont(ofSize: 9) && own.textColor == .green && own.shadowColor == .blue)
    #expect(shown(UILabel()).font == .systemFont(ofSize: UIFont.labelFontSize))
  }

  @Test func imageViewsTakeATint() {
    final class Icon: UIImageView {}
    Icon.appearance().tintColor = .red
    let parent = UIView()
    parent.tintColor = .green
    #expect(shown(Icon(), in: parent).tintColor == .red)
    let own = Icon()
    own.tintColor = .blue
    #expect(shown(own, in: parent).tintColor == .blue)
  }
}
