@testable import GoldenCode

/// Samples of many actions, by number.
enum Crowd {
  static func action(_ number: Int) -> CrowdAction {
    switch number {
    case 0: .action0
    case 1: .action1(id: 1)
    case 2: .action2(id: 2, name: "new")
    case 3: .action3("new")
    case 99: .action99("new")
    case 100: .action100
    case 199: .action199("new")
    case 200: .action200
    case 254: .action254(id: 254, name: "new")
    case 255: .action255("new")
    default: .action259("new")
    }
  }
}
