import Foundation
import StateKit
import StateKitTestSupport
import Testing

/// The coding by two functions is the one that Swift derives.
struct RecordableValueTests {
  private static let card = Card(
    title: "A",
    note: nil,
    nested: .some(nil),
    tags: ["x": 1],
    edges: [.none, .both(1, at: nil)]
  )

  @Test(arguments: [
    card, Card(title: "", note: "n", nested: 3, tags: [:], edges: [.only(.infinity), .both(2, at: "b")]),
  ])
  func `a struct is written as the derived coding writes it`(card: Card) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+",
      negativeInfinity: "-",
      nan: "?"
    )
    let written = try encoder.encode(card)
    expectEqual(
      String(decoding: written, as: UTF8.self),
      String(decoding: try encoder.encode(Derived(card)), as: UTF8.self)
    )
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+",
      negativeInfinity: "-",
      nan: "?"
    )
    // The derived coding reads a wrapped nil as nil.
    try expectEqual(decoder.decode(Card.self, from: written), card)
  }

  @Test func `property lists have the same keys`() throws {
    let written = try PropertyListEncoder().encode(Self.card.edges)
    try expectEqual(
      PropertyListDecoder().decode([Derived.Edge].self, from: written),
      Derived(Self.card).edges
    )
    try expectEqual(PropertyListDecoder().decode([Edge].self, from: written), Self.card.edges)
  }

  @Test(arguments: [
    #"{"tags": {}, "edges": []}"#, #"{"title": null, "tags": {}, "edges": []}"#,
    #"{"title": 1, "tags": {}, "edges": []}"#,
    #"{"title": "", "tags": {}, "edges": [{"both": {"_0": 1.5}}]}"#,
    #"{"title": "", "tags": {}, "edges": [{"none": {}, "only": {}}]}"#,
    #"{"title": "", "tags": {}, "edges": [{}]}"#,
    #"{"title": "", "tags": {}, "edges": [{"some": {}}]}"#, "[]", #"{"title": "", "tags": {}, "edges": [3]}"#,
  ])
  func `what the derived coding does not read is not read`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Derived.self, from: Data(json.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Card.self, from: Data(json.utf8)) }
  }

  @Test func `an error has the path of the value`() throws {
    let json = #"{"title": "", "tags": {}, "edges": [{"none": {}}, {"both": {"_0": "1"}}]}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Card.self, from: Data(json.utf8))
    }
    guard case .typeMismatch(_, let context) = error else { throw error ?? CancellationError() }
    expectEqual(context.codingPath.map(\.stringValue), ["edges", "Index 1", "both", "_0"])
  }

  @Test func `values that cannot fail are written as the derived coding writes them`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for total: Loadable<Int, Never> in [.idle, .loading(nil), .loading(1), .loaded(2)] {
      let count = Count(total: total, names: [3: .loaded("c"), 4: .idle])
      let written = try encoder.encode(count)
      expectEqual(
        String(decoding: written, as: UTF8.self),
        String(
          decoding: try encoder.encode(DerivedCount(total: count.total, names: count.names)),
          as: UTF8.self
        )
      )
      try expectEqual(JSONDecoder().decode(Count.self, from: written), count)
    }
    for json in [#"{"stage": "failed", "failure": {}}"#, #"{"stage": "failed"}"#, #"{"stage": "loaded"}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Count.self, from: Data(#"{"total": \#(json), "names": {}}"#.utf8))
      }
    }
  }

  @Test func `the first value that cannot be written is the error`() {
    let error = #expect(throws: Unwritable.Failure.self) {
      try JSONEncoder().encode([Unwritable.pair(1, 2), .pair(3, 4)])
    }
    expectEqual(error?.number, 1)
  }
}

/// A struct that is coded by two functions, as generated code has them.
struct Card: RecordableValue, Equatable {
  var title: String
  var note: String?
  var nested: Int??
  var tags: [String: Int]
  var edges: [Edge]

  func write(to writer: inout PayloadWriter) {
    writer.value("title", title)
    writer.value("note", note)
    writer.value("nested", nested)
    writer.value("tags", tags)
    writer.value("edges", edges)
  }

  static func read(from reader: inout PayloadReader) throws -> Card {
    try Card(
      title: reader.value("title", as: String.self),
      note: reader.value("note", as: String?.self),
      nested: reader.value("nested", as: Int??.self),
      tags: reader.value("tags", as: [String: Int].self),
      edges: reader.value("edges", as: [Edge].self)
    )
  }
}

enum Edge: RecordableValue, Equatable {
  case none
  case only(Double)
  case both(Int, at: String?)

  func write(to writer: inout PayloadWriter) {
    switch self {
    case .none: writer.enumCase("none")
    case .only(let value):
      writer.enumCase("only")
      writer.value("_0", value)
    case .both(let value, let at):
      writer.enumCase("both")
      writer.value("_0", value)
      writer.value("at", at)
    }
  }

  static func read(from reader: inout PayloadReader) throws -> Edge {
    switch try reader.enumCase(of: "none only both") {
    case 0: return .none
    case 1: return try .only(reader.value("_0", as: Double.self))
    default: return try .both(reader.value("_0", as: Int.self), at: reader.value("at", as: String?.self))
    }
  }
}

/// The same struct with the derived coding.
private struct Derived: Codable, Equatable {
  enum Edge: Codable, Equatable {
    case none
    case only(Double)
    case both(Int, at: String?)
  }

  var title: String
  var note: String?
  var nested: Int??
  var tags: [String: Int]
  var edges: [Edge]

  init(_ card: Card) {
    title = card.title
    note = card.note
    nested = card.nested
    tags = card.tags
    edges = card.edges.map { edge in
      switch edge {
      case .none: .none
      case .only(let value): .only(value)
      case .both(let value, let at): .both(value, at: at)
      }
    }
  }
}

/// A struct of values that cannot fail, as requests without a failure have them in a state.
private struct Count: RecordableValue, Equatable {
  var total: Loadable<Int, Never>
  var names: [Int: Loadable<String, Never>]

  func write(to writer: inout PayloadWriter) {
    writer.value("total", total)
    writer.value("names", names)
  }

  static func read(from reader: inout PayloadReader) throws -> Count {
    try Count(
      total: reader.value("total", as: Loadable<Int, Never>.self),
      names: reader.value("names", as: [Int: Loadable<String, Never>].self)
    )
  }
}

private struct DerivedCount: Encodable {
  var total: Loadable<Int, Never>
  var names: [Int: Loadable<String, Never>]
}

/// A value that cannot be written.
private enum Unwritable: RecordableValue {
  struct Failure: Error, Encodable {
    let number: Int

    func encode(to encoder: any Encoder) throws { throw self }
  }

  case pair(Int, Int)

  func write(to writer: inout PayloadWriter) {
    guard case .pair(let first, let second) = self else { return }
    writer.enumCase("pair")
    writer.value("_0", Failure(number: first))
    writer.value("_1", Failure(number: second))
  }

  static func read(from reader: inout PayloadReader) throws -> Unwritable { throw Failure(number: 0) }
}
