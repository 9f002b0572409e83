@testable import StateKitGenerator

extension JSONNode {
  /// The value as text, with strings in `‹…›`: `{‹a›: [1, true]}`.
  var rendered: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let spelled): spelled
    case .string(let string): "‹\(string.text)›"
    case .array(let elements): "[\(elements.map(\.rendered).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "‹\($0.key.text)›: \($0.value.rendered)" }.joined(separator: ", "))}"
    }
  }
}
