import Testing

@testable import StateKitGenerator
@testable import StateKitReports

/// Pieces of Swift in any order: nothing traps, nothing but stubs is put in, and a second run puts in nothing.
struct ScaffoldFuzzTests {
  private static let pieces: [String] = [
    "struct R: UsersReducing", "extension R", ": UsersReducing", "struct UsersReducer", "{", "}", "{", "}",
    "(", ")",
    "[", "]", "<", ">", "\n", "\r\n", "\n", "  ", "\t", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/", "//",
    "/*",
    "*/", "#/", "/#", "#if A", "#elseif B", "#else", "#endif", "`", "`x`", "@A", "@available(*, x)", ",", ":",
    ";",
    "=", ".", "->", "where T: P", "func cleared(_ state: inout UsersState) {}",
    "func archived(_ state: inout UsersState, id: Int)", "func f()", "let a = 1", "var live", "class",
    "typealias A =",
    "UsersEffects(", "UsersEffects", ".init(", "load: nil", "é🐈", "\u{FEFF}", "\0", "#!", "#", "in", "return",
    "private", "// ", "\u{2028}", "protocol P: UsersReducing", "actor",
  ]

  private static let schema = usersSchema.replacing(
    #""actions": {"#,
    with: #""requests": { "load": { "output": "Int", "into": "a" } }, "actions": {"#
  )

  private static func text(_ random: inout SplitMix64) -> String {
    let body = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    let joined = body.joined(separator: Bool.random(using: &random) ? " " : "\n")
    // Enough of them must be Swift for something to happen.
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return joined
    case 1: return "struct R: UsersReducing {\n\(joined)\n}\n"
    default: return "struct R: UsersReducing { func f() { \(joined) } }\nlet e = UsersEffects(save: 1)"
    }
  }

  /// Whether all of `old` is in `new`, in order, with something in between.
  private static func isSubsequence(_ old: [UInt8], of new: [UInt8]) -> Bool {
    var index = 0
    for byte in new where index < old.count && byte == old[index] { index += 1 }
    return index == old.count
  }

  @Test(arguments: 0..<20)
  func `soup is left alone or completed`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var changed = 0
    for _ in 0..<100 {
      let old = SourceFile(path: "Mine.swift", text: Self.text(&random))
      let plan = try scaffold(Self.schema, [old])
      guard let change = plan.changes.first(where: { if case .existing = $0.target { true } else { false } })
      else {
        continue
      }
      changed += 1
      let text = String(decoding: change.contents, as: UTF8.self)
      guard Self.isSubsequence(old.bytes, of: change.contents), change.contents.count > old.bytes.count else {
        Issue.record("bytes are gone: \(text.debugDescription)")
        return
      }
      let again = try scaffold(Self.schema, [SourceFile(path: "Mine.swift", bytes: change.contents)])
      let isDone = again.changes.allSatisfy { if case .existing = $0.target { false } else { true } }
      guard isDone else {
        Issue.record("a second run changes \(text.debugDescription) to \(again.texts)")
        return
      }
    }
    #expect(changed > 0)
  }

  @Test(arguments: 0..<10)
  func `any bytes are read to their end`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0xFF), using: &random)
      }
      _ = try scaffold(Self.schema, [SourceFile(path: "Mine.swift", bytes: bytes)])
    }
  }

  @Test func `depth is bounded`() throws {
    for opening in ["{", "(", "[", "#if A\n", "\"\\(", "/*", "extension A { ", "(UsersEffects("] {
      let text = "struct R: UsersReducing {}\n" + String(repeating: opening, count: 20_000)
      let plan = try scaffold(Self.schema, ["Mine.swift": text])
      #expect(plan.diagnostics.first?.code == "SK0801", "\(opening)")
    }
  }
}
