extension DomainEntry {
  /// Throws if the domain's file names something of a module that it does not import: Swift would not find it.
  ///
  /// `what` is like `the action 'renamed'`.
  func check(
    sees module: String?,
    for what: @autoclosure () -> String,
    at location: SourceLocation
  ) throws(Mistake) {
    guard let named = module, named != self.module, !visibleModules.contains(named) else { return }
    throw Mistake(.moduleNotNamed(named, what(), at: location))
  }

  /// The same for a type that the file has to spell.
  func check(
    sees type: SwiftType,
    in index: SchemaIndex,
    at location: SourceLocation
  ) throws(Mistake) {
    for declared in index.declaredTypes(in: type) {
      try check(sees: declared.module, for: "the type \(declared.shownName.quoted)", at: location)
    }
  }
}
