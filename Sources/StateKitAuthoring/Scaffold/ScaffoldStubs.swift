internal import StateKitGenerator

/// Methods to insert into one body.
struct ScaffoldStubs {
  let site: SwiftScope
  var stubs: [HandlerStub]

  /// Merges stubs for the same body. One type may have the handlers of several domains.
  static func merged(_ all: [ScaffoldStubs]) -> [ScaffoldStubs] {
    var merged: [ScaffoldStubs] = []
    for stubs in all {
      let same = merged.firstIndex {
        $0.site.file === stubs.site.file && $0.site.body.inside == stubs.site.body.inside
      }
      if let same { merged[same].stubs += stubs.stubs } else { merged.append(stubs) }
    }
    return merged
  }
}
