/// The warnings that a schema silences by `allow`: those that are drawn on purpose.
extension DrawnSchema {
  /// What is silenced in a file as a whole.
  func allowances(ofFile file: Int) -> [String] {
    let types = types.filter { $0.file == file }.flatMap { $0.cases ?? [] }
    let ofTypes = types.contains("none") ? ["SK0411"] : []
    let ofDomains = domains.filter { $0.file == file }.flatMap(warnings)
    return Set(file % 2 == 0 ? ofTypes + ofDomains : ofTypes).sorted()
  }

  /// What is silenced in a domain alone.
  func allowances(of domain: DrawnDomain) -> [String] {
    Set(warnings(of: domain)).subtracting(allowances(ofFile: domain.file)).sorted()
  }

  private func warnings(of domain: DrawnDomain) -> [String] {
    let cases = domain.actions.map(\.name) + domain.requests.map(\.name) + domain.children.map(\.name)
    let given = domain.effects.flatMap { [$0.output, $0.failure] }
    return (cases.contains("none") ? ["SK0411"] : [])
      + (domain.bridges.contains(where: \.dispatch.isDeprecated) ? ["SK0642"] : [])
      + (given.contains { $0?.isDeprecated == true } ? ["SK0672"] : [])
  }
}
