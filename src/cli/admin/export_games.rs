//! The games of an exported player: those in which the player has a side, written while they are
//! read.

use std::{collections::HashMap, io::Write};

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::outcome::{at, instant};
use crate::{
    actions::admin::site::SiteSetting,
    chess::{Color, color_word},
    config::Config,
    db::{
        Db, DbConn, DbError, GameId, PlayerId,
        delayed_moves::{self, DelayedMoveRow},
        game_messages::{self, GameMessage},
        game_ratings,
        games::{self, StoredGame},
        personal_data,
        personal_data_games::{self, ExportedGameEvent, ExportedSide},
        players,
        safety_moves::{self, SafetyMoveRow},
        site_settings,
        tournaments::{self, TournamentPlace},
    },
    game::pgn::{self, Sheet},
    ratings::Rating,
};

/// Games read at a time.
const GAMES_PER_READ: i64 = 50;

/// Returns a line of the log of a game.
pub(super) fn event(event: &ExportedGameEvent) -> Value {
    json!({ "at": at(event.at), "kind": event.kind, "detail": event.detail })
}

/// Returns a move that is not sent yet, with all that goes with it.
fn delayed(row: &DelayedMoveRow) -> Value {
    json!({
        "move": row.uci,
        "made_at": at(row.made_at),
        "sent_at": at(row.sent_at),
        "offers_draw": row.offers_draw,
        "conditional_moves": row.keep,
        "proposed_line": row.propose,
        "message": row.message,
    })
}

/// Returns a safety move: which, and how many seconds are left when it is played.
fn safety(row: &SafetyMoveRow) -> Value {
    json!({ "move": row.uci, "seconds_left": row.lead })
}

/// A game with what the player alone has of it.
struct OwnGame {
    stored: StoredGame,
    side: Color,
    conditional_moves: Option<String>,
    delayed_move: Option<DelayedMoveRow>,
    safety_move: Option<SafetyMoveRow>,
    analysis: Option<String>,
    said: Vec<GameMessage>,
    did: Vec<ExportedGameEvent>,
}

fn add_own(
    conn: &mut DbConn,
    player: PlayerId,
    stored: StoredGame,
) -> Result<Option<OwnGame>, DbError> {
    let Some(side) = stored.side_of(player) else { return Ok(None) };
    let conditional_moves = personal_data::find_conditional_moves(conn, stored.id, side)?;
    let delayed_move = delayed_moves::find_row(conn, stored.id)?;
    let delayed_move = delayed_move.filter(|row| row.side == color_word(side));
    let safety_move = safety_moves::find_row(conn, stored.id)?;
    let safety_move = safety_move.filter(|row| row.side == color_word(side));
    let analysis = personal_data::find_analysis(conn, stored.id, side)?;
    let mut said =
        if stored.has_messages { game_messages::list(conn, stored.id)? } else { Vec::new() };
    said.retain(|message| message.side == side);
    // A substitute gets nothing of what the one before did. The moves stand in the PGN.
    let has_now = |had: &ExportedSide| had.replaced_at.is_none() && had.side == side;
    let sides = personal_data_games::list_sides(conn, &stored, player)?;
    let own = sides.into_iter().filter(has_now).flat_map(|had| had.did);
    let did = own.filter(|event| event.kind != "move").collect();
    Ok(Some(OwnGame {
        stored,
        side,
        conditional_moves,
        delayed_move,
        safety_move,
        analysis,
        said,
        did,
    }))
}

/// Writes the last member of the document.
pub(super) async fn write_games(
    db: &Db,
    config: &Config,
    player: PlayerId,
    out: &mut dyn Write,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let name = SiteSetting::SiteName.as_str();
    let changed = db.read::<_, DbError>(move |conn| Ok(site_settings::find(conn, name)?)).await?;
    let site_name = changed.unwrap_or_else(|| config.site_name.clone());
    write!(out, "\"games\": [")?;
    let (mut after, mut comma) = (GameId(0), "\n");
    loop {
        let found = db.read::<_, DbError>(move |conn| {
            let (chunk, last) = games::list_whole(conn, player, after, GAMES_PER_READ)?;
            let ids: Vec<_> = chunk.iter().flat_map(|game| [game.white, game.black]).collect();
            let names = players::names(conn, &ids)?;
            let ids: Vec<_> = chunk.iter().map(|game| game.id).collect();
            let places: HashMap<_, _> = tournaments::list_places(conn, &ids)?.into_iter().collect();
            let ratings = game_ratings::list_at_start(conn, &chunk)?;
            let mut own = Vec::with_capacity(chunk.len());
            for stored in chunk {
                own.extend(add_own(conn, player, stored)?);
            }
            Ok((own, last, names, places, ratings))
        });
        let (own, last, names, places, ratings) = found.await?;
        let Some(last) = last else { break };
        after = last;
        for own in own {
            let OwnGame { stored, side, conditional_moves, analysis, said, did, .. } = own;
            let name = |id| names.get(&id).map_or("", String::as_str);
            let played_in = places.get(&stored.id).map(TournamentPlace::pgn_event);
            let rated = ratings.get(&stored.id).copied().unwrap_or_default();
            let sheet = Sheet {
                event: &site_name,
                site: &format!("{}/games/{}", config.base_url, stored.id),
                white: name(stored.white),
                black: name(stored.black),
                ratings: rated.map(|rating| rating.map(Rating::number)),
                opening: &stored.opening,
                played_in: played_in.as_ref(),
            };
            let said = said.iter().map(|message| {
                json!({
                    "at": instant(message.at),
                    "half_moves": message.ply,
                    "text": message.text,
                })
            });
            let game = json!({
                "number": stored.id,
                "side": color_word(side),
                "messages": said.collect::<Value>(),
                "claims_and_offers": did.iter().map(event).collect::<Value>(),
                "conditional_moves": conditional_moves,
                "delayed_move": own.delayed_move.as_ref().map(delayed),
                "safety_move": own.safety_move.as_ref().map(safety),
                "analysis": analysis,
                "pgn": pgn::export(&stored.game.as_of(now), &sheet, true),
            });
            write!(out, "{comma}{game}")?;
            comma = ",\n";
        }
    }
    writeln!(out, "\n]\n}}")?;
    Ok(())
}
