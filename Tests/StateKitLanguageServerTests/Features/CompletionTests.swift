import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct CompletionTests {
  @Test func `keys that the object has not yet are offered, with their meaning`() throws {
    var client = try TestClient([:])
    #expect(try client.completions(#"{"statekit": 1, "|"}"#).contains("domains"))
    #expect(try !client.completions(#"{"statekit": 1, "|"}"#).contains("statekit"))
    #expect(try !client.completions(#"{"|", "statekit": 1}"#).contains("statekit"))
    let keys = try client.completions(#"{"domains": {"Users": {"effects": {"load": {"on": "x", |}}}}}"#)
    #expect(
      keys.contains("until") && keys.contains("policy") && !keys.contains("on") && !keys.contains("dispatch")
    )
  }

  @Test func `unfinished texts have a place, too`() throws {
    var client = try TestClient([:])
    for text in [
      #"{"domains": {"Users": {"bridges": [{"|"#, #"{"domains": {"Users": {"bridges": [{"on": "a"}, {|"#,
    ] {
      #expect(try client.completions(text).contains("dispatch"), "\(text)")
    }
    try expectEqual(
      client.completions(#"{"domains": {"Users": {"requests": {"load": {"policy": "|"#),
      [
        "latest", "first", "every", "queue", "again",
      ]
    )
  }

  @Test func `the words of a value are offered where it stands`() throws {
    var client = try TestClient([:])
    try expectEqual(client.completions(#"{"access": |}"#), ["internal", "package", "public"])
    try expectEqual(
      client.completions(#"{"domains": {"Users": {"actions": {"opened": {"dismisses": |}}}}}"#),
      ["true"]
    )
    try expectEqual(client.completions(#"{"domains": |}"#), [])
    try expectEqual(client.completions(#"{"domains" |: {}}"#), [])
  }

  @Test func `a key is parted from the one behind it`() throws {
    var client = try TestClient([:])
    for (text, wanted) in [
      (#"{"dom|" "statekit": 1}"#, #"domains": {  },"#),
      ("{\"dom|\"\n  \"statekit\": 1}", #"domains": {  },"#),
      (#"{"dom|", "statekit": 1}"#, #"domains": {  }"#), (#"{"dom|": 1, "statekit": 1}"#, "domains"),
      (#"{"dom|"}"#, #"domains": {  }"#),
    ] {
      let items = try client.request("textDocument/completion", try client.place(text)).elements
      let domains = try #require(items.first { $0["label"].string == "domains" })
      #expect(domains["textEdit"]["newText"].string?.hasSuffix(wanted) == true, "\(text): \(domains)")
    }
  }

  @Test
  func `a completion replaces the string behind its quote, and adds a value of the kind that the key wants`()
    throws
  {
    var client = try TestClient(
      [:],
      capabilities: [
        "textDocument": [
          "completion": [
            "completionItem": ["snippetSupport": true, "documentationFormat": ["plaintext", "markdown"]]
          ]
        ]
      ]
    )
    let items = try client.request("textDocument/completion", try client.place(#"{"dom|"}"#)).elements
    let domains = try #require(items.first { $0["label"].string == "domains" })
    expectEqual(
      domains["textEdit"].text,
      #"{"range": {"start": {"line": 0, "character": 2}, "end": {"line": 0, "character": 6}}, "newText": "domains\": { $0 }"}"#
    )
    expectEqual(domains["filterText"].string, "domains")
    expectEqual(domains["documentation"]["kind"].string, "markdown")
    // The second quote stays where nothing follows the name.
    let named = try client.request("textDocument/completion", try client.place(#"{"dom|": {}}"#)).elements
    expectEqual(
      named.first { $0["label"].string == "domains" }?["textEdit"].text,
      #"{"range": {"start": {"line": 0, "character": 2}, "end": {"line": 0, "character": 5}}, "newText": "domains"}"#
    )
    let bare = try client.request("textDocument/completion", try client.place(#"{|}"#)).elements
    expectEqual(
      bare.first { $0["label"].string == "domains" }?["textEdit"]["newText"].string,
      #""domains": { $0 }"#
    )
  }
}
