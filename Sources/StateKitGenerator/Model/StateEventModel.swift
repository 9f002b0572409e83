/// An event of the state that starts an effect or a bridge.
package struct StateEventModel: Equatable {
  package let word: StateEventWord
  /// What the event is about, as the schema spells it; nil for the domain itself.
  package let text: String?
  let subject: Subject
  /// The values that the event hands over, as those of an action: the id of an element.
  package let handed: EffectTrigger

  enum Subject: Equatable {
    /// The domain itself comes or goes.
    case own
    case child(PassingChildModel)
    /// One of the parts changes.
    case parts([ObservedPartModel])
  }

  /// For example `onMade detail`, or `onGone`.
  package var named: String { text.map { "\(word.rawValue) \($0)" } ?? word.rawValue }

  /// The paths of the children that the event is about, with those of a case; empty for the domain itself.
  package var children: [[String]] {
    switch subject {
    case .own: []
    case .child(let child): [child.place + (child.elements.map { [$0.name] } ?? [])]
    case .parts(let parts): parts.compactMap { part in part.child ?? part.owners.first }
    }
  }
}

/// A child that comes and goes.
struct PassingChildModel: Equatable {
  /// The names of the children on the path to it.
  let place: [String]
  /// The child, or the list or stack that holds it.
  let property: PropertyPath
  let kind: ChildKind
  /// The child's domain, or that of the elements.
  let domain: DomainReference
  /// The case whose elements of a stack are meant; nil for all elements.
  let elements: Identifier?
}

/// A part of the state whose changes are observed.
struct ObservedPartModel: Equatable {
  let property: PropertyPath
  /// The names of the children on the path, if it leads to a child.
  let child: [String]?
  /// The domains whose changes may change a property, as paths through children.
  let owners: [[String]]
  /// The list or stack through which the path leads: all changes below it may change the property.
  let list: [String]?
  /// The location of the path, if only the Swift compiler can check whether the property can be compared.
  let location: SourceLocation?
}
