import StateKitTestSupport
import Testing

@testable import StateKit

struct EffectTokenTests {
  private struct Clashing: Hashable {
    let id: Int
    func hash(into hasher: inout Hasher) {}
  }

  private class Base: Hashable, @unchecked Sendable {
    static func == (left: Base, right: Base) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private final class Derived: Base, @unchecked Sendable {}

  @Test func `equal values of one type are the same`() {
    expectEqual(EffectToken("a"), EffectToken("a"))
    expectEqual(EffectToken("a").hashValue, EffectToken("a").hashValue)
    #expect(EffectToken("a") != EffectToken("b"))
  }

  @Test func `equal hashes stay apart`() {
    expectEqual(EffectToken(Clashing(id: 1)).hashValue, EffectToken(Clashing(id: 2)).hashValue)
    #expect(EffectToken(Clashing(id: 1)) != EffectToken(Clashing(id: 2)))
  }

  @Test func `equal values of two types stay apart, either way round`() {
    #expect(EffectToken(1) != EffectToken(1 as UInt8))
    #expect(EffectToken(1) != EffectToken(1 as Int?))
    #expect(EffectToken(1 as Int?) != EffectToken(1))
    #expect(EffectToken(Base()) != EffectToken(Derived()))
    #expect(EffectToken(Derived()) != EffectToken(Base()))
  }

  @Test func `an object has its dynamic type, not its declared type`() {
    let object: Base = Derived()
    expectEqual(EffectToken(object), EffectToken(Derived()))
    expectEqual(EffectToken(object), EffectToken(object))
  }
}
