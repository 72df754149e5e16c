//! Games: one row each, rebuilt by replaying its moves.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    Corrupt, DbConn, GameId, PlayerId, Stamp, color_of, color_word,
    schema::{games, players},
};
use crate::{
    chess::{CastlingMode, Color, Rules, Start, Variant, fen, play_san, uci},
    game::{
        Ended, Ending, Event, Evidence, Game, GameResult, How, Pending, Standing, StoredMove, Terms,
    },
};

/// A stored game with the players who sit at it.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: Game,
    version: i32,
    plan_edits: i32,
}

impl StoredGame {
    pub fn player(&self, side: Color) -> PlayerId {
        side.fold_wb(self.white, self.black)
    }

    /// Returns whether anybody has ever had a plan in this game. Nobody may learn it from a
    /// page: it only saves asking for plans that are not there.
    pub fn has_had_plans(&self) -> bool {
        self.plan_edits > 0
    }

    /// Returns the side that a player has, `None` for spectators.
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        match player {
            id if id == self.white => Some(Color::White),
            id if id == self.black => Some(Color::Black),
            _ => None,
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
struct Row {
    id: GameId,
    white_id: PlayerId,
    black_id: PlayerId,
    variant: String,
    start_fen: String,
    seconds_per_move: i64,
    en_passant: bool,
    check_warning: bool,
    draws: String,
    conditional: bool,
    takebacks: bool,
    moves: String,
    draw_offer: Option<String>,
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
    ending: Option<String>,
    ending_side: Option<String>,
    evidence: Option<String>,
    pending: Option<String>,
    pending_side: Option<String>,
    pending_at: Option<Stamp>,
    started_at: Stamp,
    ended_at: Option<Stamp>,
    version: i32,
    white_proposal: Option<String>,
    black_proposal: Option<String>,
    plan_edits: i32,
    takeback: Option<String>,
    taken_back: i32,
    clock_from: Option<Stamp>,
}

impl Row {
    fn into_game(self) -> QueryResult<StoredGame> {
        let corrupt = |what| Corrupt::error("games", self.id.0, what);
        let variant: Variant = self.variant.parse().map_err(|()| corrupt("variant"))?;
        let rules = Rules { en_passant: self.en_passant, check_warning: self.check_warning };
        let start =
            Start::from_stored(&self.start_fen, variant, rules).ok_or(corrupt("start_fen"))?;
        let per_move = TimeDelta::try_seconds(self.seconds_per_move)
            .filter(|t| *t > TimeDelta::zero())
            .ok_or(corrupt("seconds_per_move"))?;
        let draws = self.draws.parse().map_err(|()| corrupt("draws"))?;
        let moves = read_moves(&self.moves).ok_or(corrupt("moves"))?;
        let ended = match (&self.ending, self.ended_at) {
            (Some(word), Some(at)) => {
                let side = self.ending_side.as_deref().and_then(color_of);
                let ending = ending_of(word, side).ok_or(corrupt("ending"))?;
                let read = |text: &String| Evidence::parse(text).ok_or(corrupt("evidence"));
                let evidence = self.evidence.as_ref().map(read).transpose()?;
                Some(Ended { ending, at: at.utc(), evidence })
            }
            (None, None) => None,
            _ => return Err(corrupt("ended_at")),
        };
        let pending = match (&self.pending, &self.pending_side, self.pending_at) {
            (Some(cause), Some(side), Some(at)) => Some(Pending {
                cause: cause.parse().map_err(|()| corrupt("pending"))?,
                side: color_of(side).ok_or(corrupt("pending_side"))?,
                at: at.utc(),
            }),
            (None, None, None) => None,
            _ => return Err(corrupt("pending")),
        };
        let ply = |stored: Option<i32>| stored.and_then(|ply| u32::try_from(ply).ok());
        let standing = Standing {
            offer: self.draw_offer.as_deref().and_then(color_of),
            offered_at: shakmaty::ByColor {
                white: ply(self.white_offered_ply),
                black: ply(self.black_offered_ply),
            },
            proposals: shakmaty::ByColor { white: self.white_proposal, black: self.black_proposal },
            takeback: self.takeback.as_deref().and_then(color_of),
            taken_back: u32::try_from(self.taken_back).map_err(|_| corrupt("taken_back"))?,
            clock_from: self.clock_from.map(Stamp::utc),
            pending,
            ended,
        };
        let (conditional, takebacks) = (self.conditional, self.takebacks);
        let terms = Terms { per_move, draws, conditional, takebacks };
        let game = Game::restore(terms, start, self.started_at.utc(), moves, standing)
            .ok_or(corrupt("moves or proposals: one of them is illegal"))?;
        Ok(StoredGame {
            id: self.id,
            white: self.white_id,
            black: self.black_id,
            game,
            version: self.version,
            plan_edits: self.plan_edits,
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = games)]
struct NewRow<'a> {
    white_id: PlayerId,
    black_id: PlayerId,
    variant: &'a str,
    start_fen: String,
    seconds_per_move: i64,
    en_passant: bool,
    check_warning: bool,
    draws: &'a str,
    conditional: bool,
    takebacks: bool,
    moves: &'a str,
    fen: String,
    turn: &'a str,
    ply: i32,
    last_san: &'a str,
    deadline: Option<Stamp>,
    started_at: Stamp,
    version: i32,
}

#[derive(AsChangeset)]
#[diesel(table_name = games, treat_none_as_null = true)]
struct Changes {
    moves: String,
    fen: String,
    turn: &'static str,
    ply: i32,
    last_san: String,
    deadline: Option<Stamp>,
    draw_offer: Option<&'static str>,
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
    ending: Option<&'static str>,
    ending_side: Option<&'static str>,
    result: Option<&'static str>,
    evidence: Option<String>,
    pending: Option<&'static str>,
    pending_side: Option<&'static str>,
    pending_at: Option<Stamp>,
    ended_at: Option<Stamp>,
    version: i32,
    white_proposal: Option<String>,
    black_proposal: Option<String>,
    plan_edits: i32,
    takeback: Option<&'static str>,
    taken_back: i32,
    clock_from: Option<Stamp>,
}

/// Inserts a game that has just begun.
pub fn insert(
    conn: &mut DbConn,
    white: PlayerId,
    black: PlayerId,
    game: &Game,
) -> QueryResult<GameId> {
    diesel::insert_into(games::table)
        .values(NewRow {
            white_id: white,
            black_id: black,
            variant: game.start().variant.as_str(),
            start_fen: game.start().fen(),
            seconds_per_move: game.terms().per_move.num_seconds(),
            en_passant: game.start().rules.en_passant,
            check_warning: game.start().rules.check_warning,
            draws: game.terms().draws.as_str(),
            conditional: game.terms().conditional,
            takebacks: game.terms().takebacks,
            moves: "",
            fen: game.start().fen(),
            turn: color_word(game.turn()),
            ply: 0,
            last_san: "",
            deadline: game.deadline().map(Stamp::of),
            started_at: Stamp::of(game.started_at()),
            version: 0,
        })
        .returning(games::id)
        .get_result(conn)
}

pub fn find(conn: &mut DbConn, id: GameId) -> QueryResult<Option<StoredGame>> {
    let row: Option<Row> = on_either!(conn, |c| {
        games::table.find(id).select(Row::as_select()).get_result(c).optional()?
    });
    row.map(Row::into_game).transpose()
}

/// Adds both sides' plans to a game that is to be decided on. What is loaded to be shown has
/// none.
pub fn add_plans(conn: &mut DbConn, stored: &mut StoredGame) -> QueryResult<()> {
    if stored.has_had_plans() {
        let mode = stored.game.start().variant.castling_mode();
        for (side, plan) in super::plans::list(conn, stored.id, mode)? {
            stored.game.set_plan(side, plan);
        }
    }
    Ok(())
}

/// Keeps everybody else from changing a game until the transaction ends.
pub fn lock(conn: &mut DbConn, id: GameId) -> QueryResult<()> {
    let query = diesel::update(games::table.find(id)).set(games::version.eq(games::version));
    query.execute(conn)?;
    Ok(())
}

/// Finds a game with the names of White and Black: what its page shows, in one round trip.
pub fn find_with_names(
    conn: &mut DbConn,
    id: GameId,
) -> QueryResult<Option<(StoredGame, [String; 2])>> {
    let (white, black) = diesel::alias!(players as white_player, players as black_player);
    let row: Option<(Row, String, String)> = on_either!(conn, |c| {
        games::table
            .inner_join(white.on(white.field(players::id).eq(games::white_id)))
            .inner_join(black.on(black.field(players::id).eq(games::black_id)))
            .filter(games::id.eq(id))
            .select((Row::as_select(), white.field(players::name), black.field(players::name)))
            .get_result(c)
            .optional()?
    });
    row.map(|(row, white, black)| Ok((row.into_game()?, [white, black]))).transpose()
}

/// Stores what followed from events, and the events in the log but for private ones.
/// `false` if somebody else changed the game or a plan since it was loaded: nothing was
/// written then.
pub fn update(conn: &mut DbConn, stored: &StoredGame, events: &[Event]) -> QueryResult<bool> {
    let mode = stored.game.start().variant.castling_mode();
    let mut game = stored.game.clone();
    let mut last_san = String::new();
    for event in events {
        if let crate::game::Happening::MovePlayed { mv, .. } = event.what {
            let rules = game.start().rules;
            last_san = play_san(&mut game.position().clone(), mv, rules).to_string();
        }
        game.apply(event);
    }
    if last_san.is_empty() {
        last_san = game.line().steps.last().map_or_else(String::new, |s| s.san.to_string());
    }
    let private = events.iter().filter(|event| event.what.is_private()).count();
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let version = stored.version.saturating_add(count(events.len() - private));
    let plan_edits = stored.plan_edits.saturating_add(count(private));
    let query = diesel::update(
        games::table
            .filter(games::id.eq(stored.id))
            .filter(games::version.eq(stored.version))
            .filter(games::plan_edits.eq(stored.plan_edits)),
    )
    .set(changes(&game, last_san, version, plan_edits, mode));
    let changed = on_either!(conn, |c| query.execute(c)?);
    if changed == 0 {
        return Ok(false);
    }
    // The version counts the events, so it numbers the next one.
    super::game_events::insert(conn, stored.id, &stored.game, stored.version, events)?;
    for side in Color::ALL {
        if game.plan(side) != stored.game.plan(side) {
            super::plans::update(conn, stored.id, side, game.plan(side))?;
        }
    }
    Ok(true)
}

fn changes(
    game: &Game,
    last_san: String,
    version: i32,
    plan_edits: i32,
    mode: CastlingMode,
) -> Changes {
    let ending = game.ended().map(|ended| ending_word(ended.ending));
    let offered = game.offered_at();
    let ply = |ply: Option<u32>| ply.and_then(|ply| i32::try_from(ply).ok());
    Changes {
        moves: write_moves(game, mode),
        fen: fen(game.position()),
        turn: color_word(game.turn()),
        ply: i32::try_from(game.ply()).unwrap_or(i32::MAX),
        last_san,
        deadline: game.deadline().map(Stamp::of),
        draw_offer: game.offer().map(color_word),
        white_offered_ply: ply(offered.white),
        black_offered_ply: ply(offered.black),
        ending: ending.map(|(word, _)| word),
        ending_side: ending.and_then(|(_, side)| side).map(color_word),
        result: game.ended().map(|ended| ended.ending.result().as_str()),
        evidence: game.ended().and_then(|ended| Some(ended.evidence.as_ref()?.to_text())),
        pending: game.pending().map(|pending| pending.cause.as_str()),
        pending_side: game.pending().map(|pending| color_word(pending.side)),
        pending_at: game.pending().map(|pending| Stamp::of(pending.at)),
        ended_at: game.ended().map(|ended| Stamp::of(ended.at)),
        version,
        white_proposal: game.proposal(Color::White).map(|proposal| proposal.to_text(game)),
        black_proposal: game.proposal(Color::Black).map(|proposal| proposal.to_text(game)),
        plan_edits,
        takeback: game.takeback().map(color_word),
        taken_back: i32::try_from(game.taken_back()).unwrap_or(i32::MAX),
        clock_from: game.clock_from().map(Stamp::of),
    }
}

/// Writes moves as `e2e4@1763647200000000`, in microseconds since 1970. A `p` behind it was
/// played by a plan, an `a` by a proposal that was accepted. Where its clock began at another
/// instant than the move before, that stands first: `e2e4@1763646000000000~1763647200000000`.
pub fn write_moves(game: &Game, mode: CastlingMode) -> String {
    use std::fmt::Write as _;
    let mut text = String::with_capacity(game.played().len() * 22);
    for (i, played) in game.played().iter().enumerate() {
        let space = if i == 0 { "" } else { " " };
        let how = match played.how {
            How::ByHand => "",
            How::ByPlan => "p",
            How::ByProposal => "a",
        };
        let at = played.at.timestamp_micros();
        let began = played.began.map(|began| format!("{}~", began.timestamp_micros()));
        let began = began.unwrap_or_default();
        let _ = write!(text, "{space}{}@{began}{at}{how}", uci(played.mv, mode));
    }
    text
}

/// Reads what [`write_moves`] wrote, `None` if it is anything else. Whether the moves are legal
/// is for [`Game::restore`] to say.
pub fn read_moves(text: &str) -> Option<Vec<StoredMove>> {
    text.split_ascii_whitespace()
        .map(|word| {
            let (uci, at) = word.split_once('@')?;
            let (at, how) = match (at.strip_suffix('p'), at.strip_suffix('a')) {
                (Some(at), _) => (at, How::ByPlan),
                (_, Some(at)) => (at, How::ByProposal),
                _ => (at, How::ByHand),
            };
            let instant = |micros: &str| DateTime::from_timestamp_micros(micros.parse().ok()?);
            let (began, at) = match at.split_once('~') {
                Some((began, at)) => (Some(instant(began)?), at),
                None => (None, at),
            };
            Some(StoredMove { uci: uci.parse().ok()?, at: instant(at)?, how, began })
        })
        .collect()
}

/// Returns how an ending is stored: its word, and the side that it speaks of.
pub fn ending_word(ending: Ending) -> (&'static str, Option<Color>) {
    match ending {
        Ending::Checkmate { winner } => ("checkmate", Some(winner)),
        Ending::Stalemate => ("stalemate", None),
        Ending::DeadPosition => ("dead_position", None),
        Ending::KingLeftInCheck { loser } => ("king_left_in_check", Some(loser)),
        Ending::Resignation { loser } => ("resignation", Some(loser)),
        Ending::ResignationDrawn { resigned } => ("resignation_drawn", Some(resigned)),
        Ending::Flag { loser } => ("flag", Some(loser)),
        Ending::FlagDrawn { fell } => ("flag_drawn", Some(fell)),
        Ending::Agreement => ("agreement", None),
        Ending::ThirdOccurrence => ("third_occurrence", None),
        Ending::FiftyMoves => ("fifty_moves", None),
        Ending::FifthOccurrence => ("fifth_occurrence", None),
        Ending::SeventyFiveMoves => ("seventy_five_moves", None),
        Ending::OfferToUnable { offered } => ("offer_to_unable", Some(offered)),
        Ending::Aborted { by } => ("aborted", Some(by)),
        Ending::NeverStarted { missing } => ("never_started", Some(missing)),
    }
}

fn ending_of(word: &str, side: Option<Color>) -> Option<Ending> {
    Some(match word {
        "checkmate" => Ending::Checkmate { winner: side? },
        "stalemate" => Ending::Stalemate,
        "dead_position" => Ending::DeadPosition,
        "king_left_in_check" => Ending::KingLeftInCheck { loser: side? },
        "resignation" => Ending::Resignation { loser: side? },
        "resignation_drawn" => Ending::ResignationDrawn { resigned: side? },
        "flag" => Ending::Flag { loser: side? },
        "flag_drawn" => Ending::FlagDrawn { fell: side? },
        "agreement" => Ending::Agreement,
        "third_occurrence" => Ending::ThirdOccurrence,
        "fifty_moves" => Ending::FiftyMoves,
        "fifth_occurrence" => Ending::FifthOccurrence,
        "seventy_five_moves" => Ending::SeventyFiveMoves,
        "offer_to_unable" => Ending::OfferToUnable { offered: side? },
        "aborted" => Ending::Aborted { by: side? },
        "never_started" => Ending::NeverStarted { missing: side? },
        _ => return None,
    })
}

/// A game as a list shows it: nothing has to be replayed for it.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
pub struct ListedGame {
    pub id: GameId,
    pub white_id: PlayerId,
    pub black_id: PlayerId,
    pub variant: String,
    pub fen: String,
    pub turn: String,
    pub ply: i32,
    pub last_san: String,
    pub deadline: Option<Stamp>,
    pub draw_offer: Option<String>,
    pub result: Option<String>,
    pub ending: Option<String>,
    pub ending_side: Option<String>,
    pub pending: Option<String>,
    pub started_at: Stamp,
    pub ended_at: Option<Stamp>,
}

impl ListedGame {
    pub fn side_of(&self, player: PlayerId) -> Color {
        if self.black_id == player { Color::Black } else { Color::White }
    }

    pub fn player(&self, side: Color) -> PlayerId {
        side.fold_wb(self.white_id, self.black_id)
    }

    /// Returns who offers a draw.
    pub fn offer(&self) -> Option<Color> {
        self.draw_offer.as_deref().and_then(color_of)
    }

    pub fn turn(&self) -> Option<Color> {
        color_of(&self.turn)
    }

    pub fn ending(&self) -> Option<Ending> {
        let side = self.ending_side.as_deref().and_then(color_of);
        ending_of(self.ending.as_deref()?, side)
    }
}

/// Lists the games whose result waits for a proof, the oldest first.
pub fn list_pending(conn: &mut DbConn) -> QueryResult<Vec<GameId>> {
    games::table
        .filter(games::pending.is_not_null())
        .order((games::pending_at, games::id))
        .select(games::id)
        .load(conn)
}

/// Lists a player's games without a result, the most urgent flag first.
pub fn list_running(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ListedGame>> {
    games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .order((games::deadline, games::id))
        .select(ListedGame::as_select())
        .load(conn)
}

/// Lists a player's finished games, the latest first.
pub fn list_finished(
    conn: &mut DbConn,
    player: PlayerId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<ListedGame>> {
    games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_not_null())
        .order((games::ended_at.desc(), games::id.desc()))
        .limit(limit)
        .offset(offset)
        .select(ListedGame::as_select())
        .load(conn)
}

/// Returns a player's games after `after` in the order they began, whole, for the export,
/// and where to go on. A corrupt game is left out and logged.
pub fn list_whole(
    conn: &mut DbConn,
    player: PlayerId,
    after: GameId,
    limit: i64,
) -> QueryResult<(Vec<StoredGame>, Option<GameId>)> {
    let rows: Vec<Row> = games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::id.gt(after))
        .order(games::id)
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    let last = rows.last().map(|row| row.id);
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        match row.into_game() {
            Ok(game) => list.push(game),
            Err(error) => tracing::error!(%error, "a corrupt game is left out"),
        }
    }
    Ok((list, last))
}

/// Lists the running games of a player in which a flag has fallen and nobody looked yet.
pub fn list_fallen(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<GameId>> {
    games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .filter(games::deadline.le(Stamp::of(now)))
        .select(games::id)
        .load(conn)
}

/// Won, drawn and lost games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub won: i64,
    pub drawn: i64,
    pub lost: i64,
}

/// Counts a player's finished games by result; aborted ones do not count.
pub fn record(conn: &mut DbConn, player: PlayerId) -> QueryResult<Record> {
    let as_white: Vec<(Option<String>, i64)> = games::table
        .filter(games::white_id.eq(player))
        .filter(games::ended_at.is_not_null())
        .group_by(games::result)
        .select((games::result, diesel::dsl::count_star()))
        .load(conn)?;
    let as_black: Vec<(Option<String>, i64)> = games::table
        .filter(games::black_id.eq(player))
        .filter(games::ended_at.is_not_null())
        .group_by(games::result)
        .select((games::result, diesel::dsl::count_star()))
        .load(conn)?;
    let mut record = Record::default();
    let rows = as_white.into_iter().map(|row| (row, Color::White));
    let rows = rows.chain(as_black.into_iter().map(|row| (row, Color::Black)));
    for ((result, count), side) in rows {
        match result.as_deref() {
            Some(r) if r == GameResult::Draw.as_str() => record.drawn += count,
            Some(r) if r == GameResult::Win(side).as_str() => record.won += count,
            Some(r) if r == GameResult::Win(!side).as_str() => record.lost += count,
            _ => {}
        }
    }
    Ok(record)
}
