//! Offering a game, in the lobby or to one player.

use actix_web::web::Query;
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;

use crate::{
    actions::challenges::{ChallengeError, NewOffer, offer_challenge},
    chess::{BadStart, Rules, Start, Variant, color_of},
    game::{
        DrawRule, Terms, TimeoutRule,
        clock::{DEFAULT_SILENCE_DAYS, TimeControl},
    },
    i18n::{Locale, Message},
    random::Secret,
    web::{
        error::{PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
        times::read_time,
    },
};

/// Characters that a message may have.
pub const MAX_MESSAGE_CHARS: usize = 500;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewChallengeQuery {
    opponent: String,
}

/// What was entered in the form.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct NewChallengeForm {
    opponent: String,
    color: String,
    control: String,
    /// The time of each move.
    days: String,
    initial: String,
    increment: String,
    cap: String,
    limit: String,
    moves: String,
    period_days: String,
    silence: String,
    start: String,
    number: String,
    fen: String,
    en_passant: String,
    legal_moves_only: String,
    draw_rule: String,
    conditional: String,
    takebacks: String,
    rated: String,
    timeout_rule: String,
    vacation: String,
    message: String,
    form_key: String,
}

impl Default for NewChallengeForm {
    fn default() -> NewChallengeForm {
        NewChallengeForm {
            opponent: String::new(),
            color: "random".into(),
            control: "per_move".into(),
            days: "3 days".into(),
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
            message: String::new(),
            form_key: String::new(),
        }
    }
}

/// What is wrong with it, field by field.
#[derive(Debug, Default)]
struct Faults {
    opponent: Option<String>,
    color: Option<String>,
    time: Option<String>,
    start: Option<String>,
    rules: Option<String>,
    rated: Option<String>,
    message: Option<String>,
}

impl Faults {
    fn any(&self) -> bool {
        [&self.opponent, &self.color, &self.time, &self.start, &self.rules, &self.message]
            .into_iter()
            .any(Option::is_some)
    }
}

#[derive(Template)]
#[template(path = "challenges/offer.html")]
struct NewChallengeTemplate<'a> {
    page: Page<'a>,
    entered: &'a NewChallengeForm,
    faults: Faults,
}

/// `GET /challenges/new`
pub async fn show(ctx: RequestContext, asked: Query<NewChallengeQuery>) -> PageResult {
    ctx.player()?;
    let days = |number| ctx.locale.time(TimeDelta::days(number));
    let entered = NewChallengeForm {
        opponent: asked.opponent.clone(),
        days: days(3),
        initial: days(10),
        increment: days(1),
        form_key: Secret::generate().as_str()[..16].to_owned(),
        ..NewChallengeForm::default()
    };
    ctx.ok(&NewChallengeTemplate { page: ctx.page(), entered: &entered, faults: Faults::default() })
}

/// `POST /challenges/new`
pub async fn submit(ctx: RequestContext, Form(entered): Form<NewChallengeForm>) -> PageResult {
    let me = ctx.sender()?.player.id;
    let locale = ctx.locale;
    let (mut faults, offer) = read(locale, &entered);
    if let Some(offer) = offer {
        // Each sends an email to whom it is for.
        if offer.opponent.is_some() {
            ctx.app.limits.messages(me)?;
        }
        match refusable(offer_challenge(&ctx.app.db, me, offer, ctx.now).await)? {
            Ok(id) => return Ok(see_other(format!("/challenges/{id}?notice=challenged"))),
            Err(why @ ChallengeError::TooMany) => {
                faults.message = Some(why.said(locale).to_string());
            }
            Err(why @ ChallengeError::NotRatable) => {
                faults.rated = Some(why.said(locale).to_string());
            }
            Err(why) => faults.opponent = Some(why.said(locale).to_string()),
        }
    }
    ctx.again(&NewChallengeTemplate { page: ctx.page(), entered: &entered, faults })
}

fn read(locale: Locale, entered: &NewChallengeForm) -> (Faults, Option<NewOffer>) {
    let mut faults = Faults::default();
    let color = match entered.color.as_str() {
        "random" => None,
        word => {
            let color = color_of(word);
            if color.is_none() {
                faults.color = Some(locale.t("challenge-new-error-color").to_string());
            }
            color
        }
    };
    let control = read_control(locale, entered);
    if let Err(fault) = &control {
        faults.time = Some(fault.clone());
    }
    let message = entered.message.trim();
    if message.chars().count() > MAX_MESSAGE_CHARS {
        faults.message = Some(
            locale
                .t("challenge-new-error-message-too-long")
                .count("most", MAX_MESSAGE_CHARS)
                .to_string(),
        );
    }
    let rules = read_rules(entered);
    if rules.is_none() {
        faults.rules = Some(locale.t("challenge-new-error-game-options").to_string());
    }
    let start = read_start(locale, entered, rules.map(|rules| rules.board).unwrap_or_default());
    if let Err(fault) = &start {
        faults.start = Some(fault.clone());
    }
    if entered.form_key.is_empty() || entered.form_key.len() > 64 {
        faults.opponent = Some(locale.t("challenge-new-error-form-expired").to_string());
    }
    let (Ok(start), Ok(control), Some(rules), false) = (start, control, rules, faults.any()) else {
        return (faults, None);
    };
    let opponent = Some(entered.opponent.trim().to_owned()).filter(|name| !name.is_empty());
    let offer = NewOffer {
        opponent,
        color,
        start,
        terms: Terms {
            control,
            timeout_rule: rules.timeout_rule,
            vacation: rules.vacation,
            draw_rule: rules.draw_rule,
            conditional: rules.conditional,
            // As the form says.
            takebacks: rules.takebacks && !rules.rated,
            rated: rules.rated,
        },
        message: message.to_owned(),
        form_key: format!("form:{}", entered.form_key),
    };
    (faults, Some(offer))
}

/// Reads the time control: the fields of the chosen one only.
fn read_control(locale: Locale, entered: &NewChallengeForm) -> Result<TimeControl, String> {
    let time = |field: Message, text: &str| {
        let fault = || locale.t("challenge-new-error-not-a-time").with("field", field).to_string();
        read_time(text).ok_or_else(fault)
    };
    let optional = |field: Message, text: &str| match text.trim() {
        "" => Ok(None),
        text => time(field, text).map(Some),
    };
    let number = |field: Message, text: &str| {
        let fault =
            |_| locale.t("challenge-new-error-not-a-number").with("field", field).to_string();
        text.trim().parse().map_err(fault)
    };
    let control = match entered.control.as_str() {
        "per_move" => TimeControl::PerMove {
            time: time(locale.t("challenge-new-time-per-move-label"), &entered.days)?,
        },
        "fischer" => TimeControl::Fischer {
            initial: time(locale.t("challenge-new-initial-time"), &entered.initial)?,
            increment: optional(locale.t("challenge-new-increment"), &entered.increment)?
                .unwrap_or_default(),
            cap: optional(locale.t("challenge-new-clock-maximum"), &entered.cap)?,
            limit: optional(locale.t("challenge-new-move-maximum"), &entered.limit)?,
        },
        "period" => TimeControl::Period {
            moves: number(locale.t("challenge-new-period-moves"), &entered.moves)?,
            days: number(locale.t("challenge-new-period-days"), &entered.period_days)?,
            silence: number(locale.t("challenge-new-period-move-maximum"), &entered.silence)?,
        },
        "unlimited" => TimeControl::Unlimited,
        _ => return Err(locale.t("challenge-new-error-time-control").to_string()),
    };
    control.check().map_err(|fault| locale.bad_control(fault))?;
    Ok(control)
}

/// The rules of the game that were chosen.
#[derive(Clone, Copy)]
struct GameOptions {
    board: Rules,
    draw_rule: DrawRule,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    timeout_rule: TimeoutRule,
    vacation: bool,
}

fn read_rules(entered: &NewChallengeForm) -> Option<GameOptions> {
    let switch = |value: &str| match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    };
    let board = Rules {
        en_passant: switch(&entered.en_passant)?,
        legal_moves_only: switch(&entered.legal_moves_only)?,
    };
    Some(GameOptions {
        board,
        draw_rule: entered.draw_rule.parse().ok()?,
        conditional: switch(&entered.conditional)?,
        takebacks: switch(&entered.takebacks)?,
        rated: switch(&entered.rated)?,
        timeout_rule: entered.timeout_rule.parse().ok()?,
        vacation: switch(&entered.vacation)?,
    })
}

fn read_start(locale: Locale, entered: &NewChallengeForm, rules: Rules) -> Result<Start, String> {
    let start = match entered.start.as_str() {
        "standard" => Ok(Start::standard()),
        "chess960" => {
            let number = entered.number.trim().parse();
            number.map_err(|_| BadStart::Number).and_then(Start::chess960)
        }
        "fen" => Start::from_fen(&entered.fen, Variant::Standard),
        _ => return Err(locale.t("challenge-new-error-starting-position").to_string()),
    };
    start.and_then(|start| start.under(rules)).map_err(|fault| locale.bad_start(&fault))
}
