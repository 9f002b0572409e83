import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Pieces of Swift in any order: the scaffold does not trap, adds stubs only, and adds them once.
struct ScaffoldFuzzTests {
  private static func text(_ random: inout SplitMix64) -> String {
    let body = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      ScaffoldedSchema.pieces.randomElement(using: &random) ?? ""
    }
    let joined = body.joined(separator: Bool.random(using: &random) ? " " : "\n")
    // Some texts must be valid Swift, so that the scaffold changes them.
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return joined
    case 1: return "struct R: UsersReducing {\n\(joined)\n}\n"
    default: return "struct R: UsersReducing { func f() { \(joined) } }\nlet e = UsersEffects(save: 1)"
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.rounds(4, all: 20)))
  func `soup is left alone or completed`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var changed = 0
    for _ in 0..<100 {
      let text = Self.text(&random)
      #expect(throws: Never.self, "\(text.debugDescription)") {
        try Property.scaffold.check(Array(text.utf8))
      }
      let plan = try scaffold(ScaffoldedSchema.text, ["Mine.swift": text])
      if plan.changes.contains(where: { if case .existing = $0.target { true } else { false } }) {
        changed += 1
      }
    }
    #expect(changed > 0)
  }

  @Test(arguments: 0..<UInt64(Thoroughness.rounds(2, all: 10)))
  func `any bytes are read to their end`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0xFF), using: &random)
      }
      #expect(throws: Never.self, "\(bytes)") { try Property.scaffold.check(bytes) }
    }
  }

  @Test func `depth is bounded`() throws {
    for opening in ["{", "(", "[", "#if A\n", "\"\\(", "/*", "extension A { ", "(UsersEffects("] {
      let text = "struct R: UsersReducing {}\n" + String(repeating: opening, count: 20_000)
      let plan = try scaffold(ScaffoldedSchema.text, ["Mine.swift": text])
      expectEqual(plan.diagnostics.first?.code, "SK0801", "\(opening)")
    }
  }
}
