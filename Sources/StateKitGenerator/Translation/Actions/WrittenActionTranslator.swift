/// The generated code for a domain whose action enum is written by hand: functions, never called, which make the Swift
/// compiler compare the enum with the schema, at the lines of the schema.
struct WrittenActionTranslator {
  let domain: DomainCode
  let type: TypeReference

  /// `members` are the members that the enum needs besides its cases.
  func declarations(_ members: [any Declaration]) -> [any Declaration] {
    [otherName, judgedType].compactMap(\.self) + [
      ExtensionDeclaration(type: domain.action, members: [judgedCases] + members)
    ]
  }

  /// `UsersAction`, if the enum has another name.
  private var otherName: (any Declaration)? {
    if type.spelling == domain.model.actionType.name { return nil }
    return TypealiasDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(saying: "The actions of `\(domain.name)`, which are written by hand.")
      ),
      access: domain.access,
      name: domain.model.actionType,
      type: "\(type)"
    )
  }

  /// The existence, access and conformances of the enum.
  private var judgedType: any Declaration {
    let protocols: [Code] = domain.model.actionConformances.ofActions
    let conforms: Code = "any (\(protocols.joined(separator: " & "))).Type = \(domain.action).self"
    return ExtensionDeclaration(
      type: "StateKit._GeneratedCode",
      members: [
        FunctionDeclaration(
          head: "\(domain.access.prefix)static func judge",
          parameters: [
            "_: \(domain.action, at: type.location)", "conforms _: \(conforms, at: type.location)",
          ],
          body: []
        )
      ]
    )
  }

  private var judgedCases: any Declaration {
    TypeDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(saying: "The cases that the schema lists, for the Swift compiler to judge.")
      ),
      access: .private,
      keyword: .enum,
      name: Identifier(validated: "CasesByHand"),
      inheritance: [],
      members: cases.map(judged) + [judgedWhole]
    )
  }

  private var cases: [WrittenCase] {
    domain.actions.map { action in
      WrittenCase(
        name: action.name,
        location: action.location,
        isDeprecated: action.deprecated != nil,
        payload: action.payload.map { ($0.label, Code(expression: $0.type.spelling)) }
      )
    }
      + domain.groups.map {
        WrittenCase(name: $0.name, location: $0.location, payload: [(nil, $0.type)])
      }
      + domain.children.map {
        WrittenCase(name: $0.name, location: $0.location, payload: [(nil, $0.payload)])
      }
  }

  /// Makes the case and takes it apart: only both together find each difference, because Swift converts `Int` to `Int?`.
  private func judged(_ written: WrittenCase) -> any Declaration {
    let values: [Code] = written.payload.map(\.type)
    let made: Code = values.isEmpty ? "\(domain.action)" : "(\(values.list)) -> \(domain.action)"
    let make: Code = "\(domain.action).\(written.name)\(written.labels)"
    var parameters: [Code] = ["\(written.name) _: \("\(made) = \(make)" as Code, at: written.location)"]
    if !values.isEmpty {
      let names: [Code] = values.indices.map { "value\($0)" }
      let tuple: Code = values.count == 1 ? values[0] : "(\(values.list))"
      let value: Code = values.count == 1 ? names[0] : "(\(names.list))"
      let bound: Code = names.map { "let \($0)" as Code }.list
      let body: Code = "if case .\(written.name)(\(bound)) = $0 { return [\(value)] }; return []"
      let taken: Code = "(\(domain.action)) -> [\(tuple)] = { \(body) }"
      parameters.append("values _: \(taken, at: written.location)")
    }
    return FunctionDeclaration(
      prefix: prefix(isDeprecated: written.isDeprecated),
      head: "static func judge",
      parameters: parameters,
      body: []
    )
  }

  /// Only deprecated code may name a deprecated case without a warning.
  private func prefix(isDeprecated: Bool) -> DeclarationPrefix {
    isDeprecated ? DeclarationPrefix(attribute: "@available(*, deprecated)") : .none
  }

  /// A `switch` that is not exhaustive if the enum has a case that the schema does not list.
  private var judgedWhole: any Declaration {
    let patterns: [Code] = cases.map { ".\($0.name)" }
    let whole: Code = "(\(domain.action)) -> Swift.Void = { switch $0 { case \(patterns.list): break } }"
    return FunctionDeclaration(
      prefix: prefix(isDeprecated: cases.contains(where: \.isDeprecated)),
      head: "static func judge",
      parameters: ["all _: \(whole, at: type.location)"],
      body: []
    )
  }
}

/// A case of an enum that is written by hand: an action, a request, the bound properties or a child.
private struct WrittenCase {
  let name: Identifier
  let location: SourceLocation
  var isDeprecated = false
  let payload: [(label: Identifier?, type: Code)]

  /// `(id:_:)`
  var labels: Code {
    if payload.isEmpty { return "" }
    let labels: [Code] = payload.map { value in value.label.map { "\(label: $0):" } ?? "_:" }
    return "(\(labels.joined(separator: "")))"
  }
}
