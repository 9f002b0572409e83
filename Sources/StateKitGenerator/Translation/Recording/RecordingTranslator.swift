/// The conformance to `RecordableAction`: a domain's actions write their payloads, and are read from them.
struct RecordingTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard domain.model.actionConformances.areRecordable else { return [] }
    return [
      ExtensionDeclaration(
        type: domain.action,
        conformances: ["StateKit.RecordableAction"],
        members: [write, read]
      )
    ]
  }

  private var leaves: [RecordedCase] {
    domain.actions.map { RecordedCase($0) }
      + domain.groups.flatMap { group in group.leaves.map { RecordedCase($0, in: group) } }
  }

  /// The runtime calls it through the protocol, which gives no warning for a deprecated function.
  private var prefix: DeclarationPrefix {
    domain.deprecatesWitnesses(DeprecatedActionsTranslator(domain: domain).isNeeded)
  }

  private var write: any Declaration {
    let leaves: [RecordedCase] = leaves
    let children: [SwitchCode.Case] = domain.children.map {
      SwitchCode.Case(pattern: ".\($0.name)(let action)", body: ["writer._action(action)"])
    }
    let code = SwitchCode(
      subject: "self",
      cases: leaves.filter { !$0.payload.isEmpty }.map {
        SwitchCode.Case(pattern: $0.pattern, body: $0.payload.written)
      } + children,
      otherwise: domain.isSilent || leaves.contains(where: \.payload.isEmpty) ? "break" : nil,
      end: "break",
      part: { SwitchCode.Part(head: "func write\($0)() {", call: "write\($0)()") }
    )
    return FunctionDeclaration(
      prefix: prefix,
      head: "\(domain.access.prefix)func write",
      parameters: ["to writer: inout StateKit.PayloadWriter"],
      body: code.lines
    )
  }

  private var read: any Declaration {
    let code = SwitchCode(
      subject: "leaf",
      cases: leaves.enumerated().map { index, leaf in
        SwitchCode.Case(pattern: "\(index)", body: [leaf.made])
      },
      otherwise: "throw reader._unknownLeaf(leaf)",
      end: "throw reader._unknownLeaf(leaf)",
      part: {
        SwitchCode.Part(
          head: "func read\($0)() throws -> \(domain.action) {",
          call: "return try read\($0)()"
        )
      }
    )
    return FunctionDeclaration(
      prefix: prefix,
      head: "\(domain.access.prefix)static func read",
      parameters: ["_ leaf: Swift.Int", "from reader: inout StateKit.PayloadReader"],
      isThrowing: true,
      result: domain.action,
      body: below + code.lines
    )
  }

  /// The actions of the children, whose leaves follow those of the domain.
  private var below: [Code] {
    guard let last = domain.children.indices.last else { return [] }
    return ["if let below = actionTree.child(ofLeaf: leaf) {", "  switch below.child {"]
      + domain.children.enumerated().map { index, child in
        let pattern: Code = index == last ? "default" : "case \(index)"
        let action: Code = "reader._action(below.leaf, as: \(child.payload).self)"
        return "  \(pattern): return try .\(child.name)(\(action))"
      } + ["  }", "}"]
  }
}

/// A leaf of a domain's own.
private struct RecordedCase {
  let payload: [PayloadValueModel]
  /// `.renamed(let id, let name)`, `.fetch(.success(let value0))`
  let pattern: Code
  /// The statement that reads it.
  let made: Code

  init(_ leaf: ActionModel, in group: LeafGroup? = nil) {
    let within: (Code) -> Code = { code in group.map { ".\($0.name)(\(code))" } ?? code }
    self.payload = leaf.payload
    self.pattern = within(".\(leaf.name)\(pattern: leaf.payload)")
    self.made =
      leaf.payload.isEmpty
      ? "return \(within(".\(leaf.name)"))"
      : "return try \(within(".\(leaf.name)(\(leaf.payload.read))"))"
  }
}
