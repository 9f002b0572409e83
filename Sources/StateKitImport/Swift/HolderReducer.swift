#if Import
internal import StateKitGenerator

/// Writes the reducer of a domain and of those below it.
struct HolderReducer {
  let context: HolderContext

  /// `var body: Reducer<State, Action> { .counter(self, row: Row().body) }`
  var piece: SwiftPiece {
    let model = context.code.model
    let call = factory(of: model, handlers: context.code.hasHandlers ? "self" : nil)
    return SwiftPiece(
      key: "var body",
      text: """
        /// The reducer of the domain and of those below it.
        \(context.access)var body: \(type)<\(context.name("State")), \(context.name("Action"))> {
        \(Indentation.added("  ", to: call))
        }
        """
    )
  }

  /// The name `Reducer`, with the module's name if the app also has a type `Reducer`.
  private var type: String { context.names.index.isDeclared(["Reducer"]) ? "StateKit.Reducer" : "Reducer" }

  private func factory(of model: DomainModel, handlers: String?) -> String {
    let children = model.children.map { "\($0.name.label): \(reducer(of: $0))" }
    let arguments = (handlers.map { [$0] } ?? []) + children
    let line = ".\(model.memberName.spelled)(\(arguments.joined(separator: ", ")))"
    if children.isEmpty || line.count < 80 && !line.contains("\n") { return line }
    return ".\(model.memberName.spelled)(\n" + Indentation.added("  ", to: arguments.joined(separator: ",\n"))
      + "\n)"
  }

  private func reducer(of child: ChildModel) -> String {
    let name = child.domain.id.name
    guard let imported = context.domain.children.first(where: { $0.name == child.name.name }),
      let written = imported.reducer
    else { return reducer(ofDomain: name) }
    if case .stack = imported.kind, let screens = model(name), let only = screens.children.first {
      return ".\(screens.memberName.spelled)(\(only.name.label): \(written).body)"
    }
    return "\(written).body"
  }

  private func reducer(ofDomain name: String) -> String {
    guard let model = model(name) else { return ".identity" }
    guard let holder = context.plans[name]?.domain.holder else { return factory(of: model, handlers: nil) }
    if holder.type != nil || holder.isNamed { return "\(holder.name)().body" }
    let hasHandlers = model.actions.contains(where: \.hasHandler)
    return factory(of: model, handlers: hasHandlers ? "\(holder.name)()" : nil)
  }

  private func model(_ name: String) -> DomainModel? {
    context.model.files.flatMap(\.domains).first { $0.name == name }
  }
}
#endif
