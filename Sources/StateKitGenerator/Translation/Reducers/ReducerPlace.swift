/// Where the code of a change or a handler's call stands.
struct ReducerPlace {
  let domain: DomainCode
  /// Whether it stands inside of the reducer's factory, which has constants for the numbers of domains.
  let isInFactory: Bool

  /// The lines of a handler's call; in debug builds the copies that children have of properties are compared before and after.
  func checked(_ lines: [Code]) -> [Code] {
    guard let copies = domain.overwrittenCopies else { return lines }
    return ["let before = StateKit._GeneratedCode._stateToCheck(state)"] + lines
      + ["if let before { \(copies)(&touched, before, state) }"]
  }

  /// The numbers of a child or of a domain below one, with those of the domains inside of it.
  ///
  /// - Parameter child: The position of the first step among the children.
  func range(of path: [Identifier], child: Int) -> Code {
    if path.count == 1 {
      return isInFactory ? "domains[\(child)]" : "\(domain.action).actionTree.domains[\(child)]"
    }
    guard isInFactory, let index = domain.deepDomains.firstIndex(of: path) else {
      return ReducerPlace.range(of: path, below: domain)
    }
    return "place\(index)"
  }

  /// The constants of the factory for the domains that changes of this one name and that are not its children.
  static func constants(of domain: DomainCode) -> [Code] {
    domain.deepDomains.enumerated().map { index, path in
      "let place\(index): Swift.Range<Swift.Int> = \(range(of: path, below: domain))"
    }
  }

  private static func range(of path: [Identifier], below domain: DomainCode) -> Code {
    let names: [Code] = path.map { "\(StringLiteral($0.name))" }
    return "\(domain.action).actionTree._domains(of: \(names.list))"
  }
}

extension DomainCode {
  /// The place inside of the domain's reducer.
  var reducerPlace: ReducerPlace { ReducerPlace(domain: self, isInFactory: true) }

  /// The function that finds the copies of properties that a handler wrote; nil if no child has such copies.
  var overwrittenCopies: Code? {
    hasHandlers && !model.follows.isEmpty ? "\(action).overwrittenCopies" : nil
  }
}
