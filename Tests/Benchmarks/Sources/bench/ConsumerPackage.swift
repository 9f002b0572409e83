import Foundation

/// A package that uses StateKit, as its users have it: each target with a schema of a domain with twenty actions.
struct ConsumerPackage {
  enum Generation {
    /// By the build plugin.
    case inBuild
    /// Before, into the source tree.
    case before
  }

  let folder: URL
  private let targets: Int
  private let hasTests: Bool

  /// Writes the package into an empty folder.
  ///
  /// - Parameter hasTests: Whether the first target has a test target that imports `StateKitTesting`.
  init(
    in folder: URL,
    targets: Int,
    generation: Generation,
    tool: URL? = nil,
    hasTests: Bool = false
  ) throws {
    self.folder = folder
    self.targets = targets
    self.hasTests = hasTests
    try folder.write(manifest(generation), to: "Package.swift")
    if hasTests { try folder.write(ConsumerPackage.test, to: "Tests/FeatureTests/FeatureTests.swift") }
    for number in 1...targets {
      let name = "Feature\(number)"
      try writeSchema(of: name, actions: 20)
      try folder.write(
        "public import StateKit\n\npublic typealias Feature = \(name)Action\n",
        to: "Sources/\(name)/\(name).swift"
      )
    }
    guard let tool, generation == .before else { return }
    for number in 1...targets {
      let sources = "Sources/Feature\(number)"
      _ = try ProgramRun(
        [tool.path, "generate", sources, "--output", sources, "--module-name", "Feature\(number)"],
        in: folder
      )
    }
  }

  /// Writes the schema of a target.
  func writeSchema(of target: String, actions count: Int) throws {
    try folder.write(
      ConsumerPackage.schema(of: target, actions: count),
      to: "Sources/\(target)/\(target).statekit.json"
    )
  }

  /// Builds it, for debugging if the options do not say otherwise.
  func build(_ options: [String] = []) throws -> ProgramRun {
    try ProgramRun(["swift", "build"] + options, in: folder)
  }

  private func manifest(_ generation: Generation) -> String {
    let generating =
      switch generation {
      case .inBuild: #"plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]"#
      case .before: #"exclude: ["\(name).statekit.json"]"#
      }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Consumer",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "StateKit", path: "\(Repository.root.path)"\(hasTests ? "" : ", traits: []"))],
        targets: (1...\(targets)).map { number in
          let name = "Feature\\(number)"
          return .target(
            name: name, dependencies: [.product(name: "StateKit", package: "StateKit")], \(generating)
          )
        }\(hasTests ? testTarget : "")
      )
      """
  }

  private var testTarget: String {
    """
     + [
          .testTarget(
            name: "FeatureTests",
            dependencies: ["Feature1", .product(name: "StateKitTesting", package: "StateKit")]
          )
        ]
    """
  }

  private static let test = """
    import Feature1
    import StateKit
    import StateKitTesting
    import Testing

    @MainActor
    @Test func changes() {
      let store = TestStore(Store.feature1(reducer: .feature1()))
      store.send(.changed2) { $0.value = 2 }
    }

    """

  /// A domain whose actions need no code.
  static func schema(of domain: String, actions count: Int) -> String {
    let actions = (1...count).map { #""changed\#($0)": { "set": { "value": \#($0) } }"# }
    return """
      {
        "statekit": 1,
        "access": "public",
        "domains": {
          "\(domain)": {
            "state": { "value": "Int = 0" },
            "actions": {
              \(actions.joined(separator: ",\n        "))
            }
          }
        }
      }
      """
  }
}
