#if Import
package import StateKitGenerator

/// What became of the app's code, a line for each construct.
package struct ImportReport {
  package enum Kind: String, Sendable {
    /// It moved by itself.
    case moved
    /// It was understood, and has another form now.
    case changed
    /// A person must look at it.
    case open
    /// It can be deleted after the import.
    case replaced
  }

  package struct Line {
    package let kind: Kind
    package let location: SourceLocation
    package let text: String
    /// The domain that it is about; nil if it is about all.
    var domain: String?
    /// Whether it stands for a case of actions that no domain has.
    var isCase = false
  }

  /// The cases of the action enums, by what became of them.
  package struct Totals: Equatable {
    /// Their changes are in the schema.
    package var changes = 0
    /// They change nothing.
    package var unchanged = 0
    /// Their branches are handlers.
    package var handlers = 0
    /// They contain the actions of another domain.
    package var children = 0
    /// A part of a branch was not understood.
    package var open = 0

    package var all: Int { changes + unchanged + handlers + children + open }
    package var moved: Int { all - open }
  }

  package internal(set) var lines: [Line] = []
  package internal(set) var totals = Totals()

  /// The domain of the lines that are added next.
  var domain: String?

  mutating func add(_ kind: Kind, _ text: String, at location: SourceLocation, isCase: Bool = false) {
    lines.append(Line(kind: kind, location: location, text: text, domain: domain, isCase: isCase))
  }

  /// Leaves out the lines about other domains, and counts the cases that no domain has.
  mutating func select(_ domains: Set<String>) {
    lines.removeAll { line in line.domain.map { !domains.contains($0) } ?? false }
    totals.open += lines.filter(\.isCase).count
    domain = nil
  }

  /// Whether something needs a person.
  package var isOpen: Bool { lines.contains { $0.kind == .open } }
}

extension ImportReport {
  /// `file:line: what became of it`, in the order of the files, and the totals.
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
    return (texts + [summary]).joined(separator: "\n") + "\n"
  }

  private var summary: String {
    guard totals.all > 0 else { return "no cases of actions" }
    let share = totals.moved * 100 / totals.all
    return """
      \(totals.all) cases: \(totals.changes) as changes in the schema, \(totals.unchanged) without a change, \
      \(totals.handlers) as handlers, \(totals.children) of children, \(totals.open) for a person; \
      \(share) % moved by themselves
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
