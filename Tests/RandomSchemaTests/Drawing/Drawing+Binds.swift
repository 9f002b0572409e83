extension Drawing {
  /// Draws the properties that views set. The types of bound properties are sent, too.
  func drawBinds(of index: Int) {
    let domain = schema.domains[index]
    guard domain.hasKnownProperties, chance(35) else { return }
    let names = Set(domain.properties.map { "is" + $0.name.prefix(1).uppercased() + $0.name.dropFirst() })
    let possible = domain.properties.filter { property in
      // The predicate of a case must not have the name of another case, and each enum has a 'phaseIndex'.
      !["id", "phaseIndex"].contains(property.name) && !names.contains(property.name)
        && schema.conforms(property.type, domain.actionConformances)
    }
    schema.domains[index].binds = possible.shuffled(using: &random).prefix(number(1...4)).map(\.self)
  }
}
