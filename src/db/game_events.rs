//! The log of every game: append-only, never edited. A row is text, which the chain of hashes goes
//! over ([`super::log_chain`]); what it says is a [`LogEntry`]. Both directions stand here, and a row
//! that cannot be read is an error that keeps its place.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId,
    endings::{ending_of, ending_word},
    schema::{game_events, games},
};
use crate::{
    chess::{Color, color_of, color_word},
    game::{
        Actor, Adjudication, Audience, CaseEntry, Ending, Event, Evidence, Filed, Game, LogEntry,
        LogEntryKind, clock::Vacation,
    },
};

/// A row of the log, as texts.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = game_events)]
pub struct LoggedEvent {
    pub game_id: GameId,
    pub number: i32,
    pub at: DbTimestamp,
    pub actor: String,
    pub kind: String,
    pub detail: String,
}

/// A row that says nothing that an event can say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {number} of game {game} cannot be read")]
pub struct UnreadableEvent {
    pub game: GameId,
    pub number: i32,
    pub at: DateTime<Utc>,
    /// The stored word, which may be none that is known.
    pub kind: String,
}

/// The kinds of events that are for the players alone, as [`LogEntryKind::audience`] says of those
/// that can be read.
const PLAYERS_ONLY: [&str; 4] = ["vacation_set", "proposed", "takeback_asked", "takeback_declined"];

impl UnreadableEvent {
    /// Returns who may read that something happened then.
    pub fn audience(&self) -> Audience {
        match PLAYERS_ONLY.contains(&self.kind.as_str()) {
            true => Audience::Players,
            false => Audience::Everyone,
        }
    }
}

/// An entry of the log as it was read.
pub type ReadEntry = Result<LogEntry, UnreadableEvent>;

/// Returns the log rows of events, without private ones. `before` is the game before them,
/// `first` the number of the first of them.
pub fn logged(game: GameId, before: &Game, first: i32, events: &[Event]) -> Vec<LoggedEvent> {
    let mode = before.start().variant().castling_mode();
    let mut rows: Vec<LoggedEvent> = Vec::with_capacity(events.len());
    for (index, event) in events.iter().enumerate() {
        let number = first.saturating_add(i32::try_from(rows.len()).unwrap_or(i32::MAX));
        let entry = LogEntry::of(event, number, mode, || after(before, &events[..index]));
        rows.extend(entry.map(|entry| LoggedEvent::of(game, &entry)));
    }
    rows
}

/// Returns how often games have changed, and when they did last; those that never did are left out.
pub fn list_last_changes(
    conn: &mut DbConn,
    ids: &[GameId],
) -> QueryResult<HashMap<GameId, (i32, DbTimestamp)>> {
    let rows: Vec<(GameId, i32, DbTimestamp)> = game_events::table
        .inner_join(games::table.on(games::id.eq(game_events::game_id)))
        .filter(games::id.eq_any(ids))
        // The version counts the events, and they are numbered from zero.
        .filter(game_events::number.eq(games::version - 1))
        .select((games::id, games::version, game_events::at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, version, at)| (id, (version, at))).collect())
}

/// Half-moves that this process has stored. One whose transaction was begun again counts twice.
static STORED_MOVES: AtomicU64 = AtomicU64::new(0);

/// Returns how many half-moves this process has stored since it was started.
pub fn count_stored_moves() -> u64 {
    STORED_MOVES.load(Relaxed)
}

/// Appends events to a game's log.
pub fn insert(conn: &mut DbConn, rows: &[LoggedEvent]) -> QueryResult<()> {
    let moves = rows.iter().filter(|row| row.kind == "move").count();
    STORED_MOVES.fetch_add(u64::try_from(moves).unwrap_or_default(), Relaxed);
    for row in rows {
        let query = diesel::insert_into(game_events::table).values(row);
        on_either!(conn, |c| query.execute(c)?);
    }
    Ok(())
}

fn after(before: &Game, events: &[Event]) -> Game {
    let mut game = before.clone();
    events.iter().for_each(|event| game.apply(event));
    game
}

/// Returns the log of a game as it is stored, oldest first.
pub fn list(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<LoggedEvent>> {
    game_events::table
        .filter(game_events::game_id.eq(game))
        .order(game_events::number)
        .select(LoggedEvent::as_select())
        .load(conn)
}

/// Returns the log of a game as it is read, oldest first.
pub fn list_entries(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<ReadEntry>> {
    Ok(read_all(&list(conn, game)?))
}

/// Returns what was claimed, said and decided in a game, oldest first.
pub fn list_case(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<ReadEntry>> {
    let rows: Vec<LoggedEvent> = game_events::table
        .filter(game_events::game_id.eq(game))
        .filter(game_events::kind.eq_any(CASE))
        .order(game_events::number)
        .select(LoggedEvent::as_select())
        .load(conn)?;
    Ok(read_all(&rows))
}

/// Reads rows. One that cannot be read is logged, and keeps no other from being read.
fn read_all(rows: &[LoggedEvent]) -> Vec<ReadEntry> {
    let read = rows.iter().map(LogEntry::try_from);
    read.inspect(|entry| {
        if let Err(error) = entry {
            tracing::error!(%error, "a corrupt row of game_events");
        }
    })
    .collect()
}

/// The kinds that are about a claim or a decision.
const CASE: [&str; 8] = [
    "claimed",
    "claim_answered",
    "claim_examined",
    "claim_refuted",
    "appealed",
    "play_stopped",
    "result_claimed",
    "adjudicated",
];

impl LoggedEvent {
    fn of(game: GameId, entry: &LogEntry) -> LoggedEvent {
        let (kind, detail) = write(&entry.what);
        LoggedEvent {
            game_id: game,
            number: entry.number,
            at: DbTimestamp::of(entry.at),
            actor: write_actor(entry.by),
            kind: kind.to_owned(),
            detail,
        }
    }
}

impl TryFrom<&LoggedEvent> for LogEntry {
    type Error = UnreadableEvent;

    fn try_from(row: &LoggedEvent) -> ReadEntry {
        let (number, at) = (row.number, row.at.utc());
        let entry = read_actor(&row.actor).and_then(|by| {
            let what = read(&row.kind, &row.detail, by)?;
            Some(LogEntry { number, at, by, what })
        });
        // One text for each entry, so that what was read is what was written.
        entry.filter(|entry| LoggedEvent::of(row.game_id, entry) == *row).ok_or(UnreadableEvent {
            game: row.game_id,
            number,
            at,
            kind: row.kind.clone(),
        })
    }
}

fn write_actor(actor: Actor) -> String {
    let word = match actor {
        Actor::Arbiter(id) => return arbiter_word(id),
        Actor::Player(Color::White) => "white",
        Actor::Player(Color::Black) => "black",
        Actor::ConditionalMoves(Color::White) => "white_conditional_move",
        Actor::ConditionalMoves(Color::Black) => "black_conditional_move",
        Actor::ProposedLine(Color::White) => "white_proposed_line",
        Actor::ProposedLine(Color::Black) => "black_proposed_line",
        Actor::Clock => "clock",
        Actor::RulesCore => "rules_core",
        Actor::System => "system",
    };
    word.to_owned()
}

/// Returns the word for an arbiter, by the number of the account.
pub(super) fn arbiter_word(id: i64) -> String {
    format!("admin:{id}")
}

fn read_actor(word: &str) -> Option<Actor> {
    Some(match word {
        "white" => Actor::Player(Color::White),
        "black" => Actor::Player(Color::Black),
        "white_conditional_move" => Actor::ConditionalMoves(Color::White),
        "black_conditional_move" => Actor::ConditionalMoves(Color::Black),
        "white_proposed_line" => Actor::ProposedLine(Color::White),
        "black_proposed_line" => Actor::ProposedLine(Color::Black),
        "clock" => Actor::Clock,
        "rules_core" => Actor::RulesCore,
        "system" => Actor::System,
        _ => Actor::Arbiter(word.strip_prefix("admin:")?.parse().ok()?),
    })
}

/// Returns the kind of an entry and what else it says: a move as `e2e4` or, with a draw
/// offer, `e2e4 draw`; the end of a delay as the instant at which the move was made and what it had
/// used, both in microseconds; a safety move as the seconds that its clock had left; a proposed line as it was typed; a takeback as the half-moves that are
/// left; time given as whom and seconds; vacations and an outage as spans of microseconds since
/// 1970, `1763647200000000-1763733600000000`; special leave as the side and such a span; a replaced player as the side, the former account and
/// the new one; a claim as its ground, the intended move or `-`, and the words; a claimed result as
/// its word and the words; a stop of play as the instant until which results can be claimed; a
/// decision as its word and the reason; an end as its word, the side it speaks of
/// and what proves it. The chain of hashes depends on these texts: they never change.
fn write(what: &LogEntryKind) -> (&'static str, String) {
    match what {
        LogEntryKind::MovePlayed { mv, offers_draw, .. } => {
            ("move", format!("{mv}{}", if *offers_draw { " draw" } else { "" }))
        }
        LogEntryKind::DelayEnded { made_at, used, .. } => {
            let used = used.num_microseconds().unwrap_or(i64::MAX);
            ("delay_ended", format!("{} {used}", made_at.timestamp_micros()))
        }
        LogEntryKind::SafetyMovePlayed { lead, .. } => {
            ("safety_move_played", lead.num_seconds().to_string())
        }
        LogEntryKind::Proposed { lines, .. } => ("proposed", lines.clone()),
        LogEntryKind::TakebackAsked { .. } => ("takeback_asked", String::new()),
        LogEntryKind::TakebackDeclined { .. } => ("takeback_declined", String::new()),
        LogEntryKind::TakenBack { to, .. } => ("taken_back", to.to_string()),
        LogEntryKind::TimeGiven { by, time } => {
            ("time_given", format!("{} {}", color_word(!*by), time.num_seconds()))
        }
        LogEntryKind::VacationSet { vacations, .. } => {
            let spans = vacations.iter().map(Vacation::to_text);
            ("vacation_set", spans.collect::<Vec<_>>().join(" "))
        }
        LogEntryKind::SpecialLeaveGranted { side, leave } => {
            ("special_leave_granted", format!("{} {}", color_word(*side), leave.to_text()))
        }
        LogEntryKind::TimeReturned(outage) => ("time_returned", outage.to_text()),
        LogEntryKind::PlayerReplaced { side, former, player } => {
            ("player_replaced", format!("{} {former} {player}", color_word(*side)))
        }
        LogEntryKind::DrawOffered { .. } => ("draw_offered", String::new()),
        LogEntryKind::DrawDeclined { .. } => ("draw_declined", String::new()),
        LogEntryKind::ProofAwaited { cause, side } => {
            ("proof_awaited", format!("{} {}", cause.as_str(), color_word(*side)))
        }
        LogEntryKind::Ended { ending, evidence } => {
            let (word, side) = ending_word(*ending);
            let proof = evidence.as_ref().map(Evidence::to_text);
            let words = [Some(word), side.map(color_word), proof.as_deref()];
            ("ended", words.into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        LogEntryKind::Case(entry) => write_case(entry),
    }
}

/// Reads what [`write`] wrote of what somebody did; `None` for much of what it never writes.
fn read(kind: &str, detail: &str, by: Actor) -> Option<LogEntryKind> {
    let side = by.side();
    Some(match kind {
        "move" => {
            let (mv, offer) = detail.split_once(' ').unwrap_or((detail, ""));
            let (mv, offers_draw) = (mv.parse().ok()?, !offer.is_empty());
            LogEntryKind::MovePlayed { by: side?, how: by.how(), mv, offers_draw }
        }
        "delay_ended" => {
            let (made_at, used) = detail.split_once(' ')?;
            LogEntryKind::DelayEnded {
                by: side?,
                made_at: DateTime::from_timestamp_micros(made_at.parse().ok()?)?,
                used: TimeDelta::microseconds(used.parse().ok()?),
            }
        }
        "safety_move_played" => LogEntryKind::SafetyMovePlayed {
            by: side?,
            lead: TimeDelta::try_seconds(detail.parse().ok()?)?,
        },
        "proposed" => LogEntryKind::Proposed { by: side?, lines: detail.to_owned() },
        "takeback_asked" => LogEntryKind::TakebackAsked { by: side? },
        "takeback_declined" => LogEntryKind::TakebackDeclined { by: side? },
        "taken_back" => LogEntryKind::TakenBack { by: side?, to: detail.parse().ok()? },
        "time_given" => {
            let (_, seconds) = detail.split_once(' ')?;
            let time = TimeDelta::try_seconds(seconds.parse().ok()?)?;
            LogEntryKind::TimeGiven { by: side?, time }
        }
        "vacation_set" => {
            let spans = detail.split(' ').filter(|span| !span.is_empty()).map(Vacation::parse);
            LogEntryKind::VacationSet { by: side?, vacations: spans.collect::<Option<_>>()? }
        }
        "special_leave_granted" => {
            let (side, leave) = detail.split_once(' ')?;
            let (side, leave) = (color_of(side)?, Vacation::parse(leave)?);
            LogEntryKind::SpecialLeaveGranted { side, leave }
        }
        "time_returned" => LogEntryKind::TimeReturned(Vacation::parse(detail)?),
        "player_replaced" => {
            let mut words = detail.split(' ');
            LogEntryKind::PlayerReplaced {
                side: color_of(words.next()?)?,
                former: words.next()?.parse().ok()?,
                player: words.next()?.parse().ok()?,
            }
        }
        "draw_offered" => LogEntryKind::DrawOffered { by: side? },
        "draw_declined" => LogEntryKind::DrawDeclined { by: side? },
        "proof_awaited" => {
            let (cause, side) = detail.split_once(' ')?;
            LogEntryKind::ProofAwaited { cause: cause.parse().ok()?, side: color_of(side)? }
        }
        "ended" => {
            let (ending, evidence) = read_end(detail)?;
            LogEntryKind::Ended { ending, evidence }
        }
        kind => LogEntryKind::Case(read_case(kind, detail, by)?),
    })
}

/// Reads an end, and what proves it.
fn read_end(detail: &str) -> Option<(Ending, Option<Evidence>)> {
    let (word, rest) = detail.split_once(' ').unwrap_or((detail, ""));
    let (side, proof) = match rest.split_once(' ').unwrap_or((rest, "")) {
        (side @ ("white" | "black"), proof) => (color_of(side), proof),
        _ => (None, rest),
    };
    let evidence = if proof.is_empty() { None } else { Some(proof.parse::<Evidence>().ok()?) };
    Some((ending_of(word, side)?, evidence))
}

fn write_case(entry: &CaseEntry) -> (&'static str, String) {
    match entry {
        CaseEntry::Claimed { claim, statement } => {
            let intended = claim.intended.as_ref().map_or("-".to_owned(), ToString::to_string);
            ("claimed", format!("{} {intended} {statement}", claim.ground.as_str()))
        }
        CaseEntry::Answered { statement, .. } => ("claim_answered", statement.clone()),
        CaseEntry::Examined { evidence } => ("claim_examined", evidence.to_text()),
        CaseEntry::Refuted { evidence } => ("claim_refuted", evidence.to_text()),
        CaseEntry::Appealed { statement, .. } => ("appealed", statement.clone()),
        CaseEntry::PlayStopped { claims_until } => {
            ("play_stopped", claims_until.timestamp_micros().to_string())
        }
        CaseEntry::ResultClaimed { result, statement, .. } => {
            ("result_claimed", format!("{} {statement}", result.as_str()))
        }
        CaseEntry::Adjudicated { adjudication, reason, .. } => {
            ("adjudicated", write_adjudication(*adjudication, reason))
        }
    }
}

/// Reads what [`write_case`] wrote.
fn read_case(kind: &str, detail: &str, by: Actor) -> Option<CaseEntry> {
    let (side, text) = (by.side(), || detail.to_owned());
    Some(match kind {
        "claimed" => {
            let mut parts = detail.splitn(3, ' ');
            let ground = parts.next()?.parse().ok()?;
            let intended = match parts.next()? {
                "-" => None,
                uci => Some(uci.parse().ok()?),
            };
            let claim = Filed { by: side?, ground, intended };
            CaseEntry::Claimed { claim, statement: parts.next()?.to_owned() }
        }
        "claim_answered" => CaseEntry::Answered { by: side?, statement: text() },
        "claim_examined" => CaseEntry::Examined { evidence: detail.parse::<Evidence>().ok()? },
        "claim_refuted" => CaseEntry::Refuted { evidence: detail.parse::<Evidence>().ok()? },
        "appealed" => CaseEntry::Appealed { by: side?, statement: text() },
        "play_stopped" => CaseEntry::PlayStopped {
            claims_until: DateTime::from_timestamp_micros(detail.parse().ok()?)?,
        },
        "result_claimed" => {
            let (result, statement) = detail.split_once(' ')?;
            let (result, statement) = (result.parse().ok()?, statement.to_owned());
            CaseEntry::ResultClaimed { by: side?, result, statement }
        }
        "adjudicated" => {
            let Actor::Arbiter(arbiter) = by else { return None };
            let (adjudication, reason) = read_adjudication(detail)?;
            CaseEntry::Adjudicated { arbiter, adjudication, reason }
        }
        _ => return None,
    })
}

/// Returns the text of a decision, for this log and for the audit log.
pub(super) fn write_adjudication(adjudication: Adjudication, reason: &str) -> String {
    format!("{} {reason}", adjudication.to_text())
}

/// Reads what [`write_adjudication`] wrote.
pub(super) fn read_adjudication(text: &str) -> Option<(Adjudication, String)> {
    let (adjudication, reason) = text.split_once(' ')?;
    Some((adjudication.parse().ok()?, reason.to_owned()))
}

#[cfg(test)]
mod tests;
