import ReSwift

struct AppLaunched: Action {}

/// It ends all work.
struct SignedOut: Action {
  let reason: String
}
