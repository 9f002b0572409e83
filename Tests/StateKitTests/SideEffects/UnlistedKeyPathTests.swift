import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct UnlistedKeyPathTests {
  private let issues = Recorder<RuntimeIssue>()
  private let registry = SideEffectRegistry<AppState, AppAction>()

  init() {
    registry.reporter = Reporter { [issues] in issues.append($0) }
  }

  private func add(_ count: Int, at path: any KeyPath<AppAction, String?> & Sendable) -> [Registration] {
    (0..<count).map { _ in registry.addBeforeReducers(path) { _ in } }
  }

  @Test func `twenty side effects at paths that are not listed are reported, once`() {
    _ = add(19, at: \.users?.spoken)
    #expect(issues.all.isEmpty)
    _ = add(21, at: \.users?.spoken)
    expectEqual(issues.all.map(\.kind), [.unlistedKeyPaths])
    expectEqual(
      issues.all.map(\.message),
      [
        """
        20 side effects for AppAction are registered by key paths that are not listed, so that each is tried on many \
        actions. Write "accessors": "indexed" in the schemas of these actions, and each is found by its number.
        """
      ]
    )
  }

  @Test func `removed ones do not count, nor do paths that are listed or types`() {
    for _ in 0..<10 {
      for registration in add(10, at: \.users?.spoken) { registration.cancel() }
    }
    for _ in 0..<200 {
      registry.addBeforeReducers(\.users?.renamed) { _ in }
      registry.addBeforeReducers(\.users?.renamed?.name) { _ in }
      registry.addBeforeReducers(\.users) { _ in }
      registry.addBeforeReducers { (_: UsersAction) in }
    }
    #expect(issues.all.isEmpty)
  }
}

extension UsersAction {
  fileprivate var spoken: String? { nil }
}
