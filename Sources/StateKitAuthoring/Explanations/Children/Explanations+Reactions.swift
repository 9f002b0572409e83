extension Explanations {
  static let reactions: [Explanation] = [
    Explanation(
      "SK0650",
      "A reaction to the domain's own action",
      meaning: "A reaction is to an action of the domain that declares it.",
      reason: """
        The change of a domain's own action stands at that action. Reactions are to actions of the domains below.
        The phases of a domain's own request change the state by their own keys, by the request's handler, and by 'into'.
        """,
      wrong: #"""
        "Switch": {
          "state": { "isOn": "Bool = false" },
          "actions": { "tapped": {} },
          "reactions": { "tapped": { "toggle": ["isOn"] } }
        }
        """#,
      right: #"""
        "Switch": {
          "state": { "isOn": "Bool = false" },
          "actions": { "tapped": { "toggle": ["isOn"] } }
        }
        """#
    ),
    Explanation(
      "SK0651",
      "A reaction without a change",
      meaning: "A reaction has no 'set', 'toggle' or 'add'.",
      reason: "Write the change, or \"handler\" for a method of your own.",
      wrong: #"""
        "App": { "children": { "login": "Login" }, "reactions": { "login.done": {} } },
        "Login": { "actions": { "done": {} } }
        """#,
      right: #"""
        "App": { "children": { "login": "Login" }, "reactions": { "login.done": "handler" } },
        "Login": { "actions": { "done": {} } }
        """#
    ),
  ]
}
