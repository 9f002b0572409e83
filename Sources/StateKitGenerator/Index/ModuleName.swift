/// What can stand behind `import`.
enum ModuleName {
  // After `import` a keyword such as `struct` means something else.
  static func isUsable(_ name: String) -> Bool {
    Identifier.isValid(name) && !Keywords.needsBackticks(name)
  }
}
