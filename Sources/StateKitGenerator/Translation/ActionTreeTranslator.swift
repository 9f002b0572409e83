/// The conformance to `DomainAction`: what the runtime finds a domain's actions by.
struct ActionTreeTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    [
      ExtensionDeclaration(
        type: domain.action,
        conformances: ["StateKit.DomainAction"],
        members: [
          stateType, actionTree, leafKeyPaths, leafIndex, BridgeTranslator(domain: domain).declaredBridges,
        ]
      )
    ]
  }

  private var stateType: any Declaration {
    let state: StateModel = domain.model.state
    return TypealiasDeclaration(
      access: domain.access,
      name: Identifier(validated: "DomainState"),
      type: "\("\(state.type)", at: state.typeLocation)"
    )
  }

  private var actionTree: any Declaration {
    let type: Code = "StateKit.ActionTree<\(domain.action)>"
    return PropertyDeclaration(
      keyword: "\(domain.access.prefix)static let",
      name: Identifier(validated: "actionTree"),
      type: type,
      value: .initial(
        ["\(type)(", "  ownLeafCount: \(domain.actions.count),"] + leaves.indented + children.indented + [")"]
      )
    )
  }

  /// The table of the leaves. One literal: an array of initialiser calls costs the compiler more than the enum.
  private var leaves: [Code] {
    guard !domain.actions.isEmpty else { return ["leaves: \"\","] }
    return ["leaves: \"\"\""] + domain.actions.flatMap(leaf).indented + ["  \"\"\","]
  }

  /// `renamed(id:name:) documentation`; what follows of the documentation stands on lines that begin with a space.
  /// A sensitive value has a mark that no name has: `signedIn(name:password!:)`.
  private func leaf(_ action: ActionModel) -> [Code] {
    let labels: [Code] = action.payload.map { value in
      let label: Code = value.label.map { "\(plain: $0)" } ?? "_"
      return value.isSensitive ? "\(label)!:" : "\(label):"
    }
    let signature: Code = labels.isEmpty ? "" : "(\(labels.joined(separator: "")))"
    let lines: [Code] = (action.documentation?.lines ?? []).map { " \(unquoted: StringLiteral($0))" }
    return ["\(plain: action.name)\(signature)\(lines.first ?? "")"] + lines.dropFirst()
  }

  private var children: [Code] {
    guard !domain.children.isEmpty else { return ["children: []"] }
    return ["children: ["] + domain.children.flatMap(child).indented + ["]"]
  }

  private func child(_ child: ChildModel) -> [Code] {
    let types: Code = [domain.state, domain.action, child.part, child.payload].list
    let state: Code = "state: { \\\(domain.state).\(child.name) }"
    let paths: Code = "{ (\\\(domain.action).\(child.name), \\\(domain.action)?.?.\(child.name)) }"
    return [
      "StateKit.ActionTreeChild<\(domain.action)>(",
      "  \(StringLiteral(child.name.name)),",
      "  StateKit.Scope<\(types)>.\(child.name),",
    ] + (domain.model.accessors == .none ? ["  \(state)"] : ["  \(state),", "  actions: \(paths)"]) + ["),"]
  }

  private var leafKeyPaths: any Declaration {
    let paths: [Code] = domain.actions.map { "\\\(domain.action)?.?.\($0.name)," }
    let lines: [Code] =
      domain.model.accessors == .none ? ["[]"] : ArrayCode(type: leafKeyPathsType, elements: paths).lines
    return PropertyDeclaration(
      prefix: domain.deprecatesWitnesses(
        domain.model.accessors != .none && domain.actions.contains { $0.deprecated != nil }
      ),
      keyword: "\(domain.access.prefix)static var",
      name: Identifier(validated: "leafKeyPaths"),
      type: leafKeyPathsType,
      value: .computed(lines)
    )
  }

  private var leafKeyPathsType: Code { "[Swift.PartialKeyPath<\(domain.action)?>]" }

  private var leafIndex: any Declaration {
    let own: [SwitchCode.Case] = domain.actions.enumerated().compactMap { index, action in
      action.deprecated == nil ? SwitchCode.Case(pattern: ".\(action.name)", body: ["return \(index)"]) : nil
    }
    let below: [SwitchCode.Case] = domain.children.enumerated().map { index, child in
      SwitchCode.Case(
        pattern: ".\(child.name)(let action)",
        body: ["return \(domain.action).actionTree.leafIndex(of: \(child.innerAction), inChild: \(index))"]
      )
    }
    let deprecated: DeprecatedActionsTranslator = DeprecatedActionsTranslator(domain: domain)
    let code = SwitchCode(
      subject: "self",
      cases: own + below,
      otherwise: deprecated.isNeeded
        ? "return \(deprecated.leafIndexCall)" : domain.isSilent ? "return 0" : nil,
      end: "return 0",
      part: {
        SwitchCode.Part(head: "func leafIndex\($0)() -> Swift.Int {", call: "return leafIndex\($0)()")
      }
    )
    return PropertyDeclaration(
      keyword: "\(domain.access.prefix)var",
      name: Identifier(validated: "leafIndex"),
      type: "Swift.Int",
      value: .computed(code.lines)
    )
  }
}
