// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the trait of the tool defines.
let importing: SwiftSetting = .define("Import")
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]

/// A program for each property, as libFuzzer has one function to call.
let fuzzers = ["FuzzGenerate", "FuzzReports", "FuzzDiff", "FuzzFormat", "FuzzScaffold", "FuzzMigrate"]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    // As in the manifest of the tool.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    // The tool's own sources, by symbolic links: they are instrumented here, and have no product for users.
    .target(name: "StateKitGenerator", swiftSettings: settings),
    .target(
      name: "StateKitAuthoring",
      dependencies: ["StateKitGenerator"],
      exclude: ["Web"],
      swiftSettings: settings
    ),
    .target(
      name: "StateKitImport",
      dependencies: ["StateKitGenerator", "StateKitAuthoring"] + swiftSyntax,
      swiftSettings: settings + [importing]
    ),
    .target(
      name: "Properties",
      dependencies: ["StateKitGenerator", "StateKitAuthoring"],
      swiftSettings: settings
    ),
    // A target of its own: swift-syntax in a program would slow down its fuzzing.
    .target(
      name: "ImportProperties",
      dependencies: ["StateKitGenerator", "StateKitAuthoring", "StateKitImport", "Properties"] + swiftSyntax,
      swiftSettings: settings + [importing]
    ),
    .target(
      name: "StateKitLanguageServer",
      dependencies: ["StateKitGenerator", "StateKitAuthoring"],
      swiftSettings: settings
    ),
    .target(
      name: "ServerProperties",
      dependencies: ["StateKitAuthoring", "StateKitLanguageServer", "Properties"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FuzzServe",
      dependencies: ["ServerProperties", "Properties"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FuzzImport",
      dependencies: ["ImportProperties", "Properties"],
      swiftSettings: settings + [importing]
    ),
    .executableTarget(
      name: "FuzzSeeds",
      dependencies: [
        "StateKitGenerator", "StateKitAuthoring", "Properties", "ImportProperties", "ServerProperties",
      ],
      swiftSettings: settings
    ),
  ]
    + fuzzers.map { .executableTarget(name: $0, dependencies: ["Properties"], swiftSettings: settings) },
  swiftLanguageModes: [.v6]
)
