package import StateKitGenerator

/// Several files in the bytes of one input, by the separators that ASCII has for it, which no schema can have:
///
///     file RS file GS file of a used module
package struct Input {
  package static let fileSeparator: UInt8 = 0x1E
  package static let moduleSeparator: UInt8 = 0x1D

  /// The files of each module; the first module is the one that generates.
  let modules: [[SourceFile]]

  /// - Parameter suffix: The end of the file names, for example `.statekit.json`.
  package init(_ bytes: [UInt8], suffix: String) {
    modules = bytes.split(separator: Input.moduleSeparator, omittingEmptySubsequences: false).enumerated()
      .map { module, files in
        files.split(separator: Input.fileSeparator, omittingEmptySubsequences: false).enumerated()
          .map { file, bytes in
            SourceFile(path: "\(Input.name(ofModule: module))/File\(file)\(suffix)", bytes: Array(bytes))
          }
      }
  }

  /// The files of all modules.
  package var files: [SourceFile] { modules.flatMap { $0 } }

  /// All modules but the first.
  var usedModules: [SchemaModule] {
    modules.enumerated().dropFirst().map { SchemaModule(name: Input.name(ofModule: $0), files: $1) }
  }

  /// `Cafe` is the one that the repository's schemas use.
  private static func name(ofModule index: Int) -> String {
    let names = ["App", "Cafe", "Core"]
    return index < names.count ? names[index] : "Module\(index)"
  }
}
