import ClubApp
import ClubFeatures
import StateKit
import StateKitTesting
import Testing

let ann = Member(id: 7, name: "Ann")
let drill = RowState(id: 1, facts: ToolFacts(name: "Drill", fee: 250))
let ladder = RowState(id: 2, facts: ToolFacts(name: "Ladder", fee: 120))
let saw = RowState(id: 3, facts: ToolFacts(name: "Saw", fee: 90))

/// Answers at once, and remembers what was stored.
actor ServiceDouble: ClubService {
  private(set) var stored: [String] = []

  func isMember(_ name: String) -> Bool { true }
  func signIn(name: String, password: String) -> Member { ann }
  func page(_ number: Int) -> ToolPage { ToolPage(rows: [drill, ladder], next: nil) }
  func tool(_ id: Int) throws(ClubError) -> RowState {
    guard id == 3 else { throw .refused }
    return saw
  }
  func favour(_ tool: Int, _ isFavourite: Bool) -> Bool { isFavourite }
  func delete(_ tool: Int) { stored.append("no \(tool)") }
  func loans(of tool: Int) -> (loans: [Loan], note: String) { ([], "Note \(tool)") }
  func keep(_ note: String, of tool: Int) { stored.append("\(tool): \(note)") }
  func save(_ facts: ToolFacts, of tool: Int) { stored.append("\(tool): \(facts.name)") }
  func save(_ currency: Currency, isWeekly: Bool) { stored.append("\(currency), \(isWeekly)") }

  /// Waits until something is stored.
  func waits(for line: String) async {
    for _ in 0..<1_000_000 {
      if stored.contains(line) { return }
      await Task.yield()
    }
    Issue.record("'\(line)' was not stored: \(stored)")
  }
}

/// An app in which Ann is logged in, and reads the list.
@MainActor
struct Visit {
  let service = ServiceDouble()
  let clock = TestClock()
  let store: TestStore<AppState, AppAction>

  init() async {
    store = TestStore(clubStore(service: service, clock: clock))
    store.send(.screen(.login(.signIn(.request)))) { $0.screen.login?.answer = .loading(nil) }
    await store.receive(\.screen?.login?.signIn?.success) {
      $0.screen = .home(HomeState(member: ann))
    }
    await store.receive(.screen(.home(.catalogue(.loadPage(.request(number: 1)))))) {
      $0.home.catalogue.lastPage = .loading(nil)
    }
    await store.receive(\.screen?.home?.catalogue?.loadPage?.success) {
      $0.home.catalogue.lastPage = .loaded(ToolPage(rows: [drill, ladder], next: nil))
      $0.home.catalogue.rows = [drill, ladder]
      $0.home.catalogue.next = nil
    }
  }

  func send(_ action: HomeAction, changing change: ((inout HomeState) -> Void)? = nil) {
    store.send(.screen(.home(action)), changing: change.map { change in { change(&$0.home) } })
  }

  func receive(_ action: HomeAction, changing change: ((inout HomeState) -> Void)? = nil) async {
    await store.receive(.screen(.home(action)), changing: change.map { change in { change(&$0.home) } })
  }

  /// Opens a row, and waits for its loans.
  func open(_ row: RowState, at element: Int = 0) async {
    send(.catalogue(.rows(id: row.id, action: .opened))) {
      $0.catalogue.rows[id: row.id]?.visits += 1
      $0.path.append(
        .detail(
          DetailState(id: row.id, facts: row.facts, currency: $0.currency, isWeekly: $0.isWeekly)
        )
      )
    }
    await loads(row, at: element)
  }

  func loads(_ row: RowState, at element: Int) async {
    await receive(.path(id: element, action: .detail(.load(.request)))) {
      $0.path[id: element]?.detail?.isLoading = true
    }
    await receive(
      .path(id: element, action: .detail(.load(.success(loans: [], note: "Note \(row.id)"))))
    ) {
      $0.path[id: element]?.detail?.isLoading = false
      $0.path[id: element]?.detail?.note = "Note \(row.id)"
    }
  }

  /// Ends the timer of the session.
  func finish() async {
    store.skipEffects()
    await store.finish()
  }
}

extension AppState {
  var home: HomeState {
    get { screen.home ?? HomeState(member: Member(id: 0, name: "nobody")) }
    set { screen = .home(newValue) }
  }
}
