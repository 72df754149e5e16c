//! The tables of tournaments. All but lots and emails follow from their logs.

diesel::table! {
    tournaments (id) {
        id -> BigInt,
        name -> Text,
        format -> Text,
        phase -> Text,
        visibility -> Text,
        director_id -> Nullable<BigInt>,
        deputy_id -> Nullable<BigInt>,
        entrant_count -> Integer,
        places -> Integer,
        starts_at -> Nullable<Timestamp>,
        announced_at -> Timestamp,
        started_at -> Nullable<Timestamp>,
        finished_at -> Nullable<Timestamp>,
        next_check_at -> Nullable<Timestamp>,
        wakes -> Integer,
        standing_offer -> Nullable<BigInt>,
        form_key -> Text,
        log_head -> Text,
        version -> Integer,
        series_games -> Nullable<Integer>,
        edition_of -> Nullable<BigInt>,
        rated -> Bool,
        entry_conditions -> Nullable<Text>,
        entries_open_at -> Nullable<Timestamp>,
        variant -> Text,
        always_open -> Bool,
    }
}

diesel::table! {
    ladder_challenges (tournament_id, number) {
        tournament_id -> BigInt,
        number -> BigInt,
        challenger_id -> BigInt,
        challenged_id -> BigInt,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    final_places (tournament_id, player_id) {
        tournament_id -> BigInt,
        player_id -> BigInt,
        finalized_at -> Timestamp,
        place -> Integer,
        points -> Integer,
        medal -> Bool,
    }
}

diesel::table! {
    tournament_events (tournament_id, number) {
        tournament_id -> BigInt,
        number -> Integer,
        at -> Timestamp,
        actor -> Text,
        event -> Text,
    }
}

diesel::table! {
    tournament_players (tournament_id, player_id) {
        tournament_id -> BigInt,
        player_id -> BigInt,
        section -> Nullable<Integer>,
        pairing_number -> Nullable<Integer>,
        withdrawn_at -> Nullable<Timestamp>,
        withdrawal_ground -> Nullable<Text>,
        waiting_number -> Nullable<Integer>,
        next_edition_place_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    unseen_invitations (player_id, tournament_id) {
        player_id -> BigInt,
        tournament_id -> BigInt,
    }
}

diesel::table! {
    tournament_games (game_id) {
        game_id -> BigInt,
        tournament_id -> BigInt,
        section -> Integer,
        round -> Integer,
        board -> Integer,
        number -> Integer,
        stage -> Integer,
    }
}

diesel::table! {
    tournament_lots (tournament_id, purpose) {
        tournament_id -> BigInt,
        purpose -> Text,
        secret -> Text,
    }
}

diesel::table! {
    tournament_mailings (tournament_id, version) {
        tournament_id -> BigInt,
        version -> Integer,
        news -> Text,
        text -> Text,
        told -> BigInt,
        due_at -> Timestamp,
    }
}
