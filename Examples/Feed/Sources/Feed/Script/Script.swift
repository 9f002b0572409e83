import StateKit

/// What the user does, and when the server answers.
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
    print("\nReading on: asked for once, however often the end is reached; tried again after a failure")
    store.dispatch(.feed(.reachedEnd))
    store.dispatch(.feed(.reachedEnd))
    await answer("page 2", isOnline: false) { $0.feed?.lastPage.failure != nil }
    store.dispatch(.feed(.reachedEnd))
    await answer("page 2") { $0.feed?.rows.count == 4 }
    print("\nThe end: there is nothing to ask for")
    store.dispatch(.feed(.reachedEnd))
  }

  private func like() async {
    print("\nLiking: one is confirmed, one refused")
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
    print("\nLogging out: a detail that loads and a like on its way are given up, and everything is gone")
    store.dispatch(.feed(.rows(id: 4, action: .opened)))
    for question in ["like 1", "comments 4"] { await server.isAsked(question) }
    store.dispatch(.feed(.loggedOut))
    for question in ["like 1", "comments 4"] { await server.answer(question) }
    print("\nSomebody else logs in")
    await submit("Bob", "sesame")
    await answer("page 1") { $0.feed?.rows.count == 2 }
  }

  /// Has a question answered, and waits until the state is so.
  private func answer(_ question: String, isOnline: Bool = true, until isSo: (AppState) -> Bool) async {
    await server.answer(question, isOnline: isOnline)
    for await state in store.states where isSo(state) { return }
  }
}
