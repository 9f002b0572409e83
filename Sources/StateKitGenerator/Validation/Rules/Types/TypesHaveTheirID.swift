/// A generated type whose `ID` is named has a property `id`, as far as the schema knows.
struct TypesHaveTheirID: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for type in index.unusualTypes {
      var isReported = false
      type.value.forEachPart { part in
        guard !isReported, case .named(let path) = part,
          let diagnostic = problem(path, index, at: type.location)
        else { return }
        isReported = true
        diagnostics.report(diagnostic)
      }
    }
  }

  private func problem(
    _ path: [SwiftType.Component],
    _ index: SchemaIndex,
    at location: SourceLocation
  ) -> Diagnostic? {
    // A type of another module's schemas, or a type with this module in front, has two components.
    for count in [1, 2] where count <= path.count {
      let owner = Array(path.prefix(count))
      guard let found = generated(owner, index) else { continue }
      guard path.count == count + 1, path.last?.name == "ID", owner.last?.arguments.isEmpty == true,
        !found.hasID
      else { return nil }
      return .noIDKnown(found.name, at: location)
    }
    return nil
  }

  private func generated(
    _ path: [SwiftType.Component],
    _ index: SchemaIndex
  ) -> (name: String, hasID: Bool)? {
    if let entry = index.type(.named(path)), let kind = entry.schema.kind {
      if case .enum = kind { return (entry.shownName, false) }
      return (entry.shownName, entry.properties?["id"] != nil)
    }
    guard let domain = index.domain(ofState: .named(path)) else { return nil }
    let name = path.map(\.name).joined(separator: ".")
    return (name, domain.properties?["id"] != nil || domain.schema.isPartial)
  }
}

extension Diagnostic {
  fileprivate static func noIDKnown(_ owner: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0417",
      "\("\(owner).ID".quoted) is the type of a property 'id', and \(owner.quoted) does not have one here: give it one, or, where"
        + " Swift code of yours makes it Identifiable, say so by \"allow\": [\"SK0417\"]",
      at: location
    )
  }
}
