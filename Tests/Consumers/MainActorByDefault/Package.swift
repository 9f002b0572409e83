// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MainActorByDefault",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "MainActorByDefault",
      dependencies: [.product(name: "StateKit", package: "StateKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    )
  ]
)
