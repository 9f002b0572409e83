/// The spelling of types in code.
package enum TypeSpelling {
  /// Swift types with their full names, as in generated files: `Swift.String`.
  case full
  /// Swift types with short names, except for names with another meaning in the user's code.
  case short(hidden: Set<String>)

  /// The code of a type, with its location in the schema if only the Swift compiler can check it.
  package func code(_ reference: TypeReference) -> Code {
    switch self {
    case .full: Code(reference)
    case .short(let hidden): Code(reference.type, qualifying: hidden)
    }
  }

  /// A Swift type, for example `Never`.
  func swift(_ name: Code) -> Code {
    switch self {
    case .full: "Swift.\(name)"
    case .short(let hidden): hidden.contains(name.text) ? "Swift.\(name)" : name
    }
  }

  /// A type of the runtime, for example `EffectStream`.
  func stateKit(_ name: Code) -> Code {
    switch self {
    case .full: "StateKit.\(name)"
    case .short(let hidden): hidden.contains(name.text) ? "StateKit.\(name)" : name
    }
  }
}
