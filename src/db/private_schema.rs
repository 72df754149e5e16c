//! The tables of what a player prepares in a game: nobody else may learn of it.

diesel::table! {
    conditional_moves (game_id, side) {
        game_id -> BigInt,
        side -> Text,
        lines -> Text,
    }
}

diesel::table! {
    delayed_moves (game_id) {
        game_id -> BigInt,
        side -> Text,
        position_no -> Integer,
        uci -> Text,
        offers_draw -> Bool,
        keep -> Nullable<Text>,
        propose -> Nullable<Text>,
        message -> Nullable<Text>,
        made_at -> Timestamp,
        used -> BigInt,
        sent_at -> Timestamp,
        check_at -> Timestamp,
    }
}

diesel::table! {
    analyses (game_id, side) {
        game_id -> BigInt,
        side -> Text,
        lines -> Text,
        version -> Integer,
        undo_lines -> Nullable<Text>,
        undo_steps -> Nullable<Text>,
    }
}

diesel::table! {
    safety_moves (game_id) {
        game_id -> BigInt,
        side -> Text,
        position_no -> Integer,
        uci -> Text,
        lead -> BigInt,
        check_at -> Nullable<Timestamp>,
    }
}
