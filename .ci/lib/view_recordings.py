"""Recordings to open in pages: of a shop, and of a shape that a test needs. Changes are noted where the state is changed,
not found by comparing states."""

import copy
import json

MISSING = object()
PRODUCTS = [(1, "Tea", 450), (2, "Teapot", 2900), (3, "Cup", 900), (4, "Honey", 780), (9, "Biscuit", 150)]


def product(number):
    return next({"id": id, "name": name, "price": {"cents": cents}} for id, name, cents in PRODUCTS if id == number)


class Recorder:
    """Writes lines as the recorder of the library does."""

    def __init__(self, state, details="changes"):
        self.state, self.details, self.lines, self.time, self.runs, self.changed = state, details, [], 0.0, 0, []
        if details != "none":
            self.write({"state": state})

    def write(self, line):
        self.lines.append(json.dumps(line, ensure_ascii=False))
        return len(self.lines)

    def set(self, path, value=MISSING, at=None):
        """Sets, adds or removes the part at a path of names and, in lists, ids as numbers in a tuple."""
        place, text = self.state, ""
        for index, step in enumerate(path):
            isLast = index == len(path) - 1
            text += f"[id={step[0]}]" if isinstance(step, tuple) else ("." if text else "") + step
            if not isLast:
                place = next(part for part in place if part["id"] == step[0]) if isinstance(step, tuple) else place[step]
        last, change = path[-1], {"path": text}
        if isinstance(last, tuple):
            found = next((index for index, part in enumerate(place) if part["id"] == last[0]), None)
            if found is not None:
                change["before"] = place.pop(found)
            if value is not MISSING:
                change |= {"after": value, "at": len(place)}
                place.append(value)
        else:
            if last in place:
                change["before"] = place[last]
            if value is MISSING:
                del place[last]
            else:
                change["after"] = place[last] = value
        if "before" not in change or change.get("after", MISSING) != change["before"]:
            self.changed.append(copy.deepcopy(change))

    def act(self, action, payload=None, by=None, line=None, *, ids=None, at=None, name=None, source=None, sets=(), after=0.0):
        self.time = round(self.time + after, 4)
        written = {"action": action}
        if ids:
            written["ids"] = ids
        if payload is not None:
            written["payload"] = payload
        if by:
            written["cause"] = {"line": line, "by": by} | ({"at": at} if at else {}) | ({"name": name} if name else {})
        if source:
            written["source"] = source
        written["time"] = self.time
        for path, value in sets:
            self.set(path, value)
        if self.details == "changes":
            written["changed"] = self.changed
        if self.details == "states" or self.details == "changes" and len(self.lines) % 1000 == 0:
            written["state"] = self.state
        self.changed = []
        return self.write(written)

    def begin(self, effect, line):
        self.runs += 1
        self.write({"effect": effect, "run": self.runs, "event": "began", "line": line, "time": self.time})
        return self.runs

    def end(self, effect, run, event, line=None, after=0.0):
        self.time = round(self.time + after, 4)
        self.write({"effect": effect, "run": run, "event": event} | ({"line": line} if line else {}) | {"time": self.time})


def shop(rounds=3, details="changes"):
    """A visit of the shop of Examples/Shop, again and again."""
    state = {
        "wantsToPay": False, "receipts": [],
        "session": {"customer": None},
        "catalogue": {"products": [], "next": 1, "isLoading": False, "failure": None, "query": "", "hits": None, "pictures": {}},
        "cart": {"rows": []},
    }  # fmt: skip
    shop = Recorder(state, details)
    screen = lambda name, line: f"Shop/Screens/{name}.swift:{line}"  # noqa: E731
    for number in range(rounds):
        browse(shop, screen, number)
        look(shop, screen, number)
        fill(shop, screen)
        pay(shop, screen, number)
    return shop


def browse(shop, screen, number):
    line = shop.act("catalogue.appeared", source=screen("Catalogue", 18), after=0.4)
    line = shop.act("catalogue.loadPage.request", {"number": number + 1}, "bridge", line, at="Catalogue.statekit.json:59",
        sets=[(["catalogue", "isLoading"], True), (["catalogue", "failure"], None)])  # fmt: skip
    run = shop.begin("catalogue.loadPage", line)
    page = [product(id) for id in (1, 2, 3)]
    loaded = shop.act("catalogue.loadPage.success", {"page": {"products": page, "next": number + 2}}, "request", line,
        name="catalogue.loadPage", after=0.62,
        sets=[(["catalogue", "products"], page), (["catalogue", "next"], number + 2), (["catalogue", "isLoading"], False)])  # fmt: skip
    shop.end("catalogue.loadPage", run, "ended", loaded)
    pictures = []
    for id in (1, 2):
        line = shop.act("catalogue.loadPicture.request", {"product": id}, source=screen("Catalogue", 41), after=0.03)
        pictures.append((id, line, shop.begin("catalogue.loadPicture", line)))
    for id, line, run in reversed(pictures):
        done = shop.act("catalogue.loadPicture.success", {"product": id, "picture": f"picture-{id}.jpeg"}, "request", line,
            name="catalogue.loadPicture", after=0.35, sets=[(["catalogue", "pictures", str(id)], {"value": f"picture-{id}.jpeg"})])  # fmt: skip
        shop.end("catalogue.loadPicture", run, "ended", done)
    previous = None
    for text in ("t", "te", "tea"):
        line = shop.act("catalogue.typed", {"text": text}, source=screen("Search", 27), after=0.18, sets=[(["catalogue", "query"], text)])
        line = shop.act("catalogue.search.request", {"text": text}, "bridge", line, at="Catalogue.statekit.json:67")
        if previous:
            shop.end("catalogue.search", previous, "replaced", line)
        previous = shop.begin("catalogue.search", line)
    done = shop.act("catalogue.search.success", {"products": [product(1), product(2)]}, "request", line, name="catalogue.search", after=0.44,
        sets=[(["catalogue", "hits"], {"value": [product(1), product(2)]})])  # fmt: skip
    shop.end("catalogue.search", previous, "ended", done)


def look(shop, screen, number):
    opened = shop.act("catalogue.opened", {"product": product(1)}, source=screen("Catalogue", 52), after=0.9,
        sets=[(["detail"], {"product": product(1), "left": None, "reviews": None})])  # fmt: skip
    line = shop.act("detail.opened", {"product": product(1)}, "bridge", opened, at="App.statekit.json:38")
    stock = shop.begin("detail.watchStock", line)
    request = shop.act("detail.loadReviews.request", {"product": 1}, "bridge", line, at="Detail.statekit.json:40")
    reviews = shop.begin("detail.loadReviews", request)
    for left in (3 - number % 3, 2):
        shop.act("detail.stockChanged", {"left": left}, "effect", line, name="detail.watchStock", after=0.21, sets=[(["detail", "left"], left)])
    texts = ["Very good tea.", "Smells of summer, <b>tastes</b> of autumn."]
    done = shop.act("detail.loadReviews.success", {"reviews": texts}, "request", request, name="detail.loadReviews", after=0.3,
        sets=[(["detail", "reviews"], texts)])  # fmt: skip
    shop.end("detail.loadReviews", reviews, "ended", done)
    wanted = shop.act("detail.wanted", source=screen("Detail", 33), after=1.1)
    add(shop, 1, "bridge", wanted, "App.statekit.json:39")
    closed = shop.act("detail.closed", source=screen("Detail", 12), after=0.5, sets=[(["detail"], MISSING)])
    shop.end("detail.watchStock", stock, "cancelled", closed)


def add(shop, id, by=None, line=None, at=None, source=None):
    row = next((row for row in shop.state["cart"]["rows"] if row["id"] == id), None)
    if row:
        change = (["cart", "rows", (id,), "quantity"], row["quantity"] + 1)
    else:
        change = (["cart", "rows", (id,)], {"id": id, "name": product(id)["name"], "price": product(id)["price"], "quantity": 1, "saved": None})
    added = shop.act("cart.added", {"product": product(id)}, by, line, at=at, source=source, sets=[change])
    save(shop, id, added, "Cart.statekit.json:46")


def save(shop, id, line, at):
    quantity = next(row["quantity"] for row in shop.state["cart"]["rows"] if row["id"] == id)
    line = shop.act("cart.rows.save.request", {"id": id, "quantity": quantity}, "bridge", line, ids=[id], at=at)
    run = shop.begin("cart.rows.save", line)
    done = shop.act("cart.rows.save.success", {"quantity": quantity}, "request", line, ids=[id], name="cart.rows.save", after=0.27,
        sets=[(["cart", "rows", (id,), "saved"], {"value": quantity})])  # fmt: skip
    shop.end("cart.rows.save", run, "ended", done)


def fill(shop, screen):
    for _ in range(2):
        quantity = next(row["quantity"] for row in shop.state["cart"]["rows"] if row["id"] == 1)
        line = shop.act("cart.rows.incremented", ids=[1], source=screen("Cart", 24), after=0.3, sets=[(["cart", "rows", (1,), "quantity"], quantity + 1)])
        save(shop, 1, line, "Cart.statekit.json:46")
    add(shop, 2, source=screen("Cart", 51))
    quantity = next(row["quantity"] for row in shop.state["cart"]["rows"] if row["id"] == 2)
    line = shop.act("cart.rows.decremented", ids=[2], source=screen("Cart", 29), after=0.6, sets=[(["cart", "rows", (2,), "quantity"], quantity - 1)])
    removed = shop.act("cart.rows.removed", None, "bridge", line, ids=[2], at="Cart.statekit.json:52", sets=[(["cart", "rows", (2,)], MISSING)])
    run = shop.begin("cart.forget", removed)
    shop.end("cart.forget", run, "ended", after=0.05)


def pay(shop, screen, number):
    shop.act("cart.checkoutTapped", source=screen("Cart", 60), after=0.8, sets=[(["wantsToPay"], True)])
    line = shop.act("session.logIn.request", {"name": "Ann", "password": "•••"}, source=screen("LogIn", 22), after=2.4)
    run = shop.begin("session.logIn", line)
    done = shop.act("session.logIn.success", {"customer": {"id": 7, "name": "Ann"}}, "request", line, name="session.logIn", after=0.7,
        sets=[(["session", "customer"], {"value": {"id": 7, "name": "Ann"}})])  # fmt: skip
    shop.end("session.logIn", run, "ended", done)
    total = sum(row["quantity"] * row["price"]["cents"] for row in shop.state["cart"]["rows"])
    shop.act("cart.checkoutTapped", None, "bridge", done, at="App.statekit.json:44",
        sets=[(["checkout"], {"total": {"cents": total}, "payment": None}), (["wantsToPay"], False)])  # fmt: skip
    for outcome in ("declined", "cancelled", "success"):
        tapped = shop.act("checkout.payTapped", {"card": "•••"}, source=screen("Checkout", 31), after=1.6)
        line = shop.act("checkout.pay.request", {"amount": {"cents": total}, "card": "•••"}, "bridge", tapped, at="Checkout.statekit.json:34")
        run = shop.begin("checkout.pay", line)
        if outcome == "cancelled":
            cancelled = shop.act("checkout.payCancelled", source=screen("Checkout", 38), after=0.4)
            shop.end("checkout.pay", run, "cancelled", cancelled)
            continue
        failure = {"error": "declined"}
        if outcome == "declined":
            done = shop.act("checkout.pay.failure", failure, "request", line, name="checkout.pay", after=1.2, sets=[(["checkout", "payment"], failure)])
        else:
            receipt = {"number": 1000 + number, "amount": {"cents": total}}
            done = shop.act("checkout.pay.success", {"receipt": receipt}, "request", line, name="checkout.pay", after=1.3,
                sets=[(["checkout", "payment"], {"value": receipt}), (["receipts"], [*shop.state["receipts"], receipt])])  # fmt: skip
            shop.act("cart.emptied", None, "bridge", done, at="App.statekit.json:50", sets=[(["cart", "rows"], [])])
        shop.end("checkout.pay", run, "ended", done)
    shop.act("checkout.closed", source=screen("Checkout", 9), after=0.6, sets=[(["checkout"], MISSING)])


def many(count):
    """A long recording with little in each line."""
    lines = [json.dumps({"state": {"count": 0, "names": {}}})]
    for number in range(1, count):
        names = [f"{part}.{word}" for part in ("feed", "cart", "chat", "map") for word in ("opened", "typed", "loaded")]
        line = {"action": names[number % len(names)], "payload": {"text": f"row {number}", "number": number}}
        if number % 3:
            line["cause"] = {"line": number, "by": ("bridge", "request", "effect")[number % 3]}
        line |= {"source": f"App/Screen.swift:{number % 300}", "time": number / 50}
        line["changed"] = [{"path": "count", "before": number - 1, "after": number}]
        if number % 1000 == 0:
            line["state"] = {"count": number, "names": {}}
        lines.append(json.dumps(line))
    return lines
