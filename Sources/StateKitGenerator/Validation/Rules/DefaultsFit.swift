/// A JSON default fits its property's type.
struct DefaultsFit: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let properties =
      index.types.flatMap { $0.schema.properties ?? [] }
      + index.domains.flatMap { $0.schema.declaredProperties ?? [] }
    for property in properties {
      guard let type = property.type?.value, case .json(let node) = property.default?.value else { continue }
      do throws(Unresolved) {
        _ = try index.literal(node, as: type)
      } catch {
        guard let diagnostic = error.diagnostic else { continue }
        diagnostics.report(
          node.misspelledExpression.map { .misspelledExpression($0, for: type) } ?? diagnostic
        )
      }
    }
  }
}

extension JSONNode {
  /// The only key of an object, if it is nearly `swift`.
  fileprivate var misspelledExpression: JSONString? {
    guard case .object(let members) = value, members.count == 1, case .string = members[0].value.value else {
      return nil
    }
    return nearMiss(of: members[0].key.text, in: ["swift"]) == nil ? nil : members[0].key
  }
}
