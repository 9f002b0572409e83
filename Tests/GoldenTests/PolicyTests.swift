import StateKit
import StateKitGenerator
import StateKitTestSupport
import Testing

/// The words of `policy`, which generated code has as cases of the runtime.
struct PolicyTests {
  @Test func `each policy of the language is one of the runtime`() {
    let policies: [EffectPolicy] = [.latest, .first, .every, .queue, .again]
    for policy in policies {
      // A new case is an error here, and comes into the list above.
      switch policy {
      case .latest, .first, .every, .queue, .again: break
      }
    }
    expectEqual(Set(policies.map { "\($0)" }), Set(PolicySchema.allCases.map(\.rawValue)))
  }
}
