#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Code of a reducer that a schema cannot express: it stays in the reducer with the app's name, with a warning.
struct RestOfReducer {
  let doubt: ReducerBody.Doubt
  /// The name of the state in that reducer.
  let state: String
  let domain: ReducerDomain
  /// Names that are visible only in the reducer's file.
  let hidden: Set<String>
  /// Whether the code before it has the same warning, so that its own can be left out.
  var isNext = false

  private var source: ImportedSource { doubt.frame.source }

  /// The code; for a pattern, its whole branch.
  private var node: Syntax { doubt.node.enclosingBranch.map(Syntax.init) ?? doubt.node }

  /// Whether the code runs before the domain's reducer.
  var isBefore: Bool {
    switch doubt.rest {
    case .statement(let isBefore): isBefore
    case .nothing: true
    case .comment, .value: false
    }
  }

  var text: String {
    let warning = WarningText.line(doubt.reason)
    switch doubt.rest {
    case .nothing: return warning
    case .statement where canRun && isNext: return source.movedText(of: doubt.node, edits)
    case .statement where canRun: return "\(warning)\n\(source.movedText(of: doubt.node, edits))"
    case .value(let property) where canRun:
      return "\(warning)\n\(state).\(property) = \(source.movedText(of: doubt.node, edits))"
    default:
      guard doubt.isAction, let branch = doubt.node.enclosingBranch, canRun else {
        return WarningText.of((copies + [source.movedText(of: node)]).joined(separator: "\n"), doubt.reason)
      }
      let subject = domain.function.action.name
      return "\(warning)\nswitch \(subject) {\n\(source.movedText(of: branch, edits))\ndefault: break\n}"
    }
  }

  /// The declarations of the copies of properties that the code uses.
  private var copies: [String] {
    let used = Set(UsedNames.all(in: node).map(\.baseName.plainText))
    return doubt.frame.aliases.filter { used.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "var \($0.key) = \(state).\($0.value)"
    }
  }

  /// Whether the code can run where it stays: all names that it uses are available there.
  var canRun: Bool {
    guard doubt.frame.isMain, doubt.frame.state == state || doubt.frame.state == domain.function.state.name
    else { return false }
    // Without its optional state, `??` has nothing to choose.
    if doubt.frame.isOptional, node.mayChoose(doubt.frame.state) { return false }
    var locals = LocalNames.all(in: domain.function.body).subtracting(LocalNames.all(in: node))
    locals.subtract([state, domain.function.action.name])
    // The names that other remaining statements declare are available, too.
    for other in domain.doubts where other.staysAsStatement && other.frame.isMain {
      locals.subtract(LocalNames.all(in: other.node))
    }
    let names = UsedNames.all(in: node).map(\.baseName.plainText)
    return !names.contains { locals.contains($0) || hidden.contains($0) || $0 == doubt.frame.oldState }
  }

  private var edits: [TextEdit] {
    doubt.frame.isOptional ? PresentState.edits(in: node, of: doubt.frame.state, state) : []
  }
}

extension Syntax {
  /// Whether the code has `??` behind a part of an optional state.
  fileprivate func mayChoose(_ state: String) -> Bool {
    let uses = UsedNames.all(in: self).contains { use in
      use.baseName.text == state && use.parent?.is(OptionalChainingExprSyntax.self) == true
    }
    return uses && tokens(viewMode: .sourceAccurate).contains { $0.text == "??" }
  }

  /// The branch whose pattern the node is.
  fileprivate var enclosingBranch: SwitchCaseSyntax? {
    self.is(SwitchCaseItemSyntax.self) ? parent?.parent?.parent?.as(SwitchCaseSyntax.self) : nil
  }
}
#endif
