import StateKitTestSupport
import Testing

@testable import StateKit

/// The places of a trigger, by their paths.
struct TriggerPlacesTests {
  private let paths = [[], [1], [1, 2], [1, 2, 3], [1, 4], [5]]

  private func path(_ numbers: [Int]) -> ArraySlice<EffectToken> {
    numbers.map { EffectToken($0) }[...]
  }

  /// A run for each path; a run's search is the place of its path.
  private func runs() -> TriggerPlaces {
    var runs = TriggerPlaces()
    for (number, path) in paths.enumerated() {
      runs[self.path(path)] = KnownPlace(.root, TriggerFacts(), search: number)
    }
    return runs
  }

  private func found(_ runs: TriggerPlaces) -> Set<Int> {
    var found: Set<Int> = []
    runs.forEach { found.insert($0.search) }
    return found
  }

  @Test func `each path has its run`() {
    let runs = runs()
    for (number, path) in paths.enumerated() { expectEqual(runs[self.path(path)]?.search, number) }
    #expect(runs[path([2])] == nil)
    #expect(runs[path([1, 2, 4])] == nil)
    expectEqual(found(runs), Set(paths.indices))
  }

  @Test(
    arguments: [
      ([], [0, 1, 2, 3, 4, 5]), ([1], [1, 2, 3, 4]), ([1, 2], [2, 3]), ([1, 2, 3], [3]), ([7], []),
    ] as [([Int], [Int])]
  )
  func `only runs at a path and below it are looked at, and removed`(_ part: [Int], _ below: [Int]) {
    var runs = runs()
    var seen: [Int] = []
    let contains = runs.contains(below: path(part)) { run in
      seen.append(run.search)
      return false
    }
    #expect(!contains)
    expectEqual(seen.sorted(), below)
    expectEqual(runs.contains(below: path(part)) { _ in true }, !below.isEmpty)
    runs.remove(below: path(part)) { _ in true }
    expectEqual(found(runs), Set(paths.indices).subtracting(below))
  }

  @Test func `a run is removed alone, and those below it stay`() {
    var runs = runs()
    runs[path([1, 2])] = nil
    expectEqual(found(runs), [0, 1, 3, 4, 5])
    runs.remove(below: path([1])) { $0.search == 3 }
    expectEqual(found(runs), [0, 1, 4, 5])
  }

  @Test func `nothing is left of removed runs`() {
    var runs = TriggerPlaces()
    for number in 0..<10 { runs[path([1, number])] = KnownPlace(.root, TriggerFacts(), search: number) }
    for number in 0..<5 { runs[path([1, number])] = nil }
    runs.remove(below: path([1])) { _ in true }
    #expect(runs.isEmpty)
  }
}

struct PassingDomainsTests {
  @Test func `nothing is followed after the last domain was removed`() {
    var domains = PassingDomains<Set<Int>>()
    domains.add(
      DeclaredEffectOwner(path: [EffectToken(1)]),
      isThere: { $0.contains(1) },
      holders: [.domain(0)]
    )
    domains.add(DeclaredEffectOwner(path: [EffectToken(2)]), isThere: { $0.contains(2) }, holders: nil)
    var touched = TouchedDomains(domainCount: 2)
    touched.markAll()
    expectEqual(domains.removeGone(after: touched) { $0([2]) }, [DeclaredEffectOwner(path: [EffectToken(1)])])
    #expect(!domains.isEmpty)
    expectEqual(domains.removeGone(after: touched) { $0([]) }, [DeclaredEffectOwner(path: [EffectToken(2)])])
    #expect(domains.isEmpty)
  }
}
