internal import StateKitGenerator

extension FileKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .schema:
      .string("The place of the JSON Schema for editors. StateKit does not read it.")
        .examples(EditorSchema.fileName)
    case .statekit:
      .constant(
        SchemaParser.languageVersion,
        of: "number",
        "The version of the schema language. The tool rejects versions that it does not know."
      )
    case .doc: .reference(.doc, "A comment at the top of the generated file.")
    case .access:
      .word(
        AccessLevel.self,
        "The access level of all declarations that are generated from this file.",
        default: .standard
      )
    case .imports:
      .list(
        of: .reference(.moduleName),
        """
        Swift modules that the generated file imports, for the types that the schema names. StateKit is always
        imported.
        """
      ).examples(json: #"["Foundation"]"#)
    case .uses:
      .list(
        of: .reference(.moduleName),
        """
        Modules with schemas, whose domains and types this schema can name, as "Module.Domain" and "Module.Type".
        The generated file imports these modules.
        """
      ).examples(json: #"["Accounts"]"#)
    case .conformances: .reference(.fileConformances)
    case .accessors: .reference(.accessors)
    case .types:
      .entries(
        of: .type,
        "Value types by name: structs, and enums, whose cases may have values."
      ).examples(
        json:
          #"{ "Post": { "struct": { "id": "Int", "title": "String" } }, "Phase": { "enum": ["active", "background"] } }"#
      )
    case .domains:
      .entries(
        of: .domain,
        """
        The domains by name. A state, an action enum, a reducer, scopes, effects and bridges are generated from each.
        """,
        isNeverEmpty: true
      )
    case .allow: .reference(.allow)
    }
  }
}
