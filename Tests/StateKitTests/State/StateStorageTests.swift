import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct StateStorageTests {
  @Test func `the storage frees the state when it is freed`() async {
    let released = Gate()
    var storage: StateStorage<Witness>? = StateStorage(Witness(released))
    expectEqual(storage?.read { $0.released === released }, true)
    storage = nil
    await released.wait()
  }

  @Test func `a change in place does not copy`() {
    let storage = StateStorage(Array(0..<100))
    let before = storage.read { $0.withUnsafeBufferPointer { $0.baseAddress } }
    storage.change { $0[0] = 7 }
    expectEqual(storage.read { $0.withUnsafeBufferPointer { $0.baseAddress } }, before)
    expectEqual(storage.read { $0[0] }, 7)
  }

  @Test func `a read within a change stops the program, so that it does not see a half written state`() async
  {
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
