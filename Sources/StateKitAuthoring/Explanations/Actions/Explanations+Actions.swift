extension Explanations {
  static let actions: [Explanation] = [
    Explanation(
      "SK0690",
      "An action on which nothing happens",
      meaning: """
        The action changes no state ("reduce": "none"), and no bridge or effect begins with it, no reaction is to it and
        no 'until' waits for it. To be dispatched is not to be handled.
        """,
      reason: """
        It is either left over or forgotten. Middleware and side effects written by hand may handle it, which a schema
        cannot show: "allow": ["SK0690"] at the action says so to the next reader. An action with the visibility
        "delegate", and one in a file whose 'access' is "package" or "public", may be handled elsewhere; a deprecated one
        is done with. Of these nothing is said.
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
