extension _GeneratedCode {
  /// A state that is written by hand, as seen by generated code.
  ///
  /// Swift infers the state from the witness of `judge(_:)`. If the schema misspells the type, or the type lacks a
  /// conformance that the parent's state needs, the witness is missing: Swift reports an error at that one place, and
  /// all other code is compiled with an ``UnknownState``.
  ///
  ///     enum StateByHand: StateKit._GeneratedCode.StateByHand {}
  ///     extension UsersAction.StateByHand {
  ///       static func judge(_: StateKit._GeneratedCode.EquatableState<UsersModel>) {}
  ///     }
  public protocol StateByHand {
    /// The state that the schema names.
    associatedtype JudgedState = UnknownState

    /// Names the state; never called.
    static func judge(_ state: JudgedState)
  }

  /// The type itself, which must be `Equatable`, like the parent's state.
  public typealias EquatableState<State: Equatable> = State

  /// The type itself, which must be `Hashable`, like the parent's state.
  public typealias HashableState<State: Hashable> = State

  /// The type itself, which must be `Codable`, like the parent's state.
  public typealias CodableState<State: Codable> = State

  /// The type itself, which must be `SensitiveProperties`, because the schema calls a property of it sensitive.
  public typealias SensitiveState<State: SensitiveProperties> = State

  /// The type itself, which must be `Identifiable`, because lists need its `id`.
  public typealias IdentifiableState<State: Identifiable> = State

  /// Replaces a type that Swift cannot find or use as a state. It has every member that generated code may use, so that
  /// one mistake causes one error, but values of it cannot be made.
  @dynamicMemberLookup
  public enum UnknownState: Hashable, Identifiable, Codable, Sendable {
    /// An identity, which elements of lists need.
    public var id: Never { switch self {} }

    /// Always throws, because a value cannot be made.
    public init(from decoder: any Decoder) throws {
      throw DecodingError.valueNotFound(
        UnknownState.self,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "This state was not found.")
      )
    }

    /// Never called, because values do not exist.
    public func encode(to encoder: any Encoder) throws { switch self {} }

    /// Any property.
    public subscript<Value>(dynamicMember name: String) -> Value {
      get { switch self {} }
      set { switch self {} }
    }
  }
}

extension _GeneratedCode.StateByHand {
  /// The default, if no state was found.
  public static func judge(_ state: JudgedState) {}
}
