// swift-format-ignore: NoLeadingUnderscores
/// For generated code: the invariants of one domain.
///
///     invariants: StateKit._Invariants(schema: "Cart.statekit.json", domain: "Cart") {
///       (state: UnsafePointer<CartState>, broken: inout StateKit._BrokenInvariants) in
///       broken.check(state.pointee.isTotalOfRows, "totalFits", line: 7)
///     }
public struct _Invariants<State>: Sendable {
  /// Checks the state at an address, because the state would be copied otherwise.
  public typealias Check = @Sendable (UnsafePointer<State>, inout _BrokenInvariants) -> Void

  /// Whether all invariants hold in the state at an address. It is compiled with the state's type, but without it in its own
  /// type, so that a check looks up no types.
  @usableFromInline typealias Holds = @Sendable (UnsafeRawPointer) -> Bool

  let schema: String
  let domain: String
  let check: Check
  let holds: Holds

  /// - Parameters:
  ///   - schema: The name of the file.
  ///   - domain: The name of the domain.
  ///   - check: Checks all invariants in a state.
  @inlinable public init(schema: String, domain: String, _ check: @escaping Check) {
    self.init(schema, domain, check) { state in
      var broken = _BrokenInvariants()
      check(state.assumingMemoryBound(to: State.self), &broken)
      return broken.isEmpty
    }
  }

  @usableFromInline
  init(_ schema: String, _ domain: String, _ check: @escaping Check, holds: @escaping Holds) {
    self.schema = schema
    self.domain = domain
    self.check = check
    self.holds = holds
  }

  /// Adds the invariants that do not hold in a state.
  func find(_ state: UnsafePointer<State>, _ found: inout [BrokenInvariant]) {
    var broken = _BrokenInvariants()
    check(state, &broken)
    guard let names = broken.names else { return }
    found += names.map { name, line, reason in
      let site = BridgeSite(name: schema, function: domain, line: line)
      return BrokenInvariant(
        name: "\(name)",
        declaration: site.description,
        reason: reason.map { "\($0)" }
      )
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// For generated code: the invariants of one domain that do not hold in its state.
public struct _BrokenInvariants {
  /// Nil as long as all hold, so that nothing is allocated.
  @usableFromInline var names: [(name: StaticString, line: UInt?, reason: StaticString?)]?

  @inlinable init() {}

  @inlinable var isEmpty: Bool { names == nil }

  /// Notes an invariant that does not hold.
  @inlinable public mutating func check(
    _ holds: Bool,
    _ name: StaticString,
    line: UInt? = nil,
    because reason: StaticString? = nil
  ) {
    if !holds { add(name, line, reason) }
  }

  @usableFromInline mutating func add(_ name: StaticString, _ line: UInt?, _ reason: StaticString?) {
    names = (names ?? []) + [(name, line, reason)]
  }
}
