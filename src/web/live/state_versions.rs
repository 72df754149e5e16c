//! The number of what a page shows, read from the database: another one when something has changed
//! that its reader may know.
//!
//! A page and its stream ask the same function, so they agree. A game page counts for itself what it
//! has read anyway ([`game_state_version`]).

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::subscriptions::{About, StateVersion};
use crate::actions::messages::may_read_spectators;
use crate::db::{
    ChallengeId, DbConn, GameId, PlayerId, RowHash, RowKind, TournamentId,
    challenges::{self, Challenge, ChallengeState},
    game_messages,
    games::{self, GameProgress},
    private_messages, spectator_messages,
    tournaments::{self, ViewedGame},
    waiting::{self, WaitingCounts},
};

/// How far a game page is: events of the log, and what was said and offered beside it, as far as
/// the reader may know. Only sums that grow are counted, so no two changes hide each other. What
/// the reader has not read, which the top of the page counts, can shrink: it stands above them.
pub fn game_state_version(
    version: i32,
    messages: u64,
    comments: u64,
    rematches: u64,
    unread: u64,
) -> StateVersion {
    (unread << 32) + u64::from(version.unsigned_abs()) + messages + comments + rematches
}

/// Counts what has become of the rematches of a game.
pub fn rematch_state_version<'a>(
    offered: impl IntoIterator<Item = &'a Challenge>,
    now: DateTime<Utc>,
) -> u64 {
    let count = |challenge: &Challenge| match challenge.state(now) {
        ChallengeState::Open => 1,
        _ => 2,
    };
    offered.into_iter().map(count).sum()
}

/// Which state a challenge is in.
pub fn challenge_state_version(state: ChallengeState) -> StateVersion {
    match state {
        ChallengeState::Open => 0,
        ChallengeState::Accepted => 1,
        ChallengeState::Declined => 2,
        ChallengeState::Withdrawn => 3,
        ChallengeState::Expired => 4,
    }
}

/// How far a tournament is on the page of its reader. `own`: the mark of the games that they play in it,
/// whose turn it is stands there too. For everybody else a move changes nothing.
pub fn tournament_state_version(
    id: TournamentId,
    changes: u64,
    own: Option<RowHash>,
) -> StateVersion {
    let Some(mut mark) = own else { return changes };
    mark.add(RowKind::Tournament, id.0, changes);
    mark.number()
}

/// What waits for a player: each count has its own bits, so that a browser reads the number exactly.
pub fn waiting_state_version(waiting: WaitingCounts) -> StateVersion {
    let WaitingCounts { games, challenges, unread, invitations, .. } = waiting;
    [games, challenges, unread, invitations].into_iter().fold(0, |number, count| {
        (number << 13) + u64::try_from(count).unwrap_or(u64::MAX).min((1 << 13) - 1)
    })
}

/// Returns the numbers of what some pages show. A page that there is not has none.
pub fn state_versions(
    conn: &mut DbConn,
    pages: &[About],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<About, StateVersion>> {
    let wanted = VersionedRows::of(pages);
    let mut found = game_state_versions(conn, &wanted, now)?;
    for (id, state) in challenges::list_states(conn, &wanted.challenges, now)? {
        found.insert(About::Challenge(id), challenge_state_version(state));
    }
    found.extend(tournament_state_versions(conn, &wanted)?);
    for (player, counts) in waiting::list(conn, &wanted.waiting_of, now)? {
        found.insert(About::Waiting(player), waiting_state_version(counts));
    }
    let (lists, inboxes) = (&wanted.lists, &wanted.inboxes);
    let lobby = match wanted.has_lobby {
        true => challenges::lobby_mark(conn, now)?,
        false => RowHash::default(),
    };
    let games = games::list_marks(conn, &wanted.games_of)?;
    let challenges = challenges::list_marks(conn, lists, now)?;
    let on_ladders = tournaments::list_challenge_marks(conn, &wanted.games_of, now)?;
    let unread = private_messages::list_unread_marks(conn, lists)?;
    let talks =
        [private_messages::list_marks(conn, inboxes)?, game_messages::list_marks(conn, inboxes)?];
    let of = |marks: &HashMap<PlayerId, RowHash>, player: &PlayerId| {
        marks.get(player).copied().unwrap_or_default()
    };
    for about in pages {
        let mark = match about {
            About::Game(..) | About::Challenge(_) | About::Tournament(..) | About::Waiting(_) => {
                continue;
            }
            About::Games(me) => {
                let offered = of(&challenges, me).join(of(&on_ladders, me));
                of(&games, me).join(offered).join(of(&unread, me))
            }
            About::Lobby(None) => lobby,
            About::Lobby(Some(me)) => lobby.join(of(&challenges, me)).join(of(&unread, me)),
            About::Messages(me) => of(&talks[0], me).join(of(&talks[1], me)),
        };
        found.insert(*about, mark.number());
    }
    Ok(found)
}

/// The rows that the numbers of some pages are made of.
#[derive(Default)]
struct VersionedRows {
    /// With who reads them.
    games: Vec<(GameId, Option<PlayerId>)>,
    challenges: Vec<ChallengeId>,
    games_of: Vec<PlayerId>,
    /// Whose challenges and unread messages.
    lists: Vec<PlayerId>,
    inboxes: Vec<PlayerId>,
    waiting_of: Vec<PlayerId>,
    /// With who reads them.
    tournaments: Vec<(TournamentId, Option<PlayerId>)>,
    has_lobby: bool,
}

impl VersionedRows {
    fn of(pages: &[About]) -> VersionedRows {
        let mut wanted = VersionedRows::default();
        for about in pages.iter().collect::<HashSet<_>>() {
            match *about {
                About::Game(game, reader) => wanted.games.push((game, reader)),
                About::Challenge(challenge) => wanted.challenges.push(challenge),
                About::Games(player) => {
                    wanted.games_of.push(player);
                    wanted.lists.push(player);
                }
                About::Lobby(player) => {
                    wanted.has_lobby = true;
                    wanted.lists.extend(player);
                }
                About::Messages(player) => wanted.inboxes.push(player),
                About::Waiting(player) => wanted.waiting_of.push(player),
                About::Tournament(id, reader) => wanted.tournaments.push((id, reader)),
            }
        }
        wanted
    }
}

/// Returns the numbers of the pages of tournaments.
fn tournament_state_versions(
    conn: &mut DbConn,
    wanted: &VersionedRows,
) -> QueryResult<HashMap<About, StateVersion>> {
    let ids: HashSet<TournamentId> = wanted.tournaments.iter().map(|(id, _)| *id).collect();
    let read = wanted.tournaments.iter().filter_map(|(id, reader)| Some((*id, (*reader)?)));
    // As the page does it: the marks first.
    let own = games::list_tournament_marks(conn, &read.collect::<Vec<_>>())?;
    let changes = tournaments::list_changes(conn, &Vec::from_iter(ids))?;
    let number = |(id, reader): &(TournamentId, Option<PlayerId>)| {
        let mark = reader.and_then(|reader| own.get(&(*id, reader)).copied());
        let number = tournament_state_version(*id, *changes.get(id)?, mark);
        Some((About::Tournament(*id, *reader), number))
    };
    Ok(wanted.tournaments.iter().filter_map(number).collect())
}

/// Returns the numbers of game pages. What the two say and offer each other counts for them alone,
/// what spectators say for spectators, and for all when the game is over.
fn game_state_versions(
    conn: &mut DbConn,
    wanted: &VersionedRows,
    now: DateTime<Utc>,
) -> QueryResult<HashMap<About, StateVersion>> {
    if wanted.games.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: HashSet<GameId> = wanted.games.iter().map(|(game, _)| *game).collect();
    let progress = games::list_progress(conn, &Vec::from_iter(ids))?;
    let viewed = |(id, reader): &(GameId, Option<PlayerId>)| {
        let game = progress.get(id)?;
        let players = [game.white, game.black];
        Some(ViewedGame { game: *id, players, is_over: game.is_over, viewer: *reader })
    };
    let all: Vec<ViewedGame> = wanted.games.iter().filter_map(viewed).collect();
    let hidden = tournaments::list_hidden(conn, &all)?;
    let plays = |game: &GameProgress, reader: Option<PlayerId>| {
        reader.is_some_and(|reader| [game.white, game.black].contains(&reader))
    };
    let (mut talking, mut commented, mut over) = (HashSet::new(), HashSet::new(), HashMap::new());
    for (id, reader) in &wanted.games {
        let Some(game) = progress.get(id) else { continue };
        let plays = plays(game, *reader);
        if plays && game.has_messages {
            talking.insert(*id);
        }
        if may_read_spectators([game.white, game.black], game.is_over, *reader) {
            commented.insert(*id);
        }
        if plays && game.is_over {
            over.insert(*id, [game.white, game.black]);
        }
    }
    let messages = games::count_messages(conn, &Vec::from_iter(talking))?;
    let comments = spectator_messages::count(conn, &Vec::from_iter(commented))?;
    let readers: HashSet<PlayerId> =
        wanted.games.iter().filter_map(|(_, reader)| *reader).collect();
    let unread = private_messages::count_all_unread(conn, &Vec::from_iter(readers))?;
    let mut rematches: HashMap<GameId, Vec<Challenge>> = HashMap::new();
    for (game, offered) in challenges::list_rematches(conn, &Vec::from_iter(over))? {
        rematches.entry(game).or_default().push(offered);
    }
    let number = |(id, reader): &(GameId, Option<PlayerId>)| {
        let game = progress.get(id)?;
        // How far a game is that somebody may not see is none of their business.
        if viewed(&(*id, *reader)).is_some_and(|viewed| hidden.contains_key(&viewed)) {
            return None;
        }
        let plays = plays(game, *reader);
        let count = |counts: &HashMap<GameId, u64>, may_know: bool| {
            counts.get(id).copied().filter(|_| may_know).unwrap_or(0)
        };
        let offered = rematches.get(id).filter(|_| plays && game.is_over);
        let number = game_state_version(
            game.version,
            count(&messages, plays),
            count(&comments, may_read_spectators([game.white, game.black], game.is_over, *reader)),
            offered.map_or(0, |offered| rematch_state_version(offered, now)),
            reader.and_then(|reader| unread.get(&reader).copied()).unwrap_or(0),
        );
        Some((About::Game(*id, *reader), number))
    };
    Ok(wanted.games.iter().filter_map(number).collect())
}
