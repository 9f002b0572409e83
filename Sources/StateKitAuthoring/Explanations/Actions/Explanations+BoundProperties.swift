extension Explanations {
  static let boundProperties: [Explanation] = [
    Explanation(
      "SK0550",
      "A bound property that does not exist",
      meaning: "'binds' names something that is no property of the domain's state.",
      reason: "The domain's own properties can be bound, those that its 'state' lists.",
      wrong: #"""
        "Settings": { "state": { "name": "String = \"\"" }, "binds": ["nane"] }
        """#,
      right: #"""
        "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
        """#
    ),
    Explanation(
      "SK0551",
      "A bound property that others set",
      meaning: "'binds' names a child, or the property in which a request keeps its result.",
      reason: """
        The state of a child is changed by its own actions, and the child's domain binds its properties. The result of a
        request is set by the request.
        """,
      wrong: #"""
        "App": { "children": { "profile": "Profile" }, "binds": ["profile"] },
        "Profile": { "state": { "name": "String = \"\"" } }
        """#,
      right: #"""
        "App": { "children": { "profile": "Profile" } },
        "Profile": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
        """#
    ),
    Explanation(
      "SK0552",
      "A bound property of a state written by hand",
      meaning:
        "'binds' stands beside a state that is written by hand, and the schema does not list its properties.",
      reason: "The actions that set the properties have their types, which the schema must know.",
      wrong: #"""
        "Profile": { "state": "ProfileModel", "binds": ["name"] }
        """#,
      right: #"""
        "Profile": {
          "state": { "swift": "ProfileModel", "properties": { "name": "String" } },
          "binds": ["name"]
        }
        """#
    ),
    Explanation(
      "SK0553",
      "A property that is bound twice",
      meaning: "'binds' lists the same property twice.",
      reason: "A property has one action that sets it.",
      wrong: #"""
        "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name", "name"] }
        """#,
      right: #"""
        "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
        """#
    ),
    Explanation(
      "SK0655",
      "A path that ends at 'binding'",
      meaning: "The path leads to 'binding', and one of the bound properties is needed.",
      reason: "Each bound property has an action of its own. A path cannot name all of them at once.",
      wrong: #"""
        "Search": {
          "state": { "text": "String = \"\"", "page": "Int = 0" },
          "binds": ["text"],
          "reactions": { "binding": { "set": { "page": 0 } } }
        }
        """#,
      right: #"""
        "Search": {
          "state": { "text": "String = \"\"", "page": "Int = 0" },
          "binds": ["text"],
          "reactions": { "binding.text": { "set": { "page": 0 } } }
        }
        """#
    ),
    Explanation(
      "SK0656",
      "A path to a property that is not bound",
      meaning: "A path names a property behind 'binding' that the domain does not list under 'binds'.",
      reason: "Only bound properties have an action that sets them.",
      wrong: #"""
        "Search": {
          "state": { "text": "String = \"\"", "tag": "String = \"\"", "page": "Int = 0" },
          "binds": ["text"],
          "reactions": { "binding.tag": { "set": { "page": 0 } } }
        }
        """#,
      right: #"""
        "Search": {
          "state": { "text": "String = \"\"", "tag": "String = \"\"", "page": "Int = 0" },
          "binds": ["text", "tag"],
          "reactions": { "binding.tag": { "set": { "page": 0 } } }
        }
        """#
    ),
  ]
}
