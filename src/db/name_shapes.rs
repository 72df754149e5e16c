//! What names look like, so that no new one passes for another.
//!
//! The shape of a name is its skeleton by UTS 39 (`I`, `l` and `1` are one), without marks. It is taken with
//! and without capitals: `Iars` looks like `lars`, and `IARS` is the name of `iars`. Names that are there
//! already stay, even if they look alike.

use diesel::{dsl::exists, prelude::*};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

use super::{
    DbConn, PlayerId,
    schema::{name_shapes, players},
};

/// Filled in at a time.
const BATCH: i64 = 1000;

/// Returns the shapes of a name: one that shares a shape with it looks like it.
pub fn shapes(name: &str) -> Vec<String> {
    let bare = |text: &str| -> String {
        let skeleton: String = unicode_security::skeleton(text).collect();
        skeleton.nfd().filter(|c| !is_combining_mark(*c)).collect()
    };
    let mut shapes = vec![bare(name).to_lowercase(), bare(&name.to_lowercase()).to_lowercase()];
    shapes.dedup();
    shapes
}

/// Notes what a player's name looks like now.
pub fn update(conn: &mut DbConn, player: PlayerId, name: &str) -> QueryResult<()> {
    diesel::delete(name_shapes::table.filter(name_shapes::player_id.eq(player))).execute(conn)?;
    for shape in shapes(name) {
        diesel::insert_into(name_shapes::table)
            .values((name_shapes::shape.eq(shape), name_shapes::player_id.eq(player)))
            .execute(conn)?;
    }
    Ok(())
}

/// Returns whether a name looks like that of another player. `player`: whose it is, if it is one's.
pub fn is_like_another(
    conn: &mut DbConn,
    name: &str,
    player: Option<PlayerId>,
) -> QueryResult<bool> {
    let found: Vec<PlayerId> = name_shapes::table
        .filter(name_shapes::shape.eq_any(shapes(name)))
        .filter(name_shapes::player_id.ne(player.unwrap_or(PlayerId(0))))
        .select(name_shapes::player_id)
        .limit(1)
        .load(conn)?;
    Ok(!found.is_empty())
}

/// Notes what those names look like of which it is not known: they are from before, or an older server
/// took them.
#[expect(clippy::disallowed_methods, reason = "a part of the migration, before anybody writes")]
pub(super) fn fill(conn: &mut DbConn) -> QueryResult<()> {
    loop {
        let known = name_shapes::table.filter(name_shapes::player_id.eq(players::id));
        let names: Vec<(PlayerId, String)> = players::table
            .filter(diesel::dsl::not(exists(known)))
            .order(players::id)
            .limit(BATCH)
            // Of a closed account the key is left.
            .select((players::id, players::name_key))
            .load(conn)?;
        if names.is_empty() {
            return Ok(());
        }
        conn.transaction(|conn| {
            names.iter().try_for_each(|(player, name)| update(conn, *player, name))
        })?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_share_a_shape() {
        let alike =
            |one: &str, other: &str| shapes(one).iter().any(|shape| shapes(other).contains(shape));
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
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", shapes(one), shapes(other));
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Anna", "Anne"),
            ("Max2", "Max3"),
            ("Anna-Lena", "Annalena"),
            ("Anna_B", "Anna.B"),
        ] {
            assert!(!alike(one, other), "{one} {other}: {:?} {:?}", shapes(one), shapes(other));
        }
    }
}
