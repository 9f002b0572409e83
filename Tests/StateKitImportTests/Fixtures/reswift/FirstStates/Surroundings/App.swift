import ReSwift

struct Added: Action { let n: Int }
struct Named: Action { let name: String }

enum Box {}

func levelReducer(action: Action, state: Int?) -> Int { state ?? 7 }
