import ComposableArchitecture
import Foundation

/// A form for a new member.
struct MemberForm: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var email = ""
    @BindingState var acceptsRules = false
    var grade = Grade.beginner
    var focus: Field? = .name
    var problems: [Field] = []
    var isSaving = false
    var errorMessage: String?

    enum Field: String, Hashable, CaseIterable {
      case name
      case email
      case rules
    }

    var isValid: Bool { invalidFields.isEmpty }

    var invalidFields: [Field] {
      var fields: [Field] = []
      if name.isEmpty { fields.append(.name) }
      if !email.contains("@") { fields.append(.email) }
      if !acceptsRules { fields.append(.rules) }
      return fields
    }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case focusChanged(State.Field?)
    case nextTapped
    case harderTapped
    case easierTapped
    case saveTapped
    case saved(TaskResult<Member>)
    case cancelTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case added(Member)
    }
  }

  @Dependency(\.clubClient) var clubClient
  @Dependency(\.date) var date
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$email):
        state.problems.removeAll { $0 == .email }
        return .none

      case .binding:
        return .none

      case .focusChanged(let field):
        state.focus = field
        return .none

      case .nextTapped:
        switch state.focus {
        case .name: state.focus = .email
        case .email: state.focus = .rules
        case .rules, nil: state.focus = nil
        }
        return .none

      case .harderTapped:
        state.grade = state.grade.harder
        return .none

      case .easierTapped:
        state.grade = state.grade.easier
        return .none

      case .saveTapped:
        state.problems = state.invalidFields
        guard state.isValid else {
          state.focus = state.problems.first
          return .none
        }
        state.isSaving = true
        let member = Member(id: 0, name: state.name, grade: state.grade, joined: self.date.now)
        return .run { send in
          await send(.saved(TaskResult { try await self.clubClient.save(member) }))
        }

      case let .saved(.success(member)):
        state.isSaving = false
        return .send(.delegate(.added(member)))

      case let .saved(.failure(error)):
        state.isSaving = false
        state.errorMessage = "\(error)"
        return .none

      case .cancelTapped:
        return .run { _ in await self.dismiss() }

      case .delegate:
        return .none
      }
    }
  }
}
