internal import StateKitGenerator

extension PropertyKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .type: .reference(.typeName)
    case .default:
      .any(
        """
        The initial value: a JSON value that fits the type; for an enum of 'types', the name of a case, or an
        object of a case with its values; or {"swift": "expression"} with a complete expression on one line. Only here
        a schema contains code.
        """
      ).naming(.value(.declared)).examples(
        json: #"0, true, "", [], {}, null, { "failed": { "code": 0 } }, { "swift": "Date.distantPast" }"#
      )
    case .sensitive:
      .flag(
        """
        Whether the value stays out of logs and recordings: "•••" stands in its place, also for nil. The value of an action
        that binds the property is then sensitive, too. The coding of an app's own files contains the value. A state that is
        written by hand conforms to 'SensitiveProperties' by itself.
        """
      )
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
