// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "StateKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "StateKit", targets: ["StateKit"]),
    .library(name: "StateKitCombine", targets: ["StateKitCombine"]),
    .library(name: "StateKitInspector", targets: ["StateKitInspector"]),
    .library(name: "StateKitRecording", targets: ["StateKitRecording"]),
    .library(name: "StateKitTesting", targets: ["StateKitTesting"]),
    .executable(name: "statekit-gen", targets: ["statekit-gen"]),
    .executable(name: "statekit-import", targets: ["statekit-import"]),
    .plugin(name: "StateKitPlugin", targets: ["StateKitPlugin"]),
    .plugin(name: "StateKitCommandPlugin", targets: ["StateKitCommandPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["Testing"]),
    .trait(name: "Testing", description: "TestStore with readable differences, by swift-custom-dump."),
    .trait(name: "Inspector", description: "A debugger for a running app in a browser, by SwiftNIO."),
    .trait(name: "Import", description: "statekit-import, which reads existing Swift code, by swift-syntax."),
    .trait(name: "OpenCombine", description: "Publishers as effects where Combine is missing."),
  ],
  // A disabled trait keeps SwiftPM from fetching what only that trait needs: with `traits: []`
  // swift-argument-parser is all that a consumer resolves.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.0"),
    // Before 1.0 a minor version may break.
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    // A major version for each version of Swift.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // The atomics of the compiler, because `Synchronization` needs iOS 18.
    .target(name: "StateKit", swiftSettings: settings + [.enableExperimentalFeature("BuiltinModule")]),
    .target(
      name: "StateKitCombine",
      dependencies: [
        "StateKit",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ],
      swiftSettings: settings
    ),
    .target(name: "StateKitRecording", dependencies: ["StateKit"], swiftSettings: settings),
    // Empty without its trait.
    .target(
      name: "StateKitInspector",
      dependencies: [
        "StateKit", "StateKitRecording",
        .target(name: "StateKitAuthoring", condition: .when(traits: ["Inspector"])),
        .target(name: "StateKitGenerator", condition: .when(traits: ["Inspector"])),
        .target(name: "StateKitToolSupport", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Inspector"])),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "StateKitTesting",
      dependencies: [
        "StateKit", "StateKitRecording",
        .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["Testing"])),
        .product(
          name: "IssueReporting",
          package: "xctest-dynamic-overlay",
          condition: .when(traits: ["Testing"])
        ),
        // Elsewhere it is found without being linked, and must not come into apps.
        .product(
          name: "IssueReportingTestSupport",
          package: "xctest-dynamic-overlay",
          condition: .when(platforms: [.linux, .android, .windows], traits: ["Testing"])
        ),
      ],
      swiftSettings: settings
    ),
    .target(name: "StateKitGenerator", swiftSettings: settings),
    .target(
      name: "StateKitAuthoring",
      dependencies: ["StateKitGenerator"],
      // Recorded in `WebPages.swift`.
      exclude: ["Web"],
      swiftSettings: settings
    ),
    .target(name: "StateKitToolSupport", dependencies: ["StateKitGenerator"], swiftSettings: settings),
    // What the plugin runs is compiled in every build of its users: `generate` alone, and no dependency.
    .executableTarget(
      name: "statekit-build-tool",
      dependencies: ["StateKitGenerator", "StateKitToolSupport"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "statekit-gen",
      dependencies: [
        "StateKitGenerator", "StateKitAuthoring", "StateKitLanguageServer", "StateKitToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "StateKitLanguageServer",
      dependencies: ["StateKitGenerator", "StateKitAuthoring"],
      swiftSettings: settings
    ),
    // Empty without its trait.
    .target(
      name: "StateKitImport",
      dependencies: [
        "StateKitGenerator", "StateKitAuthoring",
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Import"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Import"])),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "statekit-import",
      dependencies: [
        "StateKitImport", "StateKitGenerator", "StateKitToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .plugin(name: "StateKitPlugin", capability: .buildTool(), dependencies: ["statekit-build-tool"]),
    .plugin(
      name: "StateKitCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "statekit",
          description: "Start, check, format and draw schemas, and generate and scaffold from them."
        ),
        permissions: [.writeToPackageDirectory(reason: "Generated code and stubs go next to your sources.")]
      ),
      dependencies: ["statekit-gen"]
    ),
    // A name that no target of a user has: SwiftPM wants the names of all packages to differ.
    .target(
      name: "StateKitTestSupport",
      dependencies: ["StateKit"],
      path: "Tests/StateKitTestSupport",
      swiftSettings: settings
    ),
    .testTarget(name: "StateKitPluginTests", dependencies: ["StateKitTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "StateKitTests",
      dependencies: ["StateKit", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitCombineTests",
      dependencies: [
        "StateKitCombine",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitRecordingTests",
      dependencies: ["StateKitRecording", "StateKitTesting", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitInspectorTests",
      dependencies: [
        "StateKitInspector", "StateKitRecording", "StateKitAuthoring", "StateKitGenerator",
        "StateKitTestSupport",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Inspector"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Inspector"])),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitTestingTests",
      dependencies: [
        "StateKitTesting",
        "StateKitTestSupport",
        .product(
          name: "IssueReporting",
          package: "xctest-dynamic-overlay",
          condition: .when(traits: ["Testing"])
        ),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitGeneratorTests",
      dependencies: ["StateKitGenerator", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitAuthoringTests",
      dependencies: ["StateKitGenerator", "StateKitAuthoring", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitLanguageServerTests",
      dependencies: [
        "StateKitLanguageServer", "StateKitGenerator", "StateKitAuthoring", "StateKitTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StateKitImportTests",
      dependencies: [
        "StateKitImport", "StateKitGenerator", "StateKitAuthoring", "StateKitTestSupport",
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Import"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Import"])),
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "statekit-importTests",
      dependencies: ["statekit-import", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    // Generated code, which does not depend on the generator: an edit of that does not compile this again.
    .target(
      name: "GoldenCode",
      dependencies: ["StateKit"],
      path: "Tests/GoldenCode",
      exclude: ["Schemas"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "GoldenCode", "StateKit", "StateKitGenerator", "StateKitRecording", "StateKitTesting",
        "StateKitTestSupport",
      ],
      swiftSettings: settings
    ),
    // They start the compiler.
    .testTarget(
      name: "CompiledCodeTests",
      dependencies: ["GoldenCode", "StateKit", "StateKitGenerator", "StateKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RandomSchemaTests",
      dependencies: [
        "StateKit", "StateKitGenerator", "StateKitRecording", "StateKitTesting", "StateKitTestSupport",
      ],
      exclude: ["Program"],
      swiftSettings: settings
    ),
    // Some of them run the tool.
    .testTarget(
      name: "StateKitToolSupportTests",
      dependencies: [
        "statekit-gen", "statekit-build-tool", "StateKitGenerator", "StateKitToolSupport",
        "StateKitTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "statekit-genTests",
      dependencies: [
        "statekit-gen", "statekit-build-tool", "StateKitGenerator", "StateKitAuthoring",
        "StateKitLanguageServer", "StateKitToolSupport",
        "StateKitTestSupport",
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM links all tests into one product. Without this variable those of the runtime and of the generator are built; it
// names other targets, of which nothing else is compiled, or is `all`.
let tests =
  Context.environment["STATEKIT_TEST_TARGETS"]
  ?? "StateKitTests StateKitCombineTests StateKitRecordingTests StateKitTestingTests StateKitGeneratorTests GoldenTests"
if tests != "all" {
  let names = tests.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
