import Foundation
import ReSwift

struct Account: Equatable {
  var name: String
}

enum SessionActions {
  struct SignIn: Action {
    let account: Account
    let date: Date
  }

  struct SignOut: Action {}

  struct Rename: Action {
    let name: String
  }
}

struct ShowMessage: Action {
  let message: String?
}

struct AddAttemptAction: Action {
  let count: Int
}

/// The title and the buttons make one text.
struct ShowAlert: Action {
  let text: String

  init(title: String, buttons: [String]) {
    text = ([title] + buttons).joined(separator: " ")
  }
}
