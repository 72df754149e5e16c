//! An email of ours came back: the address is marked, as after a refusal by SMTP.

use crate::{
    actions::ActionResult,
    db::{Db, DbError, EmailId, PlayerId, players},
    mail::reply::Bounce,
};

/// Marks a player's address if an email came back for good; their next page says so. What may
/// pass is only logged. `is_theirs`: whether the email went to this address, which may have
/// changed since.
pub async fn email_bounced(
    db: &Db,
    (email, id): (EmailId, PlayerId),
    bounce: Bounce,
    is_theirs: impl Fn(&str) -> bool + Send + 'static,
) -> ActionResult<(), ()> {
    let player = db.read(move |conn| Ok::<_, DbError>(players::find(conn, id)?)).await?;
    let address = player.map(|player| player.email).filter(|address| is_theirs(address));
    let Some(address) = address else {
        tracing::debug!(%email, player = %id, "an email came back from an address that is no more");
        return Ok(());
    };
    if !bounce.is_for_good {
        tracing::info!(%email, player = %id, said = bounce.said, "an email came back");
        return Ok(());
    }
    tracing::warn!(%email, player = %id, said = bounce.said, "an email came back for good");
    db.write(move |conn| {
        Ok(players::update_email_rejection(conn, id, &address, Some(&bounce.said))?)
    })
    .await
}
