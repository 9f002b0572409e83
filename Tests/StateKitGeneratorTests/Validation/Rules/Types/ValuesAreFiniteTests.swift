import Testing

@testable import StateKitGenerator

struct ValuesAreFiniteTests {
  @Test(arguments: [
    "Node", "Node?", "(Int, Node)", "Result<Node, Never>", "Range<Node>", "ClosedRange<Node>",
    "Loadable<Node, Never>", "StateKit.Loadable<Int, Node>?", "Swift.Result<Node?, Never>",
    "StateKit.IdentifiedAction<Int, Node>",
  ])
  func `a struct that stores itself is an error`(type: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["-Equatable"], "domains": {"Test": {}},
       "types": {"Node": {"struct": {"value": "Int", 1️⃣"next": "\#(type)"}}}}
      """#,
      .error(
        "SK0508",
        "the type 'Node' contains itself (Node → Node): put one of these values into an array"
      )
    )
  }

  @Test func `the way round is printed, with the line of each step`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {}}, "types": {
        "A": {"struct": {1️⃣"b": "B"}}, "B": {"struct": {2️⃣"c": "C?"}}, "C": {"struct": {3️⃣"a": "A"}}}}
      """#,
      .error("SK0508", "(A → B → C → A)", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test(arguments: [
    "[Node]", "[String: Node]", "ContiguousArray<Node>", "ArraySlice<Node?>", "Set<Int>", "Other?",
    "StateKit.IdentifiedArray<TestState>", "Box<Node>", "Other.Result<Node, Never>", "Node.Kind",
  ])
  func `an array holds it elsewhere, and a type that no schema has is not looked into`(type: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"id": "Int"}, "actions": {"moved": "Node"}}}, "types": {
        "Node": {"struct": {"next": "\#(type)", "twice": "Other"}}, "Other": {"struct": {}}}}
      """#
    )
  }

  @Test func `an action that carries an action of its own domain is an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Legacy": {"state": {"n": "Int = 0"}, "actions": {1️⃣"perform": "LegacyAction"}}}}
      """#,
      .error("SK0508", "the type 'LegacyAction' contains itself (LegacyAction → LegacyAction)")
    )
  }

  @Test func `an action that contains itself several times is reported once`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {"actions": {1️⃣"p": "(x: AAction, y: AAction?, z: [AAction])"}}}}"#,
      .error("SK0508")
    )
  }

  @Test func `two domains that carry each other's actions are an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "A": {"actions": {1️⃣"p": "BAction"}}, "B": {"actions": {2️⃣"p": "(test: Test.AAction)"}}}}
      """#,
      .error("SK0508", "(AAction → BAction → AAction)", notes: ["2️⃣"]),
      moduleName: "Test"
    )
  }

  @Test(arguments: ["AState?", "Loadable<AState, Never>", "(Int, AState)"])
  func `a state in itself is an error`(type: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["-Equatable"], "domains": {
        "A": {"state": {1️⃣"x": "\#(type)"}, "actions": {"p": "Int"}}}}
      """#,
      .error("SK0508", "(AState → AState)")
    )
  }

  @Test func `the output that a request loads into the state is part of the state`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"A": {
        "requests": {"load": {"output": "(state: AState)", "into": 1️⃣"loaded"}}}}}
      """#,
      .error("SK0508", "(AState → AState)")
    )
  }

  @Test func `a request for each id keeps its outputs in a dictionary`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"A": {"requests": {
        "load": {"input": "(id: Int)", "output": "(state: AState)", "into": "loaded", "id": "$id"}}}}}
      """#
    )
  }

  @Test func `a phase of a request lies in the actions`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {"requests": {1️⃣"load": {"input": "(next: 2️⃣AAction?)"}}}}}"#,
      .error("SK0508", "(AAction → AAction.Load → AAction)", notes: ["2️⃣"])
    )
  }

  @Test func `the enum of a request may be named, and lies in itself alone`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {"requests": {"load": {"output": "1️⃣AAction.Load"}}}}}"#,
      .error("SK0508", "(AAction.Load → AAction.Load)")
    )
  }

  @Test func `structs, states and actions lie in one another`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["-Equatable"],
       "types": {"Undo": {"struct": {1️⃣"before": "AState", "last": "[Undo]"}}},
       "domains": {
        "A": {"state": {2️⃣"last": "BAction?"}},
        "B": {"actions": {3️⃣"undo": "Undo"}}}}
      """#,
      .error("SK0508", "(Undo → AState → BAction → Undo)", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test(arguments: ["one", "optional", "each"])
  func `an action of a child lies in that of its parent`(kind: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {1️⃣"part": {"domain": "Part", "kind": "\#(kind)"}}},
        "Part": {"state": {"id": "Int = 0"}, "actions": {2️⃣"up": "AppAction"}}}}
      """#,
      .error("SK0508", "(AppAction → PartAction → AppAction)", notes: ["2️⃣"])
    )
  }

  @Test func `the id of an element lies in the action of the list`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["Hashable"], "types": {"Key": {"struct": {1️⃣"last": "AppAction?"}}},
       "domains": {
        "App": {"children": {2️⃣"parts": {"domain": "Part", "kind": "each"}}}, "Part": {"state": {"id": "Key"}}}}
      """#,
      .error("SK0508", "(Key → AppAction → Key)", notes: ["2️⃣"])
    )
  }

  @Test(arguments: ["one", "optional"])
  func `the state of a child lies in that of its parent`(kind: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {1️⃣"part": {"domain": "Part", "kind": "\#(kind)"}}},
        "Part": {"state": {"id": "Int = 0", 2️⃣"before": "AppState?"}}}}
      """#,
      .error("SK0508", "(AppState → PartState → AppState)", notes: ["2️⃣"])
    )
  }

  @Test func `the elements of a list are stored elsewhere`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"parts": {"domain": "Part", "kind": "each"}}},
        "Part": {"state": {"id": "Int", "before": "AppState?"}}}}
      """#
    )
  }

  @Test func `a state written by hand may be a generated type`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {1️⃣"part": "Part"}}, "Part": {"state": "AppState"}}}
      """#,
      .error("SK0508", "(AppState → AppState)")
    )
  }

  @Test func `an id has the type of the property 'id'`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["Hashable"], "domains": {"Test": {}}, "types": {
        "Post": {"struct": {2️⃣"id": "Key"}}, "Key": {"struct": {1️⃣"next": "Post.ID?"}}}}
      """#,
      .error("SK0508", "(Key → Post.ID → Key)", notes: ["2️⃣"])
    )
  }

  @Test func `an ID of its author's own is not looked into`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"id": "TestState.ID"}}}, "types": {
        "Post": {"struct": {"id": "Post.ID", "author": "User.ID"}}, "User": {"struct": {"id": "Post.ID"}}}}
      """#
    )
  }

  @Test func `a type of a used module is different from a type of this module with the same name`() {
    let module =
      #"{"statekit": 1, "access": "public", "types": {"Page": {"struct": {}}}, "domains": {"A": {}}}"#
    assertDiagnostics(
      in: [
        "Test.statekit.json": #"""
        {"statekit": 1, "uses": ["Feed"], "types": {"Page": {"struct": {"last": "Feed.Page"}}}, "domains": {
          "A": {"state": {"last": "Feed.AState"}, "actions": {"sent": "Feed.AAction"}}}}
        """#
      ],
      [],
      moduleName: "Test",
      using: ["Feed": module]
    )
  }

  @Test func `domains that contain each other by children alone are said to once`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {"children": {1️⃣"b": "B"}}, "B": {"children": {2️⃣"a": "A"}}}}"#,
      .error("SK0602", notes: ["2️⃣"])
    )
  }
}
