#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct EffectStubTests {
  private enum Offline: Error { case now }

  private let load = EffectStub<Int, String, Offline>()

  /// What a call comes to, for example `a` or `offline`.
  private func call(_ number: Int) -> Task<String, Never> {
    Task { [load] in
      do throws(Offline) {
        return try await load.call(number)
      } catch {
        return "offline"
      }
    }
  }

  @Test func `a call waits until the test answers it`() async {
    let failures = await failures {
      let first = call(1)
      await load.answer(with: "a", timeout: .noHurry)
      await expectEqual(first.value, "a")
      let second = call(2)
      await load.fail(with: .now, timeout: .noHurry)
      await expectEqual(second.value, "offline")
      expectEqual(load.inputs, [])
    }
    expectEqual(failures, [])
  }

  @Test func `the test decides which call is answered first`() async {
    let failures = await failures {
      let (first, second) = (call(1), call(2))
      await load.answer(with: "b", timeout: .noHurry) { $0 == 2 }
      await expectEqual(second.value, "b")
      await load.answer(with: "a", timeout: .noHurry) { $0 == 1 }
      await expectEqual(first.value, "a")
    }
    expectEqual(failures, [])
  }

  @Test func `without a condition the oldest call is answered`() async {
    let failures = await failures {
      let first = call(1)
      while load.inputs.isEmpty { await Task.yield() }
      let second = call(2)
      while load.inputs.count < 2 { await Task.yield() }
      expectEqual(load.inputs, [1, 2])
      await load.answer(with: "a")
      await expectEqual(first.value, "a")
      expectEqual(load.inputs, [2])
      await load.answer(with: "b")
      await expectEqual(second.value, "b")
    }
    expectEqual(failures, [])
  }

  @Test func `a cancelled call is not answered`() async {
    let failures = await failures {
      let first = call(1)
      while load.inputs.isEmpty { await Task.yield() }
      first.cancel()
      while !load.inputs.isEmpty { await Task.yield() }
      let second = call(2)
      await load.answer(with: "b", timeout: .noHurry)
      await expectEqual(second.value, "b")
    }
    expectEqual(failures, [])
  }

  @Test func `without a call, an answer is a failure at its line, and names the other calls`() async {
    var line: UInt = 0
    let failures = await failures {
      line = #line + 1
      await load.answer(with: "a", timeout: .zero)
      let other = call(7)
      while load.inputs.isEmpty { await Task.yield() }
      await load.answer(with: "a", timeout: .zero) { $0 == 8 }
      await load.answer(with: "b")
      await expectEqual(other.value, "b")
    }
    expectEqual(failures.map(\.message.isEmpty), [false, false])
    expectEqual(failures.first?.message.hasPrefix("No call that fits came within"), true)
    expectEqual(failures.first?.line, line)
    expectEqual(failures.last?.message.contains("Others wait for an answer:\n\n  7"), true)
  }

  /// What a stream comes to, for example `["a", "offline"]`.
  private nonisolated static func values(of stub: EffectStub<Int, String, Offline>, _ number: Int) async
    -> [String]
  {
    var values: [String] = []
    do throws(Offline) {
      try await stub.stream(number).forEachElement { values.append($0) }
    } catch {
      values.append("offline")
    }
    return values
  }

  @Test func `a stream has the values that the test sends, until the test ends it`() async {
    let failures = await failures {
      let values = Task { [load] in await Self.values(of: load, 1) }
      await load.send("a", timeout: .noHurry)
      await load.send("b") { $0 == 1 }
      await load.fail(with: .now)
      await expectEqual(values.value, ["a", "b", "offline"])
      let others = Task { [load] in await Self.values(of: load, 2) }
      await load.send("c", timeout: .noHurry)
      await load.finish()
      await expectEqual(others.value, ["c"])
      expectEqual(load.inputs, [])
    }
    expectEqual(failures, [])
  }

  @Test func `a closure may take and return nothing`() async {
    let failures = await failures {
      let save = EffectStub<Void, Void, Never>()
      let call = Task { await save.call() }
      await save.answer(timeout: .noHurry)
      await call.value
      let ticks = EffectStub<Void, Void, Never>()
      let count = Task {
        var count = 0
        for try await _ in ticks.stream() { count += 1 }
        return count
      }
      await ticks.send(timeout: .noHurry)
      await ticks.finish(timeout: .noHurry)
      expectEqual((try? await count.value), 1)
    }
    expectEqual(failures, [])
  }

  @Test func `the effects of a store are answered in the order of the test`() async {
    let failures = await failures {
      let find = EffectStub<String, [String], Never>()
      let store = SearchTestStore.search { action in
        if case .search(let text) = action { .task { .found(await find.call(text)) } } else { .doNothing }
      }
      store.send(.search("a"))
      store.send(.search("b"))
      await find.answer(with: ["B"], timeout: .noHurry) { $0 == "b" }
      await store.receive(.found(["B"]), timeout: .noHurry) { $0.results = ["B"] }
      await find.answer(with: ["A"], timeout: .noHurry) { $0 == "a" }
      await store.receive(.found(["A"]), timeout: .noHurry) { $0.results = ["A"] }
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }
}

#endif
