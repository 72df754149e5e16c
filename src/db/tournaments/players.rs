//! The rows of those who have entered or play. What they say follows from the log; lists and
//! questions about one player are answered from them.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::{
    db::{DbConn, DbTimestamp, PlayerId, TournamentId, schema::tournament_players},
    tournament::{
        Seat, Stage, Tournament,
        event::{TournamentEvent, TournamentEventKind},
    },
};

/// Rows written by one statement: Postgres and SQLite both take some thousands of values.
const ROWS_PER_STATEMENT: usize = 1000;

#[derive(Insertable)]
#[diesel(table_name = tournament_players)]
#[diesel(treat_none_as_default_value = false)]
struct PlayerRow {
    tournament_id: TournamentId,
    player_id: PlayerId,
    section: Option<i32>,
    pairing_number: Option<i32>,
    withdrawn_at: Option<DbTimestamp>,
    withdrawal_ground: Option<&'static str>,
    /// The place on the waiting list.
    waiting_number: Option<i32>,
    next_edition_place_at: Option<DbTimestamp>,
}

/// Brings the rows up to date with what has happened. `after`: the tournament as it is now.
pub(super) fn update(
    conn: &mut DbConn,
    id: TournamentId,
    after: &Tournament,
    events: &[TournamentEvent],
) -> QueryResult<()> {
    for event in events {
        match &event.what {
            // Whoever comes back had left.
            TournamentEventKind::Entered { player, .. } if after.is_ladder() => {
                delete(conn, id, *player)?;
                if let Some((section, number)) = after.seat_of(*player)
                    && let Some(seat) = after.seat(section, number)
                {
                    insert(conn, &[seat_row(id, i32::from(section), number, seat)])?;
                }
            }
            TournamentEventKind::Entered { player, by_right } => {
                let waiting_number = waiting_number(after, *player);
                insert(conn, &[PlayerRow { waiting_number, ..entered(id, *player) }])?;
                // Somebody else may have lost the place.
                if *by_right {
                    update_waiting_list(conn, id, after)?;
                }
            }
            TournamentEventKind::EntryWithdrawn { player }
            | TournamentEventKind::EntryRemoved { player, .. } => {
                delete(conn, id, *player)?;
                update_waiting_list(conn, id, after)?;
            }
            // There may be more places, or fewer.
            TournamentEventKind::TermsChanged { .. } => update_waiting_list(conn, id, after)?,
            // All at once, and by a few statements: ten thousand rows hold up nobody's move for long.
            TournamentEventKind::Started { .. } => {
                diesel::delete(
                    tournament_players::table.filter(tournament_players::tournament_id.eq(id)),
                )
                .execute(conn)?;
                insert(conn, &seated(id, after))?;
            }
            TournamentEventKind::PlayerReplaced { section, number, former, .. } => {
                delete(conn, id, *former)?;
                if let Some(seat) = after.seat(*section, *number) {
                    insert(conn, &[seat_row(id, i32::from(*section), *number, seat)])?;
                }
            }
            TournamentEventKind::PlayerWithdrawn { section, number, .. } => {
                if let Some(seat) = after.seat(*section, *number) {
                    update_withdrawal(conn, id, seat)?;
                }
            }
            // The row says where somebody plays now.
            TournamentEventKind::StageStarted { stage, .. } => {
                let sections = after.stage(*stage).into_iter().flat_map(Stage::sections);
                for section in sections {
                    let seats = after.section(section).map_or(&[][..], |it| it.seats.as_slice());
                    for (number, seat) in (1..).zip(seats) {
                        update_seat(conn, id, (section, number), seat)?;
                    }
                }
            }
            TournamentEventKind::QualifiedTooLate { section, number } => {
                if let Some(seat) = after.seat(*section, *number) {
                    update_next_edition_place(conn, id, seat)?;
                }
            }
            TournamentEventKind::NextEditionPlaceGiven { number, .. } => {
                if let Some(seat) = after.seat(1, *number) {
                    update_next_edition_place(conn, id, seat)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn entered(id: TournamentId, player: i64) -> PlayerRow {
    PlayerRow {
        tournament_id: id,
        player_id: PlayerId(player),
        section: None,
        pairing_number: None,
        withdrawn_at: None,
        withdrawal_ground: None,
        waiting_number: None,
        next_edition_place_at: None,
    }
}

fn seat_row(id: TournamentId, section: i32, number: usize, seat: &Seat) -> PlayerRow {
    PlayerRow {
        section: Some(section),
        pairing_number: i32::try_from(number).ok(),
        withdrawn_at: seat.withdrawal.map(|it| DbTimestamp::of(it.at)),
        withdrawal_ground: seat.withdrawal.map(|it| it.ground.as_str()),
        next_edition_place_at: seat.next_edition_place.map(DbTimestamp::of),
        ..entered(id, seat.player)
    }
}

fn seated(id: TournamentId, tournament: &Tournament) -> Vec<PlayerRow> {
    (1..)
        .zip(&tournament.sections)
        .flat_map(|(section, found)| {
            (1..).zip(&found.seats).map(move |(number, seat)| seat_row(id, section, number, seat))
        })
        .collect()
}

fn insert(conn: &mut DbConn, rows: &[PlayerRow]) -> QueryResult<()> {
    for some in rows.chunks(ROWS_PER_STATEMENT) {
        on_either!(conn, |c| {
            diesel::insert_into(tournament_players::table).values(some).execute(c)?
        });
    }
    Ok(())
}

fn delete(conn: &mut DbConn, id: TournamentId, player: i64) -> QueryResult<()> {
    let row = tournament_players::table.find((id, PlayerId(player)));
    diesel::delete(row).execute(conn).map(drop)
}

/// Returns the place of a player on the waiting list.
fn waiting_number(tournament: &Tournament, player: i64) -> Option<i32> {
    let place = tournament.waiting_list().iter().rposition(|one| *one == player)?;
    i32::try_from(place + 1).ok()
}

/// Brings the places on the waiting list up to date.
fn update_waiting_list(
    conn: &mut DbConn,
    id: TournamentId,
    tournament: &Tournament,
) -> QueryResult<()> {
    let rows = tournament_players::table.filter(tournament_players::tournament_id.eq(id));
    let stored: Vec<(PlayerId, i32)> = rows
        .filter(tournament_players::waiting_number.is_not_null())
        .select((
            tournament_players::player_id,
            tournament_players::waiting_number.assume_not_null(),
        ))
        .load(conn)?;
    let mut stored: HashMap<PlayerId, i32> = stored.into_iter().collect();
    for (number, player) in (1..).zip(tournament.waiting_list()) {
        let player = PlayerId(*player);
        if stored.remove(&player) != Some(number) {
            update_waiting_number(conn, id, player, Some(number))?;
        }
    }
    stored.into_keys().try_for_each(|player| update_waiting_number(conn, id, player, None))
}

fn update_waiting_number(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
    number: Option<i32>,
) -> QueryResult<()> {
    diesel::update(tournament_players::table.find((id, player)))
        .set(tournament_players::waiting_number.eq(number))
        .execute(conn)
        .map(drop)
}

fn update_seat(
    conn: &mut DbConn,
    id: TournamentId,
    (section, number): (u16, i32),
    seat: &Seat,
) -> QueryResult<()> {
    diesel::update(tournament_players::table.find((id, PlayerId(seat.player))))
        .set((
            tournament_players::section.eq(i32::from(section)),
            tournament_players::pairing_number.eq(number),
        ))
        .execute(conn)
        .map(drop)
}

fn update_withdrawal(conn: &mut DbConn, id: TournamentId, seat: &Seat) -> QueryResult<()> {
    let row = tournament_players::table.find((id, PlayerId(seat.player)));
    diesel::update(row)
        .set((
            tournament_players::withdrawn_at.eq(seat.withdrawal.map(|it| DbTimestamp::of(it.at))),
            tournament_players::withdrawal_ground.eq(seat.withdrawal.map(|it| it.ground.as_str())),
        ))
        .execute(conn)
        .map(drop)
}

fn update_next_edition_place(conn: &mut DbConn, id: TournamentId, seat: &Seat) -> QueryResult<()> {
    let given = seat.next_edition_place.map(DbTimestamp::of);
    diesel::update(tournament_players::table.find((id, PlayerId(seat.player))))
        .set(tournament_players::next_edition_place_at.eq(given))
        .execute(conn)
        .map(drop)
}
