//! Who has White (Article 5).

use super::{color_preference::ColorPreference, contender::Contender};
use crate::chess::Color;

/// Returns the color of the first of two players who meet (5.2).
pub fn color_of(player: &Contender, opponent: &Contender, initial_color: Color) -> Color {
    let (own, theirs) = (&player.preference, &opponent.preference);
    let higher_color = |color: Option<Color>| {
        let color = color.unwrap_or_else(|| by_number(player, opponent, initial_color));
        if player.rank() < opponent.rank() { color } else { color.other() }
    };
    both_preferences(own, theirs)
        .or_else(|| stronger_preference(own, theirs))
        .or_else(|| alternated(&player.colors, &opponent.colors))
        // 5.2.4: the preference of the higher ranked player. Without one, nobody has any.
        .unwrap_or_else(|| higher_color(higher_ranked(player, opponent).preference.color))
}

/// 5.2.1: both preferences are granted.
fn both_preferences(own: &ColorPreference, theirs: &ColorPreference) -> Option<Color> {
    if own.clashes_with(theirs) {
        return None;
    }
    own.color.or_else(|| theirs.color.map(Color::other))
}

/// 5.2.2: the stronger preference is granted; of two absolute ones, that with the wider color
/// difference.
fn stronger_preference(own: &ColorPreference, theirs: &ColorPreference) -> Option<Color> {
    let width = |preference: &ColorPreference| {
        if preference.is_absolute() { preference.difference.abs() } else { 0 }
    };
    let key = |preference: &ColorPreference| (preference.strength, width(preference));
    match key(own).cmp(&key(theirs)) {
        std::cmp::Ordering::Greater => own.color,
        std::cmp::Ordering::Less => theirs.color.map(Color::other),
        std::cmp::Ordering::Equal => None,
    }
}

/// 5.2.3: colors alternate to the last round in which one had White and the other one Black. Games
/// are counted back from the last; rounds without a game do not count (C.04.2, 3.4).
fn alternated(own: &[Color], theirs: &[Color]) -> Option<Color> {
    let pairs = own.iter().rev().zip(theirs.iter().rev());
    pairs.into_iter().find(|(own, theirs)| own != theirs).map(|(_, theirs)| *theirs)
}

/// 5.2.5: the initial color for the higher ranked player if that has an odd number.
fn by_number(player: &Contender, opponent: &Contender, initial_color: Color) -> Color {
    if higher_ranked(player, opponent).number % 2 == 1 {
        initial_color
    } else {
        initial_color.other()
    }
}

fn higher_ranked<'a>(player: &'a Contender, opponent: &'a Contender) -> &'a Contender {
    if player.rank() < opponent.rank() { player } else { opponent }
}
