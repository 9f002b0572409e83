import StateKit

nonisolated struct SurveyReducer: SurveyReducing {
  func count(_ state: inout SurveyState, error: Decline) { state.log.append("\(error)") }
}
