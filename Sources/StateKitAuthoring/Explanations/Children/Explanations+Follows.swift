extension Explanations {
  static let follows: [Explanation] = [
    Explanation(
      "SK0615",
      "Elements that follow a property",
      meaning: "A child of the kind \"each\" has the key 'follows'.",
      reason: """
        Each change of the followed property would change all elements of the list. Read the property where the list is
        shown, or give an element the value when it is made.
        """,
      wrong: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "rows": { "domain": "Row", "kind": "each", "follows": { "user": "user" } } }
        },
        "Row": { "state": { "id": "Int", "user": "String" } }
        """#,
      right: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "rows": { "domain": "Row", "kind": "each" } }
        },
        "Row": { "state": { "id": "Int" } }
        """#
    ),
    Explanation(
      "SK0616",
      "An unknown property that follows",
      meaning: "'follows' names a property that the state of the child does not have.",
      reason: """
        The key is a property that the schema of the child's domain declares under 'state'. For a one-of, at least one
        case has it. Results of requests and children do not follow.
        """,
      wrong: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "profile": { "domain": "Profile", "follows": { "users": "user" } } }
        },
        "Profile": { "state": { "user": "String = \"\"" } }
        """#,
      right: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } }
        },
        "Profile": { "state": { "user": "String = \"\"" } }
        """#
    ),
    Explanation(
      "SK0617",
      "A change of a property that follows",
      meaning: "The schema of a child changes a property that follows a property of a parent.",
      reason: """
        The change would be overwritten at once. A reaction of the parent to the child's action changes what the property
        follows. One parent in which the property follows is enough for the error.
        """,
      wrong: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } }
        },
        "Profile": {
          "state": { "user": "String = \"\"" },
          "actions": { "renamed": { "payload": "(to: String)", "set": { "user": "$to" } } }
        }
        """#,
      right: #"""
        "App": {
          "state": { "user": "String = \"\"" },
          "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } },
          "reactions": { "profile.renamed": { "set": { "user": "$to" } } }
        },
        "Profile": {
          "state": { "user": "String = \"\"" },
          "actions": { "renamed": { "payload": "(to: String)", "reduce": "none" } }
        }
        """#
    ),
    Explanation(
      "SK0618",
      "Nothing that can be followed",
      meaning: """
        The path under 'follows' ends in a child or in an element of a list, or in a property that follows another one in
        a child that may be absent.
        """,
      reason: """
        One property is copied, from the state of this domain or of its children. Of a list, 'count' and 'isEmpty' can be
        followed.
        """,
      wrong: #"""
        "App": {
          "children": {
            "session": "Session",
            "profile": { "domain": "Profile", "follows": { "user": "session" } }
          }
        },
        "Session": { "state": { "user": "String = \"\"" } },
        "Profile": { "state": { "user": "String = \"\"" } }
        """#,
      right: #"""
        "App": {
          "children": {
            "session": "Session",
            "profile": { "domain": "Profile", "follows": { "user": "session.user" } }
          }
        },
        "Session": { "state": { "user": "String = \"\"" } },
        "Profile": { "state": { "user": "String = \"\"" } }
        """#
    ),
    Explanation(
      "SK0619",
      "Properties that follow each other",
      meaning: "A property follows a second one that follows the first, directly or through others.",
      reason: "None of them would have a value of its own, which an action could change.",
      wrong: #"""
        "App": {
          "children": {
            "one": { "domain": "Part", "follows": { "user": "other.user" } },
            "other": { "domain": "Part", "follows": { "user": "one.user" } }
          }
        },
        "Part": { "state": { "user": "String = \"\"" } }
        """#,
      right: #"""
        "App": {
          "children": {
            "one": { "domain": "Part", "follows": { "user": "other.user" } },
            "other": "Part"
          }
        },
        "Part": { "state": { "user": "String = \"\"" } }
        """#
    ),
  ]
}
