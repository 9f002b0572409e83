extension Explanations {
  static let changes: [Explanation] = [
    Explanation(
      "SK0520",
      "A change of a property that does not exist",
      meaning: "A change, such as 'set', names a property that the domain's state does not have.",
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
      meaning: "'set', 'toggle' or 'add' names a child whose state is not made or removed in this way.",
      reason: """
        Only a child's own actions change its state, so that each change has one place. Dispatch one of them by a
        bridge, or change the state in a handler. 'append', 'insert' and 'remove' change the elements of a list, 'push' and
        'pop' those of a stack.
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
        "The domain's state is a type of your own, and an action or reaction has a change, such as 'set'.",
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
        A change gives a child something other than an object with properties of its state or, by 'set', null; or it gives
        a one-of or a stack no case or several.
        """,
      reason: """
        An optional child is removed by null, and made with the values in the object; properties with defaults may be left
        out. Of a one-of or a stack the object names the case. A child that is made has empty lists.
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
      meaning:
        "A change makes a child or an element with a name that is no property of its state, or no case of a one-of.",
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
      meaning: "A change makes a child or an element without a value for a property that has no default.",
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
        "A change makes a child or an element whose state is written by hand, and whose properties are not listed.",
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
    Explanation(
      "SK0536",
      "A change of elements where there are none",
      meaning: """
        'append', 'insert', 'remove', 'push' or 'pop' names a child that is neither a list nor a stack, or a property that
        is neither an array nor a set.
        """,
      reason: """
        The schema knows the elements of children of the kind 'each', of stacks, and of properties whose type is written as
        an array or a set. Elements of your own types, of optional arrays and of dictionaries are left to handlers.
        """,
      wrong: #"""
        "Search": {
          "state": { "word": "String = \"\"" },
          "actions": { "typed": { "payload": "(letter: String)", "append": { "word": "$letter" } } }
        }
        """#,
      right: #"""
        "Search": {
          "state": { "words": "[String]" },
          "actions": { "typed": { "payload": "(word: String)", "append": { "words": "$word" } } }
        }
        """#
    ),
    Explanation(
      "SK0537",
      "A change of elements by another key",
      meaning:
        "'append' or 'insert' names a stack, 'push' or 'pop' a list, an array or a set, or 'insert' a set.",
      reason: """
        A stack gives its elements their ids, and only its top comes and goes. A set has no order, and so no front.
        """,
      wrong: #"""
        "App": {
          "children": { "path": { "stack": { "detail": "Detail" } } },
          "actions": { "opened": { "append": { "path": { "detail": {} } } } }
        },
        "Detail": { "state": { "isOpen": "Bool = false" } }
        """#,
      right: #"""
        "App": {
          "children": { "path": { "stack": { "detail": "Detail" } } },
          "actions": { "opened": { "push": { "path": { "detail": {} } } } }
        },
        "Detail": { "state": { "isOpen": "Bool = false" } }
        """#
    ),
    Explanation(
      "SK0538",
      "A removal of elements that cannot be compared",
      meaning: "'remove' names an array whose elements are known not to be Equatable.",
      reason: "It removes the elements that are equal to a value. A handler can compare them in another way.",
      wrong: #"""
        "Log": {
          "state": { "lines": "[(Int, String)]" },
          "conformances": ["-Equatable"],
          "actions": { "dropped": { "payload": "(line: (Int, String))", "remove": { "lines": "$line" } } }
        }
        """#,
      right: #"""
        "Log": {
          "state": { "lines": "[(Int, String)]" },
          "conformances": ["-Equatable"],
          "actions": { "dropped": "(line: (Int, String))" }
        }
        """#
    ),
  ]
}
