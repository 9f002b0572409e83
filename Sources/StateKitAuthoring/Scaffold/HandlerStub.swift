internal import StateKitGenerator

/// A method to insert into the user's code. Its comment is that of the protocol's method, from `HandlerSignature`.
struct HandlerStub {
  let handler: HandlerSignature
  /// The user's spelling, for a state written by hand.
  let state: Code
  let access: Access
  var isNonisolated = false

  func declaration(_ spelling: TypeSpelling) -> FunctionDeclaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(documentation: handler.documentation),
      head: "\(access.prefix)\(isNonisolated ? "nonisolated " : "")func \(handler.name)",
      parameters: ["_ state: inout \(state)"] + parameters(spelling),
      body: []
    )
  }

  /// The parameters. Inner names are unique: a value labelled `state` would hide the state.
  private func parameters(_ spelling: TypeSpelling) -> [Code] {
    var taken: Set<String> = ["state"]
    let labels: Set<String> = Set(handler.parameters.compactMap(\.label?.name))
    return handler.parameters.map { parameter in
      let wanted: Identifier = parameter.label ?? parameter.binding
      var name: String = wanted.name
      while taken.contains(name) || name != wanted.name && labels.contains(name) { name += "Value" }
      taken.insert(name)
      let type: Code = spelling.code(parameter.type)
      guard let label = parameter.label else { return "_ \(Identifier(validated: name)): \(type)" }
      if label.name == name { return "\(declaredLabel: label): \(type)" }
      return "\(declaredLabel: label) \(Identifier(validated: name)): \(type)"
    }
  }
}
