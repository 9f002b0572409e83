// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")

let package = Package(
  name: "AsyncRequests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: ["Testing"])
  ],
  targets: [
    .target(
      name: "AppCore",
      dependencies: [stateKit],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .target(name: "Networking", dependencies: ["AppCore", stateKit], swiftSettings: settings),
    .executableTarget(
      name: "AsyncRequests",
      dependencies: ["AppCore", "Networking", stateKit],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AsyncRequestsTests",
      dependencies: [
        "AppCore", "Networking", "AsyncRequests", stateKit,
        .product(name: "StateKitTesting", package: "StateKit"),
      ],
      swiftSettings: settings
    ),
  ]
)
