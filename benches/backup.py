"""Measures the backup of a large site, its restoring and its checking, beside the database's own copies.

    python3 benches/backup.py PROGRAM [GAMES [POSTGRES]]

PROGRAM is a released `zugpost`. The site is its demo, whose games are copied until there are so many (100 000 if
nothing else is said), each between players of its own and with a log that `zugpost verify` accepts. POSTGRES names
the address of an empty database, without its name: `postgres://postgres@127.0.0.1:5432`; two are made there.
"""

import hashlib
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.realpath(sys.argv[1])
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
POSTGRES = sys.argv[3] if len(sys.argv) > 3 else None
# Games of a player.
EACH = 20


def sha256(*parts):
    return hashlib.sha256("".join(parts).encode()).hexdigest()


def micros(instant):
    seconds, _, fraction = instant.partition(".")
    parsed = time.strptime(seconds.replace("T", " "), "%Y-%m-%d %H:%M:%S")
    import calendar
    return calendar.timegm(parsed) * 1_000_000 + int((fraction or "0").ljust(6, "0")[:6])


def header(game, terms):
    """What src/db/log_chain.rs begins a log with, as a pattern for number, White and Black."""
    on = lambda name: "on" if terms[name] else "off"
    text = "zugpost-log 1\ngame {}\nwhite {}\nblack {}\n"
    text += f"started {micros(game['started_at'])}\nvariant {game['variant']}\nstart {terms['start_fen']}\n"
    text += f"control {terms['time_control']}\ntimeout_rule {game['timeout_rule']}\ndraw_rule {terms['draw_rule']}\n"
    text += f"vacation {on('vacation_counts')}\nconditional {on('conditional')}\ntakebacks {on('takebacks')}\n"
    text += f"en_passant {on('en_passant')}\nlegal_moves_only {on('legal_moves_only')}\n"
    return text + ("rated on\n" if terms["rated"] else "")


def chain(first, lines):
    head = first
    for line in lines:
        head = sha256(head, "\n", line)
    return head


def line(event):
    detail = event["detail"].replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return f"{event['number']} {micros(event['at'])} {event['actor']} {event['kind']} {detail}"


def insert(site, table, rows, columns):
    places = ", ".join("?" * len(columns))
    site.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)


def fill(path):
    """Copies the games of the demo that are one row of each table, and their log."""
    site = sqlite3.connect(path)
    site.row_factory = sqlite3.Row
    site.execute("PRAGMA synchronous = OFF")
    one = lambda sql, *values: site.execute(sql, values).fetchone()
    templates = []
    free = "claims = ''" + "".join(
        f" AND id NOT IN (SELECT game_id FROM {table})" for table in ("tournament_games", "game_offers"))
    for game in site.execute(f"SELECT * FROM games WHERE {free} ORDER BY id").fetchall():
        terms = one("SELECT * FROM game_terms WHERE game_id = ?", game["id"])
        events = site.execute("SELECT * FROM game_events WHERE game_id = ? ORDER BY number", (game["id"],)).fetchall()
        pattern, lines = header(game, terms), [line(event) for event in events]
        first = sha256(pattern.format(game["id"], game["white_id"], game["black_id"]))
        if chain(first, lines) == game["log_head"]:
            templates.append((game, terms, events, pattern, lines))
    assert len(templates) >= 5, f"{len(templates)} games of the demo are understood"

    anna = one("SELECT * FROM players WHERE id = 1")
    names = [name for name in anna.keys() if name not in ("id", "calendar_hash")]
    def player(number):
        own = {"name": f"load-{number}", "name_key": f"load-{number}", "email": f"load-{number}@example.org",
               "email_key": f"load-{number}@example.org", "is_admin": 0}
        return [own.get(name, anna[name]) for name in names]
    people = max(2, GAMES * 2 // EACH)
    insert(site, "players", map(player, range(people)), names)
    nobody = one("SELECT max(id) FROM players")[0] - people + 1

    chained = one("SELECT * FROM game_creation_chain")
    number, head = chained["count"], chained["head"]
    last = one("SELECT max(id) FROM games")[0]
    for begin in range(0, GAMES, 5000):
        rows, all_terms, logs, creations = [], [], [], []
        for copy in range(begin, min(begin + 5000, GAMES)):
            game, terms, events, pattern, lines = templates[copy % len(templates)]
            last, number = last + 1, number + 1
            white, black = nobody + copy * 2 % people, nobody + (copy * 2 + 1 + copy // people * 2) % people
            first = sha256(pattern.format(last, white, black))
            own = {"id": last, "white_id": white, "black_id": black, "log_head": chain(first, lines)}
            rows.append([own.get(name, game[name]) for name in game.keys()])
            all_terms.append([last, *list(terms)[1:]])
            logs.extend([last, *list(event)[1:]] for event in events)
            creations.append((number, last, first, 0))
            head = sha256(head, "\n", f"{number} {last} {first}")
        insert(site, "games", rows, templates[0][0].keys())
        insert(site, "game_terms", all_terms, templates[0][1].keys())
        insert(site, "game_events", logs, templates[0][2][0].keys())
        insert(site, "game_creations", creations, ["number", "game_id", "first_hash", "is_late"])
    site.execute("UPDATE game_creation_chain SET count = ?, head = ?", (number, head))
    site.commit()
    count = lambda table: one(f"SELECT count(*) FROM {table}")[0]
    print(f"{count('games')} games with {count('game_events')} events, {count('players')} players")
    site.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    site.close()


def run(*command, database=None):
    """Runs a command and returns how many seconds it took, and how much memory."""
    env = {"PATH": os.environ["PATH"], "LOG": "error"}
    if database:
        env["DATABASE_URL"] = database
    began = time.monotonic()
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = process.stdout.read().decode()
    _, status, used = os.wait4(process.pid, 0)
    took = time.monotonic() - began
    assert os.waitstatus_to_exitcode(status) == 0, (command, said)
    return took, used.ru_maxrss / 1024


def tell(what, measured, own, path=None):
    took, memory = measured
    size = f"{os.path.getsize(path) / 2**20:.0f} MiB" if path else ""
    print(f"| {what} | {took:.1f} | {took / own:.1f} | {memory:.0f} | {size} |", flush=True)


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    os.chdir(folder)
    site, copy = folder / "site.sqlite", folder / "backup.sqlite"
    run(PROGRAM, "demo", database=f"sqlite:{site}")
    fill(site)
    print("| | s | ratio | MiB of memory | file |\n|---|---|---|---|---|")
    bare = run("sqlite3", str(site), f"VACUUM INTO '{folder}/bare.sqlite'")
    tell("SQLite: `VACUUM INTO`", bare, bare[0], folder / "bare.sqlite")
    plain = run("sqlite3", str(site), f".backup {folder}/plain.sqlite")
    tell("SQLite: `.backup`", plain, bare[0], folder / "plain.sqlite")
    own = bare[0]
    tell("SQLite: `zugpost backup`", run(PROGRAM, "backup", str(copy), database=f"sqlite:{site}"), own, copy)
    tell("SQLite: `zugpost verify`", run(PROGRAM, "verify", database=f"sqlite:{site}"), own)
    tell("SQLite: `zugpost restore`", run(PROGRAM, "restore", str(copy), database=f"sqlite:{folder}/again.sqlite"), own)
    if POSTGRES:
        for name in ("bench_site", "bench_again"):
            run("psql", "--quiet", f"{POSTGRES}/postgres", "-c", f"CREATE DATABASE {name}")
        database = f"{POSTGRES}/bench_site"
        restored = run(PROGRAM, "restore", str(copy), database=database)
        run("psql", "--quiet", database, "-c", "VACUUM ANALYZE")
        bare = run("pg_dump", "--format=custom", f"--file={folder}/bare.dump", database)
        own = bare[0]
        tell("Postgres: `pg_dump --format=custom`", bare, own, folder / "bare.dump")
        back = run("pg_restore", "--no-owner", f"--dbname={POSTGRES}/bench_again", f"{folder}/bare.dump")
        tell("Postgres: `pg_restore`", back, own)
        tell("Postgres: `zugpost backup`", run(PROGRAM, "backup", f"{folder}/other.sqlite", database=database), own,
             folder / "other.sqlite")
        tell("Postgres: `zugpost verify`", run(PROGRAM, "verify", database=database), own)
        tell("Postgres: `zugpost restore`", restored, own)
