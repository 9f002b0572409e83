/// The way from a state to a part of it: `users.names[3]`.
struct DifferencePath: CustomStringConvertible {
  private let text: String

  /// The state itself.
  init() {
    text = ""
  }

  private init(_ text: String) {
    self.text = text
  }

  /// A property, a case with a payload, or a value of a tuple, which mirrors call `.0` where it has no label.
  func appending(label: String?) -> DifferencePath {
    guard let label else { return self }
    let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
    return DifferencePath(text.isEmpty ? name : "\(text).\(name)")
  }

  /// An element, by its position or key.
  func appending(key: String) -> DifferencePath {
    DifferencePath("\(text)[\(key)]")
  }

  var description: String { text.isEmpty ? "state" : text }
}
