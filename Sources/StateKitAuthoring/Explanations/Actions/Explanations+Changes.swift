extension Explanations {
  static let changes: [Explanation] = [
    Explanation(
      "SK0520",
      "A change of a property that there is not",
      meaning: "'set', 'toggle' or 'add' names a property that the domain's state does not have.",
      reason: """
        The generated reducer would not compile. A property of a child is changed by the child's own actions, and
        one that you compute in Swift by a handler.
        """,
      wrong: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "reset": { "set": { "cuont": 0 } } }
        }
        """#,
      right: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "reset": { "set": { "count": 0 } } }
        }
        """#
    ),
    Explanation(
      "SK0521",
      "A change of a child",
      meaning: "'set', 'toggle' or 'add' names a child.",
      reason: """
        What a child's state is only its own actions say, so that there is one place to look for each change.
        Dispatch one of them by a bridge, or let the handler of an own action do it.
        """,
      wrong: #"""
        "App": {
          "children": { "cart": "Cart" },
          "actions": { "signedOut": { "set": { "cart": {} } } }
        },
        "Cart": { "state": { "ids": "[Int]" }, "actions": { "cleared": { "set": { "ids": [] } } } }
        """#,
      right: #"""
        "App": {
          "children": { "cart": "Cart" },
          "actions": { "signedOut": { "reduce": "none" } },
          "bridges": [{ "on": "signedOut", "dispatch": "cart.cleared" }]
        },
        "Cart": { "state": { "ids": "[Int]" }, "actions": { "cleared": { "set": { "ids": [] } } } }
        """#
    ),
    Explanation(
      "SK0522",
      "A change of a state written by hand",
      meaning:
        "The domain's state is a type of your own, and an action or reaction has 'set', 'toggle' or 'add'.",
      reason: """
        The schema does not know what properties your type has, so that it could not check the change. A handler
        makes it.
        """,
      wrong: #""Clock": { "state": "ClockFace", "actions": { "reset": { "set": { "seconds": 0 } } } }"#,
      right: #""Clock": { "state": "ClockFace", "actions": { "reset": {} } }"#
    ),
    Explanation(
      "SK0523",
      "Two changes of one property",
      meaning: "One action changes the same property twice, for example by 'set' and by 'add'.",
      reason: """
        One of them would be lost, or the order would matter, which the schema does not show. A change in steps is
        one for a handler.
        """,
      wrong: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "restarted": { "set": { "count": 0 }, "add": { "count": 1 } } }
        }
        """#,
      right: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "restarted": { "set": { "count": 1 } } }
        }
        """#
    ),
    Explanation(
      "SK0524",
      "A toggle of what is no Bool",
      meaning: "'toggle' turns true into false and back, and this property is of another type.",
      reason: "There is no opposite of a number or a case. 'set' gives it a new value.",
      wrong: #"""
        "Player": {
          "state": { "volume": "Int = 5" },
          "actions": { "muted": { "toggle": ["volume"] } }
        }
        """#,
      right: #"""
        "Player": {
          "state": { "volume": "Int = 5" },
          "actions": { "muted": { "set": { "volume": 0 } } }
        }
        """#
    ),
    Explanation(
      "SK0525",
      "An addition to what is no number",
      meaning: "'add' names a property that is not of one of Swift's types of numbers.",
      reason: """
        What adding means for texts, arrays, optionals and types of your own the schema does not know; on integers
        it stops at the ends of the range and does not trap. A handler can add in whatever way is right.
        """,
      wrong: #"""
        "Log": {
          "state": { "text": "String = \"\"" },
          "actions": { "wrote": { "payload": "(line: String)", "add": { "text": "$line" } } }
        }
        """#,
      right: #"""
        "Log": {
          "state": { "text": "String = \"\"" },
          "actions": { "wrote": "(line: String)" }
        }
        """#
    ),
    Explanation(
      "SK0526",
      "A value that the payload does not have",
      meaning: """
        A "$label" names a value that is not in the payload of the action.
        """,
      reason: """
        A value without a label goes by its position: "$0" is the first. A text that begins with a dollar sign has
        two of them.
        """,
      wrong: #"""
        "Users": {
          "state": { "name": "String = \"\"" },
          "actions": { "renamed": { "payload": "(to: String)", "set": { "name": "$name" } } }
        }
        """#,
      right: #"""
        "Users": {
          "state": { "name": "String = \"\"" },
          "actions": { "renamed": { "payload": "(to: String)", "set": { "name": "$to" } } }
        }
        """#
    ),
    Explanation(
      "SK0527",
      "A value of a type that does not fit",
      meaning: "A value of a payload or property is of another type than the one that it is for.",
      reason: """
        Nothing is converted, but a value fits its optional. Change one of the types, or convert it in a handler.
        """,
      wrong: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "typed": { "payload": "(text: String)", "set": { "count": "$text" } } }
        }
        """#,
      right: #"""
        "Counter": {
          "state": { "count": "Int = 0" },
          "actions": { "typed": "(text: String)" }
        }
        """#
    ),
    Explanation(
      "SK0528",
      "An optional child that is set to a value",
      meaning: "'set' gives an optional child something other than null.",
      reason: """
        To remove it is all that can be said of it in a schema. What state it begins with only your code knows: a
        handler sets it.
        """,
      wrong: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": "$id" } } }
        },
        "Detail": { "state": { "id": "Int" } }
        """#,
      right: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": "(id: Int)", "closed": { "set": { "detail": null } } }
        },
        "Detail": { "state": { "id": "Int" } }
        """#
    ),
  ]
}
