/// The names of the code generated for a domain.
package struct GeneratedNames {
  private let domain: String

  package init(domain name: String) {
    self.domain = name
  }

  var state: String { domain + "State" }
  var action: String { domain + "Action" }
  package var reducing: String { domain + "Reducing" }
  package var effects: String { domain + "Effects" }
  package var scope: String { domain + "Scope" }
}
