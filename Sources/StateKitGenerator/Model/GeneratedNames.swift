/// The names of what is generated for a domain.
package struct GeneratedNames {
  let state: String
  let action: String
  package let reducing: String
  package let effects: String
  package let scope: String

  package init(domain name: String) {
    self.state = name + "State"
    self.action = name + "Action"
    self.reducing = name + "Reducing"
    self.effects = name + "Effects"
    self.scope = name + "Scope"
  }
}
