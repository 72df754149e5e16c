//! The workload of a tournament, in sentences.

use crate::{
    i18n::{Locale, Message},
    tournament::{
        player_workload::{MovePace, PlayerWorkload},
        terms::{Format, StartRule, TournamentTerms},
    },
    web::times::Zone,
};

/// Says how many games a player has, from when, and how many moves a day that takes. `entered`: how
/// many have.
pub fn workload_text(terms: &TournamentTerms, entered: usize, zone: Zone) -> Vec<Message> {
    let locale = zone.locale();
    let PlayerWorkload { games, at_once, pace } = PlayerWorkload::of(terms, entered);
    if terms.format == Format::Ladder {
        let games = locale.t("ladder-workload").count("n", games);
        return [Some(games), pace.map(|pace| pace_text(locale, pace))]
            .into_iter()
            .flatten()
            .collect();
    }
    let start = match terms.start {
        StartRule::OnDate(date) => {
            locale.t("tournament-workload-from").with("date", zone.day(date))
        }
        StartRule::WhenFull | StartRule::AtOnce => locale.t("tournament-workload-when-full"),
    };
    let at_once =
        (at_once < games).then(|| locale.t("tournament-workload-at-once").count("n", at_once));
    let pace = pace.map(|pace| pace_text(locale, pace));
    let games = locale.t("tournament-workload").count("n", games);
    [Some(games), Some(start), at_once, pace].into_iter().flatten().collect()
}

fn pace_text(locale: Locale, pace: MovePace) -> Message {
    match pace {
        MovePace::MovesPerDay(moves) => locale.t("tournament-workload-moves").count("n", moves),
        MovePace::DaysPerMove(days) => locale.t("tournament-workload-days").count("n", days),
    }
}
