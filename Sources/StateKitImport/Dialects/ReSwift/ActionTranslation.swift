#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Writes, for each domain, an initializer that converts an action of the app to the domain's action, and a property
/// that converts it back.
struct ActionTranslation {
  let sites: CallSites
  let domains: [String: ImportedDomain]
  let refusals: Refusals

  private var owners: ActionOwners { sites.owners }
  private var table: ReducerTable { sites.table }

  func pieces(for position: Int) -> [CallSites.Piece] {
    guard let name = sites.protocolName(position) else { return [] }
    let action = sites.actionName(position)
    var pieces: [CallSites.Piece] = []
    if sites.isTranslated(position) {
      pieces.append(
        CallSites.Piece(
          key: "extension \(action) init(old:)",
          text: """
            extension \(action) {
              /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
              init?(old action: \(name)) {
                switch action {
            \(Indentation.added("    ", to: cases(position).joined(separator: "\n")))
            \(Indentation.added("    ", to: below(position)))
                }
              }
            }
            """
        )
      )
    }
    if sites.hasHost { pieces.append(back(position, name)) }
    return pieces
  }

  private func isOmitted(_ position: Int, _ name: String) -> Bool {
    refusals.remedy(table.domains[position].name, .actions, name) == .omitted
  }

  // MARK: - From old actions

  private func cases(_ position: Int) -> [String] {
    let replaced = sites.actionName(position)
    var lines = ["case let action as \(replaced): self = action"]
    for entry in owners.enums where entry.domain == position && !entry.isReplaced {
      let own = entry.type.cases.filter { !isOmitted(position, entry.names[$0.name.plainText] ?? "") }
      let hasRest = own.count < entry.type.cases.count
      lines.append("case let action as \(sites.names.name(of: entry.type.path)):")
      lines.append("  switch action {")
      lines += own.map { element in
        let (pattern, call) = CaseText.of(element, named: entry.names[element.name.plainText] ?? "")
        return "  case \(pattern): self = \(call)"
      }
      lines += (hasRest ? ["  default: return nil"] : []) + ["  }"]
    }
    for entry in owners.structs where entry.domain == position && !isOmitted(position, entry.name) {
      let type = sites.names.name(of: entry.action.type.path)
      switch entry.action.form {
      case .whole: lines.append("case let action as \(type): self = .\(entry.name)(action)")
      case .properties(let properties):
        let values = properties.map { "\(StructAction.label(of: $0.name)): action.\($0.name)" }.joined(
          separator: ", "
        )
        lines.append(
          values.isEmpty
            ? "case is \(type): self = .\(entry.name)"
            : "case let action as \(type): self = .\(entry.name)(\(values))"
        )
      }
    }
    return lines
  }

  private func below(_ position: Int) -> String {
    var lines: [String] = []
    for child in table.domains[position].children {
      let word = lines.isEmpty ? "if" : "} else if"
      lines.append("\(word) let action = \(sites.translation(child.index, "action")) {")
      lines.append("  self = .\(child.name)(action)")
    }
    if lines.isEmpty { return "default: return nil" }
    return "default:\n"
      + Indentation.added("  ", to: (lines + ["} else {", "  return nil", "}"]).joined(separator: "\n"))
  }

  // MARK: - To old actions

  private func back(_ position: Int, _ name: String) -> CallSites.Piece {
    let action = sites.actionName(position)
    var lines: [String] = []
    for child in table.domains[position].children {
      lines.append("case .\(child.name)(let action): action.old")
    }
    for entry in owners.enums where entry.domain == position && !entry.isReplaced {
      for element in entry.type.cases {
        guard let name = entry.names[element.name.plainText], !isOmitted(position, name) else { continue }
        let (pattern, _) = CaseText.of(element, named: name, patternName: name)
        let (_, call) = CaseText.of(element, named: element.name.plainText)
        lines.append("case \(pattern): \(sites.names.name(of: entry.type.path))\(call)")
      }
    }
    for entry in owners.structs where entry.domain == position && !isOmitted(position, entry.name) {
      let type = sites.names.name(of: entry.action.type.path)
      switch entry.action.form {
      case .whole: lines.append("case .\(entry.name)(let action): action")
      case .properties(let properties):
        guard entry.action.isMemberwise else { continue }
        let names = properties.map { "let \($0.name)" }.joined(separator: ", ")
        let values = properties.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        lines.append("case .\(entry.name)\(names.isEmpty ? "" : "(\(names))"): \(type)(\(values))")
      }
    }
    let hasRest =
      lines.count < (domains[table.domains[position].name].map { $0.actions.count + $0.children.count } ?? 0)
    let body =
      lines.isEmpty
      ? "self" : "switch self {\n\((lines + (hasRest ? ["default: self"] : [])).joined(separator: "\n"))\n}"
    return CallSites.Piece(
      key: "extension \(action) var old",
      text: """
        extension \(action) {
          /// The action of the app that this one stands for.
          fileprivate var old: \(name) {
        \(Indentation.added("    ", to: body))
          }
        }
        """
    )
  }
}

extension CallSites {
  /// Whether the app has actions of a domain as other types than the enum that the generated one replaces.
  func isTranslated(_ position: Int) -> Bool {
    !table.domains[position].children.isEmpty || owners.structs.contains { $0.domain == position }
      || owners.enums.contains { $0.domain == position && !$0.isReplaced }
  }

  /// The code that converts an action of the app to the domain's action; its value is nil for actions of other domains.
  func translation(_ position: Int, _ action: String) -> String {
    isTranslated(position)
      ? "\(actionName(position))(old: \(action))" : "\(action) as? \(actionName(position))"
  }
}
#endif
