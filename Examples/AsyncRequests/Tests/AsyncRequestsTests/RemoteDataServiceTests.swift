import AppCore
import Foundation
import Testing

@testable import AsyncRequests

/// How the service decodes a server's answers; these tests do not need a server.
struct RemoteDataServiceTests {
  @Test func `users are read from JSON`() async throws {
    let service = RemoteDataService { request in
      Data((request == "GET /users" ? #"[{"id": 1, "name": "Ann"}]"# : "").utf8)
    }
    #expect(try await service.users() == [ann])
  }

  @Test func `a new post is sent with its author and title`() async throws {
    let service = RemoteDataService { request in
      Data((request == "POST /users/1/posts Tea" ? #"{"id": 1, "author": 1, "title": "Tea"}"# : "").utf8)
    }
    #expect(try await service.createPost(by: 1, title: "Tea") == tea)
  }

  @Test func `an answer that is no JSON is a failure`() async {
    let service = RemoteDataService { _ in Data("<html>".utf8) }
    await #expect(throws: DataError.unreadable) { try await service.posts(by: 1) }
  }

  @Test func `the network's failure is handed on`() async {
    let service = RemoteDataService { _ throws(DataError) in throw .offline }
    await #expect(throws: DataError.offline) { try await service.users() }
  }
}
