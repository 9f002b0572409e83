import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The generator computes the same memory layouts as Swift.
struct MemoryLayoutsTests {
  private struct Post: Sendable {
    let id: Int
    let isNew: Bool
    let title: String
    let stars: Int8
  }

  private struct Numbers: Sendable {
    let small: Int8
    let large: Double
    let next: Int?
  }

  private enum Order: String, Sendable { case name, age }

  private enum Status: Sendable {
    case idle
    case failed(code: Int, reason: String)
    case posted(Post)
    case more([Status])
  }

  private var index: SchemaIndex {
    let file = SourceFile(
      path: "Test.statekit.json",
      text: #"""
        {"statekit": 1, "domains": {"A": {}}, "types": {
          "Post": {"struct": {"id": "Int", "isNew": "Bool", "title": "String", "stars": "Int8"}},
          "Numbers": {"struct": {"small": "Int8", "large": "Double", "next": "Int?"}},
          "Order": {"enum": ["name", "age"]},
          "Status": {"enum": ["idle", {"failed": "(code: Int, reason: String)"}, {"posted": "Post"}, {"more": "[Status]"}]}}}
        """#
    )
    var checker = ModuleChecker([])
    return checker.check([file], of: nil, reportingTo: DiagnosticCollector()).index
  }

  private func layout(_ text: String) throws -> ValueLayout {
    var layouts = MemoryLayouts(index)
    let schema = try parsedDomain(#"{"actions": {"a": {"payload": ["\#(text)"]}}}"#)
    return layouts.layout(of: (schema.actions[0].payload ?? []).compactMap { $0.type?.value })
  }

  private func expect<Value>(_ text: String, _ type: Value.Type) throws {
    let layout = try layout(text)
    expectEqual(layout.size, MemoryLayout<Value>.size, "\(text)")
    expectEqual(layout.alignment, MemoryLayout<Value>.alignment, "\(text)")
    expectEqual(layout.optional.size, MemoryLayout<Value?>.size, "\(text)?")
  }

  @Test func `an enum with values is as large as its largest case, or larger`() throws {
    let layout = try layout("Status")
    #expect(layout.isAtLeast)
    #expect((33...MemoryLayout<Status>.size).contains(layout.size))
    expectEqual(layout.alignment, MemoryLayout<Status>.alignment)
  }

  @Test func `types of Swift`() throws {
    try expect("Bool", Bool.self)
    try expect("Int", Int.self)
    try expect("Int8", Int8.self)
    try expect("UInt16", UInt16.self)
    try expect("Int32", Int32.self)
    try expect("UInt64", UInt64.self)
    try expect("Int128", Int128.self)
    try expect("Float", Float.self)
    try expect("Double", Double.self)
    try expect("String", String.self)
    try expect("Substring", Substring.self)
    try expect("Character", Character.self)
    try expect("StaticString", StaticString.self)
    try expect("Duration", Duration.self)
    try expect("AnyHashable", AnyHashable.self)
    try expect("Any", Any.self)
    try expect("any Error", (any Error).self)
    try expect("ObjectIdentifier", ObjectIdentifier.self)
    try expect("Never", Never.self)
  }

  @Test func `types made of others`() throws {
    try expect("[Int]", [Int].self)
    try expect("[String: Int]", [String: Int].self)
    try expect("Set<Int>", Set<Int>.self)
    try expect("ArraySlice<Int>", ArraySlice<Int>.self)
    try expect("ContiguousArray<Int>", ContiguousArray<Int>.self)
    try expect("Range<Int>", Range<Int>.self)
    try expect("ClosedRange<Int8>", ClosedRange<Int8>.self)
    try expect("Int?", Int?.self)
    try expect("Int8??", Int8??.self)
    try expect("Optional<Double>", Double?.self)
    try expect("[Int]?", [Int]?.self)
    try expect("(Int8, Int, Bool)", (Int8, Int, Bool).self)
  }

  @Test func `types of the schema`() throws {
    try expect("Post", Post.self)
    try expect("Numbers", Numbers.self)
    try expect("Order", Order.self)
    try expect("(Post, Int8, Numbers?)", (Post, Int8, Numbers?).self)
  }

  @Test func `of an unknown type at least the other properties count`() throws {
    try expectEqual(layout("Kitten").size, 0)
    try expectEqual(layout("(Kitten, Post)").size, MemoryLayout<Post>.size)
    #expect(try layout("(Kitten, Post)").isAtLeast)
    try expectEqual(layout("Kitten?").size, 0)
    try expectEqual(layout("Result<Post, Order>").size, MemoryLayout<Post>.size)
    #expect(try layout("any Codable").isAtLeast)
    #expect(try !layout("Post").isAtLeast)
  }

  @Test func `an enum is aligned like its largest case`() throws {
    try expectEqual(layout("Result<Int, Order>").alignment, MemoryLayout<Int>.alignment)
    try expectEqual(layout("(Bool, Result<Int, Order>)").size, MemoryLayout<(Bool, Int)>.size)
  }

  private enum Level<Child> {
    case own(Int), below(Child)
  }

  private enum Flat<Payload> {
    case tapped, moved(Payload)
  }

  @Test func `all actions of a tree are as large as the largest payload`() {
    typealias Large = (Post, Post, Post, Post, Post, Post)
    #expect(MemoryLayout<Level<Level<Flat<Large>>>>.size >= MemoryLayout<Large>.size)
    #expect(MemoryLayout<Level<Level<Flat<[Post]>>>>.size <= 16)
  }
}
