import Foundation
import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormsTests {
  private let issues = Issues()
  private let trace = Trace<FormAppAction>()

  private func store(_ state: FormAppState = FormsTests.state) -> Store<FormAppState, FormAppAction> {
    .formApp(
      initialState: state,
      reducer: .formApp(
        FormReducer(),
        settings: .formSettings(FormSettingsReducer()),
        draft: .formDraft(),
        rows: .formRow(),
        page: .formAppPage(draft: .formDraft(), row: .formRow()),
        tabs: .formTabs(),
        ticket: .formTicket()
      ),
      middleware: trace.middleware(for: FormAppState.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private static let state = FormAppState(
    draft: FormDraftState(),
    rows: [FormRowState(id: 1), FormRowState(id: 2)],
    tabs: FormTabsModel()
  )

  // MARK: Setting

  @Test func `a property is set by its action`() {
    let store = store()
    let settings = store.view(.settings)
    settings.set(\.isLoud, to: true)
    settings.set(\.default, to: 2)
    settings.set(\.note, to: "Ring twice.")
    expectEqual(settings.state, FormSettingsState(isLoud: true, note: "Ring twice.", default: 2))
    settings.set(\.note, to: nil)
    #expect(settings.note == nil)
    expectEqual(issues.kinds, [])
  }

  @Test func `the source of the action is the line that sets the property`() throws {
    let sources = Mutex<[ActionSource]>([])
    let store = Store.formDraft(
      reducer: .formDraft(),
      middleware: SourceMiddleware { source in sources.withLock { $0.append(source) } }
    )
    store.set(\.text, to: "a", info: "typed")
    let source = try #require(sources.withLock { $0.first })
    expectEqual(source.line, #line - 2)
    expectEqual(source.file, #fileID)
    expectEqual(source.function, #function)
    expectEqual(source.info, "typed")
  }

  @Test func `a value that a property has already is set by an action, too`() {
    let store = store()
    store.view(.ticket).set(\.seat, to: 1)
    expectEqual(trace.actions, [.ticket(.binding(.seat(1)))])
  }

  @Test func `the store of an element and of an optional child sets properties`() throws {
    let store = store()
    let second = try #require(store.view(.rows(id: 2)).unwrapped)
    second.set(\.isDone, to: true)
    second.set(\.text, to: "milk")
    expectEqual(store.rows.map(\.isDone), [false, true])
    expectEqual(store.texts, ["2: milk"])
    let draft = try #require(store.view(.draft).unwrapped)
    draft.set(\.text, to: "Dear")
    expectEqual(store.draft?.text, "Dear")
    store.dispatch(.closed)
    draft.set(\.text, to: "Dear Ann")
    store.view(.draft).set(\.text, to: "Dear Bob")
    expectEqual(draft.text, "Dear")
    #expect(store.draft == nil)
    expectEqual(issues.kinds, [.absentChild, .absentChild])
  }

  @Test func `the store of a case of a one-of sets properties`() throws {
    let store = store()
    guard case .draft(let draft) = store.view(.page).case else { throw Unexpected() }
    draft.set(\.text, to: "Hello")
    expectEqual(store.page.draft?.text, "Hello")
    #expect(store.draft == nil)
  }

  @Test func `states and actions that are written by hand have bound properties`() {
    let store = store()
    store.view(.tabs).set(\.toast, to: "saved")
    store.view(.tabs).set(\.count, to: 3)
    store.view(.ticket).set(\.seat, to: 12)
    expectEqual(store.tabs, FormTabsModel(toast: "saved", count: 3))
    expectEqual(store.ticket.seat, 12)
  }

  @Test func `a host and a step take the action`() {
    let domain = Domain.formDraft(reducer: .formDraft())
    var state = FormDraftState()
    _ = domain.step(&state, .binding(.text("a")))
    expectEqual(state.text, "a")
    let host = DomainHost(domain)
    host.reduce(&state, .binding(.text("b")))
    expectEqual(state.text, "b")
  }

  @Test func `subscribers of the domain are called, and those of others are not`() {
    let store = store()
    var heard: [String] = []
    let settings = store.view(.settings).subscribe { heard.append("settings \($0().volume)") }
    let tabs = store.view(.tabs).subscribe { heard.append("tabs \($0().count)") }
    heard = []
    store.view(.settings).set(\.volume, to: 4)
    expectEqual(heard, ["settings 4"])
    settings.cancel()
    tabs.cancel()
  }

  // MARK: Reactions, bridges and effects

  @Test func `the domain itself reacts after the property is set, and then the domains above`() {
    let store = store()
    store.view(.settings).set(\.name, to: "Ann")
    expectEqual(store.settings.name, "Ann")
    #expect(store.settings.isChanged)
    expectEqual(store.settings.note, "Ann")
    expectEqual(store.lastName, "Ann")
    store.view(.settings).set(\.volume, to: 40)
    expectEqual(store.settings.volume, 10)
  }

  @Test func `bridges start at a bound property, and set one`() {
    let store = store()
    store.dispatch(.settings(.cleared))
    let derived: [FormAppAction] = [.settings(.binding(.isLoud(true))), .draft(.binding(.text("")))]
    expectEqual(trace.actions.dropFirst(), derived[...])
    #expect(store.settings.isLoud)
    store.view(.settings).set(\.name, to: "Ann")
    expectEqual(store.tabs.toast, "Ann")
    store.view(.settings).set(\.isLoud, to: false)
    expectEqual(store.draft?.text, "Ann")
  }

  @Test func `a bound property starts an effect with its value, and ends a request`() async {
    let store = store()
    let saves = GatedCalls<String>()
    store.sideEffects.register(
      FormSettingsEffects(
        save: { name in
          await saves.run(name)
          return 1
        },
        search: { name in [name, name + "a"] },
        play: { _ in }
      ),
      at: .settings
    )
    store.view(.settings).set(\.color, to: .blue)
    await saves.begin(0)
    #expect(store.settings.saved.isLoading)
    store.view(.settings).set(\.name, to: "Ann")
    #expect(!store.settings.saved.isLoading)
    await store.reached { $0.settings.found == ["Ann", "Anna"] }
    await saves.finish(0)
    #expect(store.settings.saved.value == nil)
  }

  // MARK: Names

  @Test func `leaves name the properties, in the place behind the requests`() {
    expectEqual(
      FormSettingsAction.leaves.map(\.name),
      [
        "cleared", "found", "save.request", "save.success", "save.cancelled", "binding.name",
        "binding.isLoud", "binding.volume",
        "binding.color", "binding.note", "binding.default",
      ]
    )
    expectEqual(FormSettingsAction.leaves[5].documentation, "The name that others see.\n\nIt may be empty.")
    expectEqual(FormSettingsAction.leaves[5].labels, ["_"])
    for action in [FormSettingsAction.binding(.name("")), .binding(.default(1)), .binding(.note(nil))] {
      expectEqual(FormSettingsAction.leaves[action.leafIndex].name, action.name)
    }
    expectEqual(FormAppAction.settings(.binding(.name("Ann"))).name, "settings.binding.name")
  }

  @Test func `the log names the property`() {
    expectEqual(
      actionDescription(of: FormAppAction.settings(.binding(.name("Ann")))),
      #"settings(GoldenCode.FormSettingsAction.binding(GoldenCode.FormSettingsBinding.name("Ann")))"#
    )
  }

  @Test func `an action is coded by the name of the property`() throws {
    let action = FormAppAction.settings(.binding(.name("Ann")))
    let text = #"{"settings":{"_0":{"binding":{"_0":{"name":{"_0":"Ann"}}}}}}"#
    expectEqual(String(decoding: try JSONEncoder().encode(action), as: UTF8.self), text)
    try expectEqual(JSONDecoder().decode(FormAppAction.self, from: Data(text.utf8)), action)
  }

  // MARK: Accessors

  @Test func `accessors lead to a value, and change it`() {
    var action = FormAppAction.settings(.binding(.name("Ann")))
    expectEqual(action.settings?.binding?.name, "Ann")
    #expect(action.settings?.binding?.isLoud == nil)
    expectEqual(action.settings?.isBinding, true)
    expectEqual(action.settings?.binding?.isName, true)
    action.settings?.binding?.name = "Bob"
    expectEqual(action, .settings(.binding(.name("Bob"))))
  }

  @Test func `a side effect is called for one property, or for all of them`() {
    let store = store()
    let heard = Mutex<[String]>([])
    store.sideEffects.addBeforeReducers(\.settings?.binding?.name) { name in
      heard.withLock { $0.append("name \(name)") }
    }
    store.sideEffects.addAfterReducers(\.settings?.binding) { binding in
      heard.withLock { $0.append("\(binding.phaseIndex)") }
    }
    store.view(.settings).set(\.isLoud, to: true)
    store.view(.settings).set(\.name, to: "Ann")
    expectEqual(heard.withLock { $0 }, ["1", "name Ann", "0"])
  }
}

private struct Unexpected: Error {}

/// Hands over the source of each action.
private struct SourceMiddleware: Middleware {
  let hear: @Sendable (ActionSource) -> Void

  func handle(
    _ action: FormDraftAction,
    from source: ActionSource,
    state: StateReader<FormDraftState>
  ) -> Effect<FormDraftAction> {
    hear(source)
    return .doNothing
  }
}
