extension DomainEntry {
  /// Throws if the domain's file names a declaration of a module that it does not import, because the Swift compiler
  /// would not find the declaration.
  ///
  /// `what` is for example `the action 'renamed'`.
  func check(
    sees module: String?,
    for what: @autoclosure () -> String,
    at location: SourceLocation
  ) throws(Mistake) {
    guard let named = module, named != self.module, !visibleModules.contains(named) else { return }
    throw Mistake(.moduleNotNamed(named, what(), at: location))
  }

  /// Throws if a type that the file must spell is of a module that the file does not import.
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
