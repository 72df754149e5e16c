//! The tables of what guards an account besides the password.

diesel::table! {
    totp_secrets (player_id) {
        player_id -> BigInt,
        secret -> Text,
        created_at -> Timestamp,
        confirmed_at -> Nullable<Timestamp>,
        last_step -> BigInt,
        last_used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    passkeys (id) {
        id -> BigInt,
        player_id -> BigInt,
        credential_id -> Text,
        name -> Text,
        credential -> Text,
        created_at -> Timestamp,
        last_used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    recovery_codes (player_id, code_hash) {
        player_id -> BigInt,
        code_hash -> Text,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    pending_logins (token_hash) {
        token_hash -> Text,
        player_id -> BigInt,
        persistent -> Bool,
        attempts -> Integer,
        created_at -> Timestamp,
    }
}

diesel::table! {
    passkey_challenges (token_hash) {
        token_hash -> Text,
        player_id -> Nullable<BigInt>,
        kind -> Text,
        state -> Text,
        created_at -> Timestamp,
    }
}
