public import AppCore
public import StateKit

extension SideEffectRegistry where State == AppState, Action == AppAction {
  /// Lets a service do what the app's domains declare to be done.
  public func register(_ service: some DataService) {
    register(UsersEffects(fetchUsers: service.users), at: .users)
    register(PostsEffects(fetchPosts: service.posts, createPost: service.createPost), at: .posts)
  }
}
