#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The code that keeps the app's other code compiling while it still uses ReSwift's store: the old names, for the new
/// types and reducers.
struct CallSites {
  let table: ReducerTable
  let owners: ActionOwners
  let names: GeneratedTypeNames
  let shared: [ReducerBranches.Contribution]
  let bridges: MiddlewareBridges

  static let fileName = "OldCallSites.swift"

  /// The text of a declaration, and a key by which a later import recognises it.
  struct Piece {
    let key: String
    let text: String
  }

  /// - Parameter plans: The domains, with what the generator accepted of them.
  func pieces(_ plans: [DomainPlan], _ refusals: Refusals, _ model: ModuleModel) -> [Piece] {
    let included = Set(plans.map(\.domain.name))
    let all = table.domains.indices.filter { included.contains(table.domains[$0].name) }
    let domains = Dictionary(plans.map { ($0.domain.name, $0.domain) }) { first, _ in first }
    let translation = ActionTranslation(sites: self, domains: domains, refusals: refusals)
    var pieces: [Piece] = []
    for position in all {
      pieces += aliases(of: position) + conformances(of: position) + shortCases(of: position)
    }
    for position in all { pieces += translation.pieces(for: position) }
    for position in all {
      pieces += OldReducers(sites: self, position: position, refusals: refusals).pieces
    }
    return pieces + OldHost(sites: self, domains: domains, model: model).pieces
  }

  /// The modules that the old code imports. Only one type of StateKit is imported, because its other names are also
  /// those of ReSwift.
  var imports: [String] {
    let sources = table.domains.flatMap { domain in
      [domain.function.source, domain.state.source] + owners.enums.map(\.type.source)
        + owners.structs.map(\.action.type.source)
    }
    let modules = ModuleImports.kept(of: sources, besides: table.index.modules)
    let own = sources.contains { $0.imports.contains("ReSwift") } ? ["ReSwift"] : []
    return (modules + own).sorted().map { "import \($0)" }
      + (hasHost ? ["import class StateKit.DomainHost"] : [])
  }

  // MARK: - Names

  func stateName(_ position: Int) -> String { table.domains[position].name + "State" }
  func actionName(_ position: Int) -> String { table.domains[position].name + "Action" }
  func holder(_ position: Int) -> String {
    ReducerDomains.holder(of: table.domains[position].name, table.index)
  }

  /// `public `, `package `, or an empty text.
  func access(_ position: Int) -> String { Access(table.domains[position].state.access).prefix.text }

  /// The protocol of a domain's actions, as the reducers from its root down spell it; nil if all actions are enums.
  func protocolName(_ position: Int) -> String? {
    let root = table.ancestors(of: position).last
    let tree = table.domains.indices.filter { table.ancestors(of: $0).last == root }
    for domain in (root.map { [$0] } ?? []) + tree {
      for function in [table.domains[domain].function] + table.domains[domain].body.parts {
        if case .any(let name) = function.actionType { return name }
      }
    }
    return nil
  }

  /// Type aliases from the old names of a domain's state and action, where the new ones differ.
  private func aliases(of position: Int) -> [Piece] {
    let access = access(position)
    let types =
      [(table.domains[position].state.path, stateName(position))]
      + (owners.replaced(of: position).map { [($0.type.path, actionName(position))] } ?? [])
    return types.compactMap { path, name in
      guard path != [name], let last = path.last else { return nil }
      let alias = "typealias \(last) = \(name)"
      if path.count == 1 { return Piece(key: "typealias \(last)", text: "\(access)\(alias)") }
      let outer = names.name(of: Array(path.dropLast()))
      return Piece(
        key: "extension \(outer) typealias \(last)",
        text: "extension \(outer) {\n  \(access)\(alias)\n}"
      )
    }
  }

  /// Functions that make cases with the default values that the app's cases had.
  private func shortCases(of position: Int) -> [Piece] {
    guard let type = owners.replaced(of: position)?.type else { return [] }
    return type.cases.compactMap { element in
      let values = element.values
      guard values.contains(where: { $0.defaultValue != nil }) else { return nil }
      let (_, call) = CaseText.of(element, named: element.name.text)
      let parameters = values.enumerated().filter { $0.element.defaultValue == nil }.map { index, value in
        "\(value.label ?? "_ value\(index)"): \(names.spelling(of: value.type, in: type.path))"
      }
      let defaults = values.enumerated().compactMap { index, value -> String? in
        let name = value.label ?? "value\(index)"
        return value.defaultValue.map { given in
          "  let \(name): \(names.spelling(of: value.type, in: type.path)) = \(given.value.trimmedDescription)\n"
        }
      }
      let labels = values.filter { $0.defaultValue == nil }.map { ($0.firstName?.plainText ?? "_") + ":" }
        .joined()
      let action = actionName(position)
      return Piece(
        key: "extension \(action) func \(element.name.plainText)(\(labels))",
        text: """
          extension \(action) {
            /// The case with its default values.
            \(access(position))static func \(element.name.text)(\(parameters.joined(separator: ", "))) -> \(action) {
          \(Indentation.added("  ", to: defaults.joined()))    return \(call)
            }
          }
          """
      )
    }
  }

  /// `extension UsersAction: Action {}`
  private func conformances(of position: Int) -> [Piece] {
    guard let name = protocolName(position)?.withoutAny else { return [] }
    let own = owners.replaced(of: position)?.type
    // An extension with moved members already declares the app's protocols.
    let said =
      own?.inherited.filter { !LeftConformances.names.contains($0.prefix { $0 != "<" }.description) } ?? []
    let isSaid = own.map { type in
      said.contains {
        table.index.type($0.split(separator: ".").map(String.init), in: type.path)?.kind == .protocol
      }
        && ActionTypes(index: table.index).conforms(type) && !type.inherited.contains("Action")
    }
    if isSaid == true { return [] }
    let action = actionName(position)
    return [Piece(key: "extension \(action): \(name)", text: "extension \(action): \(name) {}")]
  }
}

extension String {
  /// `Action` in `any Action`.
  var withoutAny: String { hasPrefix("any ") ? String(dropFirst(4)) : self }
}
#endif
