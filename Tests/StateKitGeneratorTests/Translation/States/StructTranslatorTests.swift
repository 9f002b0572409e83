import Testing

@testable import StateKitGenerator

struct StructTranslatorTests {
  private let schema = """
    {
      "statekit": 1, "access": "ACCESS",
      "domains": { "App": { "state": { "count": "Int = 0", "name": "String", "note": "String?" } } }
    }
    """

  @Test func `a struct of the module alone has the initialiser that Swift gives`() {
    let code = generated(schema.replacing("ACCESS", with: "internal"))
    #expect(
      code.contains(
        """
        nonisolated struct AppState: Swift.Equatable, Swift.Sendable {
          var count: Swift.Int = 0
          var name: Swift.String
          var note: Swift.String? = nil
        }
        """
      )
    )
  }

  @Test(arguments: ["public", "package"])
  func `a struct for others has an initialiser with the defaults`(access: String) {
    let code = generated(schema.replacing("ACCESS", with: access))
    #expect(code.contains("\(access) var count: Swift.Int\n"))
    #expect(
      code.contains("\(access) init(count: Swift.Int = 0, name: Swift.String, note: Swift.String? = nil) {")
    )
  }
}
