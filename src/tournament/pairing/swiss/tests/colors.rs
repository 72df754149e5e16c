//! Preferences (1.7) and colors (Article 5).

use super::table::{paired, round};
use crate::{
    chess::Color,
    tournament::pairing::swiss::{
        allocate_colors::color_of,
        color_preference::{ColorPreference, Strength},
        contender::Contender,
    },
};

fn colors(text: &str) -> Vec<Color> {
    text.chars().map(|color| if color == 'W' { Color::White } else { Color::Black }).collect()
}

#[test]
fn preferences_follow_from_games() {
    use Strength::{Absolute, Mild, None, Strong};
    for (games, strength, color) in [
        ("", None, Option::None),
        ("W", Strong, Some(Color::Black)),
        ("B", Strong, Some(Color::White)),
        ("WB", Mild, Some(Color::White)),
        ("BW", Mild, Some(Color::Black)),
        ("WBB", Absolute, Some(Color::White)),
        ("BWW", Absolute, Some(Color::Black)),
        ("BWBW", Mild, Some(Color::Black)),
        ("BWWBW", Strong, Some(Color::Black)),
        ("WWBW", Absolute, Some(Color::Black)),
        ("BBWWW", Absolute, Some(Color::Black)),
        // The difference comes before the last two games.
        ("WWWWBB", Absolute, Some(Color::Black)),
    ] {
        let preference = ColorPreference::after(&colors(games));
        assert_eq!((preference.strength, preference.color), (strength, color), "{games:?}");
    }
}

fn contender(number: usize, score: u32, games: &str) -> Contender {
    let colors = colors(games);
    Contender {
        number,
        score,
        preference: ColorPreference::after(&colors),
        colors,
        opponents: Vec::new(),
        floats: [None, None],
        may_get_bye: true,
        unplayed_games: 0,
        is_topscorer: false,
    }
}

#[test]
fn colors_are_allocated_in_this_order() {
    for (higher, lower, wanted, article) in [
        ("WB", "BW", Color::White, "5.2.1: both"),
        ("W", "", Color::Black, "5.2.1: one has none"),
        ("", "W", Color::White, "5.2.1: one has none"),
        ("WB", "B", Color::Black, "5.2.2: strong before mild"),
        ("BWBB", "B", Color::White, "5.2.2: absolute before strong"),
        ("BWW", "WBWW", Color::White, "5.2.2: a wider difference"),
        ("BWBWW", "BWW", Color::Black, "5.2.3: none, so 5.2.4"),
        ("WBW", "BWW", Color::White, "5.2.2: absolute before strong"),
        ("BWWB", "WBWB", Color::Black, "5.2.3: they differ three games ago"),
        ("WB", "BWWB", Color::White, "5.2.3: they do not differ, so 5.2.4"),
        ("W", "W", Color::Black, "5.2.4"),
    ] {
        let (higher, lower) = (contender(2, 4, higher), contender(1, 3, lower));
        let found = color_of(&higher, &lower, Color::White);
        assert_eq!(found, wanted, "{article}: {:?} {:?}", higher.colors, lower.colors);
        assert_eq!(color_of(&lower, &higher, Color::White), wanted.other(), "{article}");
    }
    // 5.2.5: the number of the higher ranked player, and the lot.
    for (higher, lower, initial, wanted) in [
        (1, 2, Color::White, Color::White),
        (2, 3, Color::White, Color::Black),
        (3, 2, Color::White, Color::White),
        (1, 2, Color::Black, Color::Black),
        (2, 1, Color::Black, Color::White),
    ] {
        let (higher, lower) = (contender(higher, 4, ""), contender(lower, 3, ""));
        assert_eq!(color_of(&higher, &lower, initial), wanted);
    }
}

/// C3: two with the same absolute preference meet if one is a topscorer, in the last round.
#[test]
fn topscorers_may_clash_in_the_last_round() {
    let table = ["3w1 4w1", "4w1 3w1", "1b0 2b0 away", "2b0 1b0 away"];
    assert!(paired(&round(4, &table)).is_err());
    // Both had White twice: the higher ranked one gets Black (5.2.4).
    assert_eq!(paired(&round(3, &table)).as_deref(), Ok("2-1"));
    // Half of what was possible is not enough.
    let table = ["3w1 4w0", "4w1 3w0", "1b0 2b1 away", "2b0 1b1 away"];
    assert!(paired(&round(3, &table)).is_err());
}
