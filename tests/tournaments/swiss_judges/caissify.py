"""Pairs rounds with caissify-pairings (Apache-2.0), which follows C.04.3 of February 2026.

Reads rounds from the standard input, and writes a line for each: the pairs, White first (`5-2`),
and who gets the bye (`7-bye`).

    round NUMBER ROUNDS INITIAL_COLOR POINTS_OF_WIN
    player NUMBER here|away PAST...
    pair

A past round is `played:OPPONENT:white|black:POINTS`, `forfeit_win:POINTS`, `forfeit_loss:0`,
`pairing_bye:POINTS`, `half_point_bye:POINTS` or `zero_point_bye:0`.

The checker of the package errs on absent players and byes, so its engine is fed here.
"""
import logging
import sys
from fractions import Fraction

from caissify_pairings.engines.dutch import DutchEngine

# It warns of each round that has no pairing.
logging.disable()


class Player:
    def __init__(self, number, where, *past):
        self.number = int(number)
        self.is_here = where == 'here'
        self.past = [one.split(':') for one in past]
        # After each round.
        self.scores = [0]
        for one in self.past:
            self.scores.append(self.scores[-1] + int(one[-1]))

    def games(self):
        """The opponents and colors of what was played."""
        return [(int(one[1]), one[2]) for one in self.past if one[0] == 'played']

    def count(self, kind):
        return sum(one[0] == kind for one in self.past)


def float_of(player, index, players):
    """How the player floated in a round, counted from 0 (1.4.2 and 1.4.3)."""
    kind, *rest = player.past[index]
    if kind != 'played':
        return 'down' if int(rest[-1]) > 0 else 'none'
    own, theirs = player.scores[index], players[int(rest[0])].scores[index]
    return 'down' if own > theirs else 'up' if own < theirs else 'none'


def pairing_number(player, ranked):
    """Colors: the engine takes the smaller pairing number for the higher rank (5.2.4 and 5.2.5),
    where 1.2 asks for the score first. Nothing else but 5.2.5, whether it is odd, depends on that
    number between players of different scores. So it gets numbers in the order of rank that are odd
    where the true ones are."""
    return 2 * (1 + ranked.index(player)) + player.number % 2


def pair(number, rounds, initial_color, points_of_win, players):
    ranked = sorted(
        (player for player in players.values() if player.is_here),
        key=lambda player: (-player.scores[-1], player.number))
    contenders = [{
        'id': player.number,
        'pairing_number': pairing_number(player, ranked),
        # It reckons with 1 point for a win.
        'score': Fraction(player.scores[-1], points_of_win),
        'color_hist': [color for _, color in player.games()],
        'float_history': [float_of(player, index, players) for index in range(number - 1)],
        'bye_count': player.count('pairing_bye'),
        'forfeit_win_count': player.count('forfeit_win'),
    } for player in ranked]
    played = {
        (player.number, opponent) for player in players.values() for opponent, _ in player.games()}
    engine = DutchEngine(contenders, played, number, rounds, initial_color=initial_color)
    return engine.generate_pairings()


for line in sys.stdin:
    word, *rest = line.split()
    if word == 'round':
        number, rounds, points_of_win = int(rest[0]), int(rest[1]), int(rest[3])
        initial_color, players = rest[2], {}
    elif word == 'player':
        players[int(rest[0])] = Player(*rest)
    elif word == 'pair':
        pairs = pair(number, rounds, initial_color, points_of_win, players)
        print(*(f"{one['white_id']}-{one['black_id'] or 'bye'}" for one in pairs), flush=True)
