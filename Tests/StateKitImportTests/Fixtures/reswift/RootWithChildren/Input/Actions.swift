import ReSwift

struct AppLaunched: Action {}

/// It ends all work.
struct SignedOut: Action {
  let reason: String
}

enum SessionAction: Action {
  case signedIn(user: String)
  case expired
}

enum TodosAction: Action {
  case added(title: String)
  case filtered(TodosState.Filter)
}
