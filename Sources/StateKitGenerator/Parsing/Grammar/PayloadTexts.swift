/// A cache of the payloads of one file by their texts: a schema repeats the same payloads in many places.
final class PayloadTexts {
  private struct Payload {
    let values: [PayloadValueSchema]
    /// The place of the text that was read.
    let start: Int
  }

  private var known: [String: Payload] = [:]

  /// Nil for a text that is not a payload, which is reported at each of its places.
  func payload(
    _ string: JSONString,
    reportingTo diagnostics: DiagnosticCollector
  ) -> [PayloadValueSchema]? {
    // With escapes, equal texts could have their characters at different distances in the file.
    let isPlain = string.escapes.isEmpty && string.text.hasOnlyBytes { $0 < 0x80 }
    let start = string.location.offset
    if isPlain, let payload = known[string.text] {
      return payload.values.map { $0.moved(by: start - payload.start) }
    }
    guard let values = PayloadParser.parse(string, reportingTo: diagnostics) else { return nil }
    if isPlain { known[string.text] = Payload(values: values, start: start) }
    return values
  }
}

extension PayloadValueSchema {
  fileprivate func moved(by distance: Int) -> PayloadValueSchema {
    PayloadValueSchema(label: label?.moved(by: distance), type: type?.moved(by: distance))
  }
}

extension Located {
  /// A copy that stands this many bytes further on in its file.
  fileprivate func moved(by distance: Int) -> Located {
    Located(value, at: location.file.location(at: location.offset + distance))
  }
}
