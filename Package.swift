// swift-tools-version: 6.0
// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

/// Settings of every Swift target: Swift 6 mode, with the upcoming features that keep imports honest.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "stipple",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1)],
  products: [.library(name: "Stipple", targets: ["Stipple"])])

#if os(Linux)
  // Here UIKit is this package's own: the same view source over Cairo.
  package.products += [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "StippleRaster", targets: ["StippleRaster"]),
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "StippleWindow", targets: ["StippleWindow"]),
    .plugin(name: "Inspectables", targets: ["Inspectables"]),
    .executable(name: "stipple", targets: ["StippleCommand"]),
  ]

  func apple(_ name: String, folder: String? = nil, _ dependencies: [Target.Dependency]) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/Apple/\(folder ?? name)", swiftSettings: strict)
  }

  func tests(
    of name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
  ) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: dependencies + ["StippleTestSupport", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: exclude, resources: resources, swiftSettings: strict)
  }

  /// The folder of the toolchain's own SwiftSyntax, beside the manifest library that this process has loaded.
  func syntaxFolder() -> String {
    guard let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
      guard let end = text.range(of: "/pm/ManifestAPI/libPackageDescription"), let start = text.firstIndex(of: "/")
      else { continue }
      return text[start..<end.lowerBound] + "/host"
    }
    return ""
  }

  let syntax = syntaxFolder()
  /// The folder of pictures that tests compare with.
  let goldens = ["Goldens"]
  /// The programs whose windows tests look at.
  let programs: [Target.Dependency] = ["stipple-window-probe", "stipple-motion-probe", "GridDemo"]

  package.targets = [
    .executableTarget(
      name: "stipple-source", path: "Sources/StippleSource",
      swiftSettings: strict + [.unsafeFlags(["-I", syntax])],
      linkerSettings: [
        .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]),
    .plugin(name: "Inspectables", capability: .buildTool(), dependencies: ["stipple-source"]),
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CPango"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CGIO"),
    .systemLibrary(name: "CMicrohttpd"),
    .target(name: "CStippleRuntime"),
    .target(name: "StippleRaster", swiftSettings: strict),
    apple("CoreGraphics", ["StippleRaster", "CCairo"]),
    apple("StippleText", ["CoreGraphics", "CCairo", "CPango"]),
    apple("QuartzCore", ["CoreGraphics", "StippleText", "CStippleRuntime"]),
    apple("StippleNib", []),
    apple("UIKit", ["CoreGraphics", "QuartzCore", "StippleText", "StippleNib", "CStippleRuntime"]),
    apple("_Testing_CoreGraphics", folder: "UIKitTesting/CoreGraphics", ["CoreGraphics"]),
    apple("_Testing_UIKit", folder: "UIKitTesting/UIKit", ["UIKit", "_Testing_CoreGraphics"]),
    .target(
      name: "Stipple", dependencies: ["UIKit"], swiftSettings: strict, plugins: [.plugin(name: "Inspectables")]),
    .target(name: "StippleWindow", dependencies: ["UIKit", "CoreGraphics", "CSDL2", "CGIO"], swiftSettings: strict),
    .target(
      name: "StippleDesigner",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "StippleNib", "CStippleRuntime", "CMicrohttpd"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "StippleCommand", dependencies: ["Stipple", "UIKit", "QuartzCore", "StippleNib", "StippleDesigner"],
      swiftSettings: strict),
    // The example is a package of its own, for those who copy it; here it is built as that one builds it, and tested.
    .executableTarget(
      name: "GridDemo", dependencies: ["Stipple", "UIKit", "StippleWindow"], path: "Examples/GridDemo/Sources/GridDemo",
      swiftSettings: strict),
    .target(
      name: "StippleTestSupport",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "stipple-window-probe", dependencies: ["StippleWindow", "UIKit"], path: "Tests/WindowProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "stipple-motion-probe", dependencies: ["Stipple", "StippleWindow", "UIKit"], path: "Tests/MotionProbe",
      swiftSettings: strict),
    .testTarget(name: "StippleRasterTests", dependencies: ["StippleRaster"], swiftSettings: strict),
    tests(of: "CoreGraphics", ["CoreGraphics", "StippleRaster"]),
    tests(of: "StippleText", ["StippleText", "CoreGraphics", "CCairo", "CPango"], exclude: goldens),
    tests(of: "QuartzCore", ["QuartzCore", "CoreGraphics", "CStippleRuntime"], exclude: goldens),
    tests(of: "UIKit", ["QuartzCore", "StippleText"], exclude: goldens, resources: [.copy("Documents")]),
    tests(of: "StippleNib", ["StippleNib"], resources: [.copy("Documents")]),
    tests(of: "Stipple", ["Stipple", "QuartzCore"], exclude: ["Grids/Goldens", "Lines/Goldens"]),
    tests(of: "StippleSource", []),
    tests(of: "UIKitTesting", ["CoreGraphics"]),
    tests(of: "StippleWindow", ["StippleWindow", "CoreGraphics", "CSDL2"] + programs),
    tests(of: "EngineComparison", ["Stipple", "QuartzCore", "CoreGraphics"]),
    tests(of: "House", ["Stipple", "StippleNib", "CoreGraphics"]),
    tests(of: "StippleCommand", []),
    tests(
      of: "StippleDesigner",
      ["StippleDesigner", "Stipple", "StippleNib", "QuartzCore", "CoreGraphics", "CStippleRuntime"]),
    tests(of: "GridDemo", ["GridDemo", "Stipple", "QuartzCore", "CoreGraphics"]),
  ]

  // Test modules take the compiler longer than all else: `make test TESTS=A,B` builds those alone, `TESTS=-A,-B` all but
  // those.
  if let names = Context.environment["STIPPLE_TESTS"]?.split(separator: ","), let first = names.first {
    let sign = first.hasPrefix("-") ? "-" : ""
    package.targets.removeAll { target in
      target.type == .test && names.contains(Substring(sign + target.name)) != sign.isEmpty
    }
  }
#else
  package.targets = [.target(name: "Stipple", swiftSettings: strict)]
#endif
