// swift-tools-version: 6.1
import PackageDescription

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")
let plugin = Target.PluginUsage.plugin(name: "StateKitPlugin", package: "StateKit")

let package = Package(
  name: "Modular",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "StateKit", path: "../../..", traits: [])
  ],
  targets: [
    // Features know neither each other nor the app.
    .target(name: "Users", dependencies: [stateKit], plugins: [plugin]),
    .target(name: "Posts", dependencies: [stateKit], plugins: [plugin]),
    .target(name: "AppState", dependencies: ["Users", "Posts", stateKit], plugins: [plugin]),
    .executableTarget(name: "App", dependencies: ["AppState", "Users", "Posts", stateKit]),
  ]
)
