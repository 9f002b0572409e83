import Dependencies
import Foundation
import StateKit

/// The handlers of `Feed`, which were the branches of a reducer in Feed.swift.
struct Feed: FeedReducing, ImportedFeature {
  typealias State = FeedState
  typealias Action = FeedAction

  enum FeedError: Error, Equatable { case offline, server(code: Int) }

  @Dependency(\.feedClient) private var client
  @Dependency(\.continuousClock) var clock

  private struct RefreshID: Hashable {}

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .feed(self, posts: Post().body, path: .feedPath(post: Post().body))
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { Post().allEffects }

  func view(_ state: inout State, _ value0: FeedAction.ViewAction) {
    switch value0 {
    case .onAppear:
      guard state.status == .idle else { return }
      state.status = .loading
      #warning("statekit-import: an effect that starts under a condition: 'load' makes the effect")
      // return load(state: &state)
      return
    case .refresh(force: true):
      state.posts = []
    case .refresh:
      break
    case .rowTapped(let index):
      guard state.posts.indices.contains(index) else { return }
      let post = state.posts[index]
      state.path.append(post)
    case .closed:
      state.path.removeAll()
    }
  }

  func loaded(_ state: inout State, _ value0: Result<[PostState], Feed.FeedError>) {
    switch value0 {
    case .success(let posts) where posts.isEmpty:
      state.status = .idle
    case .success(let posts):
      state.posts = IdentifiedArrayOf(uniqueElements: posts)
      state.status = .idle
      state.total = posts.count
    case .failure(.offline):
      state.status = .failed("offline")
    case .failure(.server(let code)):
      state.status = .failed("server \(code)")
    }
  }

  func progress(_ state: inout State, _ value0: Double?, of: Int) {
    switch (value0, of) {
    case (nil, _):
      break
    case (_, 0):
      break
    case (let value?, let total):
      state.total = Int(value * Double(total))
    }
  }

  func select(_ state: inout State, id: PostState.ID?) {
    switch id {
    case .some(let id):
      state.selection = id
    case .none:
      state.selection = nil
    }
  }

  func pair(_ state: inout State, a: Int, b: Int) {
    switch (a, b) {
    case (1, 2):
      state.total = 3
    case (2, 1):
      state.total = 3
    case (let a, let b) where a == b:
      state.total = a
    case (_, _):
      break
    }
  }

  func postsLike(_ state: inout State, posts: PostState.ID) {
    let id = posts
    switch () {
    case () where state.posts[id: id]?.likes == 3:
      state.total += 1
    case ():
      state.total += 2
    }
  }
}

extension FeedState {
  enum Status: Equatable { case idle, loading, failed(String) }

  static func == (a: Self, b: Self) -> Bool { a.posts == b.posts }
}

extension FeedAction {
  enum ViewAction: Equatable { case onAppear, refresh(force: Bool), rowTapped(Int), closed }
}

extension StackState where Element == FeedPathState {
  /// Shows a screen on top of the others.
  mutating func append(_ post: PostState) { append(.post(post)) }
}
