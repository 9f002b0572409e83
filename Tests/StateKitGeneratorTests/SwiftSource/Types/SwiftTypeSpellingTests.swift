import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SwiftTypeSpellingTests {
  @Test(arguments: [
    ("Int", "Swift.Int"),
    ("Swift.Int", "Swift.Int"),
    ("User", "User"),
    ("Foundation.URL", "Foundation.URL"),
    ("String.Index", "Swift.String.Index"),
    ("Swift.Mirror", "Swift.Mirror"),
    ("Int?", "Swift.Int?"),
    ("[String: Bool]", "[Swift.String: Swift.Bool]"),
    ("[User]??", "[User]??"),
    ("Set<Int>", "Swift.Set<Swift.Int>"),
    ("Result<[User], any Error>", "Swift.Result<[User], any Swift.Error>"),
    ("(any Error)?", "(any Swift.Error)?"),
    ("any Drawable & Sendable", "any Drawable & Swift.Sendable"),
    ("(in: Int, inout: String)", "(in: Swift.Int, `inout`: Swift.String)"),
    ("Void", "Swift.Void"),
    ("Any", "Any"),
    ("AnyObject", "Swift.AnyObject"),
    ("Outer<Int>.Inner", "Outer<Swift.Int>.Inner"),
  ])
  func `code spells Swift's own types by their full names`(text: String, expected: String) throws {
    try expectEqual(parsedString(text, TypeParser.parse).value.spelling, expected)
  }
}
