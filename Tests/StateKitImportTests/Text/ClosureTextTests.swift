#if Import
import StateKitTestSupport
import Testing

@testable import StateKitImport

/// The closures of effects.
struct ClosureTextTests {
  private func text(
    _ parameters: [String] = [],
    inputs: [String] = [],
    leading: String = "",
    result: String
  ) -> String {
    ClosureText(parameters: parameters, inputs: inputs).text(leading, result: result)
  }

  @Test func `one value of the state is a parameter behind those of the action`() {
    expectEqual(text(result: "1"), "{\n  1\n}")
    expectEqual(text(["id"], inputs: ["count"], result: "count"), "{ id, count in\n  count\n}")
  }

  @Test func `a value with the name of a keyword has backticks`() {
    expectEqual(text(inputs: ["default"], result: "`default`"), "{ `default` in\n  `default`\n}")
  }

  @Test func `several values come as one, of which those that are used get their names`() {
    expectEqual(
      text(inputs: ["a", "b"], result: "a + b"),
      "{ values in\n  let (a, b) = (values.a, values.b)\n  return a + b\n}"
    )
    expectEqual(
      text(inputs: ["a", "b"], result: "b"),
      "{ values in\n  let b = values.b\n  return b\n}"
    )
    expectEqual(text(inputs: ["a", "b"], result: "1"), "{ _ in\n  return 1\n}")
  }

  @Test func `the name of several values is a free one`() {
    expectEqual(
      text(["values"], inputs: ["given", "b"], result: "b"),
      "{ values, read in\n  let b = read.b\n  return b\n}"
    )
  }

  @Test func `a result behind statements is returned`() {
    expectEqual(text(leading: "save()", result: "1"), "{\n  save()\n  return 1\n}")
    expectEqual(text(leading: "save()", result: ""), "{\n  save()\n}")
  }
}
#endif
