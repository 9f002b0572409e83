/// `sensitive` names values of an action's own payload, or of a request's phases, each once.
///
/// A value without a label is named by its position, as in `"$0"`, but without `$`, because the list contains only
/// names.
struct SensitiveLabelsNameValues: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains.map(\.schema) {
      for action in domain.actions where !action.sensitive.isEmpty {
        check(
          action.sensitive,
          of: action.name,
          keys: action.payload.map { PayloadIndex($0).keys },
          diagnostics
        )
      }
      for request in domain.requests {
        check(request.sensitive, of: request.name, keys: request.payloadKeys, diagnostics)
      }
    }
  }

  /// `keys` is nil if the payload could not be read.
  private func check(
    _ labels: [Located<String>],
    of name: Located<String>,
    keys: [String]?,
    _ diagnostics: DiagnosticCollector
  ) {
    if let keys {
      for label in labels where !keys.contains(label.value) {
        diagnostics.report(.unknownSensitiveLabel(label, of: name, keys: keys))
      }
    }
    checkTwice(labels, diagnostics)
  }

  private func checkTwice(_ labels: [Located<String>], _ diagnostics: DiagnosticCollector) {
    var first: [String: SourceLocation] = [:]
    for label in labels {
      if let location = first[label.value] {
        diagnostics.report(.sensitiveTwice(label, first: location))
      } else {
        first[label.value] = label.location
      }
    }
  }
}

extension RequestSchema {
  /// The keys of the values of the input, the output and the failure, each key once.
  fileprivate var payloadKeys: [String]? {
    guard let input, let output, !isPartial else { return nil }
    let keys = PayloadIndex(input).keys + PayloadIndex(output).keys + (failure == nil ? [] : ["error"])
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate static func unknownSensitiveLabel(
    _ label: Located<String>,
    of name: Located<String>,
    keys: [String]
  ) -> Diagnostic {
    let bare = label.value.hasPrefix("$") ? String(label.value.dropFirst()) : label.value
    let has = keys.isEmpty ? ", which has no payload" : ""
    return .unknown(
      "SK0530",
      "there is no value \(label.value.quoted) in \(name.value.quoted)\(has)",
      at: label,
      among: keys,
      meaning: keys.contains(bare) ? bare : nearMiss(of: bare, in: keys)
    )
  }

  fileprivate static func sensitiveTwice(_ label: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0531",
      "\(label.value.quoted) is named twice in 'sensitive': leave one out",
      at: label.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}
