//! Offering a game, in the lobby or to one player.

use actix_web::web::Query;
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;

use crate::{
    actions::challenges::{ChallengeRefusal, NewOffer, offer_challenge},
    chance::Secret,
    chess::{BadStart, Color, Rules, Start, Variant},
    game::{DrawRule, Terms},
    web::{
        error::{PageResult, refusable},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

/// Characters that a message may have.
pub const MESSAGE: usize = 500;

/// Days that a move may have.
const DAYS: std::ops::RangeInclusive<i64> = 1..=30;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    opponent: String,
}

/// What stands in the form.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct Entered {
    opponent: String,
    color: String,
    days: String,
    start: String,
    number: String,
    fen: String,
    en_passant: String,
    check_warning: String,
    draws: String,
    conditional: String,
    takebacks: String,
    message: String,
    form_key: String,
}

impl Default for Entered {
    fn default() -> Entered {
        Entered {
            opponent: String::new(),
            color: "random".into(),
            days: "3".into(),
            start: "standard".into(),
            number: String::new(),
            fen: String::new(),
            en_passant: "on".into(),
            check_warning: "on".into(),
            draws: DrawRule::default().as_str().into(),
            conditional: "on".into(),
            takebacks: "on".into(),
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
    days: Option<String>,
    start: Option<String>,
    rules: Option<String>,
    message: Option<String>,
}

impl Faults {
    fn any(&self) -> bool {
        [&self.opponent, &self.color, &self.days, &self.start, &self.rules, &self.message]
            .into_iter()
            .any(Option::is_some)
    }
}

#[derive(Template)]
#[template(path = "challenges/offer.html")]
struct Show<'a> {
    page: Page<'a>,
    entered: &'a Entered,
    faults: Faults,
}

/// `GET /challenges/new`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    visitor.player()?;
    let entered = Entered {
        opponent: asked.opponent.clone(),
        form_key: Secret::draw().as_str()[..16].to_owned(),
        ..Entered::default()
    };
    visitor.ok(&Show { page: visitor.page(), entered: &entered, faults: Faults::default() })
}

/// `POST /challenges/new`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (mut faults, offer) = read(&entered);
    if let Some(offer) = offer {
        match refusable(offer_challenge(&visitor.app.db, me, offer, visitor.now).await)? {
            Ok(id) => return Ok(see_other(format!("/challenges/{id}?notice=challenged"))),
            Err(why @ ChallengeRefusal::TooMany) => faults.message = Some(why.to_string()),
            Err(why) => faults.opponent = Some(why.to_string()),
        }
    }
    visitor.again(&Show { page: visitor.page(), entered: &entered, faults })
}

fn read(entered: &Entered) -> (Faults, Option<NewOffer>) {
    let mut faults = Faults::default();
    let color = match entered.color.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        "random" => None,
        _ => {
            faults.color = Some("Choose a colour.".into());
            None
        }
    };
    let days = entered.days.trim().parse().ok().filter(|days| DAYS.contains(days));
    if days.is_none() {
        faults.days = Some("A move has 1 to 30 days.".into());
    }
    let message = entered.message.trim();
    if message.chars().count() > MESSAGE {
        faults.message = Some(format!("A message has at most {MESSAGE} characters."));
    }
    let rules = read_rules(entered);
    if rules.is_none() {
        faults.rules = Some("Choose each house rule from its list.".into());
    }
    let start = read_start(entered, rules.map(|(rules, ..)| rules).unwrap_or_default());
    if let Err(fault) = &start {
        faults.start = Some(fault.clone());
    }
    if entered.form_key.is_empty() || entered.form_key.len() > 64 {
        faults.opponent = Some("This form is out of date. Open it anew.".into());
    }
    let (Ok(start), Some(days), Some((_, draws, conditional, takebacks)), false) =
        (start, days, rules, faults.any())
    else {
        return (faults, None);
    };
    let opponent = Some(entered.opponent.trim().to_owned()).filter(|name| !name.is_empty());
    let offer = NewOffer {
        opponent,
        color,
        start,
        terms: Terms { per_move: TimeDelta::days(days), draws, conditional, takebacks },
        message: message.to_owned(),
        form_key: format!("form:{}", entered.form_key),
    };
    (faults, Some(offer))
}

fn read_rules(entered: &Entered) -> Option<(Rules, DrawRule, bool, bool)> {
    let switch = |value: &str| match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    };
    let rules = Rules {
        en_passant: switch(&entered.en_passant)?,
        check_warning: switch(&entered.check_warning)?,
    };
    let (conditional, takebacks) = (switch(&entered.conditional)?, switch(&entered.takebacks)?);
    Some((rules, entered.draws.parse().ok()?, conditional, takebacks))
}

fn read_start(entered: &Entered, rules: Rules) -> Result<Start, String> {
    let start = match entered.start.as_str() {
        "standard" => Ok(Start::standard()),
        "chess960" => {
            let number = entered.number.trim().parse();
            number.map_err(|_| BadStart::Number).and_then(Start::chess960)
        }
        "fen" => Start::from_fen(&entered.fen, Variant::Standard),
        _ => return Err("Choose a start position.".into()),
    };
    start.and_then(|start| start.under(rules)).map_err(|fault| fault.to_string())
}
