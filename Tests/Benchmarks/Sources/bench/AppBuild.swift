import Foundation

/// An app of 50 domains of twenty actions, built for debugging by SwiftPM with the build plugin, in one module or in five.
///
/// The tool and the runtime are built before, with schemas of one domain, so that only the app is measured.
struct AppBuild {
  /// How many modules declare domains; one more has the root.
  let modules: Int
  var conformance: String?
  var domainsPerSchema = 10

  private static let domains = 50

  var name: String {
    (modules == 1 ? "one module" : "\(modules) modules") + (conformance.map { ", \($0)" } ?? "")
      + (domainsPerSchema == 1 ? ", a schema for each domain" : "")
  }

  /// CPU seconds: all modules anew, nothing to do, and an action more in a domain of the last module.
  func times() throws -> (all: Double, nothing: Double, edit: Double) {
    try Repository.withEmptyFolder { folder in
      try folder.write(manifest, to: "Package.swift")
      try folder.write("@main enum App { static func main() {} }\n", to: "Sources/App/App.swift")
      try write(domains: 1, to: folder)
      _ = try build(folder)
      try write(domains: AppBuild.domains / modules, to: folder)
      let all = try build(folder)
      _ = try build(folder)
      let nothing = try build(folder)
      try write(domains: AppBuild.domains / modules, moreActions: 1, to: folder)
      return (all, nothing, try build(folder))
    }
  }

  private func build(_ folder: URL) throws -> Double {
    try ProgramRun(["swift", "build"], in: folder).cpuTime
  }

  private var names: [String] { (1...modules).map { "Part\($0)" } }

  private func write(domains: Int, moreActions: Int = 0, to folder: URL) throws {
    for name in names {
      let schema = CompileSchema(
        domains: domains,
        moreActions: name == names.last ? moreActions : 0,
        conformance: conformance,
        access: "public",
        domainsPerFile: domainsPerSchema
      )
      for (file, text) in schema.files {
        try folder.update(text, at: "Sources/\(name)/\(file)")
      }
      // A target needs a file of its own; a type with the name of its module would hide the module.
      try folder.update("// All of it is generated.\n", at: "Sources/\(name)/\(name).swift")
    }
    try folder.update(root, at: "Sources/App/App.statekit.json")
  }

  private var root: String {
    """
    {
      "statekit": 1,
      "uses": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))],
      "conformances": [\(conformance.map { "\"\($0)\"" } ?? "")],
      "domains": {
        "App": { "children": { \(names.map { "\"\($0.lowercased())\": \"\($0).D0\"" }.joined(separator: ", ")) } }
      }
    }
    """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let stateKit: Target.Dependency = .product(name: "StateKit", package: "StateKit")
    let plugin: Target.PluginUsage = .plugin(name: "StateKitPlugin", package: "StateKit")
    let names = \(names)

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "StateKit", path: "\(Repository.root.path)", traits: [])],
      targets: names.map { .target(name: $0, dependencies: [stateKit], plugins: [plugin]) } + [
        .executableTarget(
          name: "App",
          dependencies: [stateKit] + names.map { .target(name: $0) },
          plugins: [plugin]
        )
      ]
    )
    """
  }
}
