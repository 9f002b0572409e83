/// Where a store keeps its state: at one address for its whole life.
///
/// A property of a class would be copied whenever it is handed to a function, field by field for a whole app.
@MainActor
final class StateStorage<State> {
  // Allocated in `init`, freed in `deinit`, used on the main actor alone; `deinit` has the last reference.
  private nonisolated(unsafe) let address: UnsafeMutablePointer<State>

  init(_ state: State) {
    address = UnsafeMutablePointer<State>.allocate(capacity: 1)
    address.initialize(to: state)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  var state: State {
    unsafeAddress { UnsafePointer(address) }
    unsafeMutableAddress { address }
  }
}
