"""Brings a site of the demo to where work is under way: emails wait, a claim waits, a decision is appealed.

    under_way.py ADDRESS PASSWORD

The forms are those of the earliest program; where a later one has another name for a field, both are sent.
"""

import http.client
import re
import sys
import time
import urllib.parse

ADDRESS, PASSWORD = sys.argv[1:]


class Visitor:
    """A browser: keeps cookies, and sends the secret of the forms."""

    def __init__(self):
        self.cookies = {}

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(ADDRESS, timeout=30)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            body = urllib.parse.urlencode(body)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        for line in answer.headers.get_all("Set-Cookie") or []:
            name, value = line.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return answer.status, answer.read().decode()

    def get(self, path):
        status, page = self.ask("GET", path)
        assert status == 200, (path, status)
        return page

    def submit(self, shown, path, **fields):
        """Sends a form of a page."""
        page = self.get(shown)
        csrf = re.search(r'name="csrf" value="([^"]+)"', page)[1]
        version = re.search(r'name="version" value="([^"]+)"', page)
        if version:
            fields["version"] = version[1]
        status, answer = self.ask("POST", path, {"csrf": csrf, **fields})
        assert status in (200, 303), (path, fields, status, re.sub(r"<[^>]+>|\s+", " ", answer))


class Player(Visitor):
    def __init__(self, name):
        super().__init__()
        self.submit("/login", "/login", login=name, password=PASSWORD)
        self.get("/games")

    def play(self, game, ply, move):
        fields = {"ply": ply, "move": move, "confirmed": "yes"}
        self.submit(f"/games/{game}", f"/games/{game}/moves", **fields)


def wait_for_the_site():
    while True:
        try:
            return Visitor().get("/readyz")
        except OSError:
            time.sleep(0.1)


def games_of_tournaments():
    """Yields number and players of the games that are begun and not over, behind those of the demo."""
    for game in range(15, 60):
        status, pgn = Visitor().ask("GET", f"/games/{game}.pgn")
        if status == 200 and "Nf6 *" in " ".join(pgn.split()):
            tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', pgn))
            yield game, tags["White"], tags["Black"]


wait_for_the_site()
anna, bernhard, lars = Player("Anna"), Player("Bernhard"), Player("Lars")

# Emails about moves wait, one about a challenge, and one that confirms an address.
anna.play(1, 20, "Rg1")
Player("Henri").play(6, 1, "c6")
Player("Katja").play(10, 33, "Be6")
anna.submit("/challenges/18", "/challenges/18/accept")
registers = {"email": "nora@example.org", "time_zone": "Europe/Berlin"}
secret = {"password": "a-password-of-nobody-else", "again": "a-password-of-nobody-else"}
Visitor().submit("/register", "/register", name="Nora", **registers, **secret)

# An arbiter decides a claim, and the player appeals. The claim in game 3 goes on waiting.
decision = {"adjudication": "win:black", "reason": "The fortress falls: the rook comes in by the file."}
lars.submit("/admin/games/12", "/admin/games/12/adjudicate", **decision)
words = "The file is closed. Please look again."
bernhard.submit("/games/12", "/games/12/appeal", statement=words, appeal=words)

# In a tournament, if there is one, a move is made and a game given up.
running = list(games_of_tournaments())
if running:
    game, white, _ = running[0]
    Player(white).play(game, 8, "O-O")
    game, white, _ = running[1]
    Player(white).submit(f"/games/{game}/resign", f"/games/{game}/resign")
