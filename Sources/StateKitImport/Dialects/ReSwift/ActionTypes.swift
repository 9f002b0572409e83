#if Import
internal import SwiftSyntax

/// Recognises the types of actions: ReSwift's protocol, protocols of the app that refine it, and the types that conform.
struct ActionTypes {
  let index: DeclarationIndex

  /// Whether a type is a protocol of all actions: `Action`, `any ReSwift.Action`, or the app's own, such as `AppAction`.
  func isProtocol(_ type: TypeSyntax, in scope: [String]) -> Bool {
    let path = type.withoutExistential.path
    guard let last = path.last else { return false }
    if let declared = index.type(path, in: scope) {
      return declared.kind == .protocol && (last.hasSuffix("Action") || conforms(declared))
    }
    return last == "Action"
  }

  /// Whether a declared type conforms to the protocol, also through others.
  func conforms(_ type: DeclaredType) -> Bool { conforms(type, depth: 0) }

  private func conforms(_ type: DeclaredType, depth: Int) -> Bool {
    guard depth < 10 else { return false }
    return type.inherited.contains { written in
      let path = written.prefix { $0 != "<" }.split(separator: ".").map(String.init)
      guard let declared = index.type(path, in: Array(type.path.dropLast())) else {
        return path.last == "Action"
      }
      if declared.path == type.path { return false }
      return declared.kind == .protocol && declared.path.last == "Action"
        || conforms(declared, depth: depth + 1)
    }
  }

  /// An enum whose cases are actions.
  func isEnum(_ type: DeclaredType) -> Bool {
    guard type.kind == .enum, !type.cases.isEmpty, let name = type.path.last else { return false }
    return name.hasSuffix("Action") || name.hasSuffix("Actions") || conforms(type)
  }

  /// The enum of actions that a type names.
  func actionEnum(_ type: TypeSyntax, in scope: [String]) -> DeclaredType? {
    guard let found = index.type(type.path, in: scope), isEnum(found) else { return nil }
    return found
  }

  /// A struct that is an action.
  func isStruct(_ type: DeclaredType) -> Bool { type.kind == .struct && conforms(type) }
}

extension ActionTypes {
  /// The enum of actions that a case contains: `UsersAction` in `case users(UsersAction)`.
  func wrapped(by name: String, of type: DeclaredType) -> DeclaredType? {
    guard let found = type.cases.first(where: { $0.name.plainText == name }),
      let values = found.parameterClause?.parameters,
      values.count == 1, let value = values.first
    else { return nil }
    return actionEnum(value.type, in: type.path)
  }
}

extension TypeSyntax {
  /// `Action` in `any Action`.
  var withoutExistential: TypeSyntax {
    if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.withoutExistential
    }
    return self
  }
}
#endif
