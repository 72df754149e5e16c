//! Announcing a tournament.

use chrono::{DateTime, Utc};

use super::queue_emails::queue_for_next_edition;
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, PlayerId, TournamentId,
        audit_log::{self, AuditAction, NewAuditEntry},
        players::{self, Player},
        tournaments::{self, NewTournamentRow},
    },
    tournament::{
        TournamentError, announce,
        event::LotPurpose,
        lots::LotSecret,
        terms::{Format, TournamentTerms},
    },
};

/// A tournament that is to be announced.
#[derive(Clone, Debug)]
pub struct NewTournament {
    pub terms: TournamentTerms,
    pub director: PlayerId,
    pub deputy: Option<PlayerId>,
    /// The tournament of which it is the next edition.
    pub edition_of: Option<TournamentId>,
    /// Drawn by the form: the same form sent twice makes one tournament.
    pub form_key: String,
    /// Random: the lot that gives the pairing numbers.
    pub secret: LotSecret,
}

/// Announces a tournament. Only tournament directors and administrators may; a next edition, whoever of
/// them directs the former one, and administrators.
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
        if let Some(former) = new.edition_of {
            // The form was sent twice.
            if let Some(id) = tournaments::find_id_of_form(conn, &new.form_key)? {
                return Ok(id);
            }
            check_next_edition(conn, former, &director)?;
        }
        let (id, is_new) = insert(conn, &new, None, now)?;
        if let Some(former) = new.edition_of {
            queue_for_next_edition(conn, id, former, now)?;
        }
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

/// Checks that somebody can announce the next edition of a tournament, and keeps others from announcing
/// another one meanwhile.
fn check_next_edition(
    conn: &mut DbConn,
    former: TournamentId,
    by: &Player,
) -> ActionResult<(), TournamentError> {
    tournaments::lock(conn, former)?;
    let stored = tournaments::find(conn, former)?.ok_or(ActionError::NotFound)?;
    if !by.is_admin && !stored.tournament.is_directed_by(by.id.0) {
        return Err(ActionError::Forbidden);
    }
    let has_next = tournaments::find_next_edition(conn, former)?.is_some();
    stored.tournament.check_next_edition(has_next).map_err(ActionError::Refused)
}

/// Announces a tournament inside a transaction; the bool says whether it is new. `standing_offer`: the
/// first of those that it follows.
pub(super) fn insert(
    conn: &mut DbConn,
    new: &NewTournament,
    standing_offer: Option<TournamentId>,
    now: DateTime<Utc>,
) -> ActionResult<(TournamentId, bool), TournamentError> {
    let deputy = new.deputy.map(|deputy| deputy.0);
    let edition_of = new.edition_of.map(|former| former.0);
    let terms = new.terms.clone();
    let events = announce(terms, new.director.0, deputy, edition_of, &new.secret, now)
        .map_err(ActionError::Refused)?;
    let row = NewTournamentRow { form_key: &new.form_key, standing_offer, players: None };
    let (id, is_new) = tournaments::insert(conn, &row, &events, now)?;
    // Nothing is drawn by lot on a ladder.
    if is_new && new.terms.format != Format::Ladder {
        let secrets = [(LotPurpose::Numbers, new.secret.clone())];
        tournaments::insert_secrets(conn, id, &secrets)?;
    }
    Ok((id, is_new))
}
