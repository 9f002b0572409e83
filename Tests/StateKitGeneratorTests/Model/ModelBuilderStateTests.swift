import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ModelBuilderStateTests {
  @Test(arguments: [
    (#""Int""#, "value: Swift.Int"),
    (#""Int?""#, "value: Swift.Int? = nil"),
    (#""[Kitten]""#, "value: [Kitten] = []"),
    (#""[Int: Kitten]""#, "value: [Swift.Int: Kitten] = [:]"),
    (#""Set<Int>""#, "value: Swift.Set<Swift.Int> = []"),
    (#""Phase = .background""#, "value: Phase = .background"),
    (#"{"type": "Phase", "default": "in"}"#, "value: Phase = Phase.`in`"),
    (#"{"type": "Phase?", "default": "active"}"#, "value: Phase? = Phase.active"),
    (#"{"type": "App.Phase", "default": "active"}"#, "value: App.Phase = App.Phase.active"),
    (#"{"type": "Phase?", "default": null}"#, "value: Phase? = nil"),
    (#"{"type": "Int8", "default": -128}"#, "value: Swift.Int8 = -128"),
    (#"{"type": "UInt8", "default": -0}"#, "value: Swift.UInt8 = 0"),
    (#"{"type": "Double", "default": 1.50e+3}"#, "value: Swift.Double = 1.50e+3"),
    (#"{"type": "Bool", "default": true}"#, "value: Swift.Bool = true"),
    (#"{"type": "String", "default": "\\(x)\n\""}"#, #"value: Swift.String = "\\(x)\n\"""#),
    (#"{"type": "Character", "default": "\u00e9"}"#, #"value: Swift.Character = "é""#),
    (#"{"type": "[Phase]", "default": ["active", "in"]}"#, "value: [Phase] = [Phase.active, Phase.`in`]"),
    (
      #"{"type": "[String: [Int]]", "default": {"a": [1], "b": []}}"#,
      #"value: [Swift.String: [Swift.Int]] = ["a": [1], "b": []]"#
    ),
    (#"{"type": "[Int: Int]", "default": {}}"#, "value: [Swift.Int: Swift.Int] = [:]"),
    (
      #"{"type": "Kitten", "default": {"swift": "Kitten(name: \"Tom\")"}}"#,
      #"value: Kitten = Kitten(name: "Tom")"#
    ),
  ])
  func `a default becomes a Swift expression`(property: String, declared: String) throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {"Test": {"state": {"value": \#(property)}}},
         "types": {"Phase": {"enum": ["active", "in"]}}}
        """#,
      moduleName: "App"
    )
    expectEqual(file.domains[0].state.properties?.map(\.declared), [declared])
  }

  @Test func `only the user's own code and types keep their places`() throws {
    let domain = try domainModel(
      of: #"{"state": {"a": "Int = f()", "b": {"type": "Int", "default": 1}, "c": "Kitten", "d": "[Int]"}}"#
    )
    let properties = try #require(domain.state.properties)
    expectEqual(properties.map { $0.defaultLocation != nil }, [true, false, false, false])
    expectEqual(properties.map { $0.type.location != nil }, [false, false, true, false])
  }

  @Test func `children come after the properties, and are made where they can be`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {
          "Test": {"state": {"x": "Int = 1"}, "children": {"free": "Free", "bound": "Bound", "hand": "Hand", "deep": "Deep"}},
          "Free": {"state": {"y": "Int?", "z": "Int = 2"}}, "Bound": {"state": {"y": "Int"}},
          "Hand": {"state": "HandModel"}, "Deep": {"children": {"bound": "Bound"}}}}
        """#
    )
    let state = file.domains[0].state
    expectEqual(
      state.properties?.map(\.declared),
      [
        "x: Swift.Int = 1", "free: FreeState = FreeState()", "bound: BoundState",
        "hand: HandAction.DomainState",
        "deep: DeepState",
      ]
    )
    expectEqual(state.properties?.map { $0.type.location != nil }, [false, false, false, true, false])
    expectEqual(file.domains.map(\.state.isMadeWithoutArguments), [false, true, false, false, false])
    let children = file.domains[0].children
    expectEqual(children.map(\.name.spelled), ["free", "bound", "hand", "deep"])
    expectEqual(children.map(\.domain.isStateMadeWithoutArguments), [true, false, false, false])
    expectEqual(
      children.map(\.domain.stateType.spelling),
      ["FreeState", "BoundState", "HandModel", "DeepState"]
    )
    expectEqual(
      children.map(\.domain.actionType.spelled),
      ["FreeAction", "BoundAction", "HandAction", "DeepAction"]
    )
    expectEqual(children.map(\.domain.memberName.spelled), ["free", "bound", "hand", "deep"])
  }

  @Test func `a state written by hand is used as it is`() throws {
    let domain = try domainModel(of: #"{"state": "Models.Settings"}"#)
    expectEqual(domain.state.type.spelling, "Models.Settings")
    expectEqual(domain.state.typeLocation?.line, 1)
    #expect(domain.state.properties == nil)
    expectEqual(domain.state.conformances, [])
    #expect(!domain.state.isMadeWithoutArguments)
  }

  @Test func `a child named with its module is the same child`() throws {
    let file = try fileModel(
      of: #"{"statekit": 1, "domains": {"Test": {"children": {"other": "App.Other"}}, "Other": {}}}"#,
      moduleName: "App"
    )
    expectEqual(file.domains[0].children.map(\.domain.stateType.spelling), ["OtherState"])
  }

  @Test func `a parent does not know a child's actions`() throws {
    let parent = #"{"statekit": 1, "domains": {"Test": {"children": {"other": "Other"}}}}"#
    let models = try [
      "{}", #"{"actions": {"a": {"reduce": "none"}, "b": {"payload": "(x: Int)", "reduce": "none"}}}"#,
    ].map { other in
      try model(of: [
        "Test.statekit.json": parent,
        "Other.statekit.json": withDomain(other).replacing("Test", with: "Other"),
      ])
    }
    let domains = models.map { "\($0.files[0].domains[0])" }
    #expect(domains[0].contains("OtherState"))
    expectEqual(domains[0], domains[1])
  }
}
