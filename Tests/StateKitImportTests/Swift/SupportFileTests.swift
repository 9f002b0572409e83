#if Import
import Testing

@testable import StateKitImport

struct SupportFileTests {
  private let text = SupportFile.text(for: "", schemas: "", readsDependencies: false)

  @Test func `a type of the app does not take the place of one of StateKit`() {
    let qualified = SupportFile.qualified(text) { $0 == "Domain" }
    #expect(qualified.contains("-> StateKit.Domain<State, Action>.Step {"))
    #expect(qualified.contains("    StateKit.Domain.declared(reducer: body)"))
    #expect(qualified.contains("any DomainEffects"))
  }

  @Test func `the text stays as it is without such a type`() {
    #expect(SupportFile.qualified(text) { _ in false } == text)
  }
}
#endif
