import Foundation

/// The CPU time of a build after one action was added in one of the domains, beyond a build without a change.
struct CompileEdit {
  let domains: Int
  let repeats: Int

  func table() throws -> Table {
    try Repository.withEmptyFolder { folder in
      try folder.write(manifest, to: "Package.swift")
      try folder.write("@main enum App { static func main() {} }\n", to: "Sources/App/App.swift")
      try write(CompileSchema(domains: domains), to: folder)
      for _ in 0..<2 { _ = try build(folder) }
      var nothing: [Double] = []
      var edits: [Double] = []
      for number in 1...max(repeats, 1) {
        nothing.append(try build(folder))
        try write(CompileSchema(domains: domains, moreActions: number), to: folder)
        edits.append(try build(folder))
        _ = try build(folder)
      }
      var table = Table(
        title: "an action more, \(domains) domains, debug, CPU s",
        columns: ["min", "median"]
      )
      let (idle, edited) = (Samples(nothing), Samples(edits))
      table.add("nothing to do", idle.minimum, idle.median)
      table.add("an action more", edited.minimum, edited.median)
      table.add("on top", edited.minimum - idle.minimum, edited.median - idle.median)
      return table
    }
  }

  private func build(_ folder: URL) throws -> Double {
    try ProgramRun(["swift", "build"], in: folder).cpuTime
  }

  private func write(_ schema: CompileSchema, to folder: URL) throws {
    for (name, text) in schema.files { try folder.update(text, at: "Sources/App/\(name)") }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "StateKit", path: "\(Repository.root.path)", traits: [])],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [.product(name: "StateKit", package: "StateKit")],
          plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
        )
      ]
    )
    """
  }
}
