import StateKitReports
import Testing

struct WorkComparisonTests {
  @Test(
    arguments: [
      ("", #""load": {}"#, ["added request Users.load: breaking, compatible"]),
      (
        "", #""load": {"output": "Int", "into": "n"}"#,
        [
          "added property Users.n: compatible, compatible",
          "added request Users.load: compatible, compatible",
        ]
      ),
      (#""load": {}"#, #""load": {}, "fetch": {}"#, ["added request Users.fetch: breaking, compatible"]),
      (
        #""load": {}, "fetch": {"input": "Int"}"#, #""load": {}"#,
        ["removed request Users.fetch: breaking, breaking"]
      ),
      (#""load": {}"#, #""fetch": {"was": ["load"]}"#, ["renamed request Users.fetch: breaking, migrated"]),
      (#""load": {}"#, #""load": {"failure": "Oops"}"#, ["changed request Users.load: breaking, compatible"]),
      (#""load": {"failure": "Oops"}"#, #""load": {}"#, ["changed request Users.load: breaking, breaking"]),
      (
        #""load": {"output": "Int"}"#, #""load": {"output": "Int64"}"#,
        [
          "changed request Users.load: breaking, compatible"
        ]
      ),
      (
        #""load": {"input": "(x: Int)"}"#, #""load": {"input": "(y: Int)"}"#,
        [
          "changed request Users.load: breaking, breaking"
        ]
      ),
      (
        #""load": {}"#, #""load": {"policy": "first"}"#,
        ["changed request Users.load: compatible, compatible"]
      ),
    ]
  )
  func `a change of a request is judged`(old: String, new: String, expected: [String]) throws {
    func domain(_ requests: String) -> String {
      users(
        #""actions": {"a": "()"}, "requests": {\#(requests)}"#,
        types: #"{"Oops": {"enum": ["offline"]}}"#
      )
    }
    // That the type is an error then is another line.
    let found = try changes(domain(old), domain(new)).filter { !$0.contains(" type ") }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("", #""e": {"on": "a"}"#, ["added effect Users.e: compatible, compatible"]),
      (#""e": {"on": "a"}"#, "", ["removed effect Users.e: breaking, compatible"]),
      (#""e": {"on": "a"}"#, #""e": {"on": "b"}"#, ["changed effect Users.e: breaking, compatible"]),
      (#""e": {"on": "a"}"#, #""e": {"on": "c"}"#, ["changed effect Users.e: compatible, compatible"]),
      (
        #""e": {"on": "a"}"#, #""e": {"on": "a", "kind": "stream"}"#,
        ["changed effect Users.e: breaking, compatible"]
      ),
      (
        #""e": {"on": "a"}"#, #""e": {"on": "a", "policy": "first"}"#,
        [
          "changed effect Users.e: compatible, compatible"
        ]
      ),
    ]
  )
  func `a change of an effect is judged`(old: String, new: String, expected: [String]) throws {
    func domain(_ effects: String) -> String {
      users(#""actions": {"a": "()", "b": "(x: Int)", "c": "()"}, "effects": {\#(effects)}"#)
    }
    #expect(try changes(domain(old), domain(new)) == expected)
  }

  @Test(
    arguments: [
      (
        "", #""bridges": [{"on": "b.x", "dispatch": "y"}]"#,
        ["added bridge A: b.x → y: compatible, compatible"]
      ),
      (
        #""bridges": [{"on": "b.x", "dispatch": "y"}]"#, "",
        ["removed bridge A: b.x → y: compatible, compatible"]
      ),
      (
        #""bridges": [{"on": "b.x", "dispatch": "y"}]"#,
        #""bridges": [{"on": "b.x", "dispatch": "y", "when": "isOn"}]"#,
        ["changed bridge A: b.x → y: compatible, compatible"]
      ),
      (
        "", #""reactions": {"b.x": {"set": {"isOn": true}}}"#,
        ["added reaction A: b.x: compatible, compatible"]
      ),
      ("", #""reactions": {"b.x": "handler"}"#, ["added reaction A: b.x: breaking, compatible"]),
      (
        #""reactions": {"b.x": {"set": {"isOn": true}}}"#, #""reactions": {"b.x": "handler"}"#,
        [
          "changed reaction A: b.x: breaking, compatible"
        ]
      ),
    ]
  )
  func `what happens by itself breaks only where a handler is asked for`(
    old: String,
    new: String,
    expected: [String]
  ) throws {
    func domains(_ members: String) -> String {
      let rest = members.isEmpty ? "" : ", " + members
      return schema(
        """
        {
          "A": {"state": {"isOn": "Bool = false"}, "children": {"b": "B"}, "actions": {"y": "()"}\(rest)},
          "B": {"actions": {"x": {"reduce": "none"}}}
        }
        """
      )
    }
    #expect(try changes(domains(old), domains(new)) == expected)
  }

  @Test func `a bridge between renamed actions is the same bridge`() throws {
    let old = schema(
      #"{"A": {"children": {"b": "B"}, "bridges": [{"on": "b.x", "dispatch": "b.y"}]},"#
        + #" "B": {"actions": {"x": {"reduce": "none"}, "y": {"reduce": "none"}}}}"#
    )
    let new = schema(
      #"{"A": {"children": {"c": {"domain": "B", "was": ["b"]}}, "bridges": [{"on": "c.z", "dispatch": "c.y"}]},"#
        + #" "B": {"actions": {"z": {"reduce": "none", "was": ["x"]}, "y": {"reduce": "none"}}}}"#
    )
    #expect(
      try changes(old, new)
        == ["renamed child A.c: breaking, migrated", "renamed action B.z: breaking, migrated"]
    )
  }
}
