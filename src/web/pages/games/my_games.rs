//! One's own games: whose move it is first, the most urgent deadline first.
//!
//! Lists replay nothing: what they show is in the game's row, and what waits for the reader in all
//! of them is asked at once. So a hundred games take as many queries as three
//! (`tests/my_games/queries.rs`).

use std::{cmp::Reverse, collections::HashMap};

use actix_web::{HttpRequest, web::Query};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

use super::{
    cards::{Card, CardMarks, cards},
    games_view::GamesView,
    opponents::Opponents,
};
use crate::{
    chess::{Color, Rules, Variant},
    db::{
        DbConn, DbError, GameId, PlayerId,
        challenges::{self, Challenge},
        conditional_moves, delayed_moves, game_messages,
        games::{self, ListedGame, Search},
        player_relations,
        tournaments::{self, OwnTournament, WaitingLadderChallenge},
        vacations,
    },
    game::{clock::Vacation, conditional_moves::ConditionalMoves},
    i18n::{Locale, Message},
    web::{
        error::PageResult,
        game_limit_notice::game_limit_notice,
        layout::Page,
        live::{self, About, StateVersion},
        pages::{
            lobby::{ChallengeView, people, view},
            tournaments::{
                LadderChallengeView,
                list::{TournamentRow, own_row},
                waiting_challenge,
            },
        },
        request_context::RequestContext,
        seen_buffer::SeenBuffer,
    },
};

/// A game that ended is shown here so long.
const RECENTLY_ENDED: TimeDelta = TimeDelta::days(7);
/// So many of them at the most.
const MAX_RECENTLY_ENDED: i64 = 10;
/// With more running games than this, a form narrows and sorts them.
const MAX_UNSORTED: usize = 12;
/// So many tournaments at the most.
const MAX_TOURNAMENTS: i64 = 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct MyGamesQuery {
    opponent: String,
    sort: String,
    notice: Option<String>,
}

/// By what running games are sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Left,
    Moved,
    Opponent,
    Started,
}

impl Order {
    /// With its word in the address.
    const ALL: [(Order, &'static str); 4] = [
        (Order::Left, ""),
        (Order::Moved, "moved"),
        (Order::Opponent, "opponent"),
        (Order::Started, "started"),
    ];

    fn of(word: &str) -> Order {
        let found = Order::ALL.iter().find(|(_, known)| *known == word);
        found.map(|(order, _)| *order).unwrap_or_default()
    }

    fn name(self, locale: Locale) -> Message {
        match self {
            Order::Left => locale.t("games-sort-time-left"),
            Order::Moved => locale.t("games-sort-last-move"),
            Order::Opponent => locale.t("games-opponent"),
            Order::Started => locale.t("games-sort-start-date"),
        }
    }

    /// Sorts games that are sorted by their deadlines.
    fn sort(self, list: &mut [ListedGame], opponent: impl Fn(&ListedGame) -> String) {
        let moved = |game: &ListedGame| game.last_move().map(|last| last.at);
        match self {
            Order::Left => {}
            Order::Moved => list.sort_by_cached_key(|game| Reverse(moved(game))),
            Order::Opponent => list.sort_by_cached_key(|game| opponent(game).to_lowercase()),
            Order::Started => list.sort_by_key(|game| Reverse((game.started_at, game.id))),
        }
    }
}

/// What the page shows, as it is stored.
pub struct LoadedGames {
    me: PlayerId,
    /// The most urgent deadline first.
    pub running: Vec<ListedGame>,
    finished: Vec<ListedGame>,
    challenges: Vec<Challenge>,
    /// Those of ladders that wait for an answer.
    ladder_challenges: Vec<WaitingLadderChallenge>,
    /// In games and in challenges.
    opponents: Opponents,
    vacations: Vec<Vacation>,
    /// Those that are not over.
    tournaments: Vec<OwnTournament>,
    /// Games in which the player has made a move that is not sent yet.
    delayed: Vec<GameId>,
    /// The last message of an opponent that no view has shown.
    unseen: HashMap<GameId, i64>,
    /// The player's own, where something is active, with the rules of the game.
    conditional_moves: HashMap<GameId, (ConditionalMoves, Rules)>,
}

impl LoadedGames {
    /// Reads what the page shows: by so many queries, however many games there are.
    pub fn read(
        conn: &mut DbConn,
        me: PlayerId,
        now: DateTime<Utc>,
    ) -> Result<LoadedGames, DbError> {
        let running = games::list_running(conn, me)?;
        let just = Search { from: Some(now - RECENTLY_ENDED), ..Search::default() };
        let finished = games::search_finished(conn, me, &just, None, MAX_RECENTLY_ENDED)?;
        let challenges = challenges::list_of(conn, me, now)?;
        let games = running.iter().chain(&finished);
        let opponents = games.map(|game| (game.player(!game.side_of(me)), game.variant()));
        let rated = opponents.chain(challenges.iter().filter_map(Challenge::shown_rating));
        let rated: Vec<(PlayerId, Variant)> = rated.collect();
        let ladder_challenges = tournaments::list_waiting_challenges(conn, me, now)?;
        let on_ladders = ladder_challenges.iter().flat_map(|it| [it.challenger, it.challenged]);
        let others: Vec<PlayerId> = people(&challenges).into_iter().chain(on_ladders).collect();
        let opponents = Opponents::read(conn, &rated, &others, now)?;
        let vacations = vacations::list_coming(conn, me, now)?;
        let tournaments = tournaments::list_own(conn, me, true, None, MAX_TOURNAMENTS)?;
        // What one does not want to read is not new.
        let muted_or_blocked = player_relations::list_muted_or_blocked(conn, me)?;
        let talking: HashMap<GameId, Color> = running
            .iter()
            .chain(&finished)
            .map(|game| (game, !game.side_of(me)))
            .filter(|(game, other)| {
                game.has_messages && !muted_or_blocked.contains(&game.player(*other))
            })
            .map(|(game, other)| (game.id, other))
            .collect();
        let ids: Vec<GameId> = talking.keys().copied().collect();
        let unseen = game_messages::list_unseen(conn, me, &ids)?.into_iter();
        let unseen = unseen.filter(|unseen| talking.get(&unseen.game) == Some(&unseen.side));
        let unseen = unseen.map(|unseen| (unseen.game, unseen.last)).collect();
        let planned = running.iter().filter(|game| game.has_had_conditional_moves());
        let planned: Vec<_> =
            planned.map(|game| (game.id, game.side_of(me), game.variant())).collect();
        let active = conditional_moves::list_active(conn, &planned)?.into_iter();
        let conditional_moves = active.map(|(id, moves, rules)| (id, (moves, rules))).collect();
        Ok(LoadedGames {
            me,
            delayed: delayed_moves::list_of(conn, me)?,
            running,
            finished,
            challenges,
            opponents,
            ladder_challenges,
            vacations,
            tournaments,
            unseen,
            conditional_moves,
        })
    }

    fn opponent(&self, game: &ListedGame) -> String {
        self.opponents.names.get(&game.player(!game.side_of(self.me))).cloned().unwrap_or_default()
    }

    /// Returns how many answers of the player's conditional moves can still come.
    fn ready(&self, game: &ListedGame) -> usize {
        let Some(((conditional_moves, rules), position)) =
            self.conditional_moves.get(&game.id).zip(game.position())
        else {
            return 0;
        };
        if game.turn() == Some(game.side_of(self.me)) {
            // It is held: the opponent's move came with a draw offer.
            return conditional_moves.active();
        }
        conditional_moves.settled(&position, *rules).active()
    }

    /// Returns what waits for the player in a running game.
    fn marks(&self, game: &ListedGame, seen_buffer: &SeenBuffer) -> CardMarks {
        let opponent = !game.side_of(self.me);
        CardMarks {
            is_offered: game.offer() == Some(opponent),
            is_takeback_asked: game.takeback() == Some(opponent),
            has_message: self.has_message(game, seen_buffer),
            ready: self.ready(game),
        }
    }

    /// Returns whether the opponent said something that the player has not seen.
    fn has_message(&self, game: &ListedGame, seen_buffer: &SeenBuffer) -> bool {
        // What was looked at a moment ago is not written down yet.
        let last_read = || seen_buffer.last_read_in_game(self.me, game.id);
        self.unseen.get(&game.id).is_some_and(|last| last_read().is_none_or(|read| read < *last))
    }
}

#[derive(Template)]
#[template(path = "games/my_games.html")]
struct MyGamesTemplate<'a> {
    page: Page<'a>,
    to_move: Vec<Card>,
    waiting: Vec<Card>,
    finished: Vec<Card>,
    challenges: Vec<ChallengeView>,
    ladder_challenges: Vec<LadderChallengeView>,
    tournaments: Vec<TournamentRow>,
    /// How near the player is to the limit of games at once.
    game_limit: Option<Message>,
    /// Until when the player is on vacation.
    on_vacation: Option<String>,
    pieces: &'static str,
    /// Which list this is.
    seen: StateVersion,
    /// Narrows and sorts.
    has_tools: bool,
    /// Something is looked for.
    is_narrowed: bool,
    opponent: &'a str,
    /// Word, name, and whether it is chosen.
    orders: [(&'static str, Message, bool); 4],
    view: GamesView,
    /// To choose from, with what they are called.
    views: [(GamesView, Message); 2],
}

/// `GET /games`
pub async fn show(
    ctx: RequestContext,
    asked: Query<MyGamesQuery>,
    request: HttpRequest,
) -> PageResult {
    let me = ctx.player()?.id;
    let (db, now, zone) = (&ctx.app.db, ctx.now, ctx.zone());
    // Before the list itself: what changes in between is sent.
    let seen = live::number_now(db, About::Games(me), now).await?.unwrap_or_default();
    let mut found = db.read(move |conn| LoadedGames::read(conn, me, now)).await?;
    let mut running = std::mem::take(&mut found.running);
    let has_tools = running.len() > MAX_UNSORTED || !asked.opponent.is_empty();
    let (order, wanted) = (Order::of(&asked.sort), asked.opponent.trim().to_lowercase());
    running.retain(|game| found.opponent(game).to_lowercase().contains(&wanted));
    order.sort(&mut running, |game| found.opponent(game));
    let mut running_cards = cards(&running, &found.opponents, me, now, zone);
    for (card, game) in running_cards.iter_mut().zip(&running) {
        card.marks = found.marks(game, &ctx.app.seen_buffer);
        card.is_turn &= !found.delayed.contains(&game.id);
    }
    let (to_move, waiting) =
        running_cards.into_iter().partition(|card| card.is_turn || card.may_claim_timeout);
    let mut finished = cards(&found.finished, &found.opponents, me, now, zone);
    for (card, game) in finished.iter_mut().zip(&found.finished) {
        card.marks.has_message = found.has_message(game, &ctx.app.seen_buffer);
    }
    let vacation = found.vacations.iter().find(|vacation| vacation.contains(now));
    let Opponents { names, ratings } = &found.opponents;
    let on_ladder = |waiting: &WaitingLadderChallenge| {
        let other = if waiting.challenger == me { waiting.challenged } else { waiting.challenger };
        let name = names.get(&other).map_or("", String::as_str);
        waiting_challenge(waiting, &ctx.locale.name(name), me, zone)
    };
    let challenge = |challenge| view(challenge, names, ratings, Some(me), zone);
    ctx.ok(&MyGamesTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        to_move,
        waiting,
        finished,
        challenges: found.challenges.iter().map(challenge).collect(),
        ladder_challenges: found.ladder_challenges.iter().map(on_ladder).collect(),
        tournaments: found.tournaments.into_iter().map(|one| own_row(one, zone)).collect(),
        game_limit: game_limit_notice(&ctx).await?,
        on_vacation: vacation.map(|vacation| zone.full(vacation.to)),
        pieces: ctx.pieces(),
        seen,
        has_tools,
        is_narrowed: !wanted.is_empty(),
        opponent: asked.opponent.trim(),
        orders: Order::ALL.map(|(one, word)| (word, one.name(ctx.locale), one == order)),
        views: GamesView::ALL.map(|view| {
            let name = match view {
                GamesView::Boards => ctx.locale.t("games-view-boards"),
                GamesView::List => ctx.locale.t("games-view-list"),
            };
            (view, name)
        }),
        view: GamesView::of(&request),
    })
}
