import StateKit

struct MeetingReducer: MeetingReducing {
  func recorded(_ state: inout MeetingState, record: Record) {
    state.records.insert(record, at: 0)
  }

  func recordDeleted(_ state: inout MeetingState, record: Record) {
    state.records.removeAll { $0 == record }
  }
}
