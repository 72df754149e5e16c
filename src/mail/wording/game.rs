//! Letters about one game.

use super::{Facts, Wording, left, wording};
use crate::{
    chess::Color,
    db::{games::StoredGame, outbox::Kind},
    game::{Game, GameResult, How, clock::Gift},
    i18n::{Locale, Message},
};

pub(super) fn about_game(facts: &Facts) -> Option<Wording> {
    let locale = facts.locale();
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    let running = game.is_running();
    let url = format!("{}/games/{}", facts.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    let fresh = facts.ply == Some(game.seen());
    let by_other = |said: Message| said.with("other", other);
    match facts.kind {
        Kind::GameStarted if running && game.ply() == 0 => wording(
            by_other(locale.t("email-game-started-subject")),
            [
                by_other(locale.t("email-game-started"))
                    .with("side", locale.side(side))
                    .to_string(),
                turn_sentence(facts, side)?,
            ],
            button,
        ),
        Kind::YourMove if running && fresh => {
            let index = game.played().len().checked_sub(1)?;
            let mv = locale.san(&game.line().quoted(index));
            let offer = (game.offer() == Some(!side))
                .then(|| by_other(locale.t("email-also-offers-draw")).to_string());
            let proposed = game.proposal(!side).map(|proposal| {
                let lines = locale.san(&proposal.to_text(game));
                by_other(locale.t("email-line-proposed")).with("lines", lines).to_string()
            });
            wording(
                by_other(locale.t("email-opponent-played-subject")).with("move", mv),
                [
                    moves_sentence(locale, game, side, other),
                    offer.unwrap_or_default(),
                    proposed.unwrap_or_default(),
                    turn_sentence(facts, side)?,
                ],
                button,
            )
        }
        Kind::PlanAnswered if running && fresh => wording(
            by_other(locale.t("email-your-conditional-move-played-subject")),
            [moves_sentence(locale, game, side, other), turn_sentence(facts, side)?],
            button,
        ),
        Kind::DrawOffered if running && fresh && game.offer() == Some(!side) => wording(
            by_other(locale.t("email-draw-offered-subject")),
            [by_other(locale.t("email-draw-offered"))],
            button,
        ),
        Kind::DrawDeclined if running && fresh => wording(
            by_other(locale.t("email-draw-declined-subject")),
            [by_other(locale.t("email-draw-declined"))],
            button,
        ),
        Kind::TakebackAsked if running && fresh && game.takeback() == Some(!side) => {
            let index = game.last_move_of(!side)?;
            let mv = locale.san(&game.line().quoted(index));
            wording(
                by_other(locale.t("email-takeback-asked-subject")).with("move", &mv),
                [by_other(locale.t("email-takeback-asked")).with("move", &mv)],
                button,
            )
        }
        Kind::TakebackDeclined if running && fresh && game.takeback().is_none() => wording(
            by_other(locale.t("email-takeback-declined-subject")),
            [by_other(locale.t("email-takeback-declined"))],
            button,
        ),
        Kind::TakenBack if running && fresh => wording(
            by_other(locale.t("email-takeback-accepted-subject")),
            [
                by_other(locale.t("email-takeback-accepted")).to_string(),
                turn_sentence(facts, side)?,
            ],
            button,
        ),
        Kind::GameEnded => {
            let result = game.ended()?.ending.result();
            let over = by_other(locale.t("email-game-over")).with("result", result.as_str());
            wording(
                by_other(locale.t("email-game-over-subject"))
                    .with("verdict", verdict(result, side)),
                [
                    over.to_string(),
                    locale.ending_sentence(game)?,
                    locale.ending_proof(game).unwrap_or_default(),
                    log_sentence(locale, stored),
                ],
                button,
            )
        }
        _ => None,
    }
}

/// Returns what a result is for a side, by which sentences choose their form.
pub(super) fn verdict(result: GameResult, side: Color) -> &'static str {
    match result {
        GameResult::Win(winner) if winner == side => "won",
        GameResult::Win(_) => "lost",
        GameResult::Draw => "draw",
        GameResult::BothLose => "both",
        GameResult::None => "none",
    }
}

/// Returns what lets a player notice that a log was altered later.
pub(super) fn log_sentence(locale: Locale, stored: &StoredGame) -> String {
    match stored.log_head() {
        _ if stored.game.ended().is_none() => String::new(),
        "" => String::new(),
        head => locale.t("email-game-log-hash").with("head", head).to_string(),
    }
}

pub(super) fn about_time(facts: &Facts) -> Option<Wording> {
    let locale = facts.locale();
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    if !game.is_running() || facts.ply != Some(game.seen()) {
        return None;
    }
    let url = format!("{}/games/{}", facts.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    match (facts.kind, game.fallen(facts.now)) {
        (Kind::TimeGiven, _) => {
            // All that was given since the last move: one letter tells it.
            let lately = |gift: &&Gift| gift.to == side && gift.ply == game.ply();
            let given = locale.time(game.gifts().iter().filter(lately).map(|gift| gift.time).sum());
            let told = locale.t("email-time-given").with("other", other).with("time", &given);
            wording(
                locale.t("email-time-given-subject").with("other", other).with("time", &given),
                [told.to_string(), turn_sentence(facts, side)?],
                button,
            )
        }
        (Kind::FlagFell, Some(flag)) => {
            let told = locale.t("email-opponent-out-of-time").with("other", other);
            wording(
                locale.t("email-opponent-out-of-time-subject").with("other", other),
                [told.with("flag", facts.instant(flag)), locale.t("email-claim-win-on-time")],
                button,
            )
        }
        _ => None,
    }
}

/// Tells the last move that was made by hand, and what followed from it at once.
fn moves_sentence(locale: Locale, game: &Game, side: Color, other: &str) -> String {
    let played = game.played();
    let Some(last) = played.len().checked_sub(1) else { return String::new() };
    let by_itself =
        played.iter().rev().take_while(|p| p.how != How::ByHand && p.at == played[last].at).count();
    let line = game.line();
    let first = played.len() - by_itself;
    let by_hand = first.checked_sub(1).map(|i| {
        let said = match line.number(i).1 == side {
            true => locale.t("email-you-played"),
            false => locale.t("email-opponent-played").with("other", other),
        };
        said.with("move", locale.san(&line.quoted(i))).to_string()
    });
    if by_itself == 0 {
        return by_hand.unwrap_or_default();
    }
    let said = match played[first].how == How::ByProposal {
        true => locale.t("email-proposed-line-played"),
        false => locale.t("email-conditional-moves-played"),
    };
    let series = locale.san(&line.series(first));
    let rest = said.with("moves", series).count("n", by_itself).to_string();
    let is_series = first > 0 && played[first - 1].at == played[last].at;
    match by_hand.filter(|_| is_series) {
        Some(by_hand) => format!("{by_hand} {rest}"),
        None => rest,
    }
}

pub(super) fn turn_sentence(facts: &Facts, side: Color) -> Option<String> {
    let locale = facts.locale();
    let game = &facts.game.as_ref()?.game;
    let is_mine = game.turn() == side;
    if game.rests_since().is_some() {
        return Some(locale.t("email-game-paused").to_string());
    }
    // Where flags are claimed one may have fallen, and the move may come all the same.
    if let Some(flag) = game.fallen(facts.now) {
        let said = match is_mine {
            true => locale.t("email-your-turn-out-of-time"),
            false => locale.t("email-opponents-turn-out-of-time"),
        };
        return Some(said.with("flag", facts.instant(flag)).to_string());
    }
    let said = match (game.deadline(), is_mine) {
        (Some(flag), _) => {
            let said = match is_mine {
                true => locale.t("email-your-turn"),
                false => locale.t("email-opponents-turn"),
            };
            let time = game.time_left(facts.now).map(|time| left(locale, time));
            said.with("time", time.unwrap_or_default()).with("flag", facts.instant(flag))
        }
        (None, true) => locale.t("email-your-turn-no-time-limit"),
        (None, false) => locale.t("email-opponents-turn-no-time-limit"),
    };
    Some(said.to_string())
}
