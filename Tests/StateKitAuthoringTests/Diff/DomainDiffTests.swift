import StateKitAuthoring
import StateKitTestSupport
import Testing

struct DomainDiffTests {
  private static let domains: [(String, String, [String])] = [
    (#"{"A": {}}"#, #"{"A": {}, "B": {}}"#, ["added domain B: compatible, compatible"]),
    (#"{"A": {}, "B": {}}"#, #"{"A": {}}"#, ["removed domain B: breaking, breaking"]),
    // Stored actions contain the names of cases, and not of types.
    (#"{"A": {}}"#, #"{"B": {"was": ["A"]}}"#, ["renamed domain B: breaking, compatible"]),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}}"#, #"{"A": {"children": {"b": "C"}}, "C": {"was": ["B"]}}"#,
      ["renamed domain C: breaking, compatible"]
    ),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}, "C": {}}"#,
      #"{"A": {"children": {"b": "C"}}, "B": {}, "C": {}}"#,
      ["changed child A.b: breaking, breaking"]
    ),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}}"#,
      #"{"A": {"children": {"c": {"domain": "B", "was": ["b"]}}}, "B": {}}"#,
      ["renamed child A.c: breaking, migrated"]
    ),
    (
      #"{"A": {}, "B": {}}"#, #"{"A": {"children": {"b": {"domain": "B", "kind": "optional"}}}, "B": {}}"#,
      ["added child A.b: breaking, compatible"]
    ),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}}"#, #"{"A": {}, "B": {}}"#,
      ["removed child A.b: breaking, breaking"]
    ),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}}"#,
      #"{"A": {"children": {"b": {"domain": "B", "kind": "optional"}}}, "B": {}}"#,
      ["changed child A.b: breaking, compatible"]
    ),
    (
      #"{"A": {"children": {"b": "B"}}, "B": {"state": {"id": "Int = 0"}}}"#,
      #"{"A": {"children": {"b": {"domain": "B", "kind": "each"}}}, "B": {"state": {"id": "Int = 0"}}}"#,
      ["changed child A.b: breaking, breaking"]
    ),
    // The parent's state cannot be made without the child's any more.
    (
      #"{"A": {"children": {"b": "B"}}, "B": {}}"#,
      #"{"A": {"children": {"b": "B"}}, "B": {"state": {"n": "Int"}}}"#,
      ["changed child A.b: breaking, compatible", "added property B.n: breaking, compatible"]
    ),
    (
      #"{"A": {"children": {"b": "B", "c": "B"}}, "B": {}}"#,
      #"{"A": {"children": {"c": "B", "b": "B"}}, "B": {}}"#,
      ["changed domain A: breaking, compatible"]
    ),
  ]

  @Test func `a domain with the same shape may be the same`() throws {
    func suggestions(_ actions: String) throws -> [String] {
      let old = schema(#"{"A": {"actions": {"a": "(x: Int)"}}}"#)
      return try diff(old, schema(#"{"B": {"actions": {\#(actions)}}}"#)).compactMap {
        $0.suggestion?.text
      }
    }
    let question = #"'B' has the same shape; if it is the same domain, give it '"was": ["A"]'"#
    try expectEqual(suggestions(#""a": "(x: Int)""#), [question])
    try expectEqual(suggestions(#""a": "(y: Int)""#), [])
  }

  @Test(arguments: domains)
  func `a change of domains and children is judged`(old: String, new: String, expected: [String]) throws {
    try expectEqual(changes(schema(old), schema(new)), expected)
  }

  @Test(
    arguments: [
      (#""state": {}"#, #""state": {"n": "Int = 0"}"#, ["added property Users.n: compatible, compatible"]),
      (#""state": {}"#, #""state": {"n": "Int?"}"#, ["added property Users.n: compatible, compatible"]),
      (#""state": {}"#, #""state": {"n": "Int"}"#, ["added property Users.n: breaking, compatible"]),
      (#""state": {"n": "Int"}"#, #""state": {}"#, ["removed property Users.n: breaking, compatible"]),
      (
        #""state": {"n": "Int"}"#, #""state": {"n": "Int = 0"}"#,
        ["changed property Users.n: compatible, compatible"]
      ),
      (
        #""state": {"n": "Int = 0"}"#, #""state": {"n": "Int = 1"}"#,
        [
          "changed property Users.n: compatible, compatible"
        ]
      ),
      (
        #""state": {"n": "Int = 0"}"#, #""state": {"n": "Int"}"#,
        ["changed property Users.n: breaking, compatible"]
      ),
      (
        #""state": {"n": "Int"}"#, #""state": {"n": "Int64"}"#,
        ["changed property Users.n: breaking, compatible"]
      ),
      (
        #""state": {"n": "Int"}"#, #""state": {"m": {"type": "Int", "was": ["n"]}}"#,
        [
          "renamed property Users.m: breaking, compatible"
        ]
      ),
      (
        #""state": {"n": "Int", "m": "Int"}"#, #""state": {"m": "Int", "n": "Int"}"#,
        [
          "changed domain Users: breaking, compatible"
        ]
      ),
      (#""state": {}"#, #""state": "Mine""#, ["changed domain Users: breaking, compatible"]),
      (#""state": "Mine""#, #""state": "Yours""#, ["changed domain Users: breaking, compatible"]),
      (
        #""actions": {"a": {}}"#, #""actions": {"swift": "Mine", "cases": {"a": {}}}"#,
        ["changed domain Users: breaking, compatible"]
      ),
      (
        #""actions": {"swift": "Mine", "cases": {"a": {}}}"#, #""actions": {"a": {}}"#,
        ["changed domain Users: breaking, compatible"]
      ),
      (
        #""actions": {"swift": "Mine", "cases": {"a": {}}}"#,
        #""actions": {"swift": "Your.Own", "cases": {"a": {}}}"#,
        ["changed domain Users: breaking, compatible"]
      ),
      (
        #""actions": {"swift": "Mine", "cases": {"a": {}}}"#,
        #""actions": {"cases": {"a": {}}, "swift": "Mine"}"#, []
      ),
      (
        #""conformances": []"#, #""conformances": ["Hashable"]"#,
        ["changed domain Users: compatible, compatible"]
      ),
      (
        #""conformances": ["Hashable"]"#, #""conformances": []"#,
        ["changed domain Users: breaking, compatible"]
      ),
      (
        #""conformances": []"#, #""conformances": {"state": ["Hashable"]}"#,
        ["changed domain Users: compatible, compatible"]
      ),
      (
        #""conformances": ["Hashable"]"#, #""conformances": {"state": ["Hashable"], "actions": []}"#,
        ["changed domain Users: breaking, compatible"]
      ),
      (
        #""conformances": ["Hashable"]"#,
        #""conformances": {"state": ["Hashable"], "actions": ["Hashable"]}"#, []
      ),
      (#""accessors": "read""#, #""accessors": "full""#, ["changed domain Users: compatible, compatible"]),
      (#""accessors": "indexed""#, #""accessors": "read""#, ["changed domain Users: compatible, compatible"]),
      (#""accessors": "full""#, #""accessors": "read""#, ["changed domain Users: breaking, compatible"]),
      (#""accessors": "read""#, #""accessors": "none""#, ["changed domain Users: breaking, compatible"]),
    ]
  )
  func `a change of a state is judged`(old: String, new: String, expected: [String]) throws {
    try expectEqual(changes(users(old), users(new)), expected)
  }

  /// Changes that are not visible in other source code or in stored actions.
  @Test(
    arguments: [
      (#""state": {"n": "Int"}"#, #""state": {"n": {"type": "Int", "doc": "A number."}}, "doc": "Users.""#),
      (#""actions": {"a": "()"}"#, #""actions": {"a": {"doc": "Said."}}"#),
      (#""actions": {"a": "()"}"#, #""actions": {"a": {"visibility": "view"}}"#),
      (#""actions": {"a": "()"}"#, #""actions": {"a": {"was": ["b"]}}"#),
      (#""actions": {"a": "()", "b": "()"}"#, #""actions": {"b": "()", "a": "()"}"#),
      (#""actions": {"none": "()"}"#, #""actions": {"none": {"allow": ["SK0411"]}}"#),
    ]
  )
  func `an invisible change is not a change`(old: String, new: String) throws {
    try expectEqual(changes(users(old), users(new)), [])
    try expectEqual(changes(users(new), users(old)), [])
  }

  @Test func `imports and documentation of a file are no change`() throws {
    let old = schema(#"{"A": {}}"#, others: #""imports": ["Foundation"]"#)
    try expectEqual(changes(old, schema(#"{"A": {}}"#, others: #""doc": "A.""#)), [])
  }

  @Test func `access that is narrower breaks`() throws {
    func file(_ access: String) -> String { schema(#"{"A": {}}"#, others: #""access": "\#(access)""#) }
    try expectEqual(changes(file("internal"), file("public")), ["changed domain A: compatible, compatible"])
    try expectEqual(changes(file("public"), file("package")), ["changed domain A: breaking, compatible"])
  }

  @Test func `actions that can be stored do not break stored values any more`() throws {
    try expectEqual(
      changes(schema(#"{"A": {}}"#), schema(#"{"A": {}}"#, others: #""conformances": []"#)),
      ["changed domain A: breaking, breaking"]
    )
  }

  @Test(
    arguments: [
      (#"{"T": {"enum": ["a"]}}"#, #"{"T": {"enum": ["a", "b"]}}"#, ["added case T.b: breaking, compatible"]),
      (#"{"T": {"enum": ["a", "b"]}}"#, #"{"T": {"enum": ["a"]}}"#, ["removed case T.b: breaking, breaking"]),
      (#"{"T": {"enum": ["a", "b"]}}"#, #"{"T": {"enum": ["b", "a"]}}"#, []),
      (
        #"{"T": {"enum": ["a"]}}"#, #"{"T": {"enum": ["a", {"b": "Int"}]}}"#,
        ["changed type T: breaking, breaking", "added case T.b: breaking, compatible"]
      ),
      (
        #"{"T": {"enum": ["a", {"b": "Int"}]}}"#, #"{"T": {"enum": ["a", "b"]}}"#,
        ["changed type T: breaking, breaking", "changed case T.b: breaking, compatible"]
      ),
      (
        #"{"T": {"enum": [{"b": "Int"}]}}"#, #"{"T": {"enum": [{"b": "Int"}, "a"]}}"#,
        ["added case T.a: breaking, compatible"]
      ),
      (
        #"{"T": {"enum": [{"b": "Int"}, "a"]}}"#, #"{"T": {"enum": [{"b": "Int"}]}}"#,
        ["removed case T.a: breaking, breaking"]
      ),
      (
        #"{"T": {"enum": [{"b": "Int"}]}}"#, #"{"T": {"enum": [{"b": "(x: Int)"}]}}"#,
        ["changed case T.b: breaking, migrated"]
      ),
      (
        #"{"T": {"enum": [{"b": "(x: Int)"}]}}"#, #"{"T": {"enum": [{"b": "(x: Int, y: Int?)"}]}}"#,
        ["changed case T.b: breaking, compatible"]
      ),
      (
        #"{"T": {"enum": [{"b": "(x: Int)"}]}}"#, #"{"T": {"enum": [{"b": "(x: Int, y: Int)"}]}}"#,
        ["changed case T.b: breaking, breaking"]
      ),
      (
        #"{"T": {"enum": [{"b": "(x: Int)"}]}}"#, #"{"T": {"enum": [{"b": "(x: String)"}]}}"#,
        ["changed case T.b: breaking, breaking"]
      ),
      (
        #"{"T": {"enum": [{"b": "(x: Int)"}]}}"#,
        #"{"T": {"enum": [{"b": {"payload": "(x: Int)", "doc": "B."}}]}}"#, []
      ),
      (
        #"{"T": {"enum": ["a"]}}"#, #"{"T": {"struct": {"a": "Int"}}}"#,
        ["changed type T: breaking, breaking"]
      ),
      (
        #"{"T": {"struct": {}}}"#, #"{"T": {"struct": {"a": "Int?"}}}"#,
        ["added property T.a: compatible, compatible"]
      ),
      // The default is part of the initialiser alone: decoding from JSON still requires the key.
      (
        #"{"T": {"struct": {}}}"#, #"{"T": {"struct": {"a": "Int = 0"}}}"#,
        ["added property T.a: compatible, breaking"]
      ),
      (
        #"{"T": {"struct": {"a": "Int"}}}"#, #"{"T": {"struct": {}}}"#,
        ["removed property T.a: breaking, compatible"]
      ),
      (
        #"{"T": {"struct": {"a": "Int"}}}"#, #"{"T": {"struct": {"b": {"type": "Int", "was": ["a"]}}}}"#,
        [
          "renamed property T.b: breaking, migrated"
        ]
      ),
      (
        #"{"T": {"struct": {"a": "Int"}}}"#, #"{"T": {"struct": {"a": "String"}}}"#,
        [
          "changed property T.a: breaking, breaking"
        ]
      ),
      (
        #"{"T": {"struct": {"a": "Int32"}}}"#, #"{"T": {"struct": {"a": "Int64"}}}"#,
        [
          "changed property T.a: breaking, compatible"
        ]
      ),
      (
        #"{"T": {"struct": {"a": "Int", "b": "Int"}}}"#, #"{"T": {"struct": {"b": "Int", "a": "Int"}}}"#,
        [
          "changed type T: breaking, compatible"
        ]
      ),
    ]
  )
  func `a change of a type is judged`(old: String, new: String, expected: [String]) throws {
    let domain = #""actions": {"sent": "(values: [T])"}"#
    try expectEqual(changes(users(domain, types: old), users(domain, types: new)), expected)
    // Stored actions do not have such a value.
    let unstored = try changes(users("", types: old), users("", types: new))
    expectEqual(unstored, expected.map { $0.prefix { $0 != "," } + ", compatible" })
  }
}
