/// What generated code does with deprecated actions. Deprecated code alone may name them without a warning, and a
/// deprecated function may be called without one through a protocol: a private enum has these functions.
struct DeprecatedActionsTranslator {
  let domain: DomainCode

  private var actions: [(index: Int, action: ActionModel)] {
    domain.actions.enumerated().filter { $0.element.deprecated != nil }.map { ($0.offset, $0.element) }
  }

  var isNeeded: Bool { domain.actions.contains { $0.deprecated != nil } }

  var leafIndexCall: Code { "\(functions).leafIndex(of: self)" }

  /// In the reducer.
  var reduceCall: Code {
    let arguments: [Code] = ["&state", "action", "&touched"] + (hasHandlers ? ["handlers"] : [])
    return "\(functions).reduce(\(arguments.list))"
  }

  /// Whether a reducer has something to do for one of them.
  var isReduced: Bool {
    actions.contains { if case .none = $0.action.reduction { false } else { true } }
  }

  private var areAll: Bool { actions.count == domain.ownLeafCount && domain.children.isEmpty }

  private var hasHandlers: Bool { actions.contains(where: \.action.hasHandler) }

  private var enumName: Identifier { Identifier(validated: "Deprecated\(domain.model.name)Actions") }
  private var protocolName: Identifier { Identifier(validated: "Deprecated\(domain.model.name)Functions") }
  private var functions: Code { "(\(enumName).self as any \(protocolName).Type)" }

  var declarations: [any Declaration] {
    guard isNeeded else { return [] }
    let functions: [FunctionDeclaration] = isReduced ? [leafIndex, reduce] : [leafIndex]
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
          documentation: DocComment(saying: "Names deprecated actions, which only deprecated functions may.")
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

  private var reduce: FunctionDeclaration {
    let code = SwitchCode(
      subject: "action",
      cases: actions.map { ReductionTranslator(action: $0.action).switchCase },
      otherwise: areAll ? nil : "break",
      end: "break",
      part: { SwitchCode.Part(head: "func reduce\($0)() {", call: "reduce\($0)()") }
    )
    return FunctionDeclaration(
      prefix: DeclarationPrefix(attribute: "@available(*, deprecated)"),
      head: "static func reduce",
      parameters: [
        "_ state: inout \(domain.state)", "_ action: \(domain.action)",
        "_ touched: inout StateKit.TouchedDomains",
      ] + (hasHandlers ? ["_ handlers: some \(domain.reducing)"] : []),
      body: code.lines
    )
  }
}

extension DomainCode {
  /// The prefix of a witness that may name deprecated actions: the runtime alone calls it, through the protocol.
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
