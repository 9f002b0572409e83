struct Account: Equatable, Sendable {
  let id: Int
  var name: String
  var isMember = false
}
