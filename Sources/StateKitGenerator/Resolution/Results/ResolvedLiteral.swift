/// A JSON value for a value of a type.
struct ResolvedLiteral {
  let node: JSONNode
  let type: SwiftType
  /// The Swift expression of the value.
  let expression: Resolved<String>
}

extension ResolvedModule {
  /// Resolves a JSON value as a value of the type, and reports a value that does not fit.
  func literal(_ node: JSONNode, as type: SwiftType, at place: ValuePlace) -> ResolvedLiteral {
    let expression = diagnostics.resolving { () throws(Mistake) in
      try literal(node, as: type, explainedAt: place)
    }
    return ResolvedLiteral(node: node, type: type, expression: expression)
  }
}
