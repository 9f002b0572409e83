// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Club",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "ComposableArchitecture", path: "StandIn"),
    .target(name: "Club", dependencies: ["ComposableArchitecture"], path: "Club"),
    .testTarget(name: "ClubTests", dependencies: ["Club", "ComposableArchitecture"], path: "ClubTests"),
  ],
  swiftLanguageModes: [.v6]
)
