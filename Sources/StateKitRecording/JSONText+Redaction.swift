import StateKit

/// Fills in the redacted values of a recorded text. The values come from an actual value, which is encoded twice:
/// redacted, as a recorder does it, and complete.
extension JSONText {
  /// Whether the mark of redacted values may occur in the text, as a value or within one.
  var mayHaveMark: Bool { text.contains(redactionMark) || text.contains(#"\u2022"#) }

  /// Whether the text is the mark of redacted values.
  var isMark: Bool { mayHaveMark && string == redactionMark }

  /// Whether this text has the usual mark at a place where `redacted`, an encoding of the same value, has `mark`.
  func isRedacted(as redacted: JSONText, by mark: String) -> Bool {
    guard mayHaveMark else { return false }
    return isMark && redacted.string == mark
      || pairs(redacted, redacted).contains { part in
        part.actual.map { part.text.isRedacted(as: $0.redacted, by: mark) } ?? false
      }
  }

  /// The text, with the values of `full` in place of the marks that are also in `redacted`: two encodings of the same
  /// actual value.
  func completed(by redacted: JSONText, _ full: JSONText) -> JSONText {
    guard mayHaveMark else { return self }
    if isMark, redacted.isMark { return full }
    let parts = pairs(redacted, full).compactMap { part -> String? in
      guard let actual = part.actual else { return part.key + part.text.text }
      // The complete encoding omits a value that is nil.
      guard let full = actual.full else {
        return part.text.isMark && actual.redacted.isMark ? nil : part.key + part.text.text
      }
      return part.key + part.text.completed(by: actual.redacted, full).text
    }
    let list = parts.joined(separator: ",")
    if members != nil { return JSONText("{\(list)}") }
    return elements == nil ? self : JSONText("[\(list)]")
  }

  /// The members of an object or the elements of an array, each with the same part of both encodings; empty for other
  /// values.
  private func pairs(_ redacted: JSONText, _ full: JSONText) -> [RedactedPart] {
    if let members {
      return members.map { key, value in
        let actual = redacted[key].map { (redacted: $0, full: full[key]) }
        return RedactedPart(key: "\(RecordingCoder.quoted(key)):", text: value, actual: actual)
      }
    }
    guard let elements else { return [] }
    let actual = Array(zip(redacted.elements ?? [], full.elements ?? []))
    let positions = elements.positions(among: actual.map(\.0))
    return zip(elements, positions).map { element, position in
      RedactedPart(key: "", text: element, actual: position.map { (actual[$0].0, actual[$0].1) })
    }
  }

  /// The text without spaces between its parts.
  fileprivate var compact: String {
    if let members {
      let texts = members.map { "\(RecordingCoder.quoted($0.key)):\($0.value.compact)" }
      return "{\(texts.joined(separator: ","))}"
    }
    return elements.map { "[\($0.map(\.compact).joined(separator: ","))]" } ?? String(text)
  }
}

/// A part of a recorded value.
private struct RedactedPart {
  /// The key with a colon in an object; empty in an array.
  let key: String
  let text: JSONText
  /// The same part in both encodings of the actual value; nil if they do not have it.
  let actual: (redacted: JSONText, full: JSONText?)?
}

extension [JSONText] {
  /// The position of each element in another encoding. Elements are found by their texts, and a value of a dictionary
  /// also by the key before it: the position alone is not enough, because a set, or a dictionary whose keys are not
  /// strings, may have other elements before it, and recordings of earlier versions are not sorted.
  fileprivate func positions(among others: [JSONText]) -> [Int?] {
    let own = map(\.compact)
    let others = others.map(\.compact)
    var free = Set(others.indices)
    return own.indices.map { index in
      let same = free.filter { others[$0] == own[index] }
      let key = index == 0 ? nil : own[index - 1]
      let position =
        same.contains(index) && (index == 0 || others[index - 1] == key)
        ? index : same.sorted().first { $0 > 0 && others[$0 - 1] == key } ?? same.min()
      if let position { free.remove(position) }
      return position ?? (others.indices.contains(index) ? index : nil)
    }
  }
}
