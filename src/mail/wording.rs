//! What each letter says, with what is true when it is sent.

use chrono_tz::Tz;

use crate::{
    chess::{Color, color_name},
    db::{
        challenges::{Challenge, State},
        games::StoredGame,
        outbox::Kind,
        players::Player,
    },
    game::{Game, GameResult, How},
};

/// Everything that a letter may be about. Loaded when it is sent.
#[derive(Clone, Debug)]
pub struct Facts {
    pub kind: Kind,
    pub site: String,
    pub base_url: String,
    pub now: chrono::DateTime<chrono::Utc>,
    pub recipient: Player,
    pub address: String,
    pub game: Option<StoredGame>,
    /// The half-moves made when the letter was queued.
    pub ply: Option<u32>,
    pub challenge: Option<Challenge>,
    /// The other player of the game or the challenge.
    pub other: Option<String>,
    /// The raw token of a one-time link.
    pub token: Option<String>,
}

/// A letter's words, before they become a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    pub subject: String,
    pub paragraphs: Vec<String>,
    /// The words on the button and where it leads.
    pub button: Option<(String, String)>,
}

/// Puts a letter into words; `None` if its reason is gone.
pub fn word(facts: &Facts) -> Option<Wording> {
    match facts.kind {
        Kind::ConfirmAddress
        | Kind::ResetPassword
        | Kind::ChangeAddress
        | Kind::AlreadyRegistered
        | Kind::PasswordChanged
        | Kind::AddressChanged
        | Kind::AccountClosed => about_account(facts),
        Kind::Challenged | Kind::ChallengeDeclined => about_challenge(facts),
        Kind::GameStarted
        | Kind::YourMove
        | Kind::PlanAnswered
        | Kind::DrawOffered
        | Kind::DrawDeclined
        | Kind::TakebackAsked
        | Kind::TakebackDeclined
        | Kind::TakenBack
        | Kind::GameEnded => about_game(facts),
    }
}

fn wording(
    subject: impl Into<String>,
    paragraphs: impl IntoIterator<Item = String>,
    button: Option<(&str, String)>,
) -> Option<Wording> {
    Some(Wording {
        subject: subject.into(),
        paragraphs: paragraphs.into_iter().filter(|p| !p.is_empty()).collect(),
        button: button.map(|(label, url)| (label.to_owned(), url)),
    })
}

fn about_account(facts: &Facts) -> Option<Wording> {
    let (site, base) = (&facts.site, &facts.base_url);
    let link = |path: &str| {
        let token = facts.token.as_deref()?;
        Some(format!("{base}/{path}/{token}"))
    };
    let ignore = "If this was not you, ignore this letter: nothing will happen.".to_owned();
    match facts.kind {
        // Confirmed meanwhile, by an earlier letter.
        Kind::ConfirmAddress if facts.recipient.is_confirmed() => None,
        Kind::ConfirmAddress => wording(
            format!("Confirm your address for {site}"),
            [
                format!("Welcome to {site}, {}. Confirm that this address is yours, and you can play. The link is good for two days.", facts.recipient.name),
                ignore,
            ],
            Some(("Confirm my address", link("confirm")?)),
        ),
        Kind::ChangeAddress => wording(
            format!("Confirm your new address for {site}"),
            [
                format!("{} asked for letters from {site} to be sent to this address. The link is good for two days.", facts.recipient.name),
                ignore,
            ],
            Some(("Use this address", link("address")?)),
        ),
        Kind::ResetPassword => wording(
            format!("Set a new password for {site}"),
            [
                format!("Somebody, most likely you, asked for a new password for {}. The link is good for two hours.", facts.recipient.name),
                ignore,
            ],
            Some(("Set a new password", link("reset")?)),
        ),
        Kind::AlreadyRegistered => wording(
            format!("You have an account at {site}"),
            [
                format!("Somebody, perhaps you, entered this address for an account. You have one already: your name there is {}.", facts.recipient.name),
                "If you have forgotten your password, you can set a new one. If this was not you, nothing has happened.".to_owned(),
            ],
            Some(("Set a new password", format!("{base}/forgot"))),
        ),
        Kind::PasswordChanged => wording(
            format!("Your password for {site} was changed"),
            [format!("The password of {} was changed, and all other sessions were ended. If this was not you, set a new one at once.", facts.recipient.name)],
            Some(("Set a new password", format!("{base}/forgot"))),
        ),
        Kind::AddressChanged => wording(
            format!("Your address for {site} was changed"),
            [format!("Letters for {} go to another address from now on. If this was not you, write to whoever runs the site.", facts.recipient.name)],
            None,
        ),
        Kind::AccountClosed => wording(
            format!("Your account at {site} is closed"),
            ["As you wished, your account is closed and your running games were resigned. Finished games stay under the name \"closed account\". Thank you for playing.".to_owned()],
            None,
        ),
        _ => None,
    }
}

fn about_challenge(facts: &Facts) -> Option<Wording> {
    let challenge = facts.challenge.as_ref()?;
    let other = facts.other.as_deref()?;
    let url = format!("{}/challenges/{}", facts.base_url, challenge.id);
    let quoted = |text: &str| match text {
        "" => String::new(),
        // In one line: a message must not look like a part of the letter.
        text => format!("\"{}\"", text.split_whitespace().collect::<Vec<_>>().join(" ")),
    };
    match (facts.kind, challenge.state(facts.now)) {
        (Kind::Challenged, State::Open) => wording(
            format!("{other} challenges you"),
            [
                format!(
                    "{other} challenges you to a game: {}, {} a move.",
                    challenge.start_name,
                    days(challenge.seconds_per_move)
                ),
                match challenge.house_rules() {
                    standard if standard.is_empty() => standard,
                    rules => format!("House rules: {rules}."),
                },
                quoted(&challenge.message),
            ],
            Some(("Look at the challenge", url)),
        ),
        (Kind::ChallengeDeclined, State::Declined) => wording(
            format!("{other} declined your challenge"),
            [format!("{other} declined your challenge."), quoted(&challenge.reason)],
            Some(("Find another opponent", format!("{}/lobby", facts.base_url))),
        ),
        _ => None,
    }
}

fn days(seconds: i64) -> String {
    match seconds / 86_400 {
        1 => "one day".to_owned(),
        days => format!("{days} days"),
    }
}

fn about_game(facts: &Facts) -> Option<Wording> {
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
            let verdict = match result {
                GameResult::Win(winner) if winner == side => "You won",
                GameResult::Win(_) => "You lost",
                GameResult::Draw => "Draw",
                GameResult::None => "No result",
            };
            wording(
                format!("{verdict} against {other}"),
                [
                    format!("Your game against {other} is over: {}.", result.as_str()),
                    game.ending_sentence()?,
                ],
                button,
            )
        }
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

fn turn_sentence(facts: &Facts, side: Color) -> Option<String> {
    let game = &facts.game.as_ref()?.game;
    let zone: Tz = facts.recipient.time_zone.parse().unwrap_or(Tz::UTC);
    let flag = game.deadline()?.with_timezone(&zone);
    let flag = flag.format("%A %-d %B %Y, %H:%M %Z");
    Some(if game.turn() == side {
        format!("It is your move. Your flag falls on {flag}.")
    } else {
        format!("It is the opponent's move, whose flag falls on {flag}.")
    })
}
