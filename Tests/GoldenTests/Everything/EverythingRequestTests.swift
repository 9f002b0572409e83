import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The requests of the catalogue, one for each policy.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EverythingRequestTests {
  private let run = LibraryRun()

  private var catalogue: CatalogueState { run.store.state.catalogue }

  private func ask(_ requests: CatalogueAction...) {
    for request in requests { run.store.dispatch(.catalogue(request)) }
  }

  private func register(_ effects: CatalogueEffects) {
    run.store.sideEffects.register(effects, at: .catalogue)
  }

  @Test func `latest: a new request takes the place of the one that runs, whose answer is dropped`() async {
    let calls = GatedCalls<String>()
    register(
      CatalogueEffects(find: { text, _ throws(LibraryError) in
        await calls.run(text)
        return [Book(id: 0, title: text)]
      })
    )
    ask(.find(.request(text: "a")))
    await calls.begin(0)
    ask(.find(.request(text: "b")))
    await calls.begin(1)
    expectEqual(catalogue.hits, .loading(nil))
    await calls.finish(0, 1)
    await run.store.reached { $0.catalogue.hits.value == [Book(id: 0, title: "b")] }
    expectEqual(run.trace.actions.filter { $0.name == "catalogue.find.success" }.count, 1)
  }

  @Test func `again: of the requests during another one the last follows it`() async {
    let calls = GatedCalls<String?>()
    register(
      CatalogueEffects(loadPage: { cursor throws(LibraryError) in
        await calls.run(cursor)
        return ResultPage(books: [.emma], next: "2")
      })
    )
    ask(.loadPage(.request(cursor: nil)), .loadPage(.request(cursor: "replaced")))
    ask(.loadPage(.request(cursor: "last")))
    await calls.begin(0)
    await calls.finish(0)
    await run.store.reached { $0.catalogue.next == "2" }
    await calls.begin(1)
    expectEqual(calls.inputs, [nil, "last"])
    await calls.finish(1)
  }

  @Test func `every: all run side by side, also for one id, and the value of each id is its own`() async {
    let calls = GatedCalls<Int>()
    register(
      CatalogueEffects(rate: { id, stars in
        await calls.run(stars)
        return Double(id * 10 + stars)
      })
    )
    ask(.rate(.request(id: 1, stars: 3)), .rate(.request(id: 2, stars: 4)))
    await calls.begin(1)
    ask(.rate(.request(id: 1, stars: 5)))
    await calls.begin(2)
    expectEqual(catalogue.ratings, [1: .loading(nil), 2: .loading(nil)])
    await calls.finish(0, 1, 2)
    await run.store.reached { _ in run.trace.actions.filter { $0.name == "catalogue.rate.success" }.count == 3
    }
    expectEqual(catalogue.ratings[2], .loaded(24))
  }

  @Test func `queue: one after the other for each id, and other ids at once`() async {
    let calls = GatedCalls<Int>()
    register(CatalogueEffects(reserve: { id throws(LibraryError) in await calls.run(id) }))
    for id in [1, 1, 2] { ask(.reserve(.request(id: id))) }
    await calls.begin(1)
    expectEqual(calls.inputs.sorted(), [1, 2])
    await calls.finish(0, 1)
    await calls.begin(2)
    await calls.finish(2)
    await run.store.reached { $0.fines == 1.5 }
    expectEqual(calls.inputs.sorted(), [1, 1, 2])
  }

  @Test func `an error that is thrown becomes the failure, beside the value from before`() async {
    register(
      CatalogueEffects(
        loadPage: { _ throws(LibraryError) in throw .offline },
        find: { text, _ throws(LibraryError) in
          guard text == "emma" else { throw .unknownBook }
          return [.emma]
        }
      )
    )
    ask(.loadPage(.request(cursor: nil)), .find(.request(text: "emma")))
    await run.store.reached { $0.catalogue.note == "offline" && $0.catalogue.hits == .loaded([.emma]) }
    ask(.find(.request(text: "nobody")))
    expectEqual(catalogue.hits, .loading([.emma]))
    await run.store.reached { $0.catalogue.hits == .failed(.unknownBook, [.emma]) }
  }

  @Test func `until cancels the running request, and restores the earlier value`() async {
    let calls = GatedCalls<String>()
    register(
      CatalogueEffects(find: { text, _ throws(LibraryError) in
        await calls.run(text)
        return [.emma]
      })
    )
    ask(.find(.request(text: "a")))
    await calls.begin(0)
    #expect(run.names(of: .closed).contains("catalogue.cleared"))
    expectEqual(catalogue.hits, .idle)
    await calls.finish(0)
    ask(.find(.request(text: "b")))
    await calls.begin(1)
    await calls.finish(1)
    await run.store.reached { $0.catalogue.hits == .loaded([.emma]) }
    expectEqual(run.trace.actions.filter { $0.name == "catalogue.find.success" }.count, 1)
  }

  @Test func `a request without an input and a failure has neither of the two`() async {
    register(CatalogueEffects(countBooks: { 3 }))
    ask(.countBooks(.request))
    await run.store.reached { $0.catalogue.total == .loaded(3) }
  }

  @Test func `a request without a closure is reported by its name, and does not load`() {
    ask(.countBooks(.request))
    expectEqual(catalogue.total, .idle)
    expectEqual(run.issues.kinds, [.missingEffect])
    expectEqual(run.issues.messages.first?.contains("catalogue.countBooks"), true)
  }
}
