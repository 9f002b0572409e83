extension GeneratedCode {
  /// A state that is written by hand, as generated code knows it.
  ///
  /// Swift finds the state by the witness of `judge(_:)`. Where the schema misspells the type, or the type has not what a
  /// parent's state needs of it, there is no witness: Swift says so at that one place, and all other code goes on with an
  /// ``UnknownState``.
  ///
  ///     enum StateByHand: StateKit.GeneratedCode.StateByHand {}
  ///     extension UsersAction.StateByHand {
  ///       static func judge(_: StateKit.GeneratedCode.EquatableState<UsersModel>) {}
  ///     }
  public protocol StateByHand {
    /// The state that the schema names.
    associatedtype State = UnknownState

    /// Names the state; never called.
    static func judge(_ state: State)
  }

  /// The type itself, which must be comparable, as the parent's state is.
  public typealias EquatableState<State: Equatable> = State

  /// The type itself, which must be hashable, as the parent's state is.
  public typealias HashableState<State: Hashable> = State

  /// The type itself, which must have a coded form, as the parent's state has.
  public typealias CodableState<State: Codable> = State

  /// The type itself, which must have an `id`, as lists have it.
  public typealias IdentifiableState<State: Identifiable> = State

  /// A type in the place of one that Swift cannot find or use as a state, with all that generated code may ask for, so
  /// that one mistake is one error. There is no value of it.
  @dynamicMemberLookup
  public enum UnknownState: Hashable, Identifiable, Codable, Sendable {
    /// An identity, as elements of lists have it.
    public var id: Never { switch self {} }

    /// Throws, as there is nothing to decode.
    public init(from decoder: any Decoder) throws {
      throw DecodingError.valueNotFound(
        UnknownState.self,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "This state was not found.")
      )
    }

    /// Writes nothing.
    public func encode(to encoder: any Encoder) throws { switch self {} }

    /// Any property.
    public subscript<Value>(dynamicMember name: String) -> Value {
      get { switch self {} }
      set { switch self {} }
    }
  }
}

extension GeneratedCode.StateByHand {
  /// The default, where no state was found.
  public static func judge(_ state: State) {}
}
