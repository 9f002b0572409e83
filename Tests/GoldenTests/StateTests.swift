import Foundation
import StateKitTestSupport
import Testing

@testable import GoldenCode

struct StateTests {
  @Test func `the initialiser has the defaults of the schema`() {
    let state = ValuesState(id: 1)
    expectEqual(state.phase, .idle)
    #expect(state.last == nil)
    #expect(state.tags.isEmpty)
    expectEqual(state.scores, ["a": [1, 2]])
    expectEqual(state.ratio, 0.5)
    expectEqual(state.range, 1...3)
    expectEqual(WordsState().class, .switch)
    expectEqual(WordsState(func: ShadowsState(state: 3)).func.state, 3)
  }

  @Test func `a state with an id is identifiable`() {
    let values: any Identifiable<Int> = ValuesState(id: 7)
    expectEqual(values.id, 7)
    let id = UUID()
    let profile: any Identifiable<UUID> = Profile(id: id, links: [])
    expectEqual(profile.id, id)
  }

  @Test func `states and types have the conformances that the schema asks for`() throws {
    expectEqual(Set([ValuesState(id: 1), ValuesState(id: 1)]).count, 1)
    expectEqual(Set([ValuesAction.started, .stopped, .started]).count, 2)
    let state = AccountState(id: UUID(), name: "Ada", plan: .paid)
    let data = try JSONEncoder().encode(state)
    try expectEqual(JSONDecoder().decode(AccountState.self, from: data), state)
  }

  @Test func `actions are coded`() throws {
    let actions: [AccountAction] = [
      .closed, .subscribed(plan: .paid, since: nil), .inbox(.opened),
      .imported(Profile(id: UUID(), plan: .free, links: [])),
    ]
    let data = try JSONEncoder().encode(actions)
    try expectEqual(JSONDecoder().decode([AccountAction].self, from: data), actions)
  }

  @Test func `an enum has raw values without backticks`() {
    expectEqual(Class.switch.rawValue, "switch")
    expectEqual(Class(rawValue: "init"), .`init`)
    expectEqual(Plan(rawValue: "paid"), .paid)
  }
}
