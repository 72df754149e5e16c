//! What a player did in games, for the export of their data: as one of the two, also where another
//! player has taken the side over since, and as an arbiter.
//!
//! A line of the log names a side and no player. Who held it then follows from the lines that say
//! that a player was replaced.

use diesel::{dsl::sql, prelude::*, sql_types::Bool};

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    game_events::{self, LoggedEvent},
    games::StoredGame,
    schema::game_events as lines,
};
use crate::{
    chess::{Color, color_word},
    game::{LogEntry, LogEntryKind},
};

/// A line of the log of a game that is a player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedGameEvent {
    pub at: DbTimestamp,
    pub kind: String,
    pub detail: String,
}

/// A side of a game for as long as one player had it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedSide {
    pub side: Color,
    /// When another player took the side over; `None`: nobody did.
    pub replaced_at: Option<DbTimestamp>,
    /// What the player did, moves as well, and the special leave that they were given.
    pub did: Vec<ExportedGameEvent>,
}

/// A decision that a player made as an arbiter.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedDecision {
    pub game: GameId,
    pub at: DbTimestamp,
    pub detail: String,
}

/// Lists the sides that a player has or had in a game, in the order of its log.
pub fn list_sides(
    conn: &mut DbConn,
    stored: &StoredGame,
    player: PlayerId,
) -> QueryResult<Vec<ExportedSide>> {
    let log = game_events::list(conn, stored.id)?;
    let now = |side| stored.player(side).0;
    Ok(sides_of(&log, now, player.0).unwrap_or_else(|| {
        // Nothing is better than the words of another.
        tracing::error!(game = %stored.id, "who played is not known: the export has nothing of it");
        Vec::new()
    }))
}

/// Returns the sides that a player has or had. `now`: who has a side at the end of the log. `None` if
/// a line that says who was replaced cannot be read.
fn sides_of(
    log: &[LoggedEvent],
    now: impl Fn(Color) -> i64,
    player: i64,
) -> Option<Vec<ExportedSide>> {
    let mut sides = Vec::new();
    for side in Color::ALL {
        let mut from = 0;
        let replaced = log.iter().enumerate().filter(|(_, line)| line.kind == "player_replaced");
        for (at, line) in replaced {
            let LogEntryKind::PlayerReplaced { side: theirs, former, .. } =
                LogEntry::try_from(line).ok()?.what
            else {
                return None;
            };
            if theirs != side {
                continue;
            }
            if former == player {
                sides.push(own_side(side, Some(line.at), &log[from..at]));
            }
            from = at + 1;
        }
        if now(side) == player {
            sides.push(own_side(side, None, &log[from..]));
        }
    }
    Some(sides)
}

fn own_side(side: Color, replaced_at: Option<DbTimestamp>, log: &[LoggedEvent]) -> ExportedSide {
    let word = color_word(side);
    let is_of_side = |text: &str, end: char| {
        text.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(end))
    };
    // Conditional moves and proposed lines play for a side: `white_conditional_move`.
    let is_own = |line: &&LoggedEvent| {
        is_of_side(&line.actor, '_')
            || line.kind == "special_leave_granted" && is_of_side(&line.detail, ' ')
    };
    let did = log.iter().filter(is_own).map(|line| ExportedGameEvent {
        at: line.at,
        kind: line.kind.clone(),
        detail: line.detail.clone(),
    });
    ExportedSide { side, replaced_at, did: did.collect() }
}

/// Lists the games in which a player was replaced.
pub fn list_replaced(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<GameId>> {
    let rows: Vec<LoggedEvent> = lines::table
        // The index is of this word alone: a bound value would not find it.
        .filter(sql::<Bool>("kind = 'player_replaced'"))
        .order((lines::game_id, lines::number))
        .select(LoggedEvent::as_select())
        .load(conn)?;
    let is_former = |row: &LoggedEvent| {
        let read = LogEntry::try_from(row).map(|entry| entry.what);
        matches!(read, Ok(LogEntryKind::PlayerReplaced { former, .. }) if former == player.0)
    };
    let mut games: Vec<GameId> =
        rows.iter().filter(|row| is_former(row)).map(|row| row.game_id).collect();
    games.dedup();
    Ok(games)
}

/// Lists what a player decided as an arbiter, by game.
pub fn list_decisions(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedDecision>> {
    lines::table
        .filter(sql::<Bool>("kind = 'adjudicated'"))
        .filter(lines::actor.eq(game_events::arbiter_word(player.0)))
        .order((lines::game_id, lines::number))
        .select((lines::game_id, lines::at, lines::detail))
        .load(conn)
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::*;

    /// A log in which account 1 has White and is replaced by 3, who is replaced by 1 again.
    fn log() -> Vec<LoggedEvent> {
        let lines = [
            ("white", "move", "e2e4"),
            ("black", "claimed", "fortress - Black's words."),
            ("white", "claim_answered", "The first one's words."),
            ("system", "special_leave_granted", "white 0-1"),
            ("system", "player_replaced", "white 1 3"),
            ("white_conditional_move", "move", "g1f3"),
            ("white", "appealed", "The substitute's words."),
            ("system", "special_leave_granted", "black 0-1"),
            ("system", "player_replaced", "white 3 1"),
            ("white", "draw_offered", ""),
        ];
        let row = |(number, (actor, kind, detail)): (usize, (&str, &str, &str))| LoggedEvent {
            game_id: GameId(7),
            number: i32::try_from(number).expect("a number"),
            at: DbTimestamp::of(DateTime::UNIX_EPOCH + TimeDelta::hours(number as i64)),
            actor: actor.to_owned(),
            kind: kind.to_owned(),
            detail: detail.to_owned(),
        };
        lines.into_iter().enumerate().map(row).collect()
    }

    fn told(player: i64) -> Vec<(Color, bool, Vec<String>)> {
        let sides = sides_of(&log(), |side| side.fold_wb(1, 2), player).expect("a log");
        let told = |side: ExportedSide| {
            let did = side.did.into_iter().map(|event| format!("{} {}", event.kind, event.detail));
            (side.side, side.replaced_at.is_some(), did.collect())
        };
        sides.into_iter().map(told).collect()
    }

    #[test]
    fn a_line_is_of_whoever_had_the_side_then() {
        let words =
            |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let first = words(&[
            "move e2e4",
            "claim_answered The first one's words.",
            "special_leave_granted white 0-1",
        ]);
        let again = words(&["draw_offered "]);
        assert_eq!(told(1), [(Color::White, true, first), (Color::White, false, again)]);
        let substitute = words(&["move g1f3", "appealed The substitute's words."]);
        assert_eq!(told(3), [(Color::White, true, substitute)]);
        let black =
            words(&["claimed fortress - Black's words.", "special_leave_granted black 0-1"]);
        assert_eq!(told(2), [(Color::Black, false, black)]);
        assert_eq!(told(4), []);
    }

    #[test]
    fn where_it_is_not_known_who_played_nobody_gets_anything() {
        let mut log = log();
        log[4].detail = "white".to_owned();
        assert_eq!(sides_of(&log, |side| side.fold_wb(1, 2), 3), None);
    }
}
