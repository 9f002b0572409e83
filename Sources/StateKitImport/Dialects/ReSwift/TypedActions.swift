#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Actions that are classes with optional values and an `actionType`, as in the style of Firefox for iOS.
///
/// The class does not show which values belong to which type of action, but the calls that make actions do. The report
/// lists these values for each type, and a person writes the cases.
struct TypedActions {
  let index: DeclarationIndex
  private let calls: [ActionTypeCalls.Call]

  init(index: DeclarationIndex) {
    self.index = index
    var files: [ImportedSource] = []
    for source in index.types.map(\.source) + index.functions.map(\.source) + index.variables.map(\.source)
    where !files.contains(where: { $0 === source }) {
      files.append(source)
    }
    calls = files.flatMap { ActionTypeCalls.all(in: $0) }
  }

  func report(_ report: inout ImportReport) {
    for type in index.types where isActionType(type) {
      for element in type.cases { add(element, of: type, &report) }
    }
  }

  /// Whether a type is an enum of action types: `enum TabActionType: ActionType`.
  private func isActionType(_ type: DeclaredType) -> Bool {
    type.kind == .enum && type.inherited.contains { $0 == "ActionType" || $0.hasSuffix(".ActionType") }
  }

  private func add(_ element: EnumCaseElementSyntax, of type: DeclaredType, _ report: inout ImportReport) {
    let name = element.name.plainText
    let made = calls.filter { call in
      call.caseName == name && (call.typeName.isEmpty || index.resolve(call.typeName, in: []) == type.path)
        && (!call.typeName.isEmpty || owns(type, call.actionName))
    }
    let shown = "'\(type.name).\(name)'"
    let location = type.source.location(of: element)
    guard !made.isEmpty else {
      return report.add(.open, "\(shown) is an action that nothing makes", at: location, isCase: true)
    }
    var forms: [[String]] = []
    for call in made where !forms.contains(call.labels) { forms.append(call.labels) }
    let texts = forms.map { $0.isEmpty ? "without values" : "with \($0.joined(separator: ", "))" }
    let count = made.count == 1 ? "one place makes it" : "\(made.count) places make it"
    report.add(
      .open,
      "\(shown) is an action of a class: \(count), \(texts.joined(separator: ", or "))",
      at: location,
      isCase: true
    )
  }

  /// Whether a case without its enum's name belongs to the enum, by the name of the class: `TabActionType` for `TabAction`.
  private func owns(_ type: DeclaredType, _ action: String) -> Bool { type.path.last == action + "Type" }
}
#endif
