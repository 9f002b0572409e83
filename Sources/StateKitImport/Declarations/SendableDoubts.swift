#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds types that prevent states and actions from being Sendable, as far as the app's code shows them.
struct SendableDoubts {
  let index: DeclarationIndex
  /// Whether the import copies a type, which then says that it is Sendable.
  let isCopied: (_ path: [String]) -> Bool

  /// For example `'Session' is a class and not Sendable`; nil for a type that the app does not declare.
  func reason(for type: TypeSyntax, in scope: [String]) -> String? { reason(type, scope, besides: []) }

  private func reason(_ type: TypeSyntax, _ scope: [String], besides seen: Set<[String]>) -> String? {
    let plain = type.unwrapped.type
    let inner = plain.genericArguments + plain.elements
    if let found = inner.lazy.compactMap({ reason($0, scope, besides: seen) }).first { return found }
    if ["Any", "AnyObject"].contains(plain.trimmedDescription) {
      return "'\(plain.trimmedDescription)' is not Sendable"
    }
    if let alias = index.aliasedTypes[plain.path], !seen.contains(plain.path) {
      return reason(alias, scope, besides: seen.union([plain.path]))
    }
    guard let declared = index.type(plain.path, in: scope), !seen.contains(declared.path),
      !declared.isSendable
    else { return nil }
    switch declared.kind {
    case .actor: return nil
    case .class: return "'\(declared.name)' is a class and not Sendable"
    case .protocol: return "'\(declared.name)' is a protocol and not Sendable"
    case .struct, .enum:
      if declared.access == .public, !isCopied(declared.path) {
        return "'\(declared.name)' is public and not Sendable"
      }
      let values =
        declared.storedProperties.compactMap { index.type(of: $0, in: declared.path) }
        + declared.cases.flatMap(\.values).map(\.type)
      let known = seen.union([declared.path])
      return values.lazy.compactMap { reason($0, declared.path, besides: known) }.first
    }
  }
}

extension DeclaredType {
  fileprivate var isSendable: Bool {
    hasAttribute("MainActor")
      || inherited.contains { $0.hasSuffix("Sendable") || ["Error", "LocalizedError"].contains($0) }
  }
}

extension TypeSyntax {
  /// The types of which a value of this one consists: the elements of a collection or a tuple, or the protocol in `any Service`.
  fileprivate var elements: [TypeSyntax] {
    if let array = self.as(ArrayTypeSyntax.self) { return [array.element] }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return [dictionary.key, dictionary.value] }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
    return self.as(SomeOrAnyTypeSyntax.self).map { [$0.constraint] } ?? []
  }
}
#endif
