/// The structure of a value as a text, to compare values that are not `Equatable`. The texts of dictionary
/// and set elements are sorted.
func structure(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return String(reflecting: value) }
  var parts = mirror.children.map { "\($0.label ?? ""): \(structure(of: $0.value))" }
  if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
  return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
}
