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

  private func hostileText(_ format: GraphFormat) throws -> String {
    try graph(domains: GraphPictureTests.hostile).text(as: format)
  }

  @Test func `the legend explains signs and arrows, in the picture or beside it`() throws {
    let (picture, page) = (try hostileText(.svg), try hostileText(.html))
    for text in ["action", "request", "effect", "bridge, coloured by action", "↻ bridge in a cycle"] {
      #expect(picture.contains(">\(text)</text>"))
      #expect(page.contains("</svg>\(text)</li>"))
      #expect(!page.contains(">\(text)</text>"))
    }
    #expect(page.contains("</svg>effect&#39;s work</li>"))
  }

  @Test(arguments: [GraphFormat.svg, .html])
  func `no text of a schema becomes markup`(format: GraphFormat) throws {
    let text = try hostileText(format)
    #expect(
      text.contains("&lt;/title&gt;&lt;/svg&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)")
    )
    #expect(text.contains("&quot; onload=&quot;alert(3)") && text.contains("&lt;b&gt;"))
    for tag in ["<img", "<b>", "alert('1')", "\" onload", "\u{0}", "\u{202E}"] {
      #expect(!text.contains(tag), "\(tag)")
    }
    #expect(text.matches(of: /<script/).count == (format == .html ? 1 : 0))
  }

  @Test func `every element of a picture ends`() throws {
    let text = try hostileText(.svg)
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^>]*?(\/?)>/) {
      if tag.1 == "/" {
        #expect(open.popLast() == tag.2)
      } else if tag.3 != "/" {
        open.append(tag.2)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `a name that another font may draw gets its width`() throws {
    let lines = try hostileText(.svg).split(separator: "\n")
    let texts = lines.filter { $0.contains(">größer</text>") }
    #expect(texts.count == 1)
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
    #expect(graph.links.map(\.label) == ["when isOpen", "when isOpen"])
    let lines = graph.text(as: .svg).split(separator: "\n").filter { $0.contains(">when isOpen</text>") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains(#"<g class="link implied" "#) == true)
  }

  @Test func `a link has its ends, its names and its condition`() throws {
    let graph = try graph(domains: shopDomains)
    let line = graph.text(as: .svg).split(separator: "\n").first { $0.contains("data-note") }
    let link = try #require(line)
    #expect(link.contains(#"data-source="0" data-target="4""#))
    #expect(link.contains("<title>Shop.opened → Shop.till.load.request"))
    #expect(graph.text(as: .svg).contains(">when !till.isBusy</text>"))
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
    let links = graph.text(as: .svg).matches(of: /class="link ([a-z0-9]+)"/).map(\.1)
    #expect(links == ["cycle", "cycle", "c1"])
  }

  @Test func `the page does not load resources, and is not allowed to`() throws {
    let text = try graph(domains: shopDomains).text(as: .html)
    #expect(text.contains(#"http-equiv="Content-Security-Policy" content="default-src 'none';"#))
    for reference in ["src=", "href=", "url(", "@import", "https:", "<link"] {
      #expect(!text.contains(reference), "\(reference)")
    }
    let addresses = text.matches(of: /http:[^"]*/).map { String($0.0) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }

  @Test func `a picture and its page are named after the outermost domains`() throws {
    let graph = try graph(domains: #""A": {}, "B": { "children": { "c": "C" } }, "C": {}"#)
    #expect(graph.text(as: .svg).contains(#"role="img" aria-label="A, B">"#))
    #expect(graph.text(as: .html).contains(#"role="group" aria-label="A, B">"#))
    #expect(graph.text(as: .html).contains("<title>A, B</title>"))
  }

  @Test func `only the page has a sign for folding`() throws {
    let graph = try graph(domains: shopDomains)
    #expect(graph.text(as: .svg).contains(".fold { display: none; }"))
    #expect(!graph.text(as: .html).contains(".fold { display: none; }"))
  }

  @Test(arguments: GraphFormat.allCases)
  func `the same schema gives the same picture`(format: GraphFormat) throws {
    let graphs = try (0..<5).map { _ in try graph(domains: shopDomains).text(as: format) }
    #expect(Set(graphs).count == 1)
  }
}
