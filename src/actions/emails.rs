//! Which emails follow from what happened.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    actions::claim_recipients::who_could_adjudicate,
    chess::Color,
    db::{
        ChallengeId, DbConn, GameId, PlayerId,
        deciders::DirectedTournament,
        game_messages, game_views,
        games::StoredGame,
        outbox::{self, EmailKind, NewEmail, TournamentNews},
        players::{self, Player},
        private_messages,
        tournaments::{OpenGame, StoredTournament},
    },
    game::{Actor, Adjudication, Event, EventKind, Game},
    i18n::Locale,
    tournament::deciders::DecidingOffice,
};

/// Queues the emails that follow from events in a game. `stored` is the game before them;
/// `is_by_director`: whoever acted did it as the director of a tournament.
pub(super) fn queue_for_events(
    conn: &mut DbConn,
    stored: &StoredGame,
    events: &[Event],
    is_by_director: bool,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let over = events.iter().any(|e| matches!(e.what, EventKind::Ended { .. }));
    let adjudicated = events.iter().any(|e| matches!(e.what, EventKind::Adjudicated { .. }));
    let (mut ply, mut mover) = (stored.game.position_no(), stored.game.turn());
    let is_move = |event: &Event| matches!(event.what, EventKind::MovePlayed { .. });
    let last_move = events.iter().rposition(is_move);
    for (index, event) in events.iter().enumerate() {
        match &event.what {
            EventKind::MovePlayed { .. } => {
                (ply, mover) = (ply + 1, !mover);
                // One email reports all moves that were made at once; the one about the end
                // reports the last move too.
                if !over && last_move == Some(index) {
                    queue(conn, stored, EmailKind::YourMove, mover, ply, now)?;
                    let conditional_moves = Actor::ConditionalMoves(!mover);
                    if events.iter().any(|event| event.by == conditional_moves && is_move(event)) {
                        queue_conditional_moves_answered(conn, stored, !mover, ply, now)?;
                    }
                }
            }
            &EventKind::TakebackAsked { by } => {
                queue(conn, stored, EmailKind::TakebackAsked, !by, ply, now)?;
            }
            &EventKind::TakebackDeclined { by } => {
                queue(conn, stored, EmailKind::TakebackDeclined, !by, ply, now)?;
            }
            EventKind::TakenBack { .. } => queue_taken_back(conn, stored, event, now)?,
            &EventKind::TimeGiven { to, .. } => {
                queue(conn, stored, EmailKind::TimeGiven, to, ply, now)?;
            }
            // The page and its log show it.
            EventKind::VacationSet { .. }
            | EventKind::SpecialLeaveGranted { .. }
            | EventKind::TimeReturned { .. } => {}
            // The tournament tells both.
            EventKind::PlayerReplaced { .. } => {}
            &EventKind::DrawOffered { by } => {
                queue(conn, stored, EmailKind::DrawOffered, !by, ply, now)?;
            }
            // The email about the moves that it let go on reports it.
            EventKind::DrawDeclined { .. } if last_move.is_some() => {}
            &EventKind::DrawDeclined { by } => {
                queue(conn, stored, EmailKind::DrawDeclined, !by, ply, now)?;
            }
            // The email about the end follows with the proof; the one about the move reports
            // what is proposed with it.
            EventKind::ProofAwaited { .. }
            | EventKind::Proposed { .. }
            | EventKind::ConditionalMovesSaved { .. } => {}
            &EventKind::SafetyMovePlayed { by, .. } => {
                queue_safety_move_played(conn, stored, by, events, now)?;
            }
            // Nobody hears of a move before it is sent, or of a safety move before it is played.
            EventKind::MoveDelayed { .. }
            | EventKind::MoveRecalled { .. }
            | EventKind::SafetyMoveSet { .. }
            | EventKind::SafetyMoveDeleted { .. }
            | EventKind::DelayEnded { .. } => {}
            // Everybody gets a decision by email, whichever emails they chose.
            EventKind::Ended { .. } if adjudicated => {}
            EventKind::Ended { .. } => {
                for side in Color::ALL {
                    // It may be reopened, and end again in the same position.
                    let about = about_event(stored, event);
                    let email = about_game(stored, EmailKind::GameEnded, side, ply, about);
                    outbox::insert(conn, &email, now)?;
                }
            }
            EventKind::Adjudicated { adjudication, reason, .. }
                if is_by_director && matches!(adjudication, Adjudication::AddTime { .. }) =>
            {
                let given = format!("{}\n{reason}", adjudication.to_text());
                queue_time_from_director(conn, stored, event, &given, now)?;
            }
            // The email about the end says what was claimed.
            EventKind::Claimed { .. } | EventKind::ResultClaimed { .. } if over => {}
            EventKind::Claimed { .. }
            | EventKind::ClaimAnswered { .. }
            | EventKind::ResultClaimed { .. }
            | EventKind::ClaimRefuted { .. }
            | EventKind::Appealed { .. }
            | EventKind::Adjudicated { .. } => queue_about_claim(conn, stored, event, now)?,
            // It waits on. Players and those who decide are told of all games at once.
            EventKind::ClaimExamined { .. } | EventKind::PlayStopped { .. } => {}
        }
    }
    Ok(())
}

/// Queues the emails to both players about time that the director of a tournament has given. It is no
/// decision about a claim.
fn queue_time_from_director(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    given: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    for side in Color::ALL {
        let (kind, about) = (EmailKind::TimeFromDirector, about_event(stored, event));
        let email = about_game(stored, kind, side, stored.game.position_no(), about);
        outbox::insert(conn, &NewEmail { detail: Some(given.to_owned()), ..email }, now)?;
    }
    Ok(())
}

/// Queues the emails to the players about a claim, an appeal or a decision, and those to the
/// arbiters who have to decide.
fn queue_about_claim(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let both: &[Color] = &Color::ALL;
    let opponent_of = |by: Color| by.fold_wb(&both[1..], &both[..1]);
    let (kind, to) = match &event.what {
        EventKind::Claimed { .. } => (EmailKind::ClaimMade, both),
        EventKind::ClaimAnswered { by, .. } => (EmailKind::ClaimAnswered, opponent_of(*by)),
        // Whoever decides is told when it is time to.
        EventKind::ResultClaimed { by, .. } => (EmailKind::ResultClaimed, opponent_of(*by)),
        EventKind::Appealed { .. } => (EmailKind::Appealed, both),
        EventKind::Adjudicated { .. } | EventKind::ClaimRefuted { .. } => {
            (EmailKind::Adjudicated, both)
        }
        _ => return Ok(()),
    };
    let mut after = stored.game.clone();
    after.apply(event);
    let seen = after.position_no();
    for side in to {
        let locale = players::get(conn, stored.player(*side))?.locale();
        let email = about_game(stored, kind, *side, seen, about_event(stored, event));
        let detail = describe(locale, &stored.game, &event.what);
        outbox::insert(conn, &NewEmail { detail, ..email }, now)?;
    }
    if matches!(kind, EmailKind::ClaimMade | EmailKind::Appealed) {
        queue_to_deciders(conn, stored, event, now)?;
    }
    Ok(())
}

/// Returns what an email says about a claim, an appeal or a decision: what the rules core or an
/// administrator found in the words of the reader, then what somebody typed, on further lines.
///
/// It is said now and not when the email is sent: it is about this position.
fn describe(locale: Locale, game: &Game, what: &EventKind) -> Option<String> {
    Some(match what {
        EventKind::Claimed { claim, statement } => {
            let intended = claim.intended.and_then(|mv| mv.to_move(game.position()).ok());
            let intended = intended.map(|mv| game.quoted(mv));
            format!("{}\n{statement}", locale.claim(claim.ground, intended.as_deref()))
        }
        EventKind::ClaimAnswered { statement, .. } => statement.clone(),
        EventKind::ResultClaimed { by, result, statement } => {
            let before = game.stopped().map_or(0, |stopped| *stopped.claim_counts.get(*by));
            format!("{} {}\n{statement}", result.as_str(), before.saturating_add(1))
        }
        EventKind::Appealed { statement, .. } => statement.clone(),
        EventKind::Adjudicated { adjudication, reason, .. } => {
            format!("{}\n{reason}", locale.adjudicated(None, *adjudication))
        }
        EventKind::ClaimRefuted { evidence } => {
            let found = locale.evidence(game, evidence);
            locale.t("email-claim-rejected").with("found", found).to_string()
        }
        _ => return None,
    })
}

/// Queues the emails to those who may decide now what a game waits for since an event. Each is sent
/// once.
pub(super) fn queue_to_deciders(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let names = players::names(conn, &[stored.white, stored.black])?;
    let name = |id: PlayerId| names.get(&id).map_or("", String::as_str);
    let what = if matches!(event.what, EventKind::Appealed { .. }) { "appeal" } else { "claim" };
    for decider in who_could_adjudicate(conn, stored, event, now)?.now {
        let locale = players::get(conn, decider)?.locale();
        let players =
            format!("{} – {}", locale.name(name(stored.white)), locale.name(name(stored.black)));
        let description = describe(locale, &stored.game, &event.what).unwrap_or_default();
        let detail = format!("{players}\n{what}\n{description}");
        let email = about_waiting(stored, event, decider);
        outbox::insert(conn, &NewEmail { detail: Some(detail), ..email }, now)?;
    }
    Ok(())
}

/// Returns whether everybody who may decide now was told that a game waits since an event.
pub(super) fn is_decider_told(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    for decider in who_could_adjudicate(conn, stored, event, now)?.now {
        if !outbox::is_queued(conn, &about_waiting(stored, event, decider))? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn about_waiting(stored: &StoredGame, event: &Event, decider: PlayerId) -> NewEmail {
    let email = NewEmail::new(EmailKind::ClaimWaits, decider, about_event(stored, event));
    NewEmail { game: Some(stored.id), ..email }
}

/// What makes an email about an event unique.
fn about_event(stored: &StoredGame, event: &Event) -> String {
    format!("{}:{}", stored.id, event.at.timestamp_micros())
}

/// Who asked is to move again; the other knows.
fn queue_taken_back(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let mut after = stored.game.clone();
    after.apply(event);
    queue(conn, stored, EmailKind::TakenBack, after.turn(), after.position_no(), now)
}

/// Tells the owner of a safety move that it was played, and which one. `stored`: the game before it.
fn queue_safety_move_played(
    conn: &mut DbConn,
    stored: &StoredGame,
    owner: Color,
    events: &[Event],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let played = events.iter().find_map(|event| match event.what {
        EventKind::MovePlayed { mv, .. } => Some(stored.game.quoted(mv)),
        _ => None,
    });
    // It is told also when the game has gone on.
    let about = format!("{}:{}", stored.id, stored.game.position_no());
    let email = NewEmail::new(EmailKind::SafetyMovePlayed, stored.player(owner), about);
    outbox::insert(conn, &NewEmail { game: Some(stored.id), detail: played, ..email }, now)
}

/// The owner of conditional moves is not woken up for them, unless they chose to be.
fn queue_conditional_moves_answered(
    conn: &mut DbConn,
    stored: &StoredGame,
    owner: Color,
    ply: u32,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    if players::get(conn, stored.player(owner))?.conditional_move_emails {
        queue(conn, stored, EmailKind::ConditionalMovePlayed, owner, ply, now)?;
    }
    Ok(())
}

fn queue(
    conn: &mut DbConn,
    stored: &StoredGame,
    kind: EmailKind,
    to: Color,
    ply: u32,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{}:{ply}", stored.id);
    outbox::insert(conn, &about_game(stored, kind, to, ply, about), now)
}

fn about_game(
    stored: &StoredGame,
    kind: EmailKind,
    to: Color,
    ply: u32,
    about: String,
) -> NewEmail {
    let email = NewEmail::new(kind, stored.player(to), about);
    NewEmail { game: Some(stored.id), ply: Some(ply), ..email }
}

/// Queues an email about a challenge or the game that came of it.
pub(super) fn queue_about_challenge(
    conn: &mut DbConn,
    kind: EmailKind,
    player: PlayerId,
    challenge: ChallengeId,
    game: Option<GameId>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let email = NewEmail::new(kind, player, challenge.to_string());
    let email = NewEmail { game, challenge: Some(challenge), ..email };
    outbox::insert(conn, &email, now)
}

/// Queues an email about an account. Those with the same `about` are sent once.
pub(super) fn queue_about_account(
    conn: &mut DbConn,
    kind: EmailKind,
    player: PlayerId,
    address: Option<String>,
    about: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let email = NewEmail { address, ..NewEmail::new(kind, player, about) };
    outbox::insert(conn, &email, now)
}

/// Queues the email to a player who has closed their account. It says itself where it goes and
/// in which language: the account knows neither by then.
pub(super) fn queue_account_closed(
    conn: &mut DbConn,
    player: Player,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let detail = player.language().map(|language| language.tag().to_owned());
    let email = NewEmail::new(EmailKind::AccountClosed, player.id, "closed".into());
    outbox::insert(conn, &NewEmail { address: Some(player.email), detail, ..email }, now)
}

/// Queues one email that reminds a player of the deadlines in several games. With each game goes
/// the number of the position that it is about.
pub(super) fn queue_reminder(
    conn: &mut DbConn,
    player: PlayerId,
    games: Vec<(GameId, u32)>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{}:{}", now.timestamp_micros(), outbox::write_games(&games));
    let email = NewEmail { games, ..NewEmail::new(EmailKind::Reminder, player, about) };
    outbox::insert(conn, &email, now)
}

/// Queues the email to the player who can claim a win on time.
pub(super) fn queue_timed_out(
    conn: &mut DbConn,
    stored: &StoredGame,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let game = &stored.game;
    // With more time it may run out again while nobody moves.
    let deadline = game.deadline().map(|deadline| deadline.timestamp_micros()).unwrap_or_default();
    let about = format!("{}:{}:{deadline}", stored.id, game.position_no());
    let email = about_game(stored, EmailKind::TimedOut, !game.turn(), game.position_no(), about);
    outbox::insert(conn, &email, now)
}

/// Queues an email about somebody's vacation to one opponent, with the games that they play.
pub(super) fn queue_opponent_on_vacation(
    conn: &mut DbConn,
    opponent: PlayerId,
    games: Vec<(GameId, u32)>,
    about: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let email = NewEmail::new(EmailKind::OpponentOnVacation, opponent, about);
    outbox::insert(conn, &NewEmail { games, ..email }, now)
}

/// Queues the email about what the opponent said in a game: one for all since the last view, if
/// there is anything. One that its reader did not want then may be wanted now.
pub(super) fn queue_about_message(
    conn: &mut DbConn,
    game: GameId,
    (to, side): (PlayerId, Color),
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let last_read =
        game_views::find_last_viewed(conn, to, game)?.map_or(0, |look| look.last_read_message_id);
    let Some(first) = game_messages::first_after(conn, game, !side, last_read)? else {
        return Ok(());
    };
    let email = NewEmail::new(EmailKind::Message, to, format!("{game}:{first}"));
    let email = NewEmail { game: Some(game), message: Some(first), ..email };
    outbox::insert_again(conn, &email, now)
}

/// Queues the email about what somebody wrote outside of games: one for all that is not read, if
/// there is anything.
pub(super) fn queue_about_conversation(
    conn: &mut DbConn,
    to: PlayerId,
    from: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let Some(first) = private_messages::first_unread(conn, to, from)? else { return Ok(()) };
    let email = NewEmail::new(EmailKind::Message, to, format!("from {from}:{first}"));
    let email = NewEmail { message: Some(first), detail: Some(from.to_string()), ..email };
    outbox::insert_again(conn, &email, now)
}

/// Queues the email about a login from where nobody had logged in before.
pub(super) fn queue_new_sign_in(
    conn: &mut DbConn,
    player: PlayerId,
    device: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let email = NewEmail::new(EmailKind::NewSignIn, player, now.timestamp_micros().to_string());
    outbox::insert(conn, &NewEmail { detail: Some(device), ..email }, now)
}

/// Queues the email about a change of the second factors of an account. `what`: the word of the change.
pub(super) fn queue_second_factor_change(
    conn: &mut DbConn,
    player: PlayerId,
    what: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{what}:{}", now.timestamp_micros());
    let email = NewEmail::new(EmailKind::SecondFactorChanged, player, about);
    outbox::insert(conn, &NewEmail { detail: Some(what.to_owned()), ..email }, now)
}

/// Queues the email about the games of a tournament that begin together. `beaten`: who was the
/// opponent in the match before, in a knockout.
pub(super) fn queue_tournament_games(
    conn: &mut DbConn,
    player: PlayerId,
    tournament: &StoredTournament,
    games: Vec<GameId>,
    beaten: Option<&str>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{}:{}", tournament.id, tournament.version);
    let mut detail = format!("{} {}", tournament.id, name_for(conn, tournament, player)?);
    if let Some(beaten) = beaten {
        detail = format!("{detail}\n{beaten}");
    }
    let email = NewEmail {
        games: games.into_iter().map(|game| (game, 0)).collect(),
        detail: Some(detail),
        ..NewEmail::new(EmailKind::TournamentGames, player, about)
    };
    outbox::insert(conn, &email, now)
}

/// What players are told about the end of play.
#[derive(Clone, Copy, Debug)]
pub(super) enum EndOfPlayEmail {
    /// The end date is near.
    Near,
    /// It has come. Results can be claimed until then.
    OfTournament { claims_until: DateTime<Utc> },
    /// Games have lasted as long as they can.
    OfGames { claims_until: DateTime<Utc> },
}

/// Queues the emails to everybody who has some of these games, of which play ends soon or has ended. What
/// is told once is not told again.
pub(super) fn queue_end_of_play(
    conn: &mut DbConn,
    tournament: &StoredTournament,
    open: &[OpenGame],
    end: EndOfPlayEmail,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let terms = &tournament.tournament.terms;
    let (stage, at) = match end {
        EndOfPlayEmail::Near => ("ends", terms.ends_at.unwrap_or(now)),
        EndOfPlayEmail::OfTournament { claims_until } => ("ended", claims_until),
        EndOfPlayEmail::OfGames { claims_until } => ("stopped", claims_until),
    };
    let detail = format!("{} {stage} {} {}", tournament.id, at.timestamp_micros(), terms.name);
    let mut games_of: BTreeMap<PlayerId, Vec<(GameId, u32)>> = BTreeMap::new();
    for game in open {
        for player in game.players {
            games_of.entry(player).or_default().push((game.id, 0));
        }
    }
    for (player, games) in games_of {
        let about = match (end, games.last()) {
            // The log has no line of it. They are stopped in order: after a kill the last is there still.
            (EndOfPlayEmail::OfGames { .. }, Some((last, _))) => {
                format!("{}:stopped:{last}", tournament.id)
            }
            _ => format!("{}:{}", tournament.id, tournament.version),
        };
        let email = NewEmail::new(EmailKind::TournamentEnd, player, about);
        outbox::insert(conn, &NewEmail { games, detail: Some(detail.clone()), ..email }, now)?;
    }
    Ok(())
}

/// Returns the email to somebody who may decide now the games of a tournament in which play was
/// stopped. `since`: from when on they wait for a decision; `next`: who decides too, and when.
pub(super) fn about_adjudications(
    decider: PlayerId,
    event: &DirectedTournament,
    since: DateTime<Utc>,
    next: Option<(DecidingOffice, DateTime<Utc>)>,
) -> NewEmail {
    let id = event.tournament;
    let place = if event.is_directed_by(decider) { "direct" } else { "admin" };
    let office = next.map_or("-", |(office, _)| office.as_str());
    let from = next.map_or(0, |(_, from)| from.timestamp_micros());
    let detail = format!("{id} {place} {office} {from} {}", event.name);
    let about = format!("{id}:{}", since.timestamp_micros());
    let email = NewEmail::new(EmailKind::AdjudicationsWait, decider, about);
    NewEmail { detail: Some(detail), ..email }
}

/// Queues an email about what happened in a tournament. `version`: how many lines its log had; `what`
/// makes the email unique among those that tell the same of that version.
pub(super) fn queue_tournament_news(
    conn: &mut DbConn,
    tournament: &StoredTournament,
    version: i32,
    player: PlayerId,
    (news, what, text): (TournamentNews, &str, &str),
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let (id, word) = (tournament.id, news.as_str());
    let about = format!("{id}:{version}:{word}:{what}");
    let name = name_for(conn, tournament, player)?;
    let detail = format!("{id} {word} {name}\n{text}");
    let email = NewEmail::new(news.kind(), player, about);
    outbox::insert(conn, &NewEmail { detail: Some(detail), ..email }, now)
}

/// Returns what a tournament is called; a match that was agreed on, in the language of its reader.
fn name_for(
    conn: &mut DbConn,
    tournament: &StoredTournament,
    player: PlayerId,
) -> QueryResult<String> {
    let locale = match tournament.name.series_games {
        Some(_) => players::get(conn, player)?.locale(),
        None => Locale::default(),
    };
    Ok(tournament.name.said(locale))
}
