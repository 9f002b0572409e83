package import Foundation

extension Swiftc {
  /// The compiler's messages for the files; empty if they compile without warnings.
  package func diagnose(_ files: [URL], in folder: URL? = nil) throws -> String {
    try compile("GoldenCode", files, [], in: folder)
  }

  /// Builds a module into a folder, where other modules can import it; returns the compiler's messages.
  package func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String {
    let output = folder.appending(component: "\(name).swiftmodule").path
    return try compile(name, files, ["-emit-module-path", output], in: folder)
  }

  /// Some warnings come from the SIL passes, which do not run in a type check. The compiler may delete its output, so that is
  /// not /dev/null.
  private func compile(_ module: String, _ files: [URL], _ output: [String], in folder: URL?) throws -> String
  {
    let scratch = try TemporaryFolder()
    let task = [
      "-emit-sil", "-wmo", "-o", scratch.path("Sil"), "-module-name", module, "-package-name", "golden",
    ]
    return try withExtendedLifetime(scratch) { try run(task + output, files, in: folder).text }
  }
}
