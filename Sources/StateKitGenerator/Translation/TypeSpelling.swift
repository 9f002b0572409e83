/// How code spells types.
package enum TypeSpelling {
  /// Swift's own by their full names, as in generated files: `Swift.String`.
  case full
  /// As people write them, but for the names that their own code gives another meaning.
  case short(hidden: Set<String>)

  /// The type where it is used, at its place in the schema if Swift must judge it.
  package func code(_ reference: TypeReference) -> Code {
    switch self {
    case .full: Code(reference)
    case .short(let hidden): Code(reference.type, qualifying: hidden)
    }
  }

  /// A type of Swift's, for example `Never`.
  func swift(_ name: Code) -> Code {
    switch self {
    case .full: "Swift.\(name)"
    case .short(let hidden): hidden.contains(name.text) ? "Swift.\(name)" : name
    }
  }
}
