import ReSwift

struct User: Equatable {
  let id: Int
  var name: String
}
