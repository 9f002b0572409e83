internal import StateKitGenerator

extension TypeKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .struct:
      .reference(
        .properties,
        "The struct's properties, in order. A struct with a property 'id' is Identifiable."
      )
    case .enum:
      .list(
        of: .reference(.enumCase),
        "The enum's cases. If none of them has values, their raw values are their names.",
        isNeverEmpty: true
      ).examples(json: #"["active", "background"], ["idle", { "failed": "(reason: String)" }]"#)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
