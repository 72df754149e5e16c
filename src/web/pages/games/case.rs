//! What was claimed, said and decided in a game, in words: for its players, for its log and for
//! the admin pages.

use std::collections::HashMap;

use diesel::QueryResult;
use shakmaty::uci::UciMove;

use crate::{
    chess::Color,
    db::{
        DbConn, GameId, PlayerId,
        game_events::ReadEntry,
        tournaments::{self, TournamentPlace},
    },
    game::{Actor, Adjudication, CaseEntry, ClaimGround, Filed, Game, LogEntry, LogEntryKind},
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

/// Returns what pages of players call those who have given time in a game as the director of its
/// tournament. `place`: where the game stands in one.
pub fn director_names(
    conn: &mut DbConn,
    place: Option<&TournamentPlace>,
    game: GameId,
    log: &[ReadEntry],
    locale: Locale,
) -> QueryResult<Names> {
    let is_time = |entry: &ReadEntry| match entry {
        Ok(LogEntry {
            what: LogEntryKind::Case(CaseEntry::Adjudicated { adjudication, .. }),
            ..
        }) => matches!(adjudication, Adjudication::AddTime { .. }),
        _ => false,
    };
    let Some(place) = place.filter(|_| log.iter().any(is_time)) else { return Ok(Names::new()) };
    let Some(stored) = tournaments::find(conn, place.tournament)? else { return Ok(Names::new()) };
    let given = stored.tournament.time_given.get(&game.0);
    let director = locale.t("evidence-the-tournament-director").to_string();
    let accounts = given.into_iter().flat_map(|given| &given.by);
    Ok(accounts.map(|account| (PlayerId(*account), director.clone())).collect())
}

/// Returns who decided, if an entry is a decision.
pub fn decided_by(entry: &ReadEntry) -> Option<PlayerId> {
    match entry {
        Ok(LogEntry { by: Actor::Arbiter(id), .. }) => Some(PlayerId(*id)),
        _ => None,
    }
}

/// Puts an entry about a claim or a decision into words.
/// `quoted`: the intended move as a score sheet shows it.
pub fn describe(
    game: &Game,
    entry: &CaseEntry,
    admins: &Names,
    quoted: impl FnOnce(&UciMove) -> String,
    locale: Locale,
) -> String {
    match entry {
        CaseEntry::Claimed { claim: Filed { by, ground, intended }, .. } => {
            let intended = intended.as_ref().map(quoted);
            locale.claimed(*by, &locale.claim(*ground, intended.as_deref()))
        }
        CaseEntry::Answered { by, .. } => locale.claim_answered(*by),
        CaseEntry::Appealed { by, .. } => locale.appealed(*by),
        CaseEntry::PlayStopped { .. } => locale.play_stopped(),
        CaseEntry::ResultClaimed { by, result, .. } => locale.result_claimed(*by, *result),
        CaseEntry::Adjudicated { arbiter, adjudication, .. } => {
            let name = admins.get(&PlayerId(*arbiter)).map(String::as_str);
            locale.adjudicated(name, *adjudication)
        }
        CaseEntry::Refuted { evidence } => locale.claim_refuted(game, evidence),
        CaseEntry::Examined { evidence } => locale.examined(game, evidence),
    }
}

/// Returns the steps of the case that is under way or was decided last, oldest first.
pub fn said(game: &Game, log: &[ReadEntry], admins: &Names, zone: Zone) -> Vec<CaseStep> {
    let Some(case) = game.case() else { return Vec::new() };
    let moved = game.played().last().map_or(game.started_at(), |played| played.at);
    let is_claim =
        |what: &LogEntryKind| matches!(what, LogEntryKind::Case(CaseEntry::Claimed { .. }));
    let is_decision =
        |what: &LogEntryKind| matches!(what, LogEntryKind::Case(CaseEntry::Adjudicated { .. }));
    let is_stop =
        |what: &LogEntryKind| matches!(what, LogEntryKind::Case(CaseEntry::PlayStopped { .. }));
    let first = match case.claim {
        _ if case.stopped.is_some() => {
            log.iter().rposition(|entry| entry.as_ref().is_ok_and(|entry| is_stop(&entry.what)))
        }
        Some(_) => {
            log.iter().rposition(|entry| entry.as_ref().is_ok_and(|entry| is_claim(&entry.what)))
        }
        // An act that nobody had asked for, and all that followed in this position.
        None => log.iter().position(|entry| {
            entry.as_ref().is_ok_and(|entry| is_decision(&entry.what) && entry.at >= moved)
        }),
    };
    let first = first.unwrap_or_default();
    steps(game, log.get(first..).unwrap_or_default(), admins, zone)
}

/// Returns with which words a side last claimed a result.
pub fn last_result_claim(log: &[ReadEntry], side: Color) -> Option<&str> {
    log.iter().rev().find_map(|entry| match entry {
        Ok(LogEntry {
            what: LogEntryKind::Case(CaseEntry::ResultClaimed { by, statement, .. }),
            ..
        }) => (*by == side).then_some(statement.as_str()),
        _ => None,
    })
}

/// Returns whether an entry is the claim of a result that a later one replaces.
fn is_replaced(entry: &ReadEntry, later: &[ReadEntry]) -> bool {
    let claimed_by = |entry: &ReadEntry| match entry {
        Ok(LogEntry { what: LogEntryKind::Case(CaseEntry::ResultClaimed { by, .. }), .. }) => {
            Some(*by)
        }
        _ => None,
    };
    let by = claimed_by(entry);
    by.is_some() && later.iter().any(|other| claimed_by(other) == by)
}

/// Returns steps in words.
fn steps(game: &Game, log: &[ReadEntry], admins: &Names, zone: Zone) -> Vec<CaseStep> {
    let step = |(index, entry): (usize, &ReadEntry)| {
        let (what, text, at) = match entry {
            Ok(LogEntry { what: LogEntryKind::Case(case_entry), at, .. }) => {
                let quoted = |uci: &UciMove| quoted(game, uci);
                let mut what = describe(game, case_entry, admins, quoted, zone.locale());
                if is_replaced(entry, &log[index + 1..]) {
                    what = format!("{what} {}", zone.locale().t("event-claim-replaced"));
                }
                (what, case_entry.text().map_or("", |(text, _)| text), *at)
            }
            Ok(_) => return None,
            Err(error) => (zone.locale().unreadable_entry(), "", error.at),
        };
        Some(CaseStep { what, text: text.to_owned(), at: zone.full(at) })
    };
    log.iter().enumerate().filter_map(step).collect()
}

/// Returns an intended move as a score sheet shows it, as it stands if it is not for the present
/// position.
fn quoted(game: &Game, uci: &UciMove) -> String {
    let mv = uci.to_move(game.position()).ok();
    mv.map_or_else(|| uci.to_string(), |mv| game.quoted(mv))
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
        (None, None) => {
            case.stopped?;
            locale.t("log-play-stopped-waiting")
        }
    };
    Some(said.to_string())
}
