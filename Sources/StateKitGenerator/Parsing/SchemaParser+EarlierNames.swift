extension SchemaParser {
  /// The names under `was`, which a declaration had before.
  func earlierNames(_ object: SchemaObject) -> [Located<String>] {
    if let node = object["was"], case .array(let elements) = node.value, elements.isEmpty {
      diagnostics.report(.empty("was", "at least one earlier name", at: node.location))
    }
    return strings(object, "was", expected: "an array of earlier names") ?? []
  }
}
