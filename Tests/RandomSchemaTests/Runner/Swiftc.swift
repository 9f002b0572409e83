import Foundation

/// The compiler, with the modules of these tests.
enum Swiftc {
  static let arguments =
    ["-swift-version", "6", "-warnings-as-errors", "-package-name", "random", "-Onone"]
    + [
      "InternalImportsByDefault", "NonisolatedNonsendingByDefault", "ExistentialAny",
      "MemberImportVisibility",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  /// Builds a module with its objects; returns the compiler's messages.
  static func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String {
    let build = folder.appending(component: "\(name).build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let module = ["-emit-module-path", folder.appending(component: "\(name).swiftmodule").path()]
    return try run(
      ["swiftc", "-module-name", name, "-parse-as-library", "-emit-module", "-c", "-wmo"] + module
        + arguments,
      files,
      in: folder,
      from: build
    )
  }

  static func makeProgram(_ name: String, of files: [URL], with objects: [URL], in folder: URL) throws
    -> String
  {
    try run(
      [
        "swiftc", "-module-name", name, "-emit-executable", "-wmo", "-o",
        folder.appending(component: name).path(),
      ]
        + arguments,
      files + objects,
      in: folder,
      from: folder
    )
  }

  /// The output of a program; empty if all laws hold.
  static func run(_ program: URL) throws -> String {
    let (text, status) = try run(program, [], from: program.deletingLastPathComponent())
    let isHeld = status == 0 && text.split(separator: "\n").last?.hasPrefix("HELD ") == true
    return isHeld ? "" : "status \(status)\n\(text)"
  }

  private static func run(_ command: [String], _ files: [URL], in folder: URL, from: URL) throws -> String {
    let paths = ["-I", modules.path(), "-I", folder.path()] + files.map { $0.path() }
    let (text, status) = try run(URL(filePath: "/usr/bin/env"), command + paths, from: from)
    return status == 0 ? text : "status \(status)\n\(text)"
  }

  private static func run(_ program: URL, _ arguments: [String], from: URL) throws -> (String, Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = from
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  /// The sources of the laws, which are compiled with each batch.
  static func program() throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(component: "Program")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The objects of a target that was built with these tests.
  ///
  /// Stale objects of deleted files are ignored.
  static func objects(of target: String) throws -> [URL] {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/\(target)")
      .standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
      .map { URL(filePath: $0).lastPathComponent + ".o" }
    return try objects(in: products.appending(component: "\(target).build"))
      .filter { names.contains($0.lastPathComponent) }
  }

  static func objects(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
  }

  private static var modules: URL { products.appending(component: "Modules") }

  /// The folder of the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let url = bundle.bundleURL
    return url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  }
}
