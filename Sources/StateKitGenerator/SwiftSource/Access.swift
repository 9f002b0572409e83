/// Who may use a declaration.
package enum Access: String {
  case `internal`, `package`, `public`, `private`

  /// What stands in front of a declaration; nothing for what Swift assumes anyway.
  package var prefix: Code { self == .internal ? "" : Code(stringLiteral: rawValue + " ") }
}
