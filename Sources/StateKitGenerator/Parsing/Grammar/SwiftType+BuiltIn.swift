extension SwiftType {
  static func isBuiltIn(_ name: String) -> Bool {
    name == "Void" || BuiltInType.named(name) != nil || BuiltInProtocol.names.contains(name)
  }

  /// The meaning of a single name: `Optional<T>` is `T?`, `Void` is `()`, and a protocol needs `any`.
  static func resolve(
    _ component: Component,
    afterAny: Bool,
    at location: SourceLocation
  ) throws(StringFailure) -> SwiftType {
    if component.name == "Void", component.arguments.isEmpty, !afterAny { return .tuple([]) }
    guard component.builtIn != nil || !BuiltInProtocol.names.contains(component.name) else {
      if !afterAny { throw StringFailure(.anyMissing(before: component.name, at: location)) }
      return .named([component])
    }
    if afterAny, isBuiltIn(component.name) {
      throw StringFailure(.notAProtocol(component.name, at: location))
    }
    guard let builtIn = component.builtIn else { return .named([component]) }
    let arguments = component.arguments
    guard arguments.count == builtIn.arity else {
      throw StringFailure(
        .genericArguments(of: component.name, expected: builtIn.arity, found: arguments.count, at: location)
      )
    }
    switch component.name {
    case "Optional": return .optional(arguments[0])
    case "Array": return .array(arguments[0])
    case "Dictionary": return .dictionary(key: arguments[0], value: arguments[1])
    default: return .named([component])
    }
  }
}

extension Diagnostic {
  fileprivate static func anyMissing(before name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0312", "'\(name)' is a protocol: write 'any \(name)'", at: location)
  }

  fileprivate static func notAProtocol(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0314", "'\(name)' is not a protocol: leave out 'any'", at: location)
  }
}
