"""Plays random games of a variant with python-chess, and says of each position what it is.

    judge.py VARIANT SEED GAMES

Writes one line a position, its fields divided by tabs: the move that led there (`-` begins a
game), the FEN, whether it is check, how the game is over, who cannot win with this material,
which counts of moves end the game, and the legal moves. Moves are in UCI, in order. Games go on
where only the material or nothing ends them, up to MAX_HALF_MOVES half-moves.
"""
import random
import sys

import chess
from chess import variant

# The board of each variant, and positions from which games begin besides the usual one: what is
# rare otherwise, and ends of few pieces with many moves on the clock.
VARIANTS = {
    'king_of_the_hill': (variant.KingOfTheHillBoard, [
        'r3k2r/pppq1ppp/8/8/3n4/2P1K3/PP1Q1PPP/R6R w kq - 0 1',
        '8/2p5/3k4/8/2P5/4K3/3P4/8 w - - 0 1',
        '4k3/P5pp/8/3pP3/8/8/PP4p1/4K2R w K d6 0 2',
        'k5r1/8/8/8/8/8/8/1R5K w - - 138 90',
        'k1n5/8/8/8/8/8/8/5N1K w - - 20 60',
    ]),
    'three_check': (variant.ThreeCheckBoard, [
        'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 2+2 0 1',
        'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3+3 0 1',
        '8/P5k1/8/8/3pP3/8/6p1/K7 b - e3 1+2 0 1',
        'k1n5/8/8/8/8/8/8/5N1K w - - 3+3 138 90',
        'k7/8/8/8/8/2p5/3n4/4K3 w - - 3+1 20 60',
        '6k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 3+3 0 1',
        '7k/8/5K2/8/8/8/8/Q7 w - - 3+3 0 1',
    ]),
    'racing_kings': (variant.RacingKingsBoard, [
        '8/1K4k1/8/8/3R4/4b3/8/8 w - - 0 1',
        '8/2K5/6k1/8/3q4/1N6/8/5R2 b - - 0 1',
        '4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1',
        '8/2K2k2/8/8/8/8/1Q4q1/8 w - - 0 1',
        '8/8/8/8/8/8/k6K/8 w - - 144 90',
    ]),
    'antichess': (variant.AntichessBoard, [
        '8/P6k/8/8/8/8/p6K/8 w - - 0 1',
        '8/2p3p1/8/1p6/8/8/P2P2P1/8 w - - 0 1',
        '8/8/8/p7/P7/8/8/1N5n b - - 0 1',
        '2b5/8/8/8/8/8/8/2B1B3 w - - 138 90',
        '6n1/8/8/8/8/8/8/1N6 w - - 20 60',
        'k7/8/8/8/8/8/8/7K w - - 140 90',
    ]),
    'horde': (variant.HordeBoard, [
        'k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - - 0 1',
        'r3k2r/1P4P1/8/8/3pP3/8/8/PP5P b kq e3 0 1',
        '8/8/8/8/p7/1k6/r7/P1P5 b - - 0 1',
        '7k/8/8/8/8/8/8/5RNB w - - 138 90',
        '4k3/1P6/8/8/8/8/8/8 w - - 20 60',
    ]),
    'atomic': (variant.AtomicBoard, [
        'r3k2r/8/8/2nPp3/8/8/8/R3K2R w KQkq e6 0 2',
        '8/8/8/8/3k4/3K4/4q3/R7 w - - 0 1',
        '6k1/2K5/8/3pP3/8/8/1P4p1/8 w - d6 0 2',
        '8/P3k3/3K4/8/8/8/6p1/7R b - - 0 1',
        'k1n4r/8/8/8/8/8/8/5N1K w - - 138 90',
        'k7/8/8/8/8/8/8/5N1K w - - 20 60',
        '7k/8/8/5K2/8/8/8/1Q6 w - - 0 1',
    ]),
    'crazyhouse': (variant.CrazyhouseBoard, [
        '2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1',
        'r3k3/1P6/8/8/8/8/8/4K3[Pp] w q - 0 1',
        'q~3k3/1P6/8/2Pp4/8/8/8/4K3[p] w - d6 0 2',
        '4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1',
        'k1n5/8/8/8/8/8/8/5N1K[] w - - 138 90',
        'k7/8/8/8/8/8/8/7K[N] w - - 20 60',
    ]),
}
MAX_HALF_MOVES = 160


def can_capture_en_passant(board):
    """Returns whether a capture en passant is among the legal moves.

    python-chess asks its general rules, which do not know that a capture in Atomic must not explode one's
    own king. Positions are the same if the possible moves are (Laws of Chess, 9.2.3).
    """
    return board.ep_square is not None and any(map(board.is_en_passant, board.legal_moves))


variant.AtomicBoard.has_legal_en_passant = can_capture_en_passant


def rule(board):
    """Returns by which rule of its variant a game is over, in the words of Zugpost."""
    if isinstance(board, variant.AntichessBoard):
        return 'no_moves_left' if board.occupied_co[board.turn] else 'no_pieces_left'
    if isinstance(board, variant.RacingKingsBoard):
        both = board.is_variant_draw()
        return 'both_kings_on_the_last_rank' if both else 'king_on_the_last_rank'
    return {
        variant.KingOfTheHillBoard: 'king_in_the_center',
        variant.ThreeCheckBoard: 'third_check',
        variant.HordeBoard: 'horde_captured',
        variant.AtomicBoard: 'king_exploded',
    }[type(board)]


def name(color):
    return 'white' if color else 'black'


def end(board, is_over):
    """Returns how a game is over whatever was played before."""
    if board.is_variant_win():
        return f'{name(board.turn)} {rule(board)}'
    if board.is_variant_loss():
        return f'{name(not board.turn)} {rule(board)}'
    if board.is_variant_draw():
        return f'draw {rule(board)}'
    if not is_over:
        return '-'
    return f'{name(not board.turn)} checkmate' if board.is_check() else 'draw stalemate'


def counts(board):
    found = []
    if board.is_fivefold_repetition():
        found.append('fivefold_repetition')
    if board.is_seventyfive_moves():
        found.append('seventy_five_moves')
    return ' '.join(found) or '-'


def choose(chance, board, moves, mood):
    """Returns a move, by chance; what it likes best depends on the mood of the game."""
    if chance.random() < 0.3:
        return chance.choice(moves)
    if mood == 'back' and len(board.move_stack) > 1:
        last = board.move_stack[-2]
        back = chess.Move(last.to_square, last.from_square)
        liked = [move for move in moves if move == back]
    elif mood == 'captures':
        liked = [move for move in moves if board.is_capture(move)]
    elif mood == 'pawns':
        liked = [move for move in moves if board.piece_type_at(move.from_square) == chess.PAWN]
    else:
        liked = [move for move in moves if board.gives_check(move)]
    return chance.choice(liked or moves)


def play(chance, board):
    mood = chance.choice(['any', 'back', 'captures', 'pawns', 'checks'])
    last = '-'
    while True:
        moves = sorted(board.generate_legal_moves(), key=board.uci)
        over, counted = end(board, not moves), counts(board)
        unable = [name(color) for color in chess.COLORS if board.has_insufficient_material(color)]
        print(last, board.fen(), 'check' if board.is_check() else '-', over,
              ' '.join(unable) or '-', counted, ' '.join(map(board.uci, moves)), sep='\t')
        if over != '-' or counted != '-' or len(board.move_stack) >= MAX_HALF_MOVES:
            return
        move = chance.choice(moves) if mood == 'any' else choose(chance, board, moves, mood)
        last = board.uci(move)
        board.push(move)


word, seed, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
kind, starts = VARIANTS[word]
for number in range(games):
    chance = random.Random(f'{word} {seed} {number}')
    play(chance, kind(chance.choice(starts)) if chance.random() < 0.4 else kind())
