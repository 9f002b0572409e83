extension Explanations {
  static let actions: [Explanation] = [
    Explanation(
      "SK0690",
      "An action without consequences",
      meaning: """
        The action does not change the state ("reduce": "none"), and no bridge, effect, reaction or 'until' waits
        for it. A dispatch alone does not count.
        """,
      reason: """
        The action is either left over or forgotten. Middleware and side effects written by hand may handle it,
        which a schema cannot show: "allow": ["SK0690"] at the action says so to the next reader. An action with
        the visibility "delegate", and one in a file whose 'access' is "package" or "public", may be handled
        elsewhere; a deprecated action is about to be removed. These are not reported.
        """,
      wrong: #"""
        "Feed": { "actions": { "appeared": { "reduce": "none" } } }
        """#,
      right: #"""
        "Feed": {
          "actions": { "appeared": { "reduce": "none" } },
          "requests": { "load": { "output": "Int" } },
          "bridges": [{ "on": "appeared", "dispatch": "load.request" }]
        }
        """#
    )
  ]
}
