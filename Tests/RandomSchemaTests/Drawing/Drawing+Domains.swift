import StateKitGenerator

extension Drawing {
  /// Draws the domains with their names and children. Their contents follow later, from the last domain
  /// backwards.
  func drawDomains() {
    // The first domain belongs to the using module.
    let used = schema.usesModule ? number(1...(domainCount - 1)) : 0
    let names = Words.domains.shuffled(using: &random).prefix(domainCount)
    for (index, word) in names.enumerated() {
      let isUsed = index >= domainCount - used
      schema.domains.append(
        DrawnDomain(
          name: numbered(word.name),
          factory: numbered(word.factory),
          isUsed: isUsed,
          file: drawFile(isUsed: isUsed)
        )
      )
    }
    giveFilesDomains()
    for child in schema.domains.indices.dropFirst() { drawParents(of: child) }
    for domain in schema.domains.indices where !schema.domains[domain].isOneOf { drawHead(of: domain) }
    for domain in schema.domains.indices { shareHead(of: domain) }
  }

  /// A one-of has the settings of its parent.
  private func shareHead(of parent: Int) {
    let head = schema.domains[parent]
    for child in head.children.map(\.domain) where schema.domains[child].isOneOf {
      schema.domains[child].conformances = head.conformances
      schema.domains[child].actionConformances = head.actionConformances
      schema.domains[child].accessors = head.accessors
    }
  }

  /// Removes files without domains, which are invalid.
  private func giveFilesDomains() {
    let filled = Set(schema.domains.map(\.file))
    let kept = schema.files.indices.filter(filled.contains)
    func place(_ file: Int, isUsed: Bool) -> Int {
      kept.firstIndex(of: file) ?? kept.firstIndex { schema.files[$0].isUsed == isUsed } ?? 0
    }
    for index in schema.types.indices {
      schema.types[index].file = place(schema.types[index].file, isUsed: schema.types[index].isUsed)
    }
    for index in schema.domains.indices {
      schema.domains[index].file = place(schema.domains[index].file, isUsed: schema.domains[index].isUsed)
    }
    schema.files = kept.map { schema.files[$0] }
  }

  private func drawParents(of child: Int) {
    if size == .deep, chance(85) {
      addChild(child, to: child - 1)
    } else if chance(85) {
      addChild(child, to: number(0...(child - 1)))
    }
    if chance(25) { addChild(child, to: number(0...(child - 1))) }
  }

  private func addChild(_ child: Int, to parent: Int) {
    if schema.domains[child].isOneOf { return }
    let taken = Set(schema.domains[parent].children.map(\.name))
    guard let name = pick(1, of: Words.children, without: taken).first else { return }
    let kind = pick([.one, .one, .optional, .each] as [DrawnChild.Kind]) ?? .one
    if chance(35) { return addCase(child, name, to: parent) }
    schema.domains[parent].children.append(
      DrawnChild(
        name: name,
        domain: child,
        kind: kind,
        isWrittenOut: chance(30),
        was: chance(5) ? [fresh("child")] : []
      )
    )
    if isTooLarge { schema.domains[parent].children.removeLast() }
  }

  /// A domain counts once for each path to it.
  private var isTooLarge: Bool { schema.domains.indices.contains { schema.size(of: $0) > 40 } }

  /// Adds a case to a one-of of the parent, or a one-of with the case.
  private func addCase(_ child: Int, _ name: String, to parent: Int) {
    let added = DrawnChild(name: name, domain: child, kind: .optional, isWrittenOut: chance(30))
    let present = schema.domains[parent].children.map(\.domain).first { schema.domains[$0].isOneOf }
    if let present, !schema.domains[present].children.contains(where: { $0.name == name }) {
      schema.domains[present].children.append(added)
      if isTooLarge { schema.domains[present].children.removeLast() }
      return
    }
    let owner = schema.domains[parent]
    var made = DrawnDomain(
      name: owner.name + name.prefix(1).uppercased() + name.dropFirst(),
      factory: owner.factory + name.prefix(1).uppercased() + name.dropFirst(),
      isUsed: owner.isUsed,
      file: owner.file
    )
    made.isOneOf = true
    made.children = [added]
    schema.domains.append(made)
    let kind = pick([.one, .optional, .stack, .stack] as [DrawnChild.Kind]) ?? .one
    schema.domains[parent].children.append(
      DrawnChild(
        name: name,
        domain: schema.domains.count - 1,
        kind: kind,
        was: chance(5) ? [fresh("child")] : [],
        initial: kind == .one ? name : nil
      )
    )
    if isTooLarge {
      schema.domains[parent].children.removeLast()
      schema.domains.removeLast()
    }
  }

  /// Draws the settings of a domain, without its contents.
  private func drawHead(of index: Int) {
    let file = schema.files[schema.domains[index].file]
    let isRoot = !schema.domains.contains { $0.children.contains { $0.domain == index } }
    let parts = pick([[.both], [.both], [.state], [.actions], [.state, .actions]] as [[DrawnPart]]) ?? []
    let isEquatableOnly = schema.conformances.contains(.equatable) && !schema.conformances.contains(.hashable)
    let removes = isRoot && isEquatableOnly && chance(15)
    let adds =
      !removes && schema.domains[index].children.isEmpty && schema.conformances.contains(.equatable)
      && chance(20)
    schema.domains[index].conformances = schema.conformances
    schema.domains[index].actionConformances = schema.conformances
    for part in parts where removes || adds {
      let added = adds ? [DrawnConformance.hashable, .codable, .recordable].filter { _ in chance(60) } : []
      if part != .actions { schema.domains[index].conformances.formUnion(added) }
      if part != .state { schema.domains[index].actionConformances.formUnion(added) }
      if removes, part != .actions { schema.domains[index].conformances.remove(.equatable) }
      if removes, part != .state { schema.domains[index].actionConformances.remove(.equatable) }
      let words = removes ? ["-Equatable"] : added.map(\.rawValue)
      if !words.isEmpty { schema.domains[index].ownConformances[part] = words }
    }
    schema.domains[index].ownAccessors = chance(25) ? pick(DrawnAccessors.allCases) : nil
    schema.domains[index].accessors = schema.domains[index].ownAccessors ?? file.accessors ?? .read
    schema.domains[index].isWrapped = chance(15)
    schema.domains[index].documentation = drawDocumentation()
    schema.domains[index].was = chance(8) ? [numbered(fresh("Earlier"))] : []
    let name = schema.domains[index].name
    if chance(15) { schema.domains[index].stateByHand = chance(50) ? "\(name)State" : "\(name)Hand" }
    if chance(15) {
      schema.domains[index].actionsByHand = pick(["\(name)Action", "\(name)Deed", "\(name)Space.Deed"])
    }
  }

  /// Fills a domain after its children.
  func fill(_ index: Int) {
    if schema.domains[index].isOneOf { return }
    drawProperties(of: index)
    drawBinds(of: index)
    drawRequests(of: index)
    drawActions(of: index)
    drawUntils(of: index)
    drawEffects(of: index)
    drawReactions(of: index)
    drawBridges(of: index)
    drawInvariants(of: index)
    dropActionsByHand(of: index)
  }

  /// Without cases there is no enum, and names that are keys would make the two keys names as well.
  private func dropActionsByHand(of index: Int) {
    let domain = schema.domains[index]
    let isEmpty =
      domain.actions.isEmpty && domain.requests.isEmpty && domain.children.isEmpty
      && domain.binds.isEmpty
    if isEmpty || domain.actions.contains(where: { ActionKey(rawValue: $0.name) != nil }) {
      schema.domains[index].actionsByHand = nil
    }
  }

  /// The states of other domains that can be stored and sent.
  func states(namedIn index: Int) -> [Int] {
    let domain = schema.domains[index]
    return schema.domains.indices.filter {
      $0 > index && !schema.domains[$0].isOneOf && schema.conforms(.state($0), domain.allConformances)
        && schema.domains[$0].isUsed == domain.isUsed
    }
  }

  private func drawProperties(of index: Int) {
    let domain = schema.domains[index]
    let children = Set(domain.children.map(\.name))
    let count = size == .wide ? number(5...12) : number(0...4)
    var names = pick(count, of: Words.properties, without: children)
    let isElement = schema.domains.contains {
      $0.children.contains { $0.domain == index && $0.kind == .each }
    }
    if isElement, !names.contains("id") { names.insert("id", at: number(0...names.count)) }
    schema.domains[index].properties = names.map { name in
      var property = drawProperty(name, domain.conformances, isUsed: domain.isUsed)
      if name != "id", chance(5), let state = pick(states(namedIn: index)) {
        property.type = pick([.state(state), .optional(.state(state)), .array(.state(state))]) ?? .int
        property.default = .none
      }
      return property
    }
    let isAmbiguous = names.contains { PropertyKey(rawValue: $0) != nil }
    schema.domains[index].isListed = domain.stateByHand != nil && !isAmbiguous && chance(60)
  }
}

extension DrawnSchema {
  /// The number of domains in the tree of a domain.
  func size(of domain: Int) -> Int {
    1 + domains[domain].children.map { size(of: $0.domain) }.reduce(0, +)
  }
}
