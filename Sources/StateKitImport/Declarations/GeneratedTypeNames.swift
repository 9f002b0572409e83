#if Import
internal import SwiftSyntax

/// The names that types have after the import: `Counter.State` is `CounterState`.
struct GeneratedTypeNames {
  let index: DeclarationIndex
  private var generated: [[String]: String] = [:]

  init(index: DeclarationIndex) { self.index = index }

  mutating func set(_ name: String, for path: [String]) { generated[path] = name }

  /// The full name of a declared type after the import.
  func name(of path: [String]) -> String {
    for count in stride(from: path.count, to: 0, by: -1) {
      if let name = generated[Array(path.prefix(count))] {
        return ([name] + path.dropFirst(count)).joined(separator: ".")
      }
    }
    return path.joined(separator: ".")
  }

  /// The path in the app's code of a type that has this name after the import.
  func path(of name: String) -> [String]? {
    let parts = name.split(separator: ".").map(String.init)
    if index[parts] != nil { return parts }
    for (path, generated) in generated where generated == parts.first {
      let whole = path + parts.dropFirst()
      if index[whole] != nil { return whole }
    }
    return nil
  }

  func isGenerated(_ path: [String]) -> Bool { generated[path] != nil }

  /// Whether a generated type replaces this one, or one around it.
  func isBelowGenerated(_ path: [String]) -> Bool {
    path.indices.contains { isGenerated(Array(path[...$0])) }
  }

  /// The spelling of a type for schemas, and for code outside of the scope in which the app's code uses it.
  func spelling(of type: TypeSyntax, in scope: [String]) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) {
      let wrapped = spelling(of: optional.wrappedType, in: scope)
      let needsParentheses =
        optional.wrappedType.is(FunctionTypeSyntax.self)
        || ["any ", "some "].contains(where: wrapped.hasPrefix)
      return needsParentheses ? "(\(wrapped))?" : "\(wrapped)?"
    }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(spelling(of: array.element, in: scope))]" }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return "[\(spelling(of: dictionary.key, in: scope)): \(spelling(of: dictionary.value, in: scope))]"
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      let elements = tuple.elements.map { element in
        (element.firstName.map { "\($0.text): " } ?? "") + spelling(of: element.type, in: scope)
      }
      return "(\(elements.joined(separator: ", ")))"
    }
    if type.isNamed { return (isError(type, in: scope) ? "any " : "") + named(type, in: scope) }
    if let existential = type.as(SomeOrAnyTypeSyntax.self) {
      let constraint = existential.constraint
      let text = constraint.isNamed ? named(constraint, in: scope) : spelling(of: constraint, in: scope)
      return "\(existential.someOrAnySpecifier.text) \(text)"
    }
    return type.trimmedDescription.onOneLine
  }

  /// Whether it is a protocol of errors that older code writes as a type, without `any`.
  private func isError(_ type: TypeSyntax, in scope: [String]) -> Bool {
    ["Error", "Swift.Error", "LocalizedError", "CustomNSError"].contains(type.trimmedName)
      && index.resolve(type.path, in: scope) == nil
  }

  private func named(_ type: TypeSyntax, in scope: [String]) -> String {
    let arguments = type.genericArguments.map { spelling(of: $0, in: scope) }
    if let (name, count) = GeneratedTypeNames.renamed[type.trimmedName], count == arguments.count {
      return name + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }
    let base = type.as(MemberTypeSyntax.self).flatMap { member in
      member.baseType.hasGenericArguments ? "\(named(member.baseType, in: scope)).\(member.name.text)" : nil
    }
    return (base ?? spelling(of: type.path, in: scope))
      + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
  }

  /// The longest part of the path that the app declares, by its name after the import, and the rest as written:
  /// `RowState.ID`.
  func spelling(of path: [String], in scope: [String]) -> String {
    for count in stride(from: path.count, to: 0, by: -1) {
      guard let found = index.resolve(Array(path.prefix(count)), in: scope) else { continue }
      return name(of: found + path.dropFirst(count))
    }
    if let alias = index.alias(path, in: scope) { return name(of: alias) }
    return path.joined(separator: ".")
  }

  /// Types of the Composable Architecture's companions that have another name in StateKit.
  private static let renamed: [String: (String, Int)] = [
    "IdentifiedArrayOf": ("IdentifiedArray", 1), "StackElementID": ("Int", 0),
  ]
}

extension TypeSyntax {
  fileprivate var isNamed: Bool { self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) }

  /// Whether the type, or one around it, has generic arguments: `Page<Int>.State`.
  fileprivate var hasGenericArguments: Bool {
    !genericArguments.isEmpty || self.as(MemberTypeSyntax.self)?.baseType.hasGenericArguments == true
  }

  /// The name without generic arguments.
  var trimmedName: String { path.joined(separator: ".") }
}

extension String {
  /// The text with each run of white space as one space.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var decapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
#endif
