import Foundation

/// The compiler, run beside the modules that were built for these tests.
struct Swiftc {
  let arguments: [String]

  /// All that it says about the files; nothing if there is nothing to say.
  func diagnose(_ files: [URL], in folder: URL? = nil) throws -> String {
    // Some warnings come from the passes over SIL, which a mere check of types does not run.
    try run(["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "GoldenTests"], files, in: folder)
  }

  /// Makes a module in a folder in which others may find it, and gives all that the compiler says.
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

  /// They stand beside the test bundle.
  private static var modules: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let url = bundle.bundleURL
    let folder = url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
    return folder.appending(component: "Modules")
  }
}
