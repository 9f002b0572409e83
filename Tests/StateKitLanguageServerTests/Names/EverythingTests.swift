import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

/// The schema with every word of the language: what the resolution understands, editors can complete and find.
struct EverythingTests {
  private static let path = "/app/Sources/Library/everything.statekit.json"

  private static func client() throws -> (client: TestClient, text: String) {
    let text = try RepositoryFiles.text("schemas/everything.statekit.json")
    return (try TestClient([path: text]), text)
  }

  @Test func `the schema has no mistakes, and many names`() throws {
    let (client, _) = try Self.client()
    expectEqual(client.diagnostics.values.flatMap(\.self).filter { $0["severity"].int == 1 }, [])
    let symbols = try #require(client.server.symbols(at: Self.path))
    #expect(symbols.references.count > 300)
    expectEqual(Set(symbols.references.map(\.symbol.kind)).count, 11)
  }

  @Test func `each name is offered where it is used`() throws {
    var (client, _) = try Self.client()
    let symbols = try #require(client.server.symbols(at: Self.path))
    var missing: [String] = []
    let uses = symbols.references.filter { !$0.isDeclaration && $0.isSpelled }
    for reference in uses {
      let labels = try Self.completions(at: reference.place.offset, &client, reference.place.file)
      let name = reference.symbol.name
      if labels.contains(where: { [name, "$" + name, "@" + name, "!$" + name].contains($0) }) { continue }
      // Positions of values without a label, and keys that the object has.
      missing.append("\(reference.place): \(name)")
    }
    expectEqual(missing, [])
  }

  @Test func `while the rest of its line is not written yet, too`() throws {
    var (client, text) = try Self.client()
    let symbols = try #require(client.server.symbols(at: Self.path))
    let bytes = Array(text.utf8)
    var found = 0
    var missing: [String] = []
    let uses = symbols.references.filter { !$0.isDeclaration && $0.isSpelled }
    // A third of them is enough.
    for reference in uses.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
      let end = bytes[reference.place.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let cut = String(decoding: bytes[..<reference.place.offset] + bytes[end...], as: UTF8.self)
      client.change(Self.path, to: cut)
      let file = try #require(client.server.file(at: Self.path))
      let labels = try Self.completions(at: reference.place.offset, &client, file)
      let name = reference.symbol.name
      let isFound = labels.contains { [name, "$" + name, "@" + name, "!$" + name].contains($0) }
      if isFound { found += 1 } else { missing.append("\(reference.place): \(name)") }
    }
    // What stands on the same line is gone: the action whose value it is, the enum that has the case.
    #expect(Double(found) > 0.95 * Double(found + missing.count), "\(missing)")
  }

  @Test func `each use leads to its declaration, and the declaration to each use`() throws {
    var (client, _) = try Self.client()
    let symbols = try #require(client.server.symbols(at: Self.path))
    for reference in symbols.references {
      let place = Self.parameters(at: reference.place.offset, reference.place.file)
      let answer = try client.request("textDocument/definition", place)
      let start = PositionEncoding.utf16.position(
        of: reference.symbol.location.offset,
        in: reference.place.file
      )
      #expect(
        answer.elements.contains { $0["range"]["start"] == start },
        "\(reference.place) \(reference.symbol.name)"
      )
      let uses = try client.request("textDocument/references", place).elements.map { $0["range"]["start"] }
      #expect(
        uses.contains(PositionEncoding.utf16.position(of: reference.place.offset, in: reference.place.file))
      )
    }
  }

  private static func parameters(at offset: Int, _ file: SourceFile) -> JSONValue {
    .object([
      "textDocument": .object(["uri": .string(DocumentURI(path: file.path).text)]),
      "position": PositionEncoding.utf16.position(of: offset, in: file),
    ])
  }

  private static func completions(at offset: Int, _ client: inout TestClient, _ file: SourceFile) throws
    -> [String]
  {
    try client.request("textDocument/completion", parameters(at: offset, file)).elements
      .compactMap { $0["label"].string }
  }
}
