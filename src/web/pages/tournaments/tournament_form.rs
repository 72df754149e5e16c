//! The form for the terms of a tournament: what was entered, what is wrong with it field by field,
//! and the terms that it means.
//!
//! What somebody types is meant. What belongs to a choice that was not made is asked about.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

use super::{
    form_fields::{StageFields, choice, not_a_choice, optional, small_number, switch},
    tie_break_field::usual_tie_breaks,
};
use crate::{
    chess::{Rules, Variant},
    game::{Assistance, DrawRule, clock::TimeControl},
    i18n::{Locale, key},
    tournament::{
        StartingPosition, TermsFault, Visibility,
        entry::EntryConditions,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::{ScoringSystem, TieBreak, TieBreakList},
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
    web::{
        form_errors::{FieldFault, FormErrors},
        pages::{
            starting_position_fields::StartingPositionFields,
            time_control_form::{TimeControlForm, TimeControlView},
            variant_field,
        },
        sentences::Sentence as _,
        times::Zone,
    },
};

const MATCH_PLAYERS: u32 = 2;

const USUAL_FORMAT: Format =
    Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };

const USUAL_GAMES: GameTerms = GameTerms {
    variant: Variant::Standard,
    position: StartingPosition::OfVariant,
    control: TimeControl::PerMove { time: TimeDelta::days(3) },
    vacation: true,
    draw_rule: DrawRule::Claimed,
    conditional: true,
    rated: true,
    assistance: Assistance { books: true, databases: true, engines: false },
};

/// What was entered in the form.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct TournamentForm {
    pub name: String,
    pub description: String,
    pub format: String,
    pub section_size: String,
    pub cycles: String,
    pub pace: String,
    pub match_games: String,
    pub match_schedule: String,
    pub match_ends_early: String,
    pub knockout_games: String,
    pub knockout_schedule: String,
    pub drawn_match_rule: String,
    /// Of a later stage empty: as in the one before.
    pub stage1_size: String,
    pub stage1_of_each: String,
    pub stage1_others: String,
    pub stage2_size: String,
    pub stage2_of_each: String,
    pub stage2_others: String,
    pub stage3_size: String,
    pub stage3_of_each: String,
    pub stage3_others: String,
    pub stage_cycles: String,
    pub stage_pace: String,
    pub swiss_rounds: String,
    /// Between two rounds; empty: a round begins when the one before is over.
    pub round_days: String,
    #[serde(flatten)]
    pub time: TimeControlForm,
    pub rated: String,
    pub variant: String,
    /// `standard`, `chess960`, `chess960_by_lot`, `fen`
    pub position: String,
    pub number: String,
    pub fen: String,
    pub start: String,
    pub start_date: String,
    pub start_time: String,
    /// The last day of play; empty: there is none.
    pub last_day: String,
    /// How many days a game can last; empty: to its end.
    pub max_game_days: String,
    pub repeats: String,
    pub out_after_two_timeouts: String,
    pub capacity: String,
    pub entries_open: String,
    pub by_invitation: String,
    pub min_rating: String,
    pub max_rating: String,
    pub min_games: String,
    pub max_timeouts_percent: String,
    pub max_days_a_move: String,
    pub max_running_games: String,
    pub draw_rule: String,
    pub conditional: String,
    pub vacation: String,
    pub books: String,
    pub databases: String,
    pub engines: String,
    pub numbering: String,
    pub tie_breaks: String,
    pub scoring: String,
    pub visibility: String,
}

impl Default for TournamentForm {
    fn default() -> TournamentForm {
        TournamentForm::fresh(Locale::default())
    }
}

/// The form as a page shows it.
pub struct TournamentFormView {
    zone: Zone,
    pub entered: TournamentForm,
    pub errors: FormErrors,
}

/// The choices of a list: the value of each, its text, whether it is chosen.
type Choices = Vec<(&'static str, String, bool)>;

impl TournamentFormView {
    pub fn new(zone: Zone, entered: TournamentForm, errors: FormErrors) -> TournamentFormView {
        TournamentFormView { zone, entered, errors }
    }

    /// Returns the fields for the time control.
    pub fn time(&self) -> TimeControlView<'_> {
        let TournamentFormView { zone, entered, errors } = self;
        TimeControlView { locale: zone.locale(), entered: &entered.time, errors }
    }

    /// Returns the fields of stages, one stage after the other.
    pub fn stages(&self) -> Vec<StageFields<'_>> {
        self.entered.stage_fields(self.zone.locale())
    }

    pub fn zone(&self) -> &'static str {
        self.zone.tz().name()
    }

    pub fn drawn_match_rules(&self) -> Choices {
        let texts = DrawnMatchRule::ALL.map(|rule| match rule {
            DrawnMatchRule::Decider => (rule.as_str(), key!("tournament-new-drawn-match-decider")),
            DrawnMatchRule::TwoMoreGames => {
                (rule.as_str(), key!("tournament-new-drawn-match-two-more"))
            }
            DrawnMatchRule::BetterSeed => {
                (rule.as_str(), key!("tournament-new-drawn-match-better-seed"))
            }
        });
        self.choices(&texts, &self.entered.drawn_match_rule)
    }

    pub fn numberings(&self) -> Choices {
        let texts = Numbering::ALL.map(|numbering| match numbering {
            Numbering::ByLot => (numbering.as_str(), key!("tournament-new-numbering-lot")),
            Numbering::ByRating => (numbering.as_str(), key!("tournament-new-numbering-rating")),
            Numbering::AsEntered => {
                (numbering.as_str(), key!("tournament-new-numbering-as-entered"))
            }
        });
        self.choices(&texts, &self.entered.numbering)
    }

    pub fn visibilities(&self) -> Choices {
        let texts = Visibility::ALL.map(|visibility| match visibility {
            Visibility::Everything => (visibility.as_str(), key!("tournament-new-visibility-all")),
            Visibility::FinishedGames => {
                (visibility.as_str(), key!("tournament-new-visibility-finished-games"))
            }
            Visibility::WhenAllFinished => {
                (visibility.as_str(), key!("tournament-new-visibility-when-all-finished"))
            }
        });
        self.choices(&texts, &self.entered.visibility)
    }

    /// Returns the variants to choose from.
    pub fn variants(&self) -> Choices {
        variant_field::choices(&self.entered.variant)
    }

    fn choices(&self, texts: &[(&'static str, &'static str)], chosen: &str) -> Choices {
        let locale = self.zone.locale();
        let choice = |(word, key): &(&'static str, &'static str)| {
            (*word, locale.t(key).to_string(), *word == chosen)
        };
        texts.iter().map(choice).collect()
    }

    /// Returns the codes of the tie-breaks that can be entered, in one format or another.
    pub fn tie_break_codes(&self) -> String {
        TieBreak::all().map(TieBreak::code).collect::<Vec<_>>().join(", ")
    }

    /// Returns whether something is entered in the folded part about who may enter.
    pub fn has_conditions(&self) -> bool {
        self.entered.conditions() != self.usual().conditions()
    }

    /// Returns whether something is entered in the other part that is folded.
    pub fn is_unfolded(&self) -> bool {
        self.entered.folded() != self.usual().folded()
            || self.entered.time.filled_elsewhere().is_some()
    }

    fn usual(&self) -> TournamentForm {
        TournamentForm::fresh(self.zone.locale())
    }
}

impl TournamentForm {
    /// Returns the form as it stands at first.
    pub fn fresh(locale: Locale) -> TournamentForm {
        TournamentForm {
            name: String::new(),
            description: String::new(),
            format: "round_robin".into(),
            section_size: "7".into(),
            cycles: Cycles::Single.as_str().into(),
            pace: RoundPace::AllAtOnce.as_str().into(),
            match_games: "4".into(),
            match_schedule: MatchSchedule::OneByOne.as_str().into(),
            match_ends_early: "on".into(),
            knockout_games: "2".into(),
            knockout_schedule: MatchSchedule::OneByOne.as_str().into(),
            drawn_match_rule: DrawnMatchRule::Decider.as_str().into(),
            stage1_size: "7".into(),
            stage1_of_each: "2".into(),
            stage1_others: "0".into(),
            stage2_size: String::new(),
            stage2_of_each: String::new(),
            stage2_others: String::new(),
            stage3_size: String::new(),
            stage3_of_each: String::new(),
            stage3_others: String::new(),
            stage_cycles: Cycles::Single.as_str().into(),
            stage_pace: RoundPace::AllAtOnce.as_str().into(),
            swiss_rounds: "7".into(),
            round_days: String::new(),
            time: TimeControlForm::fresh(locale),
            rated: "on".into(),
            start: "on_date".into(),
            start_date: String::new(),
            start_time: "12:00".into(),
            last_day: String::new(),
            max_game_days: String::new(),
            repeats: "off".into(),
            out_after_two_timeouts: "off".into(),
            capacity: String::new(),
            entries_open: String::new(),
            by_invitation: "off".into(),
            min_rating: String::new(),
            max_rating: String::new(),
            min_games: String::new(),
            max_timeouts_percent: String::new(),
            max_days_a_move: String::new(),
            max_running_games: String::new(),
            variant: Variant::Standard.as_str().into(),
            position: "standard".into(),
            number: String::new(),
            fen: String::new(),
            draw_rule: DrawRule::default().as_str().into(),
            conditional: "on".into(),
            vacation: "on".into(),
            books: "on".into(),
            databases: "on".into(),
            engines: "off".into(),
            numbering: Numbering::ByLot.as_str().into(),
            tie_breaks: usual_tie_breaks(USUAL_FORMAT.system()),
            scoring: "standard".into(),
            visibility: Visibility::Everything.as_str().into(),
        }
    }

    /// Reads the form: the terms that it means, or everything that is wrong with it.
    pub fn read(&self, zone: Zone, now: DateTime<Utc>) -> Result<TournamentTerms, FormErrors> {
        let locale = zone.locale();
        let mut errors = FormErrors::default();
        let format = errors.keep(self.read_format(locale));
        errors.keep(self.check_other_formats(locale));
        let control = errors.keep(self.time.read(locale));
        let games = errors.keep(self.read_games(locale));
        // A ladder starts with its announcement, whatever stands in the field for the start.
        let start = match self.format.as_str() {
            "ladder" => errors.keep(self.read_start_of_ladder(locale)),
            _ => errors.keep(self.read_start(zone)),
        };
        let ends_at = errors.keep(self.read_end(zone));
        let longest = locale.t("tournament-new-max-game-days");
        let max_game_days =
            errors.keep(optional("max_game_days", longest, &self.max_game_days, locale));
        let repeats = errors.keep(switch("repeats", &self.repeats, locale));
        let out_after_two_timeouts =
            errors.keep(switch("out_after_two_timeouts", &self.out_after_two_timeouts, locale));
        let places = locale.t("tournament-new-places");
        let capacity = errors.keep(optional("capacity", places, &self.capacity, locale));
        let entries_open_at = errors.keep(self.read_entries_open(zone));
        let entry = self.read_entry(locale, &mut errors);
        let is_format_known = format.is_some();
        let format = format.unwrap_or(USUAL_FORMAT);
        let numbering = errors.keep(self.read_numbering(format, locale));
        let tie_breaks = errors.keep(self.read_tie_breaks(format.system(), locale));
        let scoring = errors.keep(self.read_scoring(locale));
        let visibility = errors.keep(choice("visibility", &self.visibility, locale));
        // What could not be read is as usual here, so that the rest is checked nevertheless.
        let usual_start = match self.start.as_str() {
            _ if self.format == "ladder" => StartRule::AtOnce,
            "when_full" => StartRule::WhenFull,
            _ => StartRule::OnDate(now + TimeDelta::days(1)),
        };
        let terms = TournamentTerms {
            // Lists and the subjects of emails have one line for it.
            name: self.name.split_whitespace().collect::<Vec<_>>().join(" "),
            description: self.description.trim().replace("\r\n", "\n"),
            format,
            numbering: numbering.unwrap_or(Numbering::ByLot),
            games: GameTerms {
                control: control.unwrap_or(USUAL_GAMES.control),
                ..games.unwrap_or(USUAL_GAMES)
            },
            entry,
            entries_open_at: entries_open_at.flatten(),
            start: start.unwrap_or(usual_start),
            ends_at: ends_at.flatten(),
            max_game_days: max_game_days.flatten(),
            capacity: match (capacity.flatten(), format) {
                (None, Format::Match { .. }) => Some(MATCH_PLAYERS),
                (capacity, _) => capacity,
            },
            tie_breaks: tie_breaks.unwrap_or_else(|| TieBreakList::default_for(format.system())),
            scoring: scoring.unwrap_or(ScoringSystem::STANDARD),
            visibility: visibility.unwrap_or(Visibility::Everything),
            repeats: repeats.unwrap_or(false),
            out_after_two_timeouts: out_after_two_timeouts.unwrap_or(false),
        };
        for fault in terms.faults(now) {
            // How many may play depends on the format.
            if fault == TermsFault::Capacity && !is_format_known {
                continue;
            }
            let field = self.field_of(fault);
            // One sentence is enough for a field.
            if errors.at(field).is_none() {
                errors.add(field, fault.said(locale).to_string());
            }
        }
        if errors.is_empty() { Ok(terms) } else { Err(errors) }
    }

    /// Returns the field that a fault of the terms is about.
    pub fn field_of(&self, fault: TermsFault) -> &'static str {
        match fault {
            TermsFault::Name => "name",
            TermsFault::Description => "description",
            TermsFault::SectionSize => "section_size",
            TermsFault::Stages => self.impossible_stage_field(Locale::default()),
            TermsFault::GameCount if self.format == "knockout" => "knockout_games",
            TermsFault::GameCount => "match_games",
            TermsFault::RoundCount | TermsFault::MoreRoundsThanOpponents => "swiss_rounds",
            TermsFault::RoundDays => "round_days",
            TermsFault::Capacity
            | TermsFault::FullNeedsCapacity
            | TermsFault::RepeatsOneSection => "capacity",
            TermsFault::RepeatsStages => "repeats",
            TermsFault::StartInThePast | TermsFault::StartOfLadder => "start_date",
            TermsFault::Unlimited => "control-per_move",
            TermsFault::CannotBeRated => "rated",
            TermsFault::StartingPosition | TermsFault::LotOfLadder => "position-standard",
            TermsFault::UnevenPosition => match self.format.as_str() {
                "round_robin" => "cycles",
                "match" => "match_games",
                "knockout" => "knockout_games",
                _ => "position-standard",
            },
            TermsFault::TieBreaks => "tie_breaks",
            TermsFault::RatingRange => "min_rating",
            TermsFault::Percentage => "max_timeouts_percent",
            TermsFault::RepeatsOnlyWhenFull => "repeats",
            TermsFault::EndBeforeStart
            | TermsFault::EndOfStandingOffer
            | TermsFault::EndOfLadder => "last_day",
            TermsFault::HiddenLadder => "visibility",
            TermsFault::GameDays => "max_game_days",
        }
    }

    /// Reads the format: the fields of the chosen one.
    fn read_format(&self, locale: Locale) -> Result<Format, FieldFault> {
        let label = || locale.t("tournament-new-match-games");
        Ok(match self.format.as_str() {
            "round_robin" => Format::RoundRobin {
                section_size: small_number(
                    "section_size",
                    locale.t("tournament-new-section-size"),
                    &self.section_size,
                    locale,
                )?,
                cycles: choice("cycles", &self.cycles, locale)?,
                pace: choice("pace", &self.pace, locale)?,
            },
            "match" => Format::Match {
                games: small_number("match_games", label(), &self.match_games, locale)?,
                schedule: choice("match_schedule", &self.match_schedule, locale)?,
                ends_early: switch("match_ends_early", &self.match_ends_early, locale)?,
            },
            "knockout" => Format::Knockout {
                games: small_number("knockout_games", label(), &self.knockout_games, locale)?,
                schedule: choice("knockout_schedule", &self.knockout_schedule, locale)?,
                // The next round waits for nothing that is decided.
                ends_early: true,
                drawn_match_rule: choice("drawn_match_rule", &self.drawn_match_rule, locale)?,
            },
            "stages" => self.read_stages(locale)?,
            "swiss" => self.read_swiss(locale)?,
            "ladder" => Format::Ladder,
            _ => {
                let why = locale.t("tournament-new-error-format").to_string();
                return Err(("format-round_robin", why));
            }
        })
    }

    /// Asks about what was typed for another format than the chosen one. In a list something is
    /// chosen always: it says nothing.
    fn check_other_formats(&self, locale: Locale) -> Result<(), FieldFault> {
        let usual = TournamentForm::fresh(locale);
        let typed = [
            ("round_robin", "section_size", &self.section_size, &usual.section_size),
            ("match", "match_games", &self.match_games, &usual.match_games),
            ("knockout", "knockout_games", &self.knockout_games, &usual.knockout_games),
            ("stages", "stage1_size", &self.stage1_size, &usual.stage1_size),
            ("stages", "stage1_of_each", &self.stage1_of_each, &usual.stage1_of_each),
            ("stages", "stage1_others", &self.stage1_others, &usual.stage1_others),
            ("stages", "stage2_size", &self.stage2_size, &usual.stage2_size),
            ("stages", "stage2_of_each", &self.stage2_of_each, &usual.stage2_of_each),
            ("stages", "stage2_others", &self.stage2_others, &usual.stage2_others),
            ("stages", "stage3_size", &self.stage3_size, &usual.stage3_size),
            ("stages", "stage3_of_each", &self.stage3_of_each, &usual.stage3_of_each),
            ("stages", "stage3_others", &self.stage3_others, &usual.stage3_others),
            ("swiss", "swiss_rounds", &self.swiss_rounds, &usual.swiss_rounds),
            ("swiss", "round_days", &self.round_days, &usual.round_days),
        ];
        let elsewhere = typed.into_iter().find(|(format, _, text, usual)| {
            *format != self.format && ![usual.as_str(), ""].contains(&text.trim())
        });
        match elsewhere {
            Some((_, field, ..)) => {
                Err((field, locale.t("tournament-new-error-format-not-chosen").to_string()))
            }
            None => Ok(()),
        }
    }

    /// Reads the terms of the games, but for the time control.
    fn read_games(&self, locale: Locale) -> Result<GameTerms, FieldFault> {
        let (variant, position) = self.read_position(locale)?;
        Ok(GameTerms {
            variant,
            position,
            vacation: switch("vacation", &self.vacation, locale)?,
            draw_rule: choice("draw_rule", &self.draw_rule, locale)?,
            conditional: switch("conditional", &self.conditional, locale)?,
            rated: switch("rated", &self.rated, locale)?,
            assistance: Assistance {
                books: switch("books", &self.books, locale)?,
                databases: switch("databases", &self.databases, locale)?,
                engines: switch("engines", &self.engines, locale)?,
            },
            ..USUAL_GAMES
        })
    }

    /// Reads which chess is played, and from where.
    fn read_position(&self, locale: Locale) -> Result<(Variant, StartingPosition), FieldFault> {
        let variant = variant_field::read(&self.variant, locale)?;
        let ask = |field, key| Err((field, locale.t(key).to_string()));
        let is_empty = |text: &str| text.trim().is_empty();
        match self.position.as_str() {
            "chess960_by_lot" if variant != Variant::Standard => {
                ask("position-standard", key!("tournament-new-error-lot-of-variant"))
            }
            "chess960_by_lot" if !is_empty(&self.number) => {
                ask("number", key!("tournament-new-error-position-not-chosen"))
            }
            "chess960_by_lot" if !is_empty(&self.fen) => {
                ask("fen", key!("tournament-new-error-position-not-chosen"))
            }
            "chess960_by_lot" => Ok((Variant::Chess960, StartingPosition::Chess960ByLot)),
            chosen => {
                let fields = StartingPositionFields {
                    field: "position-standard",
                    chosen,
                    number: &self.number,
                    fen: &self.fen,
                };
                let start = fields.read(locale, Rules::default(), variant)?;
                Ok((start.variant(), StartingPosition::of(&start)))
            }
        }
    }

    /// Reads who may enter.
    fn read_entry(&self, locale: Locale, errors: &mut FormErrors) -> EntryConditions {
        let min_rating = locale.t("tournament-new-min-rating");
        let max_rating = locale.t("tournament-new-max-rating");
        let min_games = locale.t("tournament-new-min-games");
        let timeouts = locale.t("tournament-new-max-timeouts");
        let days = locale.t("tournament-new-max-days");
        let running = locale.t("tournament-new-max-running");
        let by_invitation = switch("by_invitation", &self.by_invitation, locale);
        let min_rating = optional("min_rating", min_rating, &self.min_rating, locale);
        let max_rating = optional("max_rating", max_rating, &self.max_rating, locale);
        let min_games = optional("min_games", min_games, &self.min_games, locale);
        let timeouts =
            optional("max_timeouts_percent", timeouts, &self.max_timeouts_percent, locale);
        let days = optional("max_days_a_move", days, &self.max_days_a_move, locale);
        let running = optional("max_running_games", running, &self.max_running_games, locale);
        EntryConditions {
            by_invitation: errors.keep(by_invitation).unwrap_or(false),
            min_rating: errors.keep(min_rating).flatten(),
            max_rating: errors.keep(max_rating).flatten(),
            min_games: errors.keep(min_games).flatten(),
            max_timeouts_percent: errors.keep(timeouts).flatten(),
            max_days_a_move: errors.keep(days).flatten(),
            max_running_games: errors.keep(running).flatten(),
        }
    }

    fn read_scoring(&self, locale: Locale) -> Result<ScoringSystem, FieldFault> {
        match self.scoring.as_str() {
            "standard" => Ok(ScoringSystem::STANDARD),
            "three_one_zero" => Ok(ScoringSystem::THREE_ONE_ZERO),
            _ => Err(not_a_choice("scoring", locale)),
        }
    }

    /// Returns what is entered about who may enter.
    fn conditions(&self) -> [&str; 7] {
        [
            &self.by_invitation,
            &self.min_rating,
            &self.max_rating,
            &self.min_games,
            &self.max_timeouts_percent,
            &self.max_days_a_move,
            &self.max_running_games,
        ]
    }

    /// Returns what is entered in the other part of the form that is folded, but for times.
    fn folded(&self) -> [&str; 12] {
        [
            &self.time.control,
            &self.draw_rule,
            &self.conditional,
            &self.vacation,
            &self.books,
            &self.databases,
            &self.engines,
            &self.out_after_two_timeouts,
            &self.numbering,
            &self.tie_breaks,
            &self.scoring,
            &self.visibility,
        ]
    }
}
