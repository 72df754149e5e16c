//! One game on the admin pages: all that a decision needs on one page, and the decision. In the games
//! of a tournament its director and the deputy have this page too, while there is a claim or a decision.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    decider,
    duty::{next_office, why_barred},
    sending_decider,
};
use crate::{
    actions::admin::adjudications::{self, Adjudicate},
    chess::{
        Budget, Color, Line, Move, Position as _, Role, VariantPosition, Verdict, Winnability, play,
    },
    db::{
        DbConn, DbError, GameId, PlayerId,
        deciders::{Deciders, DirectedTournament},
        game_events::{self, ReadEntry},
        games::{self, Record, StoredGame},
        players,
        tournaments::{self, ViewedGame},
    },
    game::{Adjudication, Counts, Game, GameError},
    i18n::{self, Locale, key},
    tournament::deciders::DecisionBar,
    web::{
        board::{self, Marks, SquareView},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::games::{
            case::{self, CaseStep, Names},
            log::{self, Entry},
            step_links::StepLinks,
        },
        request_context::{RequestContext, see_other},
        sentences::adjudication_error,
        times::Zone,
    },
};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdjudicateQuery {
    /// The half-moves before the position on the board.
    ply: Option<usize>,
    /// Whose mate is stepped through, and how far.
    mate: String,
    step: usize,
    notice: Option<String>,
}

/// A player of the game, as who decides sees them.
struct GamePlayer {
    color: String,
    id: PlayerId,
    name: String,
    record: Record,
    is_closed: bool,
}

/// Whether a side can still checkmate.
struct CheckmateView {
    /// What the address of the mating line has.
    key: &'static str,
    sentence: String,
    /// Half-moves of the mating line; 0 where there is none.
    steps: usize,
}

/// A decision that can be chosen.
struct DecisionChoice {
    value: String,
    label: i18n::Message,
    is_danger: bool,
}

#[derive(Template)]
#[template(path = "admin/game.html")]
struct AdjudicateTemplate<'a> {
    page: Page<'a>,
    id: GameId,
    people: [GamePlayer; 2],
    /// Who waits for what, and for how long; empty where nothing waits.
    waiting: String,
    waits_for: String,
    said: Vec<CaseStep>,
    status: String,
    squares: Vec<SquareView>,
    pieces: &'static str,
    /// What the board shows.
    caption: String,
    steps: StepLinks,
    moves: String,
    occurrences: String,
    /// `None` where no count of moves draws a game.
    halfmoves: Option<i18n::Message>,
    checkmates: Vec<CheckmateView>,
    material: Vec<(String, String)>,
    clock: Vec<String>,
    log: Vec<Entry>,
    head: &'a str,
    version: i32,
    /// What can be decided; empty where the reader cannot decide.
    choices: Vec<DecisionChoice>,
    may_add_time: bool,
    may_reopen: bool,
    has_clock: bool,
    /// Why the reader cannot decide.
    blocked_reason: Option<String>,
    /// Who decides too, and from when on.
    next_office: Option<i18n::Message>,
    /// The tournament that the game belongs to.
    event: Option<DirectedTournament>,
    reason: &'a str,
    error: Option<String>,
}

/// What the page is made of.
struct LoadedGame {
    stored: StoredGame,
    log: Vec<ReadEntry>,
    people: [GamePlayer; 2],
    admins: Names,
    deciders: Deciders,
    counts: Counts,
}

async fn find(ctx: &RequestContext, id: GameId, me: PlayerId) -> Result<LoadedGame, PageError> {
    let (now, locale) = (ctx.now, ctx.locale);
    let found = ctx.app.db.read(move |conn| {
        let Some(mut stored) = games::find(conn, id)? else { return Ok(None) };
        // Who plays in the tournament decides in none of its games.
        if let Some(until) = tournaments::find_hidden(conn, ViewedGame::of(&stored, Some(me)))? {
            return Ok(Some(Err(until)));
        }
        stored.game = stored.game.as_of(now);
        let deciders = Deciders::load(conn, [(&stored).into()], &[me])?;
        let log = game_events::list_entries(conn, id)?;
        let people = [Color::White, Color::Black].map(|side| person(conn, &stored, side, locale));
        let [white, black] = people;
        let people = [white?, black?];
        let mut adjudicated: Vec<PlayerId> = log.iter().filter_map(case::decided_by).collect();
        adjudicated.extend(log::replaced_players(&log));
        let admins = locale.names(players::names(conn, &adjudicated)?);
        Ok::<_, DbError>(Some(Ok((stored, log, people, admins, deciders))))
    });
    let found = found.await?.ok_or(PageError::NotFound)?;
    let (stored, log, people, admins, deciders) = found.map_err(PageError::MovesHidden)?;
    // A proof may take milliseconds: nobody else waits for it.
    let game = stored.game.clone();
    let counts = tokio::task::spawn_blocking(move || game.examine(Budget::INLINE)).await;
    let counts = counts.map_err(|error| PageError::Internal(error.to_string()))?;
    Ok(LoadedGame { stored, log, people, admins, deciders, counts })
}

fn person(
    conn: &mut DbConn,
    stored: &StoredGame,
    side: Color,
    locale: Locale,
) -> Result<GamePlayer, DbError> {
    let player = players::get(conn, stored.player(side))?;
    Ok(GamePlayer {
        color: locale.color(side),
        id: player.id,
        record: games::record(conn, player.id)?,
        is_closed: player.is_closed(),
        name: locale.name(&player.name),
    })
}

/// `GET /admin/games/{id}`
pub async fn show(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<AdjudicateQuery>,
) -> PageResult {
    let me = decider(&ctx, *id).await?;
    let found = find(&ctx, *id, me).await?;
    render(&ctx, found, &asked, "", None, StatusCode::OK)
}

fn render(
    ctx: &RequestContext,
    found: LoadedGame,
    asked: &AdjudicateQuery,
    reason: &str,
    error: Option<String>,
    status: StatusCode,
) -> PageResult {
    let me = ctx.player()?.id;
    let LoadedGame { stored, log, people, admins, deciders, counts } = found;
    let (game, zone, now) = (&stored.game, ctx.zone(), ctx.now);
    let locale = zone.locale();
    let line = game.line();
    let board = ReplayBoard::of(locale, &stored, &line, &counts, asked);
    let plays = stored.side_of(me).is_some();
    let blocked_reason = blocked_reason(zone, &stored, deciders.bar(&stored, me, now));
    let next = deciders.waiting(&stored).and_then(|waiting| waiting.next_office(now));
    let case = game.open_case();
    let status_of = locale.ending_sentence(game).or_else(|| locale.pending_sentence(game));
    let [white, black] = [&people[0].name, &people[1].name];
    let page = ctx.page().with_notice(asked.notice.as_deref());
    let choices = if blocked_reason.is_none() { choices(locale, game) } else { Vec::new() };
    ctx.html(
        status,
        &AdjudicateTemplate {
            id: stored.id,
            waiting: case::waiting(game, white, black, locale).unwrap_or_default(),
            waits_for: case
                .map(|case| waiting_time(zone, case.decides_from(), now))
                .unwrap_or_default(),
            said: case::said(game, &log, &admins, zone),
            status: status_of.unwrap_or_else(|| to_move(locale, game)),
            squares: board.squares,
            pieces: ctx.pieces(),
            caption: board.caption,
            steps: board.steps,
            moves: locale.san(&line.series(0)),
            occurrences: occurrences(locale, &line, &counts),
            halfmoves: (!game.position().rules().pieces_return)
                .then(|| locale.t("decision-half-moves").count("n", counts.halfmoves)),
            // Players of the game get no help, in however high an office.
            checkmates: if plays { Vec::new() } else { checkmates(locale, game, &counts) },
            material: Color::ALL
                .map(|side| (locale.color(side), material(locale, game, side)))
                .to_vec(),
            clock: clock(zone, game, now),
            log: log::entries(game, &log, true, (&admins, &admins), zone),
            head: stored.log_head(),
            version: stored.version(),
            may_add_time: blocked_reason.is_none()
                && game.is_running()
                && game.stopped().is_none()
                && game.allowance().is_some(),
            may_reopen: blocked_reason.is_none() && game.may_reopen(),
            has_clock: game.allowance().is_some(),
            choices,
            next_office: next.map(|(office, from)| next_office(zone, office, from)),
            event: deciders.event(stored.id).cloned(),
            blocked_reason,
            reason,
            error,
            people,
            page,
        },
    )
}

/// Returns how long something has waited; what players can still claim does not wait yet.
fn waiting_time(
    zone: Zone,
    since: chrono::DateTime<chrono::Utc>,
    now: chrono::DateTime<chrono::Utc>,
) -> String {
    if since <= now { zone.span(now - since) } else { String::new() }
}

fn to_move(locale: Locale, game: &Game) -> String {
    let key = game.turn().fold_wb(key!("decision-to-move-white"), key!("decision-to-move-black"));
    locale.t(key).to_string()
}

fn blocked_reason(zone: Zone, stored: &StoredGame, bar: Option<DecisionBar>) -> Option<String> {
    match bar {
        Some(bar) => Some(why_barred(zone, stored.game.open_case(), bar)),
        None => stored.game.pending().map(|_| zone.locale().refusal(&GameError::BeingProven)),
    }
}

/// Returns the results that can be decided, and what else needs nothing but a reason.
fn choices(locale: Locale, game: &Game) -> Vec<DecisionChoice> {
    let is_open = game.open_case().is_some();
    let mut list = Vec::new();
    let mut add = |value: &str, key, is_danger| {
        list.push(DecisionChoice { value: value.to_owned(), label: locale.t(key), is_danger });
    };
    match (is_open, game.ended().is_some()) {
        (true, true) => add("uphold", key!("decision-uphold"), false),
        (true, false) if game.stopped().is_none() => {
            add("play_on", key!("decision-continue"), false);
        }
        _ => {}
    }
    add("draw", key!("decision-draw"), false);
    add("win:white", key!("decision-win-white"), false);
    add("win:black", key!("decision-win-black"), false);
    add("both_lose", key!("decision-both-lose"), true);
    add("annul", key!("decision-annul"), true);
    list
}

/// What the board of the page shows, and where its steps lead.
struct ReplayBoard {
    squares: Vec<SquareView>,
    caption: String,
    steps: StepLinks,
}

impl ReplayBoard {
    fn of(
        locale: Locale,
        stored: &StoredGame,
        line: &Line,
        counts: &Counts,
        asked: &AdjudicateQuery,
    ) -> ReplayBoard {
        let (id, game) = (stored.id, &stored.game);
        let mates = mates(counts);
        let chosen = mates.iter().find(|(key, _)| *key == asked.mate);
        let (position, last, caption, at, end, address) = match chosen {
            Some((key, moves)) => {
                let step = asked.step.min(moves.len());
                let (position, last) = after(game, &moves[..step]);
                let caption = match last {
                    Some(_) => {
                        locale.t("decision-win-step").with("step", step).with("all", moves.len())
                    }
                    None => locale.t("decision-win-start"),
                };
                (position, last, caption, step, moves.len(), format!("mate={key}&step="))
            }
            None => {
                let ply = asked.ply.unwrap_or(line.steps.len()).min(line.steps.len());
                let last = ply.checked_sub(1).map(|index| line.steps[index].mv);
                let caption = match ply.checked_sub(1) {
                    Some(index) => {
                        locale.t("decision-after").with("move", locale.san(&line.quoted(index)))
                    }
                    None => locale.t("decision-starting-position"),
                };
                (line.position(ply).clone(), last, caption, ply, line.steps.len(), "ply=".into())
            }
        };
        let steps = [0, at.saturating_sub(1), (at + 1).min(end), end];
        ReplayBoard {
            squares: board::squares(
                locale,
                &position,
                Color::White,
                &Marks { last, ..Marks::default() },
            ),
            caption: caption.to_string(),
            steps: StepLinks::new(
                locale,
                (key!("game-first-position"), key!("game-last-position")),
                steps.map(|to| format!("/admin/games/{id}?{address}{to}#board")),
                None,
            ),
        }
    }
}

/// Returns the mates that were found, by the side that gives them.
fn mates(counts: &Counts) -> Vec<(&'static str, &[Move])> {
    counts
        .winnable
        .iter()
        .flat_map(|verdicts| ["white", "black"].into_iter().zip(verdicts.iter()))
        .filter_map(|(key, verdict)| match &verdict.winnability {
            Winnability::CanWin(line) => Some((key, line.as_slice())),
            _ => None,
        })
        .collect()
}

/// Returns the position after moves that go on from the claimed one, and the last of them.
fn after(game: &Game, moves: &[Move]) -> (VariantPosition, Option<Move>) {
    let intended = game.intended();
    let mut position = game.position().clone();
    for mv in intended.iter().chain(moves) {
        play(&mut position, *mv, game.start().rules);
    }
    (position, moves.last().copied().or(intended))
}

fn occurrences(locale: Locale, line: &Line, counts: &Counts) -> String {
    // With an intended move the last of them is not on the line yet.
    let ply = counts.occurrences.last().copied().unwrap_or_default();
    match ply <= line.steps.len() {
        true => locale.counted(&line.counted(ply, &counts.occurrences)),
        false => {
            let said = locale.t("decision-occurrences-with-move");
            said.count("times", counts.occurrences.len()).to_string()
        }
    }
}

fn checkmates(locale: Locale, game: &Game, counts: &Counts) -> Vec<CheckmateView> {
    let Some(verdicts) = &counts.winnable else { return Vec::new() };
    let sides = Color::ALL.into_iter().zip(["white", "black"]).zip(verdicts.iter());
    sides
        .map(|((side, key), verdict)| CheckmateView {
            key,
            sentence: checkmate(locale, game, side, verdict),
            steps: match &verdict.winnability {
                Winnability::CanWin(line) => line.len(),
                _ => 0,
            },
        })
        .collect()
}

/// Says whether a side can still checkmate.
fn checkmate(locale: Locale, game: &Game, side: Color, verdict: &Verdict) -> String {
    let said = match &verdict.winnability {
        Winnability::CanWin(_) => match game.how_to_mate(game.intended(), side, verdict) {
            Some(can_mate) => return locale.can_mate(&can_mate),
            None => locale.t("decision-can-win"),
        },
        Winnability::CannotWin(reason) => {
            locale.t("decision-cannot-win").with("reason", locale.unwinnable(*reason))
        }
        Winnability::Unknown => locale
            .t("decision-win-undecided")
            .count("moves", verdict.work.nodes)
            .count("positions", verdict.work.positions),
    };
    said.with("side", locale.side(side)).to_string()
}

/// Returns what a side has on the board: `king, 2 rooks, 3 pawns`.
fn material(locale: Locale, game: &Game, side: Color) -> String {
    let counts = game.position().board().material_side(side);
    let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
        .into_iter()
        .filter(|role| counts[*role] > 0)
        .map(|role| locale.roles(role, counts[role].into()));
    pieces.collect::<Vec<_>>().join(", ")
}

fn clock(zone: Zone, game: &Game, now: chrono::DateTime<chrono::Utc>) -> Vec<String> {
    let locale = zone.locale();
    let mut lines = vec![format!("{}.", locale.game_control(game.terms()))];
    if game.is_running() {
        let of = |white, black| locale.t(game.turn().fold_wb(white, black));
        let said = match game.time_left(now) {
            Some(left) if game.paused_since().is_some() => {
                of(key!("decision-clock-paused-white"), key!("decision-clock-paused-black"))
                    .with("time", zone.span(left))
            }
            Some(left) => of(key!("decision-clock-left-white"), key!("decision-clock-left-black"))
                .with("time", zone.span(left)),
            None => {
                of(key!("decision-clock-unlimited-white"), key!("decision-clock-unlimited-black"))
            }
        };
        lines.push(said.to_string());
    }
    lines
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdjudicateForm {
    adjudication: String,
    days: String,
    reason: String,
    version: i32,
}

impl AdjudicateForm {
    /// Returns what was chosen; `None` for what no page offers.
    fn adjudication(&self) -> Option<Adjudication> {
        let text = match self.adjudication.as_str() {
            text @ ("add_time:white" | "add_time:black" | "reopen") => {
                let days = self.days.trim();
                format!("{text}:{}", if days.is_empty() { "0" } else { days })
            }
            text => text.to_owned(),
        };
        text.parse().ok()
    }
}

/// `POST /admin/games/{id}/adjudicate`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<AdjudicateForm>,
) -> PageResult {
    let by = sending_decider(&ctx, *id).await?;
    let adjudicate = Adjudicate {
        game: *id,
        by,
        seen: entered.version,
        adjudication: entered.adjudication().ok_or(PageError::BadForm)?,
        reason: entered.reason.clone(),
    };
    // A director decides only what waits.
    let decided = adjudications::adjudicate(&ctx.app.db, adjudicate, ctx.now).await;
    let decided = refusable(decided).map_err(|error| match error {
        PageError::Forbidden => PageError::NotFound,
        error => error,
    });
    match decided? {
        Ok(()) => Ok(see_other(format!("/admin/games/{id}?notice=adjudicated"))),
        Err(refusal) => {
            let found = find(&ctx, *id, by).await?;
            let (asked, error) =
                (AdjudicateQuery::default(), Some(adjudication_error(ctx.locale, &refusal)));
            render(&ctx, found, &asked, &entered.reason, error, StatusCode::CONFLICT)
        }
    }
}
