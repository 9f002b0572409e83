/// The warnings that a schema silences with `allow`, because they are drawn on purpose.
extension DrawnSchema {
  /// The warnings that are silenced in a whole file.
  func allowances(ofFile file: Int) -> [String] {
    let types = types.filter { $0.file == file }.flatMap(\.caseNames)
    let ofTypes = types.contains("none") ? ["SK0411"] : []
    let ofDomains = domains.filter { $0.file == file }.flatMap(warnings)
    return Set(file % 2 == 0 ? ofTypes + ofDomains : ofTypes).sorted()
  }

  /// The warnings that are silenced only in a domain.
  func allowances(of domain: DrawnDomain) -> [String] {
    Set(warnings(of: domain)).subtracting(allowances(ofFile: domain.file)).sorted()
  }

  /// Whether an action has no effect, and other modules cannot give it one.
  func isDead(_ action: DrawnAction, ofDomain index: Int) -> Bool {
    let isSeenElsewhere = (domains[index].isUsed ? usedAccess : access) != "internal"
    guard action.change.isEmpty, !action.dismisses, action.reduce == "none", action.deprecated == nil,
      !isSeenElsewhere,
      action.visibility != .delegate
    else { return false }
    return !awaited.contains { $0.domain == index && $0.names == [action.name] }
  }

  /// Whether an action dismisses its domain, which is always there at each of its places, also in other modules.
  func removesNothing(_ action: DrawnAction, ofDomain index: Int) -> Bool {
    action.dismisses && removesNothing(ofDomain: index)
  }

  /// Whether a domain stays although an action dismisses it.
  func removesNothing(ofDomain index: Int) -> Bool {
    (domains[index].isUsed ? usedAccess : access) == "internal" && isAlwaysThere(index)
  }

  /// Whether a domain has a place, and stays at each of them.
  private func isAlwaysThere(_ index: Int) -> Bool {
    let places = domains.indices.flatMap { parent in
      domains[parent].children.filter { $0.domain == index }.map { (parent: parent, child: $0) }
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        domains[place.parent].isOneOf ? isAlwaysThere(place.parent) : place.child.kind == .one
      }
  }

  /// All leaves that have an effect.
  private var awaited: [DrawnLeaf] {
    domains.enumerated().flatMap { index, domain -> [DrawnLeaf] in
      let beginnings: [DrawnLeaf] =
        domain.bridges.flatMap { [$0.on] + $0.others }
        + domain.effects.flatMap { triggers(of: $0, in: index) + ($0.feeds.map { [$0] } ?? []) }
      let ends: [DrawnLeaf] = domain.effects.flatMap(\.until) + domain.requests.flatMap(\.until)
      return beginnings + ends + domain.reactions.map(\.leaf)
    }
  }

  private func warnings(of domain: DrawnDomain) -> [String] {
    let bound = domain.binds.map(\.name)
    let cases = bound + domain.actions.map(\.name) + domain.requests.map(\.name) + domain.children.map(\.name)
    let given = domain.effects.flatMap { [$0.output, $0.failure, $0.skipped] }
    return (cases.contains("none") ? ["SK0411"] : [])
      + (domain.bridges.contains(where: \.dispatch.isDeprecated) ? ["SK0642"] : [])
      + (given.contains { $0?.isDeprecated == true } ? ["SK0672"] : [])
      + (domain.setsSensitiveProperties ? ["SK0539"] : [])
  }
}

extension DrawnDomain {
  /// Whether a change writes a value of a payload that is not sensitive to a sensitive property. A list of the properties of
  /// a state that is written by hand does not say which are sensitive.
  fileprivate var setsSensitiveProperties: Bool {
    guard !isListed else { return false }
    let secrets = Set(properties.filter(\.isSensitive).map(\.name))
    func isShown(_ change: DrawnChange, _ keys: [String], _ sensitive: [String]) -> Bool {
      (change.assignments + change.additions + change.elements.map(\.assignment)).contains { assignment in
        secrets.contains(assignment.property)
          && assignment.value.positions.contains { $0 < keys.count && !sensitive.contains(keys[$0]) }
      }
    }
    return actions.contains { action in
      let keys = action.payload.enumerated().map { $1.label ?? String($0) }
      return isShown(action.change, keys, action.sensitive)
    }
      || reactions.contains { reaction in
        isShown(
          reaction.change,
          reaction.leaf.payload.indices.map(reaction.leaf.key),
          reaction.leaf.sensitive
        )
      }
  }
}
