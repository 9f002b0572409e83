import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct KeywordsTests {
  /// All words that mean something to Swift, wherever.
  static let words: [String] =
    Keywords.needBackticks.subtracting(Keywords.cannotBeNames).sorted() + [
      "async", "actor", "any", "borrowing", "consume", "consuming", "convenience", "copy", "didSet",
      "discard",
      "distributed", "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left",
      "macro",
      "module", "mutating", "none", "nonisolated", "nonmutating", "of", "open", "optional", "override",
      "package",
      "postfix", "prefix", "required", "right", "sending", "set", "some", "then", "unowned", "unsafe", "weak",
      "willSet", "yield",
    ]

  @Test func `every keyword can be a case, accessor, property, label, method and variable`() throws {
    let source = Self.words.enumerated().map { Self.declarations($0.element, number: $0.offset) }
    try expectEqual(Swiftc.typecheck(source.joined(separator: "\n")), "")
  }

  @Test func `each word that needs backticks is found, and other words are not`() {
    #expect(Keywords.needBackticks.allSatisfy(Keywords.needsBackticks))
    #expect(!["of", "inOut", "Default", "in1", "", "é"].contains(where: Keywords.needsBackticks))
  }

  @Test(arguments: Keywords.cannotBeNames.sorted())
  func `a refused name does not compile even in backticks`(word: String) throws {
    #expect(try Swiftc.typecheck(Self.declarations(word, number: 0)).contains("error:"))
  }

  @Test func `a word that needs backticks does not compile without`() throws {
    for word in ["in", "default", "init", "await", "Any"] {
      let source = "enum Test { case \(word) }\nfunc use() -> Int { let \(word): Int = 1; return \(word) }"
      #expect(try Swiftc.typecheck(source).contains("error:"), "\(word)")
    }
  }

  private static func declarations(_ word: String, number: Int) -> String {
    guard let name = Identifier(word) else { return "not an identifier" }
    let (spelled, label, declared) = (name.spelled, name.label, name.declaredLabel)
    return """
      enum Plain\(number): Equatable, Sendable {
        case \(spelled), other(Int)
        var \(spelled): Void? { if case .\(spelled) = self { () } else { nil } }
      }
      enum Payload\(number): Equatable, Sendable {
        case \(spelled)(\(declared): Int, second: Int), other
        var \(spelled): (\(label): Int, second: Int)? {
          switch self {
          case .\(spelled)(let \(spelled), let second): return (\(label): \(spelled), second: second)
          default: return nil
          }
        }
      }
      enum Raw\(number): String, Equatable, Sendable { case \(spelled) }
      struct State\(number): Equatable, Sendable {
        var \(spelled): Int
        init(\(declared): Int) { self.\(spelled) = \(spelled) }
        static func \(spelled)(\(declared): Int) -> State\(number) { State\(number)(\(label): \(spelled)) }
      }
      protocol Reducing\(number) { func \(spelled)(_ state: inout State\(number), \(declared): Int) }
      func use\(number)(_ reducing: some Reducing\(number)) {
        var state = State\(number).\(spelled)(\(label): 1)
        reducing.\(spelled)(&state, \(label): state.\(spelled))
        _ = (Plain\(number).\(spelled).\(spelled), Raw\(number).\(spelled))
        _ = Payload\(number).\(spelled)(\(label): 1, second: 2).\(spelled)?.\(spelled)
        let path: KeyPath<State\(number), Int> = \\.\(spelled)
        let \(spelled): Int = state[keyPath: path]
        _ = \(spelled) + 1
      }
      """
  }
}
