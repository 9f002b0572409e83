extension Explanations {
  static let requests: [Explanation] = [
    Explanation(
      "SK0660",
      "'into' with no value, or with several",
      meaning:
        "'into' keeps the output of a request in one property, and the output has no value or more than one.",
      reason: "Put the values into a struct of 'types', or leave 'into' out and keep them by a handler.",
      wrong: #"""
        "Feed": { "requests": { "load": { "output": "(posts: [Post], next: String?)", "into": "page" } } }
        """#,
      right: #"""
        "Feed": { "requests": { "load": { "output": "(page: Page)", "into": "page" } } }
        """#,
      types: #"""
        "Post": { "struct": { "id": "Int", "title": "String" } },
        "Page": { "struct": { "posts": "[Post]", "next": "String?" } }
        """#
    ),
    Explanation(
      "SK0661",
      "'into' a state written by hand",
      meaning: "'into' declares a property of the state, which is a type of your own.",
      reason:
        """
        The generator does not extend types that it did not write. A handler gets the whole request and changes
        the state.
        """,
      wrong: #"""
        "Clock": { "state": "ClockFace", "requests": { "read": { "output": "Int", "into": "time" } } }
        """#,
      right: #"""
        "Clock": { "state": "ClockFace", "requests": { "read": { "output": "Int" } } }
        """#
    ),
    Explanation(
      "SK0662",
      "Many at once into one property",
      meaning: "With the policy \"every\" several requests run side by side, and 'into' keeps one value.",
      reason:
        """
        The request that ends last would win. With an 'id' there is a value for each; the other policies run one
        at a time.
        """,
      wrong: #"""
        "Photos": {
          "requests": { "load": { "input": "(id: Int)", "output": "String", "into": "photo", "policy": "every" } }
        }
        """#,
      right: #"""
        "Photos": {
          "requests": {
            "load": { "input": "(id: Int)", "output": "String", "into": "photos", "policy": "every", "id": "$id" }
          }
        }
        """#
    ),
    Explanation(
      "SK0663",
      "An 'id' that is not a value of the payload",
      meaning:
        "'id' names a label that the request's input, or the action that begins the effect, does not have.",
      reason:
        "The policy holds for each value of 'id' separately, so the value must be known when the work begins.",
      wrong: #"""
        "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$photo" } } }
        """#,
      right: #"""
        "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$id" } } }
        """#
    ),
    Explanation(
      "SK0664",
      "A failure that is not an Error",
      meaning: "The failure of a request or effect has a type that Swift cannot throw.",
      reason:
        "A type of 'types' that a request names as its 'failure' becomes an Error; Swift's own types do not.",
      wrong: #"""
        "Feed": { "requests": { "load": { "failure": "String" } } }
        """#,
      right: #"""
        "Feed": { "requests": { "load": { "failure": "FeedError" } } }
        """#,
      types: #"""
        "FeedError": { "enum": ["offline", "server"] }
        """#
    ),
    Explanation(
      "SK0665",
      "A request that hides a type",
      meaning: """
        The enum that a request generates, like 'Page' for 'page', has the name of a type that stands in the payloads
        beside it, of a generated type, of a type of Swift that schemas know, of the module 'StateKit' or 'Swift', or
        of a name that means something inside of actions.
        """,
      reason: """
        Within the action enum Swift would find the nested enum and not that type. Name the request after its work. The
        names that mean something there are 'BoundProperties', 'ChildScopes', 'DomainState', 'EffectAction', 'JudgedState',
        'OneOfAction', 'OneOfStore' and 'PresentedStore', and Swift's 'AllCases', 'CodingKeys' and 'RawValue'.
        """,
      wrong: #"""
        "Feed": { "requests": { "page": { "output": "(page: Page)" } } }
        """#,
      right: #"""
        "Feed": { "requests": { "loadPage": { "output": "(page: Page)" } } }
        """#,
      types: #"""
        "Page": { "struct": { "title": "String" } }
        """#
    ),
    Explanation(
      "SK0666",
      "A path that ends at a request",
      meaning:
        "A request is three actions: 'request', 'success' and, where it can fail, 'failure'. A path ends at one of them.",
      reason:
        "To begin a request, dispatch its 'request'; to wait for its result, name 'success' or 'failure'.",
      wrong: #"""
        "Feed": {
          "actions": { "appeared": {} },
          "requests": { "load": {} },
          "bridges": [{ "on": "appeared", "dispatch": "load" }]
        }
        """#,
      right: #"""
        "Feed": {
          "actions": { "appeared": {} },
          "requests": { "load": {} },
          "bridges": [{ "on": "appeared", "dispatch": "load.request" }]
        }
        """#
    ),
    Explanation(
      "SK0667",
      "A phase that the request does not have",
      meaning: "The name behind a request is not one of its phases.",
      reason:
        "There is a 'failure' only where the request has the key 'failure': without it the operation cannot fail.",
      wrong: #"""
        "Feed": {
          "actions": { "warned": {} },
          "requests": { "load": {} },
          "bridges": [{ "on": "load.failure", "dispatch": "warned" }]
        }
        """#,
      right: #"""
        "Feed": {
          "actions": { "warned": {} },
          "requests": { "load": { "failure": "FeedError" } },
          "bridges": [{ "on": "load.failure", "dispatch": "warned" }]
        }
        """#,
      types: #"""
        "FeedError": { "enum": ["offline", "server"] }
        """#
    ),
    Explanation(
      "SK0668",
      "An output that is called like the id",
      meaning:
        "With 'into' and 'id' the 'success' carries the id as well, and the output has a value of that name.",
      reason: "The reducer needs the id to find the value's place. Give the output another label.",
      wrong: #"""
        "Photos": {
          "requests": { "load": { "input": "(id: Int)", "output": "(id: String)", "into": "photos", "id": "$id" } }
        }
        """#,
      right: #"""
        "Photos": {
          "requests": { "load": { "input": "(id: Int)", "output": "(photo: String)", "into": "photos", "id": "$id" } }
        }
        """#
    ),
  ]
}
