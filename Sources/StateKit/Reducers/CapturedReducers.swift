/// The reducers of many children, captured by a closure as one reference. A closure's captures are passed one by one at
/// each call, so a reducer with a thousand captured children would pay for all of them with each action.
///
/// Generated reducers of many children use it; other code does not need to.
public struct _CapturedReducers: Sendable {
  /// A reducer of any type.
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

  /// Stores reducers in order.
  @inlinable public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The reducer at a position. The type must be the reducer's own: a wrong one traps in debug builds, and is undefined
  /// behavior in release builds.
  @inlinable
  public subscript<State, Action>(
    position: Int,
    type: Reducer<State, Action>.Type
  ) -> Reducer<State, Action> {
    unsafeDowncast(elements[position], to: Held<State, Action>.self).reducer
  }
}

extension Reducer {
  /// For generated code: the reducer as an element of `_CapturedReducers`.
  public var _captured: _CapturedReducers.Element { _CapturedReducers.Held(self) }
}
