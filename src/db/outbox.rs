//! Letters due. Rows hold facts; the letter is rendered when it is sent.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{ChallengeId, DbConn, GameId, LetterId, PlayerId, Stamp, schema::outbox};

/// How long a node may take to send what it claimed before another one tries.
pub const LEASE: TimeDelta = TimeDelta::minutes(15);

/// What a letter says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    ConfirmAddress,
    /// Somebody registered with an address that has an account.
    AlreadyRegistered,
    ResetPassword,
    PasswordChanged,
    ChangeAddress,
    AddressChanged,
    AccountClosed,
    Challenged,
    ChallengeDeclined,
    GameStarted,
    YourMove,
    /// The owner's plan has answered, and it is not the owner's turn.
    PlanAnswered,
    DrawOffered,
    DrawDeclined,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimeGiven,
    /// The opponent's flag has fallen and can be claimed.
    FlagFell,
    /// Of flags that are going to fall.
    Reminder,
    GameEnded,
}

const KINDS: [Kind; 21] = [
    Kind::ConfirmAddress,
    Kind::AlreadyRegistered,
    Kind::ResetPassword,
    Kind::PasswordChanged,
    Kind::ChangeAddress,
    Kind::AddressChanged,
    Kind::AccountClosed,
    Kind::Challenged,
    Kind::ChallengeDeclined,
    Kind::GameStarted,
    Kind::YourMove,
    Kind::PlanAnswered,
    Kind::DrawOffered,
    Kind::DrawDeclined,
    Kind::TakebackAsked,
    Kind::TakebackDeclined,
    Kind::TakenBack,
    Kind::TimeGiven,
    Kind::FlagFell,
    Kind::Reminder,
    Kind::GameEnded,
];

impl Kind {
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::ConfirmAddress => "confirm_address",
            Kind::AlreadyRegistered => "already_registered",
            Kind::ResetPassword => "reset_password",
            Kind::PasswordChanged => "password_changed",
            Kind::ChangeAddress => "change_address",
            Kind::AddressChanged => "address_changed",
            Kind::AccountClosed => "account_closed",
            Kind::Challenged => "challenged",
            Kind::ChallengeDeclined => "challenge_declined",
            Kind::GameStarted => "game_started",
            Kind::YourMove => "your_move",
            Kind::PlanAnswered => "plan_answered",
            Kind::DrawOffered => "draw_offered",
            Kind::DrawDeclined => "draw_declined",
            Kind::TakebackAsked => "takeback_asked",
            Kind::TakebackDeclined => "takeback_declined",
            Kind::TakenBack => "taken_back",
            Kind::TimeGiven => "time_given",
            Kind::FlagFell => "flag_fell",
            Kind::Reminder => "reminder",
            Kind::GameEnded => "game_ended",
        }
    }

    fn of(word: &str) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// A letter to queue.
#[derive(Clone, Debug)]
pub struct NewLetter {
    pub kind: Kind,
    pub player: PlayerId,
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub challenge: Option<ChallengeId>,
    pub ply: Option<u32>,
    /// The games that it tells of together, with the position in each.
    pub games: Vec<(GameId, u32)>,
    /// What makes the letter unique of its kind and recipient.
    pub about: String,
}

impl NewLetter {
    /// A letter about nothing but what makes it unique.
    pub fn new(kind: Kind, player: PlayerId, about: String) -> NewLetter {
        let (address, game, challenge, ply) = (None, None, None, None);
        NewLetter { kind, player, address, game, challenge, ply, games: Vec::new(), about }
    }
}

#[derive(Insertable)]
#[diesel(table_name = outbox)]
struct NewRow<'a> {
    dedup_key: String,
    kind: &'a str,
    player_id: PlayerId,
    address: Option<&'a str>,
    game_id: Option<GameId>,
    challenge_id: Option<ChallengeId>,
    ply: Option<i32>,
    games: Option<String>,
    state: &'a str,
    attempts: i32,
    due_at: Stamp,
    created_at: Stamp,
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: LetterId,
    kind: String,
    player_id: PlayerId,
    address: Option<String>,
    game_id: Option<GameId>,
    challenge_id: Option<ChallengeId>,
    ply: Option<i32>,
    games: Option<String>,
    attempts: i32,
    due_at: Stamp,
}

/// A letter that this node is to send.
#[derive(Clone, Debug)]
pub struct DueLetter {
    pub id: LetterId,
    pub kind: Kind,
    pub player: PlayerId,
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub challenge: Option<ChallengeId>,
    pub ply: Option<i32>,
    pub games: Vec<(GameId, u32)>,
    /// Including the one under way.
    pub attempts: i32,
}

/// Writes the games of a letter as `12:5 17:9`: each with the number of its position.
pub fn write_games(games: &[(GameId, u32)]) -> String {
    games.iter().map(|(id, seen)| format!("{id}:{seen}")).collect::<Vec<_>>().join(" ")
}

/// Reads what [`write_games`] wrote; what cannot be read is left out.
fn read_games(text: &str) -> Vec<(GameId, u32)> {
    text.split_ascii_whitespace()
        .filter_map(|word| {
            let (id, seen) = word.split_once(':')?;
            Some((id.parse().ok()?, seen.parse().ok()?))
        })
        .collect()
}

/// Queues a letter, once.
pub fn insert(conn: &mut DbConn, letter: &NewLetter, now: DateTime<Utc>) -> QueryResult<()> {
    let kind = letter.kind.as_str();
    let row = NewRow {
        dedup_key: format!("{kind}:{}:{}", letter.player, letter.about),
        kind,
        player_id: letter.player,
        address: letter.address.as_deref(),
        game_id: letter.game,
        challenge_id: letter.challenge,
        ply: letter.ply.and_then(|ply| i32::try_from(ply).ok()),
        games: (!letter.games.is_empty()).then(|| write_games(&letter.games)),
        state: "waiting",
        attempts: 0,
        due_at: Stamp::of(now),
        created_at: Stamp::of(now),
    };
    let query = diesel::insert_into(outbox::table).values(&row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Takes letters that are due for this node to send.
///
/// Claiming pushes the due time ahead: if this node dies, another takes the letter then.
/// The due time read before is the guard, so two nodes never take the same letter.
pub fn claim(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<DueLetter>> {
    let rows: Vec<Row> = outbox::table
        .filter(outbox::state.eq("waiting"))
        .filter(outbox::due_at.le(Stamp::of(now)))
        // What a newer node queued is left to that one.
        .filter(outbox::kind.eq_any(KINDS.map(Kind::as_str)))
        .order((outbox::due_at, outbox::id))
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    let mut claimed = Vec::with_capacity(rows.len());
    for row in rows {
        let taken = diesel::update(
            outbox::table
                .filter(outbox::id.eq(row.id))
                .filter(outbox::state.eq("waiting"))
                .filter(outbox::due_at.eq(row.due_at)),
        )
        .set((outbox::due_at.eq(Stamp::of(now + LEASE)), outbox::attempts.eq(row.attempts + 1)))
        .execute(conn)?;
        if taken == 1
            && let Some(kind) = Kind::of(&row.kind)
        {
            claimed.push(DueLetter {
                id: row.id,
                kind,
                player: row.player_id,
                address: row.address,
                game: row.game_id,
                challenge: row.challenge_id,
                ply: row.ply,
                games: row.games.as_deref().map(read_games).unwrap_or_default(),
                attempts: row.attempts + 1,
            });
        }
    }
    Ok(claimed)
}

/// Notes that a letter was sent.
pub fn mark_sent(conn: &mut DbConn, id: LetterId, now: DateTime<Utc>) -> QueryResult<()> {
    finish(conn, id, "sent", None, now)
}

/// Notes that a letter's reason is gone.
pub fn mark_dropped(conn: &mut DbConn, id: LetterId, now: DateTime<Utc>) -> QueryResult<()> {
    finish(conn, id, "dropped", None, now)
}

/// Sets a letter aside that could not be sent.
pub fn mark_dead(
    conn: &mut DbConn,
    id: LetterId,
    error: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    finish(conn, id, "dead", Some(error), now)
}

fn finish(
    conn: &mut DbConn,
    id: LetterId,
    state: &str,
    error: Option<&str>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let rows = diesel::update(outbox::table.find(id))
        .set((
            outbox::state.eq(state),
            outbox::last_error.eq(error),
            outbox::done_at.eq(Some(Stamp::of(now))),
        ))
        .execute(conn)?;
    super::one_row(rows)
}

/// Puts a letter back until a later attempt.
pub fn reschedule(
    conn: &mut DbConn,
    id: LetterId,
    error: &str,
    due_at: DateTime<Utc>,
) -> QueryResult<()> {
    let rows = diesel::update(outbox::table.find(id))
        .set((outbox::last_error.eq(Some(error)), outbox::due_at.eq(Stamp::of(due_at))))
        .execute(conn)?;
    super::one_row(rows)
}

/// Deletes letters that were settled before an instant.
pub fn delete_done(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(
        outbox::table
            .filter(outbox::state.eq_any(["sent", "dropped"]))
            .filter(outbox::done_at.lt(Stamp::of(before))),
    )
    .execute(conn)
}

/// Drops everything that waits.
pub fn drop_waiting(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::update(outbox::table.filter(outbox::state.eq("waiting")))
        .set((outbox::state.eq("dropped"), outbox::done_at.eq(Some(Stamp::of(now)))))
        .execute(conn)
}

/// Drops what waits of some kinds for a player.
pub fn drop_waiting_for(
    conn: &mut DbConn,
    player: PlayerId,
    kinds: &[Kind],
    now: DateTime<Utc>,
) -> QueryResult<usize> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    diesel::update(
        outbox::table
            .filter(outbox::player_id.eq(player))
            .filter(outbox::kind.eq_any(kinds))
            .filter(outbox::state.eq("waiting")),
    )
    .set((outbox::state.eq("dropped"), outbox::done_at.eq(Some(Stamp::of(now)))))
    .execute(conn)
}
