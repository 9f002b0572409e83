#if Import
internal import StateKitGenerator

/// A declaration to write, without indentation, and the key by which a later import recognises it.
struct SwiftPiece {
  /// For example `func renamed(_:name:)` or `var body`.
  let key: String
  let text: String
  /// Whether it is only a hint, which is not added to an existing type.
  var isHint = false
}

/// A type or an extension to write, with its members, or one declaration outside of types.
struct TypePiece {
  /// For example `struct Counter: CounterReducing`; empty for a declaration outside of types.
  let head: String
  /// The head without the inherited types, by which a later import recognises it: `struct Counter`.
  let key: String
  var documentation: String?
  var members: [SwiftPiece]

  var text: String {
    let comment =
      documentation.map {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
      } ?? ""
    let body = TypePiece.joined(members)
    if head.isEmpty { return body }
    return comment + (body.isEmpty ? "\(head) {}" : "\(head) {\n\(Indentation.added("  ", to: body))\n}")
  }

  /// Adjacent one-line members of the same kind follow each other directly; others are separated by an empty line.
  static func joined(_ members: [SwiftPiece]) -> String {
    var text = ""
    for (index, member) in members.enumerated() {
      if index > 0 {
        let isPlain = !member.text.contains("\n") && !members[index - 1].text.contains("\n")
        text += isPlain && member.kind == members[index - 1].kind ? "\n" : "\n\n"
      }
      text += member.text
    }
    return text
  }
}

extension SwiftPiece {
  /// The same code as a comment below a warning.
  func asWarning(_ reason: String) -> SwiftPiece {
    SwiftPiece(key: key, text: WarningText.of(text, reason), isHint: true)
  }

  fileprivate var kind: Substring { key.prefix { $0 != " " } }
}

/// A warning, and below it, as a comment, the code that a person must look at.
enum WarningText {
  /// The warning without code.
  static func line(_ reason: String) -> String {
    let reason = String(reason.map { $0 == "\"" || $0 == "\\" ? "'" : $0.isNewline ? " " : $0 })
    return "#warning(\"statekit-import: \(reason)\")"
  }

  static func of(_ code: String, _ reason: String) -> String {
    let comments = code.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "//" : "// \($0)"
    }
    return ([line(reason)] + comments).joined(separator: "\n")
  }
}
#endif
