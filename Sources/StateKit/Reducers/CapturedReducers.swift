/// The reducers of many children, which a function captures as one reference. What a function captures is handed over
/// at each call, piece by piece, so the reducer of a thousand children would pay for all of them with each action.
///
/// Generated reducers of many children use it; nothing else needs to.
public struct CapturedReducers: Sendable {
  /// One of them, of any type.
  public class Element: @unchecked Sendable {
    @usableFromInline init() {}
  }

  @usableFromInline
  final class Held<State, Action>: Element, @unchecked Sendable {
    @usableFromInline let reducer: Reducer<State, Action>

    @usableFromInline
    init(_ reducer: Reducer<State, Action>) {
      self.reducer = reducer
    }
  }

  @usableFromInline let elements: [Element]

  /// Holds reducers in order.
  @inlinable public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The reducer at a position, of a type that must be its own: a wrong one traps in debug builds, and is undefined behaviour in
  /// others.
  @inlinable
  public subscript<State, Action>(
    position: Int,
    type: Reducer<State, Action>.Type
  ) -> Reducer<State, Action> {
    unsafeDowncast(elements[position], to: Held<State, Action>.self).reducer
  }
}

extension Reducer {
  /// For generated code: the reducer as one of many.
  public var captured: CapturedReducers.Element { CapturedReducers.Held(self) }
}
