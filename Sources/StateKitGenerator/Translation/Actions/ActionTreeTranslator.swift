/// The conformance to `DomainAction`, by which the runtime finds a domain's actions.
struct ActionTreeTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    judgedState + [
      ExtensionDeclaration(
        type: domain.action,
        conformances: ["StateKit.DomainAction", "StateKit.PresentableAction"],
        members: [
          stateType, actionTree, madeActionTree,
        ] + presentedStore + ScopeTranslator(domain: domain).childScopes + leafKeyPaths + [
          leafIndex, DeclaredBridgesTranslator(domain: domain).declaredBridges,
        ]
          + EffectWiringTranslator(domain: domain).declarations
          + StateTriggersTranslator(domain: domain).declarations
      )
    ]
  }

  private var stateType: any Declaration {
    let state: StateModel = domain.model.state
    let type: Code = state.isWrittenByHand ? "StateByHand.JudgedState" : "\(state.type)"
    return TypealiasDeclaration(
      access: domain.access,
      name: Identifier(validated: "DomainState"),
      // An enum written by hand may have a wider access than the schema, which Swift reports here.
      type: "\(type, at: domain.model.actionsWrittenByHand?.location)"
    )
  }

  /// The enum with the stores of the cases, which a view that presents a one-of gets.
  private var presentedStore: [any Declaration] {
    guard domain.model.state.oneOf != nil else { return [] }
    return [
      TypealiasDeclaration(
        access: domain.access,
        name: Identifier(validated: "PresentedStore"),
        type: "\(domain.store)"
      )
    ]
  }

  /// A state written by hand is named only here, so that a mistake in it is one error, at the schema's line.
  private var judgedState: [any Declaration] {
    let state: StateModel = domain.model.state
    guard state.isWrittenByHand else { return [] }
    let sensitive: [String] = state.listed.contains(where: \.isSensitive) ? ["Sensitive"] : []
    let requirements: [String] = state.requirements.map(\.rawValue) + sensitive
    let judged: Code = requirements.reduce("\(state.type)") { type, requirement in
      "StateKit._GeneratedCode.\(Code(verbatim: requirement))State<\(type)>"
    }
    return [
      ExtensionDeclaration(
        type: domain.action,
        members: [
          TypeDeclaration(
            prefix: DeclarationPrefix(
              documentation: DocComment(saying: "The state of `\(domain.name)`, which is written by hand.")
            ),
            access: domain.access,
            keyword: .enum,
            name: Identifier(validated: "StateByHand"),
            inheritance: ["StateKit._GeneratedCode.StateByHand"],
            members: []
          )
        ]
      ),
      ExtensionDeclaration(
        type: "\(domain.action).StateByHand",
        members: [
          FunctionDeclaration(
            head: "\(domain.access.prefix)static func judge",
            parameters: ["_: \(judged, at: state.typeLocation)"],
            body: []
          )
        ] + judgedProperties
      ),
    ]
  }

  /// The listed properties of a state written by hand, with their types.
  private var judgedProperties: [any Declaration] {
    domain.model.state.listed.map { property in
      let path: Code = "Swift.WritableKeyPath<JudgedState, \(Code(expression: property.type.spelling))>"
      let judged: Code = "_: \(path) = \\.\(property.name)"
      return FunctionDeclaration(
        head: "static func judge",
        parameters: ["\(property.name) \(judged, at: property.location)"],
        body: []
      )
    }
  }

  private var treeType: Code { "StateKit._ActionTree<\(domain.action)>" }

  private var actionTree: any Declaration {
    PropertyDeclaration(
      keyword: "\(domain.access.prefix)static let",
      name: Identifier(validated: "actionTree"),
      type: treeType,
      value: .initial(["makeActionTree()"])
    )
  }

  /// A separate function, because the compiler compiles the contents of a property for the module as well as for its
  /// file.
  private var madeActionTree: any Declaration {
    FunctionDeclaration(
      head: "private static func makeActionTree",
      parameters: [],
      result: treeType,
      body: ["\(treeType)(", "  ownLeafCount: \(domain.ownLeafCount),"] + leaves.indented
        + WorkTableTranslator(domain: domain).argument.indented + declarationsOfItsOwn.indented
        + requests.indented + children.indented + [")"]
    )
  }

  /// The table of the leaves. One literal, because an array of initialiser calls costs the compiler more than the enum.
  private var leaves: [Code] {
    guard domain.ownLeafCount > 0 else { return ["leaves: \"\","] }
    let bridged: [Identifier] = domain.model.requests.filter(domain.model.isBridged).map(\.name)
    let grouped: [Code] = domain.groups.flatMap { group in
      group.leaves.enumerated().flatMap { index, phase in
        leaf(phase, in: "\(plain: group.name).", isHidden: index == 0 && bridged.contains(group.name))
      }
    }
    var lines: [Code] = ["leaves: \"\"\""]
    for action in domain.actions { lines += leaf(action, isHidden: domain.model.isHidden(action)).indented }
    return lines + grouped.indented + ["  \"\"\","]
  }

  /// `renamed(id:name:) documentation`. More lines of the documentation start with a space. A sensitive value has a
  /// mark that names cannot contain: `signedIn(name:password!:)`; an action that views do not send has a hyphen in front.
  private func leaf(_ action: ActionModel, in group: Code = "", isHidden: Bool) -> [Code] {
    let mark: Code = isHidden ? "-" : ""
    let signature: Code = "\(mark)\(group)\(plain: action.name)\(labels: action.payload)"
    guard let documentation = action.documentation else { return [signature] }
    let lines: [Code] = documentation.lines.map { " \(unquoted: StringLiteral($0))" }
    return ["\(signature)\(lines.first ?? "")"] + lines.dropFirst()
  }

  /// A store does not ask actions for bridges and effects if the domains do not have any.
  private var declarationsOfItsOwn: [Code] {
    (domain.model.bridges.isEmpty ? ["declaresBridges: false,"] : [])
      + (domain.model.work.isEmpty && domain.model.eventBridges.isEmpty ? ["declaresEffects: false,"] : [])
      + InvariantTranslator(domain: domain).argument
  }

  private var requests: [Code] {
    let places: [Code] = domain.groupPlaces.flatMap { $0.group.place(firstLeaf: $0.firstLeaf) }
    if places.isEmpty { return [] }
    return ["requests: ["] + places.indented + ["],"]
  }

  private var children: [Code] {
    guard !domain.children.isEmpty else { return ["children: []"] }
    return ["children: ["] + domain.children.flatMap(child).indented + ["]"]
  }

  private func child(_ child: ChildModel) -> [Code] {
    let end: Code = domain.model.accessors == .none ? "}" : "},"
    let paths: Code = "actions: { (\\\(domain.action).\(child.name), \\\(domain.action)?.?.\(child.name)) }"
    return [
      "StateKit._ActionTreeChild<\(domain.action)>(",
      "  \(StringLiteral(child.name.name)),",
      "  childScopes.\(child.name).scope,",
    ] + state(child, end: end).indented + (domain.model.accessors == .none ? [] : ["  \(paths)"]) + ["),"]
  }

  private func state(_ child: ChildModel, end: Code) -> [Code] {
    let path: Code = "\\\(domain.state).\(child.name)"
    guard let place = domain.judgement(of: child) else { return ["state: { \(path) \(end)"] }
    return ["state: {", "  \(path, at: place)", end]
  }

  private var leafKeyPaths: [any Declaration] {
    guard domain.model.accessors.listsKeyPaths else { return [] }
    let grouped: [Code] = domain.groups.flatMap { group in
      group.leaves.map { "\\\(domain.action)?.?.\(group.name)?.\($0.name)," }
    }
    let paths: [Code] = domain.actions.map { "\\\(domain.action)?.?.\($0.name)," } + grouped
    return [
      PropertyDeclaration(
        prefix: domain.deprecatesWitnesses(DeprecatedActionsTranslator(domain: domain).isNeeded),
        keyword: "\(domain.access.prefix)static var",
        name: Identifier(validated: "leafKeyPaths"),
        type: leafKeyPathsType,
        value: .computed(ArrayCode(type: leafKeyPathsType, elements: paths).lines)
      )
    ]
  }

  private var leafKeyPathsType: Code { "[Swift.PartialKeyPath<\(domain.action)?>]" }

  private var leafIndex: any Declaration {
    let own: [SwitchCode.Case] = domain.actions.enumerated().compactMap { index, action in
      action.deprecated == nil ? SwitchCode.Case(pattern: ".\(action.name)", body: ["return \(index)"]) : nil
    }
    let grouped: [SwitchCode.Case] = domain.groupPlaces.map { group, firstLeaf in
      let index: Code = "\(group.binding).phaseIndex"
      return SwitchCode.Case(
        pattern: ".\(group.name)(let \(group.binding))",
        body: [firstLeaf == 0 ? "return \(index)" : "return \(firstLeaf) + \(index)"]
      )
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
      cases: own + grouped + below,
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

extension Code.Interpolation {
  /// The labels in a signature, with its parentheses: `(id:_:)`.
  fileprivate mutating func appendInterpolation(labels payload: [PayloadValueModel]) {
    if payload.isEmpty { return }
    appendLiteral("(")
    for value in payload {
      if let label = value.label { appendInterpolation(plain: label) } else { appendLiteral("_") }
      appendLiteral(value.isSensitive ? "!:" : ":")
    }
    appendLiteral(")")
  }
}
