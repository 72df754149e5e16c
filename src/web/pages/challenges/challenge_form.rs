//! The form that offers a game, as the lobby and a page of its own show it: what was entered, what
//! is wrong with it field by field, and the offer that it makes.
//!
//! What somebody types is meant, also where the choice beside it was left as it was. Entries that
//! contradict each other are asked about.

use chrono::TimeDelta;
use serde::Deserialize;

use crate::{
    actions::challenges::NewOffer,
    chess::{BadStart, Color, Rules, Start, Variant, color_of},
    game::{
        Assistance, DrawRule, Terms, TimeoutRule,
        clock::{BadTimeControl, DEFAULT_SILENCE_DAYS, TimeControl},
    },
    i18n::{Locale, Message, key},
    random::Secret,
    web::times::read_time,
};

/// Characters that a message may have.
pub const MAX_CHALLENGE_MESSAGE_CHARS: usize = 500;

/// The times of a move to choose from, in days.
const DAYS: [i64; 6] = [1, 2, 3, 5, 7, 14];
/// What stands there at first.
const USUAL_DAYS: i64 = 3;
/// The choice of another time, which is typed.
const OTHER: &str = "other";

/// What was entered in the form.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct NewChallengeForm {
    pub opponent: String,
    pub color: String,
    pub control: String,
    /// The time of each move, as it was chosen.
    days: String,
    /// The same, typed.
    other_days: String,
    pub initial: String,
    pub increment: String,
    pub cap: String,
    pub limit: String,
    pub moves: String,
    pub period_days: String,
    pub silence: String,
    pub start: String,
    pub number: String,
    pub fen: String,
    pub en_passant: String,
    pub legal_moves_only: String,
    pub draw_rule: String,
    pub conditional: String,
    pub takebacks: String,
    pub rated: String,
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
            control: "per_move".into(),
            days: USUAL_DAYS.to_string(),
            other_days: String::new(),
            initial: "10 days".into(),
            increment: "1 day".into(),
            cap: String::new(),
            limit: String::new(),
            moves: "10".into(),
            period_days: "50".into(),
            silence: DEFAULT_SILENCE_DAYS.to_string(),
            start: "standard".into(),
            number: String::new(),
            fen: String::new(),
            en_passant: "on".into(),
            legal_moves_only: "on".into(),
            draw_rule: DrawRule::default().as_str().into(),
            conditional: "on".into(),
            takebacks: "on".into(),
            rated: "off".into(),
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

/// What is wrong with a field: its `id`, and a sentence.
type ChallengeFormError = (&'static str, String);

/// What is wrong with the form.
#[derive(Debug, Default)]
pub struct ChallengeFormErrors(Vec<ChallengeFormError>);

impl ChallengeFormErrors {
    /// Adds what is wrong with a field; with the form as a whole, if it has no name.
    pub fn add(&mut self, field: &'static str, why: impl Into<String>) {
        self.0.push((field, why.into()));
    }

    pub fn at(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == field).map(|(_, why)| why.as_str())
    }

    fn keep<T>(&mut self, read: Result<T, ChallengeFormError>) -> Option<T> {
        read.map_err(|error| self.0.push(error)).ok()
    }
}

/// The form as a page shows it.
pub struct ChallengeFormView {
    locale: Locale,
    pub entered: NewChallengeForm,
    pub errors: ChallengeFormErrors,
}

impl ChallengeFormView {
    /// Returns the form as it stands at first.
    pub fn fresh(locale: Locale, opponent: String) -> ChallengeFormView {
        let days = |number| locale.time(TimeDelta::days(number));
        let entered = NewChallengeForm {
            opponent,
            initial: days(10),
            increment: days(1),
            form_key: Secret::generate().as_str()[..16].to_owned(),
            ..NewChallengeForm::default()
        };
        ChallengeFormView { locale, entered, errors: ChallengeFormErrors::default() }
    }

    /// Returns the form again, with what is wrong.
    pub fn again(
        locale: Locale,
        entered: NewChallengeForm,
        errors: ChallengeFormErrors,
    ) -> ChallengeFormView {
        ChallengeFormView { locale, entered, errors }
    }

    /// Returns the times of a move to choose from: the value, its text, whether it is chosen.
    pub fn days(&self) -> Vec<(String, String, bool)> {
        let chosen = self.entered.chosen_days();
        let mut days: Vec<_> = DAYS
            .into_iter()
            .map(|days| {
                let text = self.locale.time(TimeDelta::days(days));
                (days.to_string(), text, chosen == Some(days))
            })
            .collect();
        let other = self.locale.t("challenge-new-days-other").to_string();
        days.push((OTHER.to_owned(), other, chosen.is_none()));
        days
    }

    /// Returns the time that was typed.
    pub fn other_days(&self) -> &str {
        let NewChallengeForm { days, other_days, .. } = &self.entered;
        let is_elsewhere = !other_days.trim().is_empty() || self.entered.chosen_days().is_some();
        if is_elsewhere || days == OTHER { other_days } else { days }
    }

    /// Returns whether something is entered in the part that is folded.
    pub fn is_unfolded(&self) -> bool {
        let usual = NewChallengeForm::default();
        self.entered.folded() != usual.folded() || self.entered.filled_elsewhere().is_some()
    }
}

impl NewChallengeForm {
    /// Reads the form: what it offers, or everything that is wrong with it.
    pub fn read(&self, locale: Locale) -> Result<NewOffer, ChallengeFormErrors> {
        let mut errors = ChallengeFormErrors::default();
        if self.form_key.is_empty() || self.form_key.len() > 64 {
            errors.add("", locale.t("challenge-new-error-form-expired").to_string());
        }
        let color = errors.keep(self.read_color(locale));
        let control = errors.keep(self.read_control(locale));
        let options = errors.keep(self.read_options(locale));
        let board = options.map(|options| options.board).unwrap_or_default();
        let start = errors.keep(self.read_start(locale, board));
        let message = errors.keep(self.read_message(locale));
        let (Some(color), Some(control), Some(options), Some(start), Some(message), true) =
            (color, control, options, start, message, errors.0.is_empty())
        else {
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
                takebacks: options.takebacks && !options.rated,
                rated: options.rated,
                assistance: options.assistance,
                ..Terms::standard(TimeDelta::zero())
            },
            message,
            form_key: format!("form:{}", self.form_key),
        })
    }

    fn read_color(&self, locale: Locale) -> Result<Option<Color>, ChallengeFormError> {
        match (self.color.as_str(), color_of(&self.color)) {
            ("random", _) => Ok(None),
            (_, Some(color)) => Ok(Some(color)),
            (_, None) => Err(("color-random", locale.t("challenge-new-error-color").to_string())),
        }
    }

    fn read_message(&self, locale: Locale) -> Result<String, ChallengeFormError> {
        let message = self.message.trim();
        if message.chars().count() > MAX_CHALLENGE_MESSAGE_CHARS {
            let why = locale
                .t("challenge-new-error-message-too-long")
                .count("most", MAX_CHALLENGE_MESSAGE_CHARS);
            return Err(("message", why.to_string()));
        }
        Ok(message.to_owned())
    }

    /// Reads the time control: the fields of the chosen one. What was entered for another one is
    /// asked about.
    fn read_control(&self, locale: Locale) -> Result<TimeControl, ChallengeFormError> {
        let control = match self.control.as_str() {
            "per_move" => TimeControl::PerMove { time: self.read_days(locale)? },
            "fischer" => self.read_fischer(locale)?,
            "period" => self.read_period(locale)?,
            "unlimited" => TimeControl::Unlimited,
            _ => {
                let why = locale.t("challenge-new-error-time-control").to_string();
                return Err(("control-per_move", why));
            }
        };
        control.check().map_err(|bad| (self.field_of(bad), locale.bad_control(bad)))?;
        match self.filled_elsewhere() {
            Some("days") => {
                Err(("days", locale.t("challenge-new-error-days-not-used").to_string()))
            }
            Some(field) => {
                Err((field, locale.t("challenge-new-error-control-not-chosen").to_string()))
            }
            None => Ok(control),
        }
    }

    fn read_days(&self, locale: Locale) -> Result<TimeDelta, ChallengeFormError> {
        let typed = self.other_days.trim();
        let text = if typed.is_empty() { self.days.as_str() } else { typed };
        let field = self.field_of(BadTimeControl::PerMove);
        let label = locale.t("challenge-new-time-per-move-label");
        let time = read_time(text).ok_or_else(|| (field, not_a_time(locale, label)))?;
        let is_other = |chosen| chosen != TimeDelta::days(USUAL_DAYS) && chosen != time;
        if read_time(&self.days).is_some_and(is_other) {
            return Err((field, locale.t("challenge-new-error-two-times").to_string()));
        }
        Ok(time)
    }

    fn read_fischer(&self, locale: Locale) -> Result<TimeControl, ChallengeFormError> {
        let time = |field: &'static str, label: Message, text: &str| {
            read_time(text).ok_or_else(|| (field, not_a_time(locale, label)))
        };
        let optional = |field: &'static str, label: Message, text: &str| match text.trim() {
            "" => Ok(None),
            text => time(field, label, text).map(Some),
        };
        let initial = time("initial", locale.t("challenge-new-initial-time"), &self.initial)?;
        let increment =
            optional("increment", locale.t("challenge-new-increment"), &self.increment)?;
        let cap = optional("cap", locale.t("challenge-new-clock-maximum"), &self.cap)?;
        let limit = optional("limit", locale.t("challenge-new-move-maximum"), &self.limit)?;
        let increment = increment.unwrap_or_default();
        Ok(TimeControl::Fischer { initial, increment, cap, limit })
    }

    fn read_period(&self, locale: Locale) -> Result<TimeControl, ChallengeFormError> {
        let number = |field: &'static str, label: Message, text: &str| {
            let why = locale.t("challenge-new-error-not-a-number").with("field", label);
            text.trim().parse().map_err(|_| (field, why.to_string()))
        };
        let silence = locale.t("challenge-new-period-move-maximum");
        Ok(TimeControl::Period {
            moves: number("moves", locale.t("challenge-new-period-moves"), &self.moves)?,
            days: number("period_days", locale.t("challenge-new-period-days"), &self.period_days)?,
            silence: number("silence", silence, &self.silence)?,
        })
    }

    /// Reads the rules of the game that were chosen.
    fn read_options(&self, locale: Locale) -> Result<ChosenOptions, ChallengeFormError> {
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

    /// Reads the starting position. With the standard one chosen, as it is at first, a number or a
    /// FEN that was typed is meant.
    fn read_start(&self, locale: Locale, rules: Rules) -> Result<Start, ChallengeFormError> {
        let (number, fen) = (self.number.trim(), self.fen.trim());
        let ask = |field, key| Err((field, locale.t(key).to_string()));
        let (field, start) = match (self.start.as_str(), !number.is_empty(), !fen.is_empty()) {
            ("standard" | "chess960" | "fen", true, true) => {
                return ask("fen", key!("challenge-new-error-two-positions"));
            }
            ("chess960", false, true) => {
                return ask("fen", key!("challenge-new-error-fen-not-chosen"));
            }
            ("fen", true, false) => {
                return ask("number", key!("challenge-new-error-number-not-chosen"));
            }
            ("standard", false, false) => ("start-standard", Ok(Start::standard())),
            ("chess960", ..) | ("standard", true, _) => {
                let number = number.parse().map_err(|_| BadStart::Number);
                ("number", number.and_then(Start::chess960))
            }
            ("fen" | "standard", ..) => ("fen", Start::from_fen(fen, Variant::Standard)),
            _ => return ask("start-standard", key!("challenge-new-error-starting-position")),
        };
        start
            .and_then(|start| start.under(rules))
            .map_err(|fault| (field, locale.bad_start(&fault)))
    }

    /// Returns which of the times to choose from is chosen; `None` if it is another one.
    fn chosen_days(&self) -> Option<i64> {
        let chosen = read_time(&self.days)?;
        DAYS.into_iter().find(|days| chosen == TimeDelta::days(*days))
    }

    /// Returns the field that a fault of the time control is about.
    fn field_of(&self, bad: BadTimeControl) -> &'static str {
        match bad {
            BadTimeControl::PerMove => "other_days",
            BadTimeControl::Initial => "initial",
            BadTimeControl::Increment => "increment",
            BadTimeControl::Cap => "cap",
            BadTimeControl::Limit => "limit",
            BadTimeControl::Moves => "moves",
            BadTimeControl::Days => "period_days",
            BadTimeControl::Silence => "silence",
        }
    }

    /// Returns a field of a time control that is not chosen, if something was entered there. The list
    /// of days has something chosen always: what it has at first says nothing.
    fn filled_elsewhere(&self) -> Option<&'static str> {
        let time =
            |text: &str, usual| is_filled(text) && read_time(text) != Some(TimeDelta::days(usual));
        let number = |text: &str, usual: u32| is_filled(text) && text.trim().parse() != Ok(usual);
        let fields = [
            ("per_move", "other_days", is_filled(&self.other_days)),
            ("per_move", "days", self.days != OTHER && time(&self.days, USUAL_DAYS)),
            ("fischer", "initial", time(&self.initial, 10)),
            ("fischer", "increment", time(&self.increment, 1)),
            ("fischer", "cap", is_filled(&self.cap)),
            ("fischer", "limit", is_filled(&self.limit)),
            ("period", "moves", number(&self.moves, 10)),
            ("period", "period_days", number(&self.period_days, 50)),
            ("period", "silence", number(&self.silence, DEFAULT_SILENCE_DAYS)),
        ];
        let elsewhere =
            |(control, _, filled): &(&str, &str, bool)| *filled && *control != self.control;
        fields.into_iter().find(elsewhere).map(|(_, field, _)| field)
    }

    /// Returns what is entered in the part of the form that is folded, but for times.
    fn folded(&self) -> [&str; 15] {
        [
            &self.control,
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

fn is_filled(text: &str) -> bool {
    !text.trim().is_empty()
}

fn not_a_time(locale: Locale, label: Message) -> String {
    locale.t("challenge-new-error-not-a-time").with("field", label).to_string()
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
