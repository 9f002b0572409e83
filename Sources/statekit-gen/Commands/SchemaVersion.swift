internal import StateKitGenerator
internal import StateKitToolSupport

/// Reads a version of a module's schemas, and builds its model.
enum SchemaVersion {
  /// Reads the schemas at paths; a path below the current folder is shown without `./`.
  /// - Parameter allowsNone: Whether a folder may have no schemas.
  static func files(_ paths: [String], allowsNone: Bool = false) throws(CommandFailure) -> [SourceFile] {
    let inputs = try SchemaFinder.find(paths, allowsNone: allowsNone).map { input in
      guard case .file(let path, let isNamed) = input else { return input }
      return .file(SchemaPath.withoutDot(path), isNamed: isNamed)
    }
    return try SchemaReader.read(inputs)
  }

  /// Builds the model, and prints the errors of the schemas, but not their warnings.
  static func model(
    of files: [SourceFile],
    using modules: [SchemaModule]
  ) throws(CommandFailure) -> ModuleModel {
    let (model, diagnostics) = Generator().check(files, using: modules)
    DiagnosticPrinter.standard.print(diagnostics.filter { $0.severity == .error })
    guard let model else { throw CommandFailure(.found) }
    return model
  }
}
