//! Reports: made by players of other players and of what was said in a game, settled by
//! administrators.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use super::By;
use crate::{
    actions::{ActionError, ActionResult, messages::reads_spectators_of},
    db::{
        Db, DbConn, DbTimestamp, GameId, PlayerId,
        audit_log::{self, AuditAction, NewAuditEntry},
        game_messages,
        games::{self, NamedGame},
        players::{self, Player},
        private_messages,
        reports::{self, NewReport},
        spectator_messages,
        tournaments::{self, ViewedGame},
    },
};

/// The longest report and the longest answer, in characters.
pub const MAX_REPORT_CHARS: usize = 1000;

/// Reports that a player may make within a day.
pub const MAX_REPORTS_PER_DAY: i64 = 10;
const DAY: TimeDelta = TimeDelta::days(1);

/// Why a report was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportError {
    Text,
    Oneself,
    TooMany,
}

/// What is reported, by where it stands; messages and spectator messages are counted from 1.
#[derive(Clone, Debug)]
pub enum Reported {
    Player(String),
    Message(GameId, u32),
    SpectatorMessage(GameId, u32),
    /// What the player of this name wrote outside of games.
    Private(String, u32),
}

/// What a report is about, as it was seen.
pub struct Seen {
    /// Whom it is about.
    pub player: PlayerId,
    pub name: String,
    game: Option<GameId>,
    /// What they said.
    pub text: Option<String>,
}

/// Finds what a player wants to report, if they may know of it. What they said themselves is not
/// to be found.
pub fn find(conn: &mut DbConn, me: PlayerId, what: &Reported) -> QueryResult<Option<Seen>> {
    match what {
        Reported::Player(name) => {
            let found = players::find_by_name(conn, name)?.filter(Player::has_page);
            Ok(found.map(|Player { id, name, .. }| Seen {
                player: id,
                name,
                game: None,
                text: None,
            }))
        }
        Reported::Message(game, number) => find_message(conn, me, *game, *number),
        Reported::SpectatorMessage(game, number) => {
            find_spectator_message(conn, me, *game, *number)
        }
        Reported::Private(name, number) => {
            let Some(other) = players::find_by_name(conn, name)? else { return Ok(None) };
            let said = private_messages::find(conn, me, other.id, *number)?;
            let said = said.filter(|said| said.from_id == other.id);
            let seen = |text| Seen { player: other.id, name: other.name, game: None, text };
            Ok(said.map(|said| seen(Some(said.text))))
        }
    }
}

/// Who is no player of the game learns nothing of what was said in it.
fn find_message(
    conn: &mut DbConn,
    me: PlayerId,
    game: GameId,
    number: u32,
) -> QueryResult<Option<Seen>> {
    let Some(NamedGame { stored, names: [white, black], .. }) = games::find_with_names(conn, game)?
    else {
        return Ok(None);
    };
    let said = game_messages::find(conn, game, number)?;
    let said = said.filter(|said| stored.side_of(me) == Some(!said.side));
    Ok(said.map(|said| Seen {
        player: stored.player(said.side),
        name: said.side.fold_wb(white, black),
        game: Some(game),
        text: Some(said.text),
    }))
}

/// Who does not read spectator messages finds nothing to report.
fn find_spectator_message(
    conn: &mut DbConn,
    me: PlayerId,
    game: GameId,
    number: u32,
) -> QueryResult<Option<Seen>> {
    let Some(stored) = games::find(conn, game)? else { return Ok(None) };
    if !reads_spectators_of(&stored, Some(me))
        || tournaments::find_hidden(conn, ViewedGame::of(&stored, Some(me)))?.is_some()
    {
        return Ok(None);
    }
    let said = spectator_messages::find(conn, game, number)?.filter(|said| said.by != me);
    Ok(said.map(|said| Seen {
        player: said.by,
        name: said.name,
        game: Some(game),
        text: Some(said.text),
    }))
}

/// Reports a player or what one said. The report has the text itself: it may be gone later.
pub async fn report(
    db: &Db,
    reporter: PlayerId,
    what: Reported,
    text: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportError> {
    db.write(move |conn| {
        let Seen { player, game, text: message, .. } =
            find(conn, reporter, &what)?.ok_or(ActionError::NotFound)?;
        let message = message.as_deref();
        take(conn, NewReport { reporter, player, game, message, text: &text }, now)
    })
    .await
}

fn take(
    conn: &mut DbConn,
    new: NewReport<'_>,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportError> {
    let new = NewReport { text: &game_messages::clean(new.text), ..new };
    if !(1..=MAX_REPORT_CHARS).contains(&new.text.chars().count()) {
        return Err(ActionError::Refused(ReportError::Text));
    }
    if new.reporter == new.player {
        return Err(ActionError::Refused(ReportError::Oneself));
    }
    // Two at once are counted one after the other.
    players::lock(conn, new.reporter)?;
    let since = DbTimestamp::of(now - DAY);
    if reports::is_known(conn, &new, since)? {
        return Ok(());
    }
    if reports::count_by_since(conn, new.reporter, since)? >= MAX_REPORTS_PER_DAY {
        return Err(ActionError::Refused(ReportError::TooMany));
    }
    Ok(reports::insert(conn, &new, now)?)
}

/// Why a report was not settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettleReportError {
    Answer,
    AboutOneself,
    Settled,
}

/// Settles a report with a note for the other administrators.
pub async fn settle(
    db: &Db,
    by: By,
    report: i64,
    answer: String,
    now: DateTime<Utc>,
) -> ActionResult<(), SettleReportError> {
    db.write(move |conn| {
        let refused = |why| Err(ActionError::Refused(why));
        let found = reports::find(conn, report)?.ok_or(ActionError::NotFound)?;
        let answer = game_messages::clean(&answer);
        if !(1..=MAX_REPORT_CHARS).contains(&answer.chars().count()) {
            return refused(SettleReportError::Answer);
        }
        if by.id() == Some(found.player_id) {
            return refused(SettleReportError::AboutOneself);
        }
        if !reports::settle(conn, report, &answer, now)? {
            // A form that was sent twice.
            let same = found.answer == answer;
            return if same { Ok(()) } else { refused(SettleReportError::Settled) };
        }
        let act = NewAuditEntry {
            admin: by.id(),
            player: Some(found.player_id),
            game: found.game,
            action: AuditAction::ReportSettled { report, answer },
        };
        Ok(audit_log::record(conn, &act, now)?)
    })
    .await
}
