internal import StateKitGenerator

extension Explanations {
  static let costs: [Explanation] = [
    Explanation(
      "SK0701",
      "A payload that makes all actions large",
      meaning: """
        An enum takes as much memory as its largest case, and the actions of a domain lie in a case of the domain
        above. So the largest payload of a tree is the size of each of its actions: in queues, in effects, in each
        copy.
        """,
      reason: """
        Above \(CostLimits.payload) bytes the way through a queue takes about ten times as long as for a small
        action, for all of them. An id is small, and so are arrays, dictionaries and classes, which keep their
        contents elsewhere: "[Matrix]" takes 8 bytes. This is a note: it does not fail a build, and can be allowed.
        """,
      wrong: #"""
        "Canvas": { "actions": { "turned": "(by: Matrix, around: Matrix, until: Matrix)" } }
        """#,
      right: #"""
        "Canvas": { "actions": { "turned": "(by: [Matrix])" } }
        """#,
      types: #"""
        "Row": { "struct": { "x": "Double", "y": "Double", "z": "Double", "w": "Double" } },
        "Matrix": { "struct": { "a": "Row", "b": "Row", "c": "Row", "d": "Row" } }
        """#
    ),
    Explanation(
      "SK0702",
      "Domains that lie deep",
      meaning:
        """
        Between this domain and the root domain that contains it there are more than \(CostLimits.levels) others.
        """,
      reason: """
        Each of them wraps the action once more, reduces it by a 'switch' of its own, and is a word of its name in
        logs and recordings. A feature may be a child of the app even if it is shown in a screen of another. This is
        a note: it does not fail a build, and can be allowed.
        """,
      wrong: #"""
        "App": { "children": { "tabs": "Tabs" } },
        "Tabs": { "children": { "home": "Home" } },
        "Home": { "children": { "list": "List" } },
        "List": { "children": { "item": "Item" } },
        "Item": { "children": { "detail": "Detail" } },
        "Detail": { "children": { "header": "Header" } },
        "Header": { "children": { "menu": "Menu" } },
        "Menu": { "children": { "sharing": "Sharing" } },
        "Sharing": { "children": { "mail": "Mail" } },
        "Mail": { "actions": { "sent": {} } }
        """#,
      right: #"""
        "App": { "children": { "tabs": "Tabs", "sharing": "Sharing" } },
        "Tabs": { "children": { "home": "Home" } },
        "Home": { "children": { "list": "List" } },
        "List": { "children": { "item": "Item" } },
        "Item": { "children": { "detail": "Detail" } },
        "Detail": { "children": { "header": "Header" } },
        "Header": { "children": { "menu": "Menu" } },
        "Menu": { "actions": { "shared": {} } },
        "Sharing": { "children": { "mail": "Mail" } },
        "Mail": { "actions": { "sent": {} } }
        """#
    ),
    Explanation(
      "SK0703",
      "A domain with many actions",
      meaning: "A domain has more than \(CostLimits.cases) actions, requests and children.",
      reason: """
        Up to here each takes about 4 ms of compile time in a debug build and 10 ms in a release build, wherever it
        stands. In a larger enum each takes longer: 15 ms in a release build of 1,000 cases, 32 ms of 3,000. Two
        domains compile faster than one, side by side, and an edit compiles one of them. This is a note: it does not
        fail a build, and can be allowed.
        """,
      wrong: #"""
        "App": { "actions": { "first": {}, … "last": {} } }
        """#,
      right: #"""
        "App": { "children": { "drawing": "Drawing", "sharing": "Sharing" } },
        "Drawing": { "actions": { "drawn": {}, "erased": {} } },
        "Sharing": { "actions": { "sent": {} } }
        """#,
      elided: (2...CostLimits.cases).flatMap { #""action\#($0)": {}, "#.utf8 }
    ),
  ]
}
