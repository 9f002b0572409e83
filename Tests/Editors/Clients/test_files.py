"""Files that come and go, and those that no parser can read."""

import shutil

from lsprotocol import types as lsp
from pygls.uris import from_fs_path

CART, APP, OTHER = "ShopCart/Cart.statekit.json", "Shop/App/App.statekit.json", "ShopCart/Other.statekit.json"


async def test_a_new_file_is_checked_and_a_removed_one_has_no_mistakes(editor):
    editor.write(OTHER, "{")
    await editor.mistaken(OTHER, "SK0112")
    editor.write(OTHER, '{ "statekit": 1, "domains": { "Cart": {} } }')
    await editor.until(lambda: editor.codes(OTHER) not in ([], ["SK0112"]), "the second domain of a name")
    editor.write(OTHER)
    await editor.mistaken(OTHER)


async def test_the_server_asks_to_be_told_of_schemas(editor):
    [watched] = await editor.until(lambda: editor.registered, "the request")
    assert watched.method == "workspace/didChangeWatchedFiles"
    # Each has the pattern alone: files that come, change and go.
    patterns = [watcher["globPattern"] for watcher in watched.register_options["watchers"]]
    assert patterns == ["**/*.statekit.json"]


async def test_a_module_that_goes_is_missed_and_one_that_comes_is_found(editor):
    text = editor.path(CART).read_text()
    editor.write(CART)
    await editor.until(lambda: editor.codes(APP), "the missing module")
    editor.write(CART, text)
    await editor.mistaken(APP)


async def test_bytes_that_are_no_text_are_a_mistake(editor):
    editor.write(OTHER, b'{ "statekit": 1, "doc": "\xff\xfe\xc3(", "domains": { "Other": {} } }')
    [mistake] = await editor.until(lambda: editor.mistakes(OTHER), "a mistake")
    assert mistake.message.isprintable()
    assert mistake.range.start.line == 0
    # It can be opened, where the editor shows marks in place of the bytes.
    editor.open(OTHER, '{ "statekit": 1, "doc": "\ufffd\ufffd\ufffd(", "domains": { "Other": {} } }')
    await editor.mistaken(OTHER)
    editor.close(OTHER)
    await editor.until(lambda: editor.mistakes(OTHER), "the mistake of the disk")


async def test_the_text_of_an_open_file_counts_until_it_is_closed(editor):
    text = editor.open(CART)
    editor.write(CART, "{")
    await editor.settled()
    assert editor.codes(CART) == []
    editor.close(CART)
    await editor.mistaken(CART, "SK0112")
    editor.write(CART, text)
    await editor.mistaken(CART)


async def test_a_new_file_that_was_never_saved_is_checked_and_goes_with_its_window(editor):
    editor.open(OTHER, '{ "statekit": 1, "domains": { "Other": { "actions": { "a": { "ad": 1 } } } } }')
    await editor.mistaken(OTHER, "SK0201")
    editor.close(OTHER)
    await editor.mistaken(OTHER)


async def test_names_that_are_escaped_in_addresses(editor):
    for stem in ("Ümlaut é", "a&b #1 100%", "😀", "a+b=c?", "'(x)!*~"):
        name = f"ShopCart/{stem}.statekit.json"
        editor.write(name, "{")
        await editor.mistaken(name, "SK0112")
        editor.open(name, "[]")
        await editor.until(lambda: editor.codes(name) not in ([], ["SK0112"]), "the mistake of the window")
        editor.close(name)
        editor.write(name)
        await editor.mistaken(name)


async def test_a_folder_is_added_and_removed(editor, tmp_path):
    other = tmp_path / "other"
    shutil.copytree(editor.folder, other)
    broken = other / "Sources" / CART
    broken.write_text("{")
    folder = lsp.WorkspaceFolder(uri=from_fs_path(str(other)), name="other")

    def tell(added, removed):
        event = lsp.WorkspaceFoldersChangeEvent(added=added, removed=removed)
        editor.client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event))

    tell([folder], [])
    await editor.mistaken(broken, "SK0112")
    # Each app has modules of its own.
    assert editor.codes(APP) == []
    tell([], [folder])
    await editor.mistaken(broken)


async def test_hidden_folders_and_other_files_are_left_out(editor):
    hidden = editor.folder / ".build/Copy.statekit.json"
    hidden.parent.mkdir()
    hidden.write_text("{")
    editor.write("ShopCart/other.json", "{")
    await editor.settled()
    assert not any(editor.client.diagnostics.values())


async def test_a_file_that_is_no_schema_has_no_mistakes(editor):
    editor.open("ShopCart/package.json", '{ "name": 1, ')
    await editor.settled()
    assert editor.codes("ShopCart/package.json") == []
