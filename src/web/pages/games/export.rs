//! Taking games away: PGN of one, PGN of all one's own, FEN of any position.

use actix_web::web::{Bytes, Path, Query};
use futures_util::stream;
use serde::Deserialize;

use super::{
    messages::ChatScope,
    pgn_file::{GAMES_PER_CHUNK, PGN, PgnChunk, PgnFile, file},
    visible_game::{VisibleGame, add_analysis, load_with_messages},
};
use crate::{
    chess::fen as fen_of,
    db::{Db, DbError, GameId, PlayerId, game_ratings, games},
    game::pgn::{Sheet, export, export_with_analysis},
    ratings::Rating,
    web::{
        error::{PageError, PageResult},
        request_context::{RequestContext, plain_text},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ExportQuery {
    /// With times on every move.
    clocks: Option<String>,
    /// With one's own analysis and conditional moves as variations.
    mine: Option<String>,
    ply: Option<usize>,
}

/// `GET /games/{id}.pgn`
pub async fn pgn(ctx: RequestContext, id: Path<GameId>, asked: Query<ExportQuery>) -> PageResult {
    let loaded = if asked.mine.is_some() {
        add_analysis(&ctx, load_with_messages(&ctx, *id, ChatScope::Note).await?).await?
    } else {
        load_with_messages(&ctx, *id, ChatScope::Nothing).await?
    };
    let VisibleGame { stored, names, tournament, conditional_moves, analysis, messages, .. } =
        loaded;
    let [white, black] = &names;
    let read = stored.clone();
    let ratings = ctx.app.db.look_up(move |conn| {
        Ok::<_, DbError>(game_ratings::list_at_start(conn, [&read])?.remove(&read.id))
    });
    let ratings = ratings.await?.unwrap_or_default();
    let played_in = tournament.map(|found| found.place.pgn_event());
    let config = &ctx.app.config;
    let sheet = Sheet {
        event: &ctx.site.settings.name,
        site: &format!("{}/games/{id}", config.base_url),
        white,
        black,
        ratings: ratings.map(|rating| rating.map(Rating::number)),
        opening: &stored.opening,
        played_in: played_in.as_ref(),
    };
    let text = if asked.mine.is_some() {
        // What the player alone has; everybody else finds the game without analysis.
        let analysis = analysis.with_conditional_moves(&stored.game, &conditional_moves);
        export_with_analysis(&stored.game, &sheet, &analysis, &messages.note)
    } else {
        export(&stored.game, &sheet, asked.clocks.is_some())
    };
    Ok(file(PGN, &format!("zugpost-{id}.pgn")).body(text))
}

/// `GET /games/{id}.fen`: of the last position, or after `ply` half-moves.
pub async fn fen(ctx: RequestContext, id: Path<GameId>, asked: Query<ExportQuery>) -> PageResult {
    let VisibleGame { stored, .. } = load_with_messages(&ctx, *id, ChatScope::Nothing).await?;
    let line = stored.game.line();
    let position = line.position(asked.ply.unwrap_or(usize::MAX));
    Ok(plain_text(format!("{}\n", fen_of(position))))
}

/// Where the stream of games continues.
struct Cursor {
    db: Db,
    player: PlayerId,
    after: GameId,
    file: PgnFile,
}

/// `GET /games.pgn`: all one's games, oldest first, read and sent piece by piece.
pub async fn all(ctx: RequestContext, asked: Query<ExportQuery>) -> PageResult {
    let player = ctx.player()?.id;
    let cursor = Cursor {
        db: ctx.app.db.clone(),
        player,
        after: GameId(0),
        file: PgnFile::new(&ctx, asked.clocks.is_some()),
    };
    let games = stream::try_unfold(cursor, |cursor| async move {
        let next = next_games(cursor).await.map_err(PageError::from)?;
        Ok::<_, PageError>(next.map(|(text, cursor)| (Bytes::from(text), cursor)))
    });
    Ok(file(PGN, "zugpost-games.pgn").streaming(games))
}

async fn next_games(mut cursor: Cursor) -> Result<Option<(String, Cursor)>, DbError> {
    let (player, after) = (cursor.player, cursor.after);
    let found = cursor.db.read(move |conn| {
        let (games, last) = games::list_whole(conn, player, after, GAMES_PER_CHUNK.into())?;
        Ok::<_, DbError>((PgnChunk::find(conn, games)?, last))
    });
    let (chunk, Some(last)) = found.await? else {
        return Ok(None);
    };
    cursor.after = last;
    Ok(Some((chunk.text(&cursor.file), cursor)))
}
