// swift-tools-version: 6.1
import PackageDescription

// The package after the import: the app is on StateKit, and its dependencies are a module of their own.
let stateKit = Package.Dependency.package(name: "StateKit", path: "../../..")

let package = Package(
  name: "Club",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [stateKit],
  targets: [
    .target(
      name: "Dependencies",
      path: "StandIn/Dependencies",
      exclude: ["TestClock.swift", "DismissEffect.swift"]
    ),
    .target(
      name: "Club",
      dependencies: ["Dependencies", .product(name: "StateKit", package: "StateKit")],
      path: "Club",
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "Dependencies", .product(name: "StateKit", package: "StateKit"),
        .product(name: "StateKitTesting", package: "StateKit"),
      ],
      path: "OldNames"
    ),
    .testTarget(name: "ClubTests", dependencies: ["Club", "ComposableArchitecture"], path: "ClubTests"),
  ],
  swiftLanguageModes: [.v6]
)
