internal import StateKitGenerator

/// Inserts closures into a call of the initializer, in the order of its parameters.
struct EffectsArguments {
  let call: EffectsCall
  let style: FileStyle

  private var file: SourceFile { call.file }

  /// - Parameter closures: The closures with their types, in order.
  func insertions(of closures: [(name: Identifier, form: Code)], order: [String]) -> [ScaffoldInsertion] {
    guard !call.arguments.isEmpty else { return [only(closures)] }
    var behind: [Int?: [(name: Identifier, form: Code)]] = [:]
    for closure in closures {
      let earlier = order.prefix { $0 != closure.name.name }
      let index = call.arguments.lastIndex { earlier.contains($0.label) }
      behind[index, default: []].append(closure)
    }
    let first: [ScaffoldInsertion] = behind[nil].map { [inFront($0)] } ?? []
    return call.arguments.indices.reduce(into: first) { insertions, index in
      if let closures = behind[index] { insertions += self.behind(call.arguments[index], closures) }
    }
  }

  /// Whether the arguments start on their own lines.
  private var hasLines: Bool { call.group.nodes.first?.first.isFirstOnLine ?? false }

  private var indentation: String { file.indentation(at: call.arguments[0].range.lowerBound) }

  private func only(_ closures: [(name: Identifier, form: Code)]) -> ScaffoldInsertion {
    let outer = file.indentation(at: call.group.open.range.lowerBound)
    let text =
      style.lineEnd + lines(closures, on: outer + style.unit, endsWithComma: false) + style.lineEnd + outer
    return insertion(call.group.close.range.lowerBound, text, closures)
  }

  private func inFront(_ closures: [(name: Identifier, form: Code)]) -> ScaffoldInsertion {
    let start = call.group.open.range.upperBound
    guard hasLines else {
      return insertion(start, closures.map { "\($0.name.label): nil, " }.joined(), closures)
    }
    return insertion(start, style.lineEnd + lines(closures, on: indentation, endsWithComma: true), closures)
  }

  private func behind(
    _ argument: EffectsCall.Argument,
    _ closures: [(name: Identifier, form: Code)]
  ) -> [ScaffoldInsertion] {
    let end = argument.comma?.range.upperBound ?? argument.range.upperBound
    let lineEnd = file.lineEnd(of: end)
    let rest = String(decoding: file.bytes[end..<lineEnd], as: UTF8.self)
    // A comment after an argument belongs to the argument.
    let isLastOnLine = call.group.nodes.allSatisfy { !(end..<lineEnd).contains($0.first.range.lowerBound) }
    guard hasLines, isLastOnLine, call.group.close.range.lowerBound > lineEnd, !rest.contains("/*") else {
      let text = closures.map { ", \($0.name.label): nil" }.joined()
      return [insertion(argument.range.upperBound, text, closures)]
    }
    let text = style.lineEnd + lines(closures, on: indentation, endsWithComma: argument.comma != nil)
    let comma = ScaffoldInsertion(file: file, offset: end, text: ",")
    return (argument.comma == nil ? [comma] : []) + [insertion(lineEnd, text, closures)]
  }

  private func lines(
    _ closures: [(name: Identifier, form: Code)],
    on indentation: String,
    endsWithComma: Bool
  ) -> String {
    closures.enumerated().map { index, closure in
      let comma = endsWithComma || index < closures.count - 1 ? "," : ""
      let comment = "\(indentation)// \(closure.form.text)"
      return "\(comment)\(style.lineEnd)\(indentation)\(closure.name.label): nil\(comma)"
    }.joined(separator: style.lineEnd)
  }

  private func insertion(
    _ offset: Int,
    _ text: String,
    _ closures: [(name: Identifier, form: Code)]
  ) -> ScaffoldInsertion {
    ScaffoldInsertion(file: file, offset: offset, text: text, added: closures.map(\.name.name))
  }
}
