#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Writes the type with the handlers of a domain, and extensions with the other members of the replaced types.
struct HolderWriter {
  let plan: DomainPlan
  let plans: [String: DomainPlan]
  let model: ModuleModel
  /// The domain in the generator's model.
  let code: DomainCode
  let refusals: Refusals
  let names: GeneratedTypeNames
  /// Whether code reads dependencies that no feature keeps.
  let readsDependencies: Bool

  private var domain: ImportedDomain { plan.domain }
  private var holder: HandlerHolder { domain.holder }
  private var builder: SchemaBuilder { SchemaBuilder(plan: plan, refusals: refusals) }
  private var access: String { code.access.prefix.text }

  /// Nil if the domain needs no file.
  func file() -> ImportedSwiftFile? {
    var groups: [TypePiece] = []
    if isNeeded { groups += [type] + outerName }
    groups += extensions + choiceCase + screens + holder.extensions
    guard !groups.isEmpty else { return nil }
    return ImportedSwiftFile(
      name: "\(domain.file)+StateKit.swift",
      imports: domain.imports + imports(for: groups),
      groups: groups
    )
  }

  private func imports(for groups: [TypePiece]) -> [String] {
    if holder.imports.isEmpty { return [] }
    let words = Set(
      groups.map(\.text).joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    )
    return holder.imports.filter { words.contains(Substring($0.word)) }.map(\.line)
  }

  private var isNeeded: Bool {
    holder.type != nil || holder.isNamed || code.hasHandlers || !effects.isEmpty
  }

  private var type: TypePiece {
    let protocols =
      (code.hasHandlers ? [code.reducing.name] : []) + (holder.hasInnerNames ? ["ImportedFeature"] : [])
    let conformance = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    var members: [SwiftPiece] = []
    if holder.hasInnerNames {
      members += ["State", "Action"].map { inner in
        SwiftPiece(
          key: "typealias \(inner)",
          text: "\(access)typealias \(inner) = \(code.model.name)\(inner)"
        )
      }
    }
    members += innerNames + choices + moved(holder.members, from: holder.type?.path ?? []) + holder.pieces
    if access == "public ", !members.contains(where: { $0.key.hasPrefix("init") }) {
      members.append(SwiftPiece(key: "init()", text: "public init() {}"))
    }
    members +=
      [body] + doubts + (effects.isEmpty ? [] : [effectsPiece]) + (holder.hasInnerNames ? [allEffects] : [])
      + handlers
    members.insert(contentsOf: outerNames(in: members), at: 0)
    return TypePiece(
      head: "\(access)struct \(holder.name)\(conformance)",
      key: "struct \(holder.name)",
      documentation: documentation,
      members: members
    )
  }

  /// The code of the reducer that was not understood, as comments, so that it is not lost.
  private var doubts: [SwiftPiece] {
    let omitted = plan.groups.filter {
      $0.isOwn && refusals.remedy(domain.name, .actions, $0.key) == .omitted
    }
    .flatMap { group in
      group.branches.map { branch in
        let reason = refusals.reason(domain.name, .actions, group.key) ?? ""
        return ImportDoubt(
          reason: "'\(group.key)': \(reason)",
          location: branch.location,
          code: branch.outcome.body
        )
      }
    }
    return (domain.doubts + omitted).compactMap { doubt in
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

  // MARK: - Reducers

  /// `var body: Reducer<State, Action> { .counter(self, row: Row().body) }`
  private var body: SwiftPiece {
    let state = holder.hasInnerNames ? "State" : "\(code.model.name)State"
    let action = holder.hasInnerNames ? "Action" : "\(code.model.name)Action"
    let call = factory(of: code.model, handlers: code.hasHandlers ? "self" : nil)
    return SwiftPiece(
      key: "var body",
      text: """
        /// The reducer of the domain and of those below it.
        \(access)var body: \(reducerType)<\(state), \(action)> {
        \(Indentation.added("  ", to: call))
        }
        """
    )
  }

  /// The name `Reducer`, with the module's name if the app also has a type `Reducer`.
  private var reducerType: String { names.index.isDeclared(["Reducer"]) ? "StateKit.Reducer" : "Reducer" }

  private func factory(of model: DomainModel, handlers: String?) -> String {
    let children = model.children.map { "\($0.name.label): \(reducer(of: $0))" }
    let arguments = (handlers.map { [$0] } ?? []) + children
    let line = ".\(model.memberName.spelled)(\(arguments.joined(separator: ", ")))"
    if children.isEmpty || line.count < 80 && !line.contains("\n") { return line }
    return ".\(model.memberName.spelled)(\n" + Indentation.added("  ", to: arguments.joined(separator: ",\n"))
      + "\n)"
  }

  private func reducer(of child: ChildModel) -> String {
    if let imported = domain.children.first(where: { $0.name == child.name.name }),
      let written = imported.reducer
    {
      if case .stack = imported.kind, let screens = model(child.domain.id.name),
        let only = screens.children.first
      {
        return ".\(screens.memberName.spelled)(\(only.name.label): \(written).body)"
      }
      return "\(written).body"
    }
    return reducer(ofDomain: child.domain.id.name)
  }

  private func model(_ name: String) -> DomainModel? {
    model.files.flatMap(\.domains).first { $0.name == name }
  }

  private func reducer(ofDomain name: String) -> String {
    guard let model = model(name) else { return ".identity" }
    guard let plan = plans[name] else { return factory(of: model, handlers: nil) }
    if plan.domain.holder.type != nil || plan.domain.holder.isNamed {
      return "\(plan.domain.holder.name)().body"
    }
    return factory(
      of: model,
      handlers: model.actions.contains(where: \.hasHandler) ? "\(plan.domain.holder.name)()" : nil
    )
  }

  // MARK: - Handlers

  private var handlers: [SwiftPiece] {
    code.handlers.compactMap { signature in
      guard let group = group(of: signature) else { return nil }
      let action = domain.actions.first { group.isOwn && $0.name == group.path[0] }
      var text = HandlerText(
        signature: signature,
        group: group,
        state: holder.hasInnerNames ? "State" : "\(code.model.name)State",
        access: access,
        removedChild: action?.removedChild,
        spelling: .short(hidden: [])
      )
      text.refused =
        builder.refusedEffects(of: group).map {
          (refusals.reason(domain.name, .effects, $0.name) ?? "", $0.effect.closure)
        }
        + builder.refusedBridges(of: group).map {
          (
            refusals.reason(domain.name, .bridges, SchemaBuilder.key(of: $0)) ?? "",
            $0.code
          )
        }
      return text.piece
    }
  }

  private func group(of signature: HandlerSignature) -> DomainPlan.Group? {
    let name = signature.name.name
    if code.model.actions.contains(where: { $0.name.name == name && $0.hasHandler }),
      let own = plan.groups.first(where: { $0.path == [name] })
    {
      return own
    }
    guard let reaction = code.model.reactions.first(where: { $0.handler.name == name }) else { return nil }
    let path = (reaction.path.steps.map(\.name) + [reaction.path.action]).map(\.name)
    return plan.groups.first { $0.path == path }
  }

  // MARK: - Effects

  /// The effects whose closures the domain supplies.
  private var effects: [DomainPlan.NamedEffect] {
    code.model.suppliedWork.compactMap { work in plan.effects.first { $0.name == work.name.name } }
  }

  private var effectsPiece: SwiftPiece {
    let type = "\(code.model.name)Effects"
    let arguments = effects.map { named in
      let closure = named.effect.closure
      // A value without a call reads no dependency.
      let runsInside = readsDependencies && holder.hasInnerNames && closure.contains("(")
      return "\(named.name): \(runsInside ? "\(SupportFile.inside) " : "")\(closure)"
    }.joined(separator: ",\n")
    return SwiftPiece(
      key: "var effects",
      text: """
        /// The closures of the effects: `store.sideEffects.register(\(holder.name)().effects)`.
        \(access)var effects: \(type) {
          \(type)(
        \(Indentation.added("    ", to: arguments))
          )
        }
        """
    )
  }

  /// The closures of the domain and of those below it.
  private var allEffects: SwiftPiece {
    let own = effects.isEmpty ? [] : ["[effects]"]
    let below = domain.children.flatMap { child -> [String] in
      if let written = child.reducer { return ["\(written).allEffects"] }
      return child.domains.compactMap { name in
        plans[name].flatMap { $0.domain.holder.hasInnerNames ? "\($0.domain.holder.name)().allEffects" : nil }
      }
    }
    let parts = (own + below).unique
    return SwiftPiece(
      key: "var allEffects",
      text: """
        /// The closures of the effects of the domain and of those below it.
        var allEffects: [any DomainEffects] { \(parts.isEmpty ? "[]" : parts.joined(separator: " + ")) }
        """
    )
  }

  // MARK: - What moves

  /// Type aliases for the types that were nested in this one and are no longer: `Profile.Editor`.
  private var innerNames: [SwiftPiece] {
    guard let path = holder.type?.path else { return [] }
    return names.index.types(in: path).compactMap { type in
      guard let name = type.path.last, names.isGenerated(type.path), !["State", "Action"].contains(name)
      else { return nil }
      return SwiftPiece(
        key: "typealias \(name)",
        text: "\(access)typealias \(name) = \(names.name(of: type.path))"
      )
    }
  }

  /// Type aliases for the surrounding types' other members, which the code used by their short names.
  private func outerNames(in members: [SwiftPiece]) -> [SwiftPiece] {
    guard let path = holder.type?.path, path.count > 1 else { return [] }
    let code = members.map(\.text).joined(separator: "\n")
    var known = Set(members.map(\.key) + ["typealias \(path[path.count - 1])"])
    known.formUnion(names.index.types(in: path).map { "typealias \($0.path.last ?? "")" })
    var pieces: [SwiftPiece] = []
    for count in stride(from: path.count - 1, to: 0, by: -1) {
      for type in names.index.types(in: Array(path.prefix(count))) {
        guard let name = type.path.last, !["State", "Action"].contains(name), code.mentions(name),
          known.insert("typealias \(name)").inserted
        else { continue }
        pieces.append(
          SwiftPiece(
            key: "typealias \(name)",
            text: "\(access)typealias \(name) = \(names.name(of: type.path))"
          )
        )
      }
    }
    return pieces
  }

  /// A type alias in the surrounding type, if that type stays, such as an enum that serves as a namespace.
  private var outerName: [TypePiece] {
    guard let path = holder.type?.path, path.count > 1, let name = path.last else { return [] }
    let outer = Array(path.dropLast())
    let isMoved = plans.values.contains { $0.domain.holder.type?.path == outer }
    guard !isMoved, names.index[outer]?.hasAttribute("Reducer") != true else { return [] }
    let type = names.name(of: outer)
    return [
      TypePiece(
        head: "extension \(type)",
        key: "extension \(type) \(name)",
        members: [
          SwiftPiece(key: "typealias \(name)", text: "\(access)typealias \(name) = \(holder.name)")
        ]
      )
    ]
  }

  /// The enums of children that are one of several, with aliases for the generated types: `Destination.State`.
  private var choices: [SwiftPiece] {
    guard let path = holder.type?.path else { return [] }
    return names.index.types(in: path).filter { $0.kind == .enum && $0.hasAttribute("Reducer") }.map {
      choice in
      let inner = ["State", "Action"].filter { names.isGenerated(choice.path + [$0]) }
      let others = names.index.types(in: choice.path).filter { !inner.contains($0.path.last ?? "") }
      var members = inner.map { name in
        SwiftPiece(
          key: "typealias \(name)",
          text: "\(access)typealias \(name) = \(names.name(of: choice.path + [name]))"
        )
      }
      members += others.map { type in
        let name = type.path.last ?? ""
        if names.isGenerated(type.path) {
          return SwiftPiece(
            key: "typealias \(name)",
            text: "\(access)typealias \(name) = \(names.name(of: type.path))"
          )
        }
        return piece(
          of: DeclSyntax(fromProtocol: type.declaration),
          in: type.source,
          from: choice.path,
          to: choice.path
        )
      }
      let name = choice.path.last ?? ""
      let group = TypePiece(head: "\(access)enum \(name)", key: "enum \(name)", members: members)
      return SwiftPiece(key: group.key, text: group.text)
    }
  }

  private func moved(_ members: [DeclaredMember], from scope: [String]) -> [SwiftPiece] {
    members.map { piece(of: $0.declaration, in: $0.source, from: scope, to: scope) }
  }

  private func piece(
    of declaration: DeclSyntax,
    in source: ImportedSource,
    from scope: [String],
    to place: [String]
  ) -> SwiftPiece {
    let edits =
      NameRepair.edits(in: declaration, names, from: scope, to: place) + LeftAttributes.edits(in: declaration)
      + Animations.edits(in: declaration)
    let key = DeclarationKey.of(declaration)
    if let reason = domain.leftMembers[declaration.id] {
      return SwiftPiece(key: key, text: source.movedText(of: declaration)).asWarning(reason)
    }
    let shared = SharedUse(in: declaration, of: source, domain.sharingState)
    if shared.isReference {
      return SwiftPiece(key: key, text: source.movedText(of: declaration)).asWarning(SharedUse.reason)
    }
    return SwiftPiece(key: key, text: source.movedText(of: declaration, edits + shared.edits))
  }

  /// The members of the replaced types other than properties and cases.
  private var extensions: [TypePiece] {
    domain.replaced.flatMap { replaced -> [TypePiece] in
      let type = replaced.type
      var groups: [TypePiece] = []
      let outer = type.path.dropLast()
      if outer.count > 1, names.isGenerated(Array(outer)), let name = type.path.last,
        Array(outer) != holder.type?.path
      {
        // An alias in the old place leads to the generated type.
        groups.append(
          TypePiece(
            head: "extension \(names.name(of: Array(outer)))",
            key: "extension \(names.name(of: Array(outer))) \(name)",
            members: [
              SwiftPiece(key: "typealias \(name)", text: "\(access)typealias \(name) = \(replaced.generated)")
            ]
          )
        )
      }
      let members = type.members.filter { !$0.isReplaced }
        .filter {
          !names.isReplaced($0.declaration, in: type.path) && !domain.left.contains($0.declaration.id)
        }
        .map { member in
          let piece = piece(
            of: member.declaration,
            in: member.source,
            from: type.path,
            to: [replaced.generated]
          )
          return piece.key == domain.memberwiseKey
            ? piece.asWarning("the generated initializer has these labels") : piece
        }
      let earlier = EarlierInitializer(
        names: names,
        generated: builder.propertyNames + domain.children.map(\.name),
        stateNames: domain.stateNames,
        screens: screenTypes,
        access: access,
        plain: PlainInitializer(of: type).flatMap { domain.left.contains($0.declaration.id) ? $0 : nil }
      )
      let isState = type.kind == .struct
      let initializers = isState ? [earlier.piece(for: type)].compactMap { $0 } + stateNames : []
      let defaulted =
        replaced.generated == domain.name + "Action"
        ? DefaultedCases(domain: domain, refusals: refusals, access: access).pieces : []
      let conformances = type.inherited.filter {
        !LeftConformances.names.contains($0.prefix { $0 != "<" }.description) && !$0.hasPrefix("ReSwift.")
      }
      if !(initializers + defaulted + members).isEmpty || !conformances.isEmpty {
        let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        groups.append(
          TypePiece(
            head: "extension \(replaced.generated)\(inheritance)",
            key: "extension \(replaced.generated)",
            members: initializers + defaulted + members
          )
        )
      }
      return groups
    }
  }

  /// A function or property that makes the state of a case as before: `.hint(text: "…")`.
  private var choiceCase: [TypePiece] {
    guard let choice = domain.choiceCase else { return [] }
    if choice.values.isEmpty {
      return [
        TypePiece(
          head: "extension \(choice.state)",
          key: "extension \(choice.state)",
          members: [
            SwiftPiece(
              key: "var \(choice.name)",
              text:
                "\(access)static var \(choice.name): \(choice.state) { .\(choice.name)(\(domain.name)State()) }"
            )
          ]
        )
      ]
    }
    let names = choice.values.enumerated().map { index, value in value.label ?? "value\(index)" }
    let parameters = zip(choice.values, names).map { value, name in
      "\(value.label == nil ? "_ " : "")\(name): \(value.type)"
    }
    let arguments = zip(domain.state.properties, names).map { "\($0.name): \($1)" }.joined(separator: ", ")
    let labels = choice.values.map { ($0.label ?? "_") + ":" }.joined()
    return [
      TypePiece(
        head: "extension \(choice.state)",
        key: "extension \(choice.state)",
        members: [
          SwiftPiece(
            key: "func \(choice.name)(\(labels))",
            text: """
              \(access)static func \(choice.name)(\(parameters.joined(separator: ", "))) -> \(choice.state) {
                .\(choice.name)(\(domain.name)State(\(arguments)))
              }
              """
          )
        ]
      )
    ]
  }

  /// For stacks with one kind of screens, the generated types of the screens.
  private var screenTypes: [String: String] {
    let stacks = domain.children.filter(\.hasOneKind).map {
      ($0.name, "\(GeneratedNamesOfParts.part(domain.name, $0.name))State")
    }
    return Dictionary(stacks) { first, _ in first }
  }

  /// A function that appends a screen as before, for a stack with one kind of screens: `state.path.append(post)`.
  private var screens: [TypePiece] {
    domain.children.compactMap { child in
      guard case .stack(let cases) = child.kind, let only = cases.first, let screen = screenTypes[child.name]
      else { return nil }
      return TypePiece(
        head: "extension StackState where Element == \(screen)",
        key: "extension StackState",
        members: [
          SwiftPiece(
            key: "func append(_:)",
            text: """
              /// Shows a screen on top of the others.
              \(access)mutating func append(_ \(only.name): \(only.domain)State) { append(.\(only.name)(\(only.name))) }
              """
          )
        ]
      )
    }
  }

  private var stateNames: [SwiftPiece] {
    domain.stateNames.map { name in
      SwiftPiece(
        key: "var \(name.name)",
        text: """
          /// The child's name before the import.
          \(access)var \(name.name): \(name.type) {
            get { \(name.child) }
            _modify { yield &\(name.child) }
          }
          """
      )
    }
  }
}

extension DeclaredMember {
  /// Whether the schema replaces the member: a stored property or a case.
  var isReplaced: Bool {
    if declaration.is(EnumCaseDeclSyntax.self) || !conditional.isEmpty { return true }
    return isLazy || !StoredProperty.all(of: self).isEmpty
  }
}

extension GeneratedTypeNames {
  /// Whether a generated type replaces a nested type.
  func isReplaced(_ declaration: DeclSyntax, in path: [String]) -> Bool {
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return false }
    return isGenerated(path + [named.name.plainText])
  }
}
#endif
