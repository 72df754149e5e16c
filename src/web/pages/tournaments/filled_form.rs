//! The form for the terms of a tournament, filled with the terms that it has.

use chrono::TimeDelta;

use super::tournament_form::TournamentForm;
use crate::{
    chess::Variant,
    i18n::Locale,
    tournament::{
        StartingPosition,
        standings::ScoringSystem,
        terms::{Format, StartRule, TournamentTerms},
    },
    web::{pages::time_control_form::TimeControlForm, times::Zone},
};

impl TournamentForm {
    /// Takes out what stood there for the format or the time control that was chosen before.
    pub fn without_leftovers(mut self, stood: &TournamentForm, locale: Locale) -> TournamentForm {
        self.time = self.time.without_leftovers(&stood.time, locale);
        if self.format == stood.format {
            return self;
        }
        let usual = TournamentForm::fresh(locale);
        for (field, stood, usual) in [
            (&mut self.section_size, &stood.section_size, usual.section_size),
            (&mut self.match_games, &stood.match_games, usual.match_games),
            (&mut self.knockout_games, &stood.knockout_games, usual.knockout_games),
            (&mut self.stage1_size, &stood.stage1_size, usual.stage1_size),
            (&mut self.stage1_of_each, &stood.stage1_of_each, usual.stage1_of_each),
            (&mut self.stage1_others, &stood.stage1_others, usual.stage1_others),
            (&mut self.stage2_size, &stood.stage2_size, usual.stage2_size),
            (&mut self.stage2_of_each, &stood.stage2_of_each, usual.stage2_of_each),
            (&mut self.stage2_others, &stood.stage2_others, usual.stage2_others),
            (&mut self.stage3_size, &stood.stage3_size, usual.stage3_size),
            (&mut self.stage3_of_each, &stood.stage3_of_each, usual.stage3_of_each),
            (&mut self.stage3_others, &stood.stage3_others, usual.stage3_others),
            (&mut self.swiss_rounds, &stood.swiss_rounds, usual.swiss_rounds),
            (&mut self.round_days, &stood.round_days, usual.round_days),
        ] {
            if field == stood {
                *field = usual;
            }
        }
        self
    }

    /// Returns the form that means these terms, but for what no field shows of an instant.
    pub fn of(terms: &TournamentTerms, zone: Zone) -> TournamentForm {
        let locale = zone.locale();
        let usual = TournamentForm::fresh(locale);
        let (start, start_date, start_time) = match terms.start {
            StartRule::OnDate(at) => {
                let local = at.with_timezone(&zone.tz());
                let (date, time) = (local.format("%Y-%m-%d"), local.format("%H:%M"));
                ("on_date", date.to_string(), time.to_string())
            }
            StartRule::WhenFull => ("when_full", String::new(), usual.start_time.clone()),
            // The field says nothing of a ladder.
            StartRule::AtOnce => ("on_date", String::new(), usual.start_time.clone()),
        };
        let opens = terms.entries_open_at.map(|at| at.with_timezone(&zone.tz()).date_naive());
        // Play ends with the last day.
        let last_day = terms
            .ends_at
            .map(|at| (at - TimeDelta::microseconds(1)).with_timezone(&zone.tz()).date_naive());
        let codes: Vec<String> =
            terms.tie_breaks.as_slice().iter().map(|it| it.code().to_string()).collect();
        let (games, entry) = (&terms.games, &terms.entry);
        // In the form Chess960 is a starting position, and no variant.
        let variant = match games.variant {
            Variant::Chess960 => Variant::Standard,
            variant => variant,
        };
        let (position, number, fen) = match &games.position {
            StartingPosition::OfVariant => ("standard", String::new(), String::new()),
            StartingPosition::Chess960(number) => ("chess960", number.to_string(), String::new()),
            StartingPosition::Chess960ByLot => ("chess960_by_lot", String::new(), String::new()),
            StartingPosition::Fen(fen) => ("fen", String::new(), fen.clone()),
        };
        let mut form = TournamentForm {
            name: terms.name.clone(),
            description: terms.description.clone(),
            format: terms.format.as_str().to_owned(),
            time: TimeControlForm::of(&games.control, locale),
            rated: switch(games.rated),
            variant: variant.as_str().to_owned(),
            position: position.to_owned(),
            number,
            fen,
            start: start.to_owned(),
            start_date,
            start_time,
            last_day: optional(last_day),
            max_game_days: optional(terms.max_game_days),
            repeats: switch(terms.repeats),
            out_after_two_timeouts: switch(terms.out_after_two_timeouts),
            capacity: optional(terms.capacity),
            entries_open: optional(opens),
            by_invitation: switch(entry.by_invitation),
            min_rating: optional(entry.min_rating),
            max_rating: optional(entry.max_rating),
            min_games: optional(entry.min_games),
            max_timeouts_percent: optional(entry.max_timeouts_percent),
            max_days_a_move: optional(entry.max_days_a_move),
            max_running_games: optional(entry.max_running_games),
            draw_rule: games.draw_rule.as_str().to_owned(),
            conditional: switch(games.conditional),
            vacation: switch(games.vacation),
            books: switch(games.assistance.books),
            databases: switch(games.assistance.databases),
            engines: switch(games.assistance.engines),
            visibility: terms.visibility.as_str().to_owned(),
            numbering: terms.numbering.as_str().to_owned(),
            tie_breaks: codes.join(", "),
            scoring: match terms.scoring == ScoringSystem::THREE_ONE_ZERO {
                true => "three_one_zero".to_owned(),
                false => "standard".to_owned(),
            },
            ..usual
        };
        form.fill_format(terms.format);
        form
    }

    /// Returns the form for the next edition of a tournament: its terms, without the dates.
    pub fn of_next_edition(terms: &TournamentTerms, zone: Zone) -> TournamentForm {
        TournamentForm {
            start_date: String::new(),
            last_day: String::new(),
            entries_open: String::new(),
            ..TournamentForm::of(terms, zone)
        }
    }

    fn fill_format(&mut self, format: Format) {
        match format {
            Format::RoundRobin { section_size, cycles, pace } => {
                self.section_size = section_size.to_string();
                self.cycles = cycles.as_str().to_owned();
                self.pace = pace.as_str().to_owned();
            }
            Format::Match { games, schedule, ends_early } => {
                self.match_games = games.to_string();
                self.match_schedule = schedule.as_str().to_owned();
                self.match_ends_early = switch(ends_early);
            }
            Format::Knockout { games, schedule, drawn_match_rule, .. } => {
                self.knockout_games = games.to_string();
                self.knockout_schedule = schedule.as_str().to_owned();
                self.drawn_match_rule = drawn_match_rule.as_str().to_owned();
            }
            Format::Stages { plan, cycles, pace } => self.fill_stages(plan, cycles, pace),
            Format::Swiss { rounds, pace } => self.fill_swiss(rounds, pace),
            Format::Ladder => {}
        }
    }

    /// Returns terms that were read from this form, with instants that were left as they stood. A
    /// field has the minute, or the day in its reader's zone only.
    pub fn keep_unsaid(
        &self,
        read: TournamentTerms,
        before: &TournamentTerms,
        zone: Zone,
    ) -> TournamentTerms {
        let shown = TournamentForm::of(before, zone);
        let start = |form: &TournamentForm| {
            [&form.start, &form.start_date, &form.start_time].map(|text| text.trim().to_owned())
        };
        TournamentTerms {
            start: if start(self) == start(&shown) { before.start } else { read.start },
            entries_open_at: match self.entries_open.trim() == shown.entries_open {
                true => before.entries_open_at,
                false => read.entries_open_at,
            },
            ends_at: match self.last_day.trim() == shown.last_day {
                true => before.ends_at,
                false => read.ends_at,
            },
            // The usual list of another format, which was chosen on purpose.
            tie_breaks: match self.tie_breaks.trim() == shown.tie_breaks
                && self.format == shown.format
            {
                true => before.tie_breaks.clone(),
                false => read.tie_breaks,
            },
            ..read
        }
    }
}

fn switch(is_on: bool) -> String {
    if is_on { "on" } else { "off" }.to_owned()
}

fn optional<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};

    use super::*;
    use crate::{
        game::{Assistance, DrawRule, clock::TimeControl},
        i18n::{Language, Locale},
        tournament::{
            Visibility,
            entry::EntryConditions,
            pairing::{
                knockout::DrawnMatchRule,
                match_games::MatchSchedule,
                numbering::Numbering,
                round_robin::{Cycles, RoundPace},
            },
            standings::{TieBreakList, TournamentSystem},
            swiss_terms::SwissPace,
            terms::GameTerms,
        },
    };

    fn noon() -> DateTime<Utc> {
        "2026-11-20T12:00:00Z".parse().unwrap()
    }

    fn usual() -> TournamentTerms {
        TournamentTerms {
            name: "Autumn Cup".into(),
            description: "First line.\nSecond line.".into(),
            format: Format::RoundRobin {
                section_size: 9,
                cycles: Cycles::Double,
                pace: RoundPace::RoundByRound,
            },
            numbering: Numbering::ByRating,
            games: GameTerms {
                variant: Variant::Atomic,
                position: StartingPosition::OfVariant,
                control: TimeControl::PerMove { time: TimeDelta::hours(60) },
                vacation: false,
                draw_rule: DrawRule::Automatic,
                conditional: false,
                rated: false,
                assistance: Assistance { books: false, databases: true, engines: true },
            },
            entry: EntryConditions {
                by_invitation: true,
                min_rating: Some(-100),
                max_rating: Some(1800),
                min_games: Some(0),
                max_timeouts_percent: Some(5),
                max_days_a_move: Some(3),
                max_running_games: Some(40),
            },
            entries_open_at: Some("2026-11-24T22:30:01Z".parse().unwrap()),
            start: StartRule::OnDate("2026-12-24T22:30:00.5Z".parse().unwrap()),
            ends_at: Some("2027-06-30T22:30:00Z".parse().unwrap()),
            max_game_days: Some(400),
            capacity: Some(20),
            tie_breaks: TieBreakList::new(Vec::new(), TournamentSystem::RoundRobin).unwrap(),
            scoring: ScoringSystem::THREE_ONE_ZERO,
            visibility: Visibility::FinishedGames,
            repeats: false,
            out_after_two_timeouts: true,
        }
    }

    /// Whoever saves without a change changes nothing, in any language and zone.
    #[test]
    fn what_the_form_shows_is_read_as_it_was() {
        let one_by_one = MatchSchedule::OneByOne;
        let fischer = |cap, limit, increment| TimeControl::Fischer {
            initial: TimeDelta::days(50),
            increment: TimeDelta::hours(increment),
            cap,
            limit,
        };
        let by_rule = |control, format| {
            let games = GameTerms { control, ..usual().games };
            TournamentTerms { games, format, capacity: Some(2), ..usual() }
        };
        let knockout = |drawn_match_rule| Format::Knockout {
            games: 4,
            schedule: MatchSchedule::TwoAtATime,
            ends_early: true,
            drawn_match_rule,
        };
        let series = Format::Match { games: 7, schedule: one_by_one, ends_early: false };
        let half = TimeDelta::hours(1500);
        let full = TournamentTerms {
            start: StartRule::WhenFull,
            repeats: true,
            ends_at: None,
            max_game_days: None,
            capacity: Some(3),
            ..usual()
        };
        let swiss = |pace, tie_breaks| TournamentTerms {
            format: Format::Swiss { rounds: 5, pace },
            tie_breaks,
            ..usual()
        };
        let ladder = TournamentTerms {
            format: Format::Ladder,
            start: StartRule::AtOnce,
            ends_at: None,
            ..usual()
        };
        let from = |variant, position| {
            let games = GameTerms { variant, position, ..usual().games };
            TournamentTerms { games, ..usual() }
        };
        let stages = |plan: &str| TournamentTerms {
            format: Format::Stages {
                plan: plan.parse().unwrap(),
                cycles: Cycles::Double,
                pace: RoundPace::RoundByRound,
            },
            ..usual()
        };
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".to_owned();
        let cases = [
            ladder,
            from(Variant::Chess960, StartingPosition::Chess960(0)),
            from(Variant::Chess960, StartingPosition::Chess960ByLot),
            from(Variant::Atomic, StartingPosition::Fen(fen)),
            stages("7:2+1"),
            stages("7:2+1 6:1+0"),
            stages("7:2+1 6:1+0 5:1+3"),
            stages("7:1+0 7:2+0 7:1+0"),
            swiss(SwissPace::WhenRoundEnds, TieBreakList::default_for(TournamentSystem::Swiss)),
            swiss(
                SwissPace::EveryDays(30),
                TieBreakList::default_for(TournamentSystem::RoundRobin),
            ),
            usual(),
            full,
            TournamentTerms { capacity: None, entries_open_at: None, ..usual() },
            by_rule(fischer(Some(half), Some(half), 0), knockout(DrawnMatchRule::BetterSeed)),
            by_rule(fischer(None, None, 25), knockout(DrawnMatchRule::TwoMoreGames)),
            by_rule(TimeControl::Period { moves: 9, days: 30, silence: 12 }, series),
            by_rule(TimeControl::PerMove { time: TimeDelta::days(14) }, series),
        ];
        for terms in cases {
            for language in Language::ALL {
                for zone in ["UTC", "America/St_Johns", "Pacific/Auckland"] {
                    let zone = Zone::of(zone, Locale::of(language));
                    let form = TournamentForm::of(&terms, zone);
                    let read = form.read(zone, noon());
                    let read = read.unwrap_or_else(|errors| panic!("{errors:?} of {form:?}"));
                    assert_eq!(form.keep_unsaid(read, &terms, zone), terms);
                }
            }
        }
    }
}
