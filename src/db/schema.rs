//! The tables, as both databases have them. Written by hand; a test compares it with what
//! the migrations made. Those that one player alone may read stand in `private_schema.rs`,
//! those of ratings in `rating_schema.rs`, of second factors in `second_factor_schema.rs`, of
//! tournaments in `tournament_schema.rs`.

pub use super::private_schema::{analyses, conditional_moves, delayed_moves, safety_moves};
pub use super::rating_schema::{pending_rating_weeks, ratings, told_rating_weeks};
pub use super::second_factor_schema::{
    passkey_challenges, passkeys, pending_logins, recovery_codes, totp_secrets,
};
pub use super::tournament_schema::{
    final_places, ladder_challenges, tournament_events, tournament_games, tournament_lots,
    tournament_mailings, tournament_players, tournaments, unseen_invitations,
};

diesel::table! {
    players (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        email -> Text,
        email_key -> Nullable<Text>,
        password_hash -> Text,
        is_admin -> Bool,
        is_arbiter -> Bool,
        suspended_at -> Nullable<Timestamp>,
        suspension_reason -> Text,
        time_zone -> Text,
        confirm_moves -> Bool,
        conditional_move_emails -> Bool,
        reminders -> Text,
        calendar_hash -> Nullable<Text>,
        calendar_alarms -> Text,
        calendar_alarms_at -> Nullable<Timestamp>,
        notification_preferences -> Text,
        last_notified_at -> Nullable<Timestamp>,
        email_rejection -> Nullable<Text>,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        closed_at -> Nullable<Timestamp>,
        language -> Text,
        theme -> Text,
        board_theme -> Text,
        board_settings -> Text,
        localized_pieces -> Bool,
        about -> Text,
        country -> Text,
        is_director -> Bool,
        send_delay -> Integer,
    }
}

diesel::table! {
    name_skeletons (skeleton, player_id) {
        skeleton -> Text,
        player_id -> BigInt,
    }
}

diesel::table! {
    security_log (id) {
        id -> BigInt,
        at -> Timestamp,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        actor_id -> Nullable<BigInt>,
        detail -> Text,
        address -> Nullable<Text>,
        device -> Nullable<Text>,
    }
}

diesel::table! {
    sessions (id) {
        id -> BigInt,
        token_hash -> Text,
        player_id -> BigInt,
        persistent -> Bool,
        device -> Text,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        second_factor -> Bool,
        address -> Nullable<Text>,
    }
}

diesel::table! {
    tokens (id) {
        id -> BigInt,
        token_hash -> Text,
        purpose -> Text,
        player_id -> Nullable<BigInt>,
        email -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    link_requests (id) {
        id -> BigInt,
        kind -> Text,
        email -> Text,
        email_key -> Text,
        player_id -> Nullable<BigInt>,
        about -> Text,
        network -> Text,
        answered -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    games (id) {
        id -> BigInt,
        white_id -> BigInt,
        black_id -> BigInt,
        variant -> Text,
        timeout_rule -> Text,
        started_at -> Timestamp,
        moves -> Text,
        fen -> Text,
        turn -> Text,
        ply -> Integer,
        last_san -> Text,
        opening -> Text,
        deadline -> Nullable<Timestamp>,
        next_check_at -> Nullable<Timestamp>,
        clock_started_at -> Nullable<Timestamp>,
        clock -> Text,
        draw_offer -> Nullable<Text>,
        takeback -> Nullable<Text>,
        conditional_moves_revision -> Integer,
        claims -> Text,
        claimed_at -> Nullable<Timestamp>,
        pending -> Nullable<Text>,
        pending_side -> Nullable<Text>,
        pending_at -> Nullable<Timestamp>,
        ending -> Nullable<Text>,
        ending_side -> Nullable<Text>,
        evidence -> Nullable<Text>,
        result -> Nullable<Text>,
        ended_at -> Nullable<Timestamp>,
        has_messages -> Bool,
        log_head -> Text,
        version -> Integer,
    }
}

diesel::table! {
    game_terms (game_id) {
        game_id -> BigInt,
        start_fen -> Text,
        time_control -> Text,
        vacation_counts -> Bool,
        en_passant -> Bool,
        legal_moves_only -> Bool,
        draw_rule -> Text,
        conditional -> Bool,
        takebacks -> Bool,
        rated -> Bool,
        books -> Bool,
        databases -> Bool,
        engines -> Bool,
        abort -> Bool,
        time_grants -> Bool,
        draw_offers -> Text,
        white_extra_time -> Integer,
    }
}

diesel::table! {
    game_offers (game_id) {
        game_id -> BigInt,
        white_offered_ply -> Nullable<Integer>,
        black_offered_ply -> Nullable<Integer>,
        takeback_count -> Integer,
        white_proposed_line -> Nullable<Text>,
        black_proposed_line -> Nullable<Text>,
    }
}

diesel::table! {
    game_events (game_id, number) {
        game_id -> BigInt,
        number -> Integer,
        at -> Timestamp,
        actor -> Text,
        kind -> Text,
        detail -> Text,
    }
}

diesel::table! {
    mismatches (game_id) {
        game_id -> BigInt,
        found_at -> Timestamp,
        findings -> Text,
    }
}

diesel::table! {
    verified_games (id) {
        id -> BigInt,
        last_game_id -> BigInt,
        chains_verified_at -> Nullable<Timestamp>,
        chain_findings -> Text,
    }
}

diesel::table! {
    game_creations (number) {
        number -> BigInt,
        game_id -> BigInt,
        first_hash -> Text,
        is_late -> Bool,
    }
}

diesel::table! {
    game_creation_chain (id) {
        id -> BigInt,
        count -> BigInt,
        head -> Text,
        is_complete -> Bool,
    }
}

diesel::table! {
    log_publications (number) {
        number -> BigInt,
        day -> Text,
        head -> Text,
        published_at -> Nullable<Timestamp>,
        created_games -> BigInt,
        creations_head -> Text,
    }
}

diesel::table! {
    published_heads (owner, owner_id, version) {
        owner -> Text,
        owner_id -> BigInt,
        version -> Integer,
        head -> Text,
        publication -> BigInt,
    }
}

diesel::table! {
    challenges (id) {
        id -> BigInt,
        challenger_id -> BigInt,
        opponent_id -> Nullable<BigInt>,
        color -> Nullable<Text>,
        variant -> Text,
        start_fen -> Text,
        start_name -> Text,
        time_control -> Text,
        timeout_rule -> Text,
        vacation_counts -> Bool,
        en_passant -> Bool,
        legal_moves_only -> Bool,
        draw_rule -> Text,
        conditional -> Bool,
        takebacks -> Bool,
        rated -> Bool,
        message -> Text,
        state -> Text,
        reason -> Text,
        game_id -> Nullable<BigInt>,
        rematch_of -> Nullable<BigInt>,
        form_key -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        books -> Bool,
        databases -> Bool,
        engines -> Bool,
        games -> Integer,
        schedule -> Text,
        ends_early -> Bool,
        conditions -> Nullable<Text>,
    }
}

diesel::table! {
    outbox (id) {
        id -> BigInt,
        dedup_key -> Text,
        kind -> Text,
        player_id -> BigInt,
        address -> Nullable<Text>,
        game_id -> Nullable<BigInt>,
        challenge_id -> Nullable<BigInt>,
        message_id -> Nullable<BigInt>,
        ply -> Nullable<Integer>,
        games -> Nullable<Text>,
        detail -> Nullable<Text>,
        held -> Bool,
        state -> Text,
        attempts -> Integer,
        due_at -> Timestamp,
        last_error -> Nullable<Text>,
        created_at -> Timestamp,
        done_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    vacations (id) {
        id -> BigInt,
        player_id -> BigInt,
        starts_at -> Timestamp,
        ends_at -> Timestamp,
        first_day -> Text,
        last_day -> Text,
        zone -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    heartbeat (id) {
        id -> BigInt,
        beat_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    outages (id) {
        id -> BigInt,
        began_at -> Timestamp,
        ended_at -> Timestamp,
    }
}

diesel::table! {
    muted_games (player_id, game_id) {
        player_id -> BigInt,
        game_id -> BigInt,
    }
}

diesel::table! {
    game_views (player_id, game_id) {
        player_id -> BigInt,
        game_id -> BigInt,
        viewed_at -> Timestamp,
        position_no -> Integer,
        last_read_message_id -> BigInt,
    }
}

diesel::table! {
    skipped_games (player_id, game_id) {
        player_id -> BigInt,
        game_id -> BigInt,
        version -> Integer,
        until -> Timestamp,
    }
}

diesel::table! {
    game_messages (id) {
        id -> BigInt,
        game_id -> BigInt,
        side -> Text,
        ply -> Integer,
        text -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    answered_emails (email_id) {
        email_id -> BigInt,
        game_id -> BigInt,
        at -> Timestamp,
    }
}

diesel::table! {
    devices (player_id, name) {
        player_id -> BigInt,
        name -> Text,
        last_seen_at -> Timestamp,
    }
}

diesel::table! {
    secrets (name) {
        name -> Text,
        value -> Text,
    }
}

diesel::table! {
    audit_log (id) {
        id -> BigInt,
        at -> Timestamp,
        admin_id -> Nullable<BigInt>,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        game_id -> Nullable<BigInt>,
        detail -> Text,
    }
}

diesel::table! {
    reports (id) {
        id -> BigInt,
        reporter_id -> BigInt,
        player_id -> BigInt,
        game_id -> Nullable<BigInt>,
        message -> Nullable<Text>,
        text -> Text,
        created_at -> Timestamp,
        settled_at -> Nullable<Timestamp>,
        answer -> Text,
    }
}

diesel::table! {
    announcements (id) {
        id -> BigInt,
        text -> Text,
        created_at -> Timestamp,
        ends_at -> Timestamp,
    }
}

diesel::table! {
    site_settings (name) {
        name -> Text,
        value -> Text,
    }
}

diesel::table! {
    player_relations (player_id, other_id, kind) {
        player_id -> BigInt,
        other_id -> BigInt,
        kind -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    private_messages (id) {
        id -> BigInt,
        from_id -> BigInt,
        to_id -> BigInt,
        text -> Text,
        created_at -> Timestamp,
        read_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    spectator_messages (id) {
        id -> BigInt,
        game_id -> BigInt,
        player_id -> BigInt,
        ply -> Integer,
        text -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    notes (player_id, game_id) {
        player_id -> BigInt,
        game_id -> BigInt,
        text -> Text,
        updated_at -> Timestamp,
    }
}

diesel::joinable!(ladder_challenges -> tournaments (tournament_id));
diesel::joinable!(final_places -> tournaments (tournament_id));
diesel::joinable!(final_places -> players (player_id));
diesel::joinable!(tournament_events -> tournaments (tournament_id));
diesel::joinable!(tournament_players -> tournaments (tournament_id));
diesel::joinable!(tournament_players -> players (player_id));
diesel::joinable!(tournament_games -> tournaments (tournament_id));
diesel::joinable!(tournament_games -> games (game_id));
diesel::joinable!(sessions -> players (player_id));
diesel::joinable!(game_terms -> games (game_id));
diesel::joinable!(game_offers -> games (game_id));
diesel::joinable!(delayed_moves -> games (game_id));
diesel::joinable!(skipped_games -> games (game_id));
diesel::joinable!(safety_moves -> games (game_id));
diesel::joinable!(outbox -> players (player_id));
diesel::allow_tables_to_appear_in_same_query! {
    players, name_skeletons, sessions, tokens, link_requests, games, game_terms, game_offers,
    game_events, conditional_moves, delayed_moves, safety_moves, analyses, challenges, outbox,
    vacations, heartbeat, outages, muted_games, game_views, skipped_games, game_messages, answered_emails,
    devices, secrets, audit_log, reports, announcements, site_settings, player_relations,
    private_messages, spectator_messages, notes, ratings, pending_rating_weeks, tournaments,
    tournament_events, tournament_players, unseen_invitations, tournament_games, tournament_lots, tournament_mailings,
    ladder_challenges, final_places,
    game_creations, game_creation_chain, log_publications, published_heads, mismatches,
    verified_games, security_log
}
