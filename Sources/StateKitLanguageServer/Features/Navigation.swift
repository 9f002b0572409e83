internal import StateKitGenerator

/// Finds the declarations and uses of names, in schemas and in handlers.
struct Navigation {
  let workspace: Workspace

  /// The declarations of the names at an offset. For an offset in a declaration, its handler.
  func definition(at offset: Int, in file: SourceFile) -> [FileRange] {
    guard file.path.isSchema else { return inOrder(keys(ofHandlerAt: offset, in: file)) }
    let references = self.references(at: offset, in: file)
    if references.contains(where: \.isDeclaration) {
      let handlers = self.handlers(at: offset, in: file)
      if !handlers.isEmpty { return inOrder(handlers) }
    }
    return inOrder(references.map { Navigation.place(of: $0.symbol) })
  }

  /// The handlers of the declaration or the reaction at an offset.
  func implementation(at offset: Int, in file: SourceFile) -> [FileRange] {
    inOrder(handlers(at: offset, in: file))
  }

  /// All places that have the name at an offset.
  func uses(at offset: Int, in file: SourceFile, withDeclaration: Bool) -> [FileRange] {
    guard file.path.isSchema else {
      let keys = keys(ofHandlerAt: offset, in: file)
      return inOrder(keys.flatMap { places(of: symbols(at: $0.range.lowerBound, in: $0.file), true) })
    }
    return inOrder(places(of: symbols(at: offset, in: file), withDeclaration))
  }

  /// The places in the same file that have the name at an offset.
  func highlights(at offset: Int, in file: SourceFile) -> [SymbolReference] {
    let symbols = self.symbols(at: offset, in: file)
    return workspace.symbols(at: file.path)?.references(in: file).filter { symbols.contains($0.symbol) } ?? []
  }

  // MARK: - Places

  func symbols(at offset: Int, in file: SourceFile) -> Set<Symbol> {
    Set(references(at: offset, in: file).map(\.symbol))
  }

  private func references(at offset: Int, in file: SourceFile) -> [SymbolReference] {
    workspace.symbols(at: file.path)?.references(at: offset, in: file) ?? []
  }

  private func places(of symbols: Set<Symbol>, _ withDeclaration: Bool) -> [FileRange] {
    if symbols.isEmpty { return [] }
    let references = workspace.allSymbols.flatMap(\.references).filter {
      symbols.contains($0.symbol) && (withDeclaration || !$0.isDeclaration)
    }
    let handlers = symbols.flatMap { self.handlers(at: $0.location.offset, in: $0.location.file) }
    let uses = symbols.flatMap { workspace.swiftUses(seeing: $0).uses(of: $0, renamed: $0.name) }
    return references.map { FileRange(file: $0.place.file, range: $0.range) } + handlers
      + uses.map { FileRange(file: $0.file, range: $0.range) }
  }

  private func handlers(at offset: Int, in file: SourceFile) -> [FileRange] {
    guard let symbols = workspace.symbols(at: file.path), let folder = workspace.place(of: file.path)?.folder
    else { return [] }
    let handlers = symbols.handlers(at: offset, in: file)
    if handlers.isEmpty { return [] }
    let own = SwiftUses(workspace.swiftFiles(below: [folder]), [])
    let found = handlers.flatMap(own.places)
    if !found.isEmpty { return found }
    let all = SwiftUses(workspace.swiftFiles(below: workspace.roots), [])
    return handlers.flatMap(all.places)
  }

  /// The keys in schemas whose handler is the method at an offset.
  private func keys(ofHandlerAt offset: Int, in file: SourceFile) -> [FileRange] {
    let uses = SwiftUses([file], [])
    return workspace.allSymbols.flatMap(\.handlers).filter { handler in
      uses.places(of: handler).contains { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    }.map { FileRange(file: $0.place.file, range: $0.place.offset..<($0.place.offset + $0.length)) }
  }

  private static func place(of symbol: Symbol) -> FileRange {
    let start = symbol.location.offset
    let file = symbol.location.file
    // The phases of a request are declared by the request's name.
    let length = symbol.kind == .phase ? file.extent(at: start).count : symbol.name.utf8.count
    return FileRange(file: file, range: start..<min(start + length, file.bytes.count))
  }

  /// Each place once, file by file.
  private func inOrder(_ places: [FileRange]) -> [FileRange] {
    // A file may have been read several times.
    var seen: Set<String> = []
    return places.sorted { ($0.file.path, $0.range.lowerBound) < ($1.file.path, $1.range.lowerBound) }
      .filter { seen.insert("\($0.file.path):\($0.range.lowerBound)").inserted }
  }
}

extension SymbolReference {
  var range: Range<Int> { place.offset..<(place.offset + length) }
}
