#if Import
internal import StateKitGenerator

/// Writes functions for cases that had defaults, so that `.seek()` still compiles. The cases of generated enums do not
/// have defaults.
struct DefaultedCases {
  let domain: ImportedDomain
  let refusals: Refusals
  let access: String

  /// One function for each value with a default; the function leaves out this value.
  var pieces: [SwiftPiece] {
    var pieces: [SwiftPiece] = []
    for action in domain.actions where refusals.remedy(domain.name, .actions, action.name) != .omitted {
      for index in action.payload.indices where action.payload[index].standard != nil {
        let piece = piece(of: action, without: index)
        if !pieces.contains(where: { $0.key == piece.key }) { pieces.append(piece) }
      }
    }
    return pieces
  }

  private func piece(of action: ImportedAction, without omitted: Int) -> SwiftPiece {
    var labels: [String] = []
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, value) in action.payload.enumerated() {
      let label = value.label.map { "\($0): " } ?? ""
      // After the omitted value, values without a label are left out, too.
      let isGiven =
        index < omitted || index > omitted && (value.standard == nil || value.label != nil)
      guard isGiven else {
        arguments.append(label + (value.standard?.swift ?? ""))
        continue
      }
      let standard = index > omitted ? value.standard.map { " = \($0.swift)" } ?? "" : ""
      labels.append((value.label ?? "_") + ":")
      parameters.append("\(value.label ?? "_") value\(index): \(value.type)\(standard)")
      arguments.append(label + "value\(index)")
    }
    let name = Identifier(validated: action.name).spelled
    return SwiftPiece(
      key: "func \(action.name)(\(labels.joined()))",
      text: """
        /// The action with its default values.
        \(access)static func \(name)(\(parameters.joined(separator: ", "))) -> \(domain.name)Action {
          .\(name)(\(arguments.joined(separator: ", ")))
        }
        """
    )
  }
}
#endif
