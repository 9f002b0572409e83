// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    )
  ],
  swiftLanguageModes: [.v6]
)
