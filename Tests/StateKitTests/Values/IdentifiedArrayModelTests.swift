import StateKitTestSupport
import Testing

@testable import StateKit

/// Applies the same random operations to an identified array and to a simple model.
struct IdentifiedArrayModelTests {
  struct Row: Identifiable, Equatable, Sendable {
    var id: Int
    var value: Int
  }

  struct Stop: Error {}

  /// The rules in their simplest form.
  struct Model {
    var rows: [Row] = []

    func place(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }

    mutating func insert(_ row: Row, at position: Int) -> Row? {
      guard let place = place(of: row.id) else {
        rows.insert(row, at: min(max(position, 0), rows.count))
        return nil
      }
      defer { rows[place] = row }
      return rows[place]
    }

    mutating func put(_ row: Row, at place: Int) {
      rows[place] = row
      guard let other = rows.indices.first(where: { $0 != place && rows[$0].id == row.id }) else { return }
      rows.remove(at: other)
    }

    mutating func set(_ row: Row?, for id: Int) {
      switch (row, place(of: id)) {
      case (let row?, let place?): put(row, at: place)
      case (let row?, nil): _ = insert(row, at: rows.count)
      case (nil, let place?): rows.remove(at: place)
      case (nil, nil): break
      }
    }

    mutating func move(_ id: Int, to position: Int) {
      guard let place = place(of: id) else { return }
      let row = rows.remove(at: place)
      rows.insert(row, at: min(max(position, 0), rows.count))
    }

    /// Removes elements one by one from the end, so that the remaining positions stay valid.
    mutating func remove(at places: Set<Int>) {
      for place in places.sorted(by: >) { rows.remove(at: place) }
    }

    mutating func move(from places: Set<Int>, to destination: Int) {
      let moved = places.sorted().map { rows[$0] }
      let stayingBefore = (0..<destination).count { !places.contains($0) }
      remove(at: places)
      rows.insert(contentsOf: moved, at: stayingBefore)
    }
  }

  private var random: SplitMix64
  private var model = Model()
  private var list: IdentifiedArray<Row> = []
  private var next = 0

  init() {
    random = SplitMix64(seed: 0)
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func newRow() -> Row {
    next += 1
    return Row(id: number(0..<12), value: next)
  }

  private mutating func step() {
    let (row, id, position) = (newRow(), number(0..<12), number(-2..<14))
    switch number(0..<17) {
    case 0: expectEqual(list.append(row), model.insert(row, at: .max))
    case 1, 2: expectEqual(list.insert(row, at: position), model.insert(row, at: position))
    case 3: remove(id)
    case 4: set(row, for: id)
    case 5: set(nil, for: id)
    case 6: rename(id, to: row.id)
    case 7: move(id, to: position)
    case 8: put(row, at: position)
    case 9: stopWhileRenaming(id, to: row.id)
    case 10: removeAll(from: row.value - 4)
    case 11: sort()
    case 12: reverse()
    case 13: swap()
    case 14: removeAtOffsets()
    default: moveFromOffsets()
    }
  }

  private mutating func remove(_ id: Int) {
    expectEqual(list.remove(id: id), model.place(of: id).map { model.rows[$0] })
    model.set(nil, for: id)
  }

  private mutating func set(_ row: Row?, for id: Int) {
    list[id: id] = row
    model.set(row, for: id)
  }

  private mutating func rename(_ id: Int, to new: Int) {
    list[id: id]?.id = new
    if let place = model.place(of: id) { model.put(Row(id: new, value: model.rows[place].value), at: place) }
  }

  private mutating func move(_ id: Int, to position: Int) {
    list.move(id: id, to: position)
    model.move(id, to: position)
  }

  private mutating func put(_ row: Row, at position: Int) {
    guard list.indices.contains(position) else { return }
    list[position] = row
    model.put(row, at: position)
  }

  private mutating func stopWhileRenaming(_ id: Int, to new: Int) {
    func rename(_ row: inout Row?) throws {
      row?.id = new
      throw Stop()
    }
    #expect(throws: Stop.self) { try rename(&list[id: id]) }
    if let place = model.place(of: id) { model.put(Row(id: new, value: model.rows[place].value), at: place) }
  }

  private mutating func removeAll(from value: Int) {
    list.removeAll { $0.value >= value }
    model.rows.removeAll { $0.value >= value }
  }

  private mutating func sort() {
    list.sort { $0.value < $1.value }
    model.rows.sort { $0.value < $1.value }
  }

  private mutating func reverse() {
    list.reverse()
    model.rows.reverse()
  }

  private mutating func swap() {
    guard !list.isEmpty else { return }
    let (first, second) = (number(0..<list.count), number(0..<list.count))
    list.swapAt(first, second)
    model.rows.swapAt(first, second)
  }

  /// Some positions, in any order and some of them twice.
  private mutating func places() -> [Int] {
    let places = list.indices.filter { _ in number(0..<3) == 0 }
    return (places + places.prefix(1)).shuffled(using: &random)
  }

  private mutating func removeAtOffsets() {
    let places = places()
    list.remove(atOffsets: places)
    model.remove(at: Set(places))
  }

  private mutating func moveFromOffsets() {
    let (places, destination) = (places(), number(0..<list.count + 1))
    list.move(fromOffsets: places, toOffset: destination)
    model.move(from: Set(places), to: destination)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  mutating func `the array behaves like a plain array that is searched in code`(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      step()
      expectEqual(list.elements, model.rows)
      expectEqual(list.ids, model.rows.map(\.id))
      for id in 0..<12 {
        expectEqual(list.index(id: id), model.place(of: id))
        expectEqual(list[id: id], model.place(of: id).map { model.rows[$0] })
      }
    }
  }
}
