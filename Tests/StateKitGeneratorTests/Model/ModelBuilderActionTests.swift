import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ModelBuilderActionTests {
  @Test func `actions keep their order, their payload and their documentation`() throws {
    let domain = try domainModel(
      of: #"""
        {"actions": {"renamed": {"payload": "(id: User.ID, in: Int)", "doc": "Renamed.", "deprecated": "No."},
          "began": {}, "moved": "(Int, y: [Int])"}}
        """#
    )
    expectEqual(domain.actions.map(\.name.spelled), ["renamed", "began", "moved"])
    expectEqual(domain.actions.map(\.documentation), ["Renamed.", nil, nil])
    expectEqual(domain.actions.map(\.deprecated), ["No.", nil, nil])
    expectEqual(domain.actions[0].payload.map(\.label?.name), ["id", "in"])
    expectEqual(domain.actions[0].payload.map(\.binding.spelled), ["id", "`in`"])
    expectEqual(domain.actions[0].payload.map { $0.type.location != nil }, [true, false])
    expectEqual(domain.actions[2].payload.map(\.label?.name), [nil, "y"])
    expectEqual(domain.actions[2].payload.map(\.type.type.spelling), ["Swift.Int", "[Swift.Int]"])
  }

  @Test(arguments: [
    ("(Int, String)", ["value0", "value1"]),
    ("(value1: Int, String)", ["value1", "value1Value"]),
    ("(state: Int, action: Int, stateValue: Int)", ["stateValueValue", "actionValue", "stateValue"]),
    ("(bridges: Int, domains: Int)", ["bridgesValue", "domainsValue"]),
  ])
  func `the names of bound values do not clash with other names`(payload: String, bindings: [String]) throws {
    let domain = try domainModel(of: #"{"actions": {"sent": "\#(payload)"}}"#)
    expectEqual(domain.actions[0].payload.map(\.binding.name), bindings)
  }

  @Test func `values are sensitive by their labels, or by their positions`() throws {
    let domain = try domainModel(
      of: #"""
        {"actions": {"sent": {"payload": "(Int, to: String, Int, by: Int)", "sensitive": ["2", "to"]}, "got": "Int"}}
        """#
    )
    expectEqual(domain.actions.map { $0.payload.map(\.isSensitive) }, [[false, true, true, false], [false]])
  }

  @Test func `an action has either a handler or a change`() throws {
    let domain = try domainModel(
      of: #"{"actions": {"a": {}, "b": {"reduce": "handler"}, "c": {"reduce": "none"}, "d": "(x: Int)"}}"#
    )
    let kinds = domain.actions.map { action in
      switch action.reduction {
      case .handler: "handler"
      case .none: "none"
      case .changes: "changes"
      }
    }
    expectEqual(kinds, ["handler", "handler", "none", "handler"])
  }

  @Test func `changes come as set, toggle, add, each in its order`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {"Test": {
          "state": {"count": "Int", "size": "Double", "isOn": "Bool", "phase": "Phase?", "name": "String", "level": "UInt8"},
          "actions": {"changed": {"payload": "(Int, name: String)",
            "add": {"count": "$0", "size": -1.5, "level": 2}, "toggle": ["isOn"],
            "set": {"name": "$name", "phase": "active"}},
           "reset": {"set": {"phase": null, "name": "$$x", "isOn": false}}}}},
         "types": {"Phase": {"enum": ["active"]}}}
        """#
    )
    let changes = file.domains[0].actions.map { action -> [String] in
      if case .changes(let changes) = action.reduction { changes.map(\.described) } else { [] }
    }
    expectEqual(
      changes,
      [
        [
          "set name $1", "set phase Phase.active", "toggle isOn", "add count $0 saturating", "add size -1.5",
          "add level 2 saturating",
        ],
        ["set phase nil", #"set name "$x""#, "set isOn false"],
      ]
    )
  }
}
