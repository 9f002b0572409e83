import StateKit

nonisolated struct SurveyReducer: SurveyReducing {
  func count(_ state: inout SurveyState, _ phase: SurveyAction.Count) { state.log.append("\(phase)") }
}
