/// An entry of `types` with the names that it declares.
final class TypeEntry {
  let schema: TypeSchema
  /// The module of the type if it is another module.
  let module: String?
  let access: AccessLevel
  let conformances: ConformanceList
  /// Nil unless the type is a struct.
  let properties: [String: PropertySchema]?
  /// Nil unless the type is an enum.
  let cases: [String: EnumCaseSchema]?

  /// The types of properties and values that rules must check, because of their names or their conformances.
  private(set) lazy var unusualTypes: [Located<SwiftType>] = schema.writtenTypes.filter { !$0.value.isPlain }

  var name: String { schema.name.value }
  /// The name in the schemas of the module to generate: `Post`, or `Accounts.Post`.
  var shownName: String { module.map { "\($0).\(name)" } ?? name }

  init(_ schema: TypeSchema, in file: Schema, module: String? = nil) {
    self.schema = schema
    self.module = module
    self.access = file.access
    self.conformances = ConformanceList(of: .types, file: file.conformances)
    self.properties = schema.properties.map { properties in
      Dictionary(properties.map { ($0.name.value, $0) }) { first, _ in first }
    }
    self.cases = schema.cases.map { cases in
      Dictionary(cases.map { ($0.name.value, $0) }) { first, _ in first }
    }
  }

  /// Whether a case has values, so that the type is not an enum of strings.
  var hasValues: Bool { schema.cases?.contains(where: \.hasValues) ?? false }
}

extension TypeSchema {
  /// Nil unless the type is a struct.
  var properties: [PropertySchema]? {
    guard case .struct(let properties) = kind else { return nil }
    return properties
  }

  /// Nil unless the type is an enum.
  var cases: [EnumCaseSchema]? {
    guard case .enum(let cases) = kind else { return nil }
    return cases
  }

  /// The values of the cases of an enum.
  var caseValues: [PayloadValueSchema] { (cases ?? []).flatMap { $0.payload ?? [] } }
}

/// Entries are compared by identity: two types can have the same name.
extension TypeEntry: Hashable {
  static func == (left: TypeEntry, right: TypeEntry) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
