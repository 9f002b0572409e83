import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct EffectsTranslatorTests {
  private func generate(_ domain: String, lines: Bool = false) -> String {
    generated(
      #"{"statekit": 1, "domains": {"Users": \#(domain)}, "types": {"E": {"enum": ["a"]}}}"#
    ) { $0.sourceLocations = lines }
  }

  @Test(arguments: [
    ("{}", "(@Sendable () async -> Swift.Void)?"),
    (
      #"{"output": "Int", "input": "(id: Int, String)"}"#,
      "(@Sendable (_ id: Swift.Int, Swift.String) async -> Swift.Int)?"
    ),
    (
      #"{"output": "(a: Int, Int)", "failure": "E"}"#,
      "(@Sendable () async throws(E) -> (a: Swift.Int, Swift.Int))?"
    ),
    (
      #"{"input": "(in: Int)", "failure": "E"}"#,
      "(@Sendable (_ `in`: Swift.Int) async throws(E) -> Swift.Void)?"
    ),
    (
      #"{"input": "Int", "id": "$0", "into": "a", "output": "Int"}"#,
      "(@Sendable (Swift.Int) async -> Swift.Int)?"
    ),
  ])
  func `a request's closure takes the input, gives the output and throws the failure`(
    request: String,
    type: String
  ) {
    #expect(generate(#"{"requests": {"load": \#(request)}}"#).contains("  var load: \(type)\n"))
  }

  @Test(arguments: [
    ("", "async -> UsersAction"), (#", "kind": "fireAndForget""#, "async -> Swift.Void"),
    (#", "output": "a""#, "async -> Swift.Int"),
    (#", "kind": "stream""#, "async -> any StateKit.EffectStream<UsersAction, Swift.Never>"),
    (
      #", "kind": "stream", "output": "a", "failure": "b""#,
      "async throws(E) -> any StateKit.EffectStream<Swift.Int, E>"
    ),
  ])
  func `an effect's closure takes the payload and gives values that become actions`(
    rest: String,
    result: String
  ) {
    let file = generate(
      #"{"actions": {"a": "(x: Int)", "b": "E"}, "effects": {"work": {"on": "a"\#(rest)}}}"#
    )
    #expect(file.contains("  var work: (@Sendable (_ x: Swift.Int) \(result))?\n"))
  }

  @Test func `several values of the state come as one value, and the order of their keys means nothing`() {
    func code(_ with: String) -> String {
      generate(
        #"""
        {"state": {"name": "String", "password": "String"},
          "requests": {"signIn": {"input": "(values: Int)", "with": {\#(with)}}}}
        """#
      )
    }
    let texts = [
      code(#""password": "@password", "name": "@name""#), code(#""name": "@name", "password": "@password""#),
    ]
    for text in texts {
      for line in [
        "struct UsersSignInValues: Swift.Sendable {", "  let name: Swift.String",
        "  let password: Swift.String",
        "  var signIn: (@Sendable (_ values: Swift.Int, UsersSignInValues) async -> Swift.Void)?",
      ] { #expect(text.contains(line + "\n"), "\(line)\n\(text)") }
    }
    #expect(texts[1].contains("UsersSignInValues(name: state.name, password: state.password)"), "\(texts[1])")
    #expect(
      generate(
        #"{"state": {"a": "Int", "b": "Int"}, "requests": {"load": {"with": {"a": "@a", "b": "@b"}}}}"#
      )
      .contains("(_ values: UsersLoadValues) async -> Swift.Void)?\n")
    )
    #expect(code(#""name": "@name""#).contains("(_ values: Swift.Int, _ name: Swift.String) async"))
  }

  @Test func `a domain without requests and effects has no struct of effects`() {
    #expect(!generate(#"{"actions": {"a": {}}}"#).contains("UsersEffects"))
  }

  @Test func `the line of the schema goes with the effect where lines are asked for`() {
    let domain = #"{"requests": {"load": {}}}"#
    #expect(generate(domain, lines: true).contains("line: 1\n"))
    #expect(!generate(domain).contains("line:"))
  }

  @Test func `names in a payload do not hide names that the wiring uses`() {
    let file = generate(
      #"{"requests": {"load": {"input": "(work: Int, workValue: Int, send: Int)", "output": "(output: Int)"}}}"#
    )
    #expect(file.contains("case .load(.request(let workValueValue, let workValue, let sendValue)):"))
    #expect(file.contains("let output = await work(workValueValue, workValue, sendValue)"))
  }

  @Test func `an effect added to a child leaves the parent's file`() {
    func app(_ effects: String) -> String? {
      generated([
        "App": #"{"statekit": 1, "domains": {"App": {"children": {"users": "Users"}}}}"#,
        "Users": #"{"statekit": 1, "domains": {"Users": {"actions": {"a": {}}\#(effects)}}}"#,
      ])["App.statekit.swift"]
    }
    #expect(app("") != nil)
    expectEqual(app(""), app(#", "effects": {"work": {"on": "a"}}"#))
  }
}
