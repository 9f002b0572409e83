import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

@Suite(.timeLimit(.minutes(10)))
struct GraphLimitTests {
  @Test func `domains that double at each step are too many to draw`() {
    let doubling = (0..<30).map {
      #""D\#($0)": { "children": { "a": "D\#($0 + 1)", "b": "D\#($0 + 1)" } }"#
    }
    expectEqual(limit(doubling + [#""D30": {}"#]), .domains)
  }

  @Test(arguments: [(1_999, nil), (2_000, .domains)] as [(Int, GraphLimit?)])
  func `a domain counts in each place`(places: Int, limit: GraphLimit?) {
    expectEqual(self.limit([parent(of: "Leaf", places: places), #""Leaf": {}"#]), limit)
  }

  @Test(arguments: [(50, nil), (51, .items)] as [(Int, GraphLimit?)])
  func `the contents of a domain in several places count in each place`(places: Int, limit: GraphLimit?) {
    let actions = (0..<400).map { #""a\#($0)": { "reduce": "none" }"# }.joined(separator: ", ")
    let leaf = #""Leaf": { "actions": { \#(actions) } }"#
    expectEqual(self.limit([parent(of: "Leaf", places: places), leaf]), limit)
  }

  @Test(arguments: [(100, nil), (101, .links)] as [(Int, GraphLimit?)])
  func `and so do its bridges`(places: Int, limit: GraphLimit?) {
    let actions = (0..<20).map { #""a\#($0)": { "reduce": "none" }"# }.joined(separator: ", ")
    let bridges = (0..<100).map {
      #"{ "on": "a\#($0 / 10)", "dispatch": "a\#(10 + $0 % 10)" }"#
    }.joined(separator: ", ")
    let leaf = #""Leaf": { "actions": { \#(actions) }, "bridges": [\#(bridges)] }"#
    expectEqual(self.limit([parent(of: "Leaf", places: places), leaf]), limit)
  }

  @Test(arguments: [(64, nil), (65, .depth)] as [(Int, GraphLimit?)])
  func `a chain of domains is a column for each`(length: Int, limit: GraphLimit?) {
    let chain = (1..<length).map { #""D\#($0)": { "children": { "next": "D\#($0 + 1)" } }"# }
    expectEqual(self.limit(chain + [#""D\#(length)": {}"#]), limit)
  }

  private func parent(of domain: String, places: Int) -> String {
    let children = (0..<places).map { #""c\#($0)": "\#(domain)""# }.joined(separator: ", ")
    return #""App": { "children": { \#(children) } }"#
  }

  /// The limit that these domains exceed; nil if they can be drawn.
  private func limit(
    _ domains: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> GraphLimit? {
    let text = #"{ "statekit": 1, "domains": { \#(domains.joined(separator: ", ")) } }"#
    switch Generator().graph([SourceFile(path: "A.statekit.json", text: text)]).reading {
    case .graph: return nil
    case .tooLarge(let limit): return limit
    case .failed:
      Issue.record("the schema has an error", sourceLocation: sourceLocation)
      return nil
    }
  }
}
