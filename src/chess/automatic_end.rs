//! Ends of a game that need no claim, and which of them comes first (Articles 5 and 9.6).

use super::{
    BoardEnd, DrawGround, Line, VariantPosition, repetition::Occurrences,
    variants::counted_halfmoves,
};

/// How a line of moves is over although nobody said so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutomaticEnd {
    /// Articles 5.1.1 and 5.2.1, and the rules of a variant.
    Board(BoardEnd),
    /// Article 5.2.2.
    DeadPosition,
    /// Article 9.6: the fifth occurrence or seventy-five moves; in games with draws by
    /// themselves also the third occurrence and fifty moves.
    Draw(DrawGround),
}

impl AutomaticEnd {
    /// Returns how a game is over in a position, `None` if it goes on.
    ///
    /// What is on the board comes before every other draw (Articles 5.1.1 and 9.6.2); then the
    /// dead position, the counts. `dead` is asked only if there is a legal move, and answers
    /// `true` only with proof; `ground` is asked last.
    pub fn of(
        position: &VariantPosition,
        dead: impl FnOnce(&VariantPosition) -> bool,
        ground: impl FnOnce() -> Option<DrawGround>,
    ) -> Option<AutomaticEnd> {
        if let Some(end) = BoardEnd::of(position) {
            return Some(AutomaticEnd::Board(end));
        }
        if dead(position) {
            return Some(AutomaticEnd::DeadPosition);
        }
        ground().map(AutomaticEnd::Draw)
    }
}

impl Line {
    /// Returns how the game is over after so many half-moves, `None` if it goes on.
    ///
    /// Checkmate comes before every draw (Articles 5.1.1 and 9.6.2); then stalemate, the
    /// dead position, the fifth occurrence, seventy-five moves. `dead` is asked only if it
    /// is neither checkmate nor stalemate, and answers `true` only with proof.
    pub fn automatic_end(
        &self,
        ply: usize,
        dead: impl FnOnce(&VariantPosition) -> bool,
    ) -> Option<AutomaticEnd> {
        let ground = || self.draw_grounds(ply).into_iter().find(DrawGround::is_automatic);
        AutomaticEnd::of(self.position(ply), dead, ground)
    }

    /// Returns when a whole game was over and how: the half-moves made by then. A record may
    /// go on after an end that nobody noticed.
    ///
    /// `dead` answers `Some(false)` with a proof that somebody can still mate, `Some(true)`
    /// with a proof that nobody can, and else `None`. It is asked from the end backwards and
    /// only as far as needed: no dead position comes to life again, so one that lives proves
    /// that all before it did.
    pub fn first_end(
        &self,
        mut dead: impl FnMut(&VariantPosition) -> Option<bool>,
    ) -> Option<(usize, AutomaticEnd)> {
        let counted = self.first_automatic_draw();
        let last = counted.as_ref().map_or(self.steps.len(), |(ply, _)| *ply);
        let board_end = BoardEnd::of(self.position(last));
        let finish = board_end.map(|end| (last, AutomaticEnd::Board(end)));
        if board_end.is_some_and(|end| end.winner().is_some()) {
            return finish;
        }
        let before = if finish.is_some() { last } else { last + 1 };
        let mut first_dead = None;
        for ply in (0..before).rev() {
            match dead(self.position(ply)) {
                Some(true) => first_dead = Some((ply, AutomaticEnd::DeadPosition)),
                Some(false) => break,
                None => {}
            }
        }
        first_dead.or(finish).or(counted)
    }

    fn first_automatic_draw(&self) -> Option<(usize, AutomaticEnd)> {
        let mut occurrences = Occurrences::default();
        (0..=self.steps.len()).find_map(|ply| {
            let position = self.position(ply);
            let grounds =
                DrawGround::of(occurrences.note(ply, position), counted_halfmoves(position));
            let ground = grounds.into_iter().find(DrawGround::is_automatic)?;
            Some((ply, AutomaticEnd::Draw(ground)))
        })
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Position as _};

    use super::*;
    use crate::chess::line::tests::line;

    const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 ";

    fn seventy_five(halfmoves: u32) -> AutomaticEnd {
        AutomaticEnd::Draw(DrawGround::SeventyFiveMoveRule { halfmoves })
    }

    fn fifth(plies: [usize; 5]) -> AutomaticEnd {
        AutomaticEnd::Draw(DrawGround::FivefoldRepetition { plies: plies.to_vec() })
    }

    #[test]
    fn checkmate_comes_before_every_draw() {
        let mate = AutomaticEnd::Board(BoardEnd::Checkmate { winner: Color::White });
        let line = line("7k/8/6K1/8/8/8/8/R7 w - - 149 120", "Ra8");
        assert_eq!(line.automatic_end(1, |_| true), Some(mate.clone()));
        assert_eq!(line.automatic_end(0, |_| false), None);
        assert_eq!(line.first_end(|_| Some(false)), Some((1, mate)));
    }

    #[test]
    fn stalemate_the_dead_position_and_the_counts_follow() {
        let stalemate = line("7k/8/6K1/8/8/8/8/5Q2 w - - 149 120", "Qf7");
        assert_eq!(
            stalemate.automatic_end(1, |_| true),
            Some(AutomaticEnd::Board(BoardEnd::Stalemate))
        );
        assert_eq!(
            stalemate.first_end(|_| Some(false)),
            Some((1, AutomaticEnd::Board(BoardEnd::Stalemate)))
        );
        let quiet = line("7k/8/6K1/8/8/8/8/5Q2 w - - 149 120", "Qf1f2");
        assert_eq!(quiet.automatic_end(1, |_| true), Some(AutomaticEnd::DeadPosition));
        assert_eq!(quiet.automatic_end(1, |_| false), Some(seventy_five(150)));
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 134 99";
        let both = line(fen, &KNIGHTS.repeat(4));
        assert_eq!(both.automatic_end(16, |_| false), Some(fifth([0, 4, 8, 12, 16])));
        // Third occurrence and fifty moves wait for a claim.
        assert_eq!(both.automatic_end(15, |_| false), None);
    }

    #[test]
    fn a_game_that_went_on_was_over_at_its_first_end() {
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 0 99";
        let repeated = line(fen, &KNIGHTS.repeat(6));
        assert_eq!(repeated.first_end(|_| Some(false)), Some((16, fifth([0, 4, 8, 12, 16]))));
        let counted = line("4k1n1/8/8/8/8/8/P7/4K1N1 w - - 147 99", "Nf3 Nf6 Ng5 Nh5 a4");
        assert_eq!(counted.first_end(|_| Some(false)), Some((3, seventy_five(150))));
        let from_the_start = line("4k1n1/8/8/8/8/8/P7/4K1N1 w - - 170 99", "a4");
        assert_eq!(from_the_start.first_end(|_| Some(false)), Some((0, seventy_five(170))));
    }

    fn stalemate() -> Line {
        line("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7")
    }

    #[test]
    fn the_first_dead_position_is_looked_for_from_the_end() {
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 0 99";
        let game = line(fen, &KNIGHTS.repeat(2));
        let dead_from = |first: u32, unknown: u32| {
            let mut asked = Vec::new();
            let end = game.first_end(|position| {
                let clock = position.halfmoves();
                asked.push(clock);
                if clock == unknown { None } else { Some(clock >= first) }
            });
            (end.map(|(ply, end)| (ply, end == AutomaticEnd::DeadPosition)), asked)
        };
        assert_eq!(dead_from(6, 99), (Some((6, true)), vec![8, 7, 6, 5]));
        assert_eq!(dead_from(6, 7), (Some((6, true)), vec![8, 7, 6, 5]));
        assert_eq!(dead_from(6, 6), (Some((7, true)), vec![8, 7, 6, 5]));
        assert_eq!(dead_from(9, 99), (None, vec![8]));
        assert_eq!(dead_from(0, 99), (Some((0, true)), vec![8, 7, 6, 5, 4, 3, 2, 1, 0]));
        // A stalemate proves nothing of what came before it, and has its own name.
        let prover = |position: &VariantPosition| Some(position.legal_moves().is_empty());
        assert_eq!(
            stalemate().first_end(prover),
            Some((1, AutomaticEnd::Board(BoardEnd::Stalemate)))
        );
        let end = stalemate().first_end(|_| Some(true));
        assert_eq!(end, Some((0, AutomaticEnd::DeadPosition)));
    }
}
