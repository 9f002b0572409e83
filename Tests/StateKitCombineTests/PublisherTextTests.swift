#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif
import Foundation
import StateKit
import StateKitCombine
import Testing

extension PublisherText {
  typealias ApiFetchMiddlewareDependencies = (
    session: @Sendable () -> URLSession, decoder: @Sendable () -> JSONDecoder
  )

  @MainActor
  struct Tests {
    @Test func `text 1, From Publisher: a list of users is fetched and decoded`() throws {
      let apiFetchMiddleware =
        EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, ApiFetchMiddlewareDependencies>
        .onAction {
          action,
          state,
          context in
          switch action {
          case .users:
            return context.dependencies.session()
              .dataTaskPublisher(for: fetchAllUsersURL())
              .map { data, _ in data }
              .decode(type: [User].self, decoder: context.dependencies.decoder())
              .map { users in ApiResponseAction.gotUserList(users) }
              .replaceError(with: ApiResponseAction.errorRetrivingUserList)
              .asEffect
          case .user, .userPicture, .cancelImageDownload:
            return .doNothing
          case .somethingIDontCare:
            return .doNothing
          }
        }.inject((session: { URLSession.shared }, decoder: JSONDecoder.init))
      let store = store(apiFetchMiddleware)
      store.dispatch(.request(.somethingIDontCare))
      #expect(store.runningEffects.isEmpty)

      store.dispatch(.request(.users))
      let request = try #require(URLSession.shared.request(fetchAllUsersURL()))
      request.send((Data(#"[{"name": "Ada"}]"#.utf8), 200))
      store.handleMail()
      #expect(store.state.responses == [.gotUserList([User(name: "Ada")])])
      request.send(completion: .finished)
      store.handleMail()
      #expect(store.runningEffects.isEmpty)

      store.dispatch(.request(.users))
      URLSession.shared.request(fetchAllUsersURL())?.send((Data("not JSON".utf8), 200))
      store.handleMail()
      #expect(store.state.responses.last == .errorRetrivingUserList)
      #expect(store.runningEffects.isEmpty)
    }

    /// The text's middleware, with a session of each test's own.
    private func pictures(
      _ session: URLSession
    ) -> EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, Void> {
      let apiFetchMiddleware =
        EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, ApiFetchMiddlewareDependencies>
        .onAction {
          action,
          state,
          context in
          switch action {
          case let .userPicture(userId):
            return context.dependencies.session()
              .dataTaskPublisher(for: fetchPicture(userId))
              .map { data, _ in ApiResponseAction.gotUserPicture(id: userId, data: data) }
              .replaceError(with: ApiResponseAction.errorRetrivingUserPicture(id: userId))
              .asEffect(cancellationToken: "image-for-user-\(userId)")
          case let .cancelImageDownload(userId):
            return context.toCancel("image-for-user-\(userId)")
          default:
            return .doNothing
          }
        }.inject((session: { session }, decoder: JSONDecoder.init))
      return apiFetchMiddleware
    }

    @Test
    func `text 1, Cancellation: this will automatically cancel any pending download for the same image`() {
      let session = URLSession()
      let store = store(pictures(session))
      store.dispatch(.request(.userPicture(1)))
      let old = session.request(fetchPicture(1))
      store.dispatch(.request(.userPicture(2)))
      store.dispatch(.request(.userPicture(1)))
      #expect(session.cancelled == [fetchPicture(1)])
      old?.send((Data([0]), 200))
      session.request(fetchPicture(2))?.send((Data([2]), 200))
      session.request(fetchPicture(1))?.send((Data([1]), 200))
      store.handleMail()
      #expect(
        store.state.responses == [
          .gotUserPicture(id: 2, data: Data([2])), .gotUserPicture(id: 1, data: Data([1])),
        ]
      )
    }

    @Test func `text 1, Cancellation: alternatively you can explicitly cancel tasks by token`() {
      let session = URLSession()
      let store = store(pictures(session))
      store.dispatch(.request(.userPicture(1)))
      store.dispatch(.request(.userPicture(2)))
      store.dispatch(.request(.cancelImageDownload(1)))
      #expect(session.cancelled == [fetchPicture(1)])
      session.request(fetchPicture(1))?.send((Data([1]), 200))
      session.request(fetchPicture(2))?.send(completion: .failure(URLError()))
      store.handleMail()
      #expect(store.state.responses == [.errorRetrivingUserPicture(id: 2)])
      #expect(store.runningEffects.isEmpty)
    }

    @Test func `text 1, Cancellation: using the URL would also be possible`() {
      let session = URLSession()
      let byURL = EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, Void>.onAction {
        action,
        _,
        context in
        switch action {
        case let .userPicture(userId):
          let url = fetchPicture(userId)
          return session.dataTaskPublisher(for: url)
            .map { data, _ in ApiResponseAction.gotUserPicture(id: userId, data: data) }
            .replaceError(with: ApiResponseAction.errorRetrivingUserPicture(id: userId))
            .asEffect(cancellationToken: url)
        case let .cancelImageDownload(userId): return context.toCancel(fetchPicture(userId))
        default: return .doNothing
        }
      }
      let store = store(byURL)
      store.dispatch(.request(.userPicture(1)))
      store.dispatch(.request(.userPicture(2)))
      store.dispatch(.request(.cancelImageDownload(2)))
      #expect(session.cancelled == [fetchPicture(2)])
      #expect(store.runningEffects.count == 1)
    }

    @Test func `text 1, Using Promises: what cancels may be what the reactive framework has`() {
      let subject = PassthroughSubject<User, Never>()
      let isSubscribed = CurrentValueSubject<Bool, Never>(false)
      let users = subject.handleEvents(
        receiveSubscription: { _ in isSubscribed.value = true },
        receiveCancel: { isSubscribed.value = false }
      ).eraseToAnyPublisher()
      let promising = EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, Promised>.onAction {
        action,
        _,
        context in
        guard action == .users else { return context.toCancel("users") }
        return .promise(cancellationToken: "users") { completion in
          context.dependencies.users.sink { completion(.gotUserList([$0])) }
        }
      }
      let store = store(promising.inject(Promised(users: users)))
      store.dispatch(.request(.users))
      #expect(isSubscribed.value)
      store.dispatch(.request(.cancelImageDownload(1)))
      #expect(!isSubscribed.value)
      store.dispatch(.request(.users))
      subject.send(User(name: "Ada"))
      subject.send(User(name: "Eva"))
      store.handleMail()
      #expect(store.state.responses == [.gotUserList([User(name: "Ada")])])
      #expect(!isSubscribed.value)
    }
  }
}

/// A publisher as a dependency.
// Unchecked: only the main actor uses it.
private struct Promised: @unchecked Sendable {
  let users: AnyPublisher<PublisherText.User, Never>
}

#endif
