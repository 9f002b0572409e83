/// The storage of a store's state, at one address for its whole life.
///
/// A class property would be copied whenever it is passed to a function, field by field for the state of a whole app.
@MainActor
final class StateStorage<State>: StateMemory {
  // Allocated in `init`, freed in `deinit`, used on the main actor only; `deinit` has the last reference.
  private nonisolated(unsafe) let address: UnsafeMutablePointer<Held<State>>
  // The checks here replace the exclusivity checks that Swift would do for a property.
  private var readerCount = 0
  private var isChanging = false

  init(_ state: State) {
    address = UnsafeMutablePointer<Held<State>>.allocate(capacity: 1)
    address.initialize(to: Held(state: state))
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  func load<Value>(at offset: Int) -> Value {
    checkIsReadable()
    return UnsafeRawPointer(address).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
  }

  private func checkIsReadable() {
    precondition(
      !isChanging,
      "A reducer read the state of the store that it changes. It has its state as `inout`."
    )
  }

  func read<Value>(_ body: (State) -> Value) -> Value {
    lend { withState(at: $0, body) }
  }

  /// Calls a function with the address of the state, which is valid until the function returns.
  @inline(__always)
  func lend<Value>(_ body: (UnsafePointer<State>) -> Value) -> Value {
    checkIsReadable()
    readerCount += 1
    defer { readerCount -= 1 }
    return body(UnsafeRawPointer(address).assumingMemoryBound(to: State.self))
  }

  @inline(__always)
  func change(_ body: (inout State) -> Void) {
    precondition(readerCount == 0, "A property of the state dispatched an action while it was being read.")
    isChanging = true
    body(&address.pointee.state)
    isChanging = false
  }
}

/// The memory of a state, for code that knows the position of a property in it.
@MainActor
protocol StateMemory: AnyObject {
  /// Reads the stored property at an offset of the state, in bytes.
  func load<Value>(at offset: Int) -> Value
}

/// Calls a function with the state at an address, without copying it.
@inline(__always)
func withState<State, Value>(at address: UnsafePointer<State>, _ body: (State) -> Value) -> Value {
  UnsafeRawPointer(address).assumingMemoryBound(to: Held<State>.self).pointee.read(body)
}

/// A noncopyable value is borrowed when it is passed to a function; a bare state would be copied.
private struct Held<State>: ~Copyable {
  var state: State

  @inline(__always)
  borrowing func read<Value>(_ body: (State) -> Value) -> Value {
    body(state)
  }
}
