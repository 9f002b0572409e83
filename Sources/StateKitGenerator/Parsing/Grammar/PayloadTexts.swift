/// The payloads of one file by their texts. A schema has the same ones in many places, and each text is read once.
final class PayloadTexts {
  private struct Payload {
    let values: [PayloadValueSchema]
    /// Where the text stands that was read.
    let start: Int
  }

  private var known: [String: Payload] = [:]

  /// Nil for what is no payload, which is reported at each of its places.
  func payload(
    _ string: JSONString,
    reportingTo diagnostics: DiagnosticCollector
  ) -> [PayloadValueSchema]? {
    // Else texts could be equal whose characters stand at other distances.
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
  /// The same so many bytes further on in its file.
  fileprivate func moved(by distance: Int) -> Located {
    Located(value, at: location.file.location(at: location.offset + distance))
  }
}
