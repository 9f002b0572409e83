import Foundation

@testable import Club

let today = Date(timeIntervalSince1970: 1_000_000)
let ann = Member(id: 1, name: "Ann", grade: .easy, joined: today)
let bob = Member(id: 2, name: "Bob", grade: .hard, joined: today)
let annRow = MemberRow.State(id: 1, name: "Ann", grade: .easy)
let bobRow = MemberRow.State(id: 2, name: "Bob", grade: .hard)
let rope = Gear(id: 1, name: "Rope", category: .rope, total: 3)
let helmet = Gear(id: 2, name: "Helmet", category: .helmet, total: 1)
