import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct GraphLayoutTests {
  @Test func `a domain stands in its parent's box, beside the parent's own items`() throws {
    let layout = GraphLayout(try graph(domains: shopDomains))
    let (shop, till, opened) = (layout.boxes[0], layout.boxes[1], layout.rows[0])
    #expect(shop.x < opened.x && opened.right < till.x && till.right < shop.right)
    #expect(shop.y < till.y && till.bottom < shop.bottom)
    #expect(layout.boxes[1].bottom < layout.boxes[2].y && layout.boxes[1].x == layout.boxes[2].x)
  }

  @Test func `a phase stands to the right of its request's edge`() throws {
    let layout = GraphLayout(try graph(domains: shopDomains))
    #expect(layout.rows[3].x < layout.rows[4].x && layout.rows[3].right == layout.rows[4].right)
  }

  @Test func `a condition stands below its action, and its link begins behind it`() throws {
    let layout = GraphLayout(try graph(domains: shopDomains))
    let note = try #require(layout.notes[0])
    expectEqual(note.y, layout.rows[0].bottom)
    expectEqual(layout.routes[0].first, LayoutPoint(x: note.right + 4, y: note.middle))
    #expect(layout.notes.dropFirst().allSatisfy { $0 == nil })
  }

  @Test func `a link leads from row to row, and a request's own is not drawn`() throws {
    let layout = GraphLayout(try graph(domains: shopDomains))
    // A link leads from `rows.sold` around to `till.rang`; both are in one column.
    expectEqual(layout.routes[2].first?.x, layout.rows[8].right)
    expectEqual(layout.routes[2].last?.x, layout.rows[1].right)
    // Another link leads from `till.load.success` back to `opened`.
    #expect(
      layout.routes[1].first?.x == layout.rows[5].x
        && layout.routes[1].last?.x == layout.rows[0].right
    )
    #expect(layout.routes[3].isEmpty)
  }

  @Test(arguments: 0..<40)
  func `boxes do not overlap, for all kinds of domains`(seed: Int) {
    let graph = Graph.random(seed: UInt64(seed))
    let layout = GraphLayout(graph)
    for (index, domain) in graph.domains.enumerated() {
      let box = layout.boxes[index]
      let inside = [layout.titles[index]] + domain.items.map { layout.rows[$0] }
      #expect(inside.allSatisfy { box.contains($0) })
      #expect(domain.parent.map { layout.boxes[$0].contains(box) } ?? true)
      #expect(box.right < layout.width && box.bottom < layout.height)
      for other in graph.domains.indices
      where other > index && graph.domains[other].parent == domain.parent {
        #expect(!box.intersects(layout.boxes[other]))
      }
    }
    let texts = layout.titles + layout.rows + layout.notes.compactMap(\.self)
    for (index, text) in texts.enumerated() {
      #expect(!texts[(index + 1)...].contains { text.intersects($0) })
    }
    #expect(
      zip(graph.items, layout.rows).allSatisfy { LayoutMetrics.width(of: $0.name) + 22 < $1.width }
    )
  }

  @Test(arguments: 0..<40)
  func `no link runs through a text, and no two share a lane`(seed: Int) {
    let graph = Graph.random(seed: UInt64(seed))
    let layout = GraphLayout(graph)
    let texts = layout.titles + layout.rows + layout.notes.compactMap(\.self)
    var lanes: [(x: Int, span: ClosedRange<Int>)] = []
    for route in layout.routes {
      for (start, end) in zip(route, route.dropFirst()) {
        let line = LayoutRectangle(
          x: min(start.x, end.x),
          y: min(start.y, end.y),
          width: abs(start.x - end.x),
          height: abs(start.y - end.y)
        )
        #expect(start.x == end.x || start.y == end.y)
        #expect(!texts.contains { $0.isRunThrough(by: line) })
        guard start.x == end.x, start.y != end.y else { continue }
        let span = line.y...line.bottom
        #expect(!lanes.contains { $0.x == start.x && $0.span.overlaps(span) })
        lanes.append((start.x, span))
      }
    }
  }

  @Test(arguments: 0..<40)
  func `a link begins and ends at the edges of its rows`(seed: Int) {
    let graph = Graph.random(seed: UInt64(seed))
    let layout = GraphLayout(graph)
    for (index, link) in graph.links.enumerated() {
      guard let first = layout.routes[index].first, let last = layout.routes[index].last else { continue }
      let source = layout.notes[index] ?? layout.rows[link.source]
      let target = layout.rows[link.target]
      #expect(source.y < first.y && first.y < source.bottom)
      #expect(target.y < last.y && last.y < target.bottom)
      #expect(last.x == target.x || last.x == target.right)
    }
  }

  @Test(arguments: [(0, 22), (2, 22), (3, 32), (8, 92), (1_000, 96)])
  func `a row is as high as its links need it, but for very many`(links: Int, height: Int) {
    expectEqual(LayoutMetrics.rowHeight(links: links), height)
  }

  @Test func `links that meet at an edge stand apart`() throws {
    let layout = GraphLayout(
      try graph(
        domains: #"""
          "App": {
            "actions": { "a": {}, "b": {}, "c": {}, "d": {} },
            "bridges": [
              { "on": "a", "dispatch": "d" }, { "on": "b", "dispatch": "d" }, { "on": "c", "dispatch": "d" }
            ]
          }
          """#
      )
    )
    let ends = layout.routes.compactMap(\.last).map(\.y)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 >= LayoutMetrics.linkDistance })
  }

  @Test func `an empty picture has its legend`() {
    let layout = GraphLayout(Graph(domains: [], items: [], links: []))
    #expect(layout.width == PictureLegend.width + 16 && layout.height == 16)
  }

  @Test(arguments: [("", 0), ("ab", 16), ("éж", 16), ("漢字", 26), ("👩‍👩‍👧", 13)])
  func `a width is measured in a fixed-width font; an unknown character is as wide as the font is high`(
    text: String,
    width: Int
  ) {
    expectEqual(LayoutMetrics.width(of: text), width)
  }
}

extension LayoutRectangle {
  fileprivate func contains(_ other: LayoutRectangle) -> Bool {
    x <= other.x && other.right <= right && y <= other.y && other.bottom <= bottom
  }

  /// A line may begin or end at an edge.
  fileprivate func isRunThrough(by line: LayoutRectangle) -> Bool {
    x < line.right && line.x < right && y <= line.bottom && line.y <= bottom
  }
}
