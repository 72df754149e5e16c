//! A player as everyone sees them.

use std::collections::HashSet;

use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{DateTime, Datelike as _, TimeDelta, Utc};
use serde::Deserialize;
use shakmaty::ByColor;

use super::{
    last_seen::{LastSeen, country, pace, reply, seen},
    rating::{MAX_WEEKS, RatingView},
};
use crate::{
    chess::Variant,
    db::{
        DbConn, DbError, GameId, PlayerId, TournamentId,
        games::{self, FinishedPlace, ListedGame, Record, Search},
        player_relations::{self, Relation},
        players::{self, Player},
        ratings::{self, Rated},
        tournament_points::find_player_points,
        tournaments::{self, Medal, OwnTournament, ViewedGame},
        vacations,
    },
    game::pace::{GAMES_OF_PACE, Pace},
    i18n::{Message, key},
    ratings::Week,
    web::{
        error::{PageError, PageResult},
        layout::Page,
        pages::{
            games::{Card, Opponents, cards},
            messages::RelationsView,
            tournaments::list::{TournamentRow, row},
        },
        paging::{cut, place_of, place_word},
        request_context::RequestContext,
        times::Zone,
        year_cache::time_of_year,
    },
};

/// Finished games a page.
const PER_PAGE: i64 = 20;
/// So many tournaments at the most.
const MAX_TOURNAMENTS: i64 = 20;
/// So many medals at the most.
const MAX_MEDALS: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ProfileQuery {
    /// Where the finished games go on ([`place_word`]).
    after: String,
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "player.html")]
struct ProfileTemplate<'a> {
    page: Page<'a>,
    name: &'a str,
    country: Option<Message>,
    about: &'a str,
    since: String,
    /// `None` where it is not shown.
    seen: Option<LastSeen>,
    /// Until when; shown to those who are logged in.
    on_vacation: Option<String>,
    reply: Option<Message>,
    /// How fast they move, and how often they lose on time.
    pace: Vec<Message>,
    is_me: bool,
    is_friend: bool,
    /// For others who are logged in.
    relations: Option<RelationsView>,
    record: Record,
    /// A rating for each variant of which the player has rated games.
    ratings: Vec<RatingView>,
    /// By color and against the reader, as far as there are any games.
    records: Vec<(Message, Record)>,
    running: Vec<Card>,
    /// Those that are not over.
    tournaments: Vec<TournamentRow>,
    medals: Vec<MedalRow>,
    year: i32,
    /// Of the tournaments of the year.
    points: i64,
    finished: Vec<Card>,
    pieces: &'static str,
    /// The latest finished games stand on another page.
    is_behind: bool,
    /// Behind which game older ones follow.
    older: Option<String>,
    error: Option<Message>,
}

/// A medal of a tournament.
struct MedalRow {
    /// `medal-gold`, `medal-silver` or `medal-bronze`
    class: &'static str,
    label: Message,
    tournament: TournamentId,
    name: String,
    day: String,
}

impl MedalRow {
    fn of(medal: Medal, zone: Zone) -> MedalRow {
        let (class, label) = match medal.place {
            1 => ("medal-gold", key!("profile-medal-gold")),
            2 => ("medal-silver", key!("profile-medal-silver")),
            _ => ("medal-bronze", key!("profile-medal-bronze")),
        };
        MedalRow {
            class,
            label: zone.locale().t(label),
            tournament: medal.tournament,
            name: medal.name,
            day: zone.day(medal.finalized_at),
        }
    }
}

/// What is loaded of a player, with a number of queries that does not depend on their games.
struct LoadedProfile {
    records: ByColor<Record>,
    against_me: Record,
    rated: Vec<(Variant, Vec<Rated>)>,
    running: Vec<ListedGame>,
    tournaments: Vec<OwnTournament>,
    medals: Vec<Medal>,
    /// Of the tournaments of the present year.
    points: i64,
    finished: Vec<ListedGame>,
    /// The games of both whose moves the reader may not see.
    hidden: HashSet<GameId>,
    opponents: Opponents,
    times: Vec<TimeDelta>,
    lost_on_time: i64,
    on_vacation: Option<DateTime<Utc>>,
    is_friend: bool,
    relations: Option<RelationsView>,
}

impl LoadedProfile {
    fn find(
        conn: &mut DbConn,
        (id, name): (PlayerId, &str),
        reader: Option<PlayerId>,
        after: Option<FinishedPlace>,
        now: DateTime<Utc>,
    ) -> Result<LoadedProfile, DbError> {
        let running = games::list_running(conn, id)?;
        let finished = games::search_finished(conn, id, &Search::default(), after, PER_PAGE + 1)?;
        let opponents = Opponents::find(conn, running.iter().chain(&finished), id, now)?;
        let viewed = running.iter().chain(&finished).map(|game| ViewedGame::listed(game, reader));
        let hidden = tournaments::list_hidden(conn, &viewed.collect::<Vec<_>>())?;
        let mut loaded = LoadedProfile {
            hidden: hidden.into_keys().map(|viewed| viewed.game).collect(),
            records: games::records(conn, id)?,
            rated: ratings::list_by_variant(conn, id, MAX_WEEKS)?,
            opponents,
            times: games::list_reply_times(conn, id, GAMES_OF_PACE)?,
            lost_on_time: games::count_lost_on_time(conn, id)?,
            running,
            tournaments: tournaments::list_own(conn, id, true, None, MAX_TOURNAMENTS)?,
            medals: tournaments::list_medals(conn, id, MAX_MEDALS)?,
            points: find_player_points(conn, id, time_of_year(now.year()))?,
            finished,
            against_me: Record::default(),
            on_vacation: None,
            is_friend: false,
            relations: None,
        };
        if reader.is_some() {
            loaded.on_vacation = vacations::list_ends(conn, &[id], now)?.remove(&id);
        }
        if let Some(reader) = reader.filter(|reader| *reader != id) {
            loaded.against_me = games::record_against(conn, id, reader)?;
            loaded.is_friend = player_relations::has(conn, reader, id, Relation::Friend)?;
            loaded.relations = Some(RelationsView::find(conn, reader, id, name)?);
        }
        Ok(loaded)
    }
}

/// `GET /players/{name}`
pub async fn show(
    ctx: RequestContext,
    name: Path<String>,
    asked: Query<ProfileQuery>,
) -> PageResult {
    render(&ctx, name.into_inner(), &asked, None).await
}

/// Shows a player's page, with why something about it was refused.
pub(super) async fn render(
    ctx: &RequestContext,
    name: String,
    asked: &ProfileQuery,
    error: Option<Message>,
) -> PageResult {
    let (db, now, zone, locale) = (&ctx.app.db, ctx.now, ctx.zone(), ctx.locale);
    let reader = ctx.reader();
    let after = place_of(&asked.after);
    let found = db.read::<_, DbError>(move |conn| {
        let player = players::find_by_name(conn, &name)?.filter(Player::has_page);
        let Some(player) = player else { return Ok(None) };
        let loaded = LoadedProfile::find(conn, (player.id, &player.name), reader, after, now)?;
        Ok(Some((player, loaded)))
    });
    let (player, mut loaded) = found.await?.ok_or(PageError::NotFound)?;
    let is_more = cut(&mut loaded.finished, PER_PAGE);
    let older = loaded.finished.last().filter(|_| is_more).map(place_word);
    let LoadedProfile {
        records,
        opponents,
        running,
        finished,
        tournaments,
        hidden,
        against_me,
        ..
    } = loaded;
    let cards = |list: &[ListedGame]| {
        let all = cards(list, &opponents, player.id, now, zone).into_iter();
        all.map(|card| if hidden.contains(&card.id) { card.without_moves() } else { card })
            .collect()
    };
    let rows = [
        (locale.t("profile-with-white"), records.white),
        (locale.t("profile-with-black"), records.black),
        (locale.t("profile-against-you"), against_me),
    ];
    let is_suspended = player.is_suspended();
    // What a suspended player says of themselves may be why.
    let tells = !is_suspended || ctx.current_user.as_ref().is_some_and(|s| s.player.is_admin);
    let template = ProfileTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        name: &player.name,
        country: country(&player, locale),
        about: if tells { &player.about } else { "" },
        since: zone.day(player.created_at.utc()),
        seen: (!is_suspended).then(|| seen(player.last_seen_at.utc(), now, locale)),
        on_vacation: loaded.on_vacation.map(|until| zone.full(until)),
        pace: pace(
            Pace::of(&loaded.times, (records.white + records.black).games(), loaded.lost_on_time),
            loaded.times.len(),
            locale,
        ),
        reply: reply(loaded.times, locale),
        is_me: reader == Some(player.id),
        is_friend: loaded.is_friend,
        relations: loaded.relations.take(),
        ratings: loaded
            .rated
            .iter()
            .filter_map(|(variant, weeks)| RatingView::of(*variant, weeks, Week::of(now), locale))
            .collect(),
        record: records.white + records.black,
        records: rows.into_iter().filter(|(_, record)| record.games() > 0).collect(),
        running: cards(&running),
        tournaments: tournaments.into_iter().map(|one| row(one.listed, zone)).collect(),
        medals: loaded.medals.into_iter().map(|medal| MedalRow::of(medal, zone)).collect(),
        year: now.year(),
        points: loaded.points,
        finished: cards(&finished),
        pieces: ctx.pieces(),
        is_behind: after.is_some(),
        older,
        error,
    };
    if template.error.is_some() { ctx.again(&template) } else { ctx.ok(&template) }
}
