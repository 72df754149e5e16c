"""Reckons tables with tiebreak-core (MIT), which follows C.07 of March 2026.

Reads tables from the standard input, one word of what they are at the start of each line, and
writes for each player one line with the figures, and then one line with the order.
"""
import sys

from tiebreak_core import GameRecord, PlayerTiebreakData, calculate_strict, rank_standings_strict

NAMES = {
    'WIN': 'wins', 'WON': 'won', 'BPG': 'games_black', 'BWG': 'wins_black', 'REP': 'rounds_elected',
    'STD': 'std', 'PS': 'progressive', 'SB': 'sonneborn_berger', 'SB/C1': 'sonneborn_berger_cut1',
    'SB/C2': 'sonneborn_berger_cut2', 'BH': 'buchholz', 'BH/C1': 'buchholz_cut1',
    'BH/C2': 'buchholz_cut2', 'BH/M1': 'median_buchholz', 'BH/M2': 'median_buchholz_2',
    'FB': 'fore_buchholz', 'FB/C1': 'fore_buchholz_cut1', 'FB/C2': 'fore_buchholz_cut2',
    'FB/M1': 'fore_median1', 'FB/M2': 'fore_median2', 'AOB': 'aob', 'ARO': 'aro',
    'ARO/C1': 'aro_cut1', 'TPR': 'tpr', 'KS': 'koya', 'DE': 'direct_encounter', 'RTNG': 'rtng',
    'TPN': 'tpn',
}
RULES = {'ruleset': 'fide-2026'}


def reckon(mode, rounds, most_games, players, codes, order):
    names = [NAMES[code] for code in codes if code != 'KS']
    standings = rank_standings_strict(players, names, rounds, mode=mode, **RULES)
    figures = {one.player_id: one.values for one in standings.players}
    for number in sorted(players):
        # The highest possible score of C.07 9.2 is asked for as rounds; an odd section has one more
        # round than anybody can play.
        own = [
            calculate_strict(players[number], players, 'koya', most_games, mode=mode, **RULES)
            if code == 'KS' else figures[number][NAMES[code]]
            for code in codes
        ]
        print(number, *own)
    numbers = {number: number for number in players}
    keys = numbers
    # It has no reverse order but by a key for what is still tied, so this one comes last.
    if order[-1:] == ['RTNG/R']:
        keys = {number: player.rating * 1000 + number for number, player in players.items()}
    names = [NAMES[code] for code in order if code != 'RTNG/R']
    ranked = rank_standings_strict(
        players, names, rounds, keys, mode=mode, pairing_numbers=numbers, **RULES)
    print('order', *(one.player_id for one in ranked.players))


for line in sys.stdin:
    word, *rest = line.split()
    if word == 'table':
        mode, rounds, most_games, players = rest[0], int(rest[1]), int(rest[2]), {}
    elif word == 'player':
        number, rating = map(int, rest)
        players[number] = PlayerTiebreakData(number, rating, 0.0, [])
    elif word == 'round':
        number, played, opponent, score, color, kind, theirs = rest
        players[int(number)].games.append(GameRecord(
            int(opponent), 0, float(score), color, int(played), kind=kind,
            opponent_score=None if theirs == '-' else float(theirs)))
    elif word == 'codes':
        codes = rest
    elif word == 'order':
        for player in players.values():
            player.points = sum(game.score for game in player.games)
        reckon(mode, rounds, most_games, players, codes, rest)
