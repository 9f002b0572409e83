import ReSwift

struct Greet: Action {
  let name: String
}

struct AppStarted: Action {}
