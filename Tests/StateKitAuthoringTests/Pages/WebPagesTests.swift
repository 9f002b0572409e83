import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct WebPagesTests {
  @Test func `the recorded pages are those of the files`() throws {
    let pages = WebFolder.swift(try WebFolder.files())
    if ProcessInfo.processInfo.environment["STATEKIT_RECORD_REFERENCE"] != nil {
      try Data(pages.utf8).write(to: WebFolder.recorded)
    }
    let recorded = try String(contentsOf: WebFolder.recorded, encoding: .utf8)
    #expect(recorded == pages, "run .ci/record-reference")
  }

  @Test func `each file stands in a page`() throws {
    let files = Dictionary(uniqueKeysWithValues: try WebFolder.files().map { ($0.path, $0) })
    var waiting = files.values.filter(\.isPage).map(\.path)
    var used: Set<String> = []
    while let path = waiting.popLast() {
      if used.insert(path).inserted { waiting += files[path]?.parts ?? [] }
    }
    expectEqual(files.keys.sorted(), used.sorted())
  }

  @Test func `a text becomes a literal, whatever stands in it`() {
    let file = WebFile(path: "Map/a-bit.js", text: "{{../Graph/page.css}}\n\n\\# \"\"\"# \\(x)\n")
    expectEqual(
      file.declaration,
      [
        "static let aBitScript: String = ##\"\"\"", "  \\##(Graph.pageStyle)", "", "  \\# \"\"\"# \\(x)",
        "  \"\"\"##",
      ]
    )
    let page = WebFile(path: "Map/page.html", text: "<p>{{one}}</p>{{other}}\n")
    expectEqual(
      page.declaration,
      [
        "static func page(", "  one: String,", "  other: String", ") -> String {", "  #\"\"\"",
        "  <p>\\#(one)</p>\\#(other)", "", "  \"\"\"#", "}",
      ]
    )
  }

  @Test func `no script makes markup of a text, or loads anything`() throws {
    let forbidden = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "import(", "fetch(",
    ]
    for file in try WebFolder.files() {
      expectEqual(forbidden.filter { file.text.contains($0) }, [], "\(file.path)")
    }
  }
}
