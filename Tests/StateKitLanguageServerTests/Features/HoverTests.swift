import Testing

@testable import StateKitLanguageServer

struct HoverTests {
  @Test func `a key and a word say what they mean`() throws {
    var client = try TestClient([:])
    let key = try client.request(
      "textDocument/hover",
      try client.place(#"{"domains": {"Users": {"effects": {"load": {"un|til": "x"}}}}}"#)
    )
    #expect(key["contents"]["value"].string?.hasPrefix("The action that cancels the effect") == true)
    #expect(key["range"]["start"]["character"].int == 44)
    let word = try client.request(
      "textDocument/hover",
      try client.place(#"{"domains": {"Users": {"effects": {"load": {"policy": "q|ueue"}}}}}"#)
    )
    #expect(word["contents"]["value"].string == "The new operation waits until all earlier ones have ended.")
  }

  @Test func `a name of the author has no meaning of the language`() throws {
    var client = try TestClient([:])
    #expect(
      try client.request("textDocument/hover", try client.place(#"{"domains": {"Us|ers": {}}}"#)) == .null
    )
    #expect(try client.request("textDocument/hover", try client.place(#"{ | }"#)) == .null)
  }
}
