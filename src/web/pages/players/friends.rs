//! One's friends: a list that nobody else sees.

use actix_web::web::Path;
use askama::Template;

use super::{
    address_of,
    last_seen::{LastSeen, seen},
    show::{ProfileQuery, render},
};
use crate::{
    actions::friends::{self as actions, FriendError},
    chess::Variant,
    db::{
        DbError,
        friends::{self, MAX_FRIENDS},
        games, ratings, vacations,
    },
    ratings::Week,
    web::{
        error::{PageResult, done, refusable},
        form::{Form, Nothing},
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

struct FriendView {
    name: String,
    /// In standard chess.
    rating: Option<String>,
    seen: Option<LastSeen>,
    /// Until when.
    on_vacation: Option<String>,
    /// Running games with the reader.
    games: usize,
}

#[derive(Template)]
#[template(path = "friends.html")]
struct FriendsTemplate<'a> {
    page: Page<'a>,
    /// Who is online first, all by name.
    friends: Vec<FriendView>,
    online: usize,
}

/// `GET /friends`
pub async fn list(ctx: RequestContext) -> PageResult {
    let (me, now) = (ctx.player()?.id, ctx.now);
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let friends = friends::list(conn, me)?;
        let ids: Vec<_> = friends.iter().map(|friend| friend.id).collect();
        let away = vacations::list_ends(conn, &ids, now)?;
        let games = games::count_running_with(conn, me)?;
        let ratings = ratings::list_before(conn, &ids, Variant::Standard, Week::of(now).next())?;
        Ok((friends, away, games, ratings))
    });
    let (friends, away, games, ratings) = found.await?;
    let (zone, locale) = (ctx.zone(), ctx.locale);
    let view = |friend: friends::Friend| FriendView {
        on_vacation: away.get(&friend.id).map(|until| zone.full(*until)),
        rating: ratings.get(&friend.id).map(|rating| rating.text()),
        games: games.get(&friend.id).copied().unwrap_or_default(),
        seen: match friend.suspended_at {
            Some(_) => None,
            None => Some(seen(friend.last_seen_at.utc(), now, locale)),
        },
        name: friend.name,
    };
    let mut friends: Vec<FriendView> = friends.into_iter().map(view).collect();
    let is_online = |friend: &FriendView| friend.seen.as_ref().is_some_and(|seen| seen.is_online);
    friends.sort_by_key(|friend| !is_online(friend));
    let online = friends.iter().filter(|friend| is_online(friend)).count();
    ctx.ok(&FriendsTemplate { page: ctx.page(), friends, online })
}

/// `POST /players/{name}/befriend`
pub async fn befriend(ctx: RequestContext, name: Path<String>, _: Form<Nothing>) -> PageResult {
    let (me, name) = (ctx.sender()?.player.id, name.into_inner());
    let made = actions::befriend(&ctx.app.db, me, name.clone(), ctx.now).await;
    match refusable(made)? {
        Ok(()) => Ok(see_other(address_of(&name))),
        Err(FriendError::Full) => {
            let why = ctx.locale.t("people-friends-full").count("most", MAX_FRIENDS);
            render(&ctx, name, &ProfileQuery::default(), Some(why)).await
        }
    }
}

/// `POST /players/{name}/unfriend`
pub async fn unfriend(ctx: RequestContext, name: Path<String>, _: Form<Nothing>) -> PageResult {
    let (me, name) = (ctx.sender()?.player.id, name.into_inner());
    done(actions::unfriend(&ctx.app.db, me, name.clone()).await)?;
    Ok(see_other(address_of(&name)))
}
