struct Gear: Equatable, Identifiable {
  enum Category: String, CaseIterable {
    case rope
    case harness
    case shoes
    case helmet
  }

  let id: Int
  var name: String
  var category: Category
  var total: Int
  var borrowed = 0

  var available: Int { total - borrowed }
}

/// A piece of gear that a member has taken home.
struct Loan: Equatable, Identifiable {
  let id: Int
  let gear: Gear.ID
  let member: Member.ID
}
