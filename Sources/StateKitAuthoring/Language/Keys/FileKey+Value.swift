internal import StateKitGenerator

extension FileKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .schema:
      .string("Where an editor finds this description. StateKit does not read it.")
        .examples(EditorSchema.fileName)
    case .statekit:
      .constant(
        SchemaParser.languageVersion,
        of: "number",
        "The version of the schema language. Of another version than the tool knows nothing is generated."
      )
    case .doc: .reference(.doc, "Goes to the top of the generated file.")
    case .access:
      .word(AccessLevel.self, "The access level of all that is generated from this file.", default: .internal)
    case .imports:
      .list(
        of: .reference(.moduleName),
        """
        Swift modules that the generated file imports, for the types that the schema names. StateKit is imported
        anyway.
        """
      ).examples(json: #"["Foundation"]"#)
    case .uses:
      .list(
        of: .reference(.moduleName),
        """
        Modules that have schemas of their own. Their domains and types are named "Module.Domain" and
        "Module.Type", and the generated file imports them.
        """
      ).examples(json: #"["Accounts"]"#)
    case .conformances: .reference(.conformances)
    case .accessors: .reference(.accessors)
    case .types:
      .entries(
        of: .type,
        "Plain value types by their names: structs, and enums with raw values of type String."
      ).examples(
        json:
          #"{ "Post": { "struct": { "id": "Int", "title": "String" } }, "Phase": { "enum": ["active", "background"] } }"#
      )
    case .domains:
      .entries(
        of: .domain,
        """
        The domains by their names. Each gives a state, an action enum, a reducer, scopes, effects and bridges.
        """,
        isNeverEmpty: true
      )
    case .allow: .reference(.allow)
    }
  }
}
