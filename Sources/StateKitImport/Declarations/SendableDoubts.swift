#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds types with which states and actions do not compile, as far as the app's code shows them: those that are not Sendable,
/// and those of the architecture that the app leaves.
struct SendableDoubts {
  let index: DeclarationIndex
  /// Whether the import copies a type, which then says that it is Sendable.
  let isCopied: (_ path: [String]) -> Bool

  /// Types and protocols of the Composable Architecture without a counterpart.
  private static let architecture: Set<String> = [
    "BindableAction", "BindingAction", "Effect", "EffectOf", "Identified", "IdentifiedActionOf",
    "PresentationAction", "StackAction", "StackActionOf", "Store", "StoreOf", "ViewStore",
  ]

  /// For example `'Session' is a class and not Sendable`; nil for a type that the app does not declare.
  func reason(for type: TypeSyntax, in scope: [String]) -> String? {
    if let hidden = SendableDoubts.hiddenType(in: type, scope, index) {
      return "'\(hidden)' is private in its file, and the generated code uses it"
    }
    return leftReason(type.names, scope) ?? reason(type, scope, besides: [])
  }

  /// A type that only its file sees, in the spelling of another one.
  static func hiddenType(in type: TypeSyntax, _ scope: [String], _ index: DeclarationIndex) -> String? {
    let plain = type.unwrapped.type
    let inner = plain.genericArguments + plain.elements
    if let found = inner.lazy.compactMap({ hiddenType(in: $0, scope, index) }).first { return found }
    guard let declared = index.type(plain.path, in: scope),
      DeclSyntax(fromProtocol: declared.declaration).isHidden
    else { return nil }
    return declared.name
  }

  private func reason(_ type: TypeSyntax, _ scope: [String], besides seen: Set<[String]>) -> String? {
    let plain = type.unwrapped.type
    let inner = plain.genericArguments + plain.elements
    if let found = inner.lazy.compactMap({ reason($0, scope, besides: seen) }).first { return found }
    if plain.is(FunctionTypeSyntax.self) { return "a closure is not Sendable without '@Sendable'" }
    if ["Any", "AnyObject"].contains(plain.trimmedDescription) {
      return "'\(plain.trimmedDescription)' is not Sendable"
    }
    if let alias = index.aliasedTypes[plain.path], !seen.contains(plain.path) {
      return reason(alias, scope, besides: seen.union([plain.path]))
    }
    guard let declared = index.type(plain.path, in: scope), !seen.contains(declared.path) else { return nil }
    let values =
      declared.storedProperties.compactMap { index.type(of: $0, in: declared.path) }
      + declared.cases.flatMap(\.values).map(\.type)
    let isCopied = isCopied(declared.path)
    // Other types stay, with the imports of their files.
    if isCopied, let reason = leftReason(declared.inherited + values.flatMap(\.names), declared.path) {
      return reason
    }
    if declared.isSendable { return nil }
    switch declared.kind {
    case .actor: return nil
    case .class: return "'\(declared.name)' is a class and not Sendable"
    case .protocol: return "'\(declared.name)' is a protocol and not Sendable"
    case .struct, .enum:
      if declared.access == .public, !isCopied {
        return "'\(declared.name)' is public and not Sendable"
      }
      let known = seen.union([declared.path])
      return values.lazy.compactMap { reason($0, declared.path, besides: known) }.first
    }
  }

  private func leftReason(_ names: [String], _ scope: [String]) -> String? {
    names.first { SendableDoubts.architecture.contains($0) && index.resolve([$0], in: scope) == nil }
      .map { "'\($0)' belongs to the architecture that the app leaves" }
  }
}

extension DeclaredType {
  fileprivate var isSendable: Bool {
    hasAttribute("MainActor")
      || inherited.contains { $0.hasSuffix("Sendable") || ["Error", "LocalizedError"].contains($0) }
  }
}

extension TypeSyntax {
  fileprivate var names: [String] { trimmedDescription.typeNames.map(\.root) }

  /// The types of which a value of this one consists: the elements of a collection or a tuple, or the protocol in `any Service`.
  fileprivate var elements: [TypeSyntax] {
    if let array = self.as(ArrayTypeSyntax.self) { return [array.element] }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return [dictionary.key, dictionary.value] }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
    return self.as(SomeOrAnyTypeSyntax.self).map { [$0.constraint] } ?? []
  }
}
#endif
