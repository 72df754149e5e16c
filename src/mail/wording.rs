//! What each letter says, with what is true when it is sent.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::{
    chess::{Color, color_name},
    db::{
        challenges::{Challenge, State},
        games::StoredGame,
        outbox::Kind,
        players::Player,
    },
    game::{
        Game, GameResult, How,
        clock::{Gift, in_words},
    },
};

/// Everything that a letter may be about. Loaded when it is sent.
#[derive(Clone, Debug)]
pub struct Facts {
    pub kind: Kind,
    pub site: String,
    pub base_url: String,
    pub now: DateTime<Utc>,
    pub recipient: Player,
    pub address: String,
    pub game: Option<StoredGame>,
    /// Several games, where the letter tells of them together.
    pub games: Vec<ToldGame>,
    /// The half-moves made when the letter was queued.
    pub ply: Option<u32>,
    pub challenge: Option<Challenge>,
    /// The other player of the game or the challenge.
    pub other: Option<String>,
    /// The raw token of a one-time link.
    pub token: Option<String>,
}

/// One of several games in a letter.
#[derive(Clone, Debug)]
pub struct ToldGame {
    pub stored: StoredGame,
    /// The position when the letter was queued.
    pub seen: u32,
    pub side: Color,
    pub other: String,
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
        Kind::TimeGiven | Kind::FlagFell => about_time(facts),
        Kind::Reminder => reminder(facts),
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
                    "{other} challenges you to a game: {}, {}.",
                    challenge.start_name,
                    challenge.time()
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

fn about_time(facts: &Facts) -> Option<Wording> {
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
                format!("{other}'s flag fell on {}.", instant(facts, flag)),
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

fn turn_sentence(facts: &Facts, side: Color) -> Option<String> {
    let game = &facts.game.as_ref()?.game;
    let is_mine = game.turn() == side;
    // Where flags are claimed one may have fallen, and the move may come all the same.
    if let Some(flag) = game.fallen(facts.now) {
        let flag = instant(facts, flag);
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
            let flag = instant(facts, flag);
            format!("It is your move. You have {time}: your flag falls on {flag}.")
        }
        (Some(flag), false) => {
            let flag = instant(facts, flag);
            format!("It is the opponent's move, who has {time}; the flag falls on {flag}.")
        }
        (None, true) => "It is your move. There is no time limit.".to_owned(),
        (None, false) => "It is the opponent's move. There is no time limit.".to_owned(),
    })
}

/// Returns an instant in the recipient's zone: `Saturday 21 November 2026, 14:00 CET`.
fn instant(facts: &Facts, at: DateTime<Utc>) -> String {
    let zone: Tz = facts.recipient.time_zone.parse().unwrap_or(Tz::UTC);
    at.with_timezone(&zone).format("%A %-d %B %Y, %H:%M %Z").to_string()
}

/// Tells of the flags that are going to fall, the next one first. Games in which the recipient
/// has moved since, or is on leave, are left out.
fn reminder(facts: &Facts) -> Option<Wording> {
    let now = facts.now;
    let mut told: Vec<(DateTime<Utc>, &ToldGame)> = facts
        .games
        .iter()
        .filter(|one| {
            let game = &one.stored.game;
            let waits = game.turn() == one.side && game.seen() == one.seen;
            waits && game.leave_at(one.side, now).is_none() && game.fallen(now).is_none()
        })
        .filter_map(|one| Some((one.stored.game.deadline()?, one)))
        .collect();
    told.sort_by_key(|(flag, one)| (*flag, one.stored.id));
    let (first, one) = *told.first()?;
    let lines = told.iter().map(|(flag, one)| {
        format!(
            "Against {}: {} left. Your flag falls on {}.\n{}/games/{}",
            one.other,
            left(*flag - now),
            instant(facts, *flag),
            facts.base_url,
            one.stored.id
        )
    });
    let paragraphs: Vec<String> = match told.len() {
        1 => vec![format!(
            "It is your move against {}, and you have {} left. Your flag falls on {}.",
            one.other,
            left(first - now),
            instant(facts, first)
        )],
        _ => ["It is your move in these games.".to_owned()].into_iter().chain(lines).collect(),
    };
    let subject = match told.len() {
        1 => format!("{} left against {}", left(first - now), one.other),
        games => {
            format!("{} left against {}, and {} more", left(first - now), one.other, games - 1)
        }
    };
    let url = match told.len() {
        1 => format!("{}/games/{}", facts.base_url, one.stored.id),
        _ => format!("{}/games", facts.base_url),
    };
    let label = if told.len() == 1 { "Open the game" } else { "Open my games" };
    wording(subject, paragraphs, Some((label, url)))
}

/// Returns the time that is left: `2 days 3 hours`, `12 hours`; less than six hours to the
/// minute. A letter that leaves a few minutes late still speaks of twelve hours.
fn left(time: TimeDelta) -> String {
    let minutes = (time.num_seconds() + 59) / 60;
    in_words(match minutes {
        ..360 => TimeDelta::minutes(minutes.max(1)),
        _ => TimeDelta::hours((minutes + 5) / 60),
    })
}
