import StateKitAuthoring
import StateKitTestSupport
import Testing

struct WorkDiffTests {
  @Test(arguments: [
    (#""b": "@b", "a": "@a""#, []),
    (#""a": "@b", "b": "@a""#, ["changed request Users.load: compatible, compatible"]),
    (#""a": "@a", "c": "@b""#, ["changed request Users.load: breaking, compatible"]),
    (#""a": "@a""#, ["changed request Users.load: breaking, compatible"]),
  ])
  func `several values of the state are compared by their names`(with: String, expected: [String]) throws {
    func domain(_ with: String) -> String {
      users(#""state": {"a": "String", "b": "String"}, "requests": {"load": {"with": {\#(with)}}}"#)
    }
    expectEqual(try changes(domain(#""a": "@a", "b": "@b""#), domain(with)), expected)
  }

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
      (
        #""load": {"output": "Int"}"#, #""load": {"output": "Int", "into": "n"}"#,
        [
          "added property Users.n: compatible, compatible",
          "changed request Users.load: breaking, compatible",
        ]
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
    // The line about the type, which becomes an error type, is not compared.
    let found = try changes(domain(old), domain(new)).filter { !$0.contains(" type ") }
    expectEqual(found, expected)
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
    try expectEqual(changes(domain(old), domain(new)), expected)
  }

  @Test func `an effect with the same closure and trigger may be the same`() throws {
    func suggestions(_ effects: String) throws -> [String] {
      func domain(_ a: String, _ effects: String) -> String {
        users(#""actions": {"a\#(a), "b": "(x: Int)"}, "effects": {\#(effects)}"#)
      }
      let old = domain(#"": {}"#, #""old": {"on": "a"}"#)
      let new = domain(#"2": {"was": ["a"]}"#, effects)
      return try diff(old, new).compactMap { $0.suggestion?.text }
    }
    try expectEqual(suggestions(#""new": {"on": "a2"}"#), ["'new' has the same shape"])
    #expect(try suggestions(#""new": {"on": "b"}"#).isEmpty)
    #expect(try suggestions(#""new": {"on": "a2", "policy": "first"}"#).isEmpty)
    #expect(try suggestions(#""new": {"on": "a2"}, "other": {"on": "a2"}"#).isEmpty)
  }

  @Test func `other behaviour is reported, and is not breaking`() throws {
    func domain(_ work: String) -> String {
      users(
        #""actions": {"a": "(x: Int, y: Int)", "b": "()", "c": "()", "d": "(Int)", "e": "(Int)"}, \#(work)"#
      )
    }
    let changes = try diff(
      domain(
        #""effects": {"poll": {"on": "a", "until": "b", "output": "d"}}, "requests": {"load": {"until": "b"}}"#
      ),
      domain(
        #""effects": {"poll": {"on": "a", "until": "c", "output": "e", "policy": "first", "id": "$y"}}, "#
          + #""requests": {"load": {}}"#
      )
    )
    expectEqual(
      changes.map { "\($0.name): " + $0.details.map(\.text).joined(separator: "; ") },
      [
        "Users.load: until 'b' became 'never'",
        "Users.poll: until 'b' became 'c'; output 'd' became 'e'; policy 'latest' became 'first'; "
          + "policy for each 'domain' became 'y'",
      ]
    )
    expectEqual(changes.map(\.isBreaking), [false, false])
  }

  @Test(arguments: [
    (#""success": {"reduce": "none"}"#, ["'success' changes the state in another way"], false),
    (
      #""request": {"set": {"n": 1}}, "failure": {"type": "Oops", "toggle": ["isOn"]}"#,
      [
        "'UsersReducing' requires 'load(_:)', which scaffold adds",
        "'request' changes the state in another way", "'failure' changes the state in another way",
      ], true
    ),
    (
      #""request": {"reduce": "none"}, "success": {"reduce": "none"}, "failure": {"type": "Oops", "reduce": "none"}"#,
      ["no longer handled by hand"], false
    ),
    (
      #""with": {"n": "@n"}"#,
      [
        "closure '() async throws(Oops) -> Void' became '(Int) async throws(Oops) -> Void'",
        "with 'nothing' became 'n: @n'",
      ],
      true
    ),
  ])
  func `what the phases of a request change, and what its closure takes, is compared`(
    new: String,
    details: [String],
    isBreaking: Bool
  ) throws {
    func domain(_ request: String) -> String {
      users(
        #""state": {"isOn": "Bool = true", "n": "Int = 0"}, "actions": {"a": "()"}, "requests": {"load": {\#(request)}}"#,
        types: #"{"Oops": {"enum": ["offline"]}}"#
      )
    }
    let failure = new.contains("failure") ? "" : #""failure": "Oops", "#
    let changes = try diff(domain(#""failure": "Oops""#), domain(failure + new))
    expectEqual(changes.flatMap { $0.details.map(\.text) }, details)
    expectEqual(changes.contains(where: \.isBreaking), isBreaking)
  }

  @Test(arguments: [
    (#"{"while": "isOn"}"#, #"{"while": "!isOn"}"#, ["trigger 'while isOn' became 'while !isOn'"], false),
    (#"{"on": "a"}"#, #"{"while": "isOn"}"#, ["trigger 'a' became 'while isOn'"], false),
    (
      #"{"kind": "timer", "interval": "1s", "on": "a", "output": "b"}"#,
      #"{"kind": "timer", "interval": "2min", "on": "a", "output": "b"}"#, ["interval '1s' became '2min'"],
      false
    ),
    (#"{"on": "a"}"#, #"{"on": "a", "debounce": "300ms"}"#, ["debounce 'none' became '300ms'"], false),
    (#"{"on": "a", "feeds": "c"}"#, #"{"on": "a", "feeds": "d"}"#, ["feeds 'c' became 'd'"], false),
    (
      #"{"on": "a"}"#, #"{"on": "a", "feeds": "c"}"#,
      [
        "closure '() async -> UsersAction' became '(AsyncStream<Int>) async -> UsersAction'",
        "feeds 'none' became 'c'",
      ], true
    ),
    (
      #"{"on": "a", "policy": "first"}"#, #"{"on": "a", "policy": "first", "skipped": "b"}"#,
      ["skipped 'none' became 'b'"], false
    ),
    (
      #"{"on": "a", "kind": "fireAndForget"}"#,
      #"{"on": "a", "kind": "timer", "interval": "1s", "output": "b"}"#,
      [
        "closure '() async -> Void' became 'none'", "interval 'none' became '1s'",
        "output 'any action' became 'b'",
      ], true
    ),
  ])
  func `when an effect runs, and what it takes, is compared`(
    old: String,
    new: String,
    details: [String],
    isBreaking: Bool
  ) throws {
    func domain(_ effect: String) -> String {
      users(
        #""state": {"isOn": "Bool = true"}, "actions": {"a": "()", "b": "()", "c": "(x: Int)", "d": "(x: Int)"}, "#
          + #""effects": {"poll": \#(effect)}"#
      )
    }
    let changes = try diff(domain(old), domain(new))
    expectEqual(changes.filter { $0.name == "Users.poll" }.flatMap { $0.details.map(\.text) }, details)
    expectEqual(changes.contains(where: \.isBreaking), isBreaking)
  }

  @Test func `a timer has no closure that could be missed`() throws {
    let timer = #""effects": {"poll": {"kind": "timer", "interval": "1s", "on": "a", "output": "b"}}"#
    let actions = #""actions": {"a": "()", "b": "()"}"#
    try expectEqual(
      changes(users("\(actions), \(timer)"), users(actions)),
      [
        "removed effect Users.poll: compatible, compatible"
      ]
    )
  }

  @Test func `that 'until' ends one instead of all is told`() throws {
    let work = #""effects": {"poll": {"on": "a", "id": "$x", "until": "b"}}"#
    let old = users(#""actions": {"a": "(x: Int)", "b": "(x: String)"}, \#(work)"#)
    let new = users(#""actions": {"a": "(x: Int)", "b": "(x: Int)"}, \#(work)"#)
    let details = try diff(old, new).filter { $0.name == "Users.poll" }.flatMap {
      $0.details.map(\.text)
    }
    expectEqual(details, ["the work that until ends 'all' became 'one'"])
  }

  @Test func `work on renamed actions is the same work`() throws {
    let old =
      #""actions": {"a": "()", "b": "()"}, "effects": {"poll": {"on": "a", "until": "b", "output": "b"}}"#
    let new =
      #""actions": {"c": {"was": ["a"]}, "d": {"was": ["b"]}}, "#
      + #""effects": {"poll": {"on": "c", "until": "d", "output": "d"}}"#
    let renamed = [
      "renamed action Users.c: breaking, migrated", "renamed action Users.d: breaking, migrated",
    ]
    try expectEqual(changes(users(old), users(new)), renamed)
  }

  @Test func `closures in another order break their initialiser`() throws {
    let old = #""actions": {"a": "()"}, "effects": {"e": {"on": "a"}, "f": {"on": "a"}}"#
    let new = #""actions": {"a": "()"}, "effects": {"f": {"on": "a"}, "e": {"on": "a"}}"#
    try expectEqual(changes(users(old), users(new)), ["changed domain Users: breaking, compatible"])
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
      (
        #""reactions": {"b.x": {"set": {"isOn": true}}}"#, #""reactions": {"b.x": {"set": {"isOn": false}}}"#,
        [
          "changed reaction A: b.x: compatible, compatible"
        ]
      ),
    ]
  )
  func `a change that StateKit makes only breaks if a handler is needed`(
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
    try expectEqual(changes(domains(old), domains(new)), expected)
  }

  @Test func `a phase that dismisses its domain, or changes another part, is another behaviour`() throws {
    func domain(_ success: String) -> String {
      schema(
        #"""
        {
          "A": {
            "children": {"rows": {"domain": "B", "kind": "each"}},
            "requests": {"load": {"output": "(id: Int)", "into": "loaded", "success": {\#(success)}}}
          },
          "B": {"state": {"id": "Int", "a": "Bool = false", "b": "Bool = false"}}
        }
        """#
      )
    }
    let change = #""toggle": ["rows[$id].a"]"#
    let expected = ["changed request A.load: compatible, compatible"]
    try expectEqual(changes(domain(change), domain(change)), [])
    try expectEqual(changes(domain(change), domain(change + #", "dismisses": true"#)), expected)
    try expectEqual(changes(domain(change), domain(change.replacing(".a", with: ".b"))), expected)
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
    try expectEqual(
      changes(old, new),
      ["renamed child A.c: breaking, migrated", "renamed action B.z: breaking, migrated"]
    )
  }
}
