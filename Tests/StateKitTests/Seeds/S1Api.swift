import StateKit

/// The actions of the text on effect middleware.
enum ApiRequestAction: Equatable, Sendable {
  case users
  case userPicture(Int)
  case cancelImageDownload(Int)
  case somethingIDontCare
}

enum ApiResponseAction: Equatable, Sendable {
  case someResponse(String)
  case gotUserList([String])
  case errorRetrievingUserList
  case gotUserPicture(id: Int)
}

enum ApiAction: Equatable, Sendable {
  case request(ApiRequestAction)
  case response(ApiResponseAction)
}

struct ApiState: Equatable, Sendable {
  var requests = 0
}

extension ActionTrace<ApiState, ApiAction> {
  /// A store with a middleware that receives requests and returns responses.
  static func api(_ api: some Middleware<ApiRequestAction, ApiResponseAction, ApiState>) -> Self {
    ActionTrace(
      ApiState(),
      Reducer { state, action in
        if case .request = action { state.requests += 1 }
      },
      AnyMiddleware { action, source, state in
        guard case .request(let request) = action else { return .doNothing }
        return api.handle(request, from: source, state: state).map(ApiAction.response)
      }
    )
  }
}
