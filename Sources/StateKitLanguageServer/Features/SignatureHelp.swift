internal import StateKitAuthoring
internal import StateKitGenerator

/// The values of an action, shown while its payload or a bridge to it is written.
struct SignatureHelp {
  let workspace: Workspace

  struct Signature {
    let name: String
    let values: [String]
    /// The position of the value that is being written.
    let active: Int
    let documentation: String?
  }

  func signature(at offset: Int, in file: SourceFile) -> Signature? {
    let cursor = JSONCursor(at: offset, in: file)
    guard let place = CursorContext(cursor, at: offset, in: file, workspace.symbols(at: file.path)) else {
      return nil
    }
    switch place.role {
    case .payload: return ofPayload(cursor, file, place)
    case .givenLabel, .value(.label): return ofDispatched(place, cursor)
    default: return nil
    }
  }

  /// The payload that is being written: `added(id: Int, name: String)`.
  private func ofPayload(_ cursor: JSONCursor, _ file: SourceFile, _ place: CursorContext) -> Signature? {
    guard let before = cursor.text, let name = place.trigger.first ?? place.rule.path.last else {
      return nil
    }
    let content = cursor.wholeText(in: file) ?? before
    let values = SignatureHelp.values(of: content)
    let active = SignatureHelp.values(of: before).count - 1
    return Signature(name: name, values: values, active: max(0, active), documentation: nil)
  }

  private func ofDispatched(_ place: CursorContext, _ cursor: JSONCursor) -> Signature? {
    guard let domain = place.domain, let name = place.dispatched.last else { return nil }
    let values = place.symbols.values(ofActionAt: place.dispatched, in: domain)
    if values.isEmpty { return nil }
    var label = cursor.text ?? ""
    if place.role == .value(.label), let given = place.rule.names.first { label = given }
    let action = place.symbols.actions(behind: Array(place.dispatched.dropLast()), in: domain)
      .first { $0.name == name }?.symbol
    return Signature(
      name: name,
      values: values.map { "\($0.name): \($0.detail ?? "…")" },
      active: values.firstIndex { $0.name == label } ?? values.count,
      documentation: action?.documentation
    )
  }

  /// The values of a payload, parted by the commas outside of brackets.
  private static func values(of payload: String) -> [String] {
    var text = payload[...]
    if text.first == "(" {
      text = text.dropFirst()
      if text.last == ")" { text = text.dropLast() }
    }
    var values = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        values.append("")
      } else if character != " " || values[values.count - 1].isEmpty == false {
        values[values.count - 1].append(character)
      }
    }
    return values
  }
}
