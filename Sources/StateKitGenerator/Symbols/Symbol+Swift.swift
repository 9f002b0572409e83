/// The form of a symbol in generated Swift.
extension Symbol {
  /// The type or payload after the name: `(id: User.ID)`, `Bool`, `Users`. Nil if there is none, or it could not be read.
  package var detail: String? {
    switch declaration {
    case .domain, .type, .effect, .invariant: nil
    case .property(let property, _): property.type?.value.description
    case .action(let action, _), .phase(let action, _, _): action.payload.flatMap(Symbol.list)
    case .request(let request, _): request.input.flatMap(Symbol.list)
    case .child(let child, _, let domain): child.text(of: domain)
    case .label(let value, _): value.type?.value.description
    case .enumCase(let enumCase, _): enumCase.payload.flatMap(Symbol.list)
    }
  }

  /// The declaration in Swift.
  package var signature: String {
    switch declaration {
    case .domain(let domain):
      let names = GeneratedNames(domain: domain.name)
      return
        "struct \(domain.schema.stateWrittenByHand?.value.description ?? names.state)\nenum \(names.action)"
    case .type(let type):
      guard let cases = type.schema.cases else { return "struct \(name)" }
      return "enum \(name)" + (type.hasValues || cases.isEmpty ? "" : ": String")
    case .property: return "var \(name)" + (detail.map { ": \($0)" } ?? "")
    case .action, .phase, .enumCase: return "case \(Identifier.spell(name))" + (detail ?? "")
    case .request(let request, _):
      return request.phases.map {
        "case \(name)(.\($0.name.value)" + ($0.payload.flatMap(Symbol.list) ?? "") + ")"
      }.joined(separator: "\n")
    case .effect(let effect, _): return "effect \(effect.name.value)"
    case .invariant(let invariant, _): return "invariant \(invariant.name.value)"
    case .child(let child, _, let domain):
      let action = domain.map { GeneratedNames(domain: $0.name).action } ?? "…"
      let id = child.kind?.hasElements == true ? "id: …, " : ""
      return "var \(name): \(child.stateText(of: domain))\ncase \(Identifier.spell(name))(\(id)\(action))"
    case .label: return "\(Int(name) == nil ? name : "_"): \(detail ?? "…")"
    }
  }

  /// `(id: User.ID, User)`; nil without values.
  private static func list(_ values: [PayloadValueSchema]) -> String? {
    if values.isEmpty { return nil }
    let texts = values.map { value in
      (value.label.map { "\($0.value): " } ?? "") + (value.type?.value.description ?? "…")
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension ChildSchema {
  /// `Row`, `[Row]`, `Detail?`
  fileprivate func text(of domain: DomainEntry?) -> String? {
    guard oneOf == nil else {
      return (oneOf?.cases ?? []).map(\.name.value).joined(separator: " | ")
    }
    guard let name = self.domain?.value else { return nil }
    switch kind {
    case .each: return "[\(name)]"
    case .optional: return "\(name)?"
    case .stack, .one, nil: return name
    }
  }

  fileprivate func stateText(of domain: DomainEntry?) -> String {
    domain.map { type(of: $0).description } ?? "…"
  }
}
