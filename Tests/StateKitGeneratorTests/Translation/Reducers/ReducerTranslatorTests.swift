import Testing

@testable import StateKitGenerator

struct ReducerTranslatorTests {
  private func code(children: Int) -> String {
    let names = (0..<children).map { #""c\#($0)": "Part""# }.joined(separator: ", ")
    return generated(
      """
      {
        "statekit": 1,
        "domains": {
          "App": { "children": { \(names) } },
          "Part": { "actions": { "go": { "allow": ["SK0690"], "reduce": "none" } } }
        }
      }
      """
    )
  }

  @Test func `few reducers of children are captured each by itself`() {
    let code = code(children: 8)
    #expect(code.contains("case .c7(let action): c7._reduce(&state.c7, action, in: domains[7]"))
    #expect(!code.contains("_CapturedReducers"))
  }

  @Test func `many are captured as one reference, and each is found at its position`() {
    let code = code(children: 9)
    #expect(code.contains("let children = StateKit._CapturedReducers(["))
    for child in 0..<9 {
      #expect(code.contains("      c\(child)._captured,\n"))
      #expect(code.contains("children[\(child), StateKit.Reducer<PartState, PartAction>.self]._reduce("))
    }
    #expect(!code.contains("c0._reduce("))
  }
}
