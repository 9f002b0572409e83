internal import StateKitGenerator

/// A test: its title, function and checks.
struct TestMethod: Declaration {
  let sentence: String
  /// Whether the test needs a store.
  var isOnMainActor = false
  var isAsync = false
  var name: Identifier
  let body: [Code]

  var isOneLine: Bool { false }

  func print(to printer: inout SwiftPrinter) {
    printer.line("@Test(\(StringLiteral(sentence)))")
    let actor: Code = isOnMainActor ? "@MainActor " : ""
    printer.block("\(actor)func \(name)()\(isAsync ? " async" : "")", .none) { printer in
      for line in body { printer.line(line) }
    }
  }
}

/// Lines among the members of a type.
struct TestLines: Declaration {
  let lines: [Code]

  var isOneLine: Bool { false }

  func print(to printer: inout SwiftPrinter) {
    for line in lines { printer.line(line) }
  }
}

extension [String] {
  /// A function name from parts: `reachedEnd`, `LeadsTo`, `loadPage.request` →
  /// `reachedEndLeadsToLoadPageRequest`.
  var functionName: Identifier {
    let words = flatMap { $0.split(separator: ".") }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Identifier(validated: (words.prefix(1).map(String.init) + rest).joined())
  }
}
