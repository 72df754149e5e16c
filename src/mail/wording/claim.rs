//! Letters about claims and rulings: always sent, each as what it was.

use super::{
    Facts, Said, Wording,
    game::{log_sentence, turn_sentence, verdict},
    wording,
};
use crate::{
    db::outbox::Kind,
    game::{Case, Game},
};

/// To the players of the game.
pub(super) fn about_claim(facts: &Facts) -> Option<Wording> {
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    let button = Some(("Open the game", format!("{}/games/{}", facts.base_url, stored.id)));
    let detail = facts.detail.as_deref()?;
    let (first, rest) = detail.split_once('\n').unwrap_or((detail, ""));
    let me = facts.recipient.name.as_str();
    let standing = match game.is_running() {
        true => turn_sentence(facts, side)?,
        // The reason stands above already.
        false => game.ended().map_or_else(String::new, |ended| {
            format!("The game is over: {}.", ended.ending.result().as_str())
        }),
    };
    let rests = match game.rests_since().is_some() {
        true => "Until it is decided no move is made, and no clock runs.".to_owned(),
        false => String::new(),
    };
    let asker = game.open_case().and_then(Case::asker);
    match facts.kind {
        Kind::ClaimMade if asker == Some(side) => wording(
            format!("Your claim against {other} waits for a ruling"),
            [format!("You claim: {first}. An administrator is going to decide."), rests],
            button,
        )
        .map(|letter| saying(letter, me, rest)),
        Kind::ClaimMade if asker == Some(!side) => wording(
            format!("{other} has made a claim"),
            [
                format!("{other} claims: {first}. An administrator is going to decide."),
                rests,
                match game.claims_draw(!side) {
                    true => "You can say once what you think of it, or accept the draw.".to_owned(),
                    false => "You can say once what you think of it.".to_owned(),
                },
            ],
            button,
        )
        .map(|letter| saying(letter, other, rest)),
        Kind::ClaimAnswered if asker == Some(side) => wording(
            format!("{other} has answered your {}", asked(game)),
            [format!("{other} has answered your {}.", asked(game)), rests],
            button,
        )
        .map(|letter| saying(letter, other, detail)),
        Kind::Appealed if asker == Some(side) => wording(
            format!("Your appeal in the game against {other}"),
            [
                "You have appealed the ruling. Another administrator is going to decide."
                    .to_owned(),
                rests,
            ],
            button,
        )
        .map(|letter| saying(letter, me, detail)),
        Kind::Appealed if asker == Some(!side) => wording(
            format!("{other} has appealed the ruling"),
            [
                format!(
                    "{other} has appealed the ruling. Another administrator is going to decide."
                ),
                rests,
                "You can say once what you think of it.".to_owned(),
            ],
            button,
        )
        .map(|letter| saying(letter, other, detail)),
        Kind::Ruled => wording(
            match game.ended() {
                Some(ended) => {
                    let verdict = verdict(ended.ending.result(), side);
                    format!("{verdict} against {other}, by ruling")
                }
                None => format!("A ruling in your game against {other}"),
            },
            [first.to_owned(), standing, log_sentence(stored)],
            button,
        )
        .map(|letter| saying(letter, "The administrator", rest)),
        _ => None,
    }
}

/// Sets what somebody typed apart from what the letter says itself.
fn saying(letter: Wording, by: &str, words: &str) -> Wording {
    let said = Said { by: by.to_owned(), text: words.to_owned() };
    Wording { message: Some(said).filter(|said| !said.text.is_empty()), ..letter }
}

/// Returns what it is called that waits.
fn asked(game: &Game) -> &'static str {
    match game.open_case().is_some_and(|case| case.appeal.is_some()) {
        true => "appeal",
        false => "claim",
    }
}

/// To those who decide.
pub(super) fn claim_waits(facts: &Facts) -> Option<Wording> {
    let stored = facts.game.as_ref()?;
    stored.game.open_case()?;
    // They cannot rule in a game of their own.
    if stored.side_of(facts.recipient.id).is_some() || !facts.recipient.may_rule() {
        return None;
    }
    let mut lines = facts.detail.as_deref()?.splitn(3, '\n');
    let (names, what) = (lines.next()?, lines.next()?);
    let words = lines.next().unwrap_or_default();
    wording(
        format!("To be ruled: {names}"),
        [format!("{what} in the game {names} waits for a ruling.")],
        Some(("Open the desk", format!("{}/admin/games/{}", facts.base_url, stored.id))),
    )
    .map(|letter| saying(letter, "The player", words))
}
