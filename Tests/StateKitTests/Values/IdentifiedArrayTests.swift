import Foundation
import StateKit
import StateKitTestSupport
import Testing

struct IdentifiedArrayTests {
  struct Row: Identifiable, Hashable, Codable, Sendable {
    var id: Int
    var name = ""
    var numbers: [Int] = []
  }

  private let list: IdentifiedArray<Row> = [Row(id: 3, name: "c"), Row(id: 1, name: "a")]

  @Test func `the array keeps the order and finds by id`() {
    expectEqual(list.map(\.id), [3, 1])
    expectEqual(list.ids, [3, 1])
    expectEqual(list[id: 1]?.name, "a")
    #expect(list[id: 2] == nil)
    expectEqual(list.index(id: 1), 1)
    #expect(list.contains(id: 3) && !list.contains(id: 2))
    expectEqual(list[0].name, "c")
    expectEqual(list.last?.id, 1)
  }

  @Test func `the newest element with an id wins, where the first one stood`() {
    let rows: IdentifiedArray = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c")]
    expectEqual(rows.elements, [Row(id: 1, name: "c"), Row(id: 2, name: "b")])
    expectEqual(IdentifiedArray([Row(id: 1, name: "a"), Row(id: 1, name: "b")]).map(\.name), ["b"])
    var appended = list
    expectEqual(appended.append(Row(id: 3, name: "d"))?.name, "c")
    appended.append(contentsOf: [Row(id: 4, name: "e"), Row(id: 1, name: "f")])
    expectEqual(appended.map(\.name), ["d", "f", "e"])
  }

  @Test func `an element whose id is changed stays, and one that had the id goes`() {
    var changed = list
    changed[id: 1]?.id = 3
    expectEqual(changed.elements, [Row(id: 3, name: "a")])
    changed[id: 3] = Row(id: 5, name: "e")
    expectEqual(changed.ids, [5])
    changed[id: 7] = Row(id: 8)
    expectEqual(changed.ids, [5, 8])
    changed[0].id = 8
    expectEqual(changed.elements, [Row(id: 8, name: "e")])
  }

  @Test func `changing an absent element does not change the array`() {
    var changed = list
    changed[id: 7]?.name = "x"
    changed[id: 7] = nil
    changed.remove(id: 7)
    changed.move(id: 7, to: 0)
    expectEqual(changed, list)
  }

  @Test func `changing one element by its id or position does not copy the array or the element`() {
    var rows = IdentifiedArray((0..<100).map { Row(id: $0, numbers: Array(repeating: 0, count: 50)) })
    func addresses() -> [UnsafeRawPointer?] {
      [rows.elements.withUnsafeBytes { $0.baseAddress }]
        + rows.map { $0.numbers.withUnsafeBytes { $0.baseAddress } }
    }
    let before = addresses()
    rows[id: 50]?.numbers[0] = 1
    rows[60].numbers[0] = 1
    expectEqual(rows.reduce(0) { $0 + $1.numbers[0] }, 2)
    expectEqual(addresses(), before)
  }

  @Test func `a copy does not see later changes`() {
    var rows = list
    let copy = rows
    rows[id: 3]?.name = "x"
    rows[id: 1] = nil
    expectEqual(copy, list)
    expectEqual(copy[id: 1]?.name, "a")
  }

  @Test func `equal elements in the same order are equal and hash alike, however they came there`() {
    var rows: IdentifiedArray = [Row(id: 1, name: "a")]
    rows.insert(Row(id: 3, name: "c"), at: 0)
    expectEqual(rows, list)
    expectEqual(rows.hashValue, list.hashValue)
    rows.reverse()
    #expect(rows != list)
  }

  @Test func `an IndexSet of a SwiftUI list deletes or moves elements`() {
    var rows = IdentifiedArray((0..<6).map { Row(id: $0) })
    rows.move(fromOffsets: IndexSet([0, 2]), toOffset: 5)
    expectEqual(rows.ids, [1, 3, 4, 0, 2, 5])
    rows.move(fromOffsets: IndexSet(integer: 5), toOffset: 0)
    expectEqual(rows.ids, [5, 1, 3, 4, 0, 2])
    rows.remove(atOffsets: IndexSet(1...3))
    expectEqual(rows.ids, [5, 0, 2])
    rows.move(fromOffsets: [0], toOffset: 1)
    rows.remove(atOffsets: [])
    expectEqual(rows.ids, [5, 0, 2])
    #expect(rows.index(id: 2) == 2 && rows.index(id: 1) == nil)
  }

  @Test func `a position without an element is a trap`() async {
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArray = [Row(id: 1)]
      rows.remove(atOffsets: [1])
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArray = [Row(id: 1)]
      rows.move(fromOffsets: [0], toOffset: 2)
    }
    await #expect(processExitsWith: .failure) {
      var rows: IdentifiedArray = [Row(id: 1)]
      rows.swapAt(0, 1)
    }
  }

  @Test func `the array is a plain array in JSON`() throws {
    let plain = try JSONEncoder().encode(list.elements)
    try expectEqual(JSONDecoder().decode([Row].self, from: JSONEncoder().encode(list)), list.elements)
    try expectEqual(JSONDecoder().decode(IdentifiedArray<Row>.self, from: plain), list)
    let twice = Data(#"[{"id":1,"name":"a","numbers":[]},{"id":1,"name":"b","numbers":[]}]"#.utf8)
    try expectEqual(JSONDecoder().decode(IdentifiedArray<Row>.self, from: twice).map(\.name), ["b"])
  }

  @Test func `the description is like a plain array's`() {
    expectEqual("\(list)", "\(list.elements)")
    expectEqual(String(reflecting: list), String(reflecting: list.elements))
    var (dump, plain) = ("", "")
    Swift.dump(list, to: &dump)
    Swift.dump(list.elements, to: &plain)
    expectEqual(dump.split(separator: "\n").dropFirst(), plain.split(separator: "\n").dropFirst())
    expectEqual(Mirror(reflecting: list).displayStyle, .collection)
  }
}
