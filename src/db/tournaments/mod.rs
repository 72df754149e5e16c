//! Tournaments: the log of each, which everything follows from, and rows that lists are made of.
//! What is loaded is replayed from the log; what is written is guarded by the version, as with games.

mod announced;
mod early_decisions;
mod editions;
mod final_places;
mod games;
mod hidden_games;
mod invitations;
mod known;
mod ladder_challenges;
mod lists;
mod lots;
mod mailings;
mod name;
mod own;
mod place;
mod players;

use std::{collections::HashMap, fmt, sync::Arc};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    Corrupt, DbConn, DbTimestamp, PlayerId, TournamentId,
    changes::{self, StoredChange},
    schema::{tournament_events, tournaments},
};
use crate::{
    hash_chain,
    tournament::{
        Phase, TIME_OF_APPEAL, Tournament,
        event::TournamentEvent,
        log::{self, TournamentLogLine},
        terms::StartRule,
    },
};

use known::CachedTournament;

pub use announced::{AnnouncedTournament, list_announced};
pub use early_decisions::{EarlyDecision, list_early_decisions};
pub use editions::{
    Edition, find_next_edition, find_previous_edition, has_next_edition_place, list_owed_places,
};
pub use final_places::{
    Medal, PlacePoints, are_final_places_right, list_best_points, list_medals, list_names,
    list_points, save_final_places,
};
pub use games::{OpenGame, awaits_result, insert_games, list_open_games, progress, wake_of_game};
pub use hidden_games::{ViewedGame, find_hidden, list_hidden};
pub use invitations::{delete_invitations, list_invitations};
pub use ladder_challenges::{
    WaitingLadderChallenge, is_challenge_waiting, list_challenge_marks, list_waiting_challenges,
};
pub use lists::{
    ListedEntrant, ListedTournament, TournamentFilter, TournamentGroup, has_withdrawn_since, list,
    list_due, list_ids, list_ids_of_director, list_ids_of_player, list_left_without_consent,
    list_players, list_standing_offers, list_suspended,
};
pub use lots::{find_secret, insert_secrets};
pub use mailings::{
    Mailing, delete_mailing, insert_mailing, list_mailings, postpone_mailing, update_told,
};
pub use name::{TournamentName, update_names_of};
pub use own::{OwnTournament, list_entered_before_start, list_own, list_running_of_player};
pub(super) use place::{NamedTournamentRow, PairingRow};
pub use place::{TournamentPlace, has_sections, is_last, list_places};

/// A tournament as it was loaded.
#[derive(Clone, Debug)]
pub struct StoredTournament {
    pub id: TournamentId,
    pub tournament: Arc<Tournament>,
    pub version: i32,
    /// How many games had ended.
    wakes: i32,
    /// The first of the standing offer that it belongs to.
    pub standing_offer: Option<TournamentId>,
    /// As lists have it: of a match that was agreed on, both players.
    pub name: TournamentName,
}

impl StoredTournament {
    /// Returns how often it has changed, and its games with it.
    pub fn changes(&self) -> u64 {
        changes_of(self.version, self.wakes)
    }
}

/// Both only grow, so no two changes hide each other.
fn changes_of(version: i32, wakes: i32) -> u64 {
    u64::from(version.unsigned_abs()) + u64::from(wakes.unsigned_abs())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tournament_events)]
struct EventRow {
    number: i32,
    at: DbTimestamp,
    actor: String,
    event: String,
}

impl From<EventRow> for TournamentLogLine {
    fn from(row: EventRow) -> TournamentLogLine {
        TournamentLogLine {
            number: row.number,
            at: row.at.utc(),
            actor: row.actor,
            event: row.event,
        }
    }
}

/// Where a tournament stands, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoredPhase {
    Announced,
    Running,
    Finished,
    Final,
    Cancelled,
}

stored_enum!(StoredPhase, "phase of a tournament", {
    Announced = "announced",
    Running = "running",
    Finished = "finished",
    Final = "final",
    Cancelled = "cancelled",
});

impl From<Phase> for StoredPhase {
    fn from(phase: Phase) -> StoredPhase {
        match phase {
            Phase::Announced => StoredPhase::Announced,
            Phase::Running => StoredPhase::Running,
            Phase::Finished => StoredPhase::Finished,
            Phase::Final => StoredPhase::Final,
            Phase::Cancelled => StoredPhase::Cancelled,
        }
    }
}

/// What lists show of a tournament, and when it is checked next.
#[derive(AsChangeset, Insertable)]
#[diesel(table_name = tournaments)]
#[diesel(treat_none_as_null = true)]
struct DerivedColumns {
    name: String,
    format: &'static str,
    phase: &'static str,
    visibility: &'static str,
    director_id: Option<PlayerId>,
    deputy_id: Option<PlayerId>,
    entrant_count: i32,
    places: i32,
    starts_at: Option<DbTimestamp>,
    started_at: Option<DbTimestamp>,
    finished_at: Option<DbTimestamp>,
    next_check_at: Option<DbTimestamp>,
    log_head: String,
    version: i32,
    series_games: Option<i32>,
    edition_of: Option<TournamentId>,
    rated: bool,
    variant: &'static str,
    entry_conditions: Option<String>,
    entries_open_at: Option<DbTimestamp>,
    always_open: bool,
}

impl DerivedColumns {
    /// `players`: of a match that was agreed on, what it is called.
    fn of(
        tournament: &Tournament,
        players: Option<&str>,
        version: i32,
        now: DateTime<Utc>,
    ) -> DerivedColumns {
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let terms = &tournament.terms;
        let starts_at = match terms.start {
            StartRule::OnDate(date) => Some(date),
            StartRule::WhenFull | StartRule::AtOnce => None,
        };
        DerivedColumns {
            name: players.unwrap_or(&terms.name).to_owned(),
            format: terms.format.as_str(),
            phase: StoredPhase::from(tournament.phase).as_str(),
            visibility: terms.visibility.as_str(),
            director_id: tournament.director.map(PlayerId),
            deputy_id: tournament.deputy.map(PlayerId),
            entrant_count: count(match tournament.phase {
                _ if tournament.is_ladder() => tournament.ladder_size(),
                Phase::Announced | Phase::Cancelled => tournament.entrants.len(),
                _ => tournament.player_count(),
            }),
            places: count(terms.places()),
            starts_at: starts_at.map(DbTimestamp::of),
            started_at: tournament.started_at.map(DbTimestamp::of),
            finished_at: tournament.finished_at.map(DbTimestamp::of),
            next_check_at: next_check(tournament, now).map(DbTimestamp::of),
            log_head: tournament.head.clone(),
            version,
            series_games: tournament.series_games(),
            edition_of: tournament.edition_of.map(TournamentId),
            rated: terms.games.rated,
            variant: terms.games.variant.as_str(),
            entry_conditions: terms.entry.to_json(),
            entries_open_at: terms.entries_open_at.map(DbTimestamp::of),
            always_open: tournament.is_open_ladder(),
        }
    }
}

/// Returns when a job is to check what follows; what a finished game brings is noted by the game.
fn next_check(tournament: &Tournament, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    match (tournament.phase, tournament.terms.start) {
        (Phase::Announced, StartRule::OnDate(date)) => Some(date),
        (Phase::Announced, StartRule::WhenFull) => {
            tournament.is_due(now).then_some(now).or(tournament.terms.ends_at)
        }
        // It is running from its announcement on.
        (Phase::Announced, StartRule::AtOnce) => None,
        // Games may have to begin.
        (Phase::Running, _) => Some(now),
        (Phase::Finished, _) => tournament.finished_at.map(|at| at + TIME_OF_APPEAL),
        (Phase::Final | Phase::Cancelled, _) => None,
    }
}

/// What is inserted besides what follows from the log.
pub struct NewTournamentRow<'a> {
    pub form_key: &'a str,
    pub standing_offer: Option<TournamentId>,
    /// The names of both who have agreed on a match. The log has no names: accounts can be closed.
    pub players: Option<[String; 2]>,
}

/// Inserts a tournament with the first events of its log, or finds the one that the same form made
/// before: the bool says whether it is new.
pub fn insert(
    conn: &mut DbConn,
    new: &NewTournamentRow<'_>,
    events: &[TournamentEvent],
    now: DateTime<Utc>,
) -> QueryResult<(TournamentId, bool)> {
    // The log begins with the number of the tournament: the row comes first.
    let unknown = |what: &'static str| Corrupt::error("tournaments", 0, what);
    let begun = events.first().and_then(|event| Tournament::begin(event, ""));
    let players = new.players.as_ref().map(TournamentName::between);
    let begun = begun.ok_or(unknown("no announcement"))?;
    let derived = DerivedColumns::of(&begun, players.as_deref(), 0, now);
    let query = diesel::insert_into(tournaments::table).values((
        derived,
        tournaments::announced_at.eq(DbTimestamp::of(now)),
        tournaments::form_key.eq(new.form_key),
        tournaments::standing_offer.eq(new.standing_offer),
    ));
    let inserted = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    let id = find_id_of_form(conn, new.form_key)?.ok_or(diesel::NotFound)?;
    if inserted == 0 {
        return Ok((id, false));
    }
    let mut chain = Chain { head: hash_chain::begin(&log::header(id.0)), version: 0 };
    let mut tournament = None;
    for event in events {
        let head = chain.append(conn, id, event)?;
        match &mut tournament {
            None => tournament = Tournament::begin(event, &head),
            Some(tournament) => tournament.apply(event, &head),
        }
    }
    let tournament = tournament.ok_or(unknown("no announcement"))?;
    diesel::update(tournaments::table.find(id))
        .set(DerivedColumns::of(&tournament, players.as_deref(), chain.version, now))
        .execute(conn)?;
    changes::note(StoredChange::Tournament { tournament: id });
    Ok((id, true))
}

/// Finds the tournament that a form has made.
pub fn find_id_of_form(conn: &mut DbConn, form_key: &str) -> QueryResult<Option<TournamentId>> {
    tournaments::table
        .filter(tournaments::form_key.eq(form_key))
        .select(tournaments::id)
        .get_result(conn)
        .optional()
}

/// The end of a log, to which lines are appended.
struct Chain {
    head: String,
    version: i32,
}

impl Chain {
    /// Appends an event and returns the hash of its line.
    fn append(
        &mut self,
        conn: &mut DbConn,
        id: TournamentId,
        event: &TournamentEvent,
    ) -> QueryResult<String> {
        // Instants are stored to the microsecond, and the hash goes over what is stored.
        let at = DbTimestamp::of(event.at);
        let event = TournamentEvent { at: at.utc(), ..event.clone() };
        let line = TournamentLogLine::of(self.version, &event).ok_or(Corrupt::error(
            "tournament_events",
            id.0,
            "an event without a text",
        ))?;
        diesel::insert_into(tournament_events::table)
            .values((
                tournament_events::tournament_id.eq(id),
                tournament_events::number.eq(line.number),
                tournament_events::at.eq(at),
                tournament_events::actor.eq(&line.actor),
                tournament_events::event.eq(&line.event),
            ))
            .execute(conn)?;
        self.head = hash_chain::link(&self.head, &line.text());
        self.version = self.version.saturating_add(1);
        Ok(self.head.clone())
    }
}

/// Returns the lines of a log, oldest first.
pub fn list_lines(conn: &mut DbConn, id: TournamentId) -> QueryResult<Vec<TournamentLogLine>> {
    list_lines_from(conn, id, 0)
}

/// Returns the lines of a log from a number on, oldest first.
fn list_lines_from(
    conn: &mut DbConn,
    id: TournamentId,
    number: i32,
) -> QueryResult<Vec<TournamentLogLine>> {
    let rows: Vec<EventRow> = tournament_events::table
        .filter(tournament_events::tournament_id.eq(id))
        .filter(tournament_events::number.ge(number))
        .order(tournament_events::number)
        .select(EventRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(TournamentLogLine::from).collect())
}

/// Returns the hashes of a log: that with which it begins, and that of each line.
pub fn list_heads(conn: &mut DbConn, id: TournamentId) -> QueryResult<Vec<String>> {
    let mut heads = vec![hash_chain::begin(&log::header(id.0))];
    for line in list_lines(conn, id)? {
        let head = heads.last().map_or_else(String::new, |it| hash_chain::link(it, &line.text()));
        heads.push(head);
    }
    Ok(heads)
}

/// Finds a tournament and replays what of its log this server does not know.
pub fn find(conn: &mut DbConn, id: TournamentId) -> QueryResult<Option<StoredTournament>> {
    type Row = (i32, i32, Option<TournamentId>, String, String);
    let found: Option<Row> = tournaments::table
        .find(id)
        .select((
            tournaments::version,
            tournaments::wakes,
            tournaments::standing_offer,
            tournaments::log_head,
            tournaments::name,
        ))
        .get_result(conn)
        .optional()?;
    let Some((version, wakes, standing_offer, log_head, name)) = found else { return Ok(None) };
    let corrupt = |what: String| {
        tracing::error!(tournament = %id, what, "a corrupt tournament");
        Corrupt::error("tournaments", id.0, "log")
    };
    let known = match known::find(id).filter(|known| known.version <= version) {
        Some(known) => go_on(conn, id, known, version)?.filter(|it| it.head == log_head),
        None => None,
    };
    let tournament = match known {
        Some(tournament) => tournament,
        None => {
            let mut lines = list_lines(conn, id)?;
            // An event that came after the row was read belongs to the next version.
            lines.truncate(usize::try_from(version).unwrap_or(0));
            let replayed = log::replay(id.0, &lines).map_err(|error| corrupt(error.to_string()))?;
            if replayed.tournament.head != log_head {
                return Err(corrupt("its head is another one than that of its log".to_owned()));
            }
            Arc::new(replayed.tournament)
        }
    };
    known::remember(id, version, &tournament);
    let name = TournamentName { name, series_games: tournament.series_games() };
    Ok(Some(StoredTournament { id, tournament, version, wakes, standing_offer, name }))
}

/// Brings a tournament that is known up to a version of its log; `None` if the lines do not follow.
fn go_on(
    conn: &mut DbConn,
    id: TournamentId,
    known: CachedTournament,
    version: i32,
) -> QueryResult<Option<Arc<Tournament>>> {
    let CachedTournament { version: seen, mut tournament } = known;
    if seen == version {
        return Ok(Some(tournament));
    }
    let mut lines = list_lines_from(conn, id, seen)?;
    lines.retain(|line| line.number < version);
    let goes_on = log::go_on(Arc::make_mut(&mut tournament), seen, &lines).is_ok();
    Ok(goes_on.then_some(tournament))
}

/// Returns how often tournaments have changed ([`StoredTournament::changes`]).
pub fn list_changes(
    conn: &mut DbConn,
    ids: &[TournamentId],
) -> QueryResult<HashMap<TournamentId, u64>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(TournamentId, i32, i32)> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::version, tournaments::wakes))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, version, wakes)| (id, changes_of(version, wakes))).collect())
}

impl fmt::Display for StoredTournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tournament {} ({})", self.id, self.name.name)
    }
}

/// Keeps everybody else from changing a tournament until the transaction ends; before its games.
pub fn lock(conn: &mut DbConn, id: TournamentId) -> QueryResult<()> {
    let query = tournaments::table.find(id);
    diesel::update(query).set(tournaments::version.eq(tournaments::version)).execute(conn)?;
    Ok(())
}

/// Stores events with all that follows from them, and carries them out. `false` if somebody else
/// changed the tournament since it was loaded: nothing was written then.
pub fn save_events(
    conn: &mut DbConn,
    stored: &mut StoredTournament,
    events: &[TournamentEvent],
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    if events.is_empty() {
        return Ok(true);
    }
    let guard = diesel::update(
        tournaments::table
            .filter(tournaments::id.eq(stored.id))
            .filter(tournaments::version.eq(stored.version)),
    )
    .set(tournaments::version.eq(tournaments::version));
    if guard.execute(conn)? == 0 {
        return Ok(false);
    }
    let mut chain = Chain { head: stored.tournament.head.clone(), version: stored.version };
    let tournament = Arc::make_mut(&mut stored.tournament);
    for event in events {
        let head = chain.append(conn, stored.id, event)?;
        tournament.apply(event, &head);
    }
    stored.version = chain.version;
    stored.name.name = match stored.tournament.is_agreed {
        // Of the players: one may have closed the account since it was loaded.
        true => tournaments::table.find(stored.id).select(tournaments::name).get_result(conn)?,
        false => stored.tournament.terms.name.clone(),
    };
    let players = stored.tournament.is_agreed.then(|| stored.name.name.clone());
    let derived = DerivedColumns::of(&stored.tournament, players.as_deref(), stored.version, now);
    diesel::update(tournaments::table.find(stored.id)).set(derived).execute(conn)?;
    players::update(conn, stored.id, &stored.tournament, events)?;
    invitations::update(conn, stored.id, &stored.tournament, events)?;
    ladder_challenges::update(conn, stored.id, &stored.tournament, events)?;
    changes::note(StoredChange::Tournament { tournament: stored.id });
    Ok(true)
}

/// Says when a job checks a tournament again; `None`: when a game ends. Nothing is written if a game
/// ended since the tournament was loaded.
pub fn update_next_check(
    conn: &mut DbConn,
    stored: &StoredTournament,
    at: Option<DateTime<Utc>>,
) -> QueryResult<()> {
    diesel::update(
        tournaments::table
            .filter(tournaments::id.eq(stored.id))
            .filter(tournaments::version.eq(stored.version))
            .filter(tournaments::wakes.eq(stored.wakes)),
    )
    .set(tournaments::next_check_at.eq(at.map(DbTimestamp::of)))
    .execute(conn)
    .map(drop)
}

/// Has a tournament that cannot be processed wait: others go first.
pub fn postpone(conn: &mut DbConn, id: TournamentId, until: DateTime<Utc>) -> QueryResult<()> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::next_check_at.eq(DbTimestamp::of(until)))
        .execute(conn)
        .map(drop)
}
