/// A type or protocol that comes with Swift and lacks a conformance.
///
/// Apart from the conformances, such a type is treated like a type of the user, who may have a type with the same name.
struct StandardType {
  /// The conformances that the type never has. The type has the others if its generic arguments do.
  let lacks: Set<Conformance>
  /// The conformances that the type has for all generic arguments.
  let free: Set<Conformance>

  private static let byName: [Substring: StandardType] = {
    var types: [Substring: StandardType] = [:]
    for line in String(describing: table).split(separator: "\n") {
      let words: [Substring] = line.split(separator: " ")
      let type = StandardType(lacks: conformances(words[0]), free: conformances(words[1]))
      for word in words.dropFirst(2) { types[word] = type }
    }
    return types
  }()

  private static func conformances(_ letters: Substring) -> Set<Conformance> {
    Set(letters.compactMap { letter in Conformance.allCases.first { $0.rawValue.first == letter } })
  }

  /// The type for a path with its arguments: `Unicode.Scalar`, `Slice<[Int]>`, `Swift.Slice<[Int]>`.
  static func named(_ path: [SwiftType.Component]) -> StandardType? {
    find(path[...], prefix: "")
  }

  /// The protocol for a path.
  static func `protocol`(_ path: [SwiftType.Component]) -> StandardType? {
    find(path.map { SwiftType.Component(name: $0.name, arguments: []) }[...], prefix: "any:")
  }

  private static func find(_ path: ArraySlice<SwiftType.Component>, prefix: String) -> StandardType? {
    let isQualified: Bool = path.count > 1 && path.first.map { modules.contains($0.name) } ?? false
    let path: ArraySlice<SwiftType.Component> = isQualified ? path.dropFirst() : path
    let count: Int = path.reduce(0) { $0 + $1.arguments.count }
    let name: String = prefix + path.map(\.name).joined(separator: ".")
    return byName[count == 0 ? name[...] : "\(name)/\(count)"]
  }

  private static let modules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]
}
