import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Swift's parser accepts all default expressions that the tool's parser accepts.
struct ExpressionSpellingTests {
  /// The code of the parser's error for a text; nil if the text is accepted.
  private func refusal(of text: String) -> String? {
    let file = SourceFile(path: "Test.json", text: "")
    let string = JSONString(text: text, location: file.location(at: 0), escapes: [])
    let diagnostics = DiagnosticCollector()
    _ = ExpressionParser.parse(string, reportingTo: diagnostics)
    return diagnostics.diagnostics.first?.code
  }

  /// The expressions that Swift cannot read where the generator puts them.
  private func refusedBySwift(_ expressions: [String]) throws -> Set<String> {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for (number, expression) in expressions.enumerated() {
      let source = "struct S {\n  var x: Int = \(expression)\n  init(y: Int = \(expression), z: Int) {}\n}\n"
      files.append(try folder.write(source, to: "\(number).swift").path)
    }
    let said = try Swiftc.parse(files)
    return Set(
      said.matches(of: #/(\d+)\.swift:\d+:\d+: error: /#).compactMap { Int($0.1) }.map { expressions[$0] }
    )
  }

  private static let wrong = [
    "1 +2", "1- 2", "- 1", "! true", "1 + + 2", "f(1 +2)", "[1 -2]", "{ $0 -1 }", "(- 1)", "\"\\(1 +2)\"",
    "nil ??1",
    "nil??1", "1 ...2", "5 ..<6", "a. b", "x ?.y", "?x", "a ? b", "(a ? b)", "a &&!b", "a &&b", "1 <2",
    "1 as ! Int",
    "x as -1", "x is \"a\"", "0xZ", "0b2", "0o9", "1e", "0x1.8", "1a", "0x_1", "1. 0", "1 . 2", ".5",
    "f(a b)", "[1 2]", "f(1 \"a\")", "a.(b)", "$0", "(1, $0)", "1 *-1", "f() +1", "\"a\" +\"b\"", "- (1)",
  ]

  @Test func `a text that Swift reads in another way is refused`() throws {
    let taken = Self.wrong.filter { refusal(of: $0) == nil }
    expectEqual(taken, [])
    let refused = try refusedBySwift(Self.wrong)
    expectEqual(Self.wrong.filter { !refused.contains($0) }, [])
  }

  private static let right = [
    "1 + 2", "1+2", "-1", "1 - -1", "2 * -1", "-(-1)", "!flag && !other", "a ? -1 : 1", "a ? try! f() : 1",
    "a ? 1 : try! f()", "1 + (try! f())", "true ?1 : 2", "nil ?? 1",
    "[1, -2]", "f(-1)", "f(a: -1)", "numbers.reduce(0, +)", "numbers.sorted(by: >)", "f(+, -)", "{ $0 - 1 }",
    "{ -$0 }",
    "{ (a: Int) -> Int in -a }", "{ x in return -x }", "{ (a: Int)->Int in a }", "1...5", "1 ..< 5", "...5",
    "5...",
    "x!", "x!.y", "x! + 1", "x?.y", "x!==y", "try? f()", "try! f()", "x as? Int", "x as! Int", "x as Int?",
    "x as Int + 1",
    "Array<Int>()", "Set<Int>.init()", "Array<Array<Int>>()", "Optional<Int?>.none", "x as Array<Int>",
    "a . b", "a .b",
    "a.0", "a.0.1", "1e-5", "1_0.5e+1_0", "0x1p-3", "0x1.8p3", "0b1_0", "0o17", "08", "1_", "\\.name",
    "\\.[0]", "\\.self",
    "\\User.name.count", "f(a { -$0 })", "(any P).self", "[any P]()", "x as (inout Int) -> Void",
    "f(for: 1, in: -1, await: 2, try : 3)", "(any: 1, as: 2)",
    "\"\\(a ? \"x\" : \"y\")\"", "\"\\(-1)\"", "a ?? b ?? c", "~mask & 0xFF", "f(a: b ? c : d, e: f)",
    "[a ? b : c: d]",
    "{ if $0 { -1 } else { 1 } }", "{ switch $0 { case -1: 1 default: -1 } }",
    "f as (Int) async throws -> Int", "-.pi",
    "f(&x)", "x as [Int]", "x is (Int, Int)", "[Dictionary<Int, Int>]()",
    "Optional<any Error>.none", "Array<any P>()", "copy(x)", "any.x", "{ [weak self] in self }",
    "{ a, b in a < b }",
    "x as Array<Array<Int>>", "x as Array<Int>?", "x as? Foo<Int>.Bar ?? y",
    "{ if let x = y { x } else { -1 } }",
    "{ do { try f() } catch { -1 } }", "{ (x: Array<any P>) -> [Int] in [-1] }",
    "{ guard let a else { return nil } }",
    "{ for x in y { f(-x) } }", "f({ try await g() })", "[1, 2,]", "f(a:)", "x as [String: Any]",
    "x is any P & Q",
    "a<f(1)", "Optional<Int>?.none",
  ]

  @Test func `a text that Swift reads in the same way is accepted`() throws {
    let refusals = Self.right.filter { refusal(of: $0) != nil }
    expectEqual(refusals, [])
    let refused = try refusedBySwift(Self.right)
    expectEqual(refused.sorted(), [])
  }

  private static let pieces = [
    "1", "2.5", "0x1F", "a", "b.c", "f()", "x", "nil", "true", ".max", "\"s\"", "[1]", "(2)", "`in`",
    "self.y", "T.U", "{ 1 }",
    "+", "-", "*", "!", "?", "??", ":", ".", "==", "<", ">", "&", "&&", "...", "..<", "->", "as", "is", "as?",
    "try?", "any",
    "(", ")", "[", "]", "{ $0", "}", ",", "f(", "\\.", "$0",
  ]

  private func draw(_ random: inout SplitMix64, without left: Set<String> = []) -> String {
    var text = ""
    let pieces = Self.pieces.filter { !left.contains($0) }
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      text += (pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
    }
    return text
  }

  @Test(arguments: Thoroughness.some(1, of: [1, 2] as [UInt64]))
  func `no mixture of words and operators is taken that Swift cannot read`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = (0..<4_000).map { _ in draw(&random) }
    let taken = Set(texts.filter { refusal(of: $0) == nil }).sorted()
    #expect(taken.count > 100)
    let refused = try refusedBySwift(taken)
    expectEqual(refused.sorted(), [])
  }

  /// Codes about the spaces around an operator, and about its neighbours.
  @Test(arguments: [3] as [UInt64])
  func `no operator is refused that Swift can read`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    // Texts that depend on Swift's keywords or on its name lookup are beyond this test.
    let texts = (0..<Thoroughness.rounds(1_500, all: 4_000)).map { _ in
      draw(&random, without: ["any", "\\.", "$0", "{ $0", "&", "<", ">", "->", "try?", "0x1F"])
    }
    let refused = Set(texts.filter { ["SK0331", "SK0348", "SK0349"].contains(refusal(of: $0)) }).sorted()
    #expect(refused.count > 100)
    let taken = Set(refused).subtracting(try refusedBySwift(refused))
    expectEqual(taken.sorted(), [])
  }
}
