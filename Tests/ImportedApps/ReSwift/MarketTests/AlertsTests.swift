import ReSwift
import Testing

@testable import Market

struct AlertsTests {
  @Test func `alerts wait for each other`() {
    let state = alerts(
      AlertsActions.Show(title: "One", text: nil),
      AlertsActions.Show(title: "Two", text: "More"),
      AlertsActions.Dismiss()
    )
    #expect(state.queue == [Alert(title: "Two", text: "More")])
    #expect(alerts(AlertsActions.Dismiss()).queue.isEmpty)
  }

  @Test func `members are greeted as such`() {
    let member = Account(id: 1, name: "Bo", isMember: true)
    let state = alerts(AlertsActions.Greet(account: .ann), AlertsActions.Greet(account: member))
    #expect(state.queue.map(\.title) == ["Welcome back", "Welcome back, member"])
  }

  @Test func `the server makes an alert of lines`() {
    let state = alerts(AlertsActions.Remote(lines: ["Title", "a", "b"]), AlertsActions.Badge(count: 2))
    #expect(state.queue == [Alert(title: "Title", text: "a\nb")])
    #expect(state.badge == 2)
  }

  @Test func `a failure of the system has a code`() {
    #expect(alerts(SystemFailure(code: 5)).lastCode == 5)
  }

  @Test func `all actions are counted`() {
    #expect(alerts(AppLaunched(), SystemFailure(code: 5)).handled == 3)
  }
}
