//! Games as lists show them.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{read_moves, row::EXAMINED};
use crate::{
    chess::{Color, Variant, VariantPosition, color_of, position_of},
    db::{
        Corrupt, DbConn, DbTimestamp, GameId, PlayerId, TournamentId,
        endings::ending_in_row,
        schema::{game_terms, games, tournament_games},
    },
    game::{
        Case, Claims, Ending, StoredMove, TimeoutRule,
        clock::{StoredClock, Vacation, time_running},
    },
};

/// A game as a list shows it: nothing has to be replayed for it.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
pub struct ListedGame {
    pub id: GameId,
    pub white_id: PlayerId,
    pub black_id: PlayerId,
    pub variant: String,
    pub fen: String,
    pub turn: String,
    pub ply: i32,
    pub last_san: String,
    pub deadline: Option<DbTimestamp>,
    pub draw_offer: Option<String>,
    pub result: Option<String>,
    pub ending: Option<String>,
    pub ending_side: Option<String>,
    pending: Option<String>,
    pub timeout_rule: String,
    clock: String,
    claims: String,
    pub claimed_at: Option<DbTimestamp>,
    pub started_at: DbTimestamp,
    pub ended_at: Option<DbTimestamp>,
    moves: String,
    takeback: Option<String>,
    conditional_moves_revision: i32,
    /// The players have said something to each other.
    pub has_messages: bool,
    /// `C84 Ruy Lopez: Closed`; empty without a name.
    pub opening: String,
}

impl ListedGame {
    pub fn side_of(&self, player: PlayerId) -> Color {
        if self.black_id == player { Color::Black } else { Color::White }
    }

    pub fn player(&self, side: Color) -> PlayerId {
        side.fold_wb(self.white_id, self.black_id)
    }

    /// Returns whether time has run out, in a game that this ends without a claim.
    pub fn fell(&self, now: DateTime<Utc>) -> bool {
        let by_itself = self.timeout_rule == TimeoutRule::Server.as_str();
        by_itself && self.deadline.is_some_and(|deadline| deadline.utc() <= now)
    }

    /// Returns whether it is over but for its result, which is being proven.
    pub fn is_pending(&self) -> bool {
        self.pending.as_deref().is_some_and(|pending| pending != EXAMINED)
    }

    /// Returns whether it is paused, because a claim waits for a decision; false for a corrupt row.
    pub fn is_paused(&self) -> bool {
        self.ended_at.is_none()
            && self.claimed_at.is_some()
            && Claims::parse(&self.claims).is_some_and(|claims| claims.is_paused())
    }

    /// Returns the vacations of the side to move that protect the game; none in a corrupt row.
    fn vacations(&self) -> Vec<Vacation> {
        vacations(&self.turn, &self.clock)
    }

    /// Returns the vacation that the side to move is on.
    pub fn on_vacation(&self, now: DateTime<Utc>) -> Option<Vacation> {
        self.vacations().into_iter().find(|vacation| vacation.contains(now))
    }

    /// Returns whether that is special leave.
    pub fn has_special_leave(&self, now: DateTime<Utc>) -> bool {
        let (turn, clock) = (self.turn(), StoredClock::parse(&self.clock));
        let on_vacation = self.on_vacation(now).zip(turn.zip(clock));
        on_vacation
            .is_some_and(|(vacation, (turn, clock))| clock.is_special_leave(turn, vacation, now))
    }

    /// Returns how long the side to move can still think; zero without a deadline.
    pub fn time_left(&self, now: DateTime<Utc>) -> TimeDelta {
        time_left(self.deadline, &self.turn, &self.clock, now).unwrap_or_default()
    }

    /// Returns who offers a draw.
    pub fn offer(&self) -> Option<Color> {
        self.draw_offer.as_deref().and_then(color_of)
    }

    /// Returns who asks for a takeback.
    pub fn takeback(&self) -> Option<Color> {
        self.takeback.as_deref().and_then(color_of)
    }

    /// Returns whether anybody has ever had conditional moves: it only saves a query for those that
    /// are not there, and no page may show it.
    pub fn has_had_conditional_moves(&self) -> bool {
        self.conditional_moves_revision > 0
    }

    /// Returns the position on the board; `None` for a corrupt row.
    pub fn position(&self) -> Option<VariantPosition> {
        position_of(&self.fen, self.variant())
    }

    pub fn variant(&self) -> Variant {
        self.variant.parse().unwrap_or(Variant::Standard)
    }

    /// Returns the last move and its instant; `None` before the first.
    pub fn last_move(&self) -> Option<StoredMove> {
        read_moves(self.moves.rsplit(' ').next()?)?.pop()
    }

    pub fn turn(&self) -> Option<Color> {
        color_of(&self.turn)
    }

    pub fn ending(&self) -> Option<Ending> {
        let side = self.ending_side.as_deref().and_then(color_of);
        ending_in_row(self.ending.as_deref()?, side, self.result.as_deref())
    }
}

/// Lists the games whose result waits for a proof, the oldest first.
pub fn list_pending(conn: &mut DbConn) -> QueryResult<Vec<GameId>> {
    games::table
        .filter(games::pending.is_not_null())
        .order((games::pending_at, games::id))
        .select(games::id)
        .load(conn)
}

/// A game that waits for a decision, as the queue of the admin pages shows it.
#[derive(Clone, Debug)]
pub struct WaitingGame {
    pub id: GameId,
    pub white: PlayerId,
    pub black: PlayerId,
    pub ply: i32,
    /// `None` where the row cannot be read: it waits all the same.
    pub claims: Option<Claims>,
    pub since: DateTime<Utc>,
}

impl WaitingGame {
    /// Returns what waits; `None` where it cannot be read.
    pub fn case(&self) -> Option<&Case> {
        self.claims.as_ref().and_then(Claims::case)
    }
}

/// Lists the games of tournaments that have waited for a decision since an instant or later.
pub fn list_waiting_in_tournaments(
    conn: &mut DbConn,
    since: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<Vec<WaitingGame>> {
    let lines: Vec<WaitingLine> = games::table
        .inner_join(tournament_games::table)
        .filter(games::claimed_at.between(DbTimestamp::of(since), DbTimestamp::of(now)))
        .order((games::claimed_at, games::id))
        .select(WAITING_COLUMNS)
        .load(conn)?;
    lines.into_iter().map(waiting_game).collect()
}

/// Lists the games of a tournament that wait for a decision, the longest waiting first.
pub fn list_waiting_of_tournament(
    conn: &mut DbConn,
    tournament: TournamentId,
    limit: i64,
) -> QueryResult<Vec<WaitingGame>> {
    let lines: Vec<WaitingLine> = games::table
        .inner_join(tournament_games::table)
        .filter(tournament_games::tournament_id.eq(tournament))
        .filter(games::claimed_at.is_not_null())
        .order((games::claimed_at, games::id))
        .limit(limit)
        .select(WAITING_COLUMNS)
        .load(conn)?;
    lines.into_iter().map(waiting_game).collect()
}

type WaitingLine = (GameId, PlayerId, PlayerId, i32, String, Option<DbTimestamp>);

const WAITING_COLUMNS: (
    games::id,
    games::white_id,
    games::black_id,
    games::ply,
    games::claims,
    games::claimed_at,
) = (games::id, games::white_id, games::black_id, games::ply, games::claims, games::claimed_at);

fn waiting_game((id, white, black, ply, claims, since): WaitingLine) -> QueryResult<WaitingGame> {
    let claims = Claims::parse(&claims);
    let since = since.ok_or_else(|| Corrupt::error("games", id.0, "claimed_at"))?.utc();
    Ok(WaitingGame { id, white, black, ply, claims, since })
}

/// Lists the games that wait for a decision, the longest waiting first, from behind one of them.
pub fn list_waiting(
    conn: &mut DbConn,
    after: Option<(DateTime<Utc>, GameId)>,
    limit: i64,
) -> QueryResult<Vec<WaitingGame>> {
    let mut query = games::table
        .filter(games::claimed_at.is_not_null())
        .order((games::claimed_at, games::id))
        .limit(limit)
        .select(WAITING_COLUMNS)
        .into_boxed();
    if let Some((since, id)) = after {
        let since = DbTimestamp::of(since);
        // The first of both is what the index answers.
        query = query.filter(games::claimed_at.ge(since)).filter(
            games::claimed_at.gt(since).or(games::claimed_at.eq(since).and(games::id.gt(id))),
        );
    }
    let lines: Vec<WaitingLine> = query.load(conn)?;
    lines.into_iter().map(waiting_game).collect()
}

/// Lists the games that began last, from before one of them: all, or those with or without a
/// result.
pub fn list_latest(
    conn: &mut DbConn,
    finished: Option<bool>,
    before: Option<GameId>,
    limit: i64,
) -> QueryResult<Vec<ListedGame>> {
    let mut query = games::table
        .order(games::id.desc())
        .limit(limit)
        .select(ListedGame::as_select())
        .into_boxed();
    if let Some(before) = before {
        query = query.filter(games::id.lt(before));
    }
    match finished {
        Some(true) => query = query.filter(games::ended_at.is_not_null()),
        Some(false) => query = query.filter(games::ended_at.is_null()),
        None => {}
    }
    query.load(conn)
}

/// Returns the vacations of the side to move, from what is stored of a game; none if it is corrupt.
fn vacations(turn: &str, clock: &str) -> Vec<Vacation> {
    let Some(turn) = color_of(turn).filter(|_| !clock.is_empty()) else { return Vec::new() };
    StoredClock::parse(clock).map(|state| state.vacations.get(turn).clone()).unwrap_or_default()
}

/// Returns how long the side to move can still think, from what is stored of a game; `None`
/// without a deadline.
pub(super) fn time_left(
    deadline: Option<DbTimestamp>,
    turn: &str,
    clock: &str,
    now: DateTime<Utc>,
) -> Option<TimeDelta> {
    deadline.map(|deadline| time_running(&vacations(turn, clock), now, deadline.utc()))
}

/// Finds a game as lists show it.
pub fn find_listed(conn: &mut DbConn, id: GameId) -> QueryResult<Option<ListedGame>> {
    on_either!(conn, |c| {
        games::table.find(id).select(ListedGame::as_select()).get_result(c).optional()
    })
}

/// Lists some games as lists show them, in no order.
pub fn list_by_ids(conn: &mut DbConn, ids: &[GameId]) -> QueryResult<Vec<ListedGame>> {
    games::table.filter(games::id.eq_any(ids)).select(ListedGame::as_select()).load(conn)
}

/// Returns whether two players have ever played each other.
pub fn have_met(conn: &mut DbConn, one: PlayerId, other: PlayerId) -> QueryResult<bool> {
    for (white, black) in [(one, other), (other, one)] {
        let met = games::table
            .filter(games::white_id.eq(white))
            .filter(games::black_id.eq(black))
            .select(games::id)
            .limit(1);
        if !met.load::<GameId>(conn)?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Lists a player's games without a result, the nearest deadline first, those without one
/// last.
pub fn list_running(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ListedGame>> {
    let mut list: Vec<ListedGame> = games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .select(ListedGame::as_select())
        .load(conn)?;
    // Where NULL stands in an order, the two databases do not agree.
    list.sort_by_key(|game| (game.deadline.is_none(), game.deadline, game.id));
    Ok(list)
}

/// Returns the running games of each of some players; those who have none are left out.
pub fn list_running_ids(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, HashSet<GameId>>> {
    let rows: Vec<(GameId, PlayerId, PlayerId)> = games::table
        .filter(games::white_id.eq_any(players).or(games::black_id.eq_any(players)))
        .filter(games::ended_at.is_null())
        .select((games::id, games::white_id, games::black_id))
        .load(conn)?;
    let mut own: HashMap<PlayerId, HashSet<GameId>> = HashMap::new();
    for (id, white, black) in rows {
        for player in [white, black].into_iter().filter(|player| players.contains(player)) {
            own.entry(player).or_default().insert(id);
        }
    }
    Ok(own)
}

/// Returns in which of some games a vacation does not stop the clock.
pub fn list_without_vacation(conn: &mut DbConn, ids: &[GameId]) -> QueryResult<HashSet<GameId>> {
    let ids: Vec<GameId> = game_terms::table
        .filter(game_terms::game_id.eq_any(ids))
        .filter(game_terms::vacation_counts.eq(false))
        .select(game_terms::game_id)
        .load(conn)?;
    Ok(ids.into_iter().collect())
}

/// Counts a player's running games.
pub fn count_running(conn: &mut DbConn, player: PlayerId) -> QueryResult<i64> {
    games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .count()
        .get_result(conn)
}

/// Counts a player's running games by opponent.
pub fn count_running_with(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<HashMap<PlayerId, usize>> {
    let pairs: Vec<(PlayerId, PlayerId)> = games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .select((games::white_id, games::black_id))
        .load(conn)?;
    let mut counts = HashMap::new();
    for (white, black) in pairs {
        *counts.entry(if white == player { black } else { white }).or_default() += 1;
    }
    Ok(counts)
}
