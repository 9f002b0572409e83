import Foundation

/// The compiler's messages for a program that imports StateKit; empty if it compiles.
///
/// - Parameter module: Another module that the program may import. It is compiled first, and also
///   imports StateKit.
func typecheck(_ source: String, besides module: (name: String, source: String)? = nil) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: "StateKit-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  if let module {
    let output = folder.appending(path: "\(module.name).swiftmodule").path()
    let diagnostics = try compile(
      module.source,
      in: folder,
      as: module.name,
      ["-emit-module", "-module-name", module.name, "-o", output]
    )
    guard diagnostics.isEmpty else { return diagnostics }
  }
  return try compile(source, in: folder, as: "Test", ["-typecheck"])
}

private func compile(
  _ source: String,
  in folder: URL,
  as name: String,
  _ arguments: [String]
) throws -> String {
  let file = folder.appending(path: "\(name).swift")
  try "import StateKit\n\n\(source)\n".write(to: file, atomically: true, encoding: .utf8)
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["swiftc"] + arguments + [
      "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
      "-enable-upcoming-feature", "ExistentialAny", "-I", modules.path(), "-I", folder.path(), file.path(),
    ]
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  process.waitUntilExit()
  return text
}

/// The modules, beside the test bundle.
private var modules: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
  let url = bundle.bundleURL
  let folder = url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  return folder.appending(component: "Modules")
}
