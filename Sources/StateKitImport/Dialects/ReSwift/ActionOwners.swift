#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Assigns each action to a domain.
///
/// An enum belongs to the domain whose name it has, if that domain's reducer matches it. Every other action belongs to
/// the only domain that matches it, or to the lowest domain that contains all that match it.
struct ActionOwners {
  /// An enum whose cases are actions of a domain.
  struct Cases {
    let type: DeclaredType
    let domain: Int
    /// Whether the generated enum replaces it. The domain's other enums stay, and their actions are translated.
    var isReplaced = false
    /// The names of the generated actions, by those of the app's cases.
    var names: [String: String] = [:]
  }

  /// A struct that is an action of a domain.
  struct Single {
    let action: StructAction
    let domain: Int
    var name: String
  }

  /// The enums, in the order in which reducers name them.
  private(set) var enums: [Cases] = []
  private(set) var structs: [Single] = []
  private(set) var doubts: [ImportDoubt] = []

  /// - Parameter others: Types of actions that only middleware names, with the domains of the middleware.
  init(_ table: ReducerTable, actions: ActionTypes, others: [(type: DeclaredType, domain: Int)]) {
    var order: [DeclaredType] = []
    var users: [[String]: [Int]] = [:]
    func note(_ type: DeclaredType, _ domain: Int) {
      if users[type.path] == nil { order.append(type) }
      if users[type.path]?.contains(domain) != true { users[type.path, default: []].append(domain) }
    }
    for (position, domain) in table.domains.enumerated() {
      if case .cases(let type) = domain.function.actionType { note(type, position) }
      for match in domain.body.matches { note(match.type, position) }
    }
    for (type, domain) in others where users[type.path] == nil { note(type, domain) }
    for type in order {
      let all = users[type.path] ?? []
      guard let domain = owner(of: type, among: all, table) else { continue }
      if type.kind == .enum {
        enums.append(Cases(type: type, domain: domain))
      } else {
        let matches = table.domains.flatMap { $0.body.matches.filter { $0.type.path == type.path } }
        structs.append(
          Single(action: StructAction(type, matches: matches, table.index), domain: domain, name: "")
        )
      }
    }
    for position in table.domains.indices { settle(position, table) }
    for index in enums.indices { nameCases(index) }
    for position in table.domains.indices { nameStructs(of: position, table) }
  }

  private mutating func owner(of type: DeclaredType, among all: [Int], _ table: ReducerTable) -> Int? {
    if type.kind == .enum, let named = all.first(where: { isNamed(type, table.domains[$0].name) }) {
      return named
    }
    if let lowest = table.lowest(above: all) { return lowest }
    if all.count > 1 {
      doubts.append(
        ImportDoubt(
          reason: "reducers without a common root match '\(type.name)'",
          location: type.source.location(of: type.declaration)
        )
      )
    }
    return all.first
  }

  private func isNamed(_ type: DeclaredType, _ domain: String) -> Bool {
    [domain + "Action", domain + "Actions"].contains(type.path.joined())
      || type.path.last == domain + "Action"
  }

  /// Chooses the enum that the generated one replaces: the one that the domain's reducer takes, the one named like the
  /// domain, or the only one.
  private mutating func settle(_ position: Int, _ table: ReducerTable) {
    let own = enums.indices.filter { enums[$0].domain == position }
    var typed: [String]?
    if case .cases(let type) = table.domains[position].function.actionType { typed = type.path }
    let isAlone =
      own.count == 1 && table.domains[position].children.isEmpty
      && !structs.contains { $0.domain == position }
    let main =
      own.first { enums[$0].type.path == typed }
      ?? own.first { isNamed(enums[$0].type, table.domains[position].name) } ?? (isAlone ? own.first : nil)
    if let main { enums[main].isReplaced = true }
  }

  // MARK: - Names of actions

  private mutating func nameCases(_ index: Int) {
    let entry = enums[index]
    let others = enums.filter { $0.domain == entry.domain && $0.type.path != entry.type.path }
      .flatMap { $0.type.cases.map(\.name.plainText) }
    for element in entry.type.cases {
      let name = element.name.plainText
      let isTaken = !entry.isReplaced && others.contains(name)
      enums[index].names[name] = isTaken ? prefix(of: entry.type) + name.capitalizedFirst : name
    }
  }

  private func prefix(of type: DeclaredType) -> String {
    var name = type.path.last ?? ""
    for ending in ["Actions", "Action"] where name.hasSuffix(ending) && name.count > ending.count {
      name = String(name.dropLast(ending.count))
    }
    return name.withSmallBeginning
  }

  private mutating func nameStructs(of position: Int, _ table: ReducerTable) {
    var taken = Set(enums.filter { $0.domain == position }.flatMap(\.names.values))
    taken.formUnion(table.domains[position].children.map(\.name))
    let own = structs.indices.filter { structs[$0].domain == position }
    let counts = Dictionary(grouping: own) { structs[$0].action.caseName }
    for index in own {
      let action = structs[index].action
      var name = action.caseName
      if taken.contains(name) || counts[name, default: []].count > 1 { name = action.longCaseName }
      while taken.contains(name) { name += "Action" }
      taken.insert(name)
      structs[index].name = name
    }
  }

  // MARK: - Queries

  func cases(of type: DeclaredType) -> Cases? { enums.first { $0.type.path == type.path } }
  func single(_ type: DeclaredType) -> Single? { structs.first { $0.action.type.path == type.path } }

  /// The domain and the name of the action that a branch matches.
  func place(of subject: MatchedActions.Subject) -> (domain: Int, name: String)? {
    switch subject {
    case .type(let type): return single(type).map { ($0.domain, $0.name) }
    case .enumCase(let type, let pattern):
      guard let entry = cases(of: type), let name = entry.names[pattern.name] else { return nil }
      return (entry.domain, name)
    }
  }

  /// The enum of a domain that the generated one replaces.
  func replaced(of domain: Int) -> Cases? { enums.first { $0.domain == domain && $0.isReplaced } }
}
#endif
