//! Everything that happened in a game, and how its clocks came about.

use super::{
    case::{self, Names},
    clock_view::{explained, present, times_left, vacations},
    messages::ChatScope,
    visible_game::{VisibleGame, load_with_messages},
};
use crate::{
    chess::{Line, VariantPosition, play_san},
    db::{
        DbError, GameId, PlayerId,
        game_events::{self, ReadEntry},
        games, log_chain, players,
        tournaments::{self, ViewedGame},
    },
    game::{Audience, Evidence, Game, LogEntry, LogEntryKind, MoveSource},
    i18n::HtmlMessage,
    web::{
        error::{PageError, PageResult},
        layout::Page,
        pages::admin::is_decider,
        request_context::{RequestContext, plain_text},
        times::{Zone, machine},
    },
};
use actix_web::web::Path;
use askama::Template;
use shakmaty::uci::UciMove;

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
    /// Which one the game belongs to, and where it stands there.
    tournament: Option<HtmlMessage>,
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
    let VisibleGame { stored, names, tournament, .. } =
        load_with_messages(&ctx, id, ChatScope::Nothing).await?;
    let (place, locale) = (tournament.as_ref().map(|found| found.place.clone()), ctx.locale);
    let read = ctx.app.db.read(move |conn| {
        let log = game_events::list_entries(conn, id)?;
        let players = players::names(conn, &replaced_players(&log))?;
        let deciders = case::director_names(conn, place.as_ref(), id, &log, locale)?;
        Ok::<_, DbError>((log, players, deciders))
    });
    let (log, players, deciders) = read.await?;
    let reader = ctx.reader();
    let is_player = reader.is_some_and(|player| stored.side_of(player).is_some());
    let (game, now, zone) = (&stored.game, ctx.now, ctx.zone());
    let [white, black] = &names.each_ref().map(|name| ctx.locale.name(name));
    let moves = move_costs(game, zone);
    ctx.ok(&GameLogTemplate {
        page: ctx.page(),
        id,
        white,
        black,
        tournament: tournament.map(|found| found.said(ctx.locale)),
        explained: explained(game, zone.locale()),
        present: present(game, is_player, now, zone),
        times_left: times_left(game, now, zone),
        vacations: if is_player { vacations(game, [white, black], now, zone) } else { Vec::new() },
        is_charged: moves.iter().any(|one| !one.charged.is_empty()),
        moves,
        head: stored.log_head(),
        is_player,
        log: entries(game, &log, is_player, (&deciders, &players), zone),
    })
}

/// `GET /games/{id}/log.txt`: the log as a file that anybody can check, for those who may read
/// all of it.
pub async fn export(ctx: RequestContext, id: Path<GameId>) -> PageResult {
    let (id, reader) = (*id, ctx.player()?.clone());
    let (player, lacks_factor) = (reader.id, ctx.lacks_second_factor);
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = games::find(conn, id)? else { return Ok(None) };
        let may_read =
            stored.side_of(player).is_some() || is_decider(conn, &stored, &reader, lacks_factor)?;
        if !may_read {
            return Ok(Some(None));
        }
        let mut log = game_events::list(conn, id)?;
        // What came between the two is for the next time.
        log.truncate(usize::try_from(stored.version()).unwrap_or(usize::MAX));
        let hidden = tournaments::find_hidden(conn, ViewedGame::of(&stored, Some(player)))?;
        Ok::<_, DbError>(Some(Some((log, stored, hidden))))
    });
    let found = found.await?.ok_or(PageError::NotFound)?;
    let (log, stored, hidden) = found.ok_or(PageError::Forbidden)?;
    if let Some(until) = hidden {
        return Err(PageError::MovesHidden(until));
    }
    Ok(plain_text(log_chain::export(&stored, &log)))
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

/// Lists who has taken a side over, and whose it was.
pub fn replaced_players(log: &[ReadEntry]) -> Vec<PlayerId> {
    let players = log.iter().flatten().filter_map(|entry| match entry.what {
        LogEntryKind::PlayerReplaced { former, player, .. } => Some([former, player].map(PlayerId)),
        _ => None,
    });
    players.flatten().collect()
}

/// Puts the log into sentences, for a player of the game or for anybody.
pub fn entries(
    game: &Game,
    log: &[ReadEntry],
    is_player: bool,
    (admins, players): (&Names, &Names),
    zone: Zone,
) -> Vec<Entry> {
    let may_read = |audience| match audience {
        Audience::Everyone => true,
        Audience::Players => is_player,
    };
    let mut sentences = LogSentences {
        game,
        positions: vec![Some(game.start().position.clone())],
        last_end: last_end(game, log),
        admins,
        players,
        zone,
    };
    let entry = |entry: &ReadEntry| {
        let (at, sentence) = match entry {
            Ok(entry) if !may_read(entry.what.audience()) => return None,
            Ok(entry) => (entry.at, sentences.sentence(entry, may_read)),
            // Whoever runs the site finds the row in the log of the server.
            Err(error) if !may_read(error.audience()) => return None,
            Err(error) => (error.at, zone.locale().unreadable_entry()),
        };
        Some(Entry { at: zone.full(at), at_machine: machine(at), sentence })
    };
    log.iter().filter_map(entry).collect()
}

/// Returns the number of the end that holds, if any.
fn last_end(game: &Game, log: &[ReadEntry]) -> Option<i32> {
    game.ended()?;
    let is_end = |entry: &LogEntry| matches!(entry.what, LogEntryKind::Ended { .. });
    // What cannot be read may be it.
    let last = log.iter().rfind(|entry| entry.as_ref().map_or(true, is_end))?;
    last.as_ref().ok().map(|entry| entry.number)
}

/// Goes through the log, and knows the board at each entry.
struct LogSentences<'a> {
    game: &'a Game,
    /// Every position so far, the start first; `None` from a move on that does not fit.
    positions: Vec<Option<VariantPosition>>,
    last_end: Option<i32>,
    admins: &'a Names,
    /// Of those who have taken a side over, and whose it was.
    players: &'a Names,
    zone: Zone,
}

impl LogSentences<'_> {
    /// Makes a move, and returns it as a score sheet shows it.
    fn play(&mut self, uci: &UciMove) -> String {
        let (label, after) = self.try_out(uci);
        self.positions.push(after);
        label
    }

    /// Returns a move from the last position as a score sheet shows it, and where it leads. One
    /// that is not legal there, because an entry before it is missing, stands as it was stored.
    fn try_out(&self, uci: &UciMove) -> (String, Option<VariantPosition>) {
        let tried = self.positions.last().cloned().flatten().and_then(|mut position| {
            let mv = uci.to_move(&position).ok()?;
            let start = self.game.start();
            let (number, side) = Line::number_from(start, self.positions.len() - 1);
            let san = play_san(&mut position, mv, start.rules);
            Some((format!("{number}{}{san}", side.fold_wb(".", "...")), position))
        });
        match tried {
            Some((label, after)) => (label, Some(after)),
            None => (uci.to_string(), None),
        }
    }

    fn sentence(&mut self, entry: &LogEntry, may_read: impl Fn(Audience) -> bool) -> String {
        let (game, zone, locale) = (self.game, self.zone, self.zone.locale());
        match &entry.what {
            LogEntryKind::MovePlayed { by, how, mv, offers_draw } => {
                locale.played(*by, &self.play(mv), *how, *offers_draw)
            }
            LogEntryKind::DelayEnded { by, made_at, .. } => {
                locale.delay_ended(*by, &zone.full(*made_at))
            }
            LogEntryKind::SafetyMovePlayed { by, lead } => locale.safety_move_played(*by, *lead),
            LogEntryKind::Proposed { by, lines } => locale.proposed(*by, lines),
            LogEntryKind::TakebackAsked { by } => locale.takeback_asked(*by),
            LogEntryKind::TakebackDeclined { by } => locale.takeback_declined(*by),
            LogEntryKind::TakenBack { by, to } => {
                self.positions.truncate(to.saturating_add(1));
                locale.taken_back(*by)
            }
            LogEntryKind::TimeGiven { by, time } => locale.gave_time(*by, *time),
            LogEntryKind::VacationSet { by, vacations } => {
                let spans = vacations.iter().map(|span| (zone.full(span.from), zone.full(span.to)));
                locale.on_vacation(*by, &spans.collect::<Vec<_>>())
            }
            LogEntryKind::SpecialLeaveGranted { side, leave } => {
                locale.special_leave(*side, &zone.full(leave.to))
            }
            LogEntryKind::TimeReturned(outage) => {
                locale.time_returned(&zone.full(outage.from), &zone.full(outage.to))
            }
            LogEntryKind::PlayerReplaced { side, former, player } => {
                let name = |account: &i64| {
                    locale.name(self.players.get(&PlayerId(*account)).map_or("", String::as_str))
                };
                locale.player_replaced(*side, &name(former), &name(player))
            }
            LogEntryKind::DrawOffered { by } => locale.draw_offered(*by),
            LogEntryKind::DrawDeclined { by } => locale.draw_declined(*by),
            LogEntryKind::Case(entry) => {
                let quoted = |uci: &UciMove| self.try_out(uci).0;
                let what = case::describe(game, entry, self.admins, quoted, locale);
                let text = entry.text().filter(|(_, audience)| may_read(*audience));
                match text.map(|(text, _)| text).filter(|text| !text.is_empty()) {
                    None => what,
                    Some(text) => locale
                        .t("log-entry-with-words")
                        .with("what", what)
                        .with("words", text)
                        .to_string(),
                }
            }
            LogEntryKind::ProofAwaited { .. } => locale.proof_awaited(),
            LogEntryKind::Ended { ending, evidence } => {
                let holds = self.last_end == Some(entry.number);
                let sentence = if holds { locale.ending_sentence(game) } else { None };
                match (sentence, evidence) {
                    (Some(sentence), _) => sentence,
                    // An end that was undone later says what it was, without the board that proved
                    // it.
                    (None, Some(Evidence::Adjudication { reason })) => {
                        format!("{} {reason}", locale.ending(*ending))
                    }
                    (None, _) => locale.ending(*ending),
                }
            }
        }
    }
}
