extension Graph {
  /// The lines of all domains, each in its parent's block, for languages with nested blocks.
  func blocks(closing: String, of domain: (Int) -> [String]) -> [String] {
    var lines: [String] = []
    var depth = 0
    func close(downTo end: Int) {
      while depth > end {
        depth -= 1
        lines.append(indented(closing, depth + 1))
      }
    }
    for index in domains.indices {
      close(downTo: domains[index].depth)
      depth = domains[index].depth + 1
      for (position, line) in domain(index).enumerated() {
        lines.append(indented(line, position == 0 ? depth : depth + 1))
      }
    }
    close(downTo: 0)
    return lines
  }

  private func indented(_ line: String, _ depth: Int) -> String {
    // A schema may nest domains to any depth; the limit keeps lines short.
    String(repeating: "  ", count: min(depth, 20)) + line
  }

  /// The names of the outermost domains.
  var name: String { domains.filter { $0.parent == nil }.map(\.name).joined(separator: ", ") }

  /// The phases of a request.
  func phases(of request: Int) -> Range<Int> {
    let end = items[(request + 1)...].firstIndex { $0.request != request } ?? items.endIndex
    return request + 1..<end
  }
}

extension GraphLink {
  /// The text at the arrow; empty for a link that needs no text.
  var label: String {
    [isInCycle ? "↻" : nil, condition.map { "when \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}
