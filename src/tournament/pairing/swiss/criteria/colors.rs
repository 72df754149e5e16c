//! C10 to C13: colors. They follow from who meets whom (Article 5), so they are allocated to see
//! what comes of it.

use crate::{
    chess::Color,
    tournament::pairing::swiss::{
        allocate_colors::color_of,
        bracket::ScoreBracket,
        color_preference::{Strength, unit},
        contender::Contender,
        matching::{Digit, Vertex},
    },
};

pub const WIDTH: usize = 4;

/// A player with the color that the pair would bring.
struct ColorSide<'a> {
    player: &'a Contender,
    color: Color,
}

pub fn digits(bracket: &ScoreBracket, higher: Vertex, lower: Vertex) -> [Digit; WIDTH] {
    let (player, opponent) = (bracket.players[higher], bracket.players[lower]);
    if !player.preference.clashes_with(&opponent.preference) {
        return [0; WIDTH];
    }
    let color = color_of(player, opponent, bracket.initial_color);
    let sides = [ColorSide { player, color }, ColorSide { player: opponent, color: color.other() }];
    let minus = |happens: fn(&ColorSide) -> bool| -> Digit {
        sides.iter().map(|side| -Digit::from(happens(side))).sum()
    };
    [
        minus(c10_wide_difference),
        minus(c11_three_in_a_row),
        minus(c12_preference_denied),
        minus(c13_strong_preference_denied),
    ]
}

/// C10: topscorers or their opponents who get a color difference beyond 2. C3 lets nobody else.
fn c10_wide_difference(side: &ColorSide) -> bool {
    let difference = side.player.preference.difference + unit(side.color);
    difference.abs() > 2
}

/// C11: topscorers or their opponents who get the same color three times in a row. C3 lets nobody
/// else.
fn c11_three_in_a_row(side: &ColorSide) -> bool {
    matches!(side.player.colors[..], [.., before, last] if before == last && last == side.color)
}

/// C12: who does not get the preferred color.
fn c12_preference_denied(side: &ColorSide) -> bool {
    side.player.preference.color == Some(side.color.other())
}

/// C13: whose strong preference is not granted.
fn c13_strong_preference_denied(side: &ColorSide) -> bool {
    c12_preference_denied(side) && side.player.preference.strength == Strength::Strong
}
