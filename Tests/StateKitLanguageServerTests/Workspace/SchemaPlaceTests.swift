import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct SchemaPlaceTests {
  @Test func `a target of a package is a module, and so is a folder of schemas elsewhere`() {
    let folders: Set<String> = [
      "/app/Sources/Shop/Cart", "/app/Sources/Shop", "/ios/Schemas", "/ios/Schemas/Cart",
    ]
    expectEqual(SchemaPlace(of: "/app/Sources/Shop/Cart/A.statekit.json", among: folders).module, "Shop")
    let place = SchemaPlace(of: "/ios/Schemas/Cart/A.statekit.json", among: folders)
    expectEqual(place, SchemaPlace(of: "/ios/Schemas/B.statekit.json", among: folders))
    expectEqual(place.module, "Schemas")
  }

  @Test func `schemas use those of other targets`() throws {
    let accounts =
      #"{"statekit": 1, "access": "public", "domains": {"Users": {"actions": {"opened": {"reduce": "none"}}}}}"#
    let app =
      #"{"statekit": 1, "uses": ["Accounts"], "domains": {"App": {"children": {"users": "Accounts.Users"}}}}"#
    var client = try TestClient([
      "/app/Sources/Accounts/Users.statekit.json": accounts, "/app/Sources/App/App.statekit.json": app,
    ])
    #expect(client.diagnostics.isEmpty)
    client.open("/app/Sources/Accounts/Users.statekit.json", accounts.replacing("Users", with: "Members"))
    expectEqual(client.diagnostics["/app/Sources/App/App.statekit.json"]?.isEmpty, false)
    client.change("/app/Sources/Accounts/Users.statekit.json", to: accounts)
    expectEqual(client.diagnostics["/app/Sources/App/App.statekit.json"], [])
  }
}
