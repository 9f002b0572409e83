// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")
let testing = Target.Dependency.product(name: "StateKitTesting", package: "StateKit")
let plugins: [Target.PluginUsage] = [.plugin(name: "StateKitPlugin", package: "StateKit")]

let package = Package(
  name: "Club",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StateKit", path: "../..", traits: ["Testing"])],
  targets: [
    .target(
      name: "ClubFeatures",
      dependencies: [stateKit],
      swiftSettings: settings,
      plugins: plugins
    ),
    .target(
      name: "ClubApp",
      dependencies: ["ClubFeatures", stateKit],
      swiftSettings: settings,
      plugins: plugins
    ),
    .executableTarget(
      name: "Club",
      dependencies: ["ClubApp", "ClubFeatures", stateKit, testing],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ClubFeaturesTests",
      dependencies: ["ClubFeatures", stateKit, testing],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ClubAppTests",
      dependencies: ["ClubApp", "ClubFeatures", stateKit, testing],
      swiftSettings: settings
    ),
  ]
)
