/// An optional property with the name of each case, and with `full` also a predicate.
struct AccessorTranslator {
  let domain: DomainCode
  /// `public var`
  private let keyword: Code
  private let otherwise: [Code] = ["return nil"]

  init(domain: DomainCode) {
    self.domain = domain
    self.keyword = "\(domain.access.prefix)var"
  }

  var declarations: [any Declaration] {
    guard domain.model.accessors != .none, !domain.isSilent else { return [] }
    var members: [any Declaration] = []
    for action in domain.actions { add(action, to: &members) }
    for group in domain.groups { add(AccessedCase(group), group.documentation, to: &members) }
    for child in domain.children { add(AccessedCase(child), DocComment(child.documentation), to: &members) }
    return [ExtensionDeclaration(type: domain.action, members: members)] + domain.groups.map(leaves)
  }

  private func leaves(of group: LeafGroup) -> any Declaration {
    var members: [any Declaration] = []
    for leaf in group.leaves { add(leaf, to: &members) }
    return ExtensionDeclaration(type: group.type, members: members)
  }

  private func add(_ action: ActionModel, to members: inout [any Declaration]) {
    add(AccessedCase(action), DocComment(action.documentation), attribute: action.deprecation, to: &members)
  }

  private func add(
    _ item: AccessedCase,
    _ documentation: DocComment?,
    attribute: Code? = nil,
    to members: inout [any Declaration]
  ) {
    let get: [Code] = ConditionCode.lines(item.condition, then: item.result) + otherwise
    let isFull: Bool = domain.model.accessors == .full
    members.append(
      PropertyDeclaration(
        prefix: DeclarationPrefix(documentation: documentation, attribute: attribute),
        keyword: keyword,
        name: item.name,
        type: item.type,
        value: isFull ? .accessors(get: get, set: item.setter) : .computed(get)
      )
    )
    if isFull { members.append(predicate(item, attribute)) }
  }

  private func predicate(_ item: AccessedCase, _ attribute: Code?) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(attribute: attribute),
      keyword: keyword,
      name: Identifier(validated: MemberName.predicate(ofCase: item.name.name)),
      type: "Swift.Bool",
      value: .computed(["if case .\(item.name) = self { return true }", "return false"])
    )
  }
}
