// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TwoModules",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "ShopCore",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .executableTarget(
      name: "TwoModules",
      dependencies: ["ShopCore", .product(name: "StateKit", package: "StateKit")],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
  ]
)
