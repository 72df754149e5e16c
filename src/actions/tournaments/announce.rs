//! Announcing a tournament.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, PlayerId, TournamentId,
        audit_log::{self, AuditAction, NewAuditEntry},
        players,
        tournaments::{self, NewTournamentRow},
    },
    tournament::{
        TournamentError, announce, event::LotPurpose, lots::LotSecret, terms::TournamentTerms,
    },
};

/// A tournament that is to be announced.
#[derive(Clone, Debug)]
pub struct NewTournament {
    pub terms: TournamentTerms,
    pub director: PlayerId,
    pub deputy: Option<PlayerId>,
    /// Drawn by the form: the same form sent twice makes one tournament.
    pub form_key: String,
    /// Random: the lot that gives the pairing numbers.
    pub secret: LotSecret,
}

/// Announces a tournament. Only tournament directors and administrators may.
pub async fn announce_tournament(
    db: &Db,
    new: NewTournament,
    now: DateTime<Utc>,
) -> ActionResult<TournamentId, TournamentError> {
    db.write(move |conn| {
        // Nobody closes the account in the moment in which they come into an office.
        players::lock_all(conn, [new.director].into_iter().chain(new.deputy).collect())?;
        let director = players::get(conn, new.director)?;
        if !director.may_direct() {
            return Err(ActionError::Forbidden);
        }
        let deputy = new.deputy.map(|deputy| players::get(conn, deputy)).transpose()?;
        if deputy.is_some_and(|deputy| !deputy.is_active()) {
            return Err(ActionError::Refused(TournamentError::CannotDirect));
        }
        let (id, is_new) = insert(conn, &new, None, now)?;
        if is_new && director.is_admin {
            let action = AuditAction::TournamentDirected {
                tournament: id,
                deed: "announced".to_owned(),
                reason: new.terms.name.clone(),
            };
            let act = NewAuditEntry { admin: Some(director.id), player: None, game: None, action };
            audit_log::record(conn, &act, now)?;
        }
        Ok(id)
    })
    .await
}

/// The same inside a transaction, with whether it is new. `standing_offer`: the first of those that
/// it follows.
pub(super) fn insert(
    conn: &mut DbConn,
    new: &NewTournament,
    standing_offer: Option<TournamentId>,
    now: DateTime<Utc>,
) -> ActionResult<(TournamentId, bool), TournamentError> {
    let deputy = new.deputy.map(|deputy| deputy.0);
    let events = announce(new.terms.clone(), new.director.0, deputy, &new.secret, now)
        .map_err(ActionError::Refused)?;
    let row = NewTournamentRow { form_key: &new.form_key, standing_offer, players: None };
    let (id, is_new) = tournaments::insert(conn, &row, &events, now)?;
    if is_new {
        let secrets = [(LotPurpose::Numbers, new.secret.clone())];
        tournaments::insert_secrets(conn, id, &secrets)?;
    }
    Ok((id, is_new))
}
