// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Market",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "ReSwift", path: "StandIn"),
    .target(name: "Market", dependencies: ["ReSwift"], path: "Market"),
    .testTarget(name: "MarketTests", dependencies: ["Market", "ReSwift"], path: "MarketTests"),
  ],
  swiftLanguageModes: [.v6]
)
