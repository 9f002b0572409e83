internal import StateKitGenerator

extension PropertyKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .type: .reference(.typeName)
    case .default:
      .any(
        """
        What it is at first: a JSON value that fits the type, for an enum of 'types' the name of a case, or
        {"swift": "expression"}. The expression is whole and on one line; nowhere else a schema has code in it.
        """
      ).examples(json: #"0, true, "", [], {}, null, { "swift": "Date.distantPast" }"#)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
