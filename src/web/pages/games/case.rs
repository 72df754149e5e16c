//! What was claimed, said and decided in a game, in words: for its players, for its log and for
//! the admin pages.

use std::collections::HashMap;

use crate::{
    chess::{Color, color_of},
    db::{PlayerId, game_events::LoggedEvent},
    game::{ClaimGround, Game},
    i18n::Locale,
    web::times::Zone,
};

/// One step of a case.
pub struct CaseStep {
    pub what: String,
    /// What was said with it; empty where nothing was.
    pub text: String,
    pub at: String,
}

/// The names of those who decided. The pages of players say that an administrator did, not which
/// one; the log as a file has the number of the account.
pub type Names = HashMap<PlayerId, String>;

/// Returns who decided, by the word of the log: `admin:17`.
pub fn adjudicated_by(actor: &str) -> Option<PlayerId> {
    actor.strip_prefix("admin:")?.parse().ok()
}

/// Puts an event about a claim or a decision into words: what happened, and what was said with it.
/// `quoted`: the intended move as a score sheet shows it.
pub fn describe(
    game: &Game,
    event: &LoggedEvent,
    admins: &Names,
    quoted: impl FnOnce(&str) -> String,
    locale: Locale,
) -> Option<(String, String)> {
    let side = color_of(&event.actor);
    let admin = || adjudicated_by(&event.actor).and_then(|id| admins.get(&id)).map(String::as_str);
    let (kind, detail) = (event.kind.as_str(), event.detail.as_str());
    let nothing = String::new;
    Some(match kind {
        "claimed" => {
            let mut parts = detail.splitn(3, ' ');
            let ground: ClaimGround = parts.next()?.parse().ok()?;
            let intended = parts.next().filter(|uci| *uci != "-").map(quoted);
            let said = parts.next().unwrap_or_default().to_owned();
            (locale.claimed(side?, &locale.claim(ground, intended.as_deref())), said)
        }
        "claim_answered" | "appealed" => (locale.did(side?, kind)?, detail.to_owned()),
        "adjudicated" => {
            let (adjudication, reason) = detail.split_once(' ').unwrap_or((detail, ""));
            (locale.adjudicated(admin(), adjudication.parse().ok()?), reason.to_owned())
        }
        "claim_refuted" => (locale.claim_refuted(game, &detail.parse().ok()?), nothing()),
        "claim_examined" => (locale.examined(game, &detail.parse().ok()?), nothing()),
        _ => return None,
    })
}

/// Returns the steps of the case that is under way or was decided last, oldest first.
pub fn said(game: &Game, log: &[LoggedEvent], admins: &Names, zone: Zone) -> Vec<CaseStep> {
    let Some(case) = game.case() else { return Vec::new() };
    let moved = game.played().last().map_or(game.started_at(), |played| played.at);
    let first = match case.claim {
        Some(_) => log.iter().rposition(|event| event.kind == "claimed"),
        // An act that nobody had asked for, and all that followed in this position.
        None => log.iter().position(|event| event.kind == "adjudicated" && event.at.utc() >= moved),
    };
    let first = first.unwrap_or_default();
    steps(game, log.get(first..).unwrap_or_default(), admins, zone)
}

/// Returns steps in words.
pub fn steps(game: &Game, log: &[LoggedEvent], admins: &Names, zone: Zone) -> Vec<CaseStep> {
    let told = |event: &LoggedEvent| {
        let quoted = |uci: &str| quoted(game, uci);
        let (what, text) = describe(game, event, admins, quoted, zone.locale())?;
        Some(CaseStep { what, text, at: zone.full(event.at.utc()) })
    };
    log.iter().filter_map(told).collect()
}

/// Returns an intended move as a score sheet shows it, as it stands if it is not for the present
/// position.
fn quoted(game: &Game, uci: &str) -> String {
    let mv = uci.parse::<shakmaty::uci::UciMove>().ok();
    let mv = mv.and_then(|mv| mv.to_move(game.position()).ok());
    mv.map_or_else(|| uci.to_owned(), |mv| game.quoted(mv))
}

/// Returns the sentence about a game that waits for a decision.
pub fn waiting(game: &Game, white: &str, black: &str, locale: Locale) -> Option<String> {
    let case = game.open_case()?;
    let name = |side: Color| side.fold_wb(white, black);
    let said = match (case.appeal, &case.claim) {
        (Some(side), _) => locale.t("log-appeal-waiting").with("name", name(side)),
        (None, Some(claim)) if claim.ground == ClaimGround::Silence => {
            locale.t("log-not-moving-waiting").with("name", name(claim.by))
        }
        (None, Some(claim)) => locale.t("log-claim-waiting").with("name", name(claim.by)),
        (None, None) => return None,
    };
    Some(said.to_string())
}
