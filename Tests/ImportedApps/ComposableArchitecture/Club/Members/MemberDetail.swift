import ComposableArchitecture
import Foundation

/// One member, with the climbs that the member has tried.
struct MemberDetail: Reducer {
  struct State: Equatable, Identifiable {
    let id: Member.ID
    var name: String
    var grade: Grade
    var climbs: [Climb] = []
    var draft: String?
    var isLoading = false
    var isSaving = false
    var asksForDeletion = false
    var errorMessage: String?

    var isEditing: Bool { draft != nil }

    var canSave: Bool {
      guard let draft else { return false }
      return !draft.isEmpty && draft != name
    }

    var points: Int { climbs.reduce(0) { $0 + $1.points } }

    var best: Climb? { climbs.filter(\.isSent).max { $0.points < $1.points } }
  }

  enum Action: Equatable {
    case appeared
    case climbsLoaded(TaskResult<[Climb]>)
    case climbAdded(route: String, grade: Grade)
    case climbRemoved(Climb.ID)
    case attemptAdded(Climb.ID)
    case sent(Climb.ID)
    case editTapped
    case draftChanged(String)
    case editCancelled
    case saveTapped
    case saved(Result<Member, ClubError>)
    case deleteTapped
    case deleteCancelled
    case deleteConfirmed
    case deleted(Result<Member.ID, ClubError>)
    case closeTapped
    case doneTapped(Member)
    case keepTapped(Member)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case saved(Member)
      case deleted(id: Member.ID)
    }
  }

  @Dependency(\.clubClient) var clubClient
  @Dependency(\.date) var date
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        return .run { [id = state.id] send in
          await send(.climbsLoaded(TaskResult { try await self.clubClient.climbs(id) }))
        }

      case .climbsLoaded(.success(let climbs)):
        state.isLoading = false
        state.climbs = climbs
        return .none

      case .climbsLoaded(.failure):
        state.isLoading = false
        state.errorMessage = "The climbs could not be loaded."
        return .none

      case let .climbAdded(route, grade):
        guard !route.isEmpty else { return .none }
        let id = (state.climbs.map(\.id).max() ?? 0) + 1
        state.climbs.append(Climb(id: id, route: route, grade: grade))
        return .none

      case .climbRemoved(let id):
        state.climbs.removeAll { $0.id == id }
        return .none

      case .attemptAdded(let id):
        change(id, in: &state) { $0.attempts += 1 }
        return .none

      case .sent(let id):
        change(id, in: &state) { $0.isSent = true }
        if let best = state.best, best.grade > state.grade {
          state.grade = best.grade
        }
        return .none

      case .editTapped:
        state.draft = state.name
        return .none

      case .draftChanged(let text):
        state.draft = text
        return .none

      case .editCancelled:
        state.draft = nil
        state.errorMessage = nil
        return .none

      case .saveTapped:
        guard state.canSave, let draft = state.draft else { return .none }
        state.isSaving = true
        let member = Member(id: state.id, name: draft, grade: state.grade, joined: self.date.now)
        return .run { send in
          do {
            await send(.saved(.success(try await self.clubClient.save(member))))
          } catch {
            await send(.saved(.failure(error as? ClubError ?? .offline)))
          }
        }

      case .saved(.success(let member)):
        state.isSaving = false
        state.name = member.name
        state.draft = nil
        return .send(.delegate(.saved(member)))

      case .saved(.failure(let error)):
        state.isSaving = false
        state.errorMessage = error.message
        return .none

      case .deleteTapped:
        state.asksForDeletion = true
        return .none

      case .deleteCancelled:
        state.asksForDeletion = false
        return .none

      case .deleteConfirmed:
        state.asksForDeletion = false
        return .run { [id = state.id] send in
          try await self.clubClient.delete(id)
          await send(.deleted(.success(id)))
        } catch: { error, send in
          await send(.deleted(.failure(error as? ClubError ?? .offline)))
        }

      case .deleted(.success(let id)):
        return .send(.delegate(.deleted(id: id)))

      case .deleted(.failure(let error)):
        state.errorMessage = error.message
        return .none

      case .closeTapped:
        return .run { _ in await self.dismiss() }

      case .doneTapped(let member):
        return .merge(
          .run { _ in await self.dismiss() },
          .send(.delegate(.saved(member)))
        )

      case .keepTapped(let member):
        return .run { send in
          await send(.delegate(.saved(member)))
          await self.dismiss()
        }

      case .delegate:
        return .none
      }
    }
  }

  private func change(_ id: Climb.ID, in state: inout State, by body: (inout Climb) -> Void) {
    guard let index = state.climbs.firstIndex(where: { $0.id == id }) else { return }
    body(&state.climbs[index])
  }
}
