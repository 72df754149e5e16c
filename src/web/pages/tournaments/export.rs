//! Taking a tournament away: all its games as PGN, a crosstable as CSV.

use std::collections::HashMap;

use actix_web::web::{Bytes, Path, Query};
use futures_util::stream;
use serde::Deserialize;

use super::{
    show::{TournamentQuery, load},
    table_csv::table_csv,
    table_view::TableContext,
};
use crate::{
    db::{
        Db, DbError, GameId, PlayerId, TournamentId,
        games::{self, StoredGame},
        tournaments,
    },
    tournament::{Phase, StartedGame, Visibility, terms::Format},
    web::{
        error::{PageError, PageResult},
        pages::games::pgn_file::{GAMES_PER_CHUNK, PGN, PgnChunk, PgnFile, file},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PgnQuery {
    /// With times on every move.
    clocks: Option<String>,
}

/// Which games a reader may see.
#[derive(Clone, Copy)]
struct GamesReader {
    me: Option<PlayerId>,
    /// Runs the tournament, or the site.
    is_director: bool,
    visibility: Visibility,
    is_over: bool,
}

impl GamesReader {
    fn sees(self, game: &StoredGame) -> bool {
        self.is_director
            || self.me.is_some_and(|me| game.side_of(me).is_some())
            || self.visibility.shows(game.game.ended().is_some(), self.is_over)
    }
}

/// Where the stream of games continues.
struct TournamentCursor {
    db: Db,
    /// Those that are still to come.
    games: std::vec::IntoIter<GameId>,
    reader: GamesReader,
    file: PgnFile,
}

/// `GET /tournaments/{id}.pgn`: all games by section, round and board, read and sent piece by piece.
pub async fn pgn(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<PgnQuery>,
) -> PageResult {
    let (id, me) = (*id, ctx.reader());
    let is_admin = ctx.player().is_ok_and(|player| player.is_admin);
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
        let mut tournament = stored.tournament;
        tournament.games.sort_unstable_by_key(|game| game.paired.pairing);
        let id_of = |game: &StartedGame| GameId(game.id);
        let games: Vec<GameId> = tournament.games.iter().map(id_of).collect();
        let reader = GamesReader {
            me,
            is_director: is_admin || me.is_some_and(|me| tournament.is_directed_by(me.0)),
            visibility: tournament.terms.visibility,
            is_over: matches!(tournament.phase, Phase::Finished { .. } | Phase::Final),
        };
        Ok::<_, DbError>(Some((games, reader)))
    });
    let (games, reader) = found.await?.ok_or(PageError::NotFound)?;
    let cursor = TournamentCursor {
        db: ctx.app.db.clone(),
        games: games.into_iter(),
        reader,
        file: PgnFile::new(&ctx, asked.clocks.is_some()),
    };
    let games = stream::try_unfold(cursor, |cursor| async move {
        let next = next_games(cursor).await.map_err(PageError::from)?;
        Ok::<_, PageError>(next.map(|(text, cursor)| (Bytes::from(text), cursor)))
    });
    Ok(file(PGN, &format!("zugpost-tournament-{id}.pgn")).streaming(games))
}

async fn next_games(
    mut cursor: TournamentCursor,
) -> Result<Option<(String, TournamentCursor)>, DbError> {
    let ids: Vec<GameId> = cursor.games.by_ref().take(GAMES_PER_CHUNK.into()).collect();
    if ids.is_empty() {
        return Ok(None);
    }
    let reader = cursor.reader;
    let chunk = cursor.db.read(move |conn| {
        let mut found = games::list_whole_by_ids(conn, &ids)?;
        found.retain(|game| reader.sees(game));
        let order: HashMap<GameId, usize> = ids.into_iter().zip(0..).collect();
        found.sort_by_key(|game| order.get(&game.id).copied());
        Ok::<_, DbError>(PgnChunk::find(conn, found)?)
    });
    Ok(Some((chunk.await?.text(&cursor.file), cursor)))
}

/// `GET /tournaments/{id}/table.csv?section=`
pub async fn table(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<TournamentQuery>,
) -> PageResult {
    let loaded = load(&ctx, *id, asked.section).await?;
    let tournament = &loaded.stored.tournament;
    let context = TableContext {
        locale: ctx.locale,
        names: &loaded.names,
        me: ctx.reader(),
        progress: &loaded.progress,
    };
    // A tree of a thousand players has no table of each against each.
    let text = match tournament.terms.format {
        Format::RoundRobin { .. } => table_csv(tournament, loaded.section, &context),
        Format::Match { .. } | Format::Knockout { .. } => None,
    };
    let text = text.ok_or(PageError::NotFound)?;
    let name = format!("zugpost-tournament-{}-section-{}.csv", *id, loaded.section);
    Ok(file("text/csv; charset=utf-8", &name).body(text))
}
