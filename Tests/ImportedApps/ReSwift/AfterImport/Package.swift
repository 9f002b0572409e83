// swift-tools-version: 6.1
import PackageDescription

// The package after the import: ReSwift's store stays, and the reducers are StateKit's.
let package = Package(
  name: "Market",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "StateKit", path: "../../..")],
  targets: [
    .target(name: "ReSwift", path: "StandIn"),
    .target(
      name: "Market",
      dependencies: ["ReSwift", .product(name: "StateKit", package: "StateKit")],
      path: "Market",
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),
    .testTarget(name: "MarketTests", dependencies: ["Market", "ReSwift"], path: "MarketTests"),
  ],
  swiftLanguageModes: [.v6]
)
