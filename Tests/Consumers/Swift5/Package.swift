// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Swift5",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "StateKit", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Swift5",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    )
  ]
)
