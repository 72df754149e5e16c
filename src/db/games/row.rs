//! A game's row: read, inserted, changed.

use diesel::prelude::*;

use super::{StoredGame, ending_of, ending_word, read_moves, write_moves};
use crate::{
    chess::{Color, Rules, Start, Variant, color_of, color_word, fen},
    db::{Corrupt, DbTimestamp, GameId, PlayerId, schema::games},
    game::{Claims, Ended, Evidence, Game, Pending, StoredState, Terms, clock::ClockState},
};

/// In the column of what waits for a proof: a claim, not a result.
pub(super) const EXAMINED: &str = "claim";

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct Row {
    pub(super) id: GameId,
    white_id: PlayerId,
    black_id: PlayerId,
    variant: String,
    start_fen: String,
    time_control: String,
    timeout_rule: String,
    vacation_counts: bool,
    en_passant: bool,
    legal_moves_only: bool,
    draw_rule: String,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    moves: String,
    draw_offer: Option<String>,
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
    ending: Option<String>,
    ending_side: Option<String>,
    evidence: Option<String>,
    pending: Option<String>,
    pending_side: Option<String>,
    pending_at: Option<DbTimestamp>,
    started_at: DbTimestamp,
    ended_at: Option<DbTimestamp>,
    version: i32,
    white_proposed_line: Option<String>,
    black_proposed_line: Option<String>,
    conditional_moves_revision: i32,
    has_messages: bool,
    takeback: Option<String>,
    takeback_count: i32,
    clock_started_at: Option<DbTimestamp>,
    clock: String,
    next_check_at: Option<DbTimestamp>,
    claims: String,
    log_head: String,
    opening: String,
}

impl Row {
    pub(super) fn into_game(self) -> QueryResult<StoredGame> {
        let corrupt = |what| Corrupt::error("games", self.id.0, what);
        let variant: Variant = self.variant.parse().map_err(|_| corrupt("variant"))?;
        let rules = Rules { en_passant: self.en_passant, legal_moves_only: self.legal_moves_only };
        let start =
            Start::from_stored(&self.start_fen, variant, rules).ok_or(corrupt("start_fen"))?;
        let terms = Terms {
            control: self.time_control.parse().map_err(|_| corrupt("time_control"))?,
            timeout_rule: self.timeout_rule.parse().map_err(|_| corrupt("timeout_rule"))?,
            vacation: self.vacation_counts,
            draw_rule: self.draw_rule.parse().map_err(|_| corrupt("draw_rule"))?,
            conditional: self.conditional,
            takebacks: self.takebacks,
            rated: self.rated,
        };
        let moves = read_moves(&self.moves).ok_or(corrupt("moves"))?;
        let ended = match (&self.ending, self.ended_at) {
            (Some(word), Some(at)) => {
                let side = self.ending_side.as_deref().and_then(color_of);
                let ending = ending_of(word, side).ok_or(corrupt("ending"))?;
                let read =
                    |text: &String| text.parse::<Evidence>().map_err(|_| corrupt("evidence"));
                let evidence = self.evidence.as_ref().map(read).transpose()?;
                Some(Ended { ending, at: at.utc(), evidence })
            }
            (None, None) => None,
            _ => return Err(corrupt("ended_at")),
        };
        let pending = match (self.pending.as_deref(), &self.pending_side, self.pending_at) {
            // A claim whose position is being examined: that is no result.
            (Some(EXAMINED), Some(_), Some(_)) => None,
            (Some(cause), Some(side), Some(at)) => Some(Pending {
                cause: cause.parse().map_err(|_| corrupt("pending"))?,
                side: color_of(side).ok_or(corrupt("pending_side"))?,
                at: at.utc(),
            }),
            (None, None, None) => None,
            _ => return Err(corrupt("pending")),
        };
        let ply = |stored: Option<i32>| stored.and_then(|ply| u32::try_from(ply).ok());
        let standing = StoredState {
            offer: self.draw_offer.as_deref().and_then(color_of),
            offered_at: shakmaty::ByColor {
                white: ply(self.white_offered_ply),
                black: ply(self.black_offered_ply),
            },
            proposed_lines: shakmaty::ByColor {
                white: self.white_proposed_line,
                black: self.black_proposed_line,
            },
            takeback: self.takeback.as_deref().and_then(color_of),
            takeback_count: u32::try_from(self.takeback_count)
                .map_err(|_| corrupt("takeback_count"))?,
            clock_started_at: self.clock_started_at.map(DbTimestamp::utc),
            clock: ClockState::parse(&self.clock).ok_or(corrupt("clock"))?,
            claims: Claims::parse(&self.claims).ok_or(corrupt("claims"))?,
            pending,
            ended,
        };
        let game = Game::restore(terms, start, self.started_at.utc(), moves, standing)
            .ok_or(corrupt("moves or proposals: one of them is illegal"))?;
        Ok(StoredGame {
            id: self.id,
            white: self.white_id,
            black: self.black_id,
            game,
            version: self.version,
            conditional_moves_revision: self.conditional_moves_revision,
            log_head: self.log_head,
            opening: self.opening,
            has_messages: self.has_messages,
            next_check_at: self.next_check_at.map(DbTimestamp::utc),
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = games)]
pub(super) struct NewRow<'a> {
    white_id: PlayerId,
    black_id: PlayerId,
    variant: &'a str,
    start_fen: String,
    time_control: String,
    timeout_rule: &'a str,
    vacation_counts: bool,
    en_passant: bool,
    legal_moves_only: bool,
    draw_rule: &'a str,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    moves: &'a str,
    fen: String,
    turn: &'a str,
    ply: i32,
    last_san: &'a str,
    deadline: Option<DbTimestamp>,
    started_at: DbTimestamp,
    version: i32,
    next_check_at: Option<DbTimestamp>,
}

impl<'a> NewRow<'a> {
    pub(super) fn of(white: PlayerId, black: PlayerId, game: &'a Game) -> NewRow<'a> {
        NewRow {
            white_id: white,
            black_id: black,
            variant: game.start().variant.as_str(),
            start_fen: game.start().fen(),
            time_control: game.terms().control.to_text(),
            timeout_rule: game.terms().timeout_rule.as_str(),
            vacation_counts: game.terms().vacation,
            en_passant: game.start().rules.en_passant,
            legal_moves_only: game.start().rules.legal_moves_only,
            draw_rule: game.terms().draw_rule.as_str(),
            conditional: game.terms().conditional,
            takebacks: game.terms().takebacks,
            rated: game.terms().rated,
            moves: "",
            fen: game.start().fen(),
            turn: color_word(game.turn()),
            ply: 0,
            last_san: "",
            deadline: game.deadline().map(DbTimestamp::of),
            started_at: DbTimestamp::of(game.started_at()),
            version: 0,
            next_check_at: game.next_check(game.started_at()).map(DbTimestamp::of),
        }
    }
}

#[derive(AsChangeset)]
#[diesel(table_name = games, treat_none_as_null = true)]
pub(super) struct Changes {
    moves: String,
    fen: String,
    turn: &'static str,
    ply: i32,
    last_san: String,
    deadline: Option<DbTimestamp>,
    draw_offer: Option<&'static str>,
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
    ending: Option<&'static str>,
    ending_side: Option<&'static str>,
    result: Option<&'static str>,
    evidence: Option<String>,
    pending: Option<&'static str>,
    pending_side: Option<&'static str>,
    pending_at: Option<DbTimestamp>,
    ended_at: Option<DbTimestamp>,
    version: i32,
    white_proposed_line: Option<String>,
    black_proposed_line: Option<String>,
    conditional_moves_revision: i32,
    takeback: Option<&'static str>,
    takeback_count: i32,
    clock_started_at: Option<DbTimestamp>,
    clock: String,
    claims: String,
    claimed_at: Option<DbTimestamp>,
    log_head: String,
    opening: String,
}

/// What is counted of a game beside its events.
pub(super) struct Counters {
    pub version: i32,
    pub conditional_moves_revision: i32,
    pub log_head: String,
}

impl Changes {
    pub(super) fn of(
        game: &Game,
        last_san: String,
        opening: String,
        Counters { version, conditional_moves_revision, log_head }: Counters,
    ) -> Changes {
        let mode = game.start().variant.castling_mode();
        let ending = game.ended().map(|ended| ending_word(ended.ending));
        let examined = || {
            let case = game.open_case().filter(|_| game.awaits_examination())?;
            Some((EXAMINED, case.asker()?, case.since))
        };
        let pending = game.pending().map(|p| (p.cause.as_str(), p.side, p.at)).or_else(examined);
        let offered = game.offered_at();
        let ply = |ply: Option<u32>| ply.and_then(|ply| i32::try_from(ply).ok());
        Changes {
            moves: write_moves(game, mode),
            fen: fen(game.position()),
            turn: color_word(game.turn()),
            ply: i32::try_from(game.ply()).unwrap_or(i32::MAX),
            last_san,
            deadline: game.deadline().map(DbTimestamp::of),
            draw_offer: game.offer().map(color_word),
            white_offered_ply: ply(offered.white),
            black_offered_ply: ply(offered.black),
            ending: ending.map(|(word, _)| word),
            ending_side: ending.and_then(|(_, side)| side).map(color_word),
            result: game.ended().map(|ended| ended.ending.result().as_str()),
            evidence: game.ended().and_then(|ended| Some(ended.evidence.as_ref()?.to_text())),
            pending: pending.map(|(word, _, _)| word),
            pending_side: pending.map(|(_, side, _)| color_word(side)),
            pending_at: pending.map(|(_, _, at)| DbTimestamp::of(at)),
            ended_at: game.ended().map(|ended| DbTimestamp::of(ended.at)),
            version,
            white_proposed_line: game
                .proposed_line(Color::White)
                .map(|proposed_line| proposed_line.to_text(game)),
            black_proposed_line: game
                .proposed_line(Color::Black)
                .map(|proposed_line| proposed_line.to_text(game)),
            conditional_moves_revision,
            takeback: game.takeback().map(color_word),
            takeback_count: i32::try_from(game.takeback_count()).unwrap_or(i32::MAX),
            clock_started_at: game.clock_started_at().map(DbTimestamp::of),
            clock: game.clock_state().to_text(),
            claims: game.claims().to_text(),
            claimed_at: game.open_case().map(|case| DbTimestamp::of(case.since)),
            log_head,
            opening,
        }
    }
}
