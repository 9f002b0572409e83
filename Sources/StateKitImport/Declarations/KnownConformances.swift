#if Import
internal import SwiftSyntax

/// Says of types, without compiling, whether they are equatable.
struct KnownConformances {
  let index: DeclarationIndex

  private static let plain: Set<String> = [
    "Bool", "Character", "Double", "Duration", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Never",
    "ObjectIdentifier", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Unicode.Scalar",
  ]
  private static let foundation: Set<String> = [
    "CGFloat", "Data", "Date", "DateComponents", "Decimal", "IndexPath", "IndexSet", "Locale", "NSRange",
    "TimeInterval",
    "TimeZone",
    "URL", "UUID", "CGPoint", "CGRect", "CGSize", "AttributedString", "Calendar",
  ]
  private static let standard = plain.union(foundation)
  private static let containers: Set<String> = [
    "Array", "ContiguousArray", "Dictionary", "IdentifiedArray", "IdentifiedArrayOf", "Optional", "Range",
    "ClosedRange",
    "Result", "Set", "OrderedSet", "OrderedDictionary",
  ]

  /// Whether it is a type of Swift or Foundation that is known here.
  static func isStandard(_ name: String) -> Bool { standard.contains(name) || containers.contains(name) }

  static func isFoundations(_ name: String) -> Bool { foundation.contains(name) }

  func isEquatable(_ type: TypeSyntax, in scope: [String]) -> Bool { isEquatable(type, in: scope, depth: 0) }

  private func isEquatable(_ type: TypeSyntax, in scope: [String], depth: Int) -> Bool {
    guard depth < 20 else { return false }
    let unwrapped = type.unwrapped
    if unwrapped.isOptional { return isEquatable(unwrapped.type, in: scope, depth: depth + 1) }
    if let array = type.as(ArrayTypeSyntax.self) {
      return isEquatable(array.element, in: scope, depth: depth + 1)
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return isEquatable(dictionary.value, in: scope, depth: depth + 1)
    }
    let path = type.path
    guard !path.isEmpty else { return false }
    let arguments = type.genericArguments
    if let declared = index.type(path, in: scope) { return arguments.isEmpty && isEquatable(declared) }
    let name = path.joined(separator: ".")
    if KnownConformances.containers.contains(name) {
      return !arguments.isEmpty && arguments.allSatisfy { isEquatable($0, in: scope, depth: depth + 1) }
    }
    if path.count > 1, path.last == "ID" {
      // An id is hashable.
      return index.type(Array(path.dropLast()), in: scope) != nil || path.count == 2
    }
    return arguments.isEmpty && KnownConformances.standard.contains(name)
  }

  func isEquatable(_ type: DeclaredType) -> Bool {
    if type.conforms(to: "Equatable") || type.inherits(["String", "Int"]) { return true }
    // An enum without values is equatable by itself.
    return type.kind == .enum && type.cases.allSatisfy { $0.parameterClause == nil } && !type.cases.isEmpty
  }
}
#endif
