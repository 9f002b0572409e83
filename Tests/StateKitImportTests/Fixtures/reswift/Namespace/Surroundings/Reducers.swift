import ReSwift

enum Flow: Equatable { case splash, signIn, dashboard }

struct Session: Equatable {
  let token: String
}

enum ProfileActions {
  struct SetSession: Action {
    let session: Session
  }

  struct NoSession: Action {}
}

struct CountVisits: Action {
  let amount: Int
}

enum Reducers {}

extension Reducers {
  static let base = 0
}
