internal import StateKitGenerator

/// One of a few fixed texts that a key takes.
protocol DescribedWord: RawRepresentable<String>, CaseIterable {
  var meaning: String { get }
}

extension AccessLevel: DescribedWord {
  var meaning: String {
    switch self {
    case .internal: "In its module."
    case .package: "In all modules of its package."
    case .public: "Everywhere."
    }
  }
}

extension ReduceMode: DescribedWord {
  var meaning: String {
    switch self {
    case .handler: "What a method does that you write."
    case .none: "Nothing."
    }
  }
}

extension ActionVisibility: DescribedWord {
  var meaning: String {
    switch self {
    case .view: "Its own domain; sent by views."
    case .internal: "Its own domain; sent by its bridges and effects."
    case .delegate: "Its own domain and all above; sent to tell those above."
    }
  }
}

extension EffectKind: DescribedWord {
  var meaning: String {
    switch self {
    case .task: "One."
    case .stream: "Any number."
    case .fireAndForget:
      "None. It alone runs to its end where its domain goes with the action that starts it."
    }
  }
}

extension ChildKind: DescribedWord {
  var meaning: String {
    switch self {
    case .one: "One, always."
    case .optional:
      """
      One or none: the property is optional. An action for an absent child changes nothing and is reported.
      Where its state has an 'id', another 'id' is another child. What runs for a child ends when it goes or
      another one takes its place.
      """
    case .each:
      """
      Any number: the property is an IdentifiedArray of states, which need a property 'id'. What runs for an
      element ends when it goes.
      """
    }
  }
}

extension ConformanceSchema: DescribedWord {
  var meaning: String {
    switch self {
    case .hashable: "Can be in a set and the key of a dictionary."
    case .codable: "Can be recorded, stored and read again."
    case .notEquatable: "Takes Equatable away, for states with parts that cannot be compared."
    }
  }
}

extension AccessorMode: DescribedWord {
  var meaning: String {
    switch self {
    case .full:
      """
      To get and to set, and for each case whether it is that one. Setters double the compile time in debug
      builds and quadruple it in release builds.
      """
    case .read: "To get."
    case .none: "None."
    }
  }
}

extension PolicySchema: DescribedWord {
  var meaning: String {
    switch self {
    case .latest: "The new one begins, and the one that runs is cancelled."
    case .first: "The new one is left out."
    case .every: "Both run, side by side."
    case .queue: "The new one waits."
    }
  }
}
