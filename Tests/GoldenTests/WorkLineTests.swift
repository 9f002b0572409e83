import StateKit
import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The lines of generated code about requests and effects.
struct WorkLineTests {
  @Test func `each kind of effects of the language is one of the runtime`() {
    expectEqual(Set(WorkLine.Kind.allCases.map(\.rawValue)), Set(EffectKind.allCases.map(\.rawValue)))
  }

  @Test func `the lines of a tree have the paths from its root`() {
    let lines = TapeAction.actionTree.work + JotterAction.actionTree.work
    let load = lines.first { $0.name == "load" }
    expectEqual(load?.isRequest, true)
    expectEqual(load?.output?.path, "load.success")
    expectEqual(load?.property, "loaded")
  }
}
