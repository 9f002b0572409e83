/// The state of a child that is one of several domains: an enum with a property for each case, and the stores of the cases.
struct OneOfTranslator {
  let domain: DomainCode
  let oneOf: OneOfModel

  var declarations: [any Declaration] { [state, stores, conformance] }

  private var stateType: Identifier { Identifier(validated: GeneratedNames(domain: domain.model.name).state) }

  private var state: any Declaration {
    TypeDeclaration(
      access: domain.access,
      keyword: .enum,
      name: stateType,
      location: domain.children.contains(where: \.domain.isStateWrittenByHand) ? domain.model.location : nil,
      inheritance: domain.model.state.conformances.ofValues,
      members: domain.children.map { CaseDeclaration(name: $0.name, payload: [$0.state].list) }
        + [initializer].compactMap(\.self) + domain.children.map(property)
    )
  }

  /// Makes the initial case, if it can be made without arguments.
  private var initializer: (any Declaration)? {
    guard domain.model.state.isMadeWithoutArguments, let initial = oneOf.initial,
      let child = domain.children.first(where: { $0.name == initial })
    else { return nil }
    return FunctionDeclaration(
      head: "\(domain.access.prefix)init",
      parameters: [],
      body: ["self = .\(initial)(\(child.state)())"]
    )
  }

  /// Changes the state of the case in place: it is moved out of the enum, because a copy would double the storage that it
  /// holds.
  private func property(_ child: ChildModel) -> any Declaration {
    PropertyDeclaration(
      keyword: "\(domain.access.prefix)var",
      name: child.name,
      type: child.part,
      value: .modified(
        get: ["if case .\(child.name)(let state) = self { return state }", "return nil"],
        modify: [
          "var state: \(child.part) = nil",
          "if case .\(child.name) = self {",
          "  if case .\(child.name)(let whole) = StateKit._GeneratedCode.take(&self) { state = whole }",
          "  defer { StateKit._GeneratedCode.put(present: state.map { .\(child.name)($0) }, into: &self) }",
          "  yield &state",
          "} else {",
          "  defer { if let state { self = .\(child.name)(state) } }",
          "  yield &state",
          "}",
        ]
      )
    )
  }

  private var stores: any Declaration {
    TypeDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "The store of the case that is there: `store.case` in a store of `\(plain: domain.name)`."
        )
      ),
      access: domain.access,
      keyword: .enum,
      name: domain.store,
      inheritance: ["Swift.Sendable"],
      members: domain.children.map {
        CaseDeclaration(name: $0.name, payload: "StateKit.LocalStore<\([$0.state, $0.action].list)>")
      }
    )
  }

  private var conformance: any Declaration {
    ExtensionDeclaration(
      type: domain.state,
      conformances: ["StateKit.OneOfState"],
      members: [
        TypealiasDeclaration(
          access: domain.access,
          name: Identifier(validated: "OneOfAction"),
          type: domain.action
        ),
        TypealiasDeclaration(
          access: domain.access,
          name: Identifier(validated: "OneOfStore"),
          type: "\(domain.store)"
        ),
        FunctionDeclaration(
          prefix: DeclarationPrefix(
            documentation: DocComment(saying: "The store of the case that is there; for internal use.")
          ),
          head: "@Swift.MainActor \(domain.access.prefix)func _store",
          parameters: ["in stores: some StateKit._CaseStores<\([domain.state, domain.action].list)>"],
          result: "\(domain.store)",
          body: ["switch self {"]
            + domain.children.map {
              "case .\($0.name)(let state): return .\($0.name)(stores.store(of: .\($0.name), state))"
            }
            + ["}"]
        ),
      ]
    )
  }
}
