import StateKitAuthoring
import StateKitTestSupport
import Testing

/// Deeply nested declarations do not overflow the stack of the thread.
@Suite(.timeLimit(.minutes(2))) struct DeepDiffTests {
  /// Structs `S0`, `S1`, …, each in the one before; the last one holds a value of a type.
  private func schema(_ last: String) -> String {
    let depth = Thoroughness.rounds(6_000, all: 20_000)
    let types = (0..<depth).map {
      #""S\#($0)": {"struct": {"s": "\#($0 + 1 < depth ? "S\($0 + 1)" : last)"}}"#
    }
    return StateKitAuthoringTests.schema(
      #"{"D": {"actions": {"a": "(s: S0)"}}}"#,
      types: "{\(types.joined(separator: ", "))}"
    )
  }

  @Test func `a change below thousands of structs is found`() throws {
    let impact = try diff(schema("Int"), schema("String")).filter(\.isBreaking)
    #expect(impact.contains { $0.name == "D.a" || $0.name.contains("S") })
  }
}
