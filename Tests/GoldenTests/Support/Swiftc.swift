import Foundation

/// The compiler, with the modules of these tests.
struct Swiftc {
  let arguments: [String]

  /// The compiler's messages for the files; empty if they compile without warnings.
  func diagnose(_ files: [URL], in folder: URL? = nil) throws -> String {
    // Some warnings come from the SIL passes, which do not run in a type check.
    try run(["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "GoldenTests"], files, in: folder)
  }

  /// Builds a module into a folder, where other modules can import it; returns the compiler's messages.
  func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String {
    let output = folder.appending(component: "\(name).swiftmodule").path()
    let paths = ["-I", folder.path()]
    return try run(
      ["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", name] + paths,
      files,
      in: folder
    )
      + run(["-emit-module", "-wmo", "-o", output, "-module-name", name] + paths, files, in: folder)
  }

  private func run(_ task: [String], _ files: [URL], in folder: URL?) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + task + ["-package-name", "golden", "-I", Swiftc.modules.path()] + arguments
      + files.map { $0.path() }
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// The modules, beside the test bundle.
  private static var modules: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let url = bundle.bundleURL
    let folder = url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
    return folder.appending(component: "Modules")
  }
}
