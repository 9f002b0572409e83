import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

/// What has no order in Swift has one in a recording, and what JSON does not have is a string; all else is written and read
/// as Foundation does it.
struct RecordingCoderTests {
  private func text(_ value: some Encodable) throws -> String { String(try RecordingCoder.text(value).text) }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try RecordingCoder.value(Value.self, from: try text(value))
  }

  @Test func `other values are written as Foundation writes them, and read back`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func check<Value: Codable & Equatable>(_ value: Value) throws {
      try expectEqual(text(value), String(decoding: encoder.encode(value), as: UTF8.self))
      try expectEqual(copy(value), value)
    }
    try check(Everything())
    try check(Everything(optional: 1, nested: [nil, [1.5]], inner: ["b": nil, "a": .init()]))
    try check(["\"", "\\", "/", "\n\r\t\u{8}\u{c}\u{1}\u{1f}\u{7f}", "ü\u{2028}🙂", ""])
    try check([0, -0.0, 1, 1.5, -2.25e-7, 1e16, 1e300, .leastNonzeroMagnitude])
    try check([Float(0.1), 1e20, 3])
    try check([Int8.min, .max])
    try check([UInt64.min, .max])
    try check([3: "a", 12: "b"])
    try check([[String: Int]]())
    try check(Inherited(of: "a"))
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      try check([Int128.min, .max])
      try check([UInt128.max])
    }
    try check(Int?.none)
    try check("a")
  }

  @Test func `equal sets and dictionaries have equal texts`() throws {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "a") + $0)) }
    let pairs = letters.map { Letter(text: $0) }
    for capacity in [1, 100, 1000] {
      var set = Set<String>(minimumCapacity: capacity)
      var counts = [Letter: Int](minimumCapacity: capacity)
      for letter in letters.shuffled() { set.insert(letter) }
      for letter in pairs.shuffled() { counts[letter] = letter.text.utf8.count }
      let members = "[\(letters.map { #""\#($0)""# }.joined(separator: ","))]"
      try expectEqual(text(set), members)
      try expectEqual(text([["a": Set([set])]]), #"[{"a":[\#(members)]}]"#)
      try expectEqual(text(counts), "[\(letters.map { #"{"text":"\#($0)"},1"# }.joined(separator: ","))]")
      try expectEqual(copy(set), set)
      try expectEqual(copy(counts), counts)
    }
  }

  @Test func `numbers of all types that are not numbers are written and read`() throws {
    try expectEqual(text([Double.nan, .infinity, -.infinity]), #"["NaN","Infinity","-Infinity"]"#)
    try expectEqual(text([Float.nan, .infinity]), #"["NaN","Infinity"]"#)
    try expectEqual(text([Decimal.nan, 1.5]), #"["NaN",1.5]"#)
    try expectEqual(text([Float16.nan]), #"["NaN"]"#)
    try expectEqual(text([CGFloat.nan]), #"["NaN"]"#)
    #expect(try copy([Double.nan])[0].isNaN && copy([Float.nan])[0].isNaN && copy([CGFloat.nan])[0].isNaN)
    #expect(try copy(Decimal.nan).isNaN && copy([Decimal?.some(.nan)])[0]?.isNaN == true)
    #expect(try copy(["a": Everything(price: .nan)])["a"]?.price.isNaN == true)
    #expect(throws: DecodingError.self) { try RecordingCoder.value(Decimal.self, from: #""many""#) }
  }

  @MainActor @Test func `a recorder tells which elements a set got, each at its place`() {
    let lines = Lines()
    let reducer = Reducer<WalletState, WalletAction> { state, action in
      if case .added(let card) = action { state.set.insert(card) }
    }
    let recorder = ActionRecorder<WalletAction, WalletState>.withChanges(including: []) { lines.append($0) }
    let store = Store(initialState: WalletState(), reducer: reducer, middleware: recorder)
    for name in ["b", "c", "a"] { store.dispatch(.added(Card(name: name, code: "secret"))) }
    let changes = lines.all.dropFirst().map { $0.split(separator: #""changed": "#).last.map(String.init) }
    expectEqual(
      changes,
      [("b", 0), ("c", 1), ("a", 0)].map { name, position in
        #"[{"path": "set[]", "after": {"code": "•••", "name": "\#(name)"}, "at": \#(position)}]}"#
      }
    )
  }
}

/// A value of each kind.
private struct Everything: Codable, Equatable {
  struct Inner: Codable, Equatable {}

  enum Kind: String, Codable {
    case one
  }

  enum Choice: Codable, Equatable {
    case plain
    case full(Int, name: String)
  }

  var optional: Int?
  var nested: [[Double]?] = []
  var inner: [String: Inner?] = [:]
  var kind: Kind = .one
  var choices: [Choice] = [.plain, .full(1, name: "a/b")]
  var price: Decimal = 0.1
  var date = Date(timeIntervalSinceReferenceDate: 1.25)
  var data = Data([1, 2, 255])
  var url = URL(string: "https://example.com/a?b=\"c\"") ?? URL(filePath: "/")
  var range = 0..<3
  var duration = Duration.milliseconds(300)
}

private struct Letter: Codable, Hashable {
  var text: String
}

private class Base: Codable {
  var name: String

  init(of name: String) { self.name = name }
}

/// Encodes what it inherits under a key of its own.
private final class Inherited: Base, Equatable {
  private enum Key: String, CodingKey {
    case length
  }

  let length: Int

  override init(of name: String) {
    length = name.count
    super.init(of: name)
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    length = try container.decode(Int.self, forKey: .length)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(length, forKey: .length)
    try super.encode(to: container.superEncoder())
  }

  static func == (left: Inherited, right: Inherited) -> Bool {
    left.name == right.name && left.length == right.length
  }
}
