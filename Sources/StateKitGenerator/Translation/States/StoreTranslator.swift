/// `BridgeMiddleware.app`, `Domain.app(reducer:)`, and `Store.app(…)`, a store with both.
struct StoreTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    [
      ExtensionDeclaration(
        type: "StateKit.BridgeMiddleware",
        requirements: [
          "InputAction == \(domain.action)", "OutputAction == \(domain.action)", "State == \(domain.state)",
        ],
        members: [bridges]
      ),
      ExtensionDeclaration(
        type: "StateKit.Domain",
        members: [declaredDomain]
      ),
      ExtensionDeclaration(
        isNonisolated: false,
        type: "StateKit.Store",
        members: [store]
      ),
    ]
  }

  private var bridgesType: Code {
    "StateKit.BridgeMiddleware<\([domain.action, domain.action, domain.state].list)>"
  }

  private var bridges: any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "The bridges declared for `\(plain: domain.name)`\(domain.andBelow)."
        )
      ),
      keyword: "\(domain.access.prefix)static var",
      name: domain.model.memberName,
      type: bridgesType,
      value: .computed([".declared"])
    )
  }

  private var reducer: Code {
    "reducer: \(domain.reducer)\(domain.model.isReducerWhole ? " = .\(domain.model.memberName)()" : "")"
  }

  private var declaredDomain: any Declaration {
    let types: Code = "\(domain.state), \(domain.action)"
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying:
            "What schemas declare for `\(plain: domain.name)`\(domain.andBelow), for stores of any kind."
        )
      ),
      head: "\(domain.access.prefix)static func \(domain.model.memberName)",
      parameters: [reducer],
      result: "StateKit.Domain<\(types)> where State == \(domain.state), Action == \(domain.action)",
      body: ["StateKit.Domain<\(types)>.declared(reducer: reducer)"]
    )
  }

  /// All types are spelled out: inferring those of the defaults takes the compiler nearly as long as the rest of the
  /// function.
  ///
  /// The function names the type of its store. In an extension with these requirements, the compiler would read a call
  /// with a wrong argument as a dynamic member, and only report that `State` could not be inferred.
  private var store: any Declaration {
    let middleware: Code = [domain.action, domain.action, domain.state].list
    let types: Code = "\(domain.state), \(domain.action)"
    let isMadeFreely: Bool = domain.model.state.isMadeWithoutArguments
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "A store of `\(plain: domain.name)` with its declared bridges in place."
        )
      ),
      head: "@Swift.MainActor \(domain.access.prefix)static func \(domain.model.memberName)",
      parameters: [
        "initialState: \(domain.state)\(isMadeFreely ? " = \(domain.state)()" : "")",
        reducer,
        "middleware: any StateKit.Middleware<\(middleware)> = StateKit.IdentityMiddleware<\(middleware)>()",
        "sideEffects: any StateKit.SideEffects<\(types)> = StateKit.SideEffectRegistry<\(types)>()",
        "effects: [any StateKit.DomainEffects] = []",
        "configuration: StateKit.StoreConfiguration = StateKit.StoreConfiguration()",
      ],
      result: "StateKit.Store<\(types)> where State == \(domain.state), Action == \(domain.action)",
      body: [
        "StateKit.Store<\(types)>.withDeclaredBridges(",
        "  initialState: initialState,",
        "  reducer: reducer,",
        "  middleware: middleware,",
        "  sideEffects: sideEffects,",
        "  effects: effects,",
        "  configuration: configuration",
        ")",
      ]
    )
  }
}
