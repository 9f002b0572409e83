extension SchemaIndex {
  /// The property that `when` names: a `Bool`, or one that the schema does not know.
  func condition(_ condition: ConditionSchema, of domain: DomainEntry) throws(Unresolved) -> ResolvedProperty
  {
    let property = try property(at: condition.path, in: domain, mayEndUnknown: true)
    if let type = property.type, fit(type, .simple("Bool")) == .no {
      throw Unresolved(.conditionMisfit(condition.path, type))
    }
    return property
  }
}

extension Diagnostic {
  fileprivate static func conditionMisfit(_ path: PathSchema, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0630",
      "'when' needs a 'Bool', and \(path.text.quoted) is \(type.quoted)",
      at: path.end
    )
  }
}
