import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitGenerator

struct ActionTreeTests {
  @Test func `leaves are a domain's own actions in order, then its children's`() {
    expectEqual(
      CityAction.leaves.map(\.name),
      [
        "renamed", "founded", "street.lit", "street.cleaned", "street.darkened",
      ]
    )
    expectEqual(CityAction.leaves.map(\.labels), [["name"], [], ["lamp"], [], []])
    expectEqual(
      ShadowsAction.leaves.map(\.labels),
      [
        ["state", "action", "touched", "handlers"], ["state", "action", "touched", "newValue"], ["newValue"],
        ["newValue", "value"], ["_", "value1", "_"],
      ]
    )
    expectEqual(WordsAction.leaves.prefix(3).map(\.name), ["default", "switch", "init"])
    #expect(HollowAction.leaves.isEmpty)
  }

  @Test func `names are unique in a tree`() {
    for names in [WorldAction.leaves, DeskAction.leaves, WordsAction.leaves, CrowdAction.leaves] {
      expectEqual(Set(names.map(\.name)).count, names.count)
    }
  }

  @Test func `an index is the position of the action among the leaves`() {
    func check<Action: DomainAction>(_ actions: [Action], _ names: [String]) {
      expectEqual(actions.map { Action.leaves[$0.leafIndex].name }, names)
      expectEqual(actions.map(\.name), names)
      expectEqual(Action.leaves.count, Action.actionTree.leafCount)
    }
    check(
      [
        WorldAction.log(.noted(text: "")), .europe(.north(.capital(.founded))),
        .asia(.south(.capital(.street(.darkened)))),
      ],
      ["log.noted", "europe.north.capital.founded", "asia.south.capital.street.darkened"]
    )
    check(
      [
        DeskAction.closed, .stamped(by: "", 1, note: nil), .legacy(.cleared), .archive(.emptied),
        .tray(.emptied),
      ],
      ["closed", "stamped", "legacy.cleared", "archive.emptied", "tray.emptied"]
    )
    check([NamesAction.none(.none), .reduce(.loaded)], ["none.none", "reduce.loaded"])
  }

  @Test(arguments: [0, 1, 2, 3, 99, 100, 199, 200, 254, 255, 259])
  func `each of very many actions has its number`(number: Int) {
    expectEqual(Crowd.action(number).leafIndex, number)
    expectEqual(Crowd.action(number).name, "action\(number)")
  }

  @Test func `there is a key path for each own leaf, in order, unless there are no accessors`() {
    expectEqual(CityAction.leafKeyPaths, [\CityAction?.?.renamed, \CityAction?.?.founded])
    expectEqual(CrowdAction.leafKeyPaths.count, 260)
    expectEqual(CrowdAction.leafKeyPaths[256], \CrowdAction?.?.action256)
    #expect(CacheAction.leafKeyPaths.isEmpty)
  }

  @Test func `documentation arrives as in the schema, with any characters`() throws {
    let schema = try #require(try Golden.schemas().first { $0.path == "HostileDocs.statekit.json" })
    let (model, _) = Generator().check([schema])
    let actions = try #require(model?.files.first?.domains.first?.actions)
    let documentation = actions.map { $0.documentation?.lines.joined(separator: "\n") }
    expectEqual(documentation.compactMap { $0 }.count, 3)
    expectEqual(HostileAction.leaves.map(\.documentation), documentation)
  }
}
