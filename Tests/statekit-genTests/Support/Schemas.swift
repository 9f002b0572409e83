/// Schemas to run the tool on.
enum Schemas {
  /// A valid schema with one domain and one action.
  static func valid(_ domain: String = "Users", action: String = "cleared") -> String {
    """
    {
      "statekit": 1,
      "domains": {
        "\(domain)": {
          "state": { "names": "[String]" },
          "actions": { "\(action)": { "set": { "names": [] } } }
        }
      }
    }

    """
  }

  /// A schema with an error at 2:3.
  static let broken: String = """
    {
      oops
    }

    """
}
