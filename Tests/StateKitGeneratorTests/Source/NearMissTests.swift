import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct NearMissTests {
  @Test(arguments: [
    ("didBecomActive", "didBecomeActive"),
    ("didBecomeActvie", "didBecomeActive"),
    ("DidBecomeActive", "didBecomeActive"),
    ("did_become_active", "didBecomeActive"),
    ("stat", "state"),
    ("sets", "set"),
    ("no", "on"),
    ("APPERANCE", "appearance"),
    ("größe", "grösse"),
  ])
  func `a slip of the pen is near`(name: String, meant: String) {
    let candidates = ["doc", "state", "set", "on", "didBecomeActive", "appearance", "grösse"]
    expectEqual(nearMiss(of: name, in: candidates), meant)
  }

  @Test(arguments: ["payload", "x", "", "oops", "id", "didBecome", "de"])
  func `another word is not near`(name: String) {
    #expect(nearMiss(of: name, in: ["doc", "state", "set", "on", "y", "didBecomeActive"]) == nil)
  }

  @Test func `the nearest counts, then the first`() {
    expectEqual(nearMiss(of: "users", in: ["user", "usersX", "uses"]), "user")
    expectEqual(nearMiss(of: "startMonitor", in: ["stopMonitor", "startMonitors"]), "startMonitors")
    expectEqual(nearMiss(of: "IsOn", in: ["isOff", "isIn", "isOn"]), "isOn")
  }

  @Test func `a name is not near itself`() {
    #expect(nearMiss(of: "state", in: ["state"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("state", "state", 0),
  ])
  func `the distance counts edits and swaps of neighbours`(left: String, right: String, distance: Int) {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    expectEqual(editDistance(left, right, limit: 10), distance)
    expectEqual(editDistance(right, left, limit: distance), distance)
    if distance > 0 { #expect(editDistance(left, right, limit: distance - 1) == nil) }
  }

  @Test(.timeLimit(.minutes(10))) func `very long names take no time`() {
    let long = String(repeating: "a", count: 200_000)
    expectEqual(nearMiss(of: long, in: [long + "b", long.uppercased()]), long.uppercased())
  }
}
