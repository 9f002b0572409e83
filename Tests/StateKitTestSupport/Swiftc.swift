package import Foundation

/// The compiler, with the modules of these tests and with arguments that several runs share.
package struct Swiftc: Sendable {
  private let arguments: [String]

  package init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Runs the compiler for files. It also imports modules from the folder.
  package func run(_ task: [String], _ files: [URL], in folder: URL? = nil) throws -> ProgramRun {
    let modules = [BuiltProducts.modules, folder].compactMap { $0 }.flatMap { ["-I", $0.path] }
    return try ProgramRun(["swiftc"] + task + arguments + modules + files.map(\.path), in: folder)
  }
}
