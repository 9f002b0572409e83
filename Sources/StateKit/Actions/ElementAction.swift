/// The action of a list or a stack; its domains are those of one element.
protocol ElementAction {
  static var domainCount: Int { get }
  static var domainTable: DomainTable { get }
}

extension IdentifiedAction: ElementAction {
  static var domainCount: Int { StateKit.domainCount(of: Action.self) }

  /// The table without the positions of the states, because elements are not stored inside the list's own memory.
  static var domainTable: DomainTable { StateKit.domainTable(of: Action.self, for: Never.self) }
}

extension StackAction: ElementAction {
  static var domainCount: Int { StateKit.domainCount(of: Action.self) }

  /// The table without the positions of the states, because elements are not stored inside the stack's own memory.
  static var domainTable: DomainTable { StateKit.domainTable(of: Action.self, for: Never.self) }
}
