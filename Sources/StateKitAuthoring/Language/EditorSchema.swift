internal import StateKitGenerator

/// The JSON Schema, draft 2020-12, that editors complete and check schemas with. It describes the shape of a schema;
/// the generator checks the meaning of the names in a schema.
///
/// It is made from the keys of the generator's `SchemaKey`s and their values here. `.ci/record-reference` writes it
/// into `schemas`.
package enum EditorSchema {
  /// The name of the file, which schemas refer to and `init` writes.
  package static let fileName: String = "statekit-\(SchemaParser.languageVersion).schema.json"

  /// The whole file, laid out as `format` does it.
  package static let text: String = {
    let file = SourceFile(path: fileName, text: json)
    return String(decoding: CanonicalLayout.of(file).contents ?? [], as: UTF8.self)
  }()

  /// The value of a whole file.
  static var file: JSONSchema {
    .object(
      FileKey.self,
      """
      The domains of an app: their state, actions, requests, effects, children and bridges. All schemas of a Swift
      module are read together, and each gives one Swift file.
      """,
      title: "StateKit schema, version \(SchemaParser.languageVersion)"
    )
  }

  private static var json: String {
    let definitions = LanguageDefinition.allCases.map { "\(JSONLiteral.of($0.rawValue)): \($0.value.json)" }
    return
      file
      .beginning("$id", fileName).beginning("$schema", "https://json-schema.org/draft/2020-12/schema")
      .with("$defs", json: "{\(definitions.joined(separator: ", "))}").json
  }
}
