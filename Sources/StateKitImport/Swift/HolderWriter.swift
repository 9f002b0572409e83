#if Import
internal import StateKitGenerator

/// Writes the file of a domain: the type with its handlers, and extensions with the other members of the replaced types.
struct HolderWriter {
  let context: HolderContext

  private var domain: ImportedDomain { context.domain }
  private var holder: HandlerHolder { context.holder }
  private var code: DomainCode { context.code }
  private var aliases: NameAliases { NameAliases(context: context) }

  /// Nil if the domain needs no file.
  func file() -> ImportedSwiftFile? {
    var groups: [TypePiece] = []
    if isNeeded { groups += [type] + aliases.inOuterType }
    groups += DomainExtensions(context: context).all + holder.neighbors
    guard !groups.isEmpty else { return nil }
    let text = groups.map(\.text).joined(separator: "\n")
    return ImportedSwiftFile(
      name: "\(domain.file)+StateKit.swift",
      imports: domain.imports + holder.imports.filter { text.mentions($0.word) }.map(\.line)
        + ModuleImports.needed(domain.views, by: text),
      groups: groups
    )
  }

  private var isNeeded: Bool {
    holder.type != nil || holder.isNamed || code.hasHandlers || !HolderEffects(context: context).all.isEmpty
  }

  private var type: TypePiece {
    let protocols =
      (code.hasHandlers ? [code.reducing.name] : []) + (holder.hasInnerNames ? ["ImportedFeature"] : [])
    let conformance = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    var members: [SwiftPiece] = []
    if holder.hasInnerNames {
      members += ["State", "Action"].map { context.alias($0, of: code.model.name + $0) }
    }
    members += aliases.inner + aliases.choices + movedMembers + holder.pieces
    if context.access == "public ", !members.contains(where: { $0.key.hasPrefix("init") }) {
      members.append(SwiftPiece(key: "init()", text: "public init() {}"))
    }
    members += [HolderReducer(context: context).piece] + doubts
    members += HolderEffects(context: context).pieces + HolderHandlers(context: context).pieces
    return TypePiece(
      head: "\(context.access)struct \(holder.name)\(conformance)",
      key: "struct \(holder.name)",
      documentation: documentation,
      members: aliases.outer(for: members) + members
    )
  }

  private var movedMembers: [SwiftPiece] {
    let scope = holder.type?.path ?? []
    return holder.members.map { context.moved($0.declaration, in: $0.source, from: scope, to: scope) }
  }

  /// The code of the reducer that was not understood, as comments, so that it is not lost.
  private var doubts: [SwiftPiece] {
    let omitted = context.plan.groups.flatMap { group in
      group.branches.compactMap { branch in
        context.builder.reasonOfOmission(group).map {
          ImportDoubt(reason: "'\(group.key)': \($0)", location: branch.location, code: branch.outcome.body)
        }
      }
    }
    let cancelling = context.plan.unknownIDs.map { id, branch in
      ImportDoubt(
        reason: "'\(id)' belongs to no effect of '\(domain.name)'",
        location: branch.location,
        code: "case .\(branch.path.joined(separator: ".")): .cancel(id: \(id))"
      )
    }
    return (domain.doubts + omitted + cancelling).compactMap { doubt in
      doubt.code.map { SwiftPiece(key: "#warning \(doubt.reason)", text: $0).asWarning(doubt.reason) }
    }
  }

  private var documentation: String {
    let from = Substring(domain.source.file.path).split(separator: "/").last.map(String.init) ?? ""
    guard let own = holder.type?.declaration.documentation else {
      return "The handlers of `\(code.model.name)`, which were the branches of a reducer in \(from)."
    }
    return own + "\n\nIts handlers were the branches of a reducer in \(from)."
  }
}
#endif
