internal import StateKitGenerator

/// A place where a schema names something, with what decides which names fit.
struct NamedPlace {
  let slot: Slot
  let symbols: SchemaSymbols
  /// The domain in which the place is; nil outside of domains.
  let domain: String?
  let steps: [String]
  private let around: JSONPlace
  /// The whole text of the string at the place; nil outside of strings.
  private let text: String?

  /// - Parameter symbols: The symbols of the module. They are computed only where a name may stand.
  init?(
    _ cursor: JSONCursor,
    at offset: Int,
    in file: SourceFile,
    _ symbols: @autoclosure () -> SchemaSymbols?
  ) {
    guard let slot = Slot(cursor.path, isKey: cursor.role == .key), let symbols = symbols() else {
      return nil
    }
    self.slot = slot
    self.symbols = symbols
    steps = cursor.steps
    domain = steps.count > 1 && steps[0] == "domains" ? steps[1] : nil
    around = JSONPlace(at: offset, in: file)
    text = cursor.wholeText(in: file)
  }

  /// The object of the action, the request, the effect, the child, the bridge or the reaction.
  private var declaration: JSONNode? { around.node(below: 4) }

  /// The names of the action whose values can be named: the action itself, or the first one that starts the work.
  var trigger: [String] {
    guard steps.count > 3 else { return [] }
    switch steps[2] {
    case "actions":
      let names = symbols.actions(behind: [], in: steps[1]).map(\.name)
      let isWritten = steps[3] == "cases" && steps.count > 4 && !names.contains("cases")
      return [isWritten ? steps[4] : steps[3]]
    case "reactions": return steps[3].pathComponents
    case "requests":
      let phase = steps.count > 4 && ["success", "failure"].contains(steps[4]) ? steps[4] : "request"
      return [steps[3], phase]
    case "effects", "bridges": return declaration?["on"]?.firstString?.pathComponents ?? []
    default: return []
    }
  }

  /// The values that `$label` can name here.
  var values: [SchemaSymbols.Step] {
    guard let domain, !trigger.contains("*") else { return [] }
    return symbols.values(ofActionAt: trigger, in: domain)
  }

  /// The action that a bridge dispatches.
  var dispatched: [String] { declaration?["dispatch"]?.string?.pathComponents ?? [] }

  /// The names that the object does not have yet, and the one that stands here.
  func new(_ steps: [SchemaSymbols.Step], beside siblings: Set<String>) -> [SchemaSymbols.Step] {
    steps.filter { !siblings.contains($0.name) || $0.name == text }
  }

  /// The values of the action that a bridge dispatches.
  var wantedValues: [SchemaSymbols.Step] {
    domain.map { symbols.values(ofActionAt: dispatched, in: $0) } ?? []
  }

  /// The type of the value that stands here; nil if it is unknown, or if any will do.
  var wantedType: SwiftType? {
    guard case .value(let wanted) = slot, let domain else { return nil }
    switch wanted {
    case .property(let name): return symbols.type(behind: [name], in: domain)
    case .element(let name):
      return symbols.type(behind: [name], in: domain).flatMap(SchemaSymbols.elementType)
    case .part(let names):
      guard let last = names.last else { return nil }
      return symbols.parts(behind: Array(names.dropLast()), in: domain).first { $0.name == last }?.type
    case .label(let label): return wantedValues.first { $0.name == label }?.type
    case .tested:
      guard let text = around.nodes.last?["path"]?.string else { return nil }
      return type(ofTested: text)
    case .declared:
      return around.nodes.last?["type"]?.string.flatMap { SchemaSymbols.type(in: $0) }
    case .anyProperty: return nil
    }
  }

  /// The type of what a condition names.
  private func type(ofTested text: String) -> SwiftType? {
    guard let domain else { return nil }
    let path = text.drop { $0 == "!" }
    guard path.first == "$" else { return symbols.type(behind: String(path).pathComponents, in: domain) }
    return type(ofValueAt: String(path.dropFirst()).pathComponents)
  }

  /// The type of a value of the payload, or of what it has.
  func type(ofValueAt names: [String]) -> SwiftType? {
    names.dropFirst().reduce(values.first { $0.name == names.first }?.type) { type, name in
      type.flatMap { symbols.members(of: $0).first { $0.name == name }?.type }
    }
  }

  /// The names that the object around a key of a made value may have.
  var madeParts: [SchemaSymbols.Step] {
    guard case .value(.part(let names)) = slot, let domain else { return [] }
    return symbols.parts(behind: names, in: domain)
  }

  /// The names of the cases of the child around the place.
  var cases: [String] { declaration?["oneOf"]?.keys ?? [] }

  /// The properties of the child that can follow others.
  var followers: [SchemaSymbols.Step] {
    guard let domain, steps.count > 3 else { return [] }
    let cases = symbols.cases(ofChild: steps[3], in: domain).map(\.name)
    let isInCase = steps.count > 5 && ["oneOf", "stack"].contains(steps[4])
    let names = isInCase ? [steps[5]] : cases
    guard steps.count > 4, declaration?["domain"] == nil, !names.isEmpty else {
      return symbols.parts(behind: [steps[3]], in: domain)
    }
    return names.flatMap { symbols.parts(behind: [steps[3], $0], in: domain) }
  }
}

extension String {
  /// The names of a path; one that is empty behind a last dot.
  var pathComponents: [String] {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
