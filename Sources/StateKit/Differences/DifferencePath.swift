/// The path from a state to a part of it: `users.names[3]`.
struct DifferencePath: CustomStringConvertible {
  private let text: String

  /// The path of the state itself.
  init() {
    text = ""
  }

  private init(_ text: String) {
    self.text = text
  }

  /// Appends a property, a case with a payload, or a value of a tuple. Mirrors label a tuple's values without a label
  /// `.0`, `.1` and so on.
  func appending(label: String?) -> DifferencePath {
    guard let label else { return self }
    let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
    return DifferencePath(text.isEmpty ? name : "\(text).\(name)")
  }

  /// Appends an element, by its position or key.
  func appending(key: String) -> DifferencePath {
    DifferencePath("\(text)[\(key)]")
  }

  var description: String { text.isEmpty ? "state" : text }
}
