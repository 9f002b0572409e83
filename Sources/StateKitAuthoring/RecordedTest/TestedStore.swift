internal import StateKitGenerator

/// Finds the user's code that makes the recorded store, or at least its reducer.
struct TestedStore {
  let domains: DeclaredDomains
  /// The user's files of each module.
  let code: [String: UserCode]
  let tested: String
  let names: TestTypeNames

  /// A call of the user's function that makes such a store from a state, for example `appStore(from: state)`.
  func factory(of domain: DomainModel, state: Expression) -> Expression? {
    let wanted = "Store<\(domain.state.type.lastName),\(domain.actionType.name)>"
    for outline in code[tested]?.outlines ?? [] {
      for function in SwiftDeclarations.functions(outline.tree, in: outline.file) {
        guard TestedStore.isSame(function.result, wanted),
          function.modifiers.allowUse(inOwnModule: true),
          let parameter = function.parameters.first(where: {
            TestedStore.isSame($0.type, domain.state.type.lastName)
          }),
          function.parameters.allSatisfy({ $0.hasValue || $0.type == parameter.type }),
          let name = Identifier(function.name)
        else { continue }
        let label = parameter.label.flatMap { Identifier($0) }
        return .call("\(name)", [Expression.Element(label: label, value: state)])
      }
    }
    return nil
  }

  /// `.app(initialState: state, reducer: …)`
  func store(of domain: DomainModel, state: Expression, hasClock: Bool) -> Expression {
    let clock = Expression.call(
      "StoreConfiguration",
      [Expression.Element(label: Identifier(validated: "clock"), value: .plain("clock"))]
    )
    return .call(
      ".\(domain.memberName)",
      [
        Expression.Element(label: Identifier(validated: "initialState"), value: state),
        Expression.Element(label: Identifier(validated: "reducer"), value: reducer(of: domain)),
      ] + (hasClock ? [Expression.Element(label: Identifier(validated: "configuration"), value: clock)] : [])
    )
  }

  /// The user's constant of this type, or a call of the generated function with the user's handlers.
  private func reducer(of domain: DomainModel) -> Expression {
    if let known = constant(of: domain) { return .plain("\(known)") }
    let access: Access = .internal
    let code = DomainCode(model: domain, access: access, schemaName: "", writesLines: false)
    let handlers =
      code.hasHandlers ? [Expression.Element(value: .plain("\(self.handlers(of: domain, code))()"))] : []
    let children = domain.children.compactMap { child in
      domains[child.domain.id].map { Expression.Element(label: child.name, value: reducer(of: $0)) }
    }
    return .call(".\(domain.memberName)", handlers + children)
  }

  private func constant(of domain: DomainModel) -> Identifier? {
    let module = domain.id.module?.name ?? tested
    let wanted = "Reducer<\(domain.state.type.lastName),\(domain.actionType.name)>"
    for outline in code[module]?.outlines ?? [] {
      for property in SwiftDeclarations.globals(outline.tree, in: outline.file) {
        let isSeen = property.modifiers.allowUse(inOwnModule: module == tested)
        if isSeen, TestedStore.isSame(property.type, wanted), let name = Identifier(property.name) {
          names.use(domain.id.module?.name)
          return name
        }
      }
    }
    return nil
  }

  private func handlers(of domain: DomainModel, _ code: DomainCode) -> Identifier {
    let module = domain.id.module?.name ?? tested
    names.use(domain.id.module?.name)
    let own = self.code[module]
    let protocols = own?.names(ofProtocol: code.reducing.name) ?? []
    let types = own?.conformers(to: protocols, except: []) ?? []
    let found = types.first { type in
      type.path.count == 1 && type.sites.contains { $0.modifiers.allowUse(inOwnModule: module == tested) }
    }
    return found.flatMap { Identifier($0.name) } ?? Identifier(validated: domain.name + "Reducer")
  }

  /// Whether a type as written is the wanted one, with or without modules in front.
  private static func isSame(_ type: String, _ wanted: String) -> Bool {
    func plain(_ type: String) -> [String] {
      type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        .map { String($0.split(separator: ".").last ?? "") }
    }
    return plain(type) == plain(wanted)
  }
}
