import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The names and labels in the action tree.
struct EverythingNameTests {
  @Test func `each leaf is named by its way, once`() {
    let names = LibraryAction.leaves.map(\.name)
    expectEqual(Set(names).count, names.count)
    expectEqual(
      names.filter { $0.hasPrefix("catalogue.") }.map { String($0.dropFirst(10)) },
      [
        "sorted", "sortedByTitle", "zoomed", "tidied", "picked", "pinned", "cleared", "pinnedFirst",
        "unpinned",
        "loadPage.request", "loadPage.success", "loadPage.failure",
        "find.request", "find.success", "find.failure", "find.cancelled",
        "rate.request", "rate.success", "rate.cancelled",
        "reserve.request", "reserve.success", "reserve.failure",
        "countBooks.request", "countBooks.success", "countBooks.cancelled", "filter.changed",
      ]
    )
    expectEqual(
      names.filter { $0.hasPrefix("back.") },
      names.filter { $0.hasPrefix("front.") }.map { "back" + $0.dropFirst(5) }
    )
  }

  @Test(arguments: [
    (LibraryAction.opened, "opened", []), (.account(.pinTyped(1, "2")), "account.pinTyped", ["_", "_"]),
    (.catalogue(.rate(.success(id: 1, average: 2))), "catalogue.rate.success", ["id", "average"]),
    (.catalogue(.find(.failure(error: .offline))), "catalogue.find.failure", ["error"]),
    (.detail(.readersChanged(to: 1)), "detail.readersChanged", ["to"]),
    (
      .loans(id: 1, action: .reminder(.silenced(for: 1, because: ""))), "loans.reminder.silenced",
      ["for", "because"]
    ),
    (.back(.rang(bell: 1, "")), "back.rang", ["bell", "_"]),
  ])
  func `an action finds its leaf`(action: LibraryAction, name: String, labels: [String]) {
    expectEqual(action.name, name)
    expectEqual(LibraryAction.leaves[action.leafIndex].name, name)
    expectEqual(LibraryAction.leaves[action.leafIndex].labels, labels)
  }

  @Test func `leaves have the documentation of the schema`() {
    expectEqual(LibraryAction.leaves.first?.documentation, "In the morning.")
    let page = LibraryAction.leaves.first { $0.name == "catalogue.loadPage.request" }
    expectEqual(page?.documentation, "The next page of the list.")
  }

  @Test func `accessors read the payload of an action, and are nil for other actions`() {
    let action = LibraryAction.loans(id: 2, action: .extended(days: 7))
    #expect(action.loans?.id == 2 && action.loans?.action.extended == 7)
    expectEqual(action[keyPath: \LibraryAction.loans?[id: 2]?.extended], 7)
    #expect(action.detail == nil && action.opened == nil && action.isLoans)
    expectEqual(LibraryAction.back(.rang(bell: 1, "Bo")).back?.rang?.bell, 1)
  }

  @Test func `with full accessors a payload can be changed, in a case that matches`() {
    var action = LibraryAction.catalogue(.rate(.request(id: 1, stars: 2)))
    action.catalogue?.rate?.request?.stars = 5
    action.catalogue?.pinned = 9
    expectEqual(action, .catalogue(.rate(.request(id: 1, stars: 5))))
  }

  @Test func `a domain may have accessors to read alone`() {
    let path: PartialKeyPath<MembershipAction> = \.checked
    let fullPath: PartialKeyPath<LoanAction> = \.extended
    #expect(!(path is WritableKeyPath<MembershipAction, (card: Int, pin: String)?>))
    #expect(fullPath is WritableKeyPath<LoanAction, Int?>)
  }
}
