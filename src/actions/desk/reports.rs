//! Reports: made by players of other players and of what was said in a game, settled by
//! administrators.

use chrono::{DateTime, TimeDelta, Utc};

use super::By;
use crate::{
    actions::{ActionError, ActionResult, talk::hears_remarks},
    db::{
        Db, DbConn, GameId, PlayerId, Stamp,
        admin_acts::{self, NewAct},
        games, messages, players, private_messages, remarks,
        reports::{self, NewReport},
    },
};

/// The longest report and the longest answer, in characters.
pub const LONGEST: usize = 1000;

/// Reports that a player may make within a day.
pub const A_DAY: i64 = 10;
const DAY: TimeDelta = TimeDelta::days(1);

/// Why a report was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportRefusal {
    Words,
    Oneself,
    TooMany,
}

/// Reports a player.
pub async fn report_player(
    db: &Db,
    reporter: PlayerId,
    player: PlayerId,
    words: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportRefusal> {
    db.write(move |conn| {
        let found = players::find(conn, player)?;
        found.filter(|p| p.is_confirmed() && !p.is_closed()).ok_or(ActionError::NotFound)?;
        take(conn, NewReport { reporter, player, game: None, message: None, words: &words }, now)
    })
    .await
}

/// Reports what the opponent said in a game; `number` says which message it is. The report has
/// the text itself: it may be gone later.
pub async fn report_message(
    db: &Db,
    reporter: PlayerId,
    game: GameId,
    number: u32,
    words: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportRefusal> {
    db.write(move |conn| {
        let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        stored.side_of(reporter).ok_or(ActionError::Forbidden)?;
        let said = messages::find(conn, game, number)?.ok_or(ActionError::NotFound)?;
        let new = NewReport {
            reporter,
            player: stored.player(said.side),
            game: Some(game),
            message: Some(said.text.as_str()),
            words: &words,
        };
        take(conn, new, now)
    })
    .await
}

/// Reports what a spectator said about a game; `number` says which remark it is.
pub async fn report_remark(
    db: &Db,
    reporter: PlayerId,
    game: GameId,
    number: u32,
    words: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportRefusal> {
    db.write(move |conn| {
        let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        if !hears_remarks(&stored, Some(reporter)) {
            return Err(ActionError::NotFound);
        }
        let said = remarks::find(conn, game, number)?.ok_or(ActionError::NotFound)?;
        let new = NewReport {
            reporter,
            player: said.by,
            game: Some(game),
            message: Some(said.text.as_str()),
            words: &words,
        };
        take(conn, new, now)
    })
    .await
}

/// Reports what a player wrote to the reporter outside of games; `number` says which message of
/// the conversation it is.
pub async fn report_private(
    db: &Db,
    reporter: PlayerId,
    other: PlayerId,
    number: u32,
    words: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportRefusal> {
    db.write(move |conn| {
        let said = private_messages::find(conn, reporter, other, number)?;
        let said = said.ok_or(ActionError::NotFound)?;
        let (player, message) = (said.from_id, Some(said.text.as_str()));
        take(conn, NewReport { reporter, player, game: None, message, words: &words }, now)
    })
    .await
}

fn take(
    conn: &mut DbConn,
    new: NewReport<'_>,
    now: DateTime<Utc>,
) -> ActionResult<(), ReportRefusal> {
    let new = NewReport { words: &messages::clean(new.words), ..new };
    if !(1..=LONGEST).contains(&new.words.chars().count()) {
        return Err(ActionError::Refused(ReportRefusal::Words));
    }
    if new.reporter == new.player {
        return Err(ActionError::Refused(ReportRefusal::Oneself));
    }
    // Two at once are counted one after the other.
    players::lock(conn, new.reporter)?;
    let since = Stamp::of(now - DAY);
    if reports::is_known(conn, &new, since)? {
        return Ok(());
    }
    if reports::count_by_since(conn, new.reporter, since)? >= A_DAY {
        return Err(ActionError::Refused(ReportRefusal::TooMany));
    }
    Ok(reports::insert(conn, &new, now)?)
}

/// Why a report was not settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettleRefusal {
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
) -> ActionResult<(), SettleRefusal> {
    db.write(move |conn| {
        let refused = |why| Err(ActionError::Refused(why));
        let found = reports::find(conn, report)?.ok_or(ActionError::NotFound)?;
        let answer = messages::clean(&answer);
        if !(1..=LONGEST).contains(&answer.chars().count()) {
            return refused(SettleRefusal::Answer);
        }
        if by.id() == Some(found.player_id) {
            return refused(SettleRefusal::AboutOneself);
        }
        if !reports::settle(conn, report, &answer, now)? {
            // A form that was sent twice.
            let same = found.answer == answer;
            return if same { Ok(()) } else { refused(SettleRefusal::Settled) };
        }
        let act = NewAct {
            admin: by.id(),
            kind: "report_settled",
            player: Some(found.player_id),
            game: found.game,
            detail: &format!("report {report}: {answer}"),
        };
        Ok(admin_acts::record(conn, &act, now)?)
    })
    .await
}
