// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Counter",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    )
  ]
)
