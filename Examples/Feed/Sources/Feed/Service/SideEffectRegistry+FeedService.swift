import StateKit

extension SideEffectRegistry where State == AppState, Action == AppAction {
  /// Lets a service do what the app's domains declare to be done.
  func register(_ service: some FeedService) {
    register(LoginEffects(logIn: service.logIn))
    register(FeedEffects(loadPage: service.page))
    register(RowEffects(saveLike: service.saveLike))
    register(DetailEffects(loadComments: service.comments))
  }
}
