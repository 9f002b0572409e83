import StateKitAuthoring
import StateKitTestSupport
import Testing

struct ActionDiffTests {
  @Test(
    arguments: [
      (#""a": "()""#, #""a": "()""#, []),
      // An action without a handler does not need new code.
      (
        #""a": "()""#, #""a": "()", "b": {"reduce": "none"}"#,
        ["added action Users.b: compatible, compatible"]
      ),
      (#""a": "()""#, #""a": "()", "b": "()""#, ["added action Users.b: breaking, compatible"]),
      (#""a": "()", "b": "(x: Int)""#, #""a": "()""#, ["removed action Users.b: breaking, breaking"]),
      (
        #""a": "()", "b": "(x: Int)""#, #""a": "()", "c": {"payload": "(x: Int)", "was": ["b"]}"#,
        ["renamed action Users.c: breaking, migrated"]
      ),
      (#""a": "(x: Int)""#, #""a": "(y: Int)""#, ["changed action Users.a: breaking, breaking"]),
      (#""a": "(Int)""#, #""a": "(y: Int)""#, ["changed action Users.a: breaking, migrated"]),
      (#""a": "(x: Int)""#, #""a": "(x: Int, y: Int)""#, ["changed action Users.a: breaking, breaking"]),
      // JSON need not have optional values, and may have more values than the type.
      (#""a": "(x: Int)""#, #""a": "(x: Int, y: Int?)""#, ["changed action Users.a: breaking, compatible"]),
      (#""a": "(x: Int, y: Int)""#, #""a": "(x: Int)""#, ["changed action Users.a: breaking, compatible"]),
      (
        #""a": "(x: Int, y: Int)""#, #""a": "(y: Int, x: Int)""#,
        ["changed action Users.a: breaking, compatible"]
      ),
      // Values without labels are stored by their positions.
      (#""a": "(Int, String)""#, #""a": "(String, Int)""#, ["changed action Users.a: breaking, breaking"]),
      (#""a": "(x: Int?)""#, #""a": "(x: Optional<Int>)""#, []),
      (#""a": "(x: [Int])""#, #""a": "(x: Array<Int>)""#, []),
      (
        #""a": "()""#, #""a": {"reduce": "none"}, "b": "()""#,
        [
          "changed action Users.a: compatible, compatible", "added action Users.b: breaking, compatible",
        ]
      ),
      (
        #""a": {"reduce": "none"}, "b": "()""#, #""a": "()", "b": "()""#,
        [
          "changed action Users.a: breaking, compatible"
        ]
      ),
      (
        #""a": {"set": {"n": 1}}"#, #""a": {"set": {"n": 2}}"#,
        ["changed action Users.a: compatible, compatible"]
      ),
      (
        #""a": {"reduce": "none"}"#, #""a": {"dismisses": true}"#,
        ["changed action Users.a: compatible, compatible"]
      ),
      (
        #""a": {"dismisses": true}, "b": "()""#, #""a": "()", "b": "()""#,
        ["changed action Users.a: breaking, compatible"]
      ),
      (#""a": "()""#, #""a": {"deprecated": "old"}"#, ["changed action Users.a: compatible, compatible"]),
      (#""a": {"deprecated": "old"}"#, #""a": "()""#, ["changed action Users.a: compatible, compatible"]),
      (
        #""a": "(x: Int)""#, #""a": {"payload": "(x: Int)", "sensitive": ["x"]}"#,
        [
          "changed action Users.a: compatible, compatible"
        ]
      ),
    ]
  )
  func `a change of an action is judged`(old: String, new: String, expected: [String]) throws {
    func domain(_ actions: String) -> String {
      users(#""state": {"n": "Int = 0"}, "actions": {\#(actions)}"#)
    }
    try expectEqual(changes(domain(old), domain(new)), expected)
  }

  @Test(
    arguments: [
      ("Int", "Int64", "compatible"), ("Int", "Int128", "compatible"), ("Int32", "Int", "compatible"),
      ("Int", "Int32", "breaking"), ("UInt8", "Int16", "compatible"), ("UInt", "Int", "breaking"),
      ("Int32", "Double", "compatible"), ("Int", "Double", "breaking"), ("Int16", "Float", "compatible"),
      ("Int32", "Float", "breaking"), ("UInt32", "Double", "compatible"), ("Int8", "Float16", "compatible"),
      ("Int32", "Float16", "breaking"), ("UInt16", "Float16", "breaking"), ("Float", "Double", "compatible"),
      ("Double", "Int", "breaking"),
      ("Double", "Float", "breaking"), ("Int", "String", "breaking"), ("Int", "Int?", "compatible"),
      ("Int?", "Int", "breaking"), ("Int?", "Int64?", "compatible"), ("[Int]", "Set<Int>", "compatible"),
      ("[Int]", "[String]", "breaking"), ("[Int32]", "[Double?]", "compatible"),
      ("[String: Int32]", "[String: Double]", "compatible"), ("[Int: Int]", "[Int64: Int]", "breaking"),
      ("Kind", "String", "compatible"), ("String", "Kind", "breaking"), ("Kind", "Size", "breaking"),
      ("Kind", "Sort", "compatible"), ("Point", "Place", "compatible"), ("Point", "Spot", "breaking"),
      ("Point.ID", "Int64", "compatible"), ("Mine", "Yours", "breaking"),
      ("Box<Int>", "Box<Int64>", "compatible"),
      ("Tree", "Bush", "compatible"), ("Box<Point>", "Box<Pixel>", "breaking"),
      ("Point", "Pixel", "migrated"), ("Pair<Point>", "Pair<Pixel>", "breaking"),
      ("Loadable<Point, Kind>", "Loadable<Pixel, Kind>", "breaking"),
      ("StateKit.Loadable<Point, Kind>", "StateKit.Loadable<Pixel, Sort>", "migrated"),
      ("[Kind: Int]", "[Sort: Int]", "compatible"), ("[Kind: Int]", "[String: Int]", "breaking"),
      ("[[Kind: Point]]", "[[Kind: Pixel]]", "migrated"), ("Both", "Others", "breaking"),
    ]
  )
  func `of another type stored values are read if all of them can be`(
    old: String,
    new: String,
    stored: String
  ) throws {
    let types = """
      {
        "Kind": {"enum": ["one", "two"]}, "Size": {"enum": ["one"]}, "Sort": {"enum": ["two", "one", "three"]},
        "Point": {"struct": {"id": "Int", "x": "Int"}}, "Place": {"struct": {"x": "Int128", "id": "Int"}},
        "Spot": {"struct": {"id": "Int", "x": "Int", "y": "Int = 0"}},
        "Tree": {"struct": {"below": "[Tree]"}}, "Bush": {"struct": {"below": "[Bush]"}},
        "Pixel": {"struct": {"id": "Int", "y": {"type": "Int", "was": ["x"]}}},
        "Both": {"struct": {"p": "Point", "q": "Box<Point>"}},
        "Others": {"struct": {"p": "Pixel", "q": "Box<Pixel>"}}
      }
      """
    func domain(_ type: String) -> String { users(#""actions": {"a": "(x: \#(type))"}"#, types: types) }
    try expectEqual(changes(domain(old), domain(new)), ["changed action Users.a: breaking, \(stored)"])
  }

  @Test(
    arguments: [
      ("(x: Int)", "(x: Int, y: Int)", "stored actions have no 'y': an optional could be missing"),
      ("(x: Int)", "(x: String)", "not all stored values of 'x' can be read as 'String'"),
    ]
  )
  func `why stored actions cannot be read is said`(old: String, new: String, reason: String) throws {
    func domain(_ payload: String) -> String { users(#""actions": {"a": "\#(payload)"}"#) }
    let changes = try diff(domain(old), domain(new))
    expectEqual(changes.map { $0.details.map(\.text) }, [["payload '\(old)' became '\(new)'", reason]])
  }

  @Test func `which values are sensitive is told`() throws {
    func domain(_ labels: String) -> String {
      users(#""actions": {"a": {"payload": "(x: Int, y: Int)", "sensitive": [\#(labels)]}}"#)
    }
    let changes = try diff(domain(#""x""#), domain(#""y""#))
    expectEqual(
      changes.flatMap(\.details).map(\.text),
      ["'y' is sensitive now", "'x' is not sensitive any more"]
    )
    expectEqual(changes.map(\.isBreaking), [false])
  }

  @Test(arguments: [(false, true, "sensitive now"), (true, false, "not sensitive any more")])
  func `whether a property is sensitive is told, and its bound action with it`(
    old: Bool,
    new: Bool,
    detail: String
  ) throws {
    func domain(_ isSensitive: Bool) -> String {
      users(#""state": {"n": {"type": "Int", "sensitive": \#(isSensitive)}}, "binds": ["n"]"#)
    }
    let changes = try diff(domain(old), domain(new))
    expectEqual(changes.map(\.name), ["Users.n", "Users.binding.n"])
    expectEqual(changes.flatMap(\.details).map(\.text), [detail, "'_0' is \(detail)"])
    expectEqual(changes.map(\.isBreaking), [false, false])
  }

  @Test func `a change of actions that cannot be stored does not break`() throws {
    func domain(_ actions: String) -> String {
      schema(#"{"Users": {"actions": {\#(actions)}}}"#, others: #""access": "public""#)
    }
    try expectEqual(
      changes(domain(#""a": "()", "b": "()""#), domain(#""a": "()""#)),
      ["removed action Users.b: breaking, compatible"]
    )
  }

  @Test func `a rename is suggested if the shape is the same and unique`() throws {
    func suggestions(_ old: String, _ new: String) throws -> [String?] {
      try diff(users(#""actions": {\#(old)}"#), users(#""actions": {\#(new)}"#))
        .filter { $0.kind == .removed }.map { $0.suggestion?.text }
    }
    let question = #"'b' has the same shape; if it is the same action, give it '"was": ["a"]'"#
    try expectEqual(suggestions(#""a": "(x: Int)""#, #""b": "(x: Int)""#), [question])
    try expectEqual(suggestions(#""a": "(x: Int)""#, #""b": "(y: Int)""#), [nil])
    try expectEqual(suggestions(#""a": "(x: Int)""#, #""b": "(x: Int)", "c": "(x: Int)""#), [nil])
    try expectEqual(suggestions(#""a": "()", "d": "()""#, #""b": "()""#), [nil, nil])
  }

  @Test func `all handlers can become superfluous`() throws {
    let changes = try diff(
      users(#""actions": {"a": "()"}"#),
      users(#""actions": {"a": {"reduce": "none"}}"#)
    )
    expectEqual(changes.map(\.isBreaking), [true, false])
    expectEqual(
      changes.first?.details.map(\.text),
      [
        "'UsersReducing' is gone: the domain does not need handlers any more",
        "the reducers above have a default for its reducer",
      ]
    )
  }
}
