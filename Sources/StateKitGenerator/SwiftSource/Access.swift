/// The access level of a declaration.
package enum Access: String {
  case `internal`, `package`, `public`, `private`

  /// The modifier before a declaration; empty for Swift's default.
  package var prefix: Code { self == .internal ? "" : Code(verbatim: rawValue + " ") }
}
