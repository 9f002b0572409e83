#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// The members of an enum or a struct, in one spelling for the app's code and the generated code.
struct DeclaredShape: Equatable {
  struct Member: Equatable {
    let name: String
    /// `id: Int, String`, or the type of a property.
    let type: String
  }

  let access: AccessLevel
  let members: [Member]

  /// - Parameter names: The names that the types of the app have after the import; nil for generated code.
  init(_ type: DeclaredType, _ names: GeneratedTypeNames?) {
    access = type.access
    func spelling(_ syntax: TypeSyntax) -> String {
      DeclaredShape.plain(names.map { $0.spelling(of: syntax, in: type.path) } ?? syntax.trimmedDescription)
    }
    if type.kind == .enum {
      members = type.cases.map { element in
        let values = element.values.map { ($0.label.map { "\($0): " } ?? "") + spelling($0.type) }
        return Member(name: element.name.plainText, type: DeclaredShape.element(values))
      }
    } else {
      members = type.storedProperties.map { property in
        let syntax = names.map { $0.index.type(of: property, in: type.path) } ?? property.type
        return Member(name: property.name, type: syntax.map(spelling) ?? "?")
      }
    }
  }

  /// `case row(id: RowState.ID, action: RowAction)` is an `IdentifiedAction`.
  private static func element(_ values: [String]) -> String {
    if values.count == 2, values[0].hasPrefix("id: "), values[1].hasPrefix("action: "),
      values[1].hasSuffix("Action")
    {
      let action = values[1].dropFirst(8)
      return "IdentifiedAction<\(action.dropLast(6))State.ID, \(action)>"
    }
    return values.joined(separator: ", ")
  }

  /// The type without the names of modules, in the spelling of generated code.
  private static func plain(_ spelling: String) -> String {
    var text = spelling.onOneLine
    for module in ["Swift.", "StateKit."] { text = text.replacingAll(module, with: "") }
    if let inner = text.argument(of: "PresentationAction") { return inner }
    if let row = text.argument(of: "IdentifiedActionOf") {
      return "IdentifiedAction<\(row)State.ID, \(row)Action>"
    }
    if let row = text.argument(of: "IdentifiedAction"),
      let action = row.split(separator: ",").last?.drop(while: \.isWhitespace),
      action.hasSuffix("Action")
    {
      return "IdentifiedAction<\(action.dropLast(6))State.ID, \(action)>"
    }
    if let screens = text.argument(of: "StackActionOf") { return "StackAction<\(screens)>" }
    if let screens = text.argument(of: "StackAction"), let action = screens.split(separator: ",").last {
      return "StackAction<\(action.drop(while: \.isWhitespace))>"
    }
    if text.argument(of: "Optional") != nil { return String(text.dropFirst(9).dropLast()) + "?" }
    return text
  }
}

extension String {
  /// `Int` in `Optional<Int>`.
  fileprivate func argument(of name: String) -> String? {
    hasPrefix(name + "<") && hasSuffix(">") ? String(dropFirst(name.count + 1).dropLast()) : nil
  }

  func replacingAll(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      // A longer name may end with the name of the module.
      let before = rest[..<range.lowerBound].last
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
      result += rest[..<range.lowerBound] + (isWhole ? other[...] : rest[range])
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

/// Compares the app's declarations with the generated ones.
struct ShapeComparison {
  let plans: [DomainPlan]
  let names: GeneratedTypeNames
  let generated: DeclarationIndex

  init(plans: [DomainPlan], names: GeneratedTypeNames, files: [GeneratedFile]) {
    self.plans = plans
    self.names = names
    generated = DeclarationIndex(files.map { ImportedSource(SourceFile(path: $0.name, bytes: $0.contents)) })
  }

  /// The differences, located in the app's code.
  func differences() -> [ImportDoubt] {
    plans.flatMap { plan in
      plan.domain.replaced.flatMap { replaced -> [ImportDoubt] in
        guard let now = generated[[replaced.generated]] else {
          return [
            ImportDoubt(reason: "'\(replaced.generated)' is not generated", location: plan.domain.location)
          ]
        }
        return differences(DeclaredShape(replaced.type, names), DeclaredShape(now, nil), replaced, plan)
      }
    }
  }

  private func differences(
    _ old: DeclaredShape,
    _ new: DeclaredShape,
    _ replaced: ReplacedType,
    _ plan: DomainPlan
  ) -> [ImportDoubt] {
    let source = replaced.type.source
    let location = source.location(of: replaced.type.declaration)
    func say(_ reason: String) -> ImportDoubt { ImportDoubt(reason: reason, location: location) }
    var differences: [ImportDoubt] = []
    if old.access != new.access {
      differences.append(
        say(
          "'\(replaced.type.name)' is \(old.access.rawValue), and '\(replaced.generated)' is \(new.access.rawValue)"
        )
      )
    }
    let parts = Set(plan.domain.children.map(\.name) + (plan.domain.binds.isEmpty ? [] : ["binding"]))
    for member in old.members {
      guard let now = new.members.first(where: { $0.name == member.name }) else {
        differences.append(say("'\(replaced.generated)' has no '\(member.name)'"))
        continue
      }
      // The type of a child that is one of several has a new name, made from both names.
      if !parts.contains(member.name), now.type != member.type {
        differences.append(
          say("'\(member.name)' is '\(now.type)' in '\(replaced.generated)', and was '\(member.type)'")
        )
      }
    }
    for member in new.members where !old.members.contains(where: { $0.name == member.name }) {
      differences.append(say("'\(replaced.generated)' also has '\(member.name)'"))
    }
    let order = new.members.map(\.name).filter { name in old.members.contains { $0.name == name } }
    let was = old.members.map(\.name).filter { name in new.members.contains { $0.name == name } }
    if order != was {
      let moved = zip(order, was).filter { $0 != $1 }.map { "'\($0.0)'" }
      differences.append(
        say("the order in '\(replaced.generated)' is another one for \(moved.joined(separator: ", "))")
      )
    }
    return differences
  }
}
#endif
