/// Attributes of types that are not macros, and so do not add handlers.
enum KnownAttributes {
  private static let names: Set<String> = [
    "MainActor", "Observable", "Suite", "available", "dynamicCallable", "dynamicMemberLookup", "frozen",
    "globalActor", "main", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
    "unsafe", "usableFromInline",
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }
}
