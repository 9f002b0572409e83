import StateKitTestSupport
import Testing

@testable import StateKit

struct CausalLinkTests {
  private func chain(_ length: Int) -> CausalLink? {
    (1...length).reduce(nil) {
      CausalLink(ActionCause($1, by: .effect(nil), from: ActionSource()), after: $0)
    }
  }

  @Test func `a chain of 200 steps is kept as it is`() {
    let chain = chain(200)
    #expect(chain?.shortened === chain)
  }

  @Test func `of a longer one the newest 100 steps are kept, in their order`() {
    let shortened = chain(201)?.shortened
    expectEqual(shortened?.length, 100)
    expectEqual(shortened?.steps.map { $0.action as? Int }, (102...201).reversed())
  }
}
