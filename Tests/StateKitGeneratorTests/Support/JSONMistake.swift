import Testing

@testable import StateKitGenerator

/// A wrong JSON text, with `1️⃣`, `2️⃣` … at its mistakes, and the code of each.
struct JSONMistake: CustomTestStringConvertible {
  let text: String
  let codes: [String]

  init(_ text: String, _ codes: String...) {
    self.text = text
    self.codes = codes
  }

  var testDescription: String { text.debugDescription }

  /// Expects the mistakes, each with notes at these markers.
  func assert(notes: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let expected = zip(codes, ["1️⃣", "2️⃣", "3️⃣"]).map { code, marker in
      ExpectedDiagnostic.error(code, at: marker, notes: notes)
    }
    assertDiagnostics(
      in: ["Test.statekit.json": text],
      expected,
      upTo: .json,
      sourceLocation: sourceLocation
    )
  }
}
