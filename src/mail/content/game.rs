//! Emails about one game.

use super::{EmailContent, EmailContext, content, time_left};
use crate::{
    chess::Color,
    db::{games::StoredGame, outbox::EmailKind},
    game::{Game, GameResult, MoveSource, clock::TimeGrant},
    i18n::{Locale, Message},
};

pub(super) fn about_game(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    let game = &stored.game;
    let other = context.other.as_deref()?;
    let side = stored.side_of(context.recipient.id)?;
    let running = game.is_running();
    let url = format!("{}/games/{}", context.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    let fresh = context.ply == Some(game.position_no());
    let by_other = |said: Message| said.with("other", other);
    match context.kind {
        EmailKind::GameStarted if running && game.ply() == 0 => content(
            by_other(locale.t("email-game-started-subject")),
            [
                by_other(locale.t("email-game-started"))
                    .with("side", locale.side(side))
                    .to_string(),
                turn_sentence(context, side)?,
            ],
            button,
        ),
        EmailKind::YourMove if running && fresh => {
            let index = game.played().len().checked_sub(1)?;
            let mv = locale.san(&game.line().quoted(index));
            let offer = (game.offer() == Some(!side))
                .then(|| by_other(locale.t("email-also-offers-draw")).to_string());
            let proposed = game.proposed_line(!side).map(|proposed_line| {
                let lines = locale.san(&proposed_line.to_text(game));
                by_other(locale.t("email-line-proposed")).with("lines", lines).to_string()
            });
            content(
                by_other(locale.t("email-opponent-played-subject")).with("move", mv),
                [
                    moves_sentence(locale, game, side, other),
                    offer.unwrap_or_default(),
                    proposed.unwrap_or_default(),
                    turn_sentence(context, side)?,
                ],
                button,
            )
        }
        EmailKind::ConditionalMovePlayed if running && fresh => content(
            by_other(locale.t("email-your-conditional-move-played-subject")),
            [moves_sentence(locale, game, side, other), turn_sentence(context, side)?],
            button,
        ),
        EmailKind::DrawOffered if running && fresh && game.offer() == Some(!side) => content(
            by_other(locale.t("email-draw-offered-subject")),
            [by_other(locale.t("email-draw-offered"))],
            button,
        ),
        EmailKind::DrawDeclined if running && fresh => content(
            by_other(locale.t("email-draw-declined-subject")),
            [by_other(locale.t("email-draw-declined"))],
            button,
        ),
        EmailKind::TakebackAsked if running && fresh && game.takeback() == Some(!side) => {
            let index = game.last_move_of(!side)?;
            let mv = locale.san(&game.line().quoted(index));
            content(
                by_other(locale.t("email-takeback-asked-subject")).with("move", &mv),
                [by_other(locale.t("email-takeback-asked")).with("move", &mv)],
                button,
            )
        }
        EmailKind::TakebackDeclined if running && fresh && game.takeback().is_none() => content(
            by_other(locale.t("email-takeback-declined-subject")),
            [by_other(locale.t("email-takeback-declined"))],
            button,
        ),
        EmailKind::TakenBack if running && fresh => content(
            by_other(locale.t("email-takeback-accepted-subject")),
            [
                by_other(locale.t("email-takeback-accepted")).to_string(),
                turn_sentence(context, side)?,
            ],
            button,
        ),
        EmailKind::GameEnded => {
            let result = game.ended()?.ending.result();
            let over = by_other(locale.t("email-game-over")).with("result", result.as_str());
            content(
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

pub(super) fn about_time(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    let game = &stored.game;
    let other = context.other.as_deref()?;
    let side = stored.side_of(context.recipient.id)?;
    if !game.is_running() || context.ply != Some(game.position_no()) {
        return None;
    }
    let url = format!("{}/games/{}", context.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    match (context.kind, game.passed_deadline(context.now)) {
        (EmailKind::TimeGiven, _) => {
            // All that was given since the last move: one email lists it.
            let lately =
                |time_grant: &&TimeGrant| time_grant.to == side && time_grant.ply == game.ply();
            let given = locale.time(
                game.time_grants().iter().filter(lately).map(|time_grant| time_grant.time).sum(),
            );
            let sentence = locale.t("email-time-given").with("other", other).with("time", &given);
            content(
                locale.t("email-time-given-subject").with("other", other).with("time", &given),
                [sentence.to_string(), turn_sentence(context, side)?],
                button,
            )
        }
        (EmailKind::TimedOut, Some(deadline)) => {
            let sentence = locale.t("email-opponent-out-of-time").with("other", other);
            content(
                locale.t("email-opponent-out-of-time-subject").with("other", other),
                [
                    sentence.with("deadline", context.instant(deadline)),
                    locale.t("email-claim-win-on-time"),
                ],
                button,
            )
        }
        _ => None,
    }
}

/// Describes the last move that was made by hand, and what followed from it at once.
fn moves_sentence(locale: Locale, game: &Game, side: Color, other: &str) -> String {
    let played = game.played();
    let Some(last) = played.len().checked_sub(1) else { return String::new() };
    let by_itself = played
        .iter()
        .rev()
        .take_while(|p| p.how != MoveSource::ByHand && p.at == played[last].at)
        .count();
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
    let said = match played[first].how == MoveSource::ProposedLine {
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

pub(super) fn turn_sentence(context: &EmailContext, side: Color) -> Option<String> {
    let locale = context.locale();
    let game = &context.game.as_ref()?.game;
    let is_mine = game.turn() == side;
    if game.paused_since().is_some() {
        return Some(locale.t("email-game-paused").to_string());
    }
    // Where wins on time are claimed, time may have run out, and the move may come all the same.
    if let Some(deadline) = game.passed_deadline(context.now) {
        let said = match is_mine {
            true => locale.t("email-your-turn-out-of-time"),
            false => locale.t("email-opponents-turn-out-of-time"),
        };
        return Some(said.with("deadline", context.instant(deadline)).to_string());
    }
    let said = match (game.deadline(), is_mine) {
        (Some(deadline), _) => {
            let said = match is_mine {
                true => locale.t("email-your-turn"),
                false => locale.t("email-opponents-turn"),
            };
            let time = game.time_left(context.now).map(|time| time_left(locale, time));
            said.with("time", time.unwrap_or_default()).with("deadline", context.instant(deadline))
        }
        (None, true) => locale.t("email-your-turn-no-time-limit"),
        (None, false) => locale.t("email-opponents-turn-no-time-limit"),
    };
    Some(said.to_string())
}
