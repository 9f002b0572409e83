internal import StateKitGenerator

/// The definitions that several places of the editors' schema refer to by name.
enum Definition: String, CaseIterable {
  case doc, moduleName, typeName, conformances, accessors, allow, was, sensitive, path, payloadValue, type,
    properties, property, payload, set, toggle, add, policy, id, domain, action, request, effect, child,
    reaction, bridge

  var value: JSONSchema {
    switch self {
    case .doc: .string("A documentation comment.").examples("What the user sees first.")
    case .moduleName: .name("The name of a Swift module.")
    case .typeName:
      .name(
        """
        A Swift type in a string, of Swift, of 'types', of another module or your own. It is parsed, not pasted:
        what is no type is an error at its place in the string.
        """,
        title: "A Swift type"
      ).examples("Int", "String?", "[Post]", "[String: Int]", "User.ID", "Result<[User], APIError>")
    case .conformances:
      .list(
        of: .word(ConformanceSchema.self),
        """
        What states, actions and types conform to besides Equatable and Sendable. What the file says holds for
        all in it; a domain can add to it.
        """
      ).examples(json: #"["Codable"]"#)
    case .accessors:
      .word(
        AccessorMode.self,
        "Which properties the action enums get, by which a case's payload is an optional value.",
        default: .read
      )
    case .allow:
      .list(
        of: .pattern("^SK[0-9]{4}$"),
        """
        Codes of warnings and notes that are not given for what has this key. One that silences nothing is
        warned of.
        """
      ).examples(json: #"["SK0701"]"#)
    case .was:
      .list(
        of: .name(),
        """
        Earlier names. By them 'diff' knows a rename, 'migrate' carries recordings over, and 'scaffold' finds
        what was written for them.
        """,
        isNeverEmpty: true
      ).examples(json: #"["renamed"]"#)
    case .sensitive:
      .list(
        of: .name(),
        """
        Values of the payload that are "•••" in logs and recordings: their labels, and positions where there is
        no label.
        """,
        isNeverEmpty: true
      ).examples(json: #"["password"], ["0"]"#)
    case .path:
      .name(
        """
        From the domain that declares it through children to an action, or to the phase of a request: 'request',
        'success' or 'failure'.
        """,
        title: "A path"
      ).examples("didBecomeActive", "feed.selected", "users.fetchUsers.success")
    case .payloadValue:
      .any(
        """
        "$label" for a value of the payload, "$0" where it has no label, or a JSON value that fits the type; for
        an enum of 'types' the name of a case. "$$x" is the string '$x'. In a bridge, "@path" is a property of
        the state.
        """,
        title: "A value"
      ).examples(json: #""$name", "$0", true, 1, "active", null, []"#)
    case .type:
      .object(
        TypeKey.self,
        """
        A plain value type, which generated code declares: a struct or an enum. One that a request names as its
        'failure' is an Error.
        """,
        title: "A type"
      )
      .with("oneOf", json: required(TypeKey.kinds))
    case .properties: .entries(of: .property)
    case .property:
      .either(
        """
        "Type", "Type = expression", or an object. Optionals, arrays, dictionaries and sets are nil or empty by
        default; any other property without a default becomes a parameter of the initialiser without one.
        """,
        title: "A property",
        [.name().examples("Int", "Bool = false", "[Post]", "String? = nil"), .object(PropertyKey.self)]
      )
    case .payload:
      .either(
        """
        The values that an action carries: as in a Swift case, one type without a label, an object of labels
        with types, or an array of types.
        """,
        title: "A payload",
        [
          .string().examples("(id: User.ID, name: String)", "User.ID", "()"),
          .entries(of: .typeName).examples(json: #"{ "id": "User.ID" }"#),
          .list(of: .reference(.typeName)).examples(json: #"["Int", "String"]"#),
        ]
      )
    case .set:
      .entries(
        of: .payloadValue,
        """
        Properties of the domain's state and the values that they get. The null of an optional child takes it
        away.
        """,
        isNeverEmpty: true
      ).examples(json: #"{ "name": "$name", "isOpen": true }"#)
    case .toggle:
      .list(of: .name(), "Properties of type Bool that change to their opposite.", isNeverEmpty: true)
        .examples(json: #"["isOpen"]"#)
    case .add:
      .entries(
        of: .payloadValue,
        """
        Properties and the numbers that are added to them. Integers stop at their greatest and least value.
        """,
        isNeverEmpty: true
      ).examples(json: #"{ "count": 1 }"#)
    case .policy:
      .word(PolicySchema.self, "What happens when one is asked for while one runs.", default: .latest)
    case .id:
      .pattern(
        #"^\$."#,
        "A value of the payload that it begins with: the policy holds for each such value by itself."
      ).examples("$id", "$0")
    case .domain:
      .object(
        DomainKey.self,
        "A part of the app: a state, and the actions that change it. Each key may be left out.",
        title: "A domain"
      )
    case .action:
      .either(
        """
        A payload in a string, or an object. What it does to the state stands under 'set', 'toggle' and 'add',
        or is a method that you write.
        """,
        title: "An action",
        [
          .string().examples("(id: User.ID, name: String)", "User.ID"),
          .object(ActionKey.self)
            .with("if", json: #"{"anyOf": \#(required(ActionKey.changes))}"#)
            .with("then", json: #"{"properties": {"\#(ActionKey.reduce.rawValue)": false}}"#),
        ]
      )
    case .request:
      .object(
        RequestKey.self,
        """
        An asynchronous operation, whose closure code elsewhere supplies. What it gives goes 'into' a property,
        or to a method that you write.
        """,
        title: "A request"
      )
    case .effect:
      .object(
        EffectKey.self,
        "A side effect that an action starts, whose closure code elsewhere supplies.",
        title: "An effect"
      )
    case .child:
      .either(
        "The name of a domain, or an object.",
        title: "A child",
        [.name().examples("Users", "Accounts.Users"), .object(ChildKey.self)]
      )
    case .reaction:
      .either(
        """
        "handler" for a method that you write, or an object with the change. The action is the key: a path to an
        action of a domain below.
        """,
        title: "A reaction",
        [
          .constant(JSONLiteral.of(ReduceMode.handler.rawValue)),
          .object(ReactionKey.self, isNeverEmpty: true),
        ]
      )
    case .bridge:
      .object(
        BridgeKey.self,
        "When one action came, and the condition holds, another one is dispatched.",
        title: "A bridge"
      )
    }
  }

  /// That one of these keys is there.
  private func required(_ keys: [some SchemaKey]) -> String {
    "[\(keys.map { #"{"required": ["\#($0.rawValue)"]}"# }.joined(separator: ", "))]"
  }
}
