import Foundation

struct Member: Equatable, Identifiable {
  let id: Int
  var name: String
  var grade: Grade
  var joined: Date
  var isActive = true

  var initials: String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

struct Climb: Equatable, Identifiable {
  let id: Int
  var route: String
  var grade: Grade
  var attempts = 1
  var isSent = false

  var points: Int {
    guard isSent else { return 0 }
    let base = (grade.rawValue + 1) * 100
    return attempts == 1 ? base + 50 : base
  }
}
