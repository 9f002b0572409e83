import Foundation
import MeetingsCore
import StateKit
import Testing

/// What the types promise about screens.
@MainActor
struct ScreenTests {
  /// The states of all domains that have screens in front of them or on top of them, and of the screens.
  private let states: [any Sendable] = [
    AppState.list, DetailState(meeting: 1), RecordingState(of: breakfast, isTranscribed: true),
    PastState(meeting: 1, record: Record(date: .now, transcript: "")), FormState(), breakfast,
    DeletionAlertState(), SpeechAlertState(reason: .denied), EndingAlertState(canBeDiscarded: true),
    FailureAlertState(), LoadAlertState(),
  ]

  @Test func `no optional stands for a screen: each state that may be nil is one of several`() {
    let optionals = states.flatMap { Mirror(reflecting: $0).children }.compactMap { property in
      (type(of: property.value) as? any OptionalState.Type).flatMap { $0.isState ? $0 : nil }
    }
    #expect(
      optionals.map { $0.name } == ["AppDestinationState", "DetailDestinationState", "RecordingAlertState"]
    )
    #expect(optionals.allSatisfy { $0.isOneOf })
  }

  @Test func `a screen takes the place of the one before`() {
    let store = Store.app(initialState: .list, reducer: appReducer)
    store.dispatch(.addTapped)
    store.dispatch(.loadFailed(error: .unreadable))
    #expect(store.destination == .alert(LoadAlertState()))
    #expect(store.destination?.add == nil)
  }

  @Test func `the store of a detail's place is that of one screen`() throws {
    let store = Store.app(initialState: .detail, reducer: appReducer)
    let screen = try #require(store.view(.path(id: 0)).unwrapped)
    guard case .detail(let detail) = screen.case else {
      Issue.record("Another screen is there.")
      return
    }
    detail.dispatch(.deleteTapped)
    detail.dispatch(.editTapped(meeting: 1))
    // A switch without a default: there are no other screens, and not two at a time.
    let shown: String =
      switch detail.view(.destination).case {
      case .edit(let form): form.title
      case .deletion: "deletion"
      case .speech(let alert): "\(alert.reason)"
      case nil: "nothing"
      }
    #expect(shown == "Breakfast")
  }
}

private protocol OptionalState {
  static var name: String { get }
  static var isOneOf: Bool { get }
}

extension OptionalState {
  /// Whether it is an optional of a state that schemas declare.
  fileprivate static var isState: Bool { name.hasSuffix("State") }
}

extension Optional: OptionalState {
  fileprivate static var name: String { "\(Wrapped.self)" }
  fileprivate static var isOneOf: Bool { Wrapped.self is any OneOfState.Type }
}
