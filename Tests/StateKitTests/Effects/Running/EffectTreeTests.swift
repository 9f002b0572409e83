import StateKitTestSupport
import Testing

@testable import StateKit

struct EffectTreeTests {
  private let key = PolicyKey(owners: [], token: EffectToken("t"))

  @Test func `a removed effect takes its parts and keys with it`() {
    var tree = EffectTree()
    let whole = tree.add(partOf: nil, key: nil)
    let part = tree.add(partOf: whole, key: key)
    let leaf = tree.add(partOf: part, key: key)
    let other = tree.add(partOf: whole, key: nil)
    expectEqual(tree.ids, [whole])
    expectEqual(tree.ids(of: key), [part, leaf])
    let (removed, parent) = tree.remove(part)
    expectEqual(removed, [part, leaf])
    expectEqual(parent, whole)
    expectEqual(tree.parts(of: whole), [other])
    expectEqual(tree.ids(of: key), [])
    expectEqual(tree.remove(part).removed, [])
    expectEqual(tree.remove(whole).removed, [whole, other])
    #expect(tree.isEmpty)
  }

  @Test func `parts and wholes are related, in both directions`() {
    var tree = EffectTree()
    let whole = tree.add(partOf: nil, key: nil)
    let part = tree.add(partOf: whole, key: nil)
    let leaf = tree.add(partOf: part, key: nil)
    let other = tree.add(partOf: whole, key: nil)
    #expect(tree.areRelated(whole, leaf))
    #expect(tree.areRelated(leaf, whole))
    #expect(tree.areRelated(leaf, leaf))
    #expect(!tree.areRelated(leaf, other))
  }
}
