//! Loading a game for its pages, with as much beside it as the reader may see.

use chrono::{DateTime, Utc};
use diesel::QueryResult;
use shakmaty::ByColor;

use super::{
    case::{Names, director_names},
    corrupt_row::or_left_out,
    game_tournament::GameTournament,
    messages::{ChatScope, GameMessages, Pages},
    next::Next,
};
use crate::{
    chess::Color,
    db::{
        DbConn, DbError, GameId, PlayerId, analyses,
        challenges::{self, Challenge},
        conditional_moves,
        game_events::{self, ReadEntry},
        game_ratings::{self, GameRating},
        games::{self, NamedGame, StoredGame},
        private_moves,
        tournaments::{self, TournamentPlace, ViewedGame},
        waiting::WaitingCounts,
    },
    game::{analysis::Analysis, conditional_moves::ConditionalMoves},
    i18n::Locale,
    tournament::HiddenUntil,
    web::{
        error::PageError,
        live::{self, StateVersion},
        request_context::RequestContext,
    },
};

/// A game with the names of White and Black. Conditional moves, analysis, a safety move and a move
/// that is not sent yet are the reader's own; nobody else has them.
pub struct VisibleGame {
    pub stored: StoredGame,
    pub names: [String; 2],
    /// What both were worth: for the page of the game.
    pub ratings: ByColor<GameRating>,
    /// `None` for a game of no tournament.
    pub tournament: Option<GameTournament>,
    pub conditional_moves: ConditionalMoves,
    pub analysis: Analysis,
    /// What was said, as far as they may read it.
    pub messages: GameMessages,
    /// What was claimed, said and decided: known to them and on the admin pages.
    pub case: Vec<ReadEntry>,
    /// What its players read instead of "an arbiter".
    pub director_names: Names,
    /// What waits for the reader elsewhere.
    pub next: Option<Next>,
    /// The rematches that were offered after the game: for its players, when it is over.
    pub rematches: Vec<Challenge>,
    /// How far the game is on its page.
    pub seen: StateVersion,
}

/// A game whose moves are hidden from the reader, with what everybody may know of it.
pub struct GameWithoutMoves {
    /// As it is stored: a move may still come that was made before the time ran out.
    pub stored: StoredGame,
    pub names: [String; 2],
    pub tournament: Option<GameTournament>,
    pub until: HiddenUntil,
}

/// A game for its page: with its moves, or without them.
pub enum GameForReader {
    Visible(Box<VisibleGame>),
    Hidden(Box<GameWithoutMoves>),
}

/// Loads a game for its page as it is now: with time that has run out, whether it is written down
/// or not.
pub async fn load(ctx: &RequestContext, id: GameId) -> Result<VisibleGame, PageError> {
    load_with_messages(ctx, id, ChatScope::All(Pages::default())).await
}

/// The same with as many of the messages as are wanted.
pub async fn load_with_messages(
    ctx: &RequestContext,
    id: GameId,
    wanted: ChatScope,
) -> Result<VisibleGame, PageError> {
    match load_for_reader(ctx, id, wanted).await? {
        GameForReader::Visible(loaded) => Ok(*loaded),
        GameForReader::Hidden(hidden) => Err(PageError::MovesHidden(hidden.until)),
    }
}

/// The same, and what everybody may know of a game whose moves are hidden from the reader.
pub async fn load_for_reader(
    ctx: &RequestContext,
    id: GameId,
    wanted: ChatScope,
) -> Result<GameForReader, PageError> {
    let reader = GameReader {
        player: ctx.reader(),
        locale: ctx.locale,
        waiting: ctx.current_user.as_ref().map(|user| user.stored_waiting).unwrap_or_default(),
    };
    let now = ctx.now;
    let found = ctx.app.db.look_up(move |conn| GameForReader::read(conn, id, reader, wanted, now));
    let mut found = found.await?.ok_or(PageError::NotFound)?;
    if let (GameForReader::Visible(loaded), Some(player)) = (&mut found, ctx.reader())
        && let Some(last) = ctx.app.seen_buffer.last_read_in_game(player, id)
    {
        loaded.messages.note_seen(last);
    }
    Ok(found)
}

/// Who reads the page of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameReader {
    /// `None` if nobody is logged in.
    pub player: Option<PlayerId>,
    pub locale: Locale,
    /// What waits for them.
    pub waiting: WaitingCounts,
}

impl VisibleGame {
    /// Returns the side that the reader plays, if they do.
    pub fn side_of(&self, reader: Option<PlayerId>) -> Option<Color> {
        reader.and_then(|player| self.stored.side_of(player))
    }
}

impl GameForReader {
    /// Reads a game as it is now; `None` if there is none.
    pub fn read(
        conn: &mut DbConn,
        id: GameId,
        reader: GameReader,
        wanted: ChatScope,
        now: DateTime<Utc>,
    ) -> Result<Option<GameForReader>, DbError> {
        let Some(mut found) = games::find_page_data(conn, id, reader.player)? else {
            return Ok(None);
        };
        let NamedGame { stored, place, .. } = &found.named;
        let hidden = hidden_until(conn, stored, place.as_ref(), reader.player)?;
        let messages = match hidden {
            Some(_) => GameMessages::default(),
            None => GameMessages::find(conn, &mut found, reader.player, wanted)?,
        };
        let NamedGame { stored, names, place } = found.named;
        let tournament = place.map(|place| GameTournament::find(conn, place)).transpose()?;
        if let Some(until) = hidden {
            let hidden = GameWithoutMoves { stored, names, tournament, until };
            return Ok(Some(GameForReader::Hidden(Box::new(hidden))));
        }
        let mut loaded = VisibleGame {
            stored,
            names,
            ratings: ByColor::default(),
            tournament,
            conditional_moves: ConditionalMoves::default(),
            analysis: Analysis::default(),
            messages,
            case: Vec::new(),
            director_names: Names::new(),
            next: None,
            rematches: Vec::new(),
            seen: 0,
        };
        let side = loaded.side_of(reader.player);
        let is_page = matches!(wanted, ChatScope::All(_));
        if let Some(player) = reader.player.filter(|_| side.is_some() && is_page) {
            let to_move = reader.waiting.to_move;
            loaded.next = Next::find(conn, player, (id, to_move), now, reader.locale)?;
        }
        if side.is_some() && is_page && loaded.stored.game.case().is_some() {
            loaded.case = game_events::list_case(conn, id)?;
            let place = loaded.tournament.as_ref().map(|found| &found.place);
            loaded.director_names = director_names(conn, place, id, &loaded.case, reader.locale)?;
        }
        if let Some(side) = side.filter(|_| loaded.stored.has_had_conditional_moves()) {
            let variant = loaded.stored.game.start().variant();
            loaded.conditional_moves = or_left_out(
                conditional_moves::find(conn, id, side, variant).map_err(DbError::from),
            )?;
        }
        if is_page {
            loaded.ratings = game_ratings::find(conn, &loaded.stored)?;
        }
        let is_over = loaded.stored.game.ended().is_some();
        loaded.stored.game = loaded.stored.game.as_of(now);
        let game = &loaded.stored.game;
        if side.is_some_and(|side| game.is_running() && game.turn() == side) {
            // A page that was overtaken is rendered again by the events of the game.
            let _is_current = private_moves::add(conn, &mut loaded.stored)?;
        }
        if side.is_some() && is_page && loaded.stored.game.ended().is_some() {
            let game = (id, [loaded.stored.white, loaded.stored.black]);
            let offered = challenges::list_rematches(conn, &[game])?;
            loaded.rematches = offered.into_iter().map(|(_, challenge)| challenge).collect();
        }
        loaded.seen = seen(&loaded, is_over, reader.waiting.unread, now);
        Ok(Some(GameForReader::Visible(Box::new(loaded))))
    }
}

/// Returns until when a game is hidden from the reader; most ask the database nothing for it.
fn hidden_until(
    conn: &mut DbConn,
    stored: &StoredGame,
    place: Option<&TournamentPlace>,
    reader: Option<PlayerId>,
) -> QueryResult<Option<HiddenUntil>> {
    match place.is_some_and(TournamentPlace::hides_games) {
        true => tournaments::find_hidden(conn, ViewedGame::of(stored, reader)),
        false => Ok(None),
    }
}

/// Returns the number that the stream of the page compares with, of what was just read: a game is
/// over there when that is stored.
fn seen(loaded: &VisibleGame, is_over: bool, unread: usize, now: DateTime<Utc>) -> StateVersion {
    let (messages, comments) = loaded.messages.counts();
    let rematches = match is_over {
        true => live::rematch_state_version(&loaded.rematches, now),
        false => 0,
    };
    let unread = u64::try_from(unread).unwrap_or(u64::MAX);
    live::game_state_version(loaded.stored.version(), messages, comments, rematches, unread)
}

/// The same as [`load`] with the reader's own analysis, for the pages that show or use it.
pub async fn load_with_analysis(
    ctx: &RequestContext,
    id: GameId,
) -> Result<VisibleGame, PageError> {
    add_analysis(ctx, load(ctx, id).await?).await
}

/// Adds the reader's own analysis to a game that is loaded.
pub async fn add_analysis(
    ctx: &RequestContext,
    mut loaded: VisibleGame,
) -> Result<VisibleGame, PageError> {
    let id = loaded.stored.id;
    let Some(side) = loaded.side_of(ctx.reader()) else { return Ok(loaded) };
    let start = loaded.stored.game.start().clone();
    let found =
        ctx.app.db.look_up(move |conn| Ok(analyses::find(conn, id, side, &start)?.analysis));
    loaded.analysis = or_left_out(found.await)?;
    Ok(loaded)
}

/// The same for a page that only the game's players have.
pub async fn load_for_player(ctx: &RequestContext, id: GameId) -> Result<VisibleGame, PageError> {
    let player = ctx.player()?.id;
    let loaded = load_with_analysis(ctx, id).await?;
    loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    Ok(loaded)
}
