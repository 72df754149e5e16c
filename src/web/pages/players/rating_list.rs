//! The list of ratings: who has an established one, the best first or who has gained most in the year.

use actix_web::web::Query;
use askama::Template;
use chrono::{DateTime, Datelike as _, TimeZone as _, Utc};
use serde::Deserialize;

use crate::{
    chess::Variant,
    db::{
        DbError, friends,
        rating_lists::{self, ListedRating, RatingListFilter},
    },
    i18n::Message,
    ratings::Week,
    web::{countries, error::PageResult, layout::Page, request_context::RequestContext},
};

/// So many are shown.
const MAX_SHOWN: usize = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RatingListQuery {
    variant: String,
    country: String,
    order: String,
    friends: Option<String>,
}

/// A choice of the form: its word, its name, whether it is chosen.
type ListOption = (String, String, bool);

/// A line of the list.
struct RatingRow {
    /// Shared by those with equal numbers.
    place: usize,
    name: String,
    country: Option<Message>,
    rating: i32,
    margin: i32,
    gain: Option<i32>,
}

#[derive(Template)]
#[template(path = "rating_list.html")]
struct RatingListTemplate<'a> {
    page: Page<'a>,
    variants: Vec<ListOption>,
    countries: Vec<ListOption>,
    orders: Vec<ListOption>,
    /// Whether friends alone are shown; `None`: nobody is logged in.
    friends_only: Option<bool>,
    shows_gains: bool,
    year: i32,
    rows: Vec<RatingRow>,
}

/// `GET /players/lists/ratings?variant=&country=&order=&friends=`
pub async fn show(ctx: RequestContext, asked: Query<RatingListQuery>) -> PageResult {
    let (me, now, locale) = (ctx.reader(), ctx.now, ctx.locale);
    // What nobody knows is as good as not asked for.
    let variant: Variant = asked.variant.parse().unwrap_or(Variant::Standard);
    let country =
        Some(asked.country.clone()).filter(|code| countries::name(code, locale).is_some());
    let friends_of = me.filter(|_| asked.friends.is_some());
    let shows_gains = asked.order == "gain";
    let chosen_country = country.clone().unwrap_or_default();
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let among = match friends_of {
            Some(me) => {
                let friends = friends::list(conn, me)?.into_iter().map(|friend| friend.id);
                Some(friends.chain([me]).collect())
            }
            None => None,
        };
        let filter = RatingListFilter { variant, country, among };
        // With what the present week has brought.
        let listed = rating_lists::list_established(conn, &filter, Week::of(now).next())?;
        if !shows_gains {
            return Ok(listed.into_iter().map(|one| (one, None)).collect());
        }
        let gains = rating_lists::list_gains(conn, listed, variant, first_week(now))?;
        Ok(gains.into_iter().map(|(one, gain)| (one, Some(gain))).collect::<Vec<_>>())
    });
    let found = found.await?;
    let option = |word: &str, name: String, chosen: &str| (word.to_owned(), name, word == chosen);
    let name_of_variant = |one: &Variant| one.rules().name.to_owned();
    let order = if shows_gains { "gain" } else { "" };
    ctx.ok(&RatingListTemplate {
        page: ctx.page(),
        variants: Variant::ALL
            .iter()
            .map(|one| option(one.as_str(), name_of_variant(one), variant.as_str()))
            .collect(),
        countries: [option("", locale.t("rating-list-any-country").to_string(), &chosen_country)]
            .into_iter()
            .chain(
                countries::list(locale)
                    .into_iter()
                    .map(|(code, name)| option(code, name, &chosen_country)),
            )
            .collect(),
        orders: vec![
            option("", locale.t("rating-list-by-rating").to_string(), order),
            option("gain", locale.t("rating-list-by-gain").to_string(), order),
        ],
        friends_only: me.map(|_| friends_of.is_some()),
        shows_gains,
        year: now.year(),
        rows: rows(found, &ctx),
    })
}

fn rows(found: Vec<(ListedRating, Option<i32>)>, ctx: &RequestContext) -> Vec<RatingRow> {
    let mut rows: Vec<RatingRow> = Vec::new();
    for (index, (listed, gain)) in found.into_iter().take(MAX_SHOWN).enumerate() {
        let rating = listed.rating.number();
        let is_equal = |before: &RatingRow| match gain {
            Some(_) => before.gain == gain,
            None => before.rating == rating,
        };
        let shared = rows.last().filter(|before| is_equal(before)).map(|before| before.place);
        rows.push(RatingRow {
            place: shared.unwrap_or(index + 1),
            name: listed.name,
            country: countries::name(&listed.country, ctx.locale),
            rating,
            margin: listed.rating.margin(),
            gain,
        });
    }
    rows
}

/// Returns the week in which the year began.
fn first_week(now: DateTime<Utc>) -> Week {
    let began = Utc.with_ymd_and_hms(now.year(), 1, 1, 0, 0, 0).single();
    Week::of(began.unwrap_or(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_in_the_week_of_its_first_day() {
        for (now, first) in [
            ("2026-11-20T12:00:00Z", "2025-12-29T00:00:00Z"),
            ("2029-01-01T00:00:00Z", "2029-01-01T00:00:00Z"),
        ] {
            let [now, first]: [DateTime<Utc>; 2] = [now, first].map(|at| at.parse().unwrap());
            assert_eq!(first_week(now).span().start, first);
        }
    }
}
