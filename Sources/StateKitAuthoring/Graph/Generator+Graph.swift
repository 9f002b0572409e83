package import StateKitGenerator

/// What `graph` reads from schemas.
package enum GraphReading {
  case graph(Graph)
  /// A schema has an error.
  case failed
  /// There would be more of something than a picture can show.
  case tooLarge(GraphLimit)
}

extension Generator {
  /// Reads what a picture of a module shows.
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
