//! English words for colors and pieces. Colors are stored under theirs.

use shakmaty::{Color, Role, Square};

/// Returns `White` or `Black`.
pub fn color_name(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

/// Returns the word under which a color is stored.
pub fn color_word(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// Reads what [`color_word`] wrote.
pub fn color_of(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Returns the name of a kind of piece, in lower case.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Names pieces with their squares: `the rook on e8 and the bishop on b4`.
pub fn name_pieces(list: &[(Role, Square)]) -> String {
    let names: Vec<String> =
        list.iter().map(|(role, square)| format!("the {} on {square}", role_name(*role))).collect();
    match &names[..] {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}
