"""A second client: pygls, which checks that each message of the server is one of LSP 3.17. STATEKIT_GEN names the tool."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.uris import from_fs_path, to_fs_path
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

TOOL = os.environ["STATEKIT_GEN"]
PATIENCE = 30


class Editor:
    """What a person does in an editor, on a copy of Examples/Shop."""

    def __init__(self, client, folder):
        self.client, self.folder = client, folder
        self.texts, self.version = {}, 0
        # What the server wants to be told of.
        self.registered = []

        @client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def register(parameters: lsp.RegistrationParams):
            self.registered += parameters.registrations

    @property
    def can(self):
        return self.answer.capabilities

    def path(self, name):
        return self.folder / "Sources" / name

    def uri(self, name):
        return from_fs_path(str(self.path(name)))

    def document(self, name):
        return lsp.TextDocumentIdentifier(self.uri(name))

    async def start(self, capabilities, **options):
        folder = lsp.WorkspaceFolder(uri=from_fs_path(str(self.folder)), name="Shop")
        parameters = lsp.InitializeParams(capabilities=capabilities, workspace_folders=[folder], **options)
        self.answer = await self.client.initialize_session(parameters)

    def open(self, name, text=None):
        self.texts[name] = self.path(name).read_text() if text is None else text
        self.version += 1
        item = lsp.TextDocumentItem(self.uri(name), "json", self.version, self.texts[name])
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        return self.texts[name]

    def change(self, name, *changes):
        self.version += 1
        document = lsp.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri(name))
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(document, list(changes)))

    def put(self, name, text):
        """Puts a whole text in place of the one that there is."""
        self.texts[name] = text
        self.change(name, lsp.TextDocumentContentChangeWholeDocument(text))

    def replace(self, name, old, new):
        assert old in self.texts[name]
        self.put(name, self.texts[name].replace(old, new, 1))

    def close(self, name):
        del self.texts[name]
        self.client.text_document_did_close(lsp.DidCloseTextDocumentParams(self.document(name)))

    def write(self, name, content=None):
        """Writes a file beside the editor, or removes it where there is no content."""
        path = self.path(name)
        kind = lsp.FileChangeType.Changed if path.exists() else lsp.FileChangeType.Created
        if content is None:
            kind = lsp.FileChangeType.Deleted
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        event = lsp.FileEvent(self.uri(name), kind)
        self.client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([event]))

    def at(self, name, text, further=0):
        """The position before a text, in units of UTF-16."""
        before = self.texts[name][: self.texts[name].index(text) + further]
        line = before.split("\n")[-1]
        return lsp.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)

    def mistakes(self, name):
        """By the paths of files, whose addresses may be written in several ways."""
        found = {to_fs_path(uri): mistakes for uri, mistakes in self.client.diagnostics.items()}
        return list(found.get(str(self.path(name)), []))

    def codes(self, name):
        return [mistake.code for mistake in self.mistakes(name)]

    async def until(self, condition, what):
        for _ in range(PATIENCE * 100):
            if value := condition():
                return value
            await asyncio.sleep(0.01)
        raise AssertionError(f"{what} does not come")

    async def mistaken(self, name, *codes):
        """Waits until these are the mistakes of a file."""
        await self.until(lambda: self.codes(name) == list(codes), f"{codes} in {name}, where {self.codes(name)} is,")
        return self.mistakes(name)

    async def settled(self):
        """Waits until the server has checked what it was told: mistakes of a later document come after all others."""
        self.open("Marker/Marker.statekit.json", "{")
        await self.mistaken("Marker/Marker.statekit.json", "SK0112")
        self.close("Marker/Marker.statekit.json")
        await self.mistaken("Marker/Marker.statekit.json")

    async def complete(self, name, position):
        parameters = lsp.CompletionParams(self.document(name), position)
        found = await self.client.text_document_completion_async(parameters) or []
        return found if isinstance(found, list) else found.items

    def edited(self, name, edits, text=None):
        """The text after edits, whose positions count in UTF-16."""
        text = self.texts[name] if text is None else text
        lines = [line.encode("utf-16-le") for line in text.split("\n")]
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 2)
        units = "\n".encode("utf-16-le").join(lines)
        for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
            start, end = (starts[at.line] + 2 * at.character for at in (edit.range.start, edit.range.end))
            units = units[:start] + edit.new_text.encode("utf-16-le") + units[end:]
        return units.decode("utf-16-le")


@pytest.fixture
def folder(tmp_path):
    """A copy of the shop, in a folder whose name has to be escaped in addresses."""
    copy = tmp_path / "shop é & co"
    shutil.copytree(Path(os.environ["SHOP"]) / "Sources", copy / "Sources")
    return copy


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[TOOL, "lsp"]))
async def client(request, folder, lsp_client: LanguageClient):
    """A client on the shop, with the capabilities of an editor."""
    lsp_client.editor = Editor(lsp_client, folder)
    capabilities = client_capabilities(getattr(request, "param", "visual_studio_code"))
    await lsp_client.editor.start(capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(client):
    return client.editor
