#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds the comments of replaced code that are neither in the written Swift code nor in a schema.
struct LostComments {
  let plans: [DomainPlan]
  private var known: Set<String>

  /// - Parameter written: The Swift files after the import.
  init(plans: [DomainPlan], written: [ImportedSource]) {
    self.plans = plans
    known = Set(written.flatMap { Comments.all(in: $0.tree).flatMap { LostComments.lines(of: $0.text) } })
    for plan in plans {
      let texts = plan.domain.state.properties.map(\.documentation) + plan.domain.actions.map(\.documentation)
      known.formUnion(texts.compactMap { $0 }.flatMap(LostComments.lines))
    }
  }

  func add(to report: inout ImportReport) {
    var seen: Set<SyntaxIdentifier> = []
    for plan in plans {
      let types = plan.domain.replaced.map(\.type) + [plan.domain.holder.type].compactMap { $0 }
      for type in types {
        for (declaration, source) in [(type.declaration, type.source)] + type.extensions
        where seen.insert(declaration.id).inserted {
          for comment in Comments.all(in: declaration) {
            guard let lost = LostComments.lines(of: comment.text).first(where: { !known.contains($0) }) else {
              continue
            }
            let location = source.location(at: AbsolutePosition(utf8Offset: comment.offset))
            report.add(.changed, "a comment does not move: \(lost)", at: location)
          }
        }
      }
    }
  }

  /// The words of a comment, line by line, without its marks. A line with code also gives the words of the comment in
  /// that code.
  private static func lines(of comment: String) -> [String] {
    comment.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let plain = words(of: line)
      var inner: [String] = []
      for mark in ["//", "/*"] {
        if let range = plain.firstRange(of: mark) { inner.append(words(of: plain[range.upperBound...])) }
      }
      return ([plain] + inner).filter { !$0.isEmpty }
    }
  }

  private static func words(of line: Substring) -> String {
    let start = line.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    return String(start.reversed().drop { $0 == "/" || $0 == "*" || $0.isWhitespace }.reversed())
  }
}

/// The comments in a part of a file.
final class Comments: SyntaxVisitor {
  private(set) var all: [(text: String, offset: Int)] = []

  static func all(in node: some SyntaxProtocol) -> [(text: String, offset: Int)] {
    let comments = Comments(viewMode: .sourceAccurate)
    comments.walk(node)
    return comments.all
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(token.leadingTrivia, at: token.position.utf8Offset)
    add(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  private func add(_ trivia: Trivia, at position: Int) {
    var offset = position
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        all.append((text, offset))
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
#endif
