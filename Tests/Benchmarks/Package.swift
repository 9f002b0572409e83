// swift-tools-version: 6.1
import PackageDescription

let toolSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    // The tool's own sources, by symbolic links: the floor of a run is written by the tool's writer, which is not part
    // of a product, because users do not need it.
    .target(name: "StateKitGenerator", swiftSettings: toolSettings),
    .target(name: "StateKitToolSupport", dependencies: ["StateKitGenerator"], swiftSettings: toolSettings),
    .executableTarget(
      name: "measure",
      dependencies: ["StateKitGenerator", "StateKitToolSupport"],
      swiftSettings: toolSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
