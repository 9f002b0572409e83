import Testing

@testable import StateKitGenerator

/// Expects exactly these diagnostics of a schema, at its markers:
///
///     assertDiagnostics(#"{2️⃣"a": 1, 1️⃣"a": 2}"#, .error("SK0119", notes: ["2️⃣"]))
func assertDiagnostics(
  _ markedSchema: String,
  _ expected: ExpectedDiagnostic...,
  upTo stage: Stage = .validation,
  moduleName: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertDiagnostics(
    in: ["Test.statekit.json": markedSchema],
    expected,
    upTo: stage,
    moduleName: moduleName,
    sourceLocation: sourceLocation
  )
}

/// Expects exactly these diagnostics of several files, by path; a marker stands in one of them alone. `modules` are the
/// schemas of other modules, one for each.
func assertDiagnostics(
  in markedFiles: KeyValuePairs<String, String>,
  _ expected: [ExpectedDiagnostic],
  upTo stage: Stage = .validation,
  moduleName: String? = nil,
  using modules: KeyValuePairs<String, String> = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let own = markedFiles.map { (path: $0.key, text: MarkedText($0.value)) }
  let used = modules.map { (path: $0.key + "/Used.statekit.json", text: MarkedText($0.value)) }
  let texts = own + used
  let found = stage.diagnostics(
    of: own.map { SourceFile(path: $0.path, bytes: $0.text.bytes) },
    moduleName: moduleName,
    using: zip(modules, used).map { module, used in
      SchemaModule(name: module.key, files: [SourceFile(path: used.path, bytes: used.text.bytes)])
    }
  )

  func place(_ marker: String) -> String {
    for (path, text) in texts {
      if let place = text.place(of: marker) { return "\(path):\(place)" }
    }
    Issue.record("there is no marker \(marker)", sourceLocation: sourceLocation)
    return marker
  }

  let wanted = expected.map { expectation in
    summary(
      "\(expectation.severity) \(expectation.code) at \(place(expectation.marker))",
      expectation.suggestion,
      expectation.notes.map(place)
    )
  }
  let messages = found.map { "\($0.location): \($0.message)" }.joined(separator: "\n")
  #expect(found.map(summary).sorted() == wanted.sorted(), "\(messages)", sourceLocation: sourceLocation)
  for (expectation, summarized) in zip(expected, wanted) {
    guard let message = expectation.message else { continue }
    let candidates = found.filter { summary($0) == summarized }.map(\.message)
    let isSaid = candidates.isEmpty || candidates.contains { $0.contains(message) }
    #expect(isSaid, "\(candidates) should say: \(message)", sourceLocation: sourceLocation)
  }
}

private func summary(_ diagnostic: Diagnostic) -> String {
  summary(
    "\(diagnostic.severity) \(diagnostic.code) at \(diagnostic.location)",
    diagnostic.suggestion,
    diagnostic.notes.map { "\($0.location)" }
  )
}

private func summary(_ head: String, _ suggestion: String?, _ notes: [String]) -> String {
  head + (suggestion.map { ", did you mean \($0)?" } ?? "") + notes.map { ", note at \($0)" }.joined()
}
