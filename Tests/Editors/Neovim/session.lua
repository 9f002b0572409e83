-- A session in Neovim: keys are typed into a second Neovim, which has the lines of the article as its init.lua. Prints what
-- was done, and ends with status 1 at the first thing that is not as it should be.
--
-- The session is in the current folder, a copy of Examples/Shop. INIT names the init.lua; statekit-gen is on the PATH.

local cart = "Sources/ShopCart/Cart.statekit.json"
local app = "Sources/Shop/App/App.statekit.json"
local reducer = "Sources/ShopCart/CartReducer.swift"

local child = vim.fn.jobstart(
  { vim.v.progpath, "--embed", "--headless", "-n", "-i", "NONE", "-u", os.getenv("INIT") },
  { rpc = true }
)

local function say(...)
  io.stdout:write(string.format(...), "\n")
end

local function finish(status)
  pcall(vim.fn.jobstop, child)
  os.exit(status)
end

--- Runs Lua in the other Neovim.
local function lua(code, ...)
  return vim.rpcrequest(child, "nvim_exec_lua", code, { ... })
end

local function type_keys(keys)
  vim.rpcrequest(child, "nvim_input", keys)
end

local function command(text)
  vim.rpcrequest(child, "nvim_command", text)
end

local function check(condition, message, ...)
  if condition then
    return condition
  end
  error(string.format(message, ...), 0)
end

--- Waits for what the server causes, and gives it.
local function wait(what, find)
  local found
  vim.wait(20000, function()
    found = find()
    -- A nil from the other Neovim is this value.
    return found and found ~= vim.NIL
  end, 20)
  return check(found and found ~= vim.NIL and found, "%s: this does not come; Neovim says: %s", what, lua("return vim.fn.execute('messages')"))
end

local function edit(path)
  command("edit " .. path)
end

local function text()
  return table.concat(vim.rpcrequest(child, "nvim_buf_get_lines", 0, 0, -1, true), "\n")
end

local function line()
  return vim.rpcrequest(child, "nvim_get_current_line")
end

local function on_disk(path)
  return table.concat(vim.fn.readfile(path), "\n")
end

--- Puts the cursor on the first place of a text, or that many letters behind it.
local function go_to(part, further)
  local found = lua("vim.fn.cursor(1, 1); return vim.fn.search(..., 'cW')", "\\V" .. part)
  check(found > 0, "there is no %s", part)
  if further then
    lua("local further = ...; vim.fn.cursor(0, vim.fn.col('.') + further)", further)
  end
end

--- The mistakes of a buffer that is loaded, as `code line:column`.
local function mistakes(path)
  return lua(
    [[
      local path = ...
      return vim.tbl_map(function(mistake)
        local code = mistake.code or mistake.user_data.lsp.code
        return string.format("%s %d:%d", code, mistake.lnum + 1, mistake.col + 1)
      end, vim.diagnostic.get(vim.fn.bufnr(path)))
    ]],
    path
  )
end

local function without_mistakes(path)
  wait("a schema without mistakes", function()
    return #mistakes(path) == 0
  end)
end

--- What the server says that it can do.
local function can(capability)
  return lua(
    [[
      local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
      local value = clients[1] and clients[1].server_capabilities[...]
      return value ~= nil and value ~= false
    ]],
    capability
  )
end

--- The result of a request about the cursor.
local function ask(method)
  return lua(
    [[
      local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
      local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
      local _, answer = next(vim.lsp.buf_request_sync(0, ..., position, 5000))
      return answer.result
    ]],
    method
  )
end

--- The words that the server offers at the cursor.
local function offered()
  local answer = ask("textDocument/completion")
  return vim.tbl_map(function(item)
    return item.label
  end, answer.items or answer)
end

--- Types in insert mode, asks for completions, and gives the words that are offered.
local function complete(keys)
  type_keys(keys .. "<C-x><C-o>")
  return wait("completions", function()
    local words = lua([[
      return vim.tbl_map(function(item) return item.abbr end, vim.fn.complete_info({ "items" }).items)
    ]])
    return #words > 0 and words
  end)
end

--- What a step gives where the server cannot do what it is about, and does not say so beforehand.
local SKIPPED = {}
local steps = {}

--- A step of the session, which needs a capability of the server, if it names one.
local function step(name, capability, action)
  table.insert(steps, { name = name, capability = capability, action = action })
end

step("an open schema is with the server, and has no mistakes", nil, function()
  edit(cart)
  wait("the server", function()
    return can("hoverProvider")
  end)
  check(#mistakes(cart) == 0, "there are mistakes in %s: %s", cart, vim.inspect(mistakes(cart)))
end)

step("a mistake is shown while it is typed, and an undo takes it back", nil, function()
  go_to('"payload"', 7)
  type_keys("xi_<Esc>")
  local found = wait("a mistake", function()
    local found = mistakes(cart)
    return #found > 0 and found
  end)
  check(found[1] == "SK0201 13:11", "this is another mistake: %s", vim.inspect(found))
  check(vim.fn.match(on_disk(cart), "payloa_") < 0, "the file was saved")
  type_keys("uu")
  without_mistakes(cart)
  check(text() == on_disk(cart), "this is not the text of the disk")
  return found[1]
end)

step("a key is completed with its quotes and its colon", nil, function()
  go_to('"emptied": {', 11)
  local words = complete('a "vis')
  check(#words == 1 and words[1] == "visibility", "other words are offered: %s", vim.inspect(words))
  type_keys("<C-y>")
  wait("the completed line", function()
    return line():find('"emptied": { "visibility": ""', 1, true)
  end)
  type_keys("<Esc>")
  local completed = line()
  command("edit!")
  return completed
end)

step("a word is completed", nil, function()
  go_to('"delegate"')
  type_keys("di\"")
  local words = complete("i")
  check(vim.tbl_contains(words, "delegate"), "other words are offered: %s", vim.inspect(words))
  type_keys("<C-e>de<C-x><C-o>")
  wait("the completed line", function()
    return line():find('"visibility": "delegate"', 1, true)
  end)
  type_keys("<Esc>")
  command("edit!")
  without_mistakes(cart)
  return table.concat(words, " ")
end)

step("a key is explained", nil, function()
  go_to('"reduce"', 3)
  if vim.fn.has("nvim-0.11") == 1 then
    type_keys("K")
  else
    command("lua vim.lsp.buf.hover()")
  end
  local found = wait("an explanation", function()
    return lua([[
      for _, window in ipairs(vim.api.nvim_list_wins()) do
        if vim.api.nvim_win_get_config(window).relative ~= "" then
          local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true)
          vim.api.nvim_win_close(window, true)
          return table.concat(lines, " ")
        end
      end
    ]])
  end)
  check(#found > 20, "this explains nothing: %s", found)
  return found
end)

step("a schema is formatted", "documentFormattingProvider", function()
  go_to('"emptied": {', 11)
  type_keys("a<CR><CR><Esc>")
  wait("the changed text", function()
    return text() ~= on_disk(cart)
  end)
  lua("if vim.lsp.buf.format then vim.lsp.buf.format({ async = false }) else vim.lsp.buf.formatting_sync(nil, 5000) end")
  check(text() == on_disk(cart), "the layout is another one:\n%s", text())
  command("edit!")
end)

step("the declarations of a schema, and those of all schemas", "documentSymbolProvider", function()
  local function listed(name)
    return wait(name, function()
      return lua(
        [[
          local lists = vim.list_extend(vim.fn.getqflist(), vim.fn.getloclist(0))
          for _, item in ipairs(lists) do
            if item.text:find(..., 1, true) then return vim.fn.bufname(item.bufnr) .. ": " .. item.text end
          end
        ]],
        name
      )
    end)
  end
  command("lua vim.lsp.buf.document_symbol()")
  local own = listed("checkoutTapped")
  command("cclose | lclose | call setqflist([]) | call setloclist(0, [])")
  command('lua vim.lsp.buf.workspace_symbol("mailreceipt")')
  local other = listed("mailReceipt")
  check(other:find(app, 1, true), "this is elsewhere: %s", other)
  command("cclose | lclose | call setqflist([])")
  return own .. "; " .. other
end)

step("a change that is not saved is a mistake in another schema", nil, function()
  edit(app)
  without_mistakes(app)
  edit(cart)
  command('%s/"added"/"addedOnce"/')
  local found = wait("a mistake in the other schema", function()
    local found = mistakes(app)
    return #found > 0 and found
  end)
  command("edit!")
  without_mistakes(app)
  return app .. ": " .. found[1]
end)

step("a path is completed", nil, function()
  edit(app)
  go_to('"detail.opened"')
  type_keys('ci"cart.<Esc>l')
  local isOffered = #offered() > 0
  command("edit!")
  if not isOffered then
    return SKIPPED
  end
  go_to('"detail.opened"')
  local words = complete('ci"cart.')
  check(table.concat(words, " "):find("emptied", 1, true), "other words are offered: %s", vim.inspect(words))
  type_keys("<Esc>")
  command("edit!")
  return table.concat(words, " ")
end)

step("a path leads to the action that it names", "definitionProvider", function()
  edit(app)
  go_to('"dispatch": "cart.added"', 19)
  command("lua vim.lsp.buf.definition()")
  wait("the declaration", function()
    return lua("return vim.fn.bufname()"):find(cart, 1, true) and line():find('"added"', 1, true)
  end)
  return lua("return vim.fn.bufname() .. ':' .. vim.fn.line('.')")
end)

step("the uses of an action are found in all schemas", "referencesProvider", function()
  edit(cart)
  go_to('"added"', 2)
  command("lua vim.lsp.buf.references()")
  local found = wait("uses", function()
    local found = lua(
      "return vim.tbl_map(function(item) return vim.fn.bufname(item.bufnr) .. ':' .. item.lnum end, vim.fn.getqflist())"
    )
    return #found > 0 and found
  end)
  command("cclose")
  check(table.concat(found, " "):find(app, 1, true), "the use in %s is missing: %s", app, vim.inspect(found))
  return table.concat(found, ", ")
end)

step("a mistake is mended by an action", "codeActionProvider", function()
  edit(cart)
  command("%s/payload/paylod/")
  wait("a mistake", function()
    return #mistakes(cart) > 0
  end)
  lua([[
    vim.ui.select = function(items, options, choose)
      for index, item in ipairs(items) do
        local title = (item.action or item[2]).title
        if title:find("payload", 1, true) then return choose(item, index) end
      end
      choose(nil)
    end
  ]])
  go_to('"paylod"', 2)
  command("lua vim.lsp.buf.code_action()")
  wait("the mended text", function()
    return text() == on_disk(cart)
  end)
  without_mistakes(cart)
  command("edit!")
end)

step("names have colours", "semanticTokensProvider", function()
  edit(cart)
  local tokens = ask("textDocument/semanticTokens/full").data
  check(#tokens > 0 and #tokens % 5 == 0, "these are no tokens: %s", vim.inspect(tokens))
  return string.format("%d tokens", #tokens / 5)
end)

step("the parameters of a payload are shown", "signatureHelpProvider", function()
  edit(app)
  go_to('"product": "@detail.product"', 2)
  local help = ask("textDocument/signatureHelp")
  check(help ~= vim.NIL and help.signatures[1].label:find("product", 1, true), "this is no help: %s", vim.inspect(help))
  return help.signatures[1].label
end)

step("an action gets another name in schemas and in Swift", "renameProvider", function()
  edit(reducer)
  command("call append(0, '// not saved')")
  edit(cart)
  go_to('"emptied"', 3)
  type_keys("grn")
  wait("the question for a name", function()
    return vim.rpcrequest(child, "nvim_get_mode").mode == "c"
  end)
  type_keys("<C-u>cleared<CR>")
  wait("the new name", function()
    return text():find('"cleared"', 1, true)
  end)
  wait("the new name in other files", function()
    command("wall")
    return on_disk(app):find('"cart.cleared"', 1, true)
  end)
  check(on_disk(cart):find('"was": ["emptied"]', 1, true), "'was' is missing:\n%s", on_disk(cart))
  check(on_disk(reducer):find("^// not saved\n"), "the Swift file is not saved:\n%s", on_disk(reducer))
  check(on_disk(reducer):find("func cleared(", 1, true), "the handler has the old name:\n%s", on_disk(reducer))
  without_mistakes(cart)
  without_mistakes(app)
  local folder = "Sources/ShopCart"
  local missing = vim.fn.system({ "statekit-gen", "scaffold", "--dry-run", folder, "--into", folder })
  check(vim.v.shell_error == 0, "the scaffold fails: %s", missing)
  check(not missing:find("cleared", 1, true), "the handler is missing: %s", missing)
  return "was: emptied"
end)

step("the server ends with the editor", nil, function()
  local server = lua([[
    local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
    return client.rpc.pid or 0
  ]])
  vim.rpcnotify(child, "nvim_command", "qall!")
  local status = vim.fn.jobwait({ child }, 10000)[1]
  check(status == 0, "Neovim ends with status %d", status)
  local ended = vim.wait(5000, function()
    return server == 0 or vim.loop.kill(server, 0) ~= 0
  end, 20)
  check(ended, "the server goes on")
end)

say("Neovim %d.%d.%d", vim.version().major, vim.version().minor, vim.version().patch)
local skipped = 0
for _, step in ipairs(steps) do
  local passed, result = true, SKIPPED
  if not step.capability or can(step.capability) then
    passed, result = pcall(step.action)
  end
  if not passed then
    say("x %s: %s", step.name, result)
    finish(1)
  elseif result == SKIPPED then
    skipped = skipped + 1
    say("- %s: the server does not do this", step.name)
  else
    say("+ %s%s", step.name, result and ": " .. vim.trim(result) or "")
  end
end
say("%d passed, 0 failed, %d skipped", #steps - skipped, skipped)
finish(0)
