import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct UserTypesTests {
  /// How a test in the module App sees the type `T` of a file in a module.
  private func definition(_ text: String, in module: String = "App") throws -> String? {
    let code = UserCode([SourceFile(path: "T.swift", text: text)])
    let types = UserTypes([module: code], tested: "App")
    switch types[.named([SwiftType.Component(name: "T", arguments: [])])]?.definition {
    case .structure(let parts): return parts.map { "\($0.name.name): \($0.type)" }.joined(separator: ", ")
    case .words(let words): return words.map(\.name).joined(separator: " ")
    case nil: return nil
    }
  }

  @Test(arguments: [
    "struct T: Codable { let id: Int; var names: [String: Money?] }",
    "struct T: Hashable, Codable {\n  let id: Int\n  var names: [String: Money?] { didSet {} }\n  var sum: Int { 3 }\n}",
    "struct T: Codable {\n  static let none = T(id: 0, names: [:])\n  let id: Int\n  let names: [String: Money?]\n}",
    "struct T { let id: Int\n let names: [String: Money?] }\nextension T: Codable {}",
  ])
  func `a struct counts by its stored properties`(text: String) throws {
    try expectEqual(definition(text), "id: Int, names: [String: Money?]")
  }

  @Test func `another module's struct needs a public initializer`() throws {
    let head = "public struct T: Codable { public let id: Int"
    #expect(try definition(head + " }", in: "Core") == nil)
    #expect(try definition(head + "; init(id: Int) { self.id = id } }", in: "Core") == nil)
    try expectEqual(definition(head + "; public init(id: Int) { self.id = id } }", in: "Core"), "id: Int")
    #expect(try definition(head + "; public init(_ id: Int) { self.id = id } }", in: "Core") == nil)
  }

  @Test(arguments: [
    "struct T { let id: Int }", "struct T: Codable { private let id: Int }",
    "class T: Codable { let id: Int }",
    "private struct T: Codable { let id: Int }", "struct T: Codable { @Clamped var id: Int }",
    "struct T: Codable { let id: Int; enum CodingKeys: String, CodingKey { case id = \"n\" } }",
    "struct T: Codable { let id: Int; init(from decoder: any Decoder) throws { id = 1 } }",
    "struct T: Codable { let id: Int; func encode(to encoder: any Encoder) throws {} }",
    "struct T: Codable { let id = 1 }", "struct T: Codable { var id = 1 }",
    "struct T: Codable { let id: Int; init(number: Int) { id = number } }",
    "struct T: Codable { let id: Int }\nstruct T: Codable { let id: String }",
    "@Model struct T: Codable { #if DEBUG\n let id: Int\n #endif\n }",
  ])
  func `a type that could be stored otherwise, or not be made, does not count`(text: String) throws {
    #expect(try definition(text) == nil)
  }

  @Test func `an enum of plain words counts`() throws {
    try expectEqual(
      definition("enum T: String, Codable { case a, b\n case c\n var isA: Bool { self == .a } }"),
      "a b c"
    )
    try expectEqual(
      definition("enum T: String, Codable { case open, `default`\n static let first = T.open }"),
      "open default"
    )
    #expect(try definition("enum T: String, Codable { case a = \"x\" }") == nil)
    #expect(try definition("enum T: Codable { case a }") == nil)
  }
}
