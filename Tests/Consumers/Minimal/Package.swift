// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Minimal",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Minimal",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    )
  ]
)
