extension Explanations {
  static let children: [Explanation] = [
    Explanation(
      "SK0601",
      "A domain that does not exist",
      meaning: "The domain of a child is not declared in the schemas.",
      reason: """
        All schemas of a module are read together: the domain may stand in any of them, under exactly this name. A
        domain of another module is named with its module, as in 'Accounts.Users', and the module stands under
        'uses'.
        """,
      wrong: #"""
        "App": { "children": { "users": "User" } },
        "Users": { "actions": { "cleared": {} } }
        """#,
      right: #"""
        "App": { "children": { "users": "Users" } },
        "Users": { "actions": { "cleared": {} } }
        """#
    ),
    Explanation(
      "SK0602",
      "A domain in itself",
      meaning: "A domain contains itself, directly or through others; the message prints the path.",
      reason: """
        The state would be stored in itself, and the action enum in one of its own cases, without an end.
        For a tree, keep the nodes in a list beside each other and let each name its parent by id.
        """,
      wrong: #"""
        "Folder": { "state": { "id": "Int" }, "children": { "folders": { "domain": "Folder", "kind": "each" } } }
        """#,
      right: #"""
        "Tree": { "children": { "folders": { "domain": "Folder", "kind": "each" } } },
        "Folder": { "state": { "id": "Int", "parent": "Int?" } }
        """#
    ),
    Explanation(
      "SK0605",
      "Elements without an id",
      meaning: "A child is of the kind \"each\", and the state of its domain has no property 'id'.",
      reason:
        "Actions, effects and views find one element among many by its id, however the list is sorted meanwhile.",
      wrong: #"""
        "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
        "Row": { "state": { "title": "String" } }
        """#,
      right: #"""
        "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
        "Row": { "state": { "id": "Int", "title": "String" } }
        """#
    ),
    Explanation(
      "SK0606",
      "An initial case that is not there",
      meaning: "The key 'initial' names a case that 'oneOf' beside it does not have.",
      reason: "The child is in this case until an action changes it.",
      wrong: #"""
        "App": { "children": { "screen": { "oneOf": { "login": "Login" }, "initial": "start" } } },
        "Login": { "actions": { "opened": {} } }
        """#,
      right: #"""
        "App": { "children": { "screen": { "oneOf": { "login": "Login" }, "initial": "login" } } },
        "Login": { "actions": { "opened": {} } }
        """#
    ),
  ]
}
