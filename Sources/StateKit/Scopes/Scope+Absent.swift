/// Scopes of parts below a part that may be absent: an optional child, or an element of a list.
extension Scope {
  /// Appends a part of a part that may be absent. The result is an optional; nil if the outer part is absent.
  ///
  ///     AppScope.root.detail.appending(.comments)
  ///
  /// If the outer part is absent, a new value is dropped. Setting nil is also ignored if the inner part is always present.
  public func appending<Part, InnerState, InnerAction>(
    _ inner: Scope<Part, Action, InnerState, InnerAction>
  ) -> Scope<ParentState, ParentAction, InnerState?, InnerAction> where State == Part? {
    appending(inner.madeOptional)
  }

  /// Appends an optional child to an optional part; nil if either is absent.
  ///
  ///     AppScope.root.rows.element(id: 3).appending(.detail)
  ///
  /// If the outer part is absent, a new value is dropped.
  public func appending<Part, InnerState, InnerAction>(
    _ inner: Scope<Part, Action, InnerState?, InnerAction>
  ) -> Scope<ParentState, ParentAction, InnerState?, InnerAction> where State == Part? {
    Scope<ParentState, ParentAction, InnerState?, InnerAction>(
      get: { get($0).flatMap(inner.get) },
      modify: { state, change in
        modify(&state) { part in
          if part.changeWrapped({ inner.modify(&$0, change) }) { return }
          var dropped: InnerState?
          change(&dropped)
        }
      },
      embed: { embed(inner.embed($0)) },
      extract: { extract($0).flatMap(inner.extract) },
      domains: { inner.domains(below: domains()) },
      steps: steps.flatMap { steps in inner.steps.map { steps + $0 } },
      dismiss: { state in
        dismiss(in: &state) { part in
          var result = Dismissal.refused
          _ = part.changeWrapped { result = inner.dismiss(&$0) }
          return result
        }
      }
    )
  }

  /// The same part as one that may be absent: a nil is dropped.
  var madeOptional: Scope<ParentState, ParentAction, State?, Action> {
    Scope<ParentState, ParentAction, State?, Action>(
      get: { get($0) },
      modify: { parent, change in
        modify(&parent) { state in
          var optional: State? = state
          change(&optional)
          if let changed = optional { state = changed }
        }
      },
      embed: embed,
      extract: extract,
      domains: domains,
      steps: steps,
      dismiss: dismiss
    )
  }
}

extension Scope {
  /// The scope of one element of a list that may be absent.
  ///
  ///     AppScope.root.detail.comments.element(id: 3)
  public func element<Element, ElementAction>(
    id: Element.ID
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where
    State == IdentifiedArray<Element>?, Action == IdentifiedAction<Element.ID, ElementAction>,
    Element.ID: Sendable
  {
    appending(Scope<IdentifiedArray<Element>, Action, IdentifiedArray<Element>, Action>.root.element(id: id))
  }
}
