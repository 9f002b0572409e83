internal import StateKitGenerator

/// The definitions that several places of the editors' schema refer to by name.
package enum LanguageDefinition: String, CaseIterable, Sendable {
  case doc, moduleName, typeName, conformances, fileConformances, domainConformances, accessors, allow, was,
    sensitive, path, paths, observed, passing, condition, time, debounce, skipped, phase, with, stateValue,
    payloadValue, type,
    enumCase,
    caseValues, properties, property, payload, set, toggle, add, append, insert, remove, push, pop, policy,
    id, domain,
    action, request, effect, child,
    oneOfCase, reaction, bridge, invariant

  var value: JSONSchema {
    switch self {
    case .doc: .string("A documentation comment.").examples("What the user sees first.")
    case .moduleName: .name("The name of a Swift module.").naming(.module)
    case .typeName:
      .name(
        """
        A Swift type in a string: a type of Swift, of 'types', of another module, or your own. The string is parsed,
        and a mistake is an error at its place in the string.
        """,
        title: "A Swift type"
      ).naming(.type)
        .examples("Int", "String?", "[Post]", "[String: Int]", "User.ID", "Result<[User], APIError>")
    case .conformances:
      .list(
        of: .word(ConformanceSchema.self),
        """
        Protocols that states, actions and types conform to, besides Equatable and Sendable. The list of the file
        applies to all its domains and types; a domain can add more.
        """
      ).examples(json: #"["Codable"]"#)
    case .fileConformances:
      .either(
        "A list for all states, actions and types of the file, or an object with a list for each of the three.",
        [.reference(.conformances), .object(FileConformanceKey.self)]
      ).examples(json: #"{ "state": ["Hashable"], "actions": ["-Equatable"] }"#)
    case .domainConformances:
      .either(
        "A list for the domain's state and actions, or an object with a list for each of the two.",
        [.reference(.conformances), .object(DomainConformanceKey.self)]
      ).examples(json: #"{ "state": ["Hashable"], "actions": ["-Equatable"] }"#)
    case .accessors:
      .word(
        AccessorMode.self,
        "The properties of the action enums that give the payload of a case as an optional value.",
        default: .standard
      )
    case .allow:
      .list(
        of: .pattern("^SK[0-9]{4}$"),
        """
        Codes of warnings and notes that are not reported for the object with this key. A code without effect is
        itself a warning.
        """
      ).naming(.diagnosticCode).examples(json: #"["SK0701"]"#)
    case .was:
      .list(
        of: .name(),
        """
        Earlier names. With them 'diff' recognises a rename, 'migrate' converts recordings, and 'scaffold' finds
        the code that was written for the earlier name.
        """,
        isNeverEmpty: true
      ).examples(json: #"["renamed"]"#)
    case .sensitive:
      .list(
        of: .name(),
        """
        The labels of payload values that are shown as "•••" in logs and recordings. A value without a label is
        named by its position.
        """,
        isNeverEmpty: true
      ).naming(.sensitive).examples(json: #"["password"], ["0"]"#)
    case .path:
      .name(
        """
        A path from the domain that declares it, through children, to an action, to a phase of a request: 'request',
        'success' or 'failure', or to a bound property: 'binding.name'. Under 'on' and 'until', '*' in the place of the action
        stands for all that the domain there declares itself: its actions, also those that domains above may not name, the
        actions of its bound properties, and all phases of its requests, but no action of its children. '*' alone means the
        domain that has the path, and 'binding.*' all bound properties.
        """,
        title: "A path"
      ).naming(.actions(allowsAll: false))
        .examples("didBecomeActive", "feed.selected", "users.fetchUsers.success")
    case .paths:
      .either(
        "A path to an action, or an array of paths. 'users.*' stands for all actions that the domain of 'users' declares.",
        title: "Paths",
        [.reference(.path), .list(of: .reference(.path), isNeverEmpty: true)]
      ).naming(.actions(allowsAll: true))
        .examples(json: #""didBecomeActive", ["opened", "feed.selected"], "users.*""#)
    case .observed:
      .either(
        """
        A path into the state, or an array of paths: to a property, which is compared with its earlier value, or to a child, a
        list or a stack, for which every change counts that its actions or a handler may have made.
        """,
        title: "Parts of the state",
        [.name().naming(.state), .list(of: .name(), isNeverEmpty: true)]
      ).naming(.state).examples(json: #""query", ["rows", "settings.unit"]"#)
    case .passing:
      .either(
        """
        The path of a child that comes and goes: an optional child, a one-of, a case, a list or a stack. True stands for the
        domain itself.
        """,
        title: "A child that comes and goes",
        [.name().naming(.passing), .constant("true", of: "boolean")]
      ).examples(json: #""detail", "page.edit", "rows", true"#)
    case .condition:
      .either(
        """
        A condition is read after the reducers. It is the path of a Bool of the state, or "$label" with a path for one of the payload;
        '!' in front negates it. An object compares, or joins conditions. If a path leads through something that is absent, such
        as an optional child, an element, or another case, the test is false, and so is its negation.
        """,
        title: "A condition",
        [
          .name().naming(.condition).examples("settings.isOn", "!isLocked", "$status.isAllowed"),
          .object(ConditionKey.self),
        ]
      ).examples(
        json:
          #""!isLocked", { "path": "$status", "is": "authorized" }, { "all": ["settings.isOn", { "path": "phase", "is": "ready" }] }"#
      )
    case .time:
      .pattern(
        #"^[0-9]{1,6}(\.[0-9]{1,3})?(ms|s|min|h)$"#,
        "A positive number with a unit: milliseconds, seconds, minutes or hours."
      ).examples("300ms", "1.5s", "2min", "1h")
    case .debounce:
      .reference(
        .time,
        """
        The work begins when no other action has started it for this time, by the store's clock; with 'id', for each value
        separately. What waits or runs is cancelled by the next start, so that the policy is 'latest'. The condition, and the
        values of 'with', are read when the action comes.
        """
      ).examples("300ms")
    case .skipped:
      .reference(
        .path,
        """
        The action that is sent if the policy "first" leaves the work out, because it runs already. It carries no value, or that
        of 'id'.
        """
      ).examples("wasBusy")
    case .phase:
      .object(
        PhaseKey.self,
        """
        The changes of a phase, as those of an action: 'set' and the others, or 'reduce'. They come before that of the
        property of 'into'; 'dismisses' comes last.
        """,
        title: "A phase"
      ).examples(json: #"{ "set": { "isStale": false } }, { "dismisses": true }, { "reduce": "none" }"#)
    case .with:
      .entries(
        of: .stateValue,
        """
        Properties of the state, "@path", which the closure takes after the payload. Two or more come as one value whose
        properties have these names, so that their order means nothing. They are read after the reducers.
        """
      ).examples(json: #"{ "isPrivate": "@isPrivate", "next": "@feed.cursor" }"#)
    case .stateValue:
      .pattern("^@.", "A property of the state, as the path to it.").naming(.value(.anyProperty))
        .examples("@isPrivate", "@feed.cursor")
    case .payloadValue:
      .any(
        """
        "$label" for a value of the payload, its position, such as "$0", for a value without a label, or a JSON
        value that fits the type; for an enum of 'types', the name of a case, or an object of a case with its values; for a
        struct of 'types', an object with its properties; for a Loadable, "idle". Except in 'add', "@path" is a property of
        the state, also of an element, "@rows[$id].title". "$$x" and "@@x" are the strings '$x' and '@x'.
        """,
        title: "A value"
      ).examples(
        json:
          #""$name", "$0", "@rows[$id].title", true, 1, "active", { "failed": { "reason": "$reason" } }, null, []"#
      )
    case .type:
      .object(
        TypeKey.self,
        """
        A struct or an enum that the generated code declares. A type that a request names as its 'failure' conforms
        to Error.
        """,
        title: "A type"
      )
    case .enumCase:
      .either(
        """
        The name of a case, or an object with its name and its values. Each case with values has a property of its name,
        which is nil for the other cases: the value itself, or a tuple of several. Paths lead through it:
        "@status.failed.reason".
        """,
        title: "A case of an enum",
        [
          .name().examples("idle"),
          .entries(of: .caseValues, isNeverEmpty: true).with("maxProperties", json: "1").examples(
            json: #"{ "failed": "(reason: String)" }, { "loaded": "Int" }"#
          ),
        ]
      )
    case .caseValues:
      .either(
        "A payload in a string, as that of an action, or an object.",
        [.string().naming(.payload).examples("(reason: String)", "Int"), .object(EnumCaseKey.self)]
      )
    case .properties: .entries(of: .property)
    case .property:
      .either(
        """
        "Type", "Type = expression", or an object. Optionals, arrays, dictionaries and sets are nil or empty by
        default; any other property without a default becomes a parameter of the initialiser without one.
        """,
        title: "A property",
        [
          .name().naming(.property).examples("Int", "Bool = false", "[Post]", "String? = nil"),
          .object(PropertyKey.self),
        ]
      )
    case .payload:
      .either(
        """
        The values that an action carries: as in a Swift case, one type without a label, an object of labels
        with types, or an array of types.
        """,
        title: "A payload",
        [
          .string().naming(.payload).examples("(id: User.ID, name: String)", "User.ID", "()"),
          .entries(of: .typeName).examples(json: #"{ "id": "User.ID" }"#),
          .list(of: .reference(.typeName)).examples(json: #"["Int", "String"]"#),
        ]
      )
    case .set:
      .entries(
        of: .payloadValue,
        """
        Parts of the domain's state and their new values, which are all read before the first changes. A part is a property, a
        child, or a path into one: "range.from", "edit.title", and "rows[$id].title" for the element whose id or key is a value
        of the payload. An object with properties of its state makes a child, for a one-of an object with a case and such an
        object, and an array makes a list; null removes an optional child. Properties with defaults may be left out. If
        something on a path is absent, or a value that must be there, the action changes nothing.
        """,
        keys: .changed(.set),
        values: .value(.property),
        isNeverEmpty: true
      ).examples(
        json:
          #"{ "name": "$name", "isOpen": true }, { "rows[$id].title": "$title" }, { "page": { "detail": { "id": "$id", "draft": "@draft" } } }"#
      )
    case .toggle:
      .list(
        of: .name(),
        "Properties of type Bool that change to the opposite value, also by a path, as in 'set'.",
        isNeverEmpty: true
      ).naming(.changed(.toggle)).examples(json: #"["isOpen"], ["rows[$id].isDone"]"#)
    case .add:
      .entries(
        of: .payloadValue,
        """
        Properties, also by a path, as in 'set', and the numbers that are added to them. An integer stops at the greatest or
        least value of its type.
        """,
        keys: .changed(.add),
        values: .value(.property),
        isNeverEmpty: true
      ).examples(json: #"{ "count": 1 }, { "rows[$id].count": "$amount" }"#)
    case .append:
      .entries(
        of: .payloadValue,
        """
        New elements: for a child of the kind 'each', its state or an object with properties of it, as in 'set'; for an
        IdentifiedArray, an array or a set, a value. It comes last, or replaces the element that has its id. The list may
        stand at the end of a path.
        """,
        keys: .changed(.elements),
        values: .value(.element),
        isNeverEmpty: true
      ).examples(
        json:
          #"{ "rows": { "id": "$id", "title": "@draft" } }, { "tags": "$tag" }, { "lists[$list].rows": "$row" }"#
      )
    case .insert:
      .entries(
        of: .payloadValue,
        "New elements, as in 'append', which come first. A set has no order, so that 'insert' does not change it.",
        keys: .changed(.elements),
        values: .value(.element),
        isNeverEmpty: true
      ).examples(json: #"{ "rows": { "id": "$id" } }"#)
    case .remove:
      .entries(
        of: .payloadValue,
        """
        Elements that are removed: of a child of the kind 'each' and of an IdentifiedArray the one with this id, of an array
        or a set all that are equal to this value. A value of the type IndexSet, as SwiftUI's onDelete gives it, removes the
        elements at these positions. An element that is not there is not reported.
        """,
        keys: .changed(.elements),
        values: .value(.element),
        isNeverEmpty: true
      ).examples(json: #"{ "rows": "$id" }, { "tags": "$tag" }, { "rows": "$offsets" }"#)
    case .push:
      .entries(
        of: .payloadValue,
        """
        Children that are stacks, and their new elements: an object with the name of a case, and in it an object with
        properties of its state, as in 'set'.
        """,
        keys: .changed(.elements),
        values: .value(.element),
        isNeverEmpty: true
      ).examples(json: #"{ "path": { "detail": { "id": "$id", "title": "@rows[$id].title" } } }"#)
    case .pop:
      .list(
        of: .name(),
        """
        Children that are stacks, of which the top is removed. An action that pops an empty stack changes nothing and is
        reported, as an action for an absent child is; in a phase or a reaction the changes are left out, and what else
        happens goes on.
        """,
        isNeverEmpty: true
      ).naming(.changed(.pop)).examples(json: #"["path"]"#)
    case .policy:
      .word(
        PolicySchema.self,
        "The rule for an operation that is started while an earlier one is running.",
        default: .standard
      )
    case .id:
      .pattern(
        #"^\$."#,
        """
        A value in the payload of the action that starts the operation. The policy applies to each value
        separately.
        """
      ).naming(.id).examples("$id", "$0")
    case .domain:
      .object(
        DomainKey.self,
        "A part of the app: a state, and the actions that change it. All keys are optional.",
        title: "A domain"
      )
    case .action:
      .either(
        """
        A payload in a string, or an object. The action changes the state by 'set', 'toggle', 'add' and the changes of
        elements, or by a method that you write, and with 'dismisses' it removes its domain.
        """,
        title: "An action",
        [
          .string().naming(.payload).examples("(id: User.ID, name: String)", "User.ID"),
          .object(ActionKey.self)
            .with("if", json: #"{"anyOf": \#(JSONSchema.eachRequired(ActionKey.changes.map(\.rawValue)))}"#)
            .with("then", json: #"{"properties": {"\#(ActionKey.reduce.rawValue)": false}}"#)
            .with(
              "dependentSchemas",
              json:
                #"{"\#(ActionKey.dismisses.rawValue)": {"properties": {"\#(ActionKey.reduce.rawValue)": {"const": "\#(ReduceMode.handler.rawValue)"}}}}"#
            ),
        ]
      )
    case .request:
      .object(
        RequestKey.self,
        """
        An asynchronous operation, whose closure is supplied by other code. The result is stored in the property
        that 'into' names, or passed to a method that you write.
        """,
        title: "A request"
      )
    case .effect:
      .object(
        EffectKey.self,
        "A side effect that an action or the state starts. Its closure is supplied by other code.",
        title: "An effect",
        alternatives: effectStarts
      )
    case .child:
      .either(
        "The name of a domain, or an object.",
        title: "A child",
        [
          .name().naming(.domain).examples("Users", "Accounts.Users"),
          .object(ChildKey.self)
            .with("dependentRequired", json: #"{"kind": ["domain"], "initial": ["oneOf"]}"#)
            .examples(
              json:
                #"{ "domain": "Row", "kind": "each" }, { "oneOf": { "login": "Login", "home": "Home" } }, { "stack": { "detail": "Detail" } }"#
            ),
        ]
      )
    case .oneOfCase:
      .either(
        "The name of a domain, or an object.",
        title: "A case of a one-of or a stack",
        [.name().naming(.domain).examples("Detail", "Accounts.Users"), .object(CaseKey.self)]
      )
    case .reaction:
      .either(
        """
        "handler" for a method that you write, or an object with the change. The key is a path to an action of a
        domain below, or to a bound property of the domain itself.
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
        "After an action, or a change of the state, another action is dispatched if the condition is true.",
        title: "A bridge"
      )
    case .invariant:
      .either(
        "A condition of the state that always holds: its path alone, or an object.",
        title: "An invariant",
        [
          .name().naming(.condition).examples("isTotalOfRows", "!isLocked"),
          .object(InvariantKey.self).examples(
            json:
              #"{ "holds": { "any": ["!isCheckingOut", "!rows.isEmpty"] }, "doc": "The server refuses an empty order." }"#
          ),
        ]
      )
    }
  }

  /// The schemas for the start of an effect: `on`, an event of the state with or without `while`, or `while` alone.
  private var effectStarts: String {
    let during = #"{"required": ["\#(EffectKey.while.rawValue)"]}"#
    let events = StateEventWord.allCases.map(EffectKey.key).map { #"{"required": ["\#($0.rawValue)"]}"# }
    let on = #"{"required": ["\#(EffectKey.on.rawValue)"], "not": \#(during)}"#
    let starts = JSONSchema.eachRequired(EffectKey.starts.map(\.rawValue))
    let alone = #"{"required": ["\#(EffectKey.while.rawValue)"], "not": {"anyOf": \#(starts)}}"#
    return "[\(([on] + events + [alone]).joined(separator: ", "))]"
  }
}
