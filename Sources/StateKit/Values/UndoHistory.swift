/// The earlier values of a part of the state, and those that were undone, for undo and redo.
///
///     "state": { "text": "String = \"\"", "history": "UndoHistory<String> = UndoHistory()" }
///
///     Button("Undo") { store.dispatch(.undone) }.disabled(!store.history.canUndo)
///
/// ``Reducer/undoable(_:history:limit:role:)`` fills it, and moves values between it and the state. It is a value of the state,
/// so that it is tested, saved and replayed like the rest. Arrays in it that did not change share their memory.
public struct UndoHistory<Value: Sendable>: Sendable {
  /// The earlier values, the oldest first.
  public private(set) var past: [Value] = []
  /// The values that were undone; the last of them is redone first.
  public private(set) var future: [Value] = []
  /// The group of the last step, while further steps of that group belong to it.
  private var group: String?

  /// Creates a history without steps.
  public init() {}

  /// Whether there is a step to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a step to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Keeps the value before a step. The undone steps are forgotten.
  ///
  /// - Parameters:
  ///   - value: The value before the step.
  ///   - group: Consecutive steps of the same group are undone together; nil for a step of its own.
  ///   - limit: The greatest number of steps to keep: the oldest ones are forgotten.
  public mutating func record(_ value: Value, group: String? = nil, limit: Int = 100) {
    future = []
    if group == nil || group != self.group { past.append(value) }
    if past.count > limit { past.removeFirst(past.count - limit) }
    self.group = group
  }

  /// Lets the next step be undone by itself, even if it is of the same group as the last one.
  public mutating func endGroup() {
    group = nil
  }

  /// Replaces a value by the one before the last step; without a step, the value stays.
  public mutating func undo(_ value: inout Value) {
    group = nil
    guard let last = past.popLast() else { return }
    future.append(value)
    value = last
  }

  /// Replaces a value by the one that was undone last; without one, the value stays.
  public mutating func redo(_ value: inout Value) {
    group = nil
    guard let next = future.popLast() else { return }
    past.append(value)
    value = next
  }

  /// Forgets all steps.
  public mutating func clear() {
    self = UndoHistory()
  }

  /// Whether the next step may belong to the last one.
  var isInGroup: Bool { group != nil }
}

extension UndoHistory: Equatable where Value: Equatable {}
extension UndoHistory: Hashable where Value: Hashable {}
extension UndoHistory: Encodable where Value: Encodable {}
extension UndoHistory: Decodable where Value: Decodable {}
