//! The form that offers a game, as the lobby and a page of its own show it: what was entered, what
//! is wrong with it field by field, and the offer that it makes.
//!
//! What somebody types is meant, also where the choice beside it was left as it was. Entries that
//! contradict each other are asked about.

use chrono::TimeDelta;
use serde::Deserialize;

use crate::{
    actions::challenges::NewOffer,
    chess::{Color, Rules, Variant, color_of},
    game::{Assistance, DrawRule, Terms, TimeoutRule},
    i18n::Locale,
    random::{self, Secret},
    tournament::{entry::EntryConditions, pairing::match_games::MatchSchedule, terms::Format},
    web::{
        form_errors::{FieldFault, FormErrors},
        pages::{
            starting_position_fields::StartingPositionFields,
            time_control_form::{TimeControlForm, TimeControlView},
            tournaments::form_fields::optional,
            variant_field,
        },
    },
};

/// Characters that a message may have.
pub const MAX_CHALLENGE_MESSAGE_CHARS: usize = 500;

/// What was entered in the form.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct NewChallengeForm {
    pub opponent: String,
    pub color: String,
    #[serde(flatten)]
    pub time: TimeControlForm,
    pub variant: String,
    pub start: String,
    pub number: String,
    pub fen: String,
    pub en_passant: String,
    pub legal_moves_only: String,
    pub draw_rule: String,
    pub conditional: String,
    pub takebacks: String,
    pub rated: String,
    pub games: String,
    pub schedule: String,
    pub ends_early: String,
    pub min_rating: String,
    pub max_rating: String,
    pub min_games: String,
    pub max_timeouts_percent: String,
    pub max_days_a_move: String,
    pub timeout_rule: String,
    pub vacation: String,
    pub books: String,
    pub databases: String,
    pub engines: String,
    pub message: String,
    pub form_key: String,
}

impl Default for NewChallengeForm {
    fn default() -> NewChallengeForm {
        NewChallengeForm {
            opponent: String::new(),
            color: "random".into(),
            time: TimeControlForm::default(),
            variant: Variant::Standard.as_str().into(),
            start: "standard".into(),
            number: String::new(),
            fen: String::new(),
            en_passant: "on".into(),
            legal_moves_only: "on".into(),
            draw_rule: DrawRule::default().as_str().into(),
            conditional: "on".into(),
            takebacks: "on".into(),
            rated: "off".into(),
            games: "1".into(),
            schedule: MatchSchedule::OneByOne.as_str().into(),
            ends_early: "on".into(),
            min_rating: String::new(),
            max_rating: String::new(),
            min_games: String::new(),
            max_timeouts_percent: String::new(),
            max_days_a_move: String::new(),
            timeout_rule: TimeoutRule::default().as_str().into(),
            vacation: "on".into(),
            books: "on".into(),
            databases: "on".into(),
            engines: "off".into(),
            message: String::new(),
            form_key: String::new(),
        }
    }
}

/// The form as a page shows it.
pub struct ChallengeFormView {
    locale: Locale,
    pub entered: NewChallengeForm,
    pub errors: FormErrors,
}

impl ChallengeFormView {
    /// Returns the form as it stands at first.
    pub fn fresh(locale: Locale, opponent: String) -> ChallengeFormView {
        let entered = NewChallengeForm {
            opponent,
            time: TimeControlForm::fresh(locale),
            form_key: Secret::generate().as_str()[..16].to_owned(),
            ..NewChallengeForm::default()
        };
        ChallengeFormView { locale, entered, errors: FormErrors::default() }
    }

    /// Returns the form again, with what is wrong.
    pub fn again(
        locale: Locale,
        entered: NewChallengeForm,
        errors: FormErrors,
    ) -> ChallengeFormView {
        ChallengeFormView { locale, entered, errors }
    }

    /// Returns the variants to choose from.
    pub fn variants(&self) -> Vec<(&'static str, String, bool)> {
        variant_field::choices(&self.entered.variant)
    }

    /// Returns the fields for the time control.
    pub fn time(&self) -> TimeControlView<'_> {
        let ChallengeFormView { locale, entered, errors } = self;
        TimeControlView { locale: *locale, entered: &entered.time, errors }
    }

    /// Returns whether something is entered in the part that is folded.
    pub fn is_unfolded(&self) -> bool {
        let usual = NewChallengeForm::default();
        self.entered.folded() != usual.folded() || self.entered.time.filled_elsewhere().is_some()
    }
}

impl NewChallengeForm {
    /// Reads the form: what it offers, or everything that is wrong with it.
    pub fn read(&self, locale: Locale) -> Result<NewOffer, FormErrors> {
        let mut errors = FormErrors::default();
        if self.form_key.is_empty() || self.form_key.len() > 64 {
            errors.add("", locale.t("challenge-new-error-form-expired").to_string());
        }
        let color = errors.keep(self.read_color(locale));
        let control = errors.keep(self.time.read(locale));
        let options = errors.keep(self.read_options(locale));
        let board = options.map(|options| options.board).unwrap_or_default();
        let variant = errors.keep(variant_field::read(&self.variant, locale));
        let position = StartingPositionFields {
            field: "start-standard",
            chosen: &self.start,
            number: &self.number,
            fen: &self.fen,
        };
        let start = variant.and_then(|it| errors.keep(position.read(locale, board, it)));
        let series = errors.keep(self.read_series(locale));
        let conditions = self.read_conditions(locale, &mut errors);
        let message = errors.keep(self.read_message(locale));
        let (Some(color), Some(control), Some(options), Some(start), Some(series)) =
            (color, control, options, start, series)
        else {
            return Err(errors);
        };
        let (Some(message), true) = (message, errors.is_empty()) else {
            return Err(errors);
        };
        Ok(NewOffer {
            opponent: Some(self.opponent.trim().to_owned()).filter(|name| !name.is_empty()),
            color,
            start,
            terms: Terms {
                control,
                timeout_rule: options.timeout_rule,
                vacation: options.vacation,
                draw_rule: options.draw_rule,
                conditional: options.conditional,
                // As the form says.
                takebacks: options.takebacks && !options.rated && series.is_none(),
                rated: options.rated,
                assistance: options.assistance,
                ..Terms::standard(TimeDelta::zero())
            },
            series,
            conditions,
            message,
            // The same form twice makes one challenge; another one from the same page makes another.
            form_key: format!("form:{}", random::hash(&format!("{self:?}"))),
        })
    }

    fn read_color(&self, locale: Locale) -> Result<Option<Color>, FieldFault> {
        match (self.color.as_str(), color_of(&self.color)) {
            ("random", _) => Ok(None),
            (_, Some(color)) => Ok(Some(color)),
            (_, None) => Err(("color-random", locale.t("challenge-new-error-color").to_string())),
        }
    }

    /// Reads of how many games a match is; `None`: it is one game.
    fn read_series(&self, locale: Locale) -> Result<Option<Format>, FieldFault> {
        let games: u64 = self.games.trim().parse().map_err(|_| {
            let label = locale.t("challenge-new-games");
            let why = locale.t("challenge-new-error-not-a-number").with("field", label);
            ("games", why.to_string())
        })?;
        let why = || locale.t("challenge-new-error-game-options").to_string();
        let schedule = self.schedule.parse().map_err(|_| ("schedule", why()))?;
        let ends_early = match self.ends_early.as_str() {
            "on" => true,
            "off" => false,
            _ => return Err(("ends_early", why())),
        };
        // Only a few are possible: the largest stands for all beyond.
        let games = u8::try_from(games).unwrap_or(u8::MAX);
        Ok((games != 1).then_some(Format::Match { games, schedule, ends_early }))
    }

    /// Reads who may accept.
    fn read_conditions(&self, locale: Locale, errors: &mut FormErrors) -> EntryConditions {
        let min_rating = locale.t("tournament-new-min-rating");
        let max_rating = locale.t("tournament-new-max-rating");
        let min_games = locale.t("tournament-new-min-games");
        let timeouts = locale.t("tournament-new-max-timeouts");
        let days = locale.t("tournament-new-max-days");
        let min_rating = optional("min_rating", min_rating, &self.min_rating, locale);
        let max_rating = optional("max_rating", max_rating, &self.max_rating, locale);
        let min_games = optional("min_games", min_games, &self.min_games, locale);
        let timeouts =
            optional("max_timeouts_percent", timeouts, &self.max_timeouts_percent, locale);
        let days = optional("max_days_a_move", days, &self.max_days_a_move, locale);
        EntryConditions {
            min_rating: errors.keep(min_rating).flatten(),
            max_rating: errors.keep(max_rating).flatten(),
            min_games: errors.keep(min_games).flatten(),
            max_timeouts_percent: errors.keep(timeouts).flatten(),
            max_days_a_move: errors.keep(days).flatten(),
            ..EntryConditions::default()
        }
    }

    fn read_message(&self, locale: Locale) -> Result<String, FieldFault> {
        let message = self.message.trim();
        if message.chars().count() > MAX_CHALLENGE_MESSAGE_CHARS {
            let why = locale
                .t("challenge-new-error-message-too-long")
                .count("most", MAX_CHALLENGE_MESSAGE_CHARS);
            return Err(("message", why.to_string()));
        }
        Ok(message.to_owned())
    }

    /// Reads the rules of the game that were chosen.
    fn read_options(&self, locale: Locale) -> Result<ChosenOptions, FieldFault> {
        let why = || locale.t("challenge-new-error-game-options").to_string();
        let switch = |field: &'static str, value: &str| match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err((field, why())),
        };
        let board = Rules {
            en_passant: switch("en_passant", &self.en_passant)?,
            legal_moves_only: switch("legal_moves_only", &self.legal_moves_only)?,
        };
        Ok(ChosenOptions {
            board,
            draw_rule: self.draw_rule.parse().map_err(|_| ("draw_rule", why()))?,
            conditional: switch("conditional", &self.conditional)?,
            takebacks: switch("takebacks", &self.takebacks)?,
            rated: switch("rated", &self.rated)?,
            timeout_rule: self.timeout_rule.parse().map_err(|_| ("timeout_rule", why()))?,
            vacation: switch("vacation", &self.vacation)?,
            assistance: Assistance {
                books: switch("books", &self.books)?,
                databases: switch("databases", &self.databases)?,
                engines: switch("engines", &self.engines)?,
            },
        })
    }

    /// Returns what is entered in the part of the form that is folded, but for times.
    fn folded(&self) -> [&str; 23] {
        [
            &self.time.control,
            &self.games,
            &self.schedule,
            &self.ends_early,
            &self.min_rating,
            &self.max_rating,
            &self.min_games,
            &self.max_timeouts_percent,
            &self.max_days_a_move,
            &self.start,
            &self.number,
            &self.fen,
            &self.en_passant,
            &self.legal_moves_only,
            &self.draw_rule,
            &self.conditional,
            &self.takebacks,
            &self.timeout_rule,
            &self.vacation,
            &self.books,
            &self.databases,
            &self.engines,
            &self.message,
        ]
    }
}

/// The rules of the game that were chosen.
#[derive(Clone, Copy)]
struct ChosenOptions {
    board: Rules,
    draw_rule: DrawRule,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    timeout_rule: TimeoutRule,
    vacation: bool,
    assistance: Assistance,
}
