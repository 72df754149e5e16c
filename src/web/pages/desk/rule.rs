//! One game at the desk: everything that a ruling needs on one page, and the ruling.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{arbiter, sending_arbiter};
use crate::{
    actions::desk::rulings::{self, LONGEST_REASON, Rule, RuleRefusal},
    chess::{
        Budget, Chess, Color, Line, Move, Position as _, Role, Winnability, color_name, play,
        role_name,
    },
    db::{
        DbConn, DbError, GameId, PlayerId,
        game_events::{self, LoggedEvent},
        games::{self, Record, StoredGame},
        players,
    },
    game::{ClaimRefusal, Counts, Game, Refusal, Ruling},
    web::{
        assets,
        board::{self, Marks, SquareView},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::games::{
            case::{self, Names, Said},
            log::{self, Entry},
        },
        times::span,
        visitor::{Visitor, see_other},
    },
    words::Words,
};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// The half-moves before the position on the board.
    ply: Option<usize>,
    /// Whose mate is stepped through, and how far.
    mate: String,
    step: usize,
    notice: Option<String>,
}

/// A player of the game, as whoever rules sees them.
struct Person {
    color: &'static str,
    id: PlayerId,
    name: String,
    record: Record,
    is_closed: bool,
}

/// Whether a side can still checkmate.
struct Chance {
    /// What the address of the mating line has.
    key: &'static str,
    sentence: String,
    /// Half-moves of the mating line; 0 where there is none.
    steps: usize,
}

/// A ruling that can be chosen.
struct Choice {
    value: String,
    label: &'static str,
    is_danger: bool,
}

#[derive(Template)]
#[template(path = "desk/game.html")]
struct Show<'a> {
    page: Page<'a>,
    id: GameId,
    people: [Person; 2],
    /// Who waits for what, and for how long; empty where nothing waits.
    waiting: String,
    waits_for: String,
    said: Vec<Said>,
    status: String,
    squares: Vec<SquareView>,
    pieces: &'static str,
    /// What the board shows.
    caption: String,
    /// Sign, label and address of the steps.
    steps: Vec<(&'static str, &'static str, String)>,
    moves: String,
    occurrences: String,
    halfmoves: String,
    chances: Vec<Chance>,
    material: Vec<(&'static str, String)>,
    clock: Vec<String>,
    log: Vec<Entry>,
    head: &'a str,
    version: i32,
    /// What can be ruled; empty where the reader cannot rule.
    choices: Vec<Choice>,
    may_add_time: bool,
    may_reopen: bool,
    has_clock: bool,
    /// Why the reader cannot rule.
    hindrance: Option<String>,
    reason: &'a str,
    error: Option<String>,
    longest: usize,
}

/// What the page is made of.
struct Found {
    stored: StoredGame,
    log: Vec<LoggedEvent>,
    people: [Person; 2],
    admins: Names,
    counts: Counts,
}

async fn find(visitor: &Visitor, id: GameId) -> Result<Found, PageError> {
    let now = visitor.now;
    let found = visitor.app.db.read(move |conn| {
        let Some(mut stored) = games::find(conn, id)? else { return Ok(None) };
        stored.game = stored.game.as_of(now);
        let log = game_events::list(conn, id)?;
        let people = [person(conn, &stored, Color::White)?, person(conn, &stored, Color::Black)?];
        let ruled: Vec<PlayerId> =
            log.iter().filter_map(|event| case::ruled_by(&event.actor)).collect();
        let admins = players::names(conn, &ruled)?;
        Ok::<_, DbError>(Some((stored, log, people, admins)))
    });
    let (stored, log, people, admins) = found.await?.ok_or(PageError::NotFound)?;
    // A proof may take milliseconds: nobody else waits for it.
    let game = stored.game.clone();
    let counts = tokio::task::spawn_blocking(move || game.examine(Budget::INLINE)).await;
    let counts = counts.map_err(|error| PageError::Internal(error.to_string()))?;
    Ok(Found { stored, log, people, admins, counts })
}

fn person(conn: &mut DbConn, stored: &StoredGame, side: Color) -> Result<Person, DbError> {
    let player = players::get(conn, stored.player(side))?;
    Ok(Person {
        color: color_name(side),
        id: player.id,
        record: games::record(conn, player.id)?,
        is_closed: player.is_closed(),
        name: player.name,
    })
}

/// `GET /admin/games/{id}`
pub async fn show(visitor: Visitor, id: Path<GameId>, asked: Query<Asked>) -> PageResult {
    arbiter(&visitor)?;
    let found = find(&visitor, *id).await?;
    render(&visitor, found, &asked, "", None, StatusCode::OK)
}

fn render(
    visitor: &Visitor,
    found: Found,
    asked: &Asked,
    reason: &str,
    error: Option<String>,
    status: StatusCode,
) -> PageResult {
    let me = arbiter(visitor)?.id;
    let Found { stored, log, people, admins, counts } = found;
    let (game, zone, now) = (&stored.game, visitor.zone(), visitor.now);
    let line = game.line();
    let board = Board::of(visitor.words, &stored, &line, &counts, asked);
    let hindrance = hindrance(&stored, me);
    let case = game.open_case();
    let status_of = game.ending_sentence().or_else(|| game.pending_sentence());
    let [white, black] = [&people[0].name, &people[1].name];
    let page = visitor.page().with_notice(asked.notice.as_deref());
    let choices = if hindrance.is_none() { choices(game) } else { Vec::new() };
    visitor.html(
        status,
        &Show {
            id: stored.id,
            waiting: case::waiting(game, white, black, zone.words()).unwrap_or_default(),
            waits_for: case.map(|case| span(now - case.since)).unwrap_or_default(),
            said: case::said(game, &log, &admins, zone),
            status: status_of.unwrap_or_else(|| format!("{} is to move.", color_name(game.turn()))),
            squares: board.squares,
            pieces: assets::pieces(),
            caption: board.caption,
            steps: board.steps,
            moves: line.series(0),
            occurrences: occurrences(&line, &counts),
            halfmoves: format!(
                "{} half-move{} without a capture or a pawn move; fifty moves are 100.",
                counts.halfmoves,
                if counts.halfmoves == 1 { "" } else { "s" }
            ),
            chances: chances(game, &counts),
            material: Color::ALL.map(|side| (color_name(side), material(game, side))).to_vec(),
            clock: clock(game, now),
            log: log::entries(game, &log, true, &admins, zone),
            head: stored.log_head(),
            version: stored.version(),
            may_add_time: hindrance.is_none() && game.is_running() && game.allowance().is_some(),
            may_reopen: hindrance.is_none() && game.may_reopen(),
            has_clock: game.allowance().is_some(),
            choices,
            hindrance,
            reason,
            error,
            longest: LONGEST_REASON,
            people,
            page,
        },
    )
}

fn hindrance(stored: &StoredGame, me: PlayerId) -> Option<String> {
    let appealed = stored.game.case().filter(|case| case.appeal.is_some());
    if stored.side_of(me).is_some() {
        Some(RuleRefusal::OwnGame.to_string())
    } else if appealed.is_some_and(|case| case.first == Some(me.0)) {
        Some(ClaimRefusal::RuledBefore.to_string())
    } else if stored.game.pending().is_some() {
        Some(Refusal::BeingProven.to_string())
    } else {
        None
    }
}

/// Returns the results that can be ruled, and whatever else needs nothing but a reason.
fn choices(game: &Game) -> Vec<Choice> {
    let is_open = game.open_case().is_some();
    let mut list = Vec::new();
    let mut add = |value: &str, label, is_danger| {
        list.push(Choice { value: value.to_owned(), label, is_danger });
    };
    match (is_open, game.ended().is_some()) {
        (true, true) => add("uphold", "The ruling stands", false),
        (true, false) => add("play_on", "Play on", false),
        _ => {}
    }
    add("draw", "Draw", false);
    add("win:white", "White won", false);
    add("win:black", "Black won", false);
    add("both_lose", "Both lost", true);
    add("annul", "Annul", true);
    list
}

/// What the board of the page shows, and where its steps lead.
struct Board {
    squares: Vec<SquareView>,
    caption: String,
    steps: Vec<(&'static str, &'static str, String)>,
}

impl Board {
    fn of(words: Words, stored: &StoredGame, line: &Line, counts: &Counts, asked: &Asked) -> Board {
        let (id, game) = (stored.id, &stored.game);
        let mates = mates(counts);
        let chosen = mates.iter().find(|(key, _)| *key == asked.mate);
        let (position, last, caption, at, end, address) = match chosen {
            Some((key, moves)) => {
                let step = asked.step.min(moves.len());
                let (position, last) = after(game, &moves[..step]);
                let caption = match last {
                    Some(_) => {
                        format!("A mate that could come, half-move {step} of {}.", moves.len())
                    }
                    None => "The position from which a mate could come.".to_owned(),
                };
                (position, last, caption, step, moves.len(), format!("mate={key}&step="))
            }
            None => {
                let ply = asked.ply.unwrap_or(line.steps.len()).min(line.steps.len());
                let last = ply.checked_sub(1).map(|index| line.steps[index].mv);
                let caption = match ply.checked_sub(1) {
                    Some(index) => format!("After {}.", line.quoted(index)),
                    None => "The start.".to_owned(),
                };
                (line.position(ply).clone(), last, caption, ply, line.steps.len(), "ply=".into())
            }
        };
        let step = |sign, label, to: usize| {
            (sign, label, format!("/admin/games/{id}?{address}{to}#board"))
        };
        Board {
            squares: board::squares(
                words,
                &position,
                Color::White,
                &Marks { last, ..Marks::default() },
            ),
            caption,
            steps: vec![
                step("«", "First position", 0),
                step("‹", "One move back", at.saturating_sub(1)),
                step("›", "One move on", (at + 1).min(end)),
                step("»", "Last position", end),
            ],
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
fn after(game: &Game, moves: &[Move]) -> (Chess, Option<Move>) {
    let intended = game.intended();
    let mut position = game.position().clone();
    for mv in intended.iter().chain(moves) {
        play(&mut position, *mv, game.start().rules);
    }
    (position, moves.last().copied().or(intended))
}

fn occurrences(line: &Line, counts: &Counts) -> String {
    // With an intended move the last of them is not on the line yet.
    let ply = counts.occurrences.last().copied().unwrap_or_default();
    match ply <= line.steps.len() {
        true => line.counted(ply, &counts.occurrences).to_string(),
        false => format!(
            "With the intended move the position would have occurred {} times.",
            counts.occurrences.len()
        ),
    }
}

fn chances(game: &Game, counts: &Counts) -> Vec<Chance> {
    let Some(verdicts) = &counts.winnable else { return Vec::new() };
    let sides = Color::ALL.into_iter().zip(["white", "black"]).zip(verdicts.iter());
    sides
        .map(|((side, key), verdict)| Chance {
            key,
            sentence: match &verdict.winnability {
                Winnability::CanWin(_) => game
                    .how_to_mate(game.intended(), side, verdict)
                    .map_or_else(
                        || format!("{} can still checkmate.", color_name(side)),
                        |can_mate| can_mate.to_string(),
                    ),
                Winnability::CannotWin(reason) => {
                    format!("{} cannot checkmate because {reason}.", color_name(side))
                }
                Winnability::Unknown => format!(
                    "Whether {} can still checkmate was not decided after {} moves and {} positions.",
                    color_name(side),
                    verdict.work.nodes,
                    verdict.work.positions
                ),
            },
            steps: match &verdict.winnability {
                Winnability::CanWin(line) => line.len(),
                _ => 0,
            },
        })
        .collect()
}

/// Returns what a side has on the board: `king, 2 rooks, 3 pawns`.
fn material(game: &Game, side: Color) -> String {
    let counts = game.position().board().material_side(side);
    let words = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
        .into_iter()
        .filter_map(|role| match counts[role] {
            0 => None,
            1 => Some(role_name(role).to_owned()),
            many => Some(format!("{many} {}s", role_name(role))),
        });
    words.collect::<Vec<_>>().join(", ")
}

fn clock(game: &Game, now: chrono::DateTime<chrono::Utc>) -> Vec<String> {
    let mut lines = vec![format!("{}.", game.terms().control)];
    if game.is_running() {
        let side = color_name(game.turn());
        lines.push(match game.time_left(now) {
            Some(left) if game.rests_since().is_some() => {
                format!("No clock runs. {side} had {} left.", span(left))
            }
            Some(left) => format!("{side} has {} left.", span(left)),
            None => format!("{side} is to move, without a limit."),
        });
    }
    lines
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    ruling: String,
    days: String,
    reason: String,
    version: i32,
}

impl Entered {
    fn ruling(&self) -> Result<Ruling, PageError> {
        let text = match self.ruling.as_str() {
            text @ ("add_time:white" | "add_time:black" | "reopen") => {
                let days = self.days.trim();
                format!("{text}:{}", if days.is_empty() { "0" } else { days })
            }
            text => text.to_owned(),
        };
        text.parse().map_err(|()| PageError::BadForm)
    }
}

/// `POST /admin/games/{id}/rule`
pub async fn submit(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let by = sending_arbiter(&visitor)?.id;
    let rule = Rule {
        game: *id,
        by,
        seen: entered.version,
        ruling: entered.ruling()?,
        reason: entered.reason.clone(),
    };
    match refusable(rulings::rule(&visitor.app.db, rule, visitor.now).await)? {
        Ok(()) => Ok(see_other(format!("/admin/games/{id}?notice=ruled"))),
        Err(refusal) => {
            let found = find(&visitor, *id).await?;
            let (asked, error) = (Asked::default(), Some(refusal.to_string()));
            render(&visitor, found, &asked, &entered.reason, error, StatusCode::CONFLICT)
        }
    }
}
