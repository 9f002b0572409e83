import StateKit

/// The user's actions, and the times of the server's answers.
@MainActor
struct Script {
  let store: Store<AppState, AppAction>
  let server: PretendServer

  func play() async {
    await logIn()
    await readOn()
    await like()
    await readDetails()
    await logOut()
  }

  private func logIn() async {
    print("\nLogging in: the second password is the right one, and the first page comes")
    await submit("Ann", "abracadabra")
    await submit("Ann", "sesame")
    await answer("page 1") { $0.feed?.rows.count == 2 }
  }

  private func submit(_ name: String, _ password: String) async {
    store.dispatch(.login(.submitted(name: name, password: password)))
    await answer("login") { !$0.login.isBusy }
  }

  private func readOn() async {
    print("\nReading on: one request, however often the end is reached; repeated after a failure")
    store.dispatch(.feed(.reachedEnd))
    store.dispatch(.feed(.reachedEnd))
    await answer("page 2", isOnline: false) { $0.feed?.lastPage.failure != nil }
    store.dispatch(.feed(.reachedEnd))
    await answer("page 2") { $0.feed?.rows.count == 4 }
    print("\nThe end: there are no further pages")
    store.dispatch(.feed(.reachedEnd))
  }

  private func like() async {
    print("\nLiking: one like is confirmed, one is refused")
    store.dispatch(.feed(.rows(id: 2, action: .liked)))
    await answer("like 2") { $0.feed?.rows[id: 2]?.isSaving == false }
    store.dispatch(.feed(.rows(id: 3, action: .liked)))
    await answer("like 3") { $0.feed?.rows[id: 3]?.isSaving == false }
  }

  private func readDetails() async {
    print("\nA detail: liking it there likes its row")
    store.dispatch(.feed(.rows(id: 1, action: .opened)))
    await answer("comments 1") { $0.feed?.detail?.comments.isLoading == false }
    store.dispatch(.feed(.detail(.liked)))
    store.dispatch(.feed(.detail(.closed)))
  }

  private func logOut() async {
    print("\nLogging out: a loading detail and a running like are cancelled, and all data is removed")
    store.dispatch(.feed(.rows(id: 4, action: .opened)))
    for question in ["like 1", "comments 4"] { await server.isAsked(question) }
    store.dispatch(.feed(.loggedOut))
    for question in ["like 1", "comments 4"] { await server.answer(question) }
    print("\nAnother user logs in")
    await submit("Bob", "sesame")
    await answer("page 1") { $0.feed?.rows.count == 2 }
  }

  /// Lets the server answer a question, and waits until the state fulfils a condition.
  private func answer(_ question: String, isOnline: Bool = true, until isSo: (AppState) -> Bool) async {
    await server.answer(question, isOnline: isOnline)
    for await state in store.states where isSo(state) { return }
  }
}
