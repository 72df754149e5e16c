//! The figure of each tie-break for each player.

use super::{
    crosstable::Crosstable,
    explanation::{Aggregation, Explanation, Term},
    fraction::Fraction,
    opponents_scores, own_record,
    player_records::PlayerRecords,
    ratings,
    tie_break::TieBreak,
};

/// What figures are reckoned from, and a place to reckon.
pub struct TieBreakCalculator<'a> {
    records: PlayerRecords<'a>,
    /// For `FB`, where it was set.
    drawn_final_round: Option<PlayerRecords<'a>>,
    terms: Vec<Term>,
}

impl<'a> TieBreakCalculator<'a> {
    pub fn new(table: &'a Crosstable, tie_breaks: &[TieBreak]) -> TieBreakCalculator<'a> {
        let needs_draws = tie_breaks.iter().any(|it| matches!(it, TieBreak::ForeBuchholz(_)));
        TieBreakCalculator {
            records: PlayerRecords::new(table),
            drawn_final_round: needs_draws.then(|| PlayerRecords::with_drawn_final_round(table)),
            terms: Vec::with_capacity(table.players.len()),
        }
    }

    pub fn records(&self) -> &PlayerRecords<'a> {
        &self.records
    }

    /// Returns a figure; `None` where there is nothing that it could be reckoned from, and for the
    /// direct encounter, which has none without knowing who is tied.
    pub fn of(&mut self, tie_break: TieBreak, player: usize) -> Option<Fraction> {
        self.reckon(tie_break, player)?.value(&self.terms)
    }

    pub fn explain(&mut self, tie_break: TieBreak, player: usize) -> Option<Explanation> {
        let formula = self.reckon(tie_break, player)?;
        let value = formula.value(&self.terms);
        Some(Explanation { value, formula, terms: self.terms.clone() })
    }

    fn reckon(&mut self, tie_break: TieBreak, player: usize) -> Option<Aggregation> {
        let (records, terms) = (&self.records, &mut self.terms);
        terms.clear();
        Some(match tie_break {
            TieBreak::DirectEncounter => return None,
            TieBreak::Wins => own_record::wins(records, player, terms),
            TieBreak::GamesWon => own_record::games_won(records, player, terms),
            TieBreak::GamesWithBlack => own_record::games_with_black(records, player, terms),
            TieBreak::GamesWonWithBlack => own_record::games_won_with_black(records, player, terms),
            TieBreak::ProgressiveScores => own_record::progressive_scores(records, player, terms),
            TieBreak::RoundsElected => own_record::rounds_elected(records, player, terms),
            TieBreak::StandardPoints => own_record::standard_points(records, player, terms),
            TieBreak::PairingNumber => own_record::pairing_number(records, player, terms),
            TieBreak::Buchholz(cut) => opponents_scores::buchholz(records, player, cut, terms),
            TieBreak::ForeBuchholz(cut) => {
                let records = self.drawn_final_round.as_ref()?;
                opponents_scores::buchholz(records, player, cut, terms)
            }
            TieBreak::AverageOfBuchholz => {
                opponents_scores::average_of_buchholz(records, player, terms)
            }
            TieBreak::SonnebornBerger(cut) => {
                opponents_scores::sonneborn_berger(records, player, cut, terms)
            }
            TieBreak::Koya => opponents_scores::koya(records, player, terms),
            TieBreak::AverageRating(cut) => ratings::average_rating(records, player, cut, terms),
            TieBreak::PerformanceRating => ratings::performance_rating(records, player, terms),
            TieBreak::Rating | TieBreak::LowerRating => ratings::rating(records, player, terms),
        })
    }
}
