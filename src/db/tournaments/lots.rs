//! Secrets of lots. No page, export or director reads them; once a lot is drawn, its secret stands
//! in the log.

use diesel::prelude::*;

use crate::{
    db::{Corrupt, DbConn, TournamentId, schema::tournament_lots},
    tournament::{event::LotPurpose, lots::LotSecret},
};

fn purpose_text(purpose: LotPurpose) -> String {
    match purpose {
        LotPurpose::Numbers => "numbers".to_owned(),
        LotPurpose::FirstColor { round, board } => format!("first_color {round} {board}"),
        LotPurpose::DeciderColor { round, board } => format!("decider_color {round} {board}"),
        LotPurpose::InitialColor => "initial_color".to_owned(),
        LotPurpose::Chess960Numbers => "chess960_numbers".to_owned(),
        LotPurpose::Qualification { stage } => format!("qualification {stage}"),
        LotPurpose::StageNumbers { stage } => format!("stage_numbers {stage}"),
    }
}

/// Keeps the secrets of lots to come.
pub fn insert_secrets(
    conn: &mut DbConn,
    tournament: TournamentId,
    secrets: &[(LotPurpose, LotSecret)],
) -> QueryResult<()> {
    for (purpose, secret) in secrets {
        diesel::insert_into(tournament_lots::table)
            .values((
                tournament_lots::tournament_id.eq(tournament),
                tournament_lots::purpose.eq(purpose_text(*purpose)),
                tournament_lots::secret.eq(secret.to_hex()),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Finds the secret of a lot, for the moment in which it is drawn.
pub fn find_secret(
    conn: &mut DbConn,
    tournament: TournamentId,
    purpose: LotPurpose,
) -> QueryResult<Option<LotSecret>> {
    let found: Option<String> = tournament_lots::table
        .find((tournament, purpose_text(purpose)))
        .select(tournament_lots::secret)
        .get_result(conn)
        .optional()?;
    let corrupt = || Corrupt::error("tournament_lots", tournament.0, "secret");
    found.map(|text| LotSecret::from_hex(&text).ok_or_else(corrupt)).transpose()
}
