import StateKitGenerator
import StateKitTestSupport
import Testing

/// Random schemas with all features of the language: each generates, compiles with warnings as errors, and
/// its types obey the laws in `Program`, which depend on the schema but not on the generator.
///
/// A failure prints the seed that draws the failing schema again.
struct RandomSchemaTests {
  /// A batch of schemas is compiled at once.
  private static let batches = stride(from: 0, to: Seeds.count, by: 25).map { $0..<min($0 + 25, Seeds.count) }

  @Test(arguments: batches)
  func `random schemas generate, compile without a warning and obey the laws`(numbers: Range<Int>) throws {
    try check(numbers.map { Drawing.draw(seed: Seeds.seed(ofSchema: $0), number: $0) })
  }

  @Test(.enabled(if: Seeds.count >= 100, "it takes a while: set STATEKIT_SCHEMAS=100"))
  func `a domain of very many actions compiles and obeys the laws`() throws {
    try check([Drawing.draw(seed: Seeds.seed, number: 0, size: .huge)])
  }

  private func check(_ schemas: [DrawnSchema]) throws {
    let generated = schemas.map(GeneratedSchema.init)
    for schema in generated {
      expectEqual(schema.problems, [], "\(schema.report)")
    }
    let problems = try Batch(schemas: generated).problems()
    #expect(problems.isEmpty, "\(problems)")
  }
}
