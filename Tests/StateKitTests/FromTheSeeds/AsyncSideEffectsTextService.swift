extension AsyncSideEffectsText {
  @MainActor
  protocol DataService: Sendable {
    func fetchUsers() -> Promise<[User]>
    func fetchPosts() -> Promise<[Post]>
    func createPost(title: String) -> Promise<Post>
  }

  /// A substitute for the promise library: the test fulfils or rejects the promise, synchronously.
  @MainActor
  final class Promise<Value> {
    private var keep: [(Value) -> Void] = []
    private var fail: [(any Error) -> Void] = []

    @discardableResult
    func then(_ body: @escaping (Value) -> Void) -> Promise {
      keep.append(body)
      return self
    }

    @discardableResult
    func `catch`(_ body: @escaping (any Error) -> Void) -> Promise {
      fail.append(body)
      return self
    }

    func fulfil(_ value: Value) {
      for body in keep { body(value) }
    }

    func reject(_ error: any Error) {
      for body in fail { body(error) }
    }
  }

  /// A substitute for the network: the test fulfils its promises.
  struct RemoteDataService: DataService {
    static let users = Promise<[User]>()

    func fetchUsers() -> Promise<[User]> { RemoteDataService.users }
    func fetchPosts() -> Promise<[Post]> { Promise() }
    func createPost(title: String) -> Promise<Post> { Promise() }
  }

  /// A service for one test.
  final class StubDataService: DataService {
    let users = Promise<[User]>()
    let posts = Promise<[Post]>()
    let post = Promise<Post>()

    func fetchUsers() -> Promise<[User]> { users }
    func fetchPosts() -> Promise<[Post]> { posts }
    func createPost(title: String) -> Promise<Post> { post }
  }

  struct Offline: Error {}
}
