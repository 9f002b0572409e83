// swift-tools-version: 6.2
import PackageDescription

// The settings of StateKit's own manifest.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Depends on no package: the runtime is a target of its own, and the generated code is committed.
let package = Package(
  name: "Vendored",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "StateKit", swiftSettings: settings + [.enableExperimentalFeature("BuiltinModule")]),
    .target(name: "StateKitRecording", dependencies: ["StateKit"], swiftSettings: settings),
    .executableTarget(
      name: "Vendored",
      dependencies: ["StateKit", "StateKitRecording"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
  ]
)
