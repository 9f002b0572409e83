#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
import Foundation
#else
public import Foundation
public import OpenCombine
#endif
import StateKit

/// The declarations that the listings of text 1, on effect middleware, assume where they use publishers.
@MainActor
enum PublisherText {
  enum ApiRequestAction: Equatable, Sendable {
    case users
    case user(id: UUID)
    case userPicture(Int)
    case cancelImageDownload(Int)
    case somethingIDontCare
  }

  enum ApiResponseAction: Equatable, Sendable {
    case gotUserList([User])
    case errorRetrivingUserList
    case gotUserPicture(id: Int, data: Data)
    case errorRetrivingUserPicture(id: Int)
  }

  struct SomeState: Equatable, Sendable {
    var responses: [ApiResponseAction] = []
  }

  struct User: Codable, Equatable, Sendable {
    let name: String
  }

  enum AppAction: Equatable, Sendable {
    case request(ApiRequestAction)
    case response(ApiResponseAction)

    var request: ApiRequestAction? {
      if case .request(let action) = self { return action }
      return nil
    }
  }

  /// A replacement for Foundation's `URLSession`: each address has a subject by which the test answers.
  @MainActor
  final class URLSession: Sendable {
    nonisolated static let shared = URLSession()

    private var requests: [URL: PassthroughSubject<(data: Data, response: Int), URLError>] = [:]
    private(set) var cancelled: [URL] = []

    nonisolated init() {}

    func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: Int), URLError> {
      let subject = PassthroughSubject<(data: Data, response: Int), URLError>()
      requests[url] = subject
      return subject.handleEvents(
        receiveCancel: { [self] in MainActor.assumeIsolated { cancelled.append(url) } }
      ).eraseToAnyPublisher()
    }

    /// The request of an address that was made last.
    func request(_ url: URL) -> PassthroughSubject<(data: Data, response: Int), URLError>? {
      requests[url]
    }
  }

  struct URLError: Error {}

  static func fetchAllUsersURL() -> URL { URL(filePath: "/users") }
  static func fetchPicture(_ userId: Int) -> URL { URL(filePath: "/users/\(userId)/picture") }

  /// A store that hands requests to a middleware, and keeps the responses.
  static func store(
    _ middleware: some Middleware<ApiRequestAction, ApiResponseAction, SomeState>
  ) -> Store<SomeState, AppAction> {
    Store(
      initialState: SomeState(),
      reducer: Reducer { state, action in
        if case .response(let response) = action { state.responses.append(response) }
      },
      middleware: middleware.lift(
        inputAction: { $0.request },
        outputAction: AppAction.response,
        state: { $0 }
      )
    )
  }
}

#if !canImport(Combine)
// OpenCombine has this conformance in a separate library.
extension JSONDecoder: @retroactive TopLevelDecoder {}
#endif

#endif
