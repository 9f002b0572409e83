import StateKit

/// The declarations that the examples of text 1, on effect middleware, assume.
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

  /// A store that passes requests to a middleware, and records all actions.
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
