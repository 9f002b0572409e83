import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ModelBuilderBridgeTests {
  private func bridge(
    _ bridge: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> BridgeModel {
    let module = try model(
      of: [
        "Test.statekit.json": #"""
        {"statekit": 1, "domains": {"Test": {
          "state": {"count": "Int", "name": "String?", "user": "User?", "hand": "Hand?"}, "children": {"feed": "Feed"},
          "actions": {"began": "(id: Post.ID, Int, in: String)", "ended": {}},
          "bridges": [
            \#(bridge)]}},
         "types": {"User": {"struct": {"name": "String", "isAdmin": "Bool", "nick": "String?"}}}}
        """#,
        "Feed.statekit.json": #"""
        {"statekit": 1, "domains": {"Feed": {"state": {"isOn": "Bool"}, "children": {"list": "List"}, "actions": {
          "open": "(in: String?, Post.ID, count: Int)", "called": "(name: String)", "selected": "(id: Post.ID)", "maybe": "String?"}},
         "List": {"actions": {"shown": {}}}}}
        """#,
      ],
      sourceLocation: sourceLocation
    )
    return try #require(module.files[0].domains[0].bridges.first, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (#"{"on": "ended", "dispatch": "feed.list.shown"}"#, "ended -> feed.list.shown()"),
    (#"{"on": "feed.list.shown", "dispatch": "ended"}"#, "feed.list.shown -> ended()"),
    (#"{"on": "began", "dispatch": "feed.selected"}"#, "began -> feed.selected(id: $0)"),
    (
      #"{"on": "began", "dispatch": "feed.open", "with": {"count": "$1", "1": "$id"}}"#,
      "began -> feed.open(in: $2, $0, count: $1)"
    ),
    (
      #"{"on": "ended", "dispatch": "feed.open", "with": {"count": "@count", "1": "@hand.id", "in": null}}"#,
      "ended -> feed.open(in: nil, @hand?.id!, count: @count)"
    ),
    (
      #"{"on": "ended", "dispatch": "feed.called", "with": {"name": "@name"}}"#,
      "ended -> feed.called(name: @name!)"
    ),
    (
      #"{"on": "ended", "dispatch": "feed.called", "with": {"name": "@user.name"}}"#,
      "ended -> feed.called(name: @user?.name!)"
    ),
    (
      #"{"on": "ended", "dispatch": "feed.called", "with": {"name": "@user.nick"}}"#,
      "ended -> feed.called(name: @user?.nick!)"
    ),
    (
      #"{"on": "ended", "dispatch": "feed.called", "with": {"name": "a\"b"}}"#,
      #"ended -> feed.called(name: "a\"b")"#
    ),
    (
      #"{"on": "ended", "dispatch": "feed.maybe", "with": {"0": "@user.nick"}}"#,
      "ended -> feed.maybe(@user?.nick)"
    ),
    (#"{"on": "ended", "dispatch": "feed.maybe", "with": {"0": "@name"}}"#, "ended -> feed.maybe(@name)"),
  ])
  func `arguments come in the order of the dispatched payload`(text: String, described: String) throws {
    try expectEqual(bridge(text).described, described)
  }

  @Test(arguments: [
    ("feed.isOn", "feed.isOn", false, false, false),
    ("!feed.isOn", "feed.isOn", true, false, false),
    ("user.isAdmin", "user?.isAdmin", false, true, false),
    ("isReady", "isReady", false, false, true),
    ("!user.isReady", "user?.isReady", true, true, true),
    ("hand.isReady", "hand?.isReady", false, true, true),
  ])
  func `a condition is a path with its optionals`(
    text: String,
    path: String,
    isNegated: Bool,
    isOptional: Bool,
    isUnknown: Bool
  ) throws {
    let condition = try #require(
      try bridge(#"{"on": "ended", "dispatch": "feed.list.shown", "when": "\#(text)"}"#).condition
    )
    let test = try #require(condition.tests.first)
    guard case .state(let found) = test.source else {
      Issue.record("the test does not read the state")
      return
    }
    expectEqual(found.spelled, path)
    expectEqual(test.isNegated, isNegated)
    expectEqual(test.isOptional, isOptional)
    expectEqual((test.location != nil), isUnknown)
  }

  @Test func `a bridge keeps its line and its documentation`() throws {
    let bridge = try bridge(#"{"on": "ended", "dispatch": "feed.list.shown", "doc": "Shows."}"#)
    expectEqual(bridge.location.line, 5)
    expectEqual(bridge.documentation, "Shows.")
    #expect(bridge.condition == nil)
  }

  @Test func `a path beyond the schema has the place of its first unknown component`() throws {
    let path = "hand.written.path"
    let text =
      #"{"on": "ended", "dispatch": "feed.called", "when": "\#(path)", "with": {"name": "@\#(path)"}}"#
    let bridge = try bridge(text)
    let pieces = text.split(separator: "written").map(\.count)
    let condition = try #require(bridge.condition?.tests.first?.location)
    expectEqual(condition.line, bridge.location.line)
    expectEqual(condition.column, bridge.location.column + pieces[0])
    guard case .property(_, let argument?) = bridge.arguments[0].source else {
      Issue.record("the argument has no place")
      return
    }
    expectEqual(argument.line, bridge.location.line)
    expectEqual(argument.column, bridge.location.column + pieces[0] + "written".count + pieces[1])
  }

  @Test func `places in another file do not get into this one`() throws {
    let bridge = try bridge(#"{"on": "feed.selected", "dispatch": "feed.selected", "when": "isReady"}"#)
    let types =
      bridge.trigger.payload.map(\.type) + bridge.result.payload.map(\.type) + bridge.arguments.map(\.type)
    expectEqual(types.map(\.location), Array(repeating: bridge.location, count: 3))
  }
}
