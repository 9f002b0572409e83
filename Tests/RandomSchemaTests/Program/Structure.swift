/// The structure of a value that cannot be compared, as a text. Equal dictionaries and sets may be in different orders,
/// so theirs is that of their texts.
func structure(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return String(reflecting: value) }
  var parts = mirror.children.map { "\($0.label ?? ""): \(structure(of: $0.value))" }
  if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
  return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
}
