import StateKit
import StateKitTestSupport
import Testing

/// Clients that throw errors of any type, as suppliers of work.
struct MappedErrorsTests {
  private struct Offline: Error {}

  private struct Failure: Error, Equatable {
    let text: String
  }

  private struct Client: Sendable {
    func user(_ id: Int) async throws -> String {
      if id > 1 { throw Offline() }
      return "user \(id)"
    }

    func names() -> AsyncThrowingStream<String, any Error> {
      AsyncThrowingStream { continuation in
        continuation.yield("Ada")
        continuation.yield("Eva")
        continuation.finish(throwing: Offline())
      }
    }
  }

  private let client = Client()

  @Test func `a function returns the same value, and throws an error of one type`() async throws {
    let user: @Sendable (Int) async throws(Failure) -> String = mapError(of: client.user) {
      Failure(text: "\($0)")
    }
    try await expectEqual(user(1), "user 1")
    await #expect(throws: Failure(text: "Offline()")) { try await user(2) }
  }

  @Test func `functions of any number of parameters do`() async throws {
    let none: @Sendable () async throws(Failure) -> Int = mapError {
      throw Offline()
    } to: { _ in
      Failure(text: "none")
    }
    let three: @Sendable (Int, String, [Int]) async throws(Failure) -> (String, Int) = mapError {
      number,
      text,
      list in
      if list.isEmpty { throw Offline() }
      return (text, number)
    } to: { _ in
      Failure(text: "empty")
    }
    await #expect(throws: Failure(text: "none")) { try await none() }
    #expect(try await three(1, "a", [2]) == ("a", 1))
    await #expect(throws: Failure(text: "empty")) { try await three(1, "a", []) }
  }

  @Test func `a sequence gives the same values, and ends with an error of one type`() async {
    let names: any AsyncSequence<String, Failure> = mapError(of: client.names()) { Failure(text: "\($0)") }
    var given: [String] = []
    do throws(Failure) {
      for try await name in names { given.append(name) }
    } catch {
      given.append(error.text)
    }
    expectEqual(given, ["Ada", "Eva", "Offline()"])
  }
}
