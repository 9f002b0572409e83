/// The module names that `import` accepts.
enum ModuleName {
  // A keyword such as `struct` after `import` has another meaning.
  static func isUsable(_ name: String) -> Bool {
    Identifier.isValid(name) && !Keywords.needsBackticks(name)
  }
}
