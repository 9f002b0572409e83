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
  /// The enum of the bound properties.
  var binding: String { domain + "Binding" }
  /// The enum of the stores of a one-of.
  var store: String { domain + "Store" }

  /// The struct of the values of the state that the closure of a request or an effect takes: `UsersSaveValues`.
  func values(of work: String) -> String { part(work) + "Values" }

  /// The domain that is made for a child that is one of several: `AppDestination`.
  func part(_ child: String) -> String { domain + child.prefix(1).uppercased() + child.dropFirst() }
}
