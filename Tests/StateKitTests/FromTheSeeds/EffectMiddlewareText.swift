import StateKit

/// What the examples of text 1, on effect middleware, take for granted.
@MainActor
enum EffectMiddlewareText {
  enum ApiRequestAction: Equatable, Sendable {
    case users
    case somethingIDontCare
  }

  enum ApiResponseAction: Equatable, Sendable {
    case someResponse(String)
  }

  struct SomeState: Equatable, Sendable {
    var isEverything = false
  }

  enum AppAction: Equatable, Sendable {
    case request(ApiRequestAction)
    case response(ApiResponseAction)
  }

  typealias ApiMiddleware<Dependencies: Sendable> = EffectMiddleware<
    ApiRequestAction, ApiResponseAction, SomeState, Dependencies
  >

  /// A store that hands requests to a middleware, and writes all actions down.
  static func trace(
    _ middleware: some Middleware<ApiRequestAction, ApiResponseAction, SomeState>
  ) -> ActionTrace<SomeState, AppAction> {
    let lifted = middleware.lift(
      inputAction: { (action: AppAction) in
        if case .request(let request) = action { return request }
        return nil
      },
      outputAction: AppAction.response,
      state: { $0 }
    )
    return ActionTrace(SomeState(), Reducer { _, _ in }, lifted)
  }
}
