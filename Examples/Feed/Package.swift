// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: ["Testing"])
  ],
  targets: [
    .executableTarget(
      name: "Feed",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "Feed",
        .product(name: "StateKit", package: "StateKit"),
        .product(name: "StateKitTesting", package: "StateKit"),
      ],
      swiftSettings: settings
    ),
  ]
)
