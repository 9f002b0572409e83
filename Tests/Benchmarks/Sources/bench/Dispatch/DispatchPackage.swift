import Foundation

/// A package with the program that dispatches, `Tests/Benchmarks/Program`, as a target for each app that it was measured in.
///
/// The package stays in the build folder, so that its parts are not built twice.
struct DispatchPackage {
  let schema: DispatchSchema

  private static let folder = Repository.root.appending(path: "Tests/Benchmarks/.build/program")

  /// The name of the target for the app's program.
  private var target: String { schema.name }

  /// Builds the program for release; returns its path.
  func build() throws -> URL {
    let folder = DispatchPackage.folder
    try generate()
    let targets = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
    try folder.update(manifest(targets.filter { $0 != "CountedMalloc" }.sorted()), at: "Package.swift")
    _ = try ProgramRun(["swift", "build", "-c", "release", "--product", target], in: folder)
    return folder.appending(path: ".build/release/\(target)")
  }

  /// Runs a program; returns the printed lines, split at tabs.
  static func run(_ program: URL, _ arguments: [String]) throws -> [[String]] {
    let run = try ProgramRun([program.path] + arguments, in: Repository.root)
    return run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  private func generate() throws {
    let folder = DispatchPackage.folder.appending(component: "Sources")
    let app = folder.appending(component: target)
    try app.update(DispatchFloor(schema: schema).text, at: "Floor.swift")
    try app.update(DispatchNames(schema: schema).text, at: "App.swift")
    try link(app.appending(component: "Program"), to: "App")
    try link(folder.appending(component: "CountedMalloc"), to: "CountedMalloc")
    _ = try ProgramRun(["swift", "build", "--product", "statekit-gen"], in: Repository.root)
    let tool = Repository.root.appending(path: ".build/debug/statekit-gen").path
    var uses: [String] = []
    for (module, files) in schema.files {
      // Apart from the sources, so that the target has only Swift files.
      let schemas = DispatchPackage.folder.appending(path: "Schemas/\(module)")
      for (name, text) in files { try schemas.update(text, at: name) }
      let output = folder.appending(component: module).path
      let arguments = ["generate", schemas.path, "--output", output, "--module-name", module]
      _ = try ProgramRun([tool] + arguments + uses, in: app)
      uses = ["--use", "\(module)=\(schemas.path)"]
    }
  }

  /// Makes a link to a folder of the program, which is the same for all apps.
  private func link(_ link: URL, to name: String) throws {
    let folder = Repository.root.appending(path: "Tests/Benchmarks/Program/\(name)")
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
  }

  /// The trait of the inspector is on only if an app has it, because that trait needs a package to be fetched and more
  /// modules to be compiled. The runtime is the same with and without the trait.
  private func manifest(_ targets: [String]) -> String {
    let inspected = targets.filter(DispatchSchema.isInspected)
    let traits = inspected.isEmpty ? [] : ["Inspector"]
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Program",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "StateKit", path: "\(Repository.root.path)", traits: \(traits))],
        targets: [
          .target(name: "CountedMalloc")
        ] + \(targets.filter(DispatchSchema.isDomains)).map { name in
          .target(name: name, dependencies: [.product(name: "StateKit", package: "StateKit")])
        } + \(targets.filter { !DispatchSchema.isDomains($0) }).map { name in
          .executableTarget(
            name: name,
            dependencies: ["CountedMalloc", .product(name: "StateKit", package: "StateKit")]
              + \(targets.filter(DispatchSchema.isDomains)).filter { $0 == name + "Domains" }.map { .target(name: $0) }
              + (\(inspected).contains(name) ? ["StateKitInspector", "StateKitRecording"] : [])
                .map { .product(name: $0, package: "StateKit") },
            swiftSettings: \(inspected).contains(name) ? [.define("INSPECTED")] : []
          )
        }
      )
      """
  }
}
