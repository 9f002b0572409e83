import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct SearchTests {
  @Test func `a query is sent to the server after a pause`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.clubClient.search = { $0 == "Ann" ? [ann] : [] }
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("Ann")) {
      $0.query = "Ann"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.response(.success([ann]))) {
      $0.isSearching = false
      $0.results = [ann]
      $0.recent = ["Ann"]
    }
    await store.finish()
  }

  @Test func `only the last query is sent`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.clubClient.search = { $0 == "Bo" ? [bob] : [ann] }
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("B")) {
      $0.query = "B"
      $0.isSearching = true
    }
    await store.send(.queryChanged("Bo")) { $0.query = "Bo" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.response(.success([bob]))) {
      $0.isSearching = false
      $0.results = [bob]
      $0.recent = ["Bo"]
    }
    await store.finish()
  }

  @Test func `clearing the query ends the search`() async {
    let store = TestStore(initialState: Search.State(results: [bob])) {
      Search()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.queryChanged("Ann")) {
      $0.query = "Ann"
      $0.isSearching = true
    }
    await store.send(.clearTapped) {
      $0.query = ""
      $0.results = []
      $0.isSearching = false
    }
    await store.finish()
  }

  @Test func `a search can be cancelled, and the results stay`() async {
    let store = TestStore(initialState: Search.State(query: "Bob", results: [bob])) {
      Search()
    } withDependencies: {
      $0.clubClient.search = { _ in
        try await Task.sleep(for: .seconds(60))
        return []
      }
    }
    await store.send(.submitted) { $0.isSearching = true }
    await store.send(.cancelTapped) { $0.isSearching = false }
    await store.finish()
  }

  @Test func `a recent query is repeated`() async {
    let store = TestStore(initialState: Search.State(recent: ["Bob", "Ann"])) {
      Search()
    } withDependencies: {
      $0.clubClient.search = { _ in throw ClubError.offline }
    }
    await store.send(.recentTapped("Ann")) { $0.query = "Ann" }
    await store.receive(.submitted) { $0.isSearching = true }
    await store.receive(.response(.failure(ClubError.offline))) {
      $0.isSearching = false
      $0.errorMessage = "The search failed."
    }
    await store.send(.recentCleared) { $0.recent = [] }
    await store.finish()
  }

  @Test func `three recent queries are kept, each once`() {
    var state = Search.State(recent: ["a", "b", "c"])
    for query in ["b", "d"] {
      state.query = query
      _ = Search().reduce(into: &state, action: .response(.success([ann, bob])))
    }
    #expect(state.recent == ["d", "b", "a"])
    #expect(state.summary == "2 members")
  }
}
