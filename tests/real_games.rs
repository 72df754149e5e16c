//! Every game of the shared folder, played move by move through the actions.
//!
//! The quick loop plays a sample; `tests/run --nightly` plays all of them.

use std::sync::Arc;

use chrono::TimeDelta;
use zugpost::{
    actions::{
        ActionError,
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::GameCommand,
    },
    chess::{
        AutomaticEnd, BoardEnd, Budget, Color, DrawGround, Position as _, fen, position_status,
    },
    db::{Db, DbError, PlayerId, games},
    game::{Ending, GameError, GameResult, Play, PlayerCommand, Terms, pgn},
};

use crate::support::{
    Site,
    pgn::{RealGame, parse, read_folder},
    players::insert_player,
    sample, shared_data,
};

/// Games that are played at the same time.
const BOARDS: usize = 32;

#[test]
fn every_real_game_comes_out_as_it_was_played() {
    let Some(folder) = shared_data("pgn") else {
        return;
    };
    let games = read_folder(&folder);
    assert!(games.len() > 3000, "only {} games", games.len());
    let games: Vec<RealGame> = sample(games, 100).collect();
    let site = Site::start();
    let players = [player(&site, "White"), player(&site, "Black")];
    let count = games.len();
    let games = Arc::new(games);
    let early: usize = site.run(async {
        let mut boards = tokio::task::JoinSet::new();
        for board in 0..BOARDS {
            let (db, games, clock) = (site.db.clone(), Arc::clone(&games), site.clock.clone());
            boards.spawn(async move {
                let mut early = 0;
                for game in games.iter().skip(board).step_by(BOARDS) {
                    early += usize::from(play_through(&db, players, game, &*clock).await);
                }
                early
            });
        }
        boards.join_all().await.into_iter().sum()
    });
    println!("{count} games, {early} of them went on after a dead position");
    // Thousands of emails about moves long answered: drop them in one go.
    site.run(site.db.write::<_, DbError>({
        let now = zugpost::clock::Clock::now(&*site.clock);
        move |conn| Ok(zugpost::db::outbox::drop_waiting(conn, now)?)
    }))
    .expect("the outbox");
}

fn player(site: &Site, name: &'static str) -> PlayerId {
    let now = site.now();
    let insert = site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, name, now)?));
    site.run(insert).expect("a query")
}

/// Plays one game; returns whether it ended on the board before the file did.
async fn play_through(
    db: &Db,
    [white, black]: [PlayerId; 2],
    game: &RealGame,
    clock: &dyn zugpost::clock::Clock,
) -> bool {
    let mut now = clock.now();
    let id = {
        let offer = NewOffer {
            opponent: None,
            color: Some(Color::White),
            start: game.start.clone(),
            terms: Terms::standard(TimeDelta::days(3)),
            series: None,
            conditions: zugpost::tournament::entry::EntryConditions::default(),
            message: String::new(),
            form_key: game.name.clone(),
        };
        // The limit on open challenges is one player's; boards take turns at it.
        let challenge = offer_challenge(
            db,
            white,
            offer,
            zugpost::game::game_limit::GameLimits::UNLIMITED,
            now,
        )
        .await
        .expect(&game.name);
        accept_challenge(
            db,
            black,
            challenge,
            true,
            zugpost::tournament::lots::LotSecret::new([7; 32]),
            zugpost::game::game_limit::GameLimits::UNLIMITED,
            now,
        )
        .await
        .expect(&game.name)
    };
    let line = game.line();
    let player = |side: Color| side.fold_wb(white, black);
    let mut ended_on_board = None;
    for (i, step) in line.steps.iter().enumerate() {
        now += TimeDelta::hours(5);
        // An offer with a move that ends the game is no offer any more.
        let last = i + 1 == line.steps.len();
        let goes_on = !step.after.is_game_over();
        let play = Play {
            text: step.san.to_string(),
            ply: u32::try_from(i).expect("a short game"),
            offer_draw: last && game.result == "1/2-1/2" && goes_on,
            ..Play::default()
        };
        let side = line.position(i).turn();
        match GameCommand::by_player(player(side), id, PlayerCommand::Play(play)).run(db, now).await
        {
            Ok(_) => {}
            // Over since the move before: by mate, stalemate, or what the core proved.
            Err(ActionError::Refused(GameError::Over)) => {
                ended_on_board = Some(i);
                break;
            }
            Err(e) => panic!("{} {}: {e:?}", game.name, line.quoted(i)),
        }
    }
    let plies = ended_on_board.unwrap_or(line.steps.len());
    if ended(db, id).await.is_some() {
        ended_on_board = Some(plies);
    }
    let early = plies < line.steps.len();
    end(db, player, id, game, line.position(plies), ended_on_board.is_some(), now).await;
    check(db, id, game, plies, ended_on_board.is_some(), early).await;
    early
}

/// Ends a game as its file says that it ended.
async fn end(
    db: &Db,
    player: impl Fn(Color) -> PlayerId,
    id: zugpost::db::GameId,
    game: &RealGame,
    last: &zugpost::chess::VariantPosition,
    over: bool,
    now: chrono::DateTime<chrono::Utc>,
) {
    let ply = u32::try_from(game.moves.len()).expect("a short game");
    let command = match game.result.as_str() {
        _ if over => return,
        "1-0" => (Color::Black, PlayerCommand::Resign),
        "0-1" => (Color::White, PlayerCommand::Resign),
        "1/2-1/2" if game.moves.is_empty() => return,
        "1/2-1/2" => (last.turn(), PlayerCommand::AcceptDraw { ply }),
        _ => return,
    };
    GameCommand::by_player(player(command.0), id, command.1)
        .run(db, now)
        .await
        .unwrap_or_else(|e| panic!("{}: {e:?}", game.name));
}

async fn ended(db: &Db, id: zugpost::db::GameId) -> Option<Ending> {
    let find = db.read::<_, DbError>(move |conn| Ok(games::find(conn, id)?)).await;
    let stored = find.expect("a query").expect("the game");
    stored.game.ended().map(|ended| ended.ending)
}

async fn check(
    db: &Db,
    id: zugpost::db::GameId,
    game: &RealGame,
    plies: usize,
    over: bool,
    early: bool,
) {
    let stored = db
        .read::<_, DbError>(move |conn| Ok(games::find(conn, id)?))
        .await
        .expect("a query")
        .expect("the game");
    let line = game.line();
    let (name, last) = (&game.name, line.position(plies));
    assert_eq!(fen(stored.game.position()), fen(last), "{name}");
    let ended = stored.game.ended();
    if over {
        let ending = ended.expect("over").ending;
        let rules = game.start.rules;
        let end = line.automatic_end(plies, |p| {
            position_status(p, rules, Budget::INLINE).is_dead() == Some(true)
        });
        let fits = match (ending, end) {
            (
                Ending::Checkmate { winner },
                Some(AutomaticEnd::Board(BoardEnd::Checkmate { winner: mated_by })),
            ) => winner == mated_by,
            (Ending::Stalemate, Some(AutomaticEnd::Board(BoardEnd::Stalemate)))
            | (Ending::DeadPosition, Some(AutomaticEnd::DeadPosition))
            | (
                Ending::FivefoldRepetition,
                Some(AutomaticEnd::Draw(DrawGround::FivefoldRepetition { .. })),
            )
            | (
                Ending::SeventyFiveMoveRule,
                Some(AutomaticEnd::Draw(DrawGround::SeventyFiveMoveRule { .. })),
            ) => true,
            // The offer to a bare king was a draw at once.
            (Ending::OfferToUnable { offered }, None) => last.has_insufficient_material(!offered),
            _ => false,
        };
        assert!(fits, "{name}: {ending:?}");
        // Results that do not follow from the board are odd but real; mate is never odd.
        if last.is_checkmate() {
            assert_eq!(ending.result().as_str(), game.result, "{name}");
        }
    } else if !game.moves.is_empty() && game.result != "*" {
        let ending = ended.unwrap_or_else(|| panic!("{name} runs on")).ending;
        let resigned_to_bare = matches!(ending, Ending::ResignationDrawn { .. });
        assert!(resigned_to_bare || ending.result().as_str() == game.result, "{name}: {ending:?}");
    }
    let sheet = pgn::Sheet {
        event: "Test",
        site: "here",
        white: "A \"Q\" \\",
        black: "B",
        ratings: [None, Some(1500)],
        opening: "",
        played_in: None,
    };
    for clocks in [false, true] {
        let text = pgn::export(&stored.game, &sheet, clocks);
        let again = parse(text.as_bytes(), name).pop().expect("one game");
        assert_eq!(again.moves, game.moves[..plies], "{name}");
        assert_eq!(again.start, game.start, "{name}");
        let result = ended.map_or("*", |e| e.ending.result().as_str());
        assert_eq!(again.result, result, "{name}");
        assert!(text.lines().all(|line| line.len() < 256), "{name}");
    }
    let _ = (early, GameResult::Draw);
}
