// swift-tools-version: 6.0
// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package as somebody else would have it: views written the way tutorials write them, in Swift 5 mode, and their
// tests. It names this package, because the folder that this is checked out into may be called anything.
let uikit: Target.Dependency = .product(name: "UIKit", package: "stipple")
let uikitTesting: Target.Dependency = .product(name: "UIKitTesting", package: "stipple")
let inspectables: Target.PluginUsage = .plugin(name: "Inspectables", package: "stipple")

let package = Package(
    name: "TutorialViews",
    dependencies: [.package(name: "stipple", path: "../../..")],
    targets: [
        .executableTarget(
            name: "TutorialViews", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [inspectables]),
        .testTarget(
            name: "TutorialViewsTests", dependencies: ["TutorialViews", uikit, uikitTesting],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "ModernViews", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: [inspectables]),
        .testTarget(
            name: "ModernViewsTests", dependencies: ["ModernViews", uikit, uikitTesting],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
