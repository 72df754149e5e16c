//! Games: a row of what changes with a move, one of the terms, and one of offers where there are
//! any; rebuilt by replaying the moves. What else is written with a game is for
//! [`super::game_store`].

mod due;
mod finished;
mod lists;
mod mismatch;
mod news;
mod records;
mod reply_times;
mod row;
mod stored;
mod stored_rows;
mod text;
mod turns;

use diesel::{dsl::exists, prelude::*};

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    player_relations::{MessagingPermission, blocks},
    schema::{
        game_offers, game_terms, games, notes, players, spectator_messages, tournament_games,
        tournaments,
    },
    tournaments::{NamedTournamentRow, PairingRow, TournamentPlace},
};
use crate::game::Game;
use row::{Changes, NewRow, OffersRow, Rows, TermsRow};

pub use due::{check_later, check_now, list_clocks, list_due, list_due_of, postpone};
pub use finished::{FinishedPlace, Found, Search, count_finished, search_finished};
pub use lists::{
    ListedGame, WaitingGame, count_running, count_running_with, find_listed, have_met, list_by_ids,
    list_latest, list_pending, list_running, list_running_ids, list_waiting,
    list_waiting_in_tournaments, list_waiting_of_tournament, list_without_vacation,
};
pub use mismatch::Mismatch;
pub use news::{GameProgress, count_messages, list_marks, list_progress, list_tournament_marks};
pub use records::{
    Record, count_lost_on_time, count_opponents_played_through, record, record_against, records,
};
pub use reply_times::list_reply_times;
pub(super) use row::Derived;
pub(super) use row::EXAMINED;
pub use stored::StoredGame;
pub(super) use stored_rows::StoredRows;
pub use text::{read_moves, write_moves};
pub use turns::{GameToMove, find_to_move, list_to_move};

/// The three rows of a game. One whose terms are missing is found too: it is corrupt.
#[diesel::dsl::auto_type(no_type_alias)]
fn rows() -> _ {
    games::table.left_join(game_terms::table).left_join(game_offers::table)
}

pub fn find(conn: &mut DbConn, id: GameId) -> QueryResult<Option<StoredGame>> {
    let found: Option<Rows> = on_either!(conn, |c| {
        rows().filter(games::id.eq(id)).select(Rows::as_select()).get_result(c).optional()?
    });
    found.map(Rows::into_game).transpose()
}

/// Keeps everybody else from changing a game until the transaction ends.
pub fn lock(conn: &mut DbConn, id: GameId) -> QueryResult<()> {
    let query = diesel::update(games::table.find(id)).set(games::version.eq(games::version));
    query.execute(conn)?;
    Ok(())
}

/// A game with what is said of it beside its moves.
#[derive(Clone, Debug)]
pub struct NamedGame {
    pub stored: StoredGame,
    /// Of White and Black.
    pub names: [String; 2],
    /// Where it stands in a tournament; `None` for a game of none.
    pub place: Option<TournamentPlace>,
}

/// What a game's page shows to its reader.
#[derive(Clone, Debug)]
pub struct GamePageData {
    pub named: NamedGame,
    pub has_spectator_messages: bool,
    /// The reader's own.
    pub note: Option<String>,
    /// What keeps White from writing to Black, and Black from writing to White.
    pub messaging: [MessagingPermission; 2],
}

type NamedRows = (Rows, String, String, Option<PairingRow>, Option<NamedTournamentRow>);

/// The same; whether spectators wrote, the note, whether White and Black are there, and whether
/// White blocks Black and Black White.
type PageRows = (
    Rows,
    String,
    String,
    Option<PairingRow>,
    Option<NamedTournamentRow>,
    bool,
    Option<String>,
    bool,
    bool,
    bool,
    bool,
);

impl NamedGame {
    fn of((rows, white, black, pairing, tournament): NamedRows) -> QueryResult<NamedGame> {
        let place = pairing.zip(tournament);
        Ok(NamedGame {
            stored: rows.into_game()?,
            names: [white, black],
            place: place
                .map(|(pairing, tournament)| TournamentPlace::new(&pairing, tournament))
                .transpose()?,
        })
    }
}

/// Reads a game with the names of White and Black and its place in a tournament, and what else is
/// asked for of these tables.
macro_rules! find_named {
    ($conn:expr, $id:expr, ($white:ident, $black:ident) $(, $more:expr)*) => {
        on_either!($conn, |c| {
            rows()
                .inner_join($white.on($white.field(players::id).eq(games::white_id)))
                .inner_join($black.on($black.field(players::id).eq(games::black_id)))
                .left_join(tournament_games::table.on(tournament_games::game_id.eq(games::id)))
                .left_join(tournaments::table.on(
                    tournaments::id.nullable().eq(tournament_games::tournament_id.nullable()),
                ))
                .filter(games::id.eq($id))
                .select((
                    Rows::as_select(),
                    $white.field(players::name),
                    $black.field(players::name),
                    Option::<PairingRow>::as_select(),
                    Option::<NamedTournamentRow>::as_select(),
                    $($more,)*
                ))
                .get_result(c)
                .optional()?
        })
    };
}

/// Finds a game with the names of White and Black and its place in a tournament.
pub fn find_with_names(conn: &mut DbConn, id: GameId) -> QueryResult<Option<NamedGame>> {
    let (white, black) = diesel::alias!(players as white_player, players as black_player);
    let found: Option<NamedRows> = find_named!(conn, id, (white, black));
    found.map(NamedGame::of).transpose()
}

/// Finds what a game's page shows to its reader, in one round trip.
pub fn find_page_data(
    conn: &mut DbConn,
    id: GameId,
    reader: Option<PlayerId>,
) -> QueryResult<Option<GamePageData>> {
    let (white, black) = diesel::alias!(players as white_player, players as black_player);
    let spectators = spectator_messages::table
        .filter(spectator_messages::game_id.eq(games::id))
        .select(spectator_messages::id);
    let note = notes::table
        .filter(notes::game_id.eq(games::id))
        .filter(notes::player_id.nullable().eq(reader))
        .select(notes::text)
        .single_value();
    macro_rules! is_there {
        ($player:ident) => {
            ($player.field(players::closed_at).is_null())
                .and($player.field(players::suspended_at).is_null())
        };
    }
    let found: Option<PageRows> = find_named!(
        conn,
        id,
        (white, black),
        exists(spectators),
        note,
        is_there!(white),
        is_there!(black),
        blocks!(games::white_id, games::black_id),
        blocks!(games::black_id, games::white_id)
    );
    let Some(found) = found else { return Ok(None) };
    let (rows, white, black, pairing, tournament, has_spectator_messages, note, ..) = found;
    let (.., white_is_there, black_is_there, white_blocks, black_blocks) = found;
    let to_white = MessagingPermission {
        is_there: white_is_there,
        is_blocked: white_blocks,
        blocks: black_blocks,
    };
    let to_black = MessagingPermission {
        is_there: black_is_there,
        is_blocked: black_blocks,
        blocks: white_blocks,
    };
    Ok(Some(GamePageData {
        named: NamedGame::of((rows, white, black, pairing, tournament))?,
        has_spectator_messages,
        note,
        messaging: [to_black, to_white],
    }))
}

/// Inserts the rows of a game that has just begun.
pub(super) fn insert_rows(
    conn: &mut DbConn,
    white: PlayerId,
    black: PlayerId,
    game: &Game,
) -> QueryResult<GameId> {
    let id = diesel::insert_into(games::table)
        .values(NewRow::of(white, black, game))
        .returning(games::id)
        .get_result(conn)?;
    let terms = (game_terms::game_id.eq(id), TermsRow::of(game));
    diesel::insert_into(game_terms::table).values(terms).execute(conn)?;
    Ok(id)
}

/// Writes what has become of a game. `false` if somebody else changed the game or its conditional
/// moves since it was loaded: nothing was written then.
///
/// A plain move writes one row: that of the offers only if it changes.
pub(super) fn update_rows(
    conn: &mut DbConn,
    stored: &StoredGame,
    after: &Game,
    derived: Derived,
) -> QueryResult<bool> {
    let next_check_at = derived.next_check_at;
    let query = diesel::update(
        games::table
            .filter(games::id.eq(stored.id))
            .filter(games::version.eq(stored.version))
            .filter(games::conditional_moves_revision.eq(stored.conditional_moves_revision)),
    )
    .set((
        Changes::of(after, derived),
        next_check_at.map(|at| games::next_check_at.eq(at.map(DbTimestamp::of))),
    ));
    let changed = on_either!(conn, |c| query.execute(c)?);
    if changed == 0 {
        return Ok(false);
    }
    let offers = OffersRow::of(after);
    if offers != OffersRow::of(&stored.game) {
        let row = (game_offers::game_id.eq(stored.id), &offers);
        let query = diesel::insert_into(game_offers::table).values(row);
        on_either!(conn, |c| {
            query.on_conflict(game_offers::game_id).do_update().set(&offers).execute(c)?
        });
    }
    Ok(true)
}

/// Returns a player's games after `after` in the order they began, whole, for the export,
/// and where to go on. A corrupt game is left out and logged.
pub fn list_whole(
    conn: &mut DbConn,
    player: PlayerId,
    after: GameId,
    limit: i64,
) -> QueryResult<(Vec<StoredGame>, Option<GameId>)> {
    let found: Vec<Rows> = rows()
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::id.gt(after))
        .order(games::id)
        .limit(limit)
        .select(Rows::as_select())
        .load(conn)?;
    let last = found.last().map(Rows::id);
    Ok((readable(found), last))
}

/// Lists games whole, in no order. A corrupt game is left out and logged.
pub fn list_whole_by_ids(conn: &mut DbConn, ids: &[GameId]) -> QueryResult<Vec<StoredGame>> {
    let query = rows().filter(games::id.eq_any(ids)).select(Rows::as_select());
    Ok(readable(query.load(conn)?))
}

fn readable(found: Vec<Rows>) -> Vec<StoredGame> {
    let game = |rows: Rows| {
        let read = rows.into_game();
        read.inspect_err(|error| tracing::error!(%error, "a corrupt game is left out")).ok()
    };
    found.into_iter().filter_map(game).collect()
}
