// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Reachability",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../StateKit", traits: ["Testing"])
  ],
  targets: [
    .executableTarget(
      name: "Reachability",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .testTarget(
      name: "ReachabilityTests",
      dependencies: ["Reachability", .product(name: "StateKitTesting", package: "StateKit")]
    ),
  ]
)
