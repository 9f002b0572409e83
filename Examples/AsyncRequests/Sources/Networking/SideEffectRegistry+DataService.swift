public import AppCore
public import StateKit

extension SideEffectRegistry where State == AppState, Action == AppAction {
  /// Connects a service to the requests that the app's domains declare.
  public func register(_ service: some DataService) {
    register(UsersEffects(fetchUsers: service.users), at: .users)
    register(PostsEffects(fetchPosts: service.posts, createPost: service.createPost), at: .posts)
  }
}
