"""Names and paths. What the server does not do yet is skipped, and runs as soon as the server says that it does it."""

import pytest
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pygls.uris import to_fs_path

CART, APP, REDUCER = "ShopCart/Cart.statekit.json", "Shop/App/App.statekit.json", "ShopCart/CartReducer.swift"


def need(capability):
    if not capability:
        pytest.skip("the server does not do this")


def file(found):
    return to_fs_path(getattr(found, "target_uri", None) or found.uri)


def changes(edit):
    """The edits of a workspace edit, by path."""
    found = {to_fs_path(uri): edits for uri, edits in (edit.changes or {}).items()}
    for change in edit.document_changes or []:
        found.setdefault(to_fs_path(change.text_document.uri), []).extend(change.edits)
    return found


async def definition(editor, name, text, further):
    parameters = lsp.DefinitionParams(editor.document(name), editor.at(name, text, further))
    found = await editor.client.text_document_definition_async(parameters) or []
    return found if isinstance(found, list) else [found]


async def rename(editor, name, text, further, new_name):
    """Renames, and gives the new texts of the files by path."""
    place = editor.at(name, text, further)
    edit = await editor.client.text_document_rename_async(lsp.RenameParams(new_name=new_name, text_document=editor.document(name), position=place))
    texts = {}
    for path, edits in changes(edit).items():
        open_texts = {str(editor.path(name)): text for name, text in editor.texts.items()}
        with open(path) as on_disk:
            texts[path] = editor.edited(name, edits, open_texts.get(path, on_disk.read()))
    return texts


async def test_paths_are_completed(editor):
    editor.open(APP)
    editor.replace(APP, '"dispatch": "detail.opened"', '"dispatch": "cart."')
    items = await editor.complete(APP, editor.at(APP, '"cart."', 6))
    need(items)
    assert any("emptied" in item.label for item in items)


async def test_a_path_leads_to_the_declaration(editor):
    need(editor.can.definition_provider)
    editor.open(APP)
    found = await definition(editor, APP, '"dispatch": "cart.added"', 19)
    assert str(editor.path(CART)) in [file(one) for one in found]
    # Also where the declaration is in a window, and moved there.
    text = editor.open(CART)
    editor.put(CART, "\n\n" + text)
    found = await definition(editor, APP, '"dispatch": "cart.added"', 19)
    [target] = [one for one in found if file(one) == str(editor.path(CART))]
    place = getattr(target, "target_selection_range", None) or target.range
    assert place.start.line == editor.at(CART, '"added"').line
    assert await definition(editor, APP, '"The whole shop."', 5) == []


async def test_the_uses_of_an_action(editor):
    need(editor.can.references_provider)
    editor.open(CART)
    context = lsp.ReferenceContext(include_declaration=False)
    place = editor.at(CART, '"added"', 2)
    parameters = lsp.ReferenceParams(context, editor.document(CART), place)
    found = await editor.client.text_document_references_async(parameters)
    assert str(editor.path(APP)) in [file(one) for one in found]


async def test_an_action_gets_another_name(editor):
    need(editor.can.rename_provider)
    editor.open(CART)
    texts = await rename(editor, CART, '"emptied"', 3, "cleared")
    assert '"cleared": { "was": ["emptied"] }' in texts[str(editor.path(CART))]
    assert '"dispatch": "cart.cleared"' in texts[str(editor.path(APP))]
    assert "func cleared(" in texts[str(editor.path(REDUCER))]
    for name in (CART, APP):
        text = texts[str(editor.path(name))]
        if name in editor.texts:
            editor.put(name, text)
        else:
            editor.write(name, text)
    await editor.settled()
    assert editor.codes(CART) == editor.codes(APP) == []


async def test_a_name_is_changed_from_one_of_its_uses_and_in_a_text_that_is_not_saved(editor):
    need(editor.can.rename_provider)
    editor.open(APP)
    editor.put(APP, "\n" + editor.texts[APP])
    texts = await rename(editor, APP, '"dispatch": "cart.emptied"', 20, "cleared")
    assert texts[str(editor.path(APP))].startswith("\n{")
    assert '"dispatch": "cart.cleared"' in texts[str(editor.path(APP))]
    assert '"cleared"' in texts[str(editor.path(CART))]


async def test_a_name_that_cannot_be_is_refused_with_a_reason(editor):
    need(editor.can.rename_provider)
    editor.open(CART)
    for name in ["", "two words", "1st", "added", "a.b", '"']:
        with pytest.raises(JsonRpcException) as failure:
            await rename(editor, CART, '"emptied"', 3, name)
        assert failure.value.message


async def test_a_mistake_is_mended(editor):
    need(editor.can.code_action_provider)
    text = editor.open(CART)
    editor.replace(CART, '"payload"', '"paylod"')
    [mistake] = await editor.mistaken(CART, "SK0201")
    context = lsp.CodeActionContext(diagnostics=[mistake])
    parameters = lsp.CodeActionParams(editor.document(CART), mistake.range, context)
    actions = await editor.client.text_document_code_action_async(parameters)
    [action] = [action for action in actions if "payload" in action.title]
    if action.edit is None:
        action = await editor.client.code_action_resolve_async(action)
    assert editor.edited(CART, changes(action.edit)[str(editor.path(CART))]) == text


async def test_names_have_colours(editor):
    need(editor.can.semantic_tokens_provider)
    editor.open(CART)
    parameters = lsp.SemanticTokensParams(editor.document(CART))
    data = (await editor.client.text_document_semantic_tokens_full_async(parameters)).data
    legend = editor.can.semantic_tokens_provider.legend
    lines, line, column = editor.texts[CART].split("\n"), 0, 0
    assert data and len(data) % 5 == 0
    for down, right, length, kind, _ in zip(*[iter(data)] * 5):
        line, column = line + down, right + (0 if down else column)
        assert 0 < length <= len(lines[line]) - column
        assert kind < len(legend.token_types)


async def test_the_parameters_of_a_payload(editor):
    need(editor.can.signature_help_provider)
    editor.open(APP)
    place = editor.at(APP, '"product": "@detail.product"', 2)
    help = await editor.client.text_document_signature_help_async(lsp.SignatureHelpParams(editor.document(APP), place))
    assert "product" in help.signatures[0].label
