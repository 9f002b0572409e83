import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite(.serialized, .timeLimit(.minutes(10))) struct ValidationPerformanceTests {
  /// A domain per 50 actions, each with a payload, a change and a bridge, all below one root.
  private static func schema(domains: Int) -> String {
    let children = (0..<domains).map { #""part\#($0)": "Part\#($0)""# }
    let parts = (0..<domains).map { domain in
      let actions = (0..<50).map {
        #""happened\#($0)": {"payload": "(id: Int, post: Post?)", "set": {"count": "$id", "post": "$post"}}"#
      }
      let bridges = (1..<50).map {
        #"{"on": "happened\#($0 - 1)", "dispatch": "happened\#($0)", "when": "isOn"}"#
      }
      return #""Part\#(domain)": {"state": {"count": "Int = 0", "isOn": "Bool = true", "post": "Post?"}, "#
        + #""actions": {\#(actions.joined(separator: ","))}, "bridges": [\#(bridges.joined(separator: ","))]}"#
    }
    return #"{"statekit": 1, "domains": {"Root": {"children": {\#(children.joined(separator: ","))}}, "#
      + parts.joined(separator: ",") + #"}, "types": {"Post": {"struct": {"id": "Int"}}}}"#
  }

  /// 100 actions without an effect in each domain, and bridges that repeat others, all of them allowed.
  private static func allowances(domains: Int) -> String {
    let parts = (0..<domains).map { domain in
      let actions = (0..<100).map {
        #""happened\#($0)": {"payload": "(post: Post)", "reduce": "none", "allow": ["SK0690"]}"#
      }
      let bridges = (0..<50).flatMap {
        let other = #"{"on": "began", "dispatch": "went", "with": {"to": \#($0)}"#
        return [other + "}", other + #", "allow": ["SK0643"]}"#]
      }
      return
        #""Part\#(domain)": {"actions": {"began": {}, "went": "(to: Int)", \#(actions.joined(separator: ","))}, "#
        + #""bridges": [\#(bridges.joined(separator: ","))]}"#
    }
    return #"{"statekit": 1, "domains": {\#(parts.joined(separator: ","))}, "#
      + #""types": {"Post": {"struct": {"id": "Int"}}}}"#
  }

  @Test func `suggestions for schemas are found in linear time`() {
    // Each of the 10,000 actions held against each other one would take longer than the limit.
    let file = SourceFile(path: "Test.statekit.json", text: Self.schema(domains: 200))
    let (model, diagnostics) = Generator().check([file])
    expectEqual(diagnostics.map(\.code).prefix(9), [])
    #expect(model != nil)
  }

  @Test func `warnings and their allowances are found in linear time`() {
    // Each warning held against each allowance would take longer than the limit.
    let file = SourceFile(path: "Test.statekit.json", text: Self.allowances(domains: 100))
    expectEqual(Generator().validate([file]).map(\.code).prefix(9), [])
  }
}
