//! Tournaments: announced, found, entered, directed; their tables and logs, to read and to take away.

pub mod announce;
mod bracket_view;
pub mod byes;
mod chances;
pub mod change_terms;
mod date_fields;
pub mod direct;
pub mod export;
mod filled_form;
pub mod form_fields;
pub mod invitation;
pub mod ladder;
mod ladder_csv;
mod ladder_view;
pub mod list;
pub mod log;
mod log_sentences;
pub mod player_acts;
mod reader_games;
pub mod show;
mod stage_fields;
pub mod stage_place;
mod stage_view;
mod swiss_fields;
mod swiss_view;
mod table_csv;
mod table_view;
mod tie_break_explanation;
mod tie_break_field;
mod tournament_form;
mod trf_file;
mod workload_text;

use std::collections::HashMap;

use diesel::QueryResult;

pub(in crate::web::pages) use ladder_view::{LadderChallengeView, waiting_challenge};

use crate::db::{
    DbConn, GameId, PlayerId,
    games::{self, StoredGame},
    tournaments::{self, ViewedGame},
};

/// Lists games whose moves somebody may see, in the order of their numbers as they are given.
fn list_visible(
    conn: &mut DbConn,
    ids: &[GameId],
    reader: Option<PlayerId>,
) -> QueryResult<Vec<StoredGame>> {
    let mut found = games::list_whole_by_ids(conn, ids)?;
    let viewed: Vec<_> = found.iter().map(|game| ViewedGame::of(game, reader)).collect();
    let hidden = tournaments::list_hidden(conn, &viewed)?;
    found.retain(|game| !hidden.contains_key(&ViewedGame::of(game, reader)));
    let order: HashMap<GameId, usize> = ids.iter().copied().zip(0..).collect();
    found.sort_by_key(|game| order.get(&game.id).copied());
    Ok(found)
}
