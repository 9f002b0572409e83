// swift-tools-version: 6.1
import PackageDescription

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")

// Without a plugin: `swift package statekit generate` writes the code, and it is committed.
let package = Package(
  name: "Committed",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../../..", traits: [])
  ],
  targets: [
    .target(name: "Cart", dependencies: [stateKit], exclude: ["Cart.statekit.json"]),
    .executableTarget(
      name: "Committed",
      dependencies: ["Cart", stateKit],
      exclude: ["Shop.statekit.json"]
    ),
  ]
)
