//! Every chance of a whole game to claim a draw, with and without an intended move
//! (Articles 9.2 and 9.3).

use shakmaty::{Color, Move, Position, san::SanPlus};

use super::{
    CLAIM_HALFMOVES, DrawGround, Line, VariantPosition, repetition::Occurrences,
    variants::counted_halfmoves,
};

/// The grounds on which the side to move could claim a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawClaimOption {
    /// Half-moves made by then.
    pub ply: usize,
    /// Who could claim: whose turn it is.
    pub side: Color,
    /// What holds on the board, without a move (Articles 9.2.2 and 9.3.2).
    pub standing: Vec<DrawGround>,
    /// Every move that would make a ground (Articles 9.2.1 and 9.3.1).
    pub intended: Vec<Intended>,
}

/// A move that is not made yet, and the grounds that hold with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intended {
    pub mv: Move,
    pub san: SanPlus,
    pub grounds: Vec<DrawGround>,
}

impl Line {
    /// Walks along the line and returns every chance of a claim, in linear time.
    ///
    /// The line is taken as it stands: it may have gone on after an end that nobody noticed
    /// ([`Line::first_end`]). A move that mates or stalemates is no chance, because the game
    /// ends with it in another way.
    pub fn draw_claim_options(&self) -> impl Iterator<Item = DrawClaimOption> + '_ {
        self.draw_claim_options_from(0)
    }

    /// Returns the chance after the last move. Nothing before the last capture or pawn move can
    /// come back, so no more than that is looked at.
    pub fn last_draw_claim_option(&self) -> Option<DrawClaimOption> {
        let last = self.steps.len();
        self.draw_claim_options_from(self.first_that_may_return(last))
            .last()
            .filter(|option| option.ply == last)
    }

    fn draw_claim_options_from(&self, first: usize) -> impl Iterator<Item = DrawClaimOption> + '_ {
        let mut occurrences = Occurrences::default();
        (first..=self.steps.len()).filter_map(move |ply| {
            let position = self.position(ply);
            let standing =
                DrawGround::of(occurrences.note(ply, position), counted_halfmoves(position));
            let intended = intended(&occurrences, ply, position);
            let some = !standing.is_empty() || !intended.is_empty();
            (some && !position.legal_moves().is_empty()).then(|| DrawClaimOption {
                ply,
                side: position.turn(),
                standing,
                intended,
            })
        })
    }
}

fn intended(
    occurrences: &Occurrences<'_>,
    ply: usize,
    position: &VariantPosition,
) -> Vec<Intended> {
    let pieces_return = position.rules().pieces_return;
    let clock = if pieces_return { 0 } else { position.halfmoves().saturating_add(1) };
    if clock < CLAIM_HALFMOVES && !occurrences.third_is_near(position.turn()) {
        return Vec::new();
    }
    let mut draw_claim_options = Vec::new();
    for mv in position.legal_moves() {
        // A capture or pawn move makes a new position and begins the count again, where pieces do not
        // return. Without them house rules about en passant make no difference.
        if mv.is_zeroing() && !pieces_return {
            continue;
        }
        let mut after = position.clone();
        after.play_unchecked(mv);
        let mut plies = occurrences.of(&after).to_vec();
        plies.push(ply + 1);
        let grounds = DrawGround::of(&plies, clock);
        if !grounds.is_empty() && !after.legal_moves().is_empty() {
            let mut before = position.clone();
            let san = SanPlus::from_move_and_play_unchecked(&mut before, mv);
            draw_claim_options.push(Intended { mv, san, grounds });
        }
    }
    draw_claim_options
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::line::tests::line;

    /// Returns ply, whether a claim needs no move, and the moves with which it can be made.
    fn short(line: &Line) -> Vec<(usize, bool, Vec<String>)> {
        let sans =
            |option: &DrawClaimOption| option.intended.iter().map(|i| i.san.to_string()).collect();
        line.draw_claim_options().map(|c| (c.ply, !c.standing.is_empty(), sans(&c))).collect()
    }

    #[test]
    fn the_move_that_repeats_is_a_chance_and_the_repetition_is_another() {
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 0 1";
        let game = line(fen, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 a3 Kd8");
        // Before 4...Ng8 it needs the move. After it the same squares come back with Nf3,
        // which stood twice, and no more after the pawn move.
        let expected = [(7, false, vec!["Ng8".to_owned()]), (8, true, vec!["Nf3".into()])];
        assert_eq!(short(&game), expected);
        let option = game.draw_claim_options().next().unwrap();
        assert_eq!(option.side, Color::Black);
        let third = DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] };
        assert_eq!(option.intended[0].grounds, [third]);
    }

    #[test]
    fn the_last_chance_is_the_one_that_the_whole_line_has() {
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 0 1";
        let moves = "Nf3 Nf6 Ng1 Ng8 a3 Kd8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3";
        let moves_so_far: Vec<&str> = moves.split(' ').collect();
        let mut found = 0;
        for count in 0..=moves_so_far.len() {
            let line = line(fen, &moves_so_far[..count].join(" "));
            let last = line.draw_claim_options().find(|option| option.ply == count);
            found += usize::from(last.is_some());
            assert_eq!(line.last_draw_claim_option(), last, "{count}");
        }
        assert_eq!(found, 3);
        // The start brings half-moves that the line does not have.
        let late = line("4k3/8/8/8/8/p7/P7/4K2r w - - 99 90", "Ke2 Rh2");
        assert_eq!(late.last_draw_claim_option(), late.draw_claim_options().last());
    }

    #[test]
    fn with_99_half_moves_every_quiet_move_is_a_chance() {
        let game = line("4k3/8/8/8/8/p7/P7/4K2r w - - 99 90", "");
        // In check: Kd2, Ke2 and Kf2 are all moves, and none is a capture.
        let expected = [(0, false, vec!["Kd2".into(), "Ke2".into(), "Kf2".to_owned()])];
        assert_eq!(short(&game), expected);
        // Only pawn moves; only a capture.
        for fen in ["8/8/8/8/8/8/5k1P/7K w - - 99 90", "k7/8/8/8/8/8/6q1/7K w - - 99 90"] {
            assert_eq!(short(&line(fen, "")), [], "{fen}");
        }
        assert_eq!(short(&line("4k3/8/8/8/8/p7/P7/4K2r w - - 98 90", "")), []);
    }

    #[test]
    fn a_move_that_ends_the_game_is_no_chance() {
        let mates = line("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "");
        let sans = &short(&mates)[0].2;
        assert!(sans.iter().any(|san| san == "Ra7"), "{sans:?}");
        assert!(!sans.iter().any(|san| san.starts_with("Ra8")), "{sans:?}");
        let mated = line("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "Ra8");
        assert_eq!(mated.draw_claim_options().last().unwrap().ply, 0);
    }
}
