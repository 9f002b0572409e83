import Foundation
import StateKitTestSupport

/// The compiler's messages for a program that imports StateKit; empty if it compiles.
///
/// - Parameter module: Another module that the program may import. It is compiled first, and also
///   imports StateKit.
func typecheck(_ source: String, besides module: (name: String, source: String)? = nil) throws -> String {
  let folder = try TemporaryFolder()
  if let module {
    let output = folder.path("\(module.name).swiftmodule")
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
  in folder: TemporaryFolder,
  as name: String,
  _ arguments: [String]
) throws -> String {
  let file = try folder.write("import StateKit\n\n\(source)\n", to: "\(name).swift")
  let compiler = Swiftc(
    arguments: [
      "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature",
      "ExistentialAny",
    ]
  )
  return try compiler.run(arguments, [file], in: folder.url).text
}
