/// An entry of `types` with the names that it declares.
final class TypeEntry {
  let schema: TypeSchema
  /// Another module, if the type is declared there.
  let module: String?
  let access: AccessLevel
  let conformances: ConformanceList
  /// Nil where it is no struct.
  let properties: [String: PropertySchema]?
  /// Nil where it is no enum.
  let cases: Set<String>?

  var name: String { schema.name.value }
  /// As the module that generates names it: `Post`, or `Accounts.Post`.
  var shownName: String { module.map { "\($0).\(name)" } ?? name }

  init(_ schema: TypeSchema, in file: Schema, module: String? = nil) {
    self.schema = schema
    self.module = module
    self.access = file.access
    self.conformances = ConformanceList(file: file.conformances, own: [])
    self.properties = schema.properties.map { properties in
      Dictionary(properties.map { ($0.name.value, $0) }) { first, _ in first }
    }
    self.cases = schema.cases.map { Set($0.map(\.value)) }
  }
}

extension TypeSchema {
  /// Nil where it is no struct.
  var properties: [PropertySchema]? {
    guard case .struct(let properties) = kind else { return nil }
    return properties
  }

  /// Nil where it is no enum.
  var cases: [Located<String>]? {
    guard case .enum(let cases) = kind else { return nil }
    return cases
  }
}

/// One entry is one type, whatever its name is.
extension TypeEntry: Hashable {
  static func == (left: TypeEntry, right: TypeEntry) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
