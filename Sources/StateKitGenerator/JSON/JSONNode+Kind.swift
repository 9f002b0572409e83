extension JSONNode {
  /// The value's description in a sentence, for example `an array`.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Whether the value is an object or array.
  var isContainer: Bool {
    switch value {
    case .object, .array: true
    default: false
    }
  }
}

extension JSONString {
  /// The whole text, located at its opening quote.
  var located: Located<String> { Located(text, at: location) }
}
