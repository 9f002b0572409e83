import Foundation
import StateKit
import StateKitTestSupport
import Testing

struct AnyErrorTests {
  private enum Broken: Error { case early, late }

  @Test func `it says the type and the description of an error`() {
    let error = AnyError(Broken.early)
    #expect(error.type == "Broken" && error.description == "early" && "\(error)" == "early")
  }

  @Test func `errors with another type or description differ`() {
    enum Other: Error { case early }
    expectEqual(AnyError(Broken.early), AnyError(Broken.early))
    #expect(AnyError(Broken.early) != AnyError(Broken.late))
    #expect(AnyError(Broken.early) != AnyError(Other.early))
  }

  @Test func `the text of a text is the same`() {
    let error = AnyError(Broken.late)
    expectEqual(AnyError(error), error)
  }

  @Test func `it is stored`() throws {
    let error = AnyError(Broken.late)
    try expectEqual(JSONDecoder().decode(AnyError.self, from: JSONEncoder().encode(error)), error)
  }
}
