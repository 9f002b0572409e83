/// Two versions of the schemas of a recorded store, in which things were renamed, retyped, added and removed.
package enum RecordedSchemas {
  package static let old = #"""
    {
      "statekit": 1,
      "conformances": ["Codable"],
      "domains":
        {
          "App": {"state": {"n": "Int"}, "children": {"users": "Users"}, "actions": {"reset": "()"}},
          "Users": {
            "state": {"name": "String"},
            "actions": {
              "cleared": "()", "renamed": "(id: Int, name: String)", "picked": "(Int)", "sent": "(post: Post)",
              "marked": "(kinds: [Kind], by: Int?)", "signedIn": {"payload": "(code: String)", "sensitive": ["code"]},
              "dropped": "()", "left": "(why: String)"
            },
            "requests": {"load": {"input": "(page: Int)", "output": "(posts: [Post])", "failure": "Oops"}}
          }
        },
      "types":
        {
          "Kind": {"enum": ["one", "two"]}, "Oops": {"enum": ["offline"]},
          "Post": {"struct": {"id": "Int", "title": "String", "old": "Int?"}}
        }
    }
    """#

  package static let new = #"""
    {
      "statekit": 1,
      "conformances": ["Codable"],
      "domains":
        {
          "App": {
            "state": {"n": "Int"}, "children": {"people": {"domain": "People", "was": ["users"]}},
            "actions": {"reset": "()"}
          },
          "People": {
            "was": ["Users"],
            "state": {"title": {"type": "String", "was": ["name"]}},
            "actions": {
              "cleared": "()", "named": {"payload": "(id: Int8, name: String, by: Int?)", "was": ["renamed"]},
              "picked": "(id: Int)", "sent": "(post: Post)", "marked": "(kinds: [Kind], by: Int)",
              "signedIn": {"payload": "(code: Int)", "sensitive": ["code"]}, "left": "()"
            },
            "requests": {"fetch": {"input": "(page: Int)", "output": "(posts: [Post])", "was": ["load"]}}
          }
        },
      "types":
        {
          "Kind": {"enum": ["one"]},
          "Post": {"struct": {"id": "Int", "headline": {"type": "String", "was": ["title"]}}}
        }
    }
    """#
}
