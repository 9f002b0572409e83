#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Writes the middleware that runs bridges in a store of ReSwift, for each root with bridges.
struct OldHost {
  let sites: CallSites
  let domains: [String: ImportedDomain]
  let model: ModuleModel

  private var table: ReducerTable { sites.table }

  var pieces: [CallSites.Piece] {
    sites.hosted.filter { domains[table.domains[$0].name] != nil }.map(piece)
  }

  private func piece(_ root: Int) -> CallSites.Piece {
    let domain = table.domains[root]
    let name = CallSites.hosting(domain.name)
    let replaced = sites.bridges.replaced.filter { table.root(of: $0) == root }.map { "`\($0.shown)`" }
    let (state, action) = (sites.stateName(root), sites.actionName(root))
    let first = table.firstState(of: root, sites.names)
    return CallSites.Piece(
      key: "enum \(name)",
      text: """
        /// Runs the bridges of `\(domain.name)` in a store of ReSwift: its middleware takes the place of \(replaced.joined(separator: " and ")).
        enum \(name) {
          /// The host of the store that handles an action now. Only the main actor uses it.
          nonisolated(unsafe) private static var host: DomainHost<\(state), \(action)>?

          /// A middleware for `Store(reducer:state:middleware:)`.
          static func middleware(
            dispatch: @escaping (\(sites.protocolName(root) ?? "")) -> Void,
            getState: @escaping () -> \(state)?
          ) -> (@escaping (\(sites.protocolName(root) ?? "")) -> Void) -> (\(sites.protocolName(root) ?? "")) -> Void {
            nonisolated(unsafe) let store = (dispatch: dispatch, state: getState)
            let host = MainActor.assumeIsolated {
              DomainHost(.\(factory(domain))(reducer: \(sites.holder(root))().body)) {
                store.state() ?? \(first)
              } dispatch: {
                store.dispatch($0.old)
              }
            }
            return { next in
              { action in
                let outer = \(name).host
                \(name).host = host
                next(action)
                \(name).host = outer
                host.run()
              }
            }
          }

          /// Without the middleware the state changes, and no bridge runs.
          static func reduce(_ state: inout \(state), _ action: \(action)) {
            if let host {
              host.reduce(&state, action)
            } else {
              \(sites.holder(root))().reduce(into: &state, action: action)
            }
          }
        }
        """
    )
  }

  /// The name of the generated factories: `app` for `App`.
  private func factory(_ domain: ReducerDomain) -> String {
    let found = model.files.flatMap(\.domains).first { $0.name == domain.name }
    return found?.memberName.spelled ?? domain.name.decapitalizedFirst
  }
}

extension CallSites {
  static func hosting(_ domain: String) -> String { domain + "Hosting" }

  /// The roots whose bridges run in ReSwift's store.
  var hosted: [Int] {
    bridges.replaced.compactMap { table.root(of: $0) }.unique.filter { protocolName($0) != nil }
  }

  var hasHost: Bool { !hosted.isEmpty }

  /// The statement that changes the state of a domain.
  func reduction(_ position: Int, _ state: String, _ action: String) -> String {
    if hosted.contains(position) {
      return "\(CallSites.hosting(table.domains[position].name)).reduce(&\(state), \(action))"
    }
    return "\(holder(position))().reduce(into: &\(state), action: \(action))"
  }
}

extension ReducerTable {
  /// The domain whose state is that of the middleware's store.
  func root(of function: MiddlewareFunction) -> Int? {
    domains.firstIndex { $0.state.path == function.state?.path }
  }
}
#endif
