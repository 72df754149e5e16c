//! The workload of a tournament, in sentences.

use crate::{
    i18n::Message,
    tournament::{
        player_workload::{MovePace, PlayerWorkload},
        terms::{StartRule, TournamentTerms},
    },
    web::times::Zone,
};

/// Says how many games a player has, from when, and how many moves a day that takes. `entered`: how
/// many have.
pub fn workload_text(terms: &TournamentTerms, entered: usize, zone: Zone) -> Vec<Message> {
    let locale = zone.locale();
    let PlayerWorkload { games, at_once, pace } = PlayerWorkload::of(terms, entered);
    let start = match terms.start {
        StartRule::OnDate(date) => {
            locale.t("tournament-workload-from").with("date", zone.day(date))
        }
        StartRule::WhenFull => locale.t("tournament-workload-when-full"),
    };
    let at_once =
        (at_once < games).then(|| locale.t("tournament-workload-at-once").count("n", at_once));
    let pace = pace.map(|pace| match pace {
        MovePace::MovesPerDay(moves) => locale.t("tournament-workload-moves").count("n", moves),
        MovePace::DaysPerMove(days) => locale.t("tournament-workload-days").count("n", days),
    });
    let games = locale.t("tournament-workload").count("n", games);
    [Some(games), Some(start), at_once, pace].into_iter().flatten().collect()
}
