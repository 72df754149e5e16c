//! Once more with colours swapped.

use actix_web::{http::StatusCode, web::Path};

use super::{
    show::{load, render},
    view::{Intent, Remark},
};
use crate::{
    actions::challenges::{Rematch, offer_rematch},
    db::GameId,
    web::{
        error::{PageResult, refusable},
        form::{Form, Nothing},
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

/// `POST /games/{id}/rematch`
pub async fn submit(visitor: Visitor, id: Path<GameId>, _: Form<Nothing>) -> PageResult {
    let player = visitor.sender()?.player.id;
    let loaded = load(&visitor, *id).await?;
    let offered = offer_rematch(&visitor.app.db, player, *id, visitor.now).await;
    match refusable(offered)? {
        Ok(Rematch::Started(game)) => Ok(see_other(format!("/games/{game}"))),
        Ok(Rematch::Offered) => Ok(see_other(format!("/games/{id}?notice=rematch"))),
        Err(why) => {
            let remark =
                Remark { error: Some(why.said(visitor.locale).to_string()), ..Remark::default() };
            render(&visitor, loaded, &Intent::default(), remark, None, StatusCode::CONFLICT)
        }
    }
}
