// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private enum Theme: Int {
  case standard
  case monochrome
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

private struct BadgeTrait: UITraitDefinition {
  static let defaultValue = 0
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

struct UITraitCollectionTests {
  @Test func anEmptyCollectionIsUnspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits[ThemeTrait.self] == .standard)
  }

  @Test func eachInitializerSetsItsTraitAlone() {
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(displayScale: 3).userInterfaceStyle == .unspecified)
    #expect(UITraitCollection(ThemeTrait.self, value: .monochrome)[ThemeTrait.self] == .monochrome)
  }

  @Test func rawValuesAreApples() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect([UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
  }

  @Test func mergingTakesTheLastSpecifiedValue() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection(displayScale: 3),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
  }

  @Test func mutationsSetSystemAndCustomTraits() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.userInterfaceStyle = .dark
      mutableTraits.displayScale = 2
      mutableTraits.theme = .monochrome
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits[ThemeTrait.self] == .monochrome)
  }

  @Test func modifyingLeavesTheOriginalAsItIs() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let other = traits.modifyingTraits { $0.displayScale = 2 }
    #expect(traits.displayScale == 0)
    #expect(other.displayScale == 2)
    #expect(other.userInterfaceStyle == .light)
    #expect(traits.replacing(ThemeTrait.self, value: .monochrome)[ThemeTrait.self] == .monochrome)
  }

  @Test func equalityIsByValues() {
    #expect(UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark))
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    #expect(UITraitCollection(ThemeTrait.self, value: .monochrome) != UITraitCollection())
    #expect(UITraitCollection(ThemeTrait.self, value: .standard) == UITraitCollection())
    #expect(
      UITraitCollection(userInterfaceStyle: .dark).hash == UITraitCollection(userInterfaceStyle: .dark).hash)
  }

  @Test func aCollectionContainsWhatItAgreesWith() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!traits.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
  }

  @Test func onlyTraitsThatAffectColorsMakeColorsDiffer() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.theme = .monochrome }))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.replacing(BadgeTrait.self, value: 4)))
  }

  @Test func changedTraitsAreNamed() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let changed = light.modifyingTraits { $0.displayScale = 3 }.changedTraits(from: light)
    #expect(changed.map { ObjectIdentifier($0) } == [ObjectIdentifier(UITraitDisplayScale.self)])
    #expect(light.changedTraits(from: light).isEmpty)
    #expect(light.changedTraits(from: nil).count == 1)
  }

  @Test func currentIsStandardUntilItIsSet() {
    #expect(UITraitCollection.standard.userInterfaceStyle == .light)
    #expect(UITraitCollection.standard.displayScale == 1)
    #expect(UITraitCollection.standard.layoutDirection == .leftToRight)
    let thread = Thread { #expect(UITraitCollection.current == .standard) }
    wait(for: thread)
  }

  @Test func performAsCurrentPutsTheOldOneBack() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func currentIsOnePerThread() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      wait(for: Thread { #expect(UITraitCollection.current.userInterfaceStyle == .light) })
      wait(
        for: Thread {
          UITraitCollection.current = UITraitCollection(displayScale: 7)
          #expect(UITraitCollection.current.displayScale == 7)
        })
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }

  /// Starts a thread and waits until it has ended.
  private func wait(for thread: Thread) {
    thread.start()
    while !thread.isFinished {
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  @Test func overridesWinUntilTheyAreRemoved() {
    var overrides = UITraitOverrides()
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    overrides.theme = .monochrome
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.contains(ThemeTrait.self))
    let traits = UITraitCollection.standard.applying(overrides)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 1)
    overrides.remove(UITraitUserInterfaceStyle.self)
    overrides.remove(BadgeTrait.self)
    #expect(UITraitCollection.standard.applying(overrides).userInterfaceStyle == .light)
    #expect(UITraitCollection.standard.applying(overrides)[ThemeTrait.self] == .monochrome)
  }

  @Test func anOverrideWithTheDefaultValueWins() {
    var overrides = UITraitOverrides()
    overrides.theme = .standard
    let traits = UITraitCollection(ThemeTrait.self, value: .monochrome).applying(overrides)
    #expect(traits[ThemeTrait.self] == .standard)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func anOddDisplayScaleIsKeptAndHarmsNothing(scale: CGFloat) {
    let traits = UITraitCollection(displayScale: scale)
    #expect(traits.isEqual(traits))
    #expect(UIGraphicsImageRendererFormat(for: traits).scale > 0)
  }
}
