/// A JSON value where a value of a type is asked for.
struct ResolvedLiteral {
  let node: JSONNode
  let type: SwiftType
  /// The Swift expression for it.
  let expression: Resolved<String>
}

extension ResolvedModule {
  /// The JSON value as one of the type. Where it does not fit, that is reported.
  func literal(_ node: JSONNode, as type: SwiftType, at place: ValuePlace) -> ResolvedLiteral {
    let expression = diagnostics.resolving { () throws(Mistake) in
      try literal(node, as: type, explainedAt: place)
    }
    return ResolvedLiteral(node: node, type: type, expression: expression)
  }
}
