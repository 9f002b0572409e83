/// A case of an action enum whose payload is an enum of leaves: the phases of a request, or the bound properties.
struct LeafGroup {
  let domain: DomainCode
  let name: Identifier
  let location: SourceLocation
  let documentation: DocComment?
  /// The enum in the code of the action enum: `FetchUsers`, `SettingsBinding`.
  let enumName: Identifier
  /// The enum in all other code: `UsersAction.FetchUsers`, `SettingsBinding`.
  let type: Code
  /// The documentation of the enum.
  let enumDocumentation: Code
  /// The name of the payload in patterns.
  let binding: Code
  let leaves: [ActionModel]

  var declaration: any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: documentation),
      name: name,
      payload: ["\(enumName)"].list
    )
  }

  /// The enum.
  var leafEnum: any Declaration {
    TypeDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(saying: enumDocumentation)),
      access: domain.access,
      keyword: .enum,
      name: enumName,
      location: leaves.contains(where: \.isJudged) ? location : nil,
      inheritance: domain.model.actionConformances.ofActions,
      members: leaves.map { leaf in
        CaseDeclaration(
          prefix: DeclarationPrefix(documentation: leafDocumentation(leaf)),
          name: leaf.name,
          payload: "\(declared: leaf.payload)"
        )
      }
    )
  }

  /// The documentation of a leaf, unless the group has the same: a request shows its documentation at its own case.
  private func leafDocumentation(_ leaf: ActionModel) -> DocComment? {
    documentation == DocComment(leaf.documentation) ? nil : DocComment(leaf.documentation)
  }

  /// The conformance to `_RequestAction`.
  var phaseIndex: any Declaration {
    let cases: [SwitchCode.Case] = leaves.enumerated().map { index, leaf in
      SwitchCode.Case(pattern: ".\(leaf.name)", body: ["return \(index)"])
    }
    let code = SwitchCode(
      subject: "self",
      cases: cases,
      otherwise: nil,
      end: "return 0",
      part: {
        SwitchCode.Part(head: "func phaseIndex\($0)() -> Swift.Int {", call: "return phaseIndex\($0)()")
      }
    )
    return ExtensionDeclaration(
      type: type,
      conformances: ["StateKit._RequestAction"],
      members: [
        PropertyDeclaration(
          keyword: "\(domain.access.prefix)var",
          name: Identifier(validated: "phaseIndex"),
          type: "Swift.Int",
          value: .computed(code.lines)
        )
      ]
    )
  }

  /// The group's entry in the action tree.
  func place(firstLeaf: Int) -> [Code] {
    let paths: Code = "{ (\\\(domain.action).\(name), \\\(domain.action)?.?.\(name)) }"
    let start: [Code] = [
      "StateKit._ActionTreeRequest<\(domain.action)>(",
      "  firstLeaf: \(firstLeaf),",
      "  phaseCount: \(leaves.count),",
      "  extract: { (action: \(domain.action)) -> \(type)? in",
      "    if case .\(name)(let \(binding)) = action { return \(binding) }",
      "    return nil",
    ]
    return start + (domain.model.accessors.listsKeyPaths ? ["  },", "  actions: \(paths)"] : ["  }"]) + ["),"]
  }
}

extension DomainCode {
  /// The requests, then the bound properties.
  var groups: [LeafGroup] { requests.map(\.group) + (binding.map { [$0.group] } ?? []) }

  /// The number of leaves of the domain itself.
  var ownLeafCount: Int { groups.reduce(actions.count) { $0 + $1.leaves.count } }

  /// Each group with its first leaf.
  var groupPlaces: [(group: LeafGroup, firstLeaf: Int)] {
    var leaf: Int = actions.count
    return groups.map { group in
      defer { leaf += group.leaves.count }
      return (group, leaf)
    }
  }
}
