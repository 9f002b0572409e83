import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct MapPrinterTests {
  /// Documentation is the one text of a schema that can be anything.
  private static let hostile: String = #"""
    "App": {
      "doc": "</title></svg></script><script>alert('1')</script><img src=x onerror=\"alert(2)\"> & --> \u0000\u202e",
      "state": { "isOn": "Bool = true" },
      "children": { "größe": "Size", "b": "Size" },
      "bridges": [{ "on": "größe.x", "dispatch": "b.x", "doc": "<b>", "when": "isOn" }]
    },
    "Size": { "actions": { "x": { "doc": "\" onload=\"alert(3)", "reduce": "none" } } }
    """#

  private func hostileText(_ format: GraphFormat) throws -> String {
    try graph(domains: MapPrinterTests.hostile).text(as: format)
  }

  @Test(arguments: [GraphFormat.svg, .html])
  func `no text of a schema becomes markup`(format: GraphFormat) throws {
    let text = try hostileText(format)
    #expect(
      text.contains("&lt;/title&gt;&lt;/svg&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)")
    )
    for tag in ["<img", "<b>", "alert('1')<", "\u{0}", "\u{202E}"] {
      #expect(!text.contains(tag), "\(tag)")
    }
    // A quotation mark of the schema is escaped, for markup or for JSON.
    #expect(text.matches(of: /[^\\]" onload/).isEmpty)
    expectEqual(text.matches(of: /<script/).count, (format == .html ? 2 : 0))
    expectEqual(text.matches(of: /<\/script/).count, (format == .html ? 2 : 0))
  }

  @Test func `the data of a page has no character that could begin a tag`() throws {
    let data = GraphData(graph: try graph(domains: MapPrinterTests.hostile)).text
    #expect(data.contains(#"\u003C/script\u003E"#) && data.contains(#"\" onload=\""#))
    #expect(!data.contains { "<>&".contains($0) })
    #expect(data.contains(#""at":"App.statekit.json:"#) && data.contains(#""label":"when isOn""#))
  }

  @Test func `every element of a picture ends`() throws {
    let text = try hostileText(.svg)
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
    #expect(try hostileText(.svg).contains(#"textLength="36" lengthAdjust="spacingAndGlyphs">größe<"#))
  }

  @Test func `boxes and arrows carry the paths of their domains, in both directions`() throws {
    let text = MapPrinter(try graph(domains: shopDomains)).fragment
    for direction in ["wide", "tall"] {
      #expect(text.contains(#"class="map \#(direction)" data-direction="\#(direction)""#))
    }
    expectEqual(text.matches(of: /data-domain="Shop.till"/).count, 2)
    expectEqual(
      text.matches(of: /class="arrow [a-z0-9 ]+" data-from="Shop.rows" data-to="Shop.till"/).count,
      2
    )
    #expect(!text.contains(" id="))
  }

  @Test func `an arrow says what it is`() throws {
    let text = MapPrinter(try graph(domains: shopDomains)).fragment
    #expect(text.contains("<title>Shop → Shop.till: 1 bridge</title>"))
    #expect(text.contains(#"class="arrow flow n1""#) && text.contains(#"class="arrow flow back n1""#))
  }

  @Test func `the page does not load resources, and is not allowed to`() throws {
    let text = try graph(domains: shopDomains).text(as: .html)
    #expect(text.contains(#"http-equiv="Content-Security-Policy" content="default-src 'none';"#))
    for reference in ["src=", "href=", "url(", "@import", "https:", "<link"] {
      #expect(!text.contains(reference), "\(reference)")
    }
    let addresses = text.matches(of: /http:[^"]*/).map { String($0.0) }
    expectEqual(Set(addresses), ["http://www.w3.org/2000/svg"])
  }

  @Test func `the legend explains the lines and colours of the map, in the picture or beside it`() throws {
    let (picture, page) = (try hostileText(.svg), try hostileText(.html))
    for text in ["bridges, and how many", "parent and child", "größe", "b"] {
      #expect(picture.contains(">\(text)</text>"), "\(text)")
      #expect(page.contains("</svg>\(text)</li>"), "\(text)")
    }
    for text in ["against the flow", "folded domains"] {
      #expect(!picture.contains(">\(text)</text>"), "\(text)")
      #expect(!page.contains("</svg>\(text)</li>"), "\(text)")
    }
  }

  @Test func `the legend names the kinds of arrows that there are`() throws {
    let page = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true" }, "children": { "a": "A", "b": "A", "c": "A", "d": "A" },
          "effects": { "watch": { "on": "a.x", "output": "c.x", "kind": "stream" } },
          "bridges": [
            { "on": "a.x", "dispatch": "b.x" }, { "on": "b.x", "dispatch": "a.x", "when": "isOn" },
            { "on": "c.x", "dispatch": "d.x" }, { "on": "d.y", "dispatch": "c.y" }
          ]
        },
        "A": { "actions": { "x": {}, "y": {} } }
        """#
    ).text(as: .html)
    for text in ["bridges, and how many", "against the flow", "↻ cycle of bridges", "effects, requests"] {
      #expect(page.contains("</svg>\(text)</li>"), "\(text)")
    }
  }

  @Test func `very many subtrees share an entry of the legend, and its rows are no wider than the picture`()
    throws
  {
    let names = (0..<9).map { "a\($0)" }
    let children = names.map { "\"\($0)\": \"A\"" }.joined(separator: ", ")
    let picture = try graph(domains: #""App": { "children": { \#(children) } }, "A": {}"#).text(as: .svg)
    #expect(picture.contains(">outermost domains; their colours repeat</text>"))
    #expect(!picture.contains(#"class="note">a0"#))
  }

  @Test func `a box of folded domains has all their paths, and the legend says what it is`() throws {
    let children = (0...MapFolding.most).map { "\"a\($0)\": \"A\"" }.joined(separator: ", ")
    let page = try graph(domains: #""App": { "children": { \#(children) } }, "A": {}"#).text(as: .html)
    #expect(
      page.contains("\(MapFolding.most + 1) domains</text>") && page.contains("</svg>folded domains</li>")
    )
    #expect(page.contains(#"data-domain="App.a0 App.a1 "#))
  }

  @Test func `a picture and its page are named after the outermost domains`() throws {
    let graph = try graph(domains: #""A": {}, "B": { "children": { "c": "C" } }, "C": {}"#)
    #expect(graph.text(as: .svg).contains(#"role="img" aria-label="A, B">"#))
    #expect(graph.text(as: .html).contains(#"role="group" aria-label="A, B">"#))
    #expect(graph.text(as: .html).contains("<title>A, B</title>"))
  }

  @Test(arguments: GraphFormat.allCases)
  func `the same schema gives the same picture`(format: GraphFormat) throws {
    let graphs = try (0..<5).map { _ in try graph(domains: shopDomains).text(as: format) }
    expectEqual(Set(graphs).count, 1)
  }

  @Test(arguments: GraphFormat.allCases)
  func `a file begins with the mark that allows to overwrite it`(format: GraphFormat) throws {
    let text = try graph(domains: shopDomains).text(as: format)
    #expect(text.hasPrefix("\(format.header)\n") && text.hasSuffix("\n"))
  }

  @Test(arguments: [("", 0), ("ab", 16), ("éж", 16), ("漢字", 26), ("👩‍👩‍👧", 13)])
  func `a width is measured in a fixed-width font; an unknown character is as wide as the font is high`(
    text: String,
    width: Int
  ) {
    expectEqual(MapMetrics.width(of: text, fontSize: 12), width)
  }
}
