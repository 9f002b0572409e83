import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct HoverTests {
  @Test func `a key and a word say what they mean`() throws {
    var client = try TestClient([:])
    let key = try client.request(
      "textDocument/hover",
      try client.place(#"{"domains": {"Users": {"effects": {"load": {"un|til": "x"}}}}}"#)
    )
    expectEqual(key["contents"]["value"].string?.hasPrefix("The action that cancels the effect"), true)
    expectEqual(key["range"]["start"]["character"].int, 44)
    let word = try client.request(
      "textDocument/hover",
      try client.place(#"{"domains": {"Users": {"effects": {"load": {"policy": "q|ueue"}}}}}"#)
    )
    expectEqual(
      word["contents"]["value"].string,
      "The new operation waits until all earlier ones have ended."
    )
  }

  @Test func `an action says what it is in Swift, what happens, and what it costs`() throws {
    var client = try Demo.client()
    let hover = try client.request(
      "textDocument/hover",
      try client.place(of: #""dispatch": "cart.add|ed""#, in: Demo.path)
    )
    expectEqual(hover["contents"]["kind"].string, "markdown")
    let text = try #require(hover["contents"]["value"].string)
    #expect(
      text.hasPrefix("```swift\ncase added(product: Product)\n```\n\nAction of `Cart`\n\nSomebody wants it.")
    )
    #expect(
      text.contains(
        """
        1. `Cart` calls the handler that you write
        2. `App` calls the handler that you write
        3. `App` dispatches `cart.closed`
        4. the effect `save` of `Cart` begins
        """
      )
    )
    #expect(text.hasSuffix("about 4 ms in a debug build and 10 ms in a release build."))
  }

  @Test func `a property and a child say what their change starts`() throws {
    var client = try Demo.client()
    let schema = Demo.schema.replacing(
      #""list": "Catalogue" },"#,
      with: """
        "list": "Catalogue", "spare": { "domain": "Cart", "kind": "optional" } },
              "effects": {
                "save": { "onChange": ["list.query", "spare"], "kind": "fireAndForget" },
                "bin": { "onGone": "spare", "kind": "fireAndForget" }
              },
        """
    ).replacing(
      #"{ "on": "cart.added", "dispatch": "cart.closed" }"#,
      with: #"{ "onMade": "spare", "dispatch": "cart.closed", "when": "cart.isOpen" }"#
    )
    func text(_ old: String, _ new: String) throws -> String? {
      let place = try client.place(schema.replacing(old, with: new), in: Demo.path)
      return try client.request("textDocument/hover", place)["contents"]["value"].string
    }
    let child = try #require(try text(#""spare": {"#, #""spa|re": {"#))
    #expect(
      child.contains(
        """
        - when it comes, `App` dispatches `cart.closed` if `cart.isOpen`
        - when it changes, the effect `save` of `App` begins
        - when it goes, the effect `bin` of `App` begins
        """
      ),
      "\(child)"
    )
    let property = try #require(try text(#""query": "String"#, #""que|ry": "String"#))
    #expect(property.contains("- when it changes, the effect `save` of `App` begins"), "\(property)")
  }

  @Test func `a plain client gets plain text`() throws {
    var client = try Demo.client(capabilities: [:])
    let hover = try client.request("textDocument/hover", try client.place(of: #""Ca|rt": {"#, in: Demo.path))
    expectEqual(
      hover["contents"]["value"].string,
      """
      struct CartState
      enum CartAction

      Domain

      What will be bought.

      3 cases, about 12 ms in a debug build and 30 ms in a release build.
      """
    )
  }

  @Test func `a place without a name means nothing`() throws {
    var client = try TestClient([:])
    try expectEqual(client.request("textDocument/hover", try client.place(#"{"what": {"ev|er": 1}}"#)), .null)
    try expectEqual(client.request("textDocument/hover", try client.place(#"{ | }"#)), .null)
  }
}
