import Foundation
import StateKitGenerator
import StateKitAuthoring
import StateKitLanguageServer
import StateKitTestSupport
import Testing

@testable import StateKitLanguageServer

/// Files in memory.
final class MemoryFiles: FileSystem, @unchecked Sendable {
  var texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  func schemas(below folder: String) -> [String] {
    texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".statekit.json") }.sorted()
  }

  func swiftFiles(below folder: String) -> [String] {
    texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }.sorted()
  }

  func explanation(ofCode code: String) -> String? { "/caches/\(code).txt" }

  func contents(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
}

/// An editor: sends messages to a server, and keeps the diagnostics that it gets.
struct TestClient {
  let files: MemoryFiles
  var server: LanguageServer
  private var lastID = 0
  /// The messages of diagnostics, by file.
  private(set) var diagnostics: [String: [JSONValue]] = [:]
  /// The messages that were shown with the last answer.
  private(set) var shown: [String] = []

  init(_ texts: [String: String], capabilities: JSONValue = [:], options: JSONValue = [:]) throws {
    files = MemoryFiles(texts)
    server = LanguageServer(files: files)
    _ = try request(
      "initialize",
      ["rootUri": "file:///app", "capabilities": capabilities, "initializationOptions": options]
    )
    notify("initialized", [:])
  }

  @discardableResult
  mutating func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    lastID += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number("\(lastID)"), "method": .string(method), "params": parameters,
    ]
    let answers = server.handle([Array(message.text.utf8)])
    let answer = try #require(answers.first)
    expectEqual(answer["id"].int, lastID)
    #expect(answer["error"].isNull, "\(answer.text)")
    shown = answers.dropFirst().compactMap { $0["params"]["message"].string }
    return answer["result"]
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    #expect(server.handle([Array(message.text.utf8)]).isEmpty)
    for message in server.publish() {
      let path = DocumentURI(message["params"]["uri"].string ?? "").path ?? ""
      diagnostics[path] = message["params"]["diagnostics"].elements
    }
  }

  mutating func open(_ path: String, _ text: String) {
    notify("textDocument/didOpen", ["textDocument": ["uri": uri(path), "version": 1, "text": .string(text)]])
  }

  mutating func change(_ path: String, to text: String) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri(path)], "contentChanges": [["text": .string(text)]]]
    )
  }

  func uri(_ path: String) -> JSONValue { .string(DocumentURI(path: path).text) }

  /// The parameters for the place of `|` in a text, which is opened without it.
  mutating func place(_ marked: String, in path: String = "/app/Users.statekit.json") throws -> JSONValue {
    let mark = try #require(marked.firstIndex(of: "|"))
    open(path, marked.replacing("|", with: ""))
    let before = marked[..<mark]
    let line = before.count { $0 == "\n" }
    let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    return [
      "textDocument": ["uri": uri(path)],
      "position": ["line": .number("\(line)"), "character": .number("\(character)")],
    ]
  }

  /// The parameters for the first place of a text in a file; `|` in it is the position.
  func place(of marked: String, in path: String) throws -> JSONValue {
    let text = try #require(server.file(at: path)).bytes
    let whole = String(decoding: text, as: UTF8.self)
    let mark = try #require(marked.firstIndex(of: "|"))
    let found = try #require(whole.range(of: marked.replacing("|", with: "")))
    let file = try #require(server.file(at: path))
    let offset =
      whole.utf8.distance(from: whole.startIndex, to: found.lowerBound) + marked[..<mark].utf8.count
    return .object([
      "textDocument": .object(["uri": uri(path)]),
      "position": PositionEncoding.utf16.position(of: offset, in: file),
    ])
  }

  /// The texts of all files after a workspace edit.
  func texts(after edit: JSONValue) throws -> [String: String] {
    var texts: [String: String] = [:]
    let changes =
      edit["changes"].members.map { ($0.key, $0.value) }
      + edit["documentChanges"].elements.filter { $0["kind"].isNull }
      .map { ($0["textDocument"]["uri"].string ?? "", $0["edits"]) }
    for (uri, edits) in changes {
      let path = DocumentURI(uri).path ?? ""
      let file = server.file(at: path) ?? SourceFile(path: path, text: "")
      var bytes = file.bytes
      let ranges = edits.elements.map { edit in
        (
          PositionEncoding.utf16.offset(of: edit["range"]["start"], in: file),
          PositionEncoding.utf16.offset(of: edit["range"]["end"], in: file), edit["newText"].string ?? ""
        )
      }
      for (start, end, text) in ranges.sorted(by: { $0.0 > $1.0 }) {
        bytes.replaceSubrange(start..<end, with: Array(text.utf8))
      }
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    return texts
  }

  /// The whole parameters with more members.
  static func adding(_ members: KeyValuePairs<String, JSONValue?>, to parameters: JSONValue) -> JSONValue {
    .object(parameters.members + JSONValue.object(members).members)
  }

  mutating func completions(_ marked: String) throws -> [String] {
    try request("textDocument/completion", try place(marked)).elements.compactMap { $0["label"].string }
  }
}
