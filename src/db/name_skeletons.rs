//! What names look like, so that no new one passes for another.
//!
//! The skeleton of a name is that by UTS 39 (`I`, `l` and `1` are one), without marks. It is taken with
//! and without capitals: `Iars` looks like `lars`, and `IARS` is the name of `iars`. Names that are there
//! already stay, even if they look alike.

use diesel::{dsl::exists, prelude::*, sql_types::BigInt};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

use super::{
    DbConn, PlayerId,
    schema::{name_skeletons, players},
};

/// Filled in at a time.
const BATCH: i64 = 1000;

/// Returns the skeletons of a name: one that shares a skeleton with it looks like it.
pub fn skeletons(name: &str) -> Vec<String> {
    let bare = |text: &str| -> String {
        let skeleton: String = unicode_security::skeleton(text).collect();
        skeleton.nfd().filter(|c| !is_combining_mark(*c)).collect()
    };
    let mut found = vec![bare(name).to_lowercase(), bare(&name.to_lowercase()).to_lowercase()];
    found.dedup();
    found
}

/// Notes what a player's name looks like now.
pub fn update(conn: &mut DbConn, player: PlayerId, name: &str) -> QueryResult<()> {
    diesel::delete(name_skeletons::table.filter(name_skeletons::player_id.eq(player)))
        .execute(conn)?;
    for skeleton in skeletons(name) {
        let row = (name_skeletons::skeleton.eq(skeleton), name_skeletons::player_id.eq(player));
        let query = diesel::insert_into(name_skeletons::table).values(row);
        on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    }
    Ok(())
}

/// On Postgres: the number is arbitrary, but the same for all servers.
const LOCK: i64 = 0x006e_616d_6573;

/// Returns whether a name looks like that of another player. `player`: whose it is, if it is one's.
///
/// Until the transaction ends, no other asks for a name. Two that began at once would else see neither
/// name of the other. On SQLite one writes at a time anyway.
pub fn is_like_another(
    conn: &mut DbConn,
    name: &str,
    player: Option<PlayerId>,
) -> QueryResult<bool> {
    if let DbConn::Postgres(conn) = conn {
        let lock = diesel::sql_query("SELECT pg_advisory_xact_lock($1)");
        lock.bind::<BigInt, _>(LOCK).execute(conn)?;
    }
    let found: Vec<PlayerId> = name_skeletons::table
        .filter(name_skeletons::skeleton.eq_any(skeletons(name)))
        .filter(name_skeletons::player_id.ne(player.unwrap_or(PlayerId(0))))
        .select(name_skeletons::player_id)
        .limit(1)
        .load(conn)?;
    Ok(!found.is_empty())
}

/// Notes what those names look like of which it is not known: they are from before, or an older server
/// took them.
#[expect(clippy::disallowed_methods, reason = "a part of the migration, before anybody writes")]
pub(super) fn fill(conn: &mut DbConn) -> QueryResult<()> {
    loop {
        let known = name_skeletons::table.filter(name_skeletons::player_id.eq(players::id));
        let names: Vec<(PlayerId, String, String, bool)> = players::table
            .filter(diesel::dsl::not(exists(known)))
            .order(players::id)
            .limit(BATCH)
            .select((
                players::id,
                players::name,
                players::name_key,
                players::closed_at.is_not_null(),
            ))
            .load(conn)?;
        if names.is_empty() {
            return Ok(());
        }
        conn.transaction(|conn| {
            names.iter().try_for_each(|(player, name, key, is_closed)| {
                // Of a closed account the key is left.
                update(conn, *player, if *is_closed { key } else { name })
            })
        })?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_share_a_skeleton() {
        let alike = |one: &str, other: &str| {
            skeletons(one).iter().any(|skeleton| skeletons(other).contains(skeleton))
        };
        for (one, other) in [
            ("Iars", "lars"),
            ("lars", "Iars"),
            ("Lars", "Iars"),
            ("Ánna", "Anna"),
            ("ANNA", "anna"),
            ("Jorg", "Jörg"),
            ("Paweł", "Pawel"),
            ("P1ayer", "Player"),
            ("Otto", "0tto"),
            ("Tirn", "Tim"),
            ("SØREN", "soren"),
        ] {
            assert!(
                alike(one, other),
                "{one} {other}: {:?} {:?}",
                skeletons(one),
                skeletons(other)
            );
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Anna", "Anne"),
            ("Max2", "Max3"),
            ("Anna-Lena", "Annalena"),
            ("Anna_B", "Anna.B"),
        ] {
            assert!(
                !alike(one, other),
                "{one} {other}: {:?} {:?}",
                skeletons(one),
                skeletons(other)
            );
        }
    }
}
