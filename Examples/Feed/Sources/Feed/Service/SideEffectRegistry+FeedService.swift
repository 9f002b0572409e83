import StateKit

extension SideEffectRegistry where State == AppState, Action == AppAction {
  /// Connects a service to the requests that the app's domains declare.
  func register(_ service: some FeedService) {
    register(LoginEffects(logIn: service.logIn))
    register(FeedEffects(loadPage: service.page))
    register(
      RowEffects(saveLike: { values throws(FeedError) in
        try await service.saveLike(of: values.id, isLiked: values.isLiked)
      })
    )
    register(DetailEffects(loadComments: service.comments))
  }
}
