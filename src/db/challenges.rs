//! Challenges: games offered, to one player or to everyone.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    ChallengeId, DbConn, DbTimestamp, GameId, PlayerId,
    changes::{self, StoredChange},
    row_hash::{RowHash, RowKind},
    schema::challenges,
};
use crate::{
    chess::{Color, Rules, Start, Variant, color_of},
    game::{Assistance, DrawOffers, Terms},
    tournament::{
        StartingPosition,
        entry::EntryConditions,
        pairing::match_games::{MatchGameKind, MatchSchedule},
        terms::{Format, GameTerms},
    },
};

/// Challenges that the lobby shows.
pub const MAX_IN_LOBBY: i64 = 200;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = challenges)]
pub struct Challenge {
    pub id: ChallengeId,
    pub challenger_id: PlayerId,
    pub opponent_id: Option<PlayerId>,
    color: Option<String>,
    pub variant: String,
    pub start_fen: String,
    pub start_name: String,
    time_control: String,
    timeout_rule: String,
    vacation_counts: bool,
    en_passant: bool,
    legal_moves_only: bool,
    draw_rule: String,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    books: bool,
    databases: bool,
    engines: bool,
    /// More than one: a match.
    games: i32,
    schedule: String,
    ends_early: bool,
    conditions: Option<String>,
    pub message: String,
    state: String,
    pub reason: String,
    pub game_id: Option<GameId>,
    pub created_at: DbTimestamp,
    pub expires_at: DbTimestamp,
}

/// What has become of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    Open,
    Accepted,
    Declined,
    Withdrawn,
    /// Follows from the instant at which it expires: it is never written.
    Expired,
}

stored_enum!(ChallengeState, "state of a challenge", {
    Open = "open",
    Accepted = "accepted",
    Declined = "declined",
    Withdrawn = "withdrawn",
    Expired = "expired",
});

impl Challenge {
    /// Returns the challenger's color, `None` if it is drawn by lot.
    pub fn color(&self) -> Option<Color> {
        self.color.as_deref().and_then(color_of)
    }

    pub fn rules(&self) -> Rules {
        Rules { en_passant: self.en_passant, legal_moves_only: self.legal_moves_only }
    }

    /// Returns of how many games a match is, and how it is played; `None`: it is one game.
    pub fn series(&self) -> Option<Format> {
        let games = u8::try_from(self.games).ok().filter(|games| *games > 1)?;
        let schedule = self.schedule.parse().unwrap_or(MatchSchedule::OneByOne);
        Some(Format::Match { games, schedule, ends_early: self.ends_early })
    }

    /// Returns the terms of the game, or of each game of a match; `None` in a corrupt row.
    pub fn terms(&self) -> Option<Terms> {
        let terms = self.terms_of_one()?;
        Some(match self.series() {
            // From wherever they begin.
            Some(_) => GameTerms::of(self.variant()?, StartingPosition::default(), &terms)
                .terms(MatchGameKind::Regular),
            None => terms,
        })
    }

    fn terms_of_one(&self) -> Option<Terms> {
        Some(Terms {
            control: self.time_control.parse().ok()?,
            timeout_rule: self.timeout_rule.parse().ok()?,
            vacation: self.vacation_counts,
            draw_rule: self.draw_rule.parse().ok()?,
            conditional: self.conditional,
            takebacks: self.takebacks,
            rated: self.rated,
            assistance: Assistance {
                books: self.books,
                databases: self.databases,
                engines: self.engines,
            },
            // What comes is for games that are begun in other ways.
            abort: true,
            time_grants: true,
            draw_offers: DrawOffers::default(),
            white_extra_time: TimeDelta::zero(),
        })
    }

    /// Returns which chess is played, `None` in a corrupt row.
    pub fn variant(&self) -> Option<Variant> {
        self.variant.parse().ok()
    }

    /// Returns who may accept a challenge to everyone; `None` in a corrupt row.
    pub fn conditions(&self) -> Option<EntryConditions> {
        match &self.conditions {
            Some(text) => EntryConditions::from_json(text),
            None => Some(EntryConditions::default()),
        }
    }

    /// Returns whose rating is shown beside it, and in which variant.
    pub fn shown_rating(&self) -> Option<(PlayerId, Variant)> {
        Some((self.challenger_id, self.variant()?))
    }

    /// Returns where the game begins, `None` in a corrupt row.
    pub fn start(&self) -> Option<Start> {
        Start::from_stored(&self.start_fen, self.variant()?, self.rules())
    }

    pub fn state(&self, now: DateTime<Utc>) -> ChallengeState {
        match self.state.parse().unwrap_or(ChallengeState::Open) {
            ChallengeState::Open if self.expires_at.utc() <= now => ChallengeState::Expired,
            state => state,
        }
    }
}

#[derive(Insertable)]
#[diesel(table_name = challenges)]
pub struct NewChallenge<'a> {
    pub challenger_id: PlayerId,
    pub opponent_id: Option<PlayerId>,
    pub color: Option<&'a str>,
    pub variant: &'a str,
    pub start_fen: &'a str,
    pub start_name: &'a str,
    pub time_control: &'a str,
    pub timeout_rule: &'a str,
    pub vacation_counts: bool,
    pub en_passant: bool,
    pub legal_moves_only: bool,
    pub draw_rule: &'a str,
    pub conditional: bool,
    pub takebacks: bool,
    pub rated: bool,
    pub books: bool,
    pub databases: bool,
    pub engines: bool,
    pub games: i32,
    pub schedule: &'a str,
    pub ends_early: bool,
    pub conditions: Option<&'a str>,
    pub message: &'a str,
    pub state: &'a str,
    pub reason: &'a str,
    pub rematch_of: Option<GameId>,
    pub form_key: &'a str,
    pub created_at: DbTimestamp,
    pub expires_at: DbTimestamp,
}

/// Inserts a challenge, or finds the one that the same form made before. The bool says
/// whether it is new.
pub fn insert(conn: &mut DbConn, new: &NewChallenge<'_>) -> QueryResult<(Challenge, bool)> {
    let query = diesel::insert_into(challenges::table).values(new);
    let inserted = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    let challenge = challenges::table
        .filter(challenges::form_key.eq(new.form_key))
        .filter(challenges::challenger_id.eq(new.challenger_id))
        .select(Challenge::as_select())
        .get_result::<Challenge>(conn)?;
    if inserted == 1 {
        note((challenge.id, new.challenger_id, new.opponent_id, new.rematch_of));
    }
    Ok((challenge, inserted == 1))
}

/// What challenges are counted together: those of a player, to a player, or all.
#[derive(Clone, Copy, Debug)]
pub enum CountedChallenges {
    From(PlayerId),
    To(PlayerId),
    All,
}

/// Returns when the `number`th last of some challenges was made that were for one player and no
/// rematch; `None` if there were fewer since then.
pub fn nth_last(
    conn: &mut DbConn,
    counted: CountedChallenges,
    number: u32,
    since: DateTime<Utc>,
) -> QueryResult<Option<DateTime<Utc>>> {
    let mut query = challenges::table
        .filter(challenges::opponent_id.is_not_null())
        .filter(challenges::rematch_of.is_null())
        .filter(challenges::created_at.gt(DbTimestamp::of(since)))
        .order(challenges::created_at.desc())
        .offset(i64::from(number) - 1)
        .limit(1)
        .select(challenges::created_at)
        .into_boxed();
    match counted {
        CountedChallenges::From(player) => {
            query = query.filter(challenges::challenger_id.eq(player));
        }
        CountedChallenges::To(player) => query = query.filter(challenges::opponent_id.eq(player)),
        CountedChallenges::All => {}
    }
    let found: Vec<DbTimestamp> = query.load(conn)?;
    Ok(found.first().map(|at| at.utc()))
}

/// Whom a challenge concerns: its id, both players, the game that it is a rematch of.
type ChangedChallenge = (ChallengeId, PlayerId, Option<PlayerId>, Option<GameId>);

const CHANGED_CHALLENGE: (
    challenges::id,
    challenges::challenger_id,
    challenges::opponent_id,
    challenges::rematch_of,
) = (challenges::id, challenges::challenger_id, challenges::opponent_id, challenges::rematch_of);

/// Has open pages hear that a challenge was made or settled.
fn note((challenge, challenger, opponent, rematch_of): ChangedChallenge) {
    changes::note(StoredChange::Challenge { challenge, challenger, opponent, rematch_of });
}

pub fn find(conn: &mut DbConn, id: ChallengeId) -> QueryResult<Option<Challenge>> {
    challenges::table.find(id).select(Challenge::as_select()).get_result(conn).optional()
}

/// Finds the rematch that a player offered after a game, whatever became of it.
pub fn find_rematch(
    conn: &mut DbConn,
    game: GameId,
    challenger: PlayerId,
) -> QueryResult<Option<Challenge>> {
    challenges::table
        .filter(challenges::rematch_of.eq(game))
        .filter(challenges::challenger_id.eq(challenger))
        .select(Challenge::as_select())
        .get_result(conn)
        .optional()
}

/// Settles an open challenge. `false` if somebody was faster.
pub fn settle(
    conn: &mut DbConn,
    id: ChallengeId,
    state: ChallengeState,
    reason: &str,
) -> QueryResult<bool> {
    let settled: Option<ChangedChallenge> = diesel::update(
        challenges::table
            .filter(challenges::id.eq(id))
            .filter(challenges::state.eq(ChallengeState::Open.as_str())),
    )
    .set((challenges::state.eq(state.as_str()), challenges::reason.eq(reason)))
    .returning(CHANGED_CHALLENGE)
    .get_result(conn)
    .optional()?;
    if let Some(concerned) = settled {
        note(concerned);
    }
    Ok(settled.is_some())
}

/// Notes which game came of an accepted challenge.
pub fn update_game(conn: &mut DbConn, id: ChallengeId, game: GameId) -> QueryResult<()> {
    let rows = diesel::update(challenges::table.find(id))
        .set(challenges::game_id.eq(Some(game)))
        .execute(conn)?;
    super::one_row(rows)
}

/// The challenges that are open to everyone.
#[diesel::dsl::auto_type(no_type_alias)]
fn in_lobby(open: &'static str, now: DbTimestamp) -> _ {
    challenges::table
        .filter(challenges::state.eq(open))
        .filter(challenges::expires_at.gt(now))
        .filter(challenges::opponent_id.is_null())
}

/// Lists the challenges that are open to everyone, the newest first.
pub fn list_lobby(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Vec<Challenge>> {
    in_lobby(ChallengeState::Open.as_str(), DbTimestamp::of(now))
        .order((challenges::created_at.desc(), challenges::id.desc()))
        .limit(MAX_IN_LOBBY)
        .select(Challenge::as_select())
        .load(conn)
}

/// Lists the open challenges that a player made or got, the newest first.
pub fn list_of(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<Challenge>> {
    challenges::table
        .filter(challenges::state.eq(ChallengeState::Open.as_str()))
        .filter(challenges::expires_at.gt(DbTimestamp::of(now)))
        .filter(challenges::challenger_id.eq(player).or(challenges::opponent_id.eq(player)))
        .order((challenges::created_at.desc(), challenges::id.desc()))
        .select(Challenge::as_select())
        .load(conn)
}

/// Counts a player's open challenges.
pub fn count_open(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<i64> {
    challenges::table
        .filter(challenges::challenger_id.eq(player))
        .filter(challenges::state.eq(ChallengeState::Open.as_str()))
        .filter(challenges::expires_at.gt(DbTimestamp::of(now)))
        .count()
        .get_result(conn)
}

/// Withdraws all open challenges of a player, and declines those they got.
pub fn settle_all_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    let made: Vec<ChangedChallenge> = diesel::update(
        challenges::table
            .filter(challenges::challenger_id.eq(player))
            .filter(challenges::state.eq(ChallengeState::Open.as_str())),
    )
    .set(challenges::state.eq(ChallengeState::Withdrawn.as_str()))
    .returning(CHANGED_CHALLENGE)
    .get_results(conn)?;
    let got: Vec<ChangedChallenge> = diesel::update(
        challenges::table
            .filter(challenges::opponent_id.eq(player))
            .filter(challenges::state.eq(ChallengeState::Open.as_str())),
    )
    .set((
        challenges::state.eq(ChallengeState::Declined.as_str()),
        challenges::reason.eq("The account was closed."),
    ))
    .returning(CHANGED_CHALLENGE)
    .get_results(conn)?;
    made.into_iter().chain(got).for_each(note);
    Ok(())
}

/// Lists the rematches that were offered after some games, each with its game; `players`: of those
/// games.
pub fn list_rematches(
    conn: &mut DbConn,
    of: &[(GameId, [PlayerId; 2])],
) -> QueryResult<Vec<(GameId, Challenge)>> {
    if of.is_empty() {
        return Ok(Vec::new());
    }
    // The key has an index, the game has none. Anybody can make such a key: so the game is asked too.
    let keys = of.iter().flat_map(|(game, players)| {
        players.map(|player| form_key(player, &rematch_form_key(*game)))
    });
    let query = challenges::table
        .filter(challenges::form_key.eq_any(keys.collect::<Vec<_>>()))
        .filter(challenges::rematch_of.is_not_null())
        .order(challenges::id);
    // In the words of each database, which Postgres keeps planned.
    on_either!(conn, |c| query
        .select((challenges::rematch_of.assume_not_null(), Challenge::as_select()))
        .load(c))
}

/// The form key of a rematch: there is one for each game and player.
pub fn rematch_form_key(game: GameId) -> String {
    format!("rematch:{game}")
}

/// A form's key as it is stored: each player has their own.
pub fn form_key(challenger: PlayerId, key: &str) -> String {
    format!("{challenger}:{key}")
}

/// Returns what has become of each of some challenges; those that there are not are left out.
pub fn list_states(
    conn: &mut DbConn,
    ids: &[ChallengeId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<ChallengeId, ChallengeState>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let found: Vec<Challenge> = challenges::table
        .filter(challenges::id.eq_any(ids))
        .select(Challenge::as_select())
        .load(conn)?;
    Ok(found.into_iter().map(|challenge| (challenge.id, challenge.state(now))).collect())
}

/// Returns the mark of the challenges that [`list_lobby`] lists.
pub fn lobby_mark(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<RowHash> {
    let ids: Vec<ChallengeId> = in_lobby(ChallengeState::Open.as_str(), DbTimestamp::of(now))
        .order((challenges::created_at.desc(), challenges::id.desc()))
        .limit(MAX_IN_LOBBY)
        .select(challenges::id)
        .load(conn)?;
    let mut mark = RowHash::default();
    ids.iter().for_each(|id| mark.add(RowKind::LobbyChallenge, id.0, 0));
    Ok(mark)
}

/// Returns the mark of the open challenges that each of some players made or got.
pub fn list_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    let of_them = challenges::challenger_id
        .eq_any(players)
        .or(challenges::opponent_id.eq_any(players).assume_not_null());
    let open: Vec<(ChallengeId, PlayerId, Option<PlayerId>)> = challenges::table
        .filter(challenges::state.eq(ChallengeState::Open.as_str()))
        .filter(challenges::expires_at.gt(DbTimestamp::of(now)))
        .filter(of_them)
        .select((challenges::id, challenges::challenger_id, challenges::opponent_id))
        .load(conn)?;
    let mut marks: HashMap<PlayerId, RowHash> = HashMap::new();
    for (id, challenger, opponent) in open {
        for player in [Some(challenger), opponent].into_iter().flatten() {
            marks.entry(player).or_default().add(RowKind::Challenge, id.0, 0);
        }
    }
    Ok(marks)
}
