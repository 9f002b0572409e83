extension Explanations {
  static let changes: [Explanation] = [
    Explanation(
      "SK0520",
      "A change of a property that does not exist",
      meaning: "'set', 'toggle' or 'add' names a property that the domain's state does not have.",
      reason: """
        The generated reducer would not compile. The child's own actions change a property of a child, and a handler
        changes a property that you compute in Swift.
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
        Only a child's own actions change its state, so that each change has one place. Dispatch one of them by a
        bridge, or change the state in a handler.
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
        The schema does not know the properties of your type, and cannot check the change. Write a handler, or list the
        properties: { "swift": "ClockFace", "properties": { "seconds": "Int" } }.
        """,
      wrong: #""Clock": { "state": "ClockFace", "actions": { "reset": { "set": { "seconds": 0 } } } }"#,
      right: #""Clock": { "state": "ClockFace", "actions": { "reset": {} } }"#
    ),
    Explanation(
      "SK0523",
      "Two changes of one property",
      meaning: "One action changes the same property twice, for example by 'set' and by 'add'.",
      reason: """
        One of them would be lost, or the order would matter, which the schema does not show. Write a handler for a
        change in steps.
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
      "A toggle of a property that is not a Bool",
      meaning: "'toggle' turns true into false and back, and this property is of another type.",
      reason: "Numbers and cases have no opposite. 'set' gives the property a new value.",
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
      "An addition to a property that is not a number",
      meaning: "'add' names a property that is not of one of Swift's types of numbers.",
      reason: """
        The schema does not know how to add to texts, arrays, optionals and types of your own; on integers the
        addition stops at the ends of the range and does not trap. A handler can add in your own way.
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
      meaning: "A value of a payload or property has another type than its place.",
      reason: """
        Values are not converted, but a value fits its optional. Change one of the types, or convert the value in a
        handler.
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
      "A child that is set to a value",
      meaning: """
        'set' gives a child something other than null and an object with properties of its state, or gives a one-of no
        case or several.
        """,
      reason: """
        An optional child is removed by null, and made with the values in the object; properties with defaults may be left
        out. Of a one-of the object names the case. Elements of lists are left to handlers.
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
          "actions": {
            "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } },
            "closed": { "set": { "detail": null } }
          }
        },
        "Detail": { "state": { "id": "Int" } }
        """#
    ),
    Explanation(
      "SK0533",
      "A child that is made with an unknown property",
      meaning: "'set' makes a child with a name that is no property of its state, or no case of a one-of.",
      reason: "The object has the properties of the child's state as its keys.",
      wrong: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "number": "$id" } } } }
        },
        "Detail": { "state": { "id": "Int = 0" } }
        """#,
      right: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
        },
        "Detail": { "state": { "id": "Int = 0" } }
        """#
    ),
    Explanation(
      "SK0534",
      "A child that is made without a property",
      meaning: "'set' makes a child without a value for a property that has no default.",
      reason: "A state has a value for each of its properties.",
      wrong: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "set": { "detail": {} } } }
        },
        "Detail": { "state": { "id": "Int" } }
        """#,
      right: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
        },
        "Detail": { "state": { "id": "Int" } }
        """#
    ),
    Explanation(
      "SK0535",
      "A child with a state written by hand that is made",
      meaning:
        "'set' makes a child whose state is written by hand, and the schema does not list its properties.",
      reason: "The generated code calls the initialiser of the state with the names of its properties.",
      wrong: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
        },
        "Detail": { "state": "DetailModel" }
        """#,
      right: #"""
        "App": {
          "children": { "detail": { "domain": "Detail", "kind": "optional" } },
          "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
        },
        "Detail": { "state": { "swift": "DetailModel", "properties": { "id": "Int" } } }
        """#
    ),
  ]
}
