import Foundation
import StateKitTestSupport

extension Swiftc {
  /// The compiler's messages for the files; empty if they compile without warnings.
  func diagnose(_ files: [URL], in folder: URL? = nil) throws -> String {
    try diagnose(files, as: "GoldenCode", in: folder)
  }

  /// Builds a module into a folder, where other modules can import it; returns the compiler's messages.
  func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String {
    let output = folder.appending(component: "\(name).swiftmodule").path
    let task = ["-emit-module", "-wmo", "-o", output, "-module-name", name, "-package-name", "golden"]
    return try diagnose(files, as: name, in: folder) + run(task, files, in: folder).text
  }

  /// Some warnings come from the SIL passes, which do not run in a type check.
  private func diagnose(_ files: [URL], as module: String, in folder: URL?) throws -> String {
    let task = ["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", module, "-package-name", "golden"]
    return try run(task, files, in: folder).text
  }
}
