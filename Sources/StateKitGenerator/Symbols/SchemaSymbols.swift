/// The names in a module's schemas: their meanings and their places.
package final class SchemaSymbols {
  let module: ResolvedModule
  private let recorder: SymbolRecorder

  /// - Parameter module: A module that is not resolved yet. The possible steps of a path are known without that.
  init(_ module: ResolvedModule, _ recorder: SymbolRecorder) {
    self.module = module
    self.recorder = recorder
  }

  private lazy var table = SymbolTable(module, recorder)

  /// In the order of their offsets.
  package var references: [SymbolReference] { table.references }

  package var shared: [SharedLabel] { table.shared }

  /// The references in a file, in their order.
  package func references(in file: SourceFile) -> [SymbolReference] {
    (table.positions[ObjectIdentifier(file)] ?? []).map { references[$0] }
  }

  /// The references that contain an offset, or end there.
  package func references(at offset: Int, in file: SourceFile) -> [SymbolReference] {
    references(in: file).filter { $0.place.offset <= offset && offset <= $0.place.offset + $0.length }
  }

  /// All declarations of the module.
  package var declarations: [Symbol] { references.filter(\.isDeclaration).map(\.symbol) }
}

/// All references of a module.
private struct SymbolTable {
  let references: [SymbolReference]
  let shared: [SharedLabel]
  /// The positions of the references in each file.
  let positions: [ObjectIdentifier: [Int]]

  init(_ module: ResolvedModule, _ recorder: SymbolRecorder) {
    module.resolve()
    SymbolCollection.complete(module, recorder)
    references = recorder.references.sorted { $0.place.offset < $1.place.offset }
    shared = recorder.shared
    positions = Dictionary(grouping: references.indices) { [references] in
      ObjectIdentifier(references[$0].place.file)
    }
  }
}
