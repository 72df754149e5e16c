//! The terms of a tournament in sentences.

use super::table_view::tie_breaks_text;
use crate::{
    chess::Rules,
    i18n::{Locale, Message, key},
    tournament::{
        Visibility,
        entry::EntryConditions,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::{MatchGameKind, MatchSchedule},
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::ScoringSystem,
        terms::{Format, StartRule, TournamentTerms},
    },
    web::times::Zone,
};

/// The edition of FIDE's tie-break rules that the tables follow.
const EDITION: &str = "C.07:2026-03";

/// A line of the terms: what it is about, and what holds.
pub struct TermsLine {
    pub label: Message,
    pub said: String,
}

/// Returns the terms, line by line. `is_agreed`: two players have agreed on them, and nobody entered.
pub fn terms(
    terms: &TournamentTerms,
    is_agreed: bool,
    is_by_hand: bool,
    zone: Zone,
) -> Vec<TermsLine> {
    let locale = zone.locale();
    let mut lines = Vec::new();
    let mut add = |label: &'static str, said: String| {
        lines.push(TermsLine { label: locale.t(label), said });
    };
    add(key!("tournament-terms-format"), format_text(locale, terms.format));
    add(key!("tournament-terms-time"), locale.control(&terms.games.control));
    add(key!("tournament-terms-games"), games_text(locale, terms));
    if is_agreed {
        return lines;
    }
    add(key!("tournament-terms-visibility"), visibility_text(locale, terms.visibility).to_string());
    add(key!("tournament-terms-start"), start_text(terms, zone));
    if let Some(ends_at) = terms.ends_at {
        let said = locale.t("tournament-ends-at").with("date", zone.full(ends_at));
        add(key!("tournament-terms-end"), said.to_string());
    }
    if let Some(days) = terms.max_game_days {
        let said = locale.t("tournament-game-lasts").count("n", days);
        add(key!("tournament-terms-longest-game"), said.to_string());
    }
    add(key!("tournament-terms-entry"), entry_text(locale, &terms.entry));
    let numbering = match is_by_hand {
        true => locale.t("tournament-numbering-by-hand"),
        false => numbering_text(locale, terms.numbering),
    };
    add(key!("tournament-terms-numbering"), numbering.to_string());
    if terms.scoring == ScoringSystem::THREE_ONE_ZERO {
        add(key!("tournament-terms-scoring"), locale.t("tournament-scoring-310").to_string());
    }
    if !matches!(terms.format, Format::Knockout { .. }) {
        let list = tie_breaks_text(locale, terms.tie_breaks.as_slice());
        let said = locale.t("tournament-tie-breaks").with("list", list).with("edition", EDITION);
        add(key!("tournament-terms-tie-breaks"), said.to_string());
    }
    lines
}

/// Says how opponents are found, and how many games there are.
pub fn format_text(locale: Locale, format: Format) -> String {
    match format {
        Format::RoundRobin { section_size, cycles, pace } => {
            let games = match cycles {
                Cycles::Single => locale.t("tournament-round-robin-single"),
                Cycles::Double => locale.t("tournament-round-robin-double"),
            };
            let rounds = match pace {
                RoundPace::AllAtOnce => locale.t("tournament-all-at-once"),
                RoundPace::RoundByRound => locale.t("tournament-round-by-round"),
            };
            format!("{} {rounds}", games.count("n", i32::from(section_size)))
        }
        Format::Match { games, schedule, ends_early } => {
            let head = locale.t("tournament-match-of").count("n", i32::from(games));
            let end = if ends_early {
                locale.t("tournament-match-ends-early")
            } else {
                locale.t("tournament-match-all-games")
            };
            format!("{head} {} {end}", schedule_text(locale, schedule))
        }
        Format::Knockout { games, schedule, drawn_match_rule, .. } => {
            let head = locale.t("tournament-knockout-of").count("n", i32::from(games));
            let drawn = match drawn_match_rule {
                DrawnMatchRule::Decider => locale.t("tournament-drawn-match-decider"),
                DrawnMatchRule::TwoMoreGames => locale.t("tournament-drawn-match-two-more"),
                DrawnMatchRule::BetterSeed => locale.t("tournament-drawn-match-better-seed"),
            };
            match games {
                1 => format!("{head} {drawn}"),
                _ => format!("{head} {} {drawn}", schedule_text(locale, schedule)),
            }
        }
    }
}

fn schedule_text(locale: Locale, schedule: MatchSchedule) -> Message {
    match schedule {
        MatchSchedule::OneByOne => locale.t("tournament-one-by-one"),
        MatchSchedule::TwoAtATime => locale.t("tournament-two-at-a-time"),
    }
}

fn games_text(locale: Locale, terms: &TournamentTerms) -> String {
    let options = locale.game_options(Rules::default(), &terms.games.terms(MatchGameKind::Regular));
    let said = match (terms.games.rated, options.is_empty()) {
        (true, _) => options,
        (false, true) => locale.t("tournament-games-unrated").to_string(),
        (false, false) => format!("{}, {options}", locale.t("tournament-games-unrated")),
    };
    match terms.out_after_two_timeouts {
        true => format!("{said}. {}", locale.t("tournament-out-after-two-timeouts")),
        false => said,
    }
}

fn start_text(terms: &TournamentTerms, zone: Zone) -> String {
    let locale = zone.locale();
    let places = terms.places();
    let start = match terms.start {
        StartRule::OnDate(date) => locale.t("tournament-start-on").with("date", zone.full(date)),
        StartRule::WhenFull => locale.t("tournament-start-when-full").count("n", places),
    };
    let mut said = start.to_string();
    if terms.start != StartRule::WhenFull && terms.capacity.is_some() {
        said.push(' ');
        said.push_str(&locale.t("tournament-places").count("n", places).to_string());
    }
    if let Some(opens) = terms.entries_open_at {
        let opens = locale.t("tournament-entries-open").with("date", zone.full(opens));
        said.push_str(&format!(" {opens}"));
    }
    if terms.repeats {
        said.push_str(&format!(" {}", locale.t("tournament-repeats")));
    }
    said
}

fn entry_text(locale: Locale, entry: &EntryConditions) -> String {
    let mut said: Vec<String> = Vec::new();
    if entry.by_invitation {
        said.push(locale.t("tournament-entry-invitation").to_string());
    }
    match (entry.min_rating, entry.max_rating) {
        (Some(min), Some(max)) => {
            let range = locale.t("tournament-entry-rating-range").count("min", min);
            said.push(range.count("max", max).to_string());
        }
        (Some(min), None) => {
            said.push(locale.t("tournament-entry-rating-min").count("min", min).to_string());
        }
        (None, Some(max)) => {
            said.push(locale.t("tournament-entry-rating-max").count("max", max).to_string());
        }
        (None, None) => {}
    }
    let limits = [
        (entry.min_games, key!("tournament-entry-games")),
        (entry.max_timeouts_percent, key!("tournament-entry-timeouts")),
        (entry.max_days_a_move, key!("tournament-entry-days")),
        (entry.max_running_games, key!("tournament-entry-running")),
    ];
    for (limit, key) in limits {
        said.extend(limit.map(|n| locale.t(key).count("n", n).to_string()));
    }
    match said.is_empty() {
        true => locale.t("tournament-entry-everybody").to_string(),
        false => said.join(" "),
    }
}

fn visibility_text(locale: Locale, visibility: Visibility) -> Message {
    locale.t(match visibility {
        Visibility::Everything => key!("tournament-visibility-all"),
        Visibility::FinishedGames => key!("tournament-visibility-finished-games"),
        Visibility::WhenAllFinished => key!("tournament-visibility-when-all-finished"),
    })
}

fn numbering_text(locale: Locale, numbering: Numbering) -> Message {
    locale.t(match numbering {
        Numbering::ByLot => key!("tournament-numbering-lot"),
        Numbering::ByRating => key!("tournament-numbering-rating"),
        Numbering::AsEntered => key!("tournament-numbering-as-entered"),
    })
}
