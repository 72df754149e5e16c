//! A game's rows: read, inserted, changed.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    StoredGame,
    mismatch::{Mismatch, compare_columns},
    read_moves, write_moves,
};
use crate::{
    chess::{Color, Rules, Start, Variant, color_of, color_word, fen},
    db::{
        Corrupt, DbTimestamp, GameId, PlayerId,
        endings::{ending_column, ending_in_row},
        schema::{game_offers, game_terms, games},
    },
    game::{
        Assistance, Claims, Ended, Evidence, Game, Pending, StoredState, Terms,
        clock::{MAX_TIME, StoredClock},
    },
};

/// In the column of what waits for a proof: a claim, not a result.
pub(in crate::db) const EXAMINED: &str = "claim";

/// All that is stored of a game, but for its log and its conditional moves.
#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct Rows {
    #[diesel(embed)]
    game: GamesRow,
    /// There always is one; a game without it is corrupt, as opposed to not there.
    #[diesel(embed)]
    terms: Option<TermsRow>,
    #[diesel(embed)]
    offers: Option<OffersRow>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct GamesRow {
    id: GameId,
    white_id: PlayerId,
    black_id: PlayerId,
    variant: String,
    timeout_rule: String,
    started_at: DbTimestamp,
    moves: String,
    opening: String,
    next_check_at: Option<DbTimestamp>,
    clock_started_at: Option<DbTimestamp>,
    clock: String,
    draw_offer: Option<String>,
    takeback: Option<String>,
    conditional_moves_revision: i32,
    claims: String,
    pending: Option<String>,
    pending_side: Option<String>,
    pending_at: Option<DbTimestamp>,
    ending: Option<String>,
    ending_side: Option<String>,
    result: Option<String>,
    evidence: Option<String>,
    ended_at: Option<DbTimestamp>,
    has_messages: bool,
    log_head: String,
    version: i32,
}

/// The terms that stand in a table of their own.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = game_terms)]
pub(super) struct TermsRow {
    start_fen: String,
    time_control: String,
    vacation_counts: bool,
    en_passant: bool,
    legal_moves_only: bool,
    draw_rule: String,
    conditional: bool,
    takebacks: bool,
    rated: bool,
    books: bool,
    databases: bool,
    engines: bool,
    abort: bool,
    time_grants: bool,
    draw_offers: String,
    white_extra_time: i32,
}

/// What was offered; a game without the row has offered nothing.
#[derive(Default, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = game_offers, treat_none_as_null = true)]
pub(super) struct OffersRow {
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
    takeback_count: i32,
    white_proposed_line: Option<String>,
    black_proposed_line: Option<String>,
}

impl Rows {
    pub(super) fn id(&self) -> GameId {
        self.game.id
    }

    pub(super) fn into_game(self) -> QueryResult<StoredGame> {
        let Rows { game: row, terms, offers } = self;
        let in_terms = |what| Corrupt::error("game_terms", row.id.0, what);
        let in_offers = |what| Corrupt::error("game_offers", row.id.0, what);
        let terms = terms.ok_or_else(|| in_terms("no such row"))?;
        let variant: Variant = row.variant.parse().map_err(|_| row.corrupt("variant"))?;
        let rules =
            Rules { en_passant: terms.en_passant, legal_moves_only: terms.legal_moves_only };
        let start = Start::from_stored(&terms.start_fen, variant, rules);
        let start = start.ok_or_else(|| in_terms("start_fen"))?;
        let terms = Terms {
            control: terms.time_control.parse().map_err(|_| in_terms("time_control"))?,
            timeout_rule: row.timeout_rule.parse().map_err(|_| row.corrupt("timeout_rule"))?,
            vacation: terms.vacation_counts,
            draw_rule: terms.draw_rule.parse().map_err(|_| in_terms("draw_rule"))?,
            conditional: terms.conditional,
            takebacks: terms.takebacks,
            rated: terms.rated,
            assistance: Assistance {
                books: terms.books,
                databases: terms.databases,
                engines: terms.engines,
            },
            abort: terms.abort,
            time_grants: terms.time_grants,
            draw_offers: terms.draw_offers.parse().map_err(|_| in_terms("draw_offers"))?,
            white_extra_time: extra_time(terms.white_extra_time)
                .ok_or_else(|| in_terms("white_extra_time"))?,
        };
        let moves = read_moves(&row.moves).ok_or_else(|| row.corrupt("moves"))?;
        let (ended, pending) = (row.ended()?, row.pending()?);
        let offers = offers.unwrap_or_default();
        let ply = |stored: Option<i32>| stored.and_then(|ply| u32::try_from(ply).ok());
        let state = StoredState {
            offer: row.draw_offer.as_deref().and_then(color_of),
            offered_at: shakmaty::ByColor {
                white: ply(offers.white_offered_ply),
                black: ply(offers.black_offered_ply),
            },
            proposed_lines: shakmaty::ByColor {
                white: offers.white_proposed_line,
                black: offers.black_proposed_line,
            },
            takeback: row.takeback.as_deref().and_then(color_of),
            takeback_count: u32::try_from(offers.takeback_count)
                .map_err(|_| in_offers("takeback_count"))?,
            clock_started_at: row.clock_started_at.map(DbTimestamp::utc),
            clock: StoredClock::parse(&row.clock).ok_or_else(|| row.corrupt("clock"))?,
            claims: Claims::parse(&row.claims).ok_or_else(|| row.corrupt("claims"))?,
            pending,
            ended,
        };
        let game = Game::restore(terms, start, row.started_at.utc(), moves, state)
            .ok_or_else(|| row.corrupt("moves or proposed lines: one of them is illegal"))?;
        Ok(StoredGame {
            id: row.id,
            white: row.white_id,
            black: row.black_id,
            game,
            version: row.version,
            conditional_moves_revision: row.conditional_moves_revision,
            log_head: row.log_head,
            opening: row.opening,
            has_messages: row.has_messages,
            next_check_at: row.next_check_at.map(DbTimestamp::utc),
        })
    }
}

impl GamesRow {
    fn corrupt(&self, what: &'static str) -> diesel::result::Error {
        Corrupt::error("games", self.id.0, what)
    }

    fn ended(&self) -> QueryResult<Option<Ended>> {
        let (word, at) = match (&self.ending, self.ended_at) {
            (Some(word), Some(at)) => (word, at),
            (None, None) => return Ok(None),
            _ => return Err(self.corrupt("ended_at")),
        };
        let side = self.ending_side.as_deref().and_then(color_of);
        let ending = ending_in_row(word, side, self.result.as_deref());
        let ending = ending.ok_or_else(|| self.corrupt("ending"))?;
        let read = |text: &String| text.parse::<Evidence>().map_err(|_| self.corrupt("evidence"));
        let evidence = self.evidence.as_ref().map(read).transpose()?;
        Ok(Some(Ended { ending, at: at.utc(), evidence }))
    }

    fn pending(&self) -> QueryResult<Option<Pending>> {
        match (self.pending.as_deref(), &self.pending_side, self.pending_at) {
            // A claim whose position is being examined: that is no result.
            (Some(EXAMINED), Some(_), Some(_)) | (None, None, None) => Ok(None),
            (Some(cause), Some(side), Some(at)) => Ok(Some(Pending {
                cause: cause.parse().map_err(|_| self.corrupt("pending"))?,
                side: color_of(side).ok_or_else(|| self.corrupt("pending_side"))?,
                at: at.utc(),
            })),
            _ => Err(self.corrupt("pending")),
        }
    }
}

impl TermsRow {
    pub(super) fn of(game: &Game) -> TermsRow {
        let (start, terms) = (game.start(), game.terms());
        TermsRow {
            start_fen: start.fen(),
            time_control: terms.control.to_text(),
            vacation_counts: terms.vacation,
            en_passant: start.rules.en_passant,
            legal_moves_only: start.rules.legal_moves_only,
            draw_rule: terms.draw_rule.as_str().to_owned(),
            conditional: terms.conditional,
            takebacks: terms.takebacks,
            rated: terms.rated,
            books: terms.assistance.books,
            databases: terms.assistance.databases,
            engines: terms.assistance.engines,
            abort: terms.abort,
            time_grants: terms.time_grants,
            draw_offers: terms.draw_offers.as_str().to_owned(),
            white_extra_time: i32::try_from(terms.white_extra_time.num_seconds())
                .unwrap_or(i32::MAX),
        }
    }
}

/// Reads a time that no clock is too small for.
fn extra_time(seconds: i32) -> Option<TimeDelta> {
    let time = TimeDelta::seconds(seconds.into());
    (TimeDelta::zero() <= time && time <= MAX_TIME).then_some(time)
}

impl OffersRow {
    pub(super) fn of(game: &Game) -> OffersRow {
        let offered = game.offered_at();
        let ply = |ply: Option<u32>| ply.and_then(|ply| i32::try_from(ply).ok());
        let line = |side| game.proposed_line(side).map(|line| line.to_text(game));
        OffersRow {
            white_offered_ply: ply(offered.white),
            black_offered_ply: ply(offered.black),
            takeback_count: i32::try_from(game.takeback_count()).unwrap_or(i32::MAX),
            white_proposed_line: line(Color::White),
            black_proposed_line: line(Color::Black),
        }
    }

    pub(super) fn compare(&self, expected: &OffersRow) -> Vec<Mismatch> {
        compare_columns!(
            OffersRow,
            self,
            expected,
            [
                white_offered_ply,
                black_offered_ply,
                takeback_count,
                white_proposed_line,
                black_proposed_line,
            ]
        )
    }
}

#[derive(Insertable)]
#[diesel(table_name = games)]
pub(super) struct NewRow<'a> {
    white_id: PlayerId,
    black_id: PlayerId,
    variant: &'a str,
    timeout_rule: &'a str,
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
            variant: game.start().variant().as_str(),
            timeout_rule: game.terms().timeout_rule.as_str(),
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

/// The columns that follow from the log.
#[derive(Clone, Debug, PartialEq, Eq, AsChangeset, Queryable, Selectable)]
#[diesel(table_name = games, treat_none_as_null = true)]
pub(super) struct Changes {
    moves: String,
    fen: String,
    turn: String,
    ply: i32,
    last_san: String,
    deadline: Option<DbTimestamp>,
    draw_offer: Option<String>,
    ending: Option<String>,
    ending_side: Option<String>,
    result: Option<String>,
    evidence: Option<String>,
    pending: Option<String>,
    pending_side: Option<String>,
    pending_at: Option<DbTimestamp>,
    ended_at: Option<DbTimestamp>,
    version: i32,
    conditional_moves_revision: i32,
    takeback: Option<String>,
    clock_started_at: Option<DbTimestamp>,
    clock: String,
    claims: String,
    claimed_at: Option<DbTimestamp>,
    log_head: String,
    opening: String,
}

/// What the row has that is worked out when events are stored.
pub(in crate::db) struct Derived {
    pub last_san: String,
    pub opening: String,
    pub version: i32,
    pub conditional_moves_revision: i32,
    pub log_head: String,
    /// `None`: it stays as it is.
    pub next_check_at: Option<Option<DateTime<Utc>>>,
}

impl Changes {
    pub(super) fn of(game: &Game, derived: Derived) -> Changes {
        let Derived { last_san, opening, version, conditional_moves_revision, log_head, .. } =
            derived;
        let mode = game.start().variant().castling_mode();
        let word = |side| color_word(side).to_owned();
        let ending = game.ended().map(|ended| ending_column(ended.ending));
        let examined = || {
            let case = game.open_case().filter(|_| game.awaits_examination())?;
            Some((EXAMINED, case.asker()?, case.since))
        };
        let pending = game.pending().map(|p| (p.cause.as_str(), p.side, p.at)).or_else(examined);
        Changes {
            moves: write_moves(game, mode),
            fen: fen(game.position()),
            turn: color_word(game.turn()).to_owned(),
            ply: i32::try_from(game.ply()).unwrap_or(i32::MAX),
            last_san,
            deadline: game.deadline().map(DbTimestamp::of),
            draw_offer: game.offer().map(word),
            ending: ending.map(|(word, _)| word.to_owned()),
            ending_side: ending.and_then(|(_, side)| side).map(word),
            result: game.ended().map(|ended| ended.ending.result().as_str().to_owned()),
            evidence: game.ended().and_then(|ended| Some(ended.evidence.as_ref()?.to_text())),
            pending: pending.map(|(cause, _, _)| cause.to_owned()),
            pending_side: pending.map(|(_, side, _)| word(side)),
            pending_at: pending.map(|(_, _, at)| DbTimestamp::of(at)),
            ended_at: game.ended().map(|ended| DbTimestamp::of(ended.at)),
            version,
            conditional_moves_revision,
            takeback: game.takeback().map(word),
            clock_started_at: game.clock_started_at().map(DbTimestamp::of),
            clock: game.clock_state().to_text(),
            claims: game.claims().to_text(),
            claimed_at: game.open_case().map(|case| DbTimestamp::of(case.decides_from())),
            log_head,
            opening,
        }
    }

    /// Returns how many events the log has.
    pub(super) fn version(&self) -> i32 {
        self.version
    }

    pub(super) fn compare(&self, expected: &Changes) -> Vec<Mismatch> {
        compare_columns!(
            Changes,
            self,
            expected,
            [
                moves,
                fen,
                turn,
                ply,
                last_san,
                deadline,
                draw_offer,
                ending,
                ending_side,
                result,
                evidence,
                pending,
                pending_side,
                pending_at,
                ended_at,
                version,
                conditional_moves_revision,
                takeback,
                clock_started_at,
                clock,
                claims,
                claimed_at,
                log_head,
                opening,
            ]
        )
    }
}
