//! Letters that tell of several games at once.

use chrono::{DateTime, Utc};

use super::{Facts, Said, Section, ToldGame, Wording, left, wording};

/// Tells of the flags that are going to fall, the next one first. Games in which the recipient
/// has moved since, or is on leave, are left out.
pub(super) fn reminder(facts: &Facts) -> Option<Wording> {
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
    let sections = told.iter().map(|(flag, one)| Section {
        title: format!("Against {}: {} left", one.other, left(*flag - now)),
        paragraphs: vec![format!("Your flag falls on {}.", facts.instant(*flag))],
        message: None,
        link: Some(format!("{}/games/{}", facts.base_url, one.stored.id)),
    });
    let sections: Vec<Section> = sections.filter(|_| told.len() > 1).collect();
    let opening = match told.len() {
        1 => format!(
            "It is your move against {}, and you have {} left. Your flag falls on {}.",
            one.other,
            left(first - now),
            facts.instant(first)
        ),
        _ => "It is your move in these games.".to_owned(),
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
    let wording = wording(subject, [opening], Some((label, url)))?;
    Some(Wording { sections, ..wording })
}

/// Tells that an opponent has taken leave, and the games in which their clock stands still then.
pub(super) fn on_leave(facts: &Facts) -> Option<Wording> {
    let coming = |one: &ToldGame| {
        let leaves = one.stored.game.leaves(!one.side);
        leaves.iter().find(|leave| leave.to > facts.now).copied()
    };
    let told: Vec<(&ToldGame, _)> = facts
        .games
        .iter()
        .filter(|one| one.stored.game.is_running())
        .filter_map(|one| Some((one, coming(one)?)))
        .collect();
    let (one, leave) = told.first()?;
    let other = &one.other;
    let until = facts.instant(leave.to);
    let opening = if leave.from <= facts.now {
        format!("{other} is on leave until {until}.")
    } else {
        format!("{other} will be on leave from {} until {until}.", facts.instant(leave.from))
    };
    let still = "While it is their move, their clock stands still then; they may move all the same. Yours runs as usual.";
    let sections = told.iter().map(|(one, _)| {
        let game = &one.stored.game;
        let flag = match game.deadline() {
            Some(flag) if game.turn() == one.side => {
                format!("It is your move; your flag falls on {}.", facts.instant(flag))
            }
            Some(flag) => {
                format!("It is {other}'s move; the flag falls on {}.", facts.instant(flag))
            }
            None => "There is no time limit.".to_owned(),
        };
        Section {
            title: format!("Game {}", one.stored.id),
            paragraphs: vec![flag],
            message: None,
            link: Some(format!("{}/games/{}", facts.base_url, one.stored.id)),
        }
    });
    let sections = sections.collect();
    let wording = wording(
        format!("{other} takes leave"),
        [opening, still.to_owned()],
        Some(("Open my games", format!("{}/games", facts.base_url))),
    )?;
    Some(Wording { sections, ..wording })
}

/// The most letters that one tells in full; of the rest it says how many there are.
const MOST: usize = 40;

/// Characters of a message that a gathered letter repeats: it must not grow without end.
const LONGEST: usize = 200;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Gathers letters that waited into one. They are in the order of what they tell.
pub fn gather(facts: &Facts, mut told: Vec<Wording>) -> Option<Wording> {
    let games = format!("{}/games", facts.base_url);
    let count = told.len();
    let first = told.first()?.subject.clone();
    told.truncate(MOST);
    let sections = told.into_iter().map(|one| Section {
        // Many letters begin with what their subject says.
        paragraphs: one
            .paragraphs
            .into_iter()
            .filter(|paragraph| paragraph.strip_suffix('.') != Some(&one.subject))
            .collect(),
        title: one.subject,
        message: one.message.map(|said| Said { text: shortened(&said.text), ..said }),
        link: one.button.map(|(_, url)| url),
    });
    let mut gathered = wording(
        format!("{first}, and {} more", count - 1),
        [format!("This happened while your letters waited, {count} things in all.")],
        Some(("Open my games", games)),
    )?;
    gathered.sections = sections.collect();
    if count > MOST {
        gathered
            .paragraphs
            .push(format!("The first {MOST} are told here; your games show the rest."));
    }
    Some(gathered)
}
