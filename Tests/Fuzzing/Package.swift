// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program for each property, as libFuzzer has one function to call.
let fuzzers = ["FuzzGenerate", "FuzzReports", "FuzzDiff", "FuzzFormat", "FuzzScaffold", "FuzzMigrate"]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    // The tool's own sources, by symbolic links: they are instrumented here, and have no product for users.
    .target(name: "StateKitGenerator", swiftSettings: settings),
    .target(name: "StateKitAuthoring", dependencies: ["StateKitGenerator"], swiftSettings: settings),
    .target(
      name: "Properties",
      dependencies: ["StateKitGenerator", "StateKitAuthoring"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FuzzSeeds",
      dependencies: ["StateKitGenerator", "StateKitAuthoring", "Properties"],
      swiftSettings: settings
    ),
  ]
    + fuzzers.map { .executableTarget(name: $0, dependencies: ["Properties"], swiftSettings: settings) },
  swiftLanguageModes: [.v6]
)
