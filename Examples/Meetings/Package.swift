// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")

let package = Package(
  name: "Meetings",
  platforms: [.macOS(.v15), .iOS(.v18)],
  // For an app target of a project.
  products: [.library(name: "MeetingsUI", targets: ["MeetingsUI"])],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: ["Testing"])
  ],
  targets: [
    // The schemas, their handlers, and the services that they need.
    .target(
      name: "MeetingsCore",
      dependencies: [stateKit],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    // The views for SwiftUI, which are empty on Linux.
    .target(name: "MeetingsUI", dependencies: ["MeetingsCore", stateKit], swiftSettings: settings),
    // The text interface.
    .executableTarget(
      name: "Meetings",
      dependencies: ["MeetingsCore", stateKit],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MeetingsTests",
      dependencies: [
        "Meetings", "MeetingsCore", stateKit,
        .product(name: "StateKitTesting", package: "StateKit"),
      ],
      swiftSettings: settings
    ),
  ]
)
