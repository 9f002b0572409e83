import ReSwift
import Testing

@testable import Market

struct SessionTests {
  @Test func `signing in waits for the server`() {
    let state = session(SessionActions.SignIn(name: "ann"))
    #expect(state.isBusy)
    #expect(state.pendingName == "ann")
    #expect(state.account == nil)
  }

  @Test func `the account comes from the server`() {
    let state = session(SessionActions.SignIn(name: "ann"), SessionActions.SignedIn(account: .ann))
    #expect(state.account == .ann)
    #expect(!state.isBusy)
  }

  @Test func `three failures lock the session`() {
    let failed = SessionActions.Failed(reason: "offline")
    let state = session(failed, failed, failed, SessionActions.SignIn(name: "ann"))
    #expect(state.failures == ["offline", "offline", "offline"])
    #expect(state.isLocked)
    #expect(state.pendingName == "")
    #expect(!session(SessionActions.ForgetFailures(), from: state).isLocked)
  }

  @Test func `a new name begins with a capital`() {
    let state = session(SessionActions.SignedIn(account: .ann), SessionActions.Rename(name: "anna"))
    #expect(state.account?.name == "Anna")
  }

  @Test func `nobody is renamed without an account`() {
    #expect(session(SessionActions.Rename(name: "anna")).account == nil)
  }

  @Test func `an account joins the members`() {
    let state = session(SessionActions.SignedIn(account: .ann), SessionActions.JoinMembers())
    #expect(state.account?.isMember == true)
  }

  @Test func `signing out keeps the failures`() {
    let state = session(
      SessionActions.SignedIn(account: .ann),
      SessionActions.Failed(reason: "offline"),
      SignedOut(keepsCart: false)
    )
    #expect(state.account == nil)
    #expect(state.failures == ["offline"])
  }
}
