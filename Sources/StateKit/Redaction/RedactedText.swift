/// The text that replaces a sensitive value in logs and recordings.
package let redactionMark = "•••"

/// The text of values that may have sensitive properties. A value without them prints as usual. A value with them is
/// written by its structure, because a description of its own could show them.
package enum RedactedText {
  /// The text as `String(describing:)` gives it.
  package static func describing(_ value: Any) -> String {
    isNeeded(for: value) ? structure(of: value, isWithin: false) : String(describing: value)
  }

  /// The text as `String(reflecting:)` gives it, and as a value prints within another one: strings have quotes, types and
  /// cases have their modules.
  package static func reflecting(_ value: Any) -> String {
    isNeeded(for: value) ? structure(of: value, isWithin: true) : String(reflecting: value)
  }

  /// Whether a value has sensitive properties or contains a value that does. An object prints as its type, so that it is
  /// not inspected.
  private static func isNeeded(for value: Any) -> Bool {
    if value is any SensitiveProperties { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle != .class && mirror.children.contains { isNeeded(for: $0.value) }
  }

  private static func structure(of value: Any, isWithin: Bool) -> String {
    let mirror = Mirror(reflecting: value)
    let type = isWithin ? String(reflecting: type(of: value)) : "\(type(of: value))"
    switch mirror.displayStyle {
    case .optional: return "Optional(\(mirror.children.map { reflecting($0.value) }.joined()))"
    case .tuple: return "(\(list(mirror.children)))"
    case .collection, .set: return "[\(list(mirror.children))]"
    case .dictionary: return "[\(mirror.children.map { entry($0.value) }.joined(separator: ", "))]"
    case .enum: return (isWithin ? "\(type)." : "") + mirror.children.map(enumCase).joined()
    default: return "\(type)(\(properties(of: value, mirror)))"
    }
  }

  /// A type's own mirror may have other parts than its properties.
  private static func properties(of value: Any, _ mirror: Mirror) -> String {
    guard let type = type(of: value) as? any SensitiveProperties.Type else { return list(mirror.children) }
    if value is any CustomReflectable { return redactionMark }
    return mirror.children.map { part in
      labelled(part.label, type.isSensitive(part.label) ? redactionMark : reflecting(part.value))
    }.joined(separator: ", ")
  }

  private static func list(_ parts: Mirror.Children) -> String {
    parts.map { labelled($0.label, reflecting($0.value)) }.joined(separator: ", ")
  }

  /// The key and the value of a dictionary's entry.
  private static func entry(_ entry: Any) -> String {
    Mirror(reflecting: entry).children.map { reflecting($0.value) }.joined(separator: ": ")
  }

  /// A case with its values: a tuple, or a single value without a label.
  private static func enumCase(_ part: Mirror.Child) -> String {
    let isTuple = Mirror(reflecting: part.value).displayStyle == .tuple
    return "\(part.label ?? "")\(isTuple ? reflecting(part.value) : "(\(reflecting(part.value)))")"
  }
}

/// A mirror labels values without a label `.0`, `.1` and so on.
func labelled(_ label: String?, _ text: String) -> String {
  guard let label, !label.hasPrefix(".") else { return text }
  return "\(label): \(text)"
}
