// swift-tools-version: 6.0
// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "stipple-benchmarks",
  // It names the package, because the folder that it is checked out into may be called anything.
  dependencies: [.package(name: "stipple", path: "..")],
  targets: [
    .systemLibrary(name: "CBenchmarks"),
    .executableTarget(
      name: "stipple-bench",
      dependencies: [
        "CBenchmarks", .product(name: "StippleRaster", package: "stipple"),
        .product(name: "Stipple", package: "stipple"), .product(name: "UIKit", package: "stipple"),
      ],
      path: "Sources/StippleBench",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ])
