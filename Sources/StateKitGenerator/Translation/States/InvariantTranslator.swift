/// `invariants`: finds which conditions of a domain do not hold in its state.
struct InvariantTranslator {
  let domain: DomainCode

  /// The argument of the action tree; empty without invariants.
  var argument: [Code] {
    if domain.model.invariants.isEmpty { return [] }
    return [
      "invariants: StateKit._Invariants(\(site.list)) {",
      "  (state: Swift.UnsafePointer<\(domain.state)>, broken: inout StateKit._BrokenInvariants) in",
    ] + domain.model.invariants.flatMap(check).indented + ["},"]
  }

  private var site: [Code] {
    ["schema: \(StringLiteral(domain.schemaName))", "domain: \(StringLiteral(domain.model.name))"]
  }

  private func check(_ invariant: InvariantModel) -> [Code] {
    let line: [Code] = domain.writesLines ? ["line: \(invariant.location.line)"] : []
    let why: [Code] = invariant.documentation.map { ["because: \(StringLiteral($0))"] } ?? []
    let rest: [Code] = ["\(StringLiteral(invariant.name.name))"] + line + why
    // The state at an address, because a copy would count its references.
    let holds: Code = invariant.holds.expression(in: "state.pointee")
    let call: Code = "broken.check(\(([holds] + rest).list))"
    if call.isShort(within: 100) { return [call] }
    return ["broken.check(", "  \(holds),", "  \(rest.list)", ")"]
  }
}
