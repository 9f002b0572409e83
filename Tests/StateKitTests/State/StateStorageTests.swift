import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct StateStorageTests {
  @Test func `it frees the state when it goes`() async {
    let released = Gate()
    var storage: StateStorage<Witness>? = StateStorage(Witness(released))
    #expect(storage?.read { $0.released === released } == true)
    storage = nil
    await released.wait()
  }

  @Test func `a change in place does not copy`() {
    let storage = StateStorage(Array(0..<100))
    let before = storage.read { $0.withUnsafeBufferPointer { $0.baseAddress } }
    storage.change { $0[0] = 7 }
    #expect(storage.read { $0.withUnsafeBufferPointer { $0.baseAddress } } == before)
    #expect(storage.read { $0[0] } == 7)
  }

  @Test func `reading within a change stops the program, instead of reading what is half written`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storage = StateStorage([1])
      storage.change { _ in _ = storage.read { $0.count } }
    }
  }

  @Test func `a change within a read stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storage = StateStorage([1])
      storage.read { _ in storage.change { $0 = [] } }
    }
  }
}
