package import StateKitGenerator

/// The result of reading schemas for `graph`.
package enum GraphReading {
  case graph(Graph)
  /// A schema has an error.
  case failed
  /// The graph exceeds a limit of pictures.
  case tooLarge(GraphLimit)
}

extension Generator {
  /// Reads the graph of a module.
  package func graph(
    _ files: [SourceFile],
    using modules: [SchemaModule] = []
  ) -> (reading: GraphReading, diagnostics: [Diagnostic]) {
    let (model, diagnostics) = check(files, using: modules)
    guard let model else { return (.failed, diagnostics) }
    do {
      return (.graph(try GraphBuilder.build(model)), diagnostics)
    } catch {
      return (.tooLarge(error), diagnostics)
    }
  }
}
