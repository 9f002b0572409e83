import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct GraphPictureTests {
  /// Documentation is the one text of a schema that can be anything.
  private static let hostile: String = #"""
    "App": {
      "doc": "</title></svg></script><script>alert('1')</script><img src=x onerror=\"alert(2)\"> & --> \u0000\u202e",
      "state": { "isOn": "Bool = true" },
      "actions": { "größer": { "doc": "\" onload=\"alert(3)", "reduce": "none" }, "b": {} },
      "bridges": [{ "on": "größer", "dispatch": "b", "doc": "<b>", "when": "isOn" }]
    }
    """#

  private func hostileText() throws -> String {
    try graph(domains: GraphPictureTests.hostile).text(as: .svg, view: .detail)
  }

  @Test func `the legend explains signs and arrows`() throws {
    let picture = try hostileText()
    for text in ["action", "request", "effect", "bridge, coloured by action", "↻ bridge in a cycle"] {
      #expect(picture.contains(">\(text)</text>"))
    }
  }

  @Test func `no text of a schema becomes markup`() throws {
    let text = try hostileText()
    #expect(
      text.contains("&lt;/title&gt;&lt;/svg&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)")
    )
    #expect(text.contains("&quot; onload=&quot;alert(3)") && text.contains("&lt;b&gt;"))
    for tag in ["<img", "<b>", "alert('1')", "\" onload", "\u{0}", "\u{202E}"] {
      #expect(!text.contains(tag), "\(tag)")
    }
    #expect(!text.contains("<script"))
  }

  @Test func `every element of a picture ends`() throws {
    let text = try hostileText()
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^>]*?(\/?)>/) {
      if tag.1 == "/" {
        expectEqual(open.popLast(), tag.2)
      } else if tag.3 != "/" {
        open.append(tag.2)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `a name that another font may draw gets its width`() throws {
    let lines = try hostileText().split(separator: "\n")
    let texts = lines.filter { $0.contains(">größer</text>") }
    expectEqual(texts.count, 1)
    #expect(texts.allSatisfy { $0.contains(#"textLength="43""#) })
  }

  @Test func `the condition of a request stands below it, once for both results`() throws {
    let graph = try graph(
      domains: #"""
        "Inbox": {
          "state": { "isOpen": "Bool = true" },
          "requests": { "load": { "output": "Int", "failure": { "reduce": "none" }, "when": "isOpen" } }
        }
        """#
    )
    expectEqual(graph.links.map(\.label), ["when isOpen", "when isOpen"])
    let lines = graph.text(as: .svg, view: .detail).split(separator: "\n")
    let conditions = lines.filter { $0.contains(">when isOpen</text>") }
    expectEqual(conditions.count, 1)
    expectEqual(conditions.first?.contains(#"<g class="link implied">"#), true)
  }

  @Test func `a link has its names and its condition`() throws {
    let text = try graph(domains: shopDomains).text(as: .svg, view: .detail)
    #expect(text.contains("<title>Shop.opened → Shop.till.load.request"))
    #expect(text.contains(">when !till.isBusy</text>"))
  }

  @Test func `a bridge in a cycle is red, others have the colour of their action`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true" }, "actions": { "a": {}, "b": {}, "c": {} },
          "bridges": [
            { "on": "a", "dispatch": "b", "when": "isOn" }, { "on": "b", "dispatch": "a" },
            { "on": "b", "dispatch": "c" }
          ]
        }
        """#
    )
    let links = graph.text(as: .svg, view: .detail).matches(of: /class="link ([a-z0-9]+)"/).map(\.1)
    expectEqual(links, ["cycle", "cycle", "c1"])
  }
}
