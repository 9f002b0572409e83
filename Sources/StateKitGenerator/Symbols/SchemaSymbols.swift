/// The names of a module's schemas: what they mean, and where they stand.
package final class SchemaSymbols {
  /// In the order of the files.
  package let references: [SymbolReference]
  package let shared: [SharedLabel]
  let module: ResolvedModule
  private var positions: [ObjectIdentifier: [Int]] = [:]

  init(_ module: ResolvedModule, _ recorder: SymbolRecorder) {
    SymbolCollection.complete(module, recorder)
    self.module = module
    self.shared = recorder.shared
    self.references = recorder.references.sorted { $0.place.offset < $1.place.offset }
    for (position, reference) in references.enumerated() {
      positions[ObjectIdentifier(reference.place.file), default: []].append(position)
    }
  }

  /// The references in a file, in their order.
  package func references(in file: SourceFile) -> [SymbolReference] {
    (positions[ObjectIdentifier(file)] ?? []).map { references[$0] }
  }

  /// The references that contain an offset; the place behind a name is part of it.
  package func references(at offset: Int, in file: SourceFile) -> [SymbolReference] {
    references(in: file).filter { $0.place.offset <= offset && offset <= $0.place.offset + $0.length }
  }

  /// Whether all files and used modules could be read in full.
  package var isComplete: Bool { module.index.isComplete }

  /// All declarations of the module.
  package var declarations: [Symbol] { references.filter(\.isDeclaration).map(\.symbol) }
}
