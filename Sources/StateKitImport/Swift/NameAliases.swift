#if Import
internal import SwiftSyntax

/// Writes aliases for names that the app's code still uses: `Profile.Editor`, `Destination.State`.
struct NameAliases {
  let context: HolderContext

  private var names: GeneratedTypeNames { context.names }
  private var path: [String] { context.holder.type?.path ?? [] }

  private func alias(of type: [String]) -> SwiftPiece {
    context.alias(type.last ?? "", of: names.name(of: type))
  }

  /// The types that were nested in the feature and are no longer: `Profile.Editor`.
  var inner: [SwiftPiece] {
    types(in: path).filter { names.isGenerated($0.path) && !$0.isStateOrAction }.map { alias(of: $0.path) }
  }

  /// The surrounding types' other members, which the code used by their short names.
  func outer(for members: [SwiftPiece]) -> [SwiftPiece] {
    guard path.count > 1 else { return [] }
    let code = members.map(\.text).joined(separator: "\n")
    var known = Set(members.map(\.key) + ["typealias \(path[path.count - 1])"])
    known.formUnion(types(in: path).map { "typealias \($0.path.last ?? "")" })
    return stride(from: path.count - 1, to: 0, by: -1).flatMap { types(in: Array(path.prefix($0))) }
      .filter { type in
        let name = type.path.last ?? ""
        return !type.isStateOrAction && code.mentions(name) && known.insert("typealias \(name)").inserted
      }.map { alias(of: $0.path) }
  }

  /// An alias in the surrounding type, if that type stays, such as an enum that serves as a namespace.
  var inOuterType: [TypePiece] {
    guard path.count > 1, let name = path.last else { return [] }
    let outer = Array(path.dropLast())
    let isMoved = context.plans.values.contains { $0.domain.holder.type?.path == outer }
    guard !isMoved, names.index[outer]?.hasAttribute("Reducer") != true else { return [] }
    return [context.extensionAlias(name, of: context.holder.name, in: names.name(of: outer))]
  }

  /// The enums of children that are one of several, with aliases for the generated types: `Destination.State`.
  var choices: [SwiftPiece] {
    types(in: path).filter { $0.kind == .enum && $0.hasAttribute("Reducer") }.map { choice in
      let inner = ["State", "Action"].map { choice.path + [$0] }.filter(names.isGenerated)
      let others = types(in: choice.path).filter { !inner.contains($0.path) }.map { type in
        names.isGenerated(type.path)
          ? alias(of: type.path)
          : context.moved(
            DeclSyntax(fromProtocol: type.declaration),
            in: type.source,
            from: choice.path,
            to: choice.path
          )
      }
      let name = choice.path.last ?? ""
      let group = TypePiece(
        head: "\(context.access)enum \(name)",
        key: "enum \(name)",
        members: inner.map(alias) + others
      )
      return SwiftPiece(key: group.key, text: group.text)
    }
  }

  /// The types in a type; none for a domain that was no type.
  private func types(in path: [String]) -> [DeclaredType] { path.isEmpty ? [] : names.index.types(in: path) }
}

extension DeclaredType {
  fileprivate var isStateOrAction: Bool { ["State", "Action"].contains(path.last) }
}
#endif
