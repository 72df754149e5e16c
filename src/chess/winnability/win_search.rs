//! Whether a side can still win a variant, the opponent helping. A win is looked for by playing on,
//! and where few pieces are left, all positions that can arise are enumerated.

use std::collections::{HashMap, VecDeque};

use shakmaty::{Color, EnPassantMode, Move, Position as _, Role};

use super::{
    VariantPosition,
    budget::{Budget, Work},
};
use crate::chess::{
    Rules,
    board_end::BoardEnd,
    play,
    variants::{VariantRules, piece_count},
};

/// How many positions of a [`Budget`] one takes here: whole positions wait to be looked at, where the
/// prover of chess packs them.
const POSITION_COST: u32 = 4;

/// Half-moves after which another attempt begins.
const MAX_PLIES: usize = 160;

/// What was found about a side's chances to win.
pub(super) enum WinOutcome {
    /// By these moves of both sides.
    Win(Vec<Move>),
    Lost,
    Drawn,
    Material,
    /// None of all positions that can arise is a win.
    Exhausted {
        positions: u32,
    },
    Nothing,
}

/// Decides whether a side can still win.
pub(super) fn can_win(
    position: &VariantPosition,
    winner: Color,
    rules: Rules,
    budget: Budget,
) -> (WinOutcome, Work) {
    let table = position.rules();
    let mut work = Work::default();
    if let Some(end) = BoardEnd::of(position) {
        let outcome = match end.winner() {
            Some(side) if side == winner => WinOutcome::Win(Vec::new()),
            Some(_) => WinOutcome::Lost,
            None => WinOutcome::Drawn,
        };
        return (outcome, work);
    }
    if (table.has_insufficient_material)(position, winner) {
        return (WinOutcome::Material, work);
    }
    let search = WinSearch { table, winner, rules };
    if let Some(line) = search.play_on(position, budget.nodes, &mut work) {
        return (WinOutcome::Win(line), work);
    }
    let outcome = search.enumerate(position, budget.positions, &mut work);
    (outcome, work)
}

struct WinSearch {
    table: &'static VariantRules,
    winner: Color,
    rules: Rules,
}

impl WinSearch {
    fn is_won(&self, position: &VariantPosition) -> bool {
        BoardEnd::of(position).and_then(BoardEnd::winner) == Some(self.winner)
    }

    /// Plays from the position again and again, mostly towards a win. Once a line is found, as much work as it
    /// has cost is spent on a shorter one.
    fn play_on(&self, root: &VariantPosition, nodes: u32, work: &mut Work) -> Option<Vec<Move>> {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let mut best: Option<Vec<Move>> = None;
        let mut limit = nodes;
        while work.nodes < limit {
            // A line of one move cannot be shorter.
            let most = best.as_ref().map_or(MAX_PLIES, |line| line.len() - 1);
            if most == 0 {
                break;
            }
            if let Some(line) = self.play_once(root, most, limit, work, &mut random) {
                if best.is_none() {
                    limit = nodes.min(work.nodes.saturating_mul(2));
                }
                best = Some(line);
            }
        }
        best
    }

    fn play_once(
        &self,
        root: &VariantPosition,
        most: usize,
        nodes: u32,
        work: &mut Work,
        random: &mut Random,
    ) -> Option<Vec<Move>> {
        let mut position = root.clone();
        let mut line = Vec::new();
        while line.len() < most && work.nodes < nodes {
            // What leads nowhere costs something too.
            work.nodes += 1;
            if BoardEnd::of(&position).is_some() {
                return None;
            }
            let wanders = random.below(4) == 0;
            let mut next: Option<(u32, u32, Move, VariantPosition)> = None;
            for mv in position.legal_moves() {
                work.nodes += 1;
                let mut after = position.clone();
                play(&mut after, mv, self.rules);
                if self.is_won(&after) {
                    line.push(mv);
                    return Some(line);
                }
                let distance = if wanders { 0 } else { (self.table.distance)(&after, self.winner) };
                let order = random.next();
                if next.as_ref().is_none_or(|(d, o, ..)| (distance, order) < (*d, *o)) {
                    next = Some((distance, order, mv, after));
                }
            }
            let (_, _, mv, after) = next?;
            line.push(mv);
            position = after;
        }
        None
    }

    /// Looks at all positions that can arise, nearest first.
    fn enumerate(&self, root: &VariantPosition, positions: u32, work: &mut Work) -> WinOutcome {
        let Some(first) = key(root) else { return WinOutcome::Nothing };
        let most = usize::try_from(positions / POSITION_COST).unwrap_or(usize::MAX);
        let mut known: HashMap<u128, Option<(u128, Move)>> = HashMap::from([(first, None)]);
        let mut waiting = VecDeque::from([(first, root.clone())]);
        while let Some((from, position)) = waiting.pop_front() {
            if (self.table.end)(&position).is_some() {
                continue;
            }
            for mv in position.legal_moves() {
                let mut after = position.clone();
                play(&mut after, mv, self.rules);
                let Some(to) = key(&after) else { return WinOutcome::Nothing };
                if known.contains_key(&to) {
                    continue;
                }
                known.insert(to, Some((from, mv)));
                work.positions = u32::try_from(known.len()).unwrap_or(u32::MAX);
                if self.is_won(&after) {
                    return WinOutcome::Win(line_to(&known, to));
                }
                if known.len() >= most {
                    return WinOutcome::Nothing;
                }
                if !(self.table.has_insufficient_material)(&after, self.winner) {
                    waiting.push_back((to, after));
                }
            }
        }
        let positions = u32::try_from(known.len()).unwrap_or(u32::MAX);
        WinOutcome::Exhausted { positions }
    }
}

fn line_to(known: &HashMap<u128, Option<(u128, Move)>>, last: u128) -> Vec<Move> {
    let mut line = Vec::new();
    let mut at = last;
    while let Some(Some((before, mv))) = known.get(&at) {
        line.push(*mv);
        at = *before;
    }
    line.reverse();
    line
}

/// Returns a number that no other position has, but for the counts of moves. `None` where more pieces are
/// left than are enumerated, or somebody may castle.
fn key(position: &VariantPosition) -> Option<u128> {
    let setup = position.to_setup(EnPassantMode::Legal);
    let pockets = setup.pockets.unwrap_or_default();
    if piece_count(position) > MAX_PIECES || setup.castling_rights.any() {
        return None;
    }
    let mut key = u128::from(setup.turn.is_white());
    let mut add = |value: u32, values: u32| key = key * u128::from(values) + u128::from(value);
    for count in pockets.iter().flat_map(|pocket| pocket.iter()) {
        add(u32::from(*count), 8);
    }
    add(setup.ep_square.map_or(8, |square| u32::from(square.file())), 9);
    for left in setup.remaining_checks.unwrap_or_default() {
        add(u32::from(u8::from(left)), 4);
    }
    for (square, piece) in &setup.board {
        add(u32::from(square), 64);
        add(role_number(piece.role) * 2 + u32::from(piece.color.is_white()), 12);
        add(u32::from(setup.promoted.contains(square)), 2);
    }
    // Last, so that it says how many squares stand before it.
    add(u32::try_from(setup.board.occupied().count()).ok()?, 8);
    Some(key)
}

/// Most pieces of a position that has a key.
const MAX_PIECES: usize = 6;

fn role_number(role: Role) -> u32 {
    u32::from(role) - 1
}

/// Xorshift (Marsaglia 2003): the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 >> 32).unwrap_or_default()
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.next() % limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Variant, position_of};

    #[test]
    fn what_makes_positions_different_makes_their_keys_different() {
        use Variant::{Antichess, Atomic, Crazyhouse, ThreeCheck};
        for (variant, one, other) in [
            (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1"),
            (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1"),
            (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1"),
            (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1"),
            (Antichess, "8/8/8/3pP3/8/8/8/8 w - d6 0 1", "8/8/8/3pP3/8/8/8/8 w - - 0 1"),
            (
                ThreeCheck,
                "4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w - - 3+2 0 1",
            ),
            (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[n] w - - 0 1"),
            (Crazyhouse, "4k3/8/8/8/8/8/8/R~3K3[] w - - 0 1", "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1"),
        ] {
            let key = |fen| key(&position_of(fen, variant).unwrap_or_else(|| panic!("{fen}")));
            assert!(key(one).is_some() && key(one) != key(other), "{one} {other}");
        }
        // The counts of moves do not belong to it, and what may castle has none.
        let key = |fen| key(&position_of(fen, ThreeCheck).unwrap());
        let counted = key("4k3/8/8/8/8/8/8/R3K3 w - - 3+3 40 90");
        assert_eq!(counted, key("4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1"));
        assert_eq!(key("4k3/8/8/8/8/8/8/R3K3 w Q - 3+3 0 1"), None);
    }
}
