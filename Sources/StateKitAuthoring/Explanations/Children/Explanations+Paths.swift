extension Explanations {
  static let paths: [Explanation] = [
    Explanation(
      "SK0610",
      "An action or child that does not exist",
      meaning: "A path names an action or a child that the domain at that point does not have.",
      reason: """
        A path begins in the domain that declares the bridge, reaction, effect or request, and goes from child to child
        down to an action. It uses the names of the children, not those of their domains.
        """,
      wrong: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "started": {} },
          "bridges": [{ "on": "started", "dispatch": "Login.opened" }]
        },
        "Login": { "actions": { "opened": {} } }
        """#,
      right: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "started": {} },
          "bridges": [{ "on": "started", "dispatch": "login.opened" }]
        },
        "Login": { "actions": { "opened": {} } }
        """#
    ),
    Explanation(
      "SK0611",
      "A path that goes on behind an action",
      meaning: "An action has no parts, so that a path to it ends there.",
      reason: "Values of its payload are handed over under 'with', as in \"with\": { \"id\": \"$id\" }.",
      wrong: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(id: Int)" },
          "bridges": [{ "on": "picked.id", "dispatch": "opened" }]
        }
        """#,
      right: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(id: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "id": "$id" } }]
        }
        """#
    ),
    Explanation(
      "SK0612",
      "A path that ends at a child",
      meaning: "The path leads to a child, and an action is needed.",
      reason:
        "A path cannot name all actions of a domain at once: name each of them.",
      wrong: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "started": {} },
          "bridges": [{ "on": "login", "dispatch": "started" }]
        },
        "Login": { "actions": { "succeeded": {} } }
        """#,
      right: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "started": {} },
          "bridges": [{ "on": "login.succeeded", "dispatch": "started" }]
        },
        "Login": { "actions": { "succeeded": {} } }
        """#
    ),
    Explanation(
      "SK0613",
      "A property that does not exist",
      meaning: """
        A value "@path" names a property that the state, or a struct on the path, does not have; or a path names a property of
        the elements of a list, or of a case of a one-of that it does not name.
        """,
      reason: """
        The path begins in the state of the domain that declares the bridge. Only 'when' may end in a property that
        is computed by hand; the schema must know the type of a value to check it. Of the property of a request with
        'into' it knows 'value', 'failure', 'isIdle', 'isLoading', 'isLoaded' and 'isFailed'; of lists and strings it knows
        'count', 'isEmpty', 'first' and 'last', and the properties of such an element. A path leads to one element, not to all
        of them, and to a case by its name.
        """,
      wrong: #"""
        "Feed": {
          "state": { "next": "String = \"\"" },
          "actions": { "reachedEnd": {}, "asked": "(for: String)" },
          "bridges": [{ "on": "reachedEnd", "dispatch": "asked", "with": { "for": "@cursor" } }]
        }
        """#,
      right: #"""
        "Feed": {
          "state": { "next": "String = \"\"" },
          "actions": { "reachedEnd": {}, "asked": "(for: String)" },
          "bridges": [{ "on": "reachedEnd", "dispatch": "asked", "with": { "for": "@next" } }]
        }
        """#
    ),
    Explanation(
      "SK0614",
      "An action that is not for others",
      meaning: """
        An action with the visibility "view" or "internal" is named by a domain above, in a bridge, a reaction, an
        effect or a request.
        """,
      reason: """
        Such actions change with the screen that sends them. A domain tells other domains by an action with the
        visibility "delegate", which does not change with the screen.
        """,
      wrong: #"""
        "App": {
          "state": { "isOpen": "Bool = false" },
          "children": { "form": "Form" },
          "reactions": { "form.saveTapped": { "set": { "isOpen": false } } }
        },
        "Form": { "actions": { "saveTapped": { "visibility": "view" } } }
        """#,
      right: #"""
        "App": {
          "state": { "isOpen": "Bool = false" },
          "children": { "form": "Form" },
          "reactions": { "form.saved": { "set": { "isOpen": false } } }
        },
        "Form": {
          "actions": { "saveTapped": { "visibility": "view" }, "saved": { "visibility": "delegate", "reduce": "none" } },
          "bridges": [{ "on": "saveTapped", "dispatch": "saved" }]
        }
        """#
    ),
  ]
}
