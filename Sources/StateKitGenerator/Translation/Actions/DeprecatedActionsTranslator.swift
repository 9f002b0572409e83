/// The generated code for deprecated actions. Only deprecated code may name them without a warning, and a deprecated
/// function can be called without one only through a protocol. Therefore the functions belong to a private enum.
struct DeprecatedActionsTranslator {
  let domain: DomainCode

  private var actions: [(index: Int, action: ActionModel)] {
    domain.actions.enumerated().filter { $0.element.deprecated != nil }.map { ($0.offset, $0.element) }
  }

  var isNeeded: Bool { domain.actions.contains { $0.deprecated != nil } }

  var leafIndexCall: Code { "\(table).leafIndex(of: self)" }

  /// The call in the reducer.
  var reduceCall: Code {
    let arguments: [Code] = ["&state", "action", "&touched"] + (hasHandlers ? ["handlers"] : [])
    return "\(table).reduce(\(arguments.list))"
  }

  /// The call in the reducer for the domain's reactions to deprecated actions of a child.
  func reactCall(_ child: ChildModel) -> Code {
    let handlers: [Code] = ReactionTranslator(domain: domain, child: child).haveHandlers ? ["handlers"] : []
    return "\(table).\(reactName(child))(\((["&state", "action", "&touched"] + handlers).list))"
  }

  /// Whether a reducer has work for one of the actions.
  var isReduced: Bool {
    actions.contains {
      if case .none = $0.action.reduction { $0.action.dismisses } else { true }
    }
  }

  private var areAll: Bool { actions.count == domain.ownLeafCount && domain.children.isEmpty }

  private var hasHandlers: Bool { actions.contains(where: \.action.hasHandler) }

  private var enumName: Identifier { Identifier(validated: "Deprecated\(domain.model.name)Actions") }
  private var protocolName: Identifier { Identifier(validated: "Deprecated\(domain.model.name)Functions") }
  private var table: Code { "(\(enumName).self as any \(protocolName).Type)" }

  private func reactName(_ child: ChildModel) -> Identifier {
    let name: String = child.name.name
    return Identifier(validated: "reactTo\(name.prefix(1).uppercased())\(name.dropFirst())")
  }

  private var functions: [FunctionDeclaration] {
    (isNeeded ? [leafIndex] : []) + (isReduced ? [reduce] : []) + domain.children.compactMap(react)
  }

  var declarations: [any Declaration] {
    let functions: [FunctionDeclaration] = functions
    guard !functions.isEmpty else { return [] }
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "Calls deprecated functions: through a protocol that gives no warning."
          )
        ),
        access: .private,
        keyword: .protocol,
        name: protocolName,
        inheritance: [],
        members: functions.map {
          FunctionDeclaration(head: $0.head, parameters: $0.parameters, result: $0.result)
        }
      ),
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "Names deprecated actions: only a deprecated function does so without a warning."
          )
        ),
        access: .private,
        keyword: .enum,
        name: enumName,
        inheritance: ["\(protocolName)"],
        members: functions
      ),
    ]
  }

  private var leafIndex: FunctionDeclaration {
    let code = SwitchCode(
      subject: "action",
      cases: actions.map { SwitchCode.Case(pattern: ".\($0.action.name)", body: ["return \($0.index)"]) },
      otherwise: areAll ? nil : "return 0",
      end: "return 0",
      part: {
        SwitchCode.Part(head: "func leafIndex\($0)() -> Swift.Int {", call: "return leafIndex\($0)()")
      }
    )
    return FunctionDeclaration(
      prefix: DeclarationPrefix(attribute: "@available(*, deprecated)"),
      head: "static func leafIndex",
      parameters: ["of action: \(domain.action)"],
      result: "Swift.Int",
      body: code.lines
    )
  }

  private func react(_ child: ChildModel) -> FunctionDeclaration? {
    let reactions = ReactionTranslator(domain: domain, child: child)
    guard reactions.areDeprecated else { return nil }
    return function(
      "static func \(reactName(child))",
      action: child.payload,
      reactions.haveHandlers,
      reactions.switchLines(in: place)
    )
  }

  private func function(
    _ head: Code,
    action: Code,
    _ hasHandlers: Bool,
    _ body: [Code]
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(attribute: "@available(*, deprecated)"),
      head: head,
      parameters: [
        "_ state: inout \(domain.state)", "_ action: \(action)", "_ touched: inout StateKit.TouchedDomains",
      ] + (hasHandlers ? ["_ handlers: some \(domain.reducing)"] : []),
      body: body
    )
  }

  private var place: ReducerPlace { ReducerPlace(domain: domain, isInFactory: false) }

  private var reduce: FunctionDeclaration {
    let code = SwitchCode(
      subject: "action",
      cases: actions.map { $0.action.reductionCase(in: place) },
      otherwise: areAll ? nil : "break",
      end: "break",
      part: { SwitchCode.Part(head: "func reduce\($0)() {", call: "reduce\($0)()") }
    )
    return function("static func reduce", action: domain.action, hasHandlers, code.lines)
  }
}

extension DomainCode {
  /// The prefix of a witness that may name deprecated actions: only the runtime calls it, through the protocol.
  func deprecatesWitnesses(_ namesActions: Bool) -> DeclarationPrefix {
    guard namesActions else { return .none }
    return DeclarationPrefix(
      documentation: DocComment(
        saying: "Deprecated because it names deprecated actions; the runtime alone calls it."
      ),
      attribute: "@available(*, deprecated)"
    )
  }
}
