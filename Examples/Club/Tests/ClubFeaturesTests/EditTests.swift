import ClubFeatures
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EditTests {
  private let save = EffectStub<EditSaveValues, Void, ClubError>()

  private func edit() -> TestStore<EditState, EditAction> {
    let store = TestStore(
      Store.edit(
        initialState: EditState(tool: 1, detail: 0, facts: drill.facts),
        reducer: editReducer,
        effects: [EditEffects(save: save.call)]
      )
    )
    store.exhaustivity = .off
    return store
  }

  @Test func `edits are undone step by step, and the letters of a name together`() async {
    let store = edit()
    for name in ["B", "Bi", "Big"] { store.send(.nameTyped(name: name)) }
    store.send(.feeRaised(by: 50))
    store.send(.resetTapped) { $0.facts = ToolFacts(name: "A tool", fee: 100) }
    store.send(.undoTapped) { $0.facts = ToolFacts(name: "Big", fee: 300) }
    store.send(.undoTapped) { $0.facts = ToolFacts(name: "Big", fee: 250) }
    store.send(.undoTapped) { $0.facts = drill.facts }
    #expect(!store.state.history.canUndo)
    store.send(.undoTapped) { $0.facts = drill.facts }
    store.send(.redoTapped) { $0.facts = ToolFacts(name: "Big", fee: 250) }
    store.send(.feeRaised(by: 10)) { $0.facts = ToolFacts(name: "Big", fee: 260) }
    #expect(!store.state.history.canRedo)
    store.send(.feeRaised(by: 0))
    store.send(.undoTapped) { $0.facts = ToolFacts(name: "Big", fee: 250) }
    await store.finish()
  }

  @Test func `only edits are asked about`() async {
    let store = edit()
    store.send(.nameTyped(name: "Big drill"))
    store.send(.closeTapped)
    await store.receive(.discardAsked) { $0.dialog = DiscardDialogState() }
    store.send(.dialog(.cancelled)) { $0.dialog = nil }
    store.send(.undoTapped)
    store.send(.closeTapped)
    await store.receive(.closed)
    await store.finish()
  }

  @Test func `a failed save is tried again`() async {
    let store = edit()
    store.exhaustivity = .on
    store.send(.save(.request)) { $0.saving = .loading(nil) }
    await save.fail(with: .offline)
    await store.receive(.save(.failure(error: .offline))) { $0.saving = .failed(.offline, nil) }
    store.send(.save(.request)) { $0.saving = .loading(nil, after: .offline) }
    await save.answer { $0.tool == 1 && $0.facts == drill.facts }
    await store.receive(.save(.success)) { $0.saving = .loaded(Done()) }
    await store.receive(.saved(tool: 1, detail: 0, facts: drill.facts))
    await store.finish()
  }
}
