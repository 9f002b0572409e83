struct Route: Equatable, Identifiable {
  let id: Int
  var name: String
  var grade: Grade
  var setter: String
  var votes = 0
  var isClosed = false
}
