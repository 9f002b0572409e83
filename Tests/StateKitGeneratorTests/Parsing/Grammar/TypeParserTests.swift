import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct TypeParserTests {
  @Test(arguments: [
    ("Int", "Int"),
    (" Int ", "Int"),
    ("Foundation.URL", "Foundation.URL"),
    ("Kitten.ID", "Kitten.ID"),
    ("Swift.Int", "Int"),
    ("Swift.Optional<Swift.Int>", "Int?"),
    ("Swift.Mirror", "Swift.Mirror"),
    ("Optional<User>", "User?"),
    ("User??", "User??"),
    ("Array<User>", "[User]"),
    ("[ User ]", "[User]"),
    ("Dictionary<String, Int>", "[String: Int]"),
    ("[String : [Int]?]", "[String: [Int]?]"),
    ("Set<Post.ID>", "Set<Post.ID>"),
    ("Result<[User], APIError>", "Result<[User], APIError>"),
    ("Tree<Int>.Node<String>", "Tree<Int>.Node<String>"),
    ("(Int)", "Int"),
    ("((Int))", "Int"),
    ("(Int, String)", "(Int, String)"),
    ("(x: Int, in: String)", "(x: Int, in: String)"),
    ("()", "Void"),
    ("Void", "Void"),
    ("any Error", "any Error"),
    ("any Drawable & Swift.Sendable", "any Drawable & Sendable"),
    ("(any Error)?", "(any Error)?"),
    ("[any Error]", "[any Error]"),
    ("any Collection<Int>", "any Collection<Int>"),
    ("Any", "Any"),
    ("Größe", "Größe"),
    ("_Hidden", "_Hidden"),
  ])
  func `a type is read and spelled as an author would`(text: String, expected: String) throws {
    let type = try parsedString(text, TypeParser.parse)
    expectEqual(type.value.description, expected)
  }

  @Test func `a type stands where it begins`() throws {
    let type = try parsedString("  Int", TypeParser.parse)
    expectEqual(type.location.column, 4)
  }

  @Test(arguments: [
    StringMistake("1️⃣", "SK0301"),
    StringMistake("1️⃣3", "SK0301"),
    StringMistake("[1️⃣]", "SK0301"),
    StringMistake("Set<1️⃣>", "SK0301"),
    StringMistake("User.1️⃣", "SK0301"),
    StringMistake("User.1️⃣func", "SK0301"),
    StringMistake("1️⃣class", "SK0301"),
    StringMistake("1️⃣Self", "SK0301"),
    StringMistake("1️⃣_", "SK0301"),
    StringMistake("1️⃣`class`", "SK0301"),
    StringMistake("(Int,1️⃣)", "SK0301"),
    StringMistake("any 1️⃣", "SK0301"),
    StringMistake("Int1️⃣; import Darwin", "SK0302"),
    StringMistake("Int 1️⃣String", "SK0302"),
    StringMistake("Int1️⃣\nString", "SK0302"),
    StringMistake("Int 1️⃣// why", "SK0302"),
    StringMistake("Int1️⃣)", "SK0302"),
    StringMistake("Int 1️⃣?", "SK0302"),
    StringMistake("Int1️⃣\u{200B}", "SK0302"),
    StringMistake("1️⃣InlineArray<3, Int>", "SK0322"),
    StringMistake("Swift.1️⃣InlineArray< 3 , Int>", "SK0322"),
    StringMistake("1️⃣InlineArray<count, Int>", "SK0322"),
    StringMistake("1️⃣[3 of Int]", "SK0322"),
    StringMistake("1️⃣[ count of Int]", "SK0322"),
    StringMistake("[String: 1️⃣[3 of Int]]", "SK0322"),
    StringMistake("[Int1️⃣", "SK0303"),
    StringMistake("[Int: String1️⃣)", "SK0303"),
    StringMistake("Set<Int1️⃣", "SK0303"),
    StringMistake("(Int, String1️⃣", "SK0303"),
    StringMistake("(Int) 1️⃣-> Void", "SK0305"),
    StringMistake("() 1️⃣async -> Void", "SK0305"),
    StringMistake("() 1️⃣throws -> Void", "SK0305"),
    StringMistake("[(Int) 1️⃣-> Void]", "SK0305"),
    StringMistake("Int1️⃣!", "SK0306"),
    StringMistake("1️⃣some View", "SK0307"),
    StringMistake("User.1️⃣Type", "SK0308"),
    StringMistake("User.1️⃣Protocol", "SK0308"),
    StringMistake("User.1️⃣self", "SK0308"),
    StringMistake("1️⃣inout Int", "SK0309"),
    StringMistake("1️⃣consuming User", "SK0309"),
    StringMistake("1️⃣each Element", "SK0309"),
    StringMistake("1️⃣@escaping User", "SK0310"),
    StringMistake("1️⃣any Error?", "SK0311"),
    StringMistake("[1️⃣any Drawable & Sendable?]", "SK0311"),
    StringMistake("1️⃣Error", "SK0312"),
    StringMistake("[1️⃣Swift.Error]", "SK0312"),
    StringMistake("Drawable 1️⃣& Named", "SK0313"),
    StringMistake("any 1️⃣Int", "SK0314"),
    StringMistake("any 1️⃣Void", "SK0314"),
    StringMistake("1️⃣Set", "SK0315"),
    StringMistake("1️⃣Int<String>", "SK0315"),
    StringMistake("1️⃣Dictionary<Int>", "SK0315"),
    StringMistake("1️⃣(x: Int)", "SK0316"),
    StringMistake("(1️⃣x y: Int, z: Int)", "SK0317"),
    StringMistake("(1️⃣_: Int, z: Int)", "SK0318"),
    StringMistake("Int1️⃣...", "SK0320"),
    StringMistake("(x1️⃣-y: Int, z: Int)", "SK0303"),
  ])
  func `a wrong type is an error at its place`(mistake: StringMistake) {
    mistake.assert(TypeParser.parse)
  }

  @Test func `depth is bounded`() {
    let brackets = String(repeating: "[", count: 64)
    StringMistake(brackets + "1️⃣[Int", "SK0304").assert(TypeParser.parse)
    StringMistake(String(repeating: "(", count: 64) + "1️⃣(Int", "SK0304").assert(TypeParser.parse)
    let marks = String(repeating: "?", count: 64)
    StringMistake("Int" + marks + "1️⃣" + String(repeating: "?", count: 20_000), "SK0304").assert(
      TypeParser.parse
    )
  }

  @Test func `a type of any depth below the bound is read`() throws {
    let type = String(repeating: "[", count: 63) + "Int" + String(repeating: "]", count: 63)
    try expectEqual(parsedString(type, TypeParser.parse).value.description, type)
  }
}
