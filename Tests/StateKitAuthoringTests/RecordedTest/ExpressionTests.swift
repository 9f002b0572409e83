import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct ExpressionTests {
  private let product: Expression = .call(
    "Product",
    [
      Expression.Element(label: Identifier("id"), value: .plain("1")),
      Expression.Element(label: Identifier("tags"), value: .array([.plain("\"a\""), .plain("\"b\"")])),
    ]
  )

  private func text(_ expression: Expression, _ width: Int) -> String {
    expression.lines(after: "let p = ", before: ";", within: width).map(\.text).joined(separator: "\n")
  }

  @Test func `a short expression is on one line`() {
    expectEqual(text(product, 45), #"let p = Product(id: 1, tags: ["a", "b"]);"#)
  }

  @Test func `the elements of a long call have their own lines`() {
    expectEqual(
      text(product, 26),
      """
      let p = Product(
        id: 1,
        tags: ["a", "b"]
      );
      """
    )
  }

  @Test func `long elements have their own lines, and lists end with a comma`() {
    expectEqual(
      text(product, 16),
      """
      let p = Product(
        id: 1,
        tags: [
          "a",
          "b",
        ]
      );
      """
    )
  }

  @Test func `a dictionary has keys, also an empty one`() {
    expectEqual(Expression.dictionary([("1", .plain("2"))]).code.text, "[1: 2]")
    expectEqual(Expression.dictionary([]).code.text, "[:]")
  }

  @Test func `a long closure has its body on a line of its own`() {
    let closure: Expression = .closure(head: "text", body: "await find.call(text)")
    expectEqual(text(closure, 60), "let p = { text in await find.call(text) };")
    expectEqual(
      text(closure, 30),
      """
      let p = { text in
        await find.call(text)
      };
      """
    )
  }
}
