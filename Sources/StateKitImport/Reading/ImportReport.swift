#if Import
package import StateKitGenerator

/// The results of an import, a line for each construct of the app's code.
package struct ImportReport {
  package enum Kind: String, Sendable {
    /// The code moved without changes that a person must know.
    case moved
    /// The code was understood, and has another form after the import.
    case changed
    /// A person must look at the code.
    case open
    /// The code can be deleted after the import.
    case replaced
  }

  package struct Line {
    package let kind: Kind
    package let location: SourceLocation
    package let text: String
    /// The domain that the line is about; nil if it is about the whole app.
    var domain: String?
    /// Whether the line stands for a case of an action enum that does not belong to a domain.
    var isCase = false
  }

  /// The number of cases of the action enums, and of the lines of their branches.
  package struct Totals: Equatable {
    package var moved = Count()
    /// What was not fully understood.
    package var open = Count()

    package struct Count: Equatable {
      package var cases = 0
      package var lines = 0

      package mutating func add(lines: Int) {
        cases += 1
        self.lines += lines
      }
    }

    package var cases: Int { moved.cases + open.cases }
    package var lines: Int { moved.lines + open.lines }
  }

  package internal(set) var lines: [Line] = []
  package internal(set) var totals = Totals()
  /// What the result needs to compile.
  package internal(set) var needs: [String] = []

  /// The domain of the lines that are added next.
  var domain: String?

  mutating func add(_ kind: Kind, _ text: String, at location: SourceLocation, isCase: Bool = false) {
    lines.append(Line(kind: kind, location: location, text: text, domain: domain, isCase: isCase))
  }

  /// Removes the lines about other domains, and counts the cases without a domain as open.
  mutating func select(_ domains: Set<String>) {
    lines.removeAll { line in line.domain.map { !domains.contains($0) } ?? false }
    totals.open.cases += lines.filter(\.isCase).count
    domain = nil
  }

  /// Whether a person must look at some of the code.
  package var isOpen: Bool { lines.contains { $0.kind == .open } }
}

extension ImportReport {
  /// What the result needs to compile, lines such as `file:line: result`, in the order of the files, and the totals.
  package func text(of files: [SourceFile]) -> String {
    let order = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    let sorted = lines.enumerated().sorted { left, right in
      let (a, b) = (left.element.location, right.element.location)
      let (first, second) = (order[a.file.path] ?? .max, order[b.file.path] ?? .max)
      return (first, a.offset, left.offset) < (second, b.offset, right.offset)
    }
    var seen: Set<String> = []
    let texts = sorted.map {
      "\($0.element.location.file.path):\($0.element.location.line): \($0.element.shown)"
    }
    .filter { seen.insert($0).inserted }
    return (needs.map { "needed: \($0)" } + texts + [summary]).joined(separator: "\n") + "\n"
  }

  private var summary: String {
    guard totals.cases > 0 else { return "no cases of actions" }
    return """
      \(totals.cases) cases: \(totals.moved.cases) moved, \(totals.open.cases) for a person
      \(totals.lines) lines of branches: \(totals.moved.lines) moved, \(totals.open.lines) for a person
      """
  }
}

extension ImportReport.Line {
  package var shown: String {
    switch kind {
    case .moved, .changed: text
    case .open: "for a person: \(text)"
    case .replaced: "can go: \(text)"
    }
  }
}
#endif
