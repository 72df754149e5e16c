//! The tables of ratings, and of what is to be computed and told of them.

diesel::table! {
    ratings (player_id, variant, week) {
        player_id -> BigInt,
        variant -> Text,
        week -> Integer,
        value -> Double,
        deviation -> Double,
        volatility -> Double,
        games -> Integer,
    }
}

diesel::table! {
    pending_rating_weeks (id) {
        id -> BigInt,
        player_id -> BigInt,
        week -> Integer,
        variant -> Text,
    }
}

diesel::table! {
    told_rating_weeks (id) {
        id -> BigInt,
        week -> Integer,
        player_id -> BigInt,
    }
}
