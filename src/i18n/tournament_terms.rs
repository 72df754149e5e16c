//! The terms of a tournament in sentences, and what changes in them.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use super::{Locale, Message, key, tie_breaks::tie_breaks_text};
use crate::{
    chess::Rules,
    tournament::{
        StartingPosition, Visibility,
        entry::EntryConditions,
        ladder::{MAX_STEPS_BELOW, TIME_BETWEEN_MEETINGS, TIME_TO_ANSWER},
        pairing::{
            knockout::DrawnMatchRule,
            match_games::{MatchGameKind, MatchSchedule},
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::ScoringSystem,
        swiss_terms::SwissPace,
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
};

/// The edition of FIDE's tie-break rules that the tables follow.
const EDITION: &str = "C.07:2026-03";

/// A line of the terms: what it is about, and what holds.
pub struct TermsLine {
    /// The key of the label.
    about: &'static str,
    pub label: Message,
    pub said: String,
}

/// Returns the terms, line by line, with dates in a reader's zone. `is_agreed`: two players have agreed on
/// them, and nobody entered.
pub fn terms_lines(
    locale: Locale,
    zone: Tz,
    terms: &TournamentTerms,
    is_agreed: bool,
    is_by_hand: bool,
) -> Vec<TermsLine> {
    let mut lines = Vec::new();
    let mut add = |about: &'static str, said: String| {
        lines.push(TermsLine { about, label: locale.t(about), said });
    };
    add(key!("tournament-terms-format"), format_text(locale, terms.format));
    add(key!("tournament-terms-time"), locale.control(&terms.games.control));
    add(key!("tournament-terms-games"), games_text(locale, terms));
    if is_agreed {
        return lines;
    }
    add(key!("tournament-terms-visibility"), visibility_text(locale, terms.visibility).to_string());
    add(key!("tournament-terms-start"), start_text(locale, zone, terms));
    if let Some(ends_at) = terms.ends_at {
        let said = locale.t("tournament-ends-at").with("date", full(locale, zone, ends_at));
        add(key!("tournament-terms-end"), said.to_string());
    }
    if let Some(days) = terms.max_game_days {
        let said = locale.t("tournament-game-lasts").count("n", days);
        add(key!("tournament-terms-longest-game"), said.to_string());
    }
    add(key!("tournament-terms-entry"), locale.entry_conditions(&terms.entry));
    // Nobody has a number or points there.
    if terms.format == Format::Ladder {
        return lines;
    }
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

/// Says what changes in the terms, one sentence each.
pub fn terms_changes(
    locale: Locale,
    zone: Tz,
    former: &TournamentTerms,
    new: &TournamentTerms,
) -> Vec<String> {
    // Whole sentences stand in another one here.
    let inside = |said: &str| said.trim_end_matches('.').to_owned();
    let mut changes = Vec::new();
    if former.name != new.name {
        changes.push(
            locale
                .t("tournament-terms-changed")
                .with("label", locale.t("tournament-new-name"))
                .with("former", &former.name)
                .with("new", &new.name)
                .to_string(),
        );
    }
    if former.description != new.description {
        changes.push(locale.t("tournament-terms-description-changed").to_string());
    }
    let lines = |terms| terms_lines(locale, zone, terms, false, false);
    let (before, after) = (lines(former), lines(new));
    let of = |lines: &[TermsLine], about: &str| {
        let line = lines.iter().find(|line| line.about == about);
        line.map(|line| line.said.clone())
    };
    for line in &after {
        let said = match of(&before, line.about) {
            Some(said) if said == line.said => continue,
            Some(said) => locale.t("tournament-terms-changed").with("former", inside(&said)),
            None => locale.t("tournament-terms-added"),
        };
        let said = said.with("label", &line.label).with("new", inside(&line.said));
        changes.push(said.to_string());
    }
    for line in before.iter().filter(|line| of(&after, line.about).is_none()) {
        let said = locale.t("tournament-terms-removed").with("label", &line.label);
        changes.push(said.with("former", inside(&line.said)).to_string());
    }
    changes
}

fn full(locale: Locale, zone: Tz, at: DateTime<Utc>) -> String {
    locale.full(&at.with_timezone(&zone))
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
        Format::Stages { plan, cycles, pace } => {
            let mut said = vec![locale.t("tournament-stages").to_string()];
            let named = plan.named();
            for (number, stage) in (1_usize..).zip(named) {
                let one = match (number == named.len(), named.len()) {
                    (_, 1) => locale.t("tournament-stages-every"),
                    (true, _) => locale.t("tournament-stages-from"),
                    (false, _) => locale.t("tournament-stages-one"),
                };
                let one = one
                    .with("stage", number.to_string())
                    .count("size", u32::from(stage.group_size))
                    .count("first", u32::from(stage.of_each_group))
                    .count("others", u32::from(stage.best_others));
                said.push(one.to_string());
            }
            if cycles == Cycles::Double {
                said.push(locale.t("tournament-stages-double").to_string());
            }
            said.push(match pace {
                RoundPace::AllAtOnce => locale.t("tournament-stages-all-at-once").to_string(),
                RoundPace::RoundByRound => locale.t("tournament-round-by-round").to_string(),
            });
            said.join(" ")
        }
        Format::Swiss { rounds, pace } => {
            let head = locale.t("tournament-swiss-of").count("n", u32::from(rounds));
            let pace = match pace {
                SwissPace::WhenRoundEnds => locale.t("tournament-swiss-when-round-ends"),
                SwissPace::EveryDays(days) => {
                    locale.t("tournament-swiss-every-days").count("n", u32::from(days))
                }
            };
            format!("{head} {pace}")
        }
        Format::Ladder => {
            let rules = locale.t("ladder-rules-steps").count("below", MAX_STEPS_BELOW);
            let answer = locale.t("ladder-rules-challenges");
            let answer = answer.count("answer", TIME_TO_ANSWER.num_days());
            format!("{rules} {}", answer.count("again", TIME_BETWEEN_MEETINGS.num_days()))
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
    let games = &terms.games;
    let options = locale.game_options(Rules::default(), &games.terms(MatchGameKind::Regular));
    let name = position_text(locale, games);
    let unrated = (!games.rated).then(|| locale.t("tournament-games-unrated").to_string());
    let options = Some(options).filter(|options| !options.is_empty());
    let said = [name, unrated, options].into_iter().flatten().collect::<Vec<_>>().join(", ");
    match terms.out_after_two_timeouts {
        true => format!("{said}. {}", locale.t("tournament-out-after-two-timeouts")),
        false => said,
    }
}

/// Says which chess is played, and from where, unless it is usual.
fn position_text(locale: Locale, games: &GameTerms) -> Option<String> {
    match &games.position {
        StartingPosition::OfVariant => games.variant.name_if_special().map(str::to_owned),
        StartingPosition::Chess960ByLot => {
            Some(locale.t("tournament-games-chess960-by-lot").to_string())
        }
        StartingPosition::Chess960(_) => {
            games.position.example(games.variant).map(|start| locale.start(&start))
        }
        StartingPosition::Fen(fen) => {
            let start = games.position.example(games.variant)?;
            Some(format!("{} ({fen})", locale.start(&start)))
        }
    }
}

fn start_text(locale: Locale, zone: Tz, terms: &TournamentTerms) -> String {
    let places = terms.places();
    let start = match terms.start {
        StartRule::OnDate(date) => {
            locale.t("tournament-start-on").with("date", full(locale, zone, date))
        }
        StartRule::WhenFull => locale.t("tournament-start-when-full").count("n", places),
        StartRule::AtOnce => locale.t("ladder-start"),
    };
    let mut said = start.to_string();
    if terms.start != StartRule::WhenFull && terms.capacity.is_some() {
        said.push(' ');
        let there_are = match terms.format {
            Format::Ladder => key!("ladder-places"),
            _ => key!("tournament-places"),
        };
        said.push_str(&locale.t(there_are).count("n", places).to_string());
    }
    if let Some(opens) = terms.entries_open_at {
        let opens = locale.t("tournament-entries-open").with("date", full(locale, zone, opens));
        said.push_str(&format!(" {opens}"));
    }
    if terms.repeats {
        said.push_str(&format!(" {}", locale.t("tournament-repeats")));
    }
    said
}

impl Locale {
    /// Says who may enter a tournament, or accept a challenge.
    pub fn entry_conditions(self, entry: &EntryConditions) -> String {
        let locale = self;
        let mut said: Vec<String> = Vec::new();
        if entry.by_invitation {
            said.push(locale.t("tournament-entry-invitation").to_string());
        }
        match (entry.min_rating, entry.max_rating) {
            (Some(min), Some(max)) => {
                let range = locale.t("tournament-entry-rating-range").with("min", min);
                said.push(range.with("max", max).to_string());
            }
            (Some(min), None) => {
                said.push(locale.t("tournament-entry-rating-min").with("min", min).to_string());
            }
            (None, Some(max)) => {
                said.push(locale.t("tournament-entry-rating-max").with("max", max).to_string());
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

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::game::clock::TimeControl;

    fn terms() -> TournamentTerms {
        let format =
            Format::Match { games: 4, schedule: MatchSchedule::OneByOne, ends_early: true };
        let control = TimeControl::PerMove { time: TimeDelta::days(3) };
        let date = DateTime::from_timestamp(1_795_269_600, 0).unwrap();
        let start = StartRule::OnDate(date);
        TournamentTerms { start, ..TournamentTerms::standard("Winter Cup", format, control) }
    }

    #[test]
    fn what_changes_is_told_with_what_it_was() {
        type Change = fn(&mut TournamentTerms);
        let cases: [(Change, &[&str]); 9] = [
            (|_| {}, &[]),
            (|it| it.name = "Spring".to_owned(), &["Name: “Winter Cup” is now “Spring”."]),
            (|it| it.description = "New.".to_owned(), &["The description was changed."]),
            (
                |it| it.games.control = TimeControl::PerMove { time: TimeDelta::days(5) },
                &["Time control: “3 days per move” is now “5 days per move”."],
            ),
            (
                |it| it.start = StartRule::WhenFull,
                &["Start: “On Sat 21 Nov 2026, 15:00 CET” is now “When 2 players have entered”."],
            ),
            (
                |it| it.max_game_days = Some(90),
                &[
                    "Maximum game length: “A game can last up to 90 days. If it is still in progress then, it is adjudicated” is new.",
                ],
            ),
            (
                |it| it.entry.min_rating = Some(1800),
                &["Who can enter: “Everybody” is now “Rating of at least 1800”."],
            ),
            (
                |it| (it.entry.min_rating, it.entry.max_rating) = (Some(1400), Some(1800)),
                &["Who can enter: “Everybody” is now “Rating from 1400 to 1800”."],
            ),
            (
                |it| (it.entry.by_invitation, it.games.rated) = (true, false),
                &[
                    "Games: “rated, no takebacks, no aborting (a first move that is late loses by forfeit), no giving time” is now “casual, no takebacks, no aborting (a first move that is late loses by forfeit), no giving time”.",
                    "Who can enter: “Everybody” is now “Only invited players”.",
                ],
            ),
        ];
        let changes = |former: &TournamentTerms, new: &TournamentTerms| {
            terms_changes(Locale::default(), Tz::Europe__Berlin, former, new)
        };
        for (change, expected) in cases {
            let mut changed = terms();
            change(&mut changed);
            assert_eq!(changes(&terms(), &changed), expected);
        }
        let limited = TournamentTerms { max_game_days: Some(90), ..terms() };
        let lifted = changes(&limited, &terms());
        assert!(lifted[0].starts_with("Maximum game length: “A game can last"), "{lifted:?}");
        assert!(lifted[0].ends_with("” no longer applies."), "{lifted:?}");
    }
}
