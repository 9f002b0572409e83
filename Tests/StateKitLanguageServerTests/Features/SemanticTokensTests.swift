import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct SemanticTokensTests {
  @Test(arguments: [(SemanticTokens.greatestFile, true), (SemanticTokens.greatestFile + 1, false)])
  func `a very large file has no colours of names`(size: Int, isColoured: Bool) throws {
    let padding = String(repeating: " ", count: size - Demo.schema.utf8.count)
    var client = try Demo.client([Demo.path: Demo.schema + padding])
    let answer = try client.request(
      "textDocument/semanticTokens/full",
      .object(["textDocument": .object(["uri": client.uri(Demo.path)])])
    )
    expectEqual(!answer["data"].elements.isEmpty, isColoured)
  }

  @Test func `names inside of strings have the kinds of what they name`() throws {
    var client = try Demo.client()
    let answer = try client.request(
      "textDocument/semanticTokens/full",
      .object(["textDocument": .object(["uri": client.uri(Demo.path)])])
    )
    let numbers = answer["data"].elements.compactMap(\.int)
    #expect(numbers.count.isMultiple(of: 5) && numbers.count > 100)
    let file = try #require(client.server.file(at: Demo.path))
    var found: Set<String> = []
    var line = 0
    var character = 0
    for start in stride(from: 0, to: numbers.count, by: 5) {
      character = numbers[start] == 0 ? character + numbers[start + 1] : numbers[start + 1]
      line += numbers[start]
      let offset = PositionEncoding.utf16.offset(
        of: ["line": .number("\(line)"), "character": .number("\(character)")],
        in: file
      )
      let text = String(decoding: file.bytes[offset..<(offset + numbers[start + 2])], as: UTF8.self)
      found.insert("\(text) \(SemanticTokens.types[numbers[start + 3]])")
    }
    for token in [
      "Cart class", "Product type", "String type", "Bool type", "isOpen property", "added event",
      "save function",
      "cart namespace", "product parameter",
    ] {
      #expect(found.contains(token), "\(token)")
    }
    #expect(!found.contains { $0.hasPrefix("false") })
  }

  @Test func `a name without a letter is no token`() throws {
    let path = "/app/App.statekit.json"
    let text = #"{ "statekit": 1, "domains": { "App": { "children": { "": "Cart" } }, "Cart": {} } }"#
    var client = try TestClient([path: text])
    let answer = try client.request(
      "textDocument/semanticTokens/full",
      .object(["textDocument": .object(["uri": client.uri(path)])])
    )
    let numbers = answer["data"].elements.compactMap(\.int)
    let lengths = stride(from: 2, to: numbers.count, by: 5).map { numbers[$0] }
    // `App`, `Cart` of the child, and `Cart`.
    expectEqual(lengths, [3, 4, 4])
  }
}
