//! Letters about one game.

use super::{Facts, Wording, left, wording};
use crate::{
    chess::{Color, color_name},
    db::{games::StoredGame, outbox::Kind},
    game::{
        Game, GameResult, How,
        clock::{Gift, in_words},
    },
};

pub(super) fn about_game(facts: &Facts) -> Option<Wording> {
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    let running = game.is_running();
    let button = Some(("Open the game", format!("{}/games/{}", facts.base_url, stored.id)));
    let fresh = facts.ply == Some(game.seen());
    match facts.kind {
        Kind::GameStarted if running && game.ply() == 0 => wording(
            format!("Your game against {other} has begun"),
            [
                format!("{other} accepted. You have {}.", color_name(side)),
                turn_sentence(facts, side)?,
            ],
            button,
        ),
        Kind::YourMove if running && fresh => {
            let index = game.played().len().checked_sub(1)?;
            let mv = game.line().quoted(index);
            let offer = if game.offer() == Some(!side) {
                format!("{other} offers a draw with it.")
            } else {
                String::new()
            };
            let proposed = game.proposal(!side).map(|proposal| proposal.to_text(game));
            wording(
                format!("{other} played {mv}"),
                [
                    moves_sentence(game, side, other),
                    offer,
                    proposed.map_or_else(String::new, |lines| {
                        format!("{other} proposes to go on with {lines}.")
                    }),
                    turn_sentence(facts, side)?,
                ],
                button,
            )
        }
        Kind::PlanAnswered if running && fresh => wording(
            format!("Your plan answered {other}"),
            [moves_sentence(game, side, other), turn_sentence(facts, side)?],
            button,
        ),
        Kind::DrawOffered if running && fresh && game.offer() == Some(!side) => wording(
            format!("{other} offers a draw"),
            [format!("{other} offers a draw. You can accept it, decline it, or just move.")],
            button,
        ),
        Kind::DrawDeclined if running && fresh => wording(
            format!("{other} declined the draw"),
            [format!("{other} declined the draw; the game goes on.")],
            button,
        ),
        Kind::TakebackAsked if running && fresh && game.takeback() == Some(!side) => {
            let index = game.last_move_of(!side)?;
            let mv = game.line().quoted(index);
            wording(
                format!("{other} asks to take back {mv}"),
                [format!(
                    "{other} asks to take back {mv}. You can grant it, decline it, or just play on."
                )],
                button,
            )
        }
        Kind::TakebackDeclined if running && fresh && game.takeback().is_none() => wording(
            format!("{other} declined the takeback"),
            [format!("{other} declined the takeback; the game goes on.")],
            button,
        ),
        Kind::TakenBack if running && fresh => wording(
            format!("{other} granted the takeback"),
            [format!("{other} granted the takeback."), turn_sentence(facts, side)?],
            button,
        ),
        Kind::GameEnded => {
            let ended = game.ended()?;
            let result = ended.ending.result();
            wording(
                format!("{} against {other}", verdict(result, side)),
                [
                    format!("Your game against {other} is over: {}.", result.as_str()),
                    game.ending_sentence()?,
                    game.ending_proof().unwrap_or_default(),
                    log_sentence(stored),
                ],
                button,
            )
        }
        _ => None,
    }
}

/// Returns what a result is for a side, as a subject begins with it.
pub(super) fn verdict(result: GameResult, side: Color) -> &'static str {
    match result {
        GameResult::Win(winner) if winner == side => "You won",
        GameResult::Win(_) => "You lost",
        GameResult::Draw => "Draw",
        GameResult::BothLose => "Both lost",
        GameResult::None => "No result",
    }
}

/// Returns what lets a player notice that a log was altered later.
pub(super) fn log_sentence(stored: &StoredGame) -> String {
    match stored.log_head() {
        _ if stored.game.ended().is_none() => String::new(),
        "" => String::new(),
        head => format!(
            "The log of this game ends with {head}. Keep this letter: `zugpost verify-log` checks \
             a log against it."
        ),
    }
}

pub(super) fn about_time(facts: &Facts) -> Option<Wording> {
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    if !game.is_running() || facts.ply != Some(game.seen()) {
        return None;
    }
    let button = Some(("Open the game", format!("{}/games/{}", facts.base_url, stored.id)));
    match (facts.kind, game.fallen(facts.now)) {
        (Kind::TimeGiven, _) => {
            // All that was given since the last move: one letter tells it.
            let lately = |gift: &&Gift| gift.to == side && gift.ply == game.ply();
            let given = in_words(game.gifts().iter().filter(lately).map(|gift| gift.time).sum());
            wording(
                format!("{other} gave you {given}"),
                [format!("{other} gave you {given} more."), turn_sentence(facts, side)?],
                button,
            )
        }
        (Kind::FlagFell, Some(flag)) => wording(
            format!("{other}'s flag has fallen"),
            [
                format!("{other}'s flag fell on {}.", facts.instant(flag)),
                "In this game that ends nothing by itself: you can claim it on the page of the game, as long as no move has come.".to_owned(),
            ],
            button,
        ),
        _ => None,
    }
}

/// Tells the last move that was made by hand, and what followed from it at once.
fn moves_sentence(game: &Game, side: Color, other: &str) -> String {
    let played = game.played();
    let Some(last) = played.len().checked_sub(1) else { return String::new() };
    let by_itself =
        played.iter().rev().take_while(|p| p.how != How::ByHand && p.at == played[last].at).count();
    let line = game.line();
    let first = played.len() - by_itself;
    let by_hand = first.checked_sub(1).map(|i| {
        let who = if line.number(i).1 == side { "You" } else { other };
        format!("{who} played {}.", line.quoted(i))
    });
    if by_itself == 0 {
        return by_hand.unwrap_or_default();
    }
    let verb = if by_itself == 1 { "was" } else { "were" };
    let is_proposal = played[first].how == How::ByProposal;
    let how = if is_proposal { "as proposed" } else { "by conditional moves" };
    let rest = format!("{} {verb} made {how}.", line.series(first));
    let is_series = first > 0 && played[first - 1].at == played[last].at;
    match by_hand.filter(|_| is_series) {
        Some(by_hand) => format!("{by_hand} {rest}"),
        None => rest,
    }
}

pub(super) fn turn_sentence(facts: &Facts, side: Color) -> Option<String> {
    let game = &facts.game.as_ref()?.game;
    let is_mine = game.turn() == side;
    if game.rests_since().is_some() {
        return Some("A claim waits for a ruling: no move is made, and no clock runs.".to_owned());
    }
    // Where flags are claimed one may have fallen, and the move may come all the same.
    if let Some(flag) = game.fallen(facts.now) {
        let flag = facts.instant(flag);
        return Some(if is_mine {
            format!(
                "It is your move. Your flag fell on {flag}; as long as nobody has claimed it, you can move."
            )
        } else {
            format!("It is the opponent's move, whose flag fell on {flag}.")
        });
    }
    let time = game.time_left(facts.now).map(left).unwrap_or_default();
    Some(match (game.deadline(), is_mine) {
        (Some(flag), true) => {
            let flag = facts.instant(flag);
            format!("It is your move. You have {time}: your flag falls on {flag}.")
        }
        (Some(flag), false) => {
            let flag = facts.instant(flag);
            format!("It is the opponent's move, who has {time}; the flag falls on {flag}.")
        }
        (None, true) => "It is your move. There is no time limit.".to_owned(),
        (None, false) => "It is the opponent's move. There is no time limit.".to_owned(),
    })
}
