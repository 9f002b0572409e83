extension Drawing {
  func drawInvariants(of index: Int) {
    guard size != .huge, chance(20) else { return }
    let nothing = DrawnLeaf(domain: index, names: ["nothing"], payload: [])
    for name in pick(number(1...2), of: Words.lower) {
      guard let holds = drawCondition(of: index, nothing) else { continue }
      var invariant = DrawnInvariant(name: name, holds: holds)
      if chance(40) { invariant.documentation = drawDocumentation() }
      if chance(15) { invariant.was = [fresh("invariant")] }
      schema.domains[index].invariants.append(invariant)
    }
  }
}
