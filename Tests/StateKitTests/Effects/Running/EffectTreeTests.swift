import Testing

@testable import StateKit

struct EffectTreeTests {
  private let key = EffectKey(owners: [], token: EffectToken("t"))

  @Test func `a removed effect takes its parts and keys with it`() {
    var tree = EffectTree()
    let whole = tree.add(partOf: nil, key: nil)
    let part = tree.add(partOf: whole, key: key)
    let leaf = tree.add(partOf: part, key: key)
    let other = tree.add(partOf: whole, key: nil)
    #expect(tree.ids == [whole])
    #expect(tree.ids(of: key) == [part, leaf])
    let (removed, parent) = tree.remove(part)
    #expect(removed == [part, leaf])
    #expect(parent == whole)
    #expect(tree.parts(of: whole) == [other])
    #expect(tree.ids(of: key) == [])
    #expect(tree.remove(part).removed == [])
    #expect(tree.remove(whole).removed == [whole, other])
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
