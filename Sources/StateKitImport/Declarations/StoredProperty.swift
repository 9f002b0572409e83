#if Import
internal import SwiftSyntax

/// A stored property of a struct.
struct StoredProperty {
  let name: String
  /// Nil if Swift infers it.
  let type: TypeSyntax?
  let value: ExprSyntax?
  let isLet: Bool
  let modifiers: Set<String>
  /// The names of its attributes, such as `Presents`.
  let attributes: [String]
  let declaration: VariableDeclSyntax
  let source: ImportedSource

  /// `.appStorage("count")` in `@Shared(.appStorage("count"))`; nil for a value that another feature hands over.
  var sharingKey: ExprSyntax? {
    for attribute in declaration.attributes where ["Shared", "SharedReader"].contains(attribute.name) {
      guard case .argumentList(let arguments)? = attribute.as(AttributeSyntax.self)?.arguments else {
        continue
      }
      return arguments.first?.expression
    }
    return nil
  }

  static func all(of member: DeclaredMember) -> [StoredProperty] {
    guard let variable = member.declaration.as(VariableDeclSyntax.self) else { return [] }
    let modifiers = Set(variable.modifiers.map { $0.trimmedDescription })
    guard modifiers.isDisjoint(with: ["static", "class", "lazy"]) else { return [] }
    let last = variable.bindings.last { $0.typeAnnotation != nil }?.typeAnnotation?.type
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), !binding.isComputed else {
        return nil
      }
      return StoredProperty(
        name: name.identifier.plainText,
        type: binding.typeAnnotation?.type ?? (binding.initializer == nil ? last : nil),
        value: binding.initializer?.value,
        isLet: variable.bindingSpecifier.text == "let",
        modifiers: modifiers,
        attributes: variable.attributes.compactMap(\.name),
        declaration: variable,
        source: member.source
      )
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter. Observers belong to stored properties.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: false
    }
  }

  /// Whether it has `willSet` or `didSet`.
  var isObserved: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

  /// The name of the property whose wrapper projects this one: `rows` for `$rows`; other names as they are.
  var wrappedName: String { text.hasPrefix("$") ? String(text.dropFirst()) : plainText }
}
#endif
