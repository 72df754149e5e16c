//! Everything that happened in a game, and how its clocks came about.

use super::{
    case::{self, Names},
    clock_view::{explained, present, times_left, vacations},
    load::{Loaded, load_hearing},
    messages::ChatScope,
};
use crate::{
    chess::{Chess, Line, color_of, play_san},
    db::{
        DbError, GameId,
        game_events::{self, LoggedEvent},
        games, log_chain,
    },
    game::{Evidence, Game, MoveSource, clock::Vacation},
    web::{
        error::{PageError, PageResult},
        layout::Page,
        request_context::RequestContext,
        times::{Zone, machine},
    },
};
use actix_web::{HttpResponse, http::header, web::Path};
use askama::Template;

/// What a half-move cost.
struct MoveCost {
    label: String,
    at: String,
    at_machine: String,
    used: String,
    /// What it was charged, where that is not what it took.
    charged: String,
    left: String,
}

/// A line of the log.
pub struct Entry {
    pub at: String,
    pub at_machine: String,
    pub sentence: String,
}

#[derive(Template)]
#[template(path = "games/log.html")]
struct GameLogTemplate<'a> {
    page: Page<'a>,
    id: GameId,
    white: &'a str,
    black: &'a str,
    explained: Vec<String>,
    present: Option<String>,
    times_left: Vec<(String, String)>,
    vacations: Vec<String>,
    moves: Vec<MoveCost>,
    /// Whether moves are charged other than they took.
    is_charged: bool,
    log: Vec<Entry>,
    /// The hash of the last event.
    head: &'a str,
    is_player: bool,
}

/// `GET /games/{id}/log`
pub async fn show(ctx: RequestContext, id: Path<GameId>) -> PageResult {
    let id = *id;
    let Loaded { stored, names, .. } = load_hearing(&ctx, id, ChatScope::Nothing).await?;
    let log = ctx.app.db.read(move |conn| Ok::<_, DbError>(game_events::list(conn, id)?)).await?;
    let reader = ctx.current_user.as_ref().map(|current_user| current_user.player.id);
    let is_player = reader.is_some_and(|player| stored.side_of(player).is_some());
    let (game, now, zone) = (&stored.game, ctx.now, ctx.zone());
    let [white, black] = &names.each_ref().map(|name| ctx.locale.name(name));
    let moves = move_costs(game, zone);
    ctx.ok(&GameLogTemplate {
        page: ctx.page(),
        id,
        white,
        black,
        explained: explained(game, zone.locale()),
        present: present(game, is_player, now, zone),
        times_left: times_left(game, now, zone),
        vacations: if is_player { vacations(game, [white, black], now, zone) } else { Vec::new() },
        is_charged: moves.iter().any(|one| !one.charged.is_empty()),
        moves,
        head: stored.log_head(),
        is_player,
        log: entries(game, &log, is_player, &Names::new(), zone),
    })
}

/// `GET /games/{id}/log.txt`: the log as a file that anybody can check, for those who may read
/// all of it.
pub async fn export(ctx: RequestContext, id: Path<GameId>) -> PageResult {
    let reader = ctx.player()?;
    let (id, player, may_adjudicate) = (*id, reader.id, reader.may_adjudicate());
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = games::find(conn, id)? else { return Ok(None) };
        let mut log = game_events::list(conn, id)?;
        // What came between the two is for the next time.
        log.truncate(usize::try_from(stored.version()).unwrap_or(usize::MAX));
        Ok::<_, DbError>(Some((log, stored)))
    });
    let (log, stored) = found.await?.ok_or(PageError::NotFound)?;
    if stored.side_of(player).is_none() && !may_adjudicate {
        return Err(PageError::Forbidden);
    }
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(log_chain::export(&stored, &log)))
}

fn move_costs(game: &Game, zone: Zone) -> Vec<MoveCost> {
    let (line, locale) = (game.line(), zone.locale());
    let move_times = game.move_times();
    let of = |(index, move_times): (usize, &crate::game::clock::MoveTime)| {
        let played = game.played().get(index)?;
        Some(MoveCost {
            label: locale.san(&line.quoted(index)),
            at: zone.full(played.at),
            at_machine: machine(played.at),
            used: match played.how {
                MoveSource::ConditionalMove if move_times.used.is_zero() => {
                    locale.t("log-conditional-move").to_string()
                }
                // A draw offer held it: the player thought about that.
                MoveSource::ConditionalMove => locale
                    .t("log-time-then-conditional-move")
                    .with("time", zone.span(move_times.used))
                    .to_string(),
                MoveSource::ProposedLine if move_times.used.is_zero() => {
                    locale.t("log-proposed-line").to_string()
                }
                MoveSource::ByHand | MoveSource::ProposedLine => zone.span(move_times.used),
            },
            charged: if move_times.charged == move_times.used {
                String::new()
            } else {
                locale.time(move_times.charged)
            },
            left: move_times.left.map(|left| zone.span(left)).unwrap_or_default(),
        })
    };
    move_times.iter().enumerate().filter_map(of).collect()
}

/// What is between the players alone.
const BETWEEN_PLAYERS: [&str; 4] =
    ["vacation_set", "proposed", "takeback_asked", "takeback_declined"];

/// Puts the log into sentences, for a player of the game or for anybody.
pub fn entries(
    game: &Game,
    log: &[LoggedEvent],
    is_player: bool,
    admins: &Names,
    zone: Zone,
) -> Vec<Entry> {
    let mut board = Board::new(game);
    // The end that holds, if any.
    let end = log.iter().rfind(|event| event.kind == "ended" && game.ended().is_some());
    let last_end = end.map_or(-1, |event| event.number);
    let shown = |event: &&LoggedEvent| is_player || !BETWEEN_PLAYERS.contains(&event.kind.as_str());
    log.iter()
        .filter(shown)
        .map(|event| Entry {
            at: zone.full(event.at.utc()),
            at_machine: machine(event.at.utc()),
            // What cannot be read is shown as it stands.
            sentence: sentence(game, event, &mut board, (is_player, admins, last_end), zone)
                .unwrap_or_else(|| format!("{} {} {}", event.actor, event.kind, event.detail)),
        })
        .collect()
}

/// The moves of the log, with those that were taken back later.
struct Board<'a> {
    game: &'a Game,
    /// Every position so far, the start first.
    positions: Vec<Chess>,
}

impl Board<'_> {
    fn new(game: &Game) -> Board<'_> {
        Board { game, positions: vec![game.start().position.clone()] }
    }

    fn play(&mut self, uci: &str) -> Option<String> {
        let (label, after) = self.try_out(uci)?;
        self.positions.push(after);
        Some(label)
    }

    /// Returns a move from the last position as a score sheet shows it, and where it leads.
    fn try_out(&self, uci: &str) -> Option<(String, Chess)> {
        let mut position = self.positions.last()?.clone();
        let mv = uci.parse::<shakmaty::uci::UciMove>().ok()?.to_move(&position).ok()?;
        let start = self.game.start();
        let (number, side) = Line::number_from(start, self.positions.len() - 1);
        let san = play_san(&mut position, mv, start.rules);
        Some((format!("{number}{}{san}", side.fold_wb(".", "...")), position))
    }

    fn take_back(&mut self, ply: &str) -> Option<()> {
        self.positions.truncate(ply.parse::<usize>().ok()?.checked_add(1)?);
        Some(())
    }
}

fn sentence(
    game: &Game,
    event: &LoggedEvent,
    board: &mut Board<'_>,
    (is_player, admins, last_end): (bool, &Names, i32),
    zone: Zone,
) -> Option<String> {
    let detail = event.detail.as_str();
    let is_last = event.number == last_end;
    let (color, by) = match event.actor.split_once('_') {
        Some((color, by @ ("plan" | "proposal"))) => (color, by),
        _ => (event.actor.as_str(), ""),
    };
    let (locale, side) = (zone.locale(), color_of(color));
    Some(match event.kind.as_str() {
        "move" => {
            let (uci, offer) = detail.split_once(' ').unwrap_or((detail, ""));
            let how = match by {
                "plan" => MoveSource::ConditionalMove,
                "proposal" => MoveSource::ProposedLine,
                _ => MoveSource::ByHand,
            };
            locale.played(side?, &board.play(uci)?, how, !offer.is_empty())
        }
        "proposed" => locale.proposed(side?, detail),
        "taken_back" => {
            board.take_back(detail)?;
            locale.did(side?, &event.kind)?
        }
        "time_given" => {
            let (_, seconds) = detail.split_once(' ')?;
            locale.gave_time(side?, chrono::TimeDelta::try_seconds(seconds.parse().ok()?)?)
        }
        "vacation_set" => {
            let spans = detail.split(' ').filter(|span| !span.is_empty()).map(|span| {
                Vacation::parse(span)
                    .map(|vacation| (zone.full(vacation.from), zone.full(vacation.to)))
            });
            locale.on_vacation(side?, &spans.collect::<Option<Vec<_>>>()?)
        }
        "time_returned" => {
            let Vacation { from, to } = Vacation::parse(detail)?;
            locale.time_returned(&zone.full(from), &zone.full(to))
        }
        "claimed" | "claim_answered" | "claim_examined" | "claim_refuted" | "appealed"
        | "adjudicated" => {
            let quoted =
                |uci: &str| board.try_out(uci).map_or_else(|| uci.to_owned(), |(label, _)| label);
            let (what, said) = case::describe(game, event, admins, quoted, locale)?;
            // The reason of a decision is for everybody; what the players said is not.
            let is_private = !is_player && event.kind != "adjudicated";
            match said.is_empty() || is_private {
                true => what,
                false => locale
                    .t("log-entry-with-words")
                    .with("what", what)
                    .with("words", said)
                    .to_string(),
            }
        }
        "proof_awaited" => locale.proof_awaited(),
        // An end that was undone later says what it was, without the board that proved it.
        "ended" if !is_last => match game_events::read_end(detail)? {
            (ending, Some(Evidence::Adjudication { reason })) => {
                format!("{} {reason}", locale.ending(ending))
            }
            (ending, _) => locale.ending(ending),
        },
        "ended" => locale.ending_sentence(game)?,
        kind => locale.did(side?, kind)?,
    })
}
