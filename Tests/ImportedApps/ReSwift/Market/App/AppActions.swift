import ReSwift

struct AppLaunched: Action {}

/// The app comes to the front at this time.
struct AppActivated: Action {
  let time: Int
}

/// Everything that belongs to the account goes.
struct SignedOut: Action {
  let keepsCart: Bool
}
