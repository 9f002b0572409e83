import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct SignatureHelpTests {
  private func help(_ old: String, _ new: String) throws -> JSONValue {
    var client = try Demo.client()
    return try client.request(
      "textDocument/signatureHelp",
      try client.place(Demo.schema.replacing(old, with: new), in: Demo.path)
    )
  }

  @Test func `a payload that is written shows its values, and the one at the position`() throws {
    let help = try help(
      #""picked": "(product: Product)""#,
      #""picked": "(product: [Int: String], na|me: String)""#
    )
    expectEqual(
      help["signatures"].elements.first?["label"].string,
      "picked(product: [Int: String], name: String)"
    )
    expectEqual(help["activeParameter"].int, 1)
  }

  @Test func `a bridge shows the values of the action that it dispatches`() throws {
    let help = try help(
      #""dispatch": "cart.added","#,
      #""dispatch": "cart.added", "with": { "product": "|" },"#
    )
    expectEqual(help["signatures"].elements.first?["label"].string, "added(product: Product)")
    expectEqual(help["signatures"].elements.first?["documentation"].string, "Somebody wants it.")
    expectEqual(help["activeParameter"].int, 0)
    try expectEqual(self.help(#""cart": "Cart""#, #""cart": "Ca|rt""#), .null)
  }
}
