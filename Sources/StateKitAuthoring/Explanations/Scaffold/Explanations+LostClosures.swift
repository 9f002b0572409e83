extension Explanations {
  static let lostClosures: [Explanation] = [
    Explanation(
      "SK0815",
      "A closure of a removed request or effect",
      meaning:
        "A value of the domain's effects is made with a closure for which there is no request or effect.",
      reason: """
        The initialiser has no such parameter, so that the file does not compile. If the request was renamed and has
        a 'was', the message names the new parameter.
        """,
      inBoth: [
        ExampleFile(
          "Feed.statekit.json",
          #"""
          { "statekit": 1, "domains": { "Feed": { "requests": { "load": { "output": "Int", "into": "count" } } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile("Feed.swift", #"let effects = FeedEffects(load: server.load, save: server.save)"#)
      ],
      rightFiles: [
        ExampleFile("Feed.swift", #"let effects = FeedEffects(load: server.load)"#)
      ]
    ),
    Explanation(
      "SK0816",
      "A closure of a renamed request",
      meaning:
        "A value of the domain's effects is made with a closure under the earlier name of its request.",
      reason: """
        The parameter of the initialiser has the name of the request. The closure itself can stay as it is.
        """,
      inBoth: [
        ExampleFile(
          "Feed.statekit.json",
          #"""
          {
            "statekit": 1,
            "domains": {
              "Feed": { "requests": { "load": { "output": "Int", "into": "count", "was": ["fetch"] } } }
            }
          }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile("Feed.swift", #"let effects = FeedEffects(fetch: server.load)"#)
      ],
      rightFiles: [
        ExampleFile("Feed.swift", #"let effects = FeedEffects(load: server.load)"#)
      ]
    ),
    Explanation(
      "SK0817",
      "Closures whose place is not known",
      meaning: """
        Closures of the domain are missing, and 'scaffold' does not know where they belong: the value is made in
        several places, or in a form that 'scaffold' does not change.
        """,
      reason: """
        A closure that is missing is reported when an action needs it, and not before. Add it yourself where the
        running app makes its effects.
        """,
      inBoth: [
        ExampleFile(
          "Feed.statekit.json",
          #"""
          {
            "statekit": 1,
            "domains": {
              "Feed": {
                "requests": { "load": { "output": "Int", "into": "count" }, "save": { "output": "Int", "into": "saved" } }
              }
            }
          }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Feed.swift",
          #"""
          let live = FeedEffects(load: server.load)
          let preview = FeedEffects(load: { 3 })
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Feed.swift",
          #"""
          let live = FeedEffects(load: server.load, save: server.save)
          let preview = FeedEffects(load: { 3 })
          """#
        )
      ]
    ),
  ]
}
