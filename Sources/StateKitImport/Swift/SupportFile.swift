#if Import
internal import SwiftParser
internal import SwiftSyntax

/// The file with the code that imported features share, and with names that their code still uses.
enum SupportFile {
  static let name = "ImportedFeature.swift"

  /// The function that makes the closure of an effect run inside the dependencies of its store.
  static let inside = "insideDependencies"

  /// Whether the file has that function, or is not written yet: an existing one is not changed.
  static func canRunInside(_ merge: SwiftMerge) -> Bool {
    !merge.has("ImportedFeature") || merge.has("ImportedFeature", "func \(inside)(_:)")
  }

  /// - Parameters:
  ///   - code: All other Swift code of the import, whose words say which parts are needed.
  ///   - schemas: The texts of the schemas.
  ///   - readsDependencies: Whether code reads dependencies that no feature keeps.
  static func text(for code: String, schemas: String, readsDependencies: Bool) -> String {
    let needed = parts.filter { $0.words.contains(where: (code + schemas).contains) }
    let imports = (readsDependencies ? ["import Dependencies"] : []) + ["import StateKit"]
    let feature = feature(reducer: readsDependencies ? "reducerInsideDependencies" : "body")
    let texts = [feature] + needed.map(\.text) + (readsDependencies ? [dependencies] : [])
    return ([imports.joined(separator: "\n")] + texts).joined(separator: "\n\n") + "\n"
  }

  /// The text with the module's name before names of StateKit that the app declares, too.
  static func qualified(_ text: String, besides isDeclared: (String) -> Bool) -> String {
    let names = [
      "Domain", "DomainAction", "DomainEffects", "IdentifiedAction", "IdentifiedArray", "IdentityMiddleware",
      "Reducer", "SideEffectRegistry", "Store", "StoreConfiguration",
    ].filter(isDeclared)
    if names.isEmpty { return text }
    let edits = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).filter {
      names.contains($0.text) && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }.map { TextEdit($0, with: "StateKit.\($0.text)") }
    let bytes = Array(text.utf8)
    return TextEdit.text(of: 0..<bytes.count, in: bytes[...], edits)
  }

  private struct Part {
    /// The words of the code that need the part.
    let words: [String]
    let text: String
  }

  /// - Parameter reducer: The property with the reducer of a store.
  private static func feature(reducer: String) -> String {
    """
    /// A feature whose reducer was imported: its handlers, and the closures of its effects.
    protocol ImportedFeature<State, Action>: Sendable {
      associatedtype State: Sendable
      associatedtype Action: DomainAction where Action.DomainState == State

      /// The reducer of the domain and of those below it.
      var body: Reducer<State, Action> { get }

      /// The closures of the effects of the domain and of those below it.
      var allEffects: [any DomainEffects] { get }
    }

    extension ImportedFeature {
      /// Changes the state. What the action would derive and start is in the result.
      @discardableResult
      func reduce(into state: inout State, action: Action) -> Domain<State, Action>.Step {
        Domain.declared(reducer: body).step(&state, action)
      }

      /// A store of the feature, in which its bridges and effects run.
      @MainActor
      func makeStore(
        initialState: State,
        configuration: StoreConfiguration = StoreConfiguration()
      ) -> Store<State, Action> {
        let sideEffects = SideEffectRegistry<State, Action>()
        for effects in allEffects { sideEffects.register(effects, ifPresent: true) }
        return Store.withDeclaredBridges(
          initialState: initialState,
          reducer: \(reducer),
          middleware: IdentityMiddleware<Action, Action, State>(),
          sideEffects: sideEffects,
          configuration: configuration
        )
      }
    }

    extension Store {
      /// Dispatches an action.
      func send(_ action: Action, file: String = #fileID, function: String = #function, line: UInt = #line) {
        dispatch(action, file: file, function: function, line: line)
      }
    }
    """
  }

  private static let dependencies = """
    extension ImportedFeature {
      /// The reducer, which runs inside the dependencies that are there now.
      private var reducerInsideDependencies: Reducer<State, Action> {
        @Dependency(\\.self) var dependencies
        let (body, values) = (body, dependencies)
        return Reducer { state, action in
          withDependencies {
            $0 = values
          } operation: {
            body.reduce(&state, action)
          }
        }
      }

      /// A closure that runs inside the dependencies that are there now: code in it may read others than those of the feature.
      func insideDependencies<each Input, Output>(
        _ work: @escaping @Sendable (repeat each Input) async -> Output
      ) -> @Sendable (repeat each Input) async -> Output {
        @Dependency(\\.self) var dependencies
        let values = dependencies
        return { (input: repeat each Input) in
          await withDependencies {
            $0 = values
          } operation: {
            await work(repeat each input)
          }
        }
      }
    }
    """

  private static let parts = [
    Part(
      words: ["AsyncStream<Action>.sending", "Send<"],
      text: """
        /// Sends the actions of an effect.
        struct Send<Action: Sendable>: Sendable {
          fileprivate let continuation: AsyncStream<Action>.Continuation

          /// Sends an action, unless the effect was cancelled.
          @MainActor func callAsFunction(_ action: Action) {
            if !Task.isCancelled { continuation.yield(action) }
          }
        }

        extension AsyncStream where Element: Sendable {
          /// The actions that a function sends, until it returns.
          static func sending(
            _ operation: @escaping @Sendable (Send<Element>) async throws -> Void,
            catch recover: (@Sendable (any Error, Send<Element>) async -> Void)? = nil
          ) -> AsyncStream {
            AsyncStream { continuation in
              let send = Send(continuation: continuation)
              let task = Task {
                do {
                  try await operation(send)
                } catch {
                  if let recover, !Task.isCancelled {
                    await recover(error, send)
                  } else {
                    assert(error is CancellationError || Task.isCancelled, "an effect threw \\(error)")
                  }
                }
                continuation.finish()
              }
              continuation.onTermination = { _ in task.cancel() }
            }
          }
        }
        """
    ),
    Part(
      words: [".presented(", "\"optional\"", "\"oneOf\""],
      text: """
        extension DomainAction {
          /// The action itself, where those of a presented child were wrapped.
          static func presented(_ action: Self) -> Self { action }
        }
        """
    ),
    Part(
      words: ["IdentifiedAction", "\"kind\": \"each\""],
      text: """
        extension IdentifiedAction {
          /// The action of an element.
          static func element(id: ID, action: Action) -> IdentifiedAction { IdentifiedAction(id: id, action: action) }
        }
        """
    ),
    Part(
      words: ["IdentifiedArrayOf", "uniqueElements:", "IdentifiedArray<", "\"kind\": \"each\""],
      text: """
        typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element>

        extension IdentifiedArray {
          /// The elements, whose ids differ.
          init(uniqueElements elements: some Sequence<Element>) { self.init(elements) }

          /// The elements that fit, in the same order.
          func filter(_ fits: (Element) throws -> Bool) rethrows -> IdentifiedArray {
            var rest = self
            try rest.removeAll { try !fits($0) }
            return rest
          }
        }
        """
    ),
    Part(
      words: ["TaskResult"],
      text: """
        /// A value or an error of any type. Errors of one type with one description are equal.
        enum TaskResult<Success: Sendable>: Sendable {
          case success(Success)
          case failure(any Error)

          init(catching body: @Sendable () async throws -> Success) async {
            do {
              self = .success(try await body())
            } catch {
              self = .failure(error)
            }
          }

          /// The value; throws the error.
          var value: Success {
            get throws {
              switch self {
              case .success(let value): return value
              case .failure(let error): throw error
              }
            }
          }
        }

        extension TaskResult: Equatable where Success: Equatable {
          static func == (left: TaskResult, right: TaskResult) -> Bool {
            switch (left, right) {
            case (.success(let left), .success(let right)): left == right
            case (.failure(let left), .failure(let right)): areEqual(left, right)
            default: false
            }
          }

          private static func areEqual(_ left: any Error, _ right: any Error) -> Bool {
            type(of: left) == type(of: right) && "\\(left)" == "\\(right)"
          }
        }
        """
    ),
    Part(
      words: ["Result {", "Result(catching"],
      text: """
        extension Result where Failure == any Error {
          /// The value that a function returns, or the error that it throws.
          init(catching body: () async throws -> Success) async {
            do {
              self = .success(try await body())
            } catch {
              self = .failure(error)
            }
          }
        }
        """
    ),
  ]
}
#endif
