internal import StateKitGenerator

/// One of a few fixed texts that a key takes.
protocol DescribedWord: RawRepresentable<String>, CaseIterable {
  var meaning: String { get }
}

extension AccessLevel: DescribedWord {
  var meaning: String {
    switch self {
    case .internal: "Visible in its module."
    case .package: "Visible in all modules of its package."
    case .public: "Visible in all modules."
    }
  }
}

extension ReduceMode: DescribedWord {
  var meaning: String {
    switch self {
    case .handler: "A method that you write changes the state."
    case .none: "The state does not change."
    }
  }
}

extension ActionVisibility: DescribedWord {
  var meaning: String {
    switch self {
    case .view: "Only its own domain may name the action; views send it."
    case .internal: "Only its own domain may name the action; its bridges and effects send it."
    case .delegate: "Its own domain and the domains above may name the action; it informs the domains above."
    }
  }
}

extension EffectKind: DescribedWord {
  var meaning: String {
    switch self {
    case .task: "One value."
    case .stream: "Any number of values."
    case .fireAndForget:
      "No value. Only this kind runs to its end if its domain is removed by the action that starts it."
    case .timer: "An action at each 'interval', by the store's clock. It has no closure."
    }
  }
}

extension ChildKindWord: DescribedWord {
  var meaning: String {
    switch self {
    case .one: "Always one child."
    case .optional:
      """
      One child or no child: the property is optional. An action for an absent child does not change the state,
      and is reported. If the child's state has a property 'id', a state with another 'id' is another child. The
      effects of a child end when it is removed or replaced by another child.
      """
    case .each:
      """
      Any number of children: the property is an IdentifiedArray of states, which need a property 'id'. The
      effects of an element end when it is removed.
      """
    }
  }
}

extension BridgeTarget: DescribedWord {
  var meaning: String {
    switch self {
    case .each:
      """
      One action for each element that is there after the reducers, in order; through lists in lists, for all elements
      of all of them. A child on the path that is absent gets no action, and nothing is reported.
      """
    }
  }
}

extension ConformanceSchema: DescribedWord {
  var meaning: String {
    switch self {
    case .hashable: "Values can be members of a set and keys of a dictionary."
    case .codable:
      """
      Values can be stored and read again with any coder, and recorded. The coding that Swift derives for actions costs
      a build more than all else that is generated.
      """
    case .recordable:
      """
      Actions can be recorded and played again, and cost a build far less than with Codable. States and types are Codable,
      too; actions are not.
      """
    case .notEquatable: "Removes Equatable, for states with parts that cannot be compared."
    }
  }
}

extension AccessorMode: DescribedWord {
  var meaning: String {
    switch self {
    case .full:
      """
      A getter and a setter, a predicate for each case, and the list of "indexed". Setters double the compile time in
      debug builds and quadruple it in release builds.
      """
    case .indexed:
      """
      A getter, and a list of the key paths, for apps that register very many of them: each is found by its number, and
      without the list it is tried on each action of its domain. It adds 6 % to the compile time in debug builds and 70 %
      in release builds.
      """
    case .read: "A getter."
    case .none: "No properties."
    }
  }
}

extension PolicySchema: DescribedWord {
  var meaning: String {
    switch self {
    case .latest: "The new operation starts, and the running one is cancelled."
    case .first: "The new operation is skipped."
    case .every: "Both operations run."
    case .queue: "The new operation waits until all earlier ones have ended."
    case .again: "The new operation starts when the running one has ended, in place of one that waits."
    }
  }
}
