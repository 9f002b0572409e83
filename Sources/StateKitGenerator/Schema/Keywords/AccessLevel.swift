/// The access level of all code that is generated from a file.
package enum AccessLevel: String, CaseIterable {
  case `internal`, `package`, `public`

  /// The keyword of a schema that leaves it out.
  package static let standard = AccessLevel.internal
}
