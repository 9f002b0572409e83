import Foundation
import Testing

@testable import GoldenCode

struct StateTests {
  @Test func `the initialiser has the defaults of the schema`() {
    let state = ValuesState(id: 1)
    #expect(state.phase == .idle)
    #expect(state.last == nil)
    #expect(state.tags.isEmpty)
    #expect(state.scores == ["a": [1, 2]])
    #expect(state.ratio == 0.5)
    #expect(state.range == 1...3)
    #expect(WordsState().class == .switch)
    #expect(WordsState(func: ShadowsState(state: 3)).func.state == 3)
  }

  @Test func `a state with an id is identifiable`() {
    let values: any Identifiable<Int> = ValuesState(id: 7)
    #expect(values.id == 7)
    let id = UUID()
    let profile: any Identifiable<UUID> = Profile(id: id, links: [])
    #expect(profile.id == id)
  }

  @Test func `states and types have the conformances that the schema asks for`() throws {
    #expect(Set([ValuesState(id: 1), ValuesState(id: 1)]).count == 1)
    #expect(Set([ValuesAction.started, .stopped, .started]).count == 2)
    let state = AccountState(id: UUID(), name: "Ada", plan: .paid)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(AccountState.self, from: data) == state)
  }

  @Test func `actions are coded`() throws {
    let actions: [AccountAction] = [
      .closed, .subscribed(plan: .paid, since: nil), .inbox(.opened),
      .imported(Profile(id: UUID(), plan: .free, links: [])),
    ]
    let data = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([AccountAction].self, from: data) == actions)
  }

  @Test func `an enum has raw values without backticks`() {
    #expect(Class.switch.rawValue == "switch")
    #expect(Class(rawValue: "init") == .`init`)
    #expect(Plan(rawValue: "paid") == .paid)
  }
}
