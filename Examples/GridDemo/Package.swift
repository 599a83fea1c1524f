// swift-tools-version: 6.0
// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import PackageDescription

var dependencies: [Target.Dependency] = [.product(name: "Stipple", package: "stipple")]
#if os(Linux)
  // Here UIKit is Stipple's own, and StippleWindow opens its windows; on iOS both are the system's.
  dependencies += [
    .product(name: "UIKit", package: "stipple"), .product(name: "StippleWindow", package: "stipple"),
  ]
#endif

let package = Package(
  name: "GridDemo",
  platforms: [.iOS(.v15)],
  // Outside this repository, name the package by its address or by the place of your copy.
  dependencies: [.package(name: "stipple", path: "../..")],
  targets: [.executableTarget(name: "GridDemo", dependencies: dependencies)])
