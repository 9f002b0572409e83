import ClubFeatures
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DetailTests {
  private let load = EffectStub<Int, (loans: [Loan], note: String), ClubError>()
  private let delete = EffectStub<Int, Void, ClubError>()

  private func detail() -> TestStore<DetailState, DetailAction> {
    TestStore(
      Store.detail(
        initialState: DetailState(id: 1, facts: drill.facts),
        effects: [DetailEffects(load: load.call), DeletionDialogEffects(delete: delete.call)]
      )
    )
  }

  @Test func `the loans come by themselves, and are counted on`() async {
    let store = detail()
    await store.receive(.load(.request)) { $0.isLoading = true }
    await load.answer(with: (loans: [Loan(id: 1, member: "Bob", days: 3)], note: "Loud")) { $0 == 1 }
    await store.receive(\.load?.success) {
      $0.isLoading = false
      $0.loans = [Loan(id: 1, member: "Bob", days: 3)]
      $0.note = "Loud"
    }
    store.send(.lent(loan: Loan(id: 2, member: "Cy", days: 1))) {
      $0.loans.append(Loan(id: 2, member: "Cy", days: 1))
    }
    store.send(.extended(loan: 2, days: 4)) { $0.loans[id: 2]?.days = 5 }
    store.send(.returned(loan: 1)) { $0.loans[id: 1]?.isReturned = true }
    store.send(.returned(loan: 9))
    store.send(.cleared) { $0.loans = [] }
    await store.finish()
  }

  @Test func `a deletion is confirmed, and its dialog stays until the end`() async {
    let store = detail()
    await store.receive(.load(.request)) { $0.isLoading = true }
    await load.fail(with: .offline)
    await store.receive(.load(.failure(error: .offline))) {
      $0.isLoading = false
      $0.failure = .offline
    }
    store.send(.deleteTapped) { $0.dialog = .deletion(DeletionDialogState(tool: 1)) }
    store.send(.dialog(.deletion(.delete(.request)))) { $0.dialog?.deletion?.deletion = .loading(nil) }
    await delete.answer { $0 == 1 }
    await store.receive(.dialog(.deletion(.delete(.success)))) { $0.dialog = nil }
    await store.finish()
  }
}
