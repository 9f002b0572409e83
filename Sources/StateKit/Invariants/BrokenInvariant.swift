/// An invariant of a schema that does not hold in a state.
///
///     for broken in AppAction.brokenInvariants(in: state) { print(broken) }
///     // cart.aCheckoutHasRows of Cart.statekit.json, Cart:12: An order without rows is refused by the server.
///
/// A `TestStore` fails with it, a store and a host report it, if `StoreConfiguration` says so, and a `Replay` names the first
/// line that leads to it.
public struct BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  /// The name in the schema.
  public let name: String
  /// The path of the domain from the outermost one, with the ids of elements: `cart`, `orders[7].cart`. Empty for the outermost
  /// domain itself. A sensitive id is `•••`.
  public internal(set) var domain: String = ""
  /// The file, the domain and, if generated code has it, the line of the schema: `Cart.statekit.json, Cart:12`.
  public let declaration: String
  /// The text under `doc`.
  public let reason: String?

  /// The name behind the path of its domain: `cart.aCheckoutHasRows`.
  public var path: String { domain.isEmpty ? name : "\(domain).\(name)" }

  /// The path, the declaration and the reason.
  public var description: String { "\(path) of \(declaration)" + (reason.map { ": \($0)" } ?? "") }

  /// Puts the name of a child in front of the path.
  mutating func move(below child: String) {
    domain = domain.isEmpty ? child : "\(child).\(domain)"
  }
}

extension DomainAction {
  /// The invariants that do not hold in a state, of this domain and of all that are in it.
  ///
  ///     #expect(AppAction.brokenInvariants(in: state).isEmpty)
  ///
  /// A `TestStore` looks for them after each action by itself.
  public static func brokenInvariants(in state: DomainState) -> [BrokenInvariant] {
    var broken: [BrokenInvariant] = []
    withUnsafePointer(to: state) { actionTree.invariantSearch?.find($0, .everything, &broken) }
    return broken
  }
}
