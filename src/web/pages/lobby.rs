//! The lobby: challenges that are open to everyone, and one's own.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::{challenges::unmet_condition, player_record::PlayerRecord},
    chess::{Color, Start, Variant},
    db::{
        ChallengeId, DbError, PlayerId,
        challenges::{self, Challenge},
        friends, players, ratings,
    },
    i18n::{CLOSED_NAME, Locale, Message, format_text, key},
    ratings::{Rating, Week},
    tournament::entry::EntryConditions,
    web::{
        error::PageResult,
        game_limit_notice::game_limit_notice,
        layout::Page,
        live::{self, About, StateVersion},
        pages::challenges::challenge_form::ChallengeFormView,
        request_context::RequestContext,
        sentences,
        times::Zone,
    },
};

/// Friends who are named; the others are on the list of all.
const MAX_FRIENDS_NAMED: i64 = 12;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LobbyQuery {
    notice: Option<String>,
}

/// A challenge as lists and its own page show it.
pub struct ChallengeView {
    pub id: ChallengeId,
    pub challenger: String,
    /// No link for a closed account.
    pub has_page: bool,
    /// With how far off it may be. `None` of a player who has not played a rated game.
    pub rating: Option<(i32, i32)>,
    /// `None`: everyone.
    pub opponent: Option<String>,
    /// What the challenger plays.
    pub color: Message,
    pub start: String,
    pub is_standard: bool,
    /// The rules of the game that are not the standard ones.
    pub rules: String,
    pub time: String,
    /// Of how many games a match is, in a word and in sentences; `None`: it is one game.
    pub series: Option<(Message, String)>,
    /// Who may accept it; empty: everybody.
    pub conditions: String,
    /// What of that the reader does not meet.
    pub unmet: Option<Message>,
    pub message: String,
    pub expires: String,
    pub is_own: bool,
    pub is_for_me: bool,
    /// The reader is one of those to whom it is made.
    pub may_accept: bool,
}

/// Puts a challenge into words for its reader.
pub fn view(
    challenge: &Challenge,
    names: &HashMap<PlayerId, String>,
    ratings: &HashMap<(PlayerId, Variant), Rating>,
    me: Option<PlayerId>,
    zone: Zone,
) -> ChallengeView {
    let (locale, agreed, start) = (zone.locale(), challenge.terms(), challenge.start());
    let stored = |id: &PlayerId| names.get(id).map_or("", String::as_str);
    let name = |id: &PlayerId| locale.name(stored(id));
    let has_page = stored(&challenge.challenger_id) != CLOSED_NAME;
    ChallengeView {
        id: challenge.id,
        challenger: name(&challenge.challenger_id),
        has_page,
        rating: challenge
            .variant()
            .and_then(|variant| ratings.get(&(challenge.challenger_id, variant)))
            .filter(|_| has_page)
            .map(|rating| (rating.number(), rating.margin())),
        opponent: challenge.opponent_id.as_ref().map(name),
        color: color(locale, challenge.color()),
        is_standard: start.as_ref().is_some_and(Start::is_standard),
        start: start.map_or_else(String::new, |start| locale.start(&start)),
        rules: agreed
            .as_ref()
            .map_or_else(String::new, |agreed| locale.game_options(challenge.rules(), agreed)),
        time: agreed.map_or_else(String::new, |agreed| locale.control(&agreed.control)),
        series: challenge.series().map(|format| {
            let games = locale.t("challenge-games").count("n", format.games_of_a_player(2));
            (games, format_text(locale, format))
        }),
        conditions: challenge
            .conditions()
            .filter(EntryConditions::are_any)
            .map_or_else(String::new, |conditions| locale.entry_conditions(&conditions)),
        unmet: None,
        message: challenge.message.clone(),
        expires: zone.day(challenge.expires_at.utc()),
        is_own: me == Some(challenge.challenger_id),
        is_for_me: me.is_some() && me == challenge.opponent_id,
        may_accept: me.is_some()
            && me != Some(challenge.challenger_id)
            && (challenge.opponent_id.is_none() || me == challenge.opponent_id),
    }
}

impl ChallengeView {
    /// Leaves out the button to accept it where the reader does not meet the conditions, and says why.
    #[must_use]
    pub fn checked(self, unmet: Option<Message>) -> ChallengeView {
        let unmet = unmet.filter(|_| self.may_accept);
        ChallengeView { may_accept: self.may_accept && unmet.is_none(), unmet, ..self }
    }
}

/// Names a color, or says that it is drawn by lot.
fn color(locale: Locale, color: Option<Color>) -> Message {
    locale.t(match color {
        Some(Color::White) => key!("chess-white"),
        Some(Color::Black) => key!("chess-black"),
        None => key!("lobby-random"),
    })
}

/// Returns the players of several challenges.
pub fn people(list: &[Challenge]) -> Vec<PlayerId> {
    list.iter().flat_map(|c| [Some(c.challenger_id), c.opponent_id]).flatten().collect()
}

#[derive(Template)]
#[template(path = "lobby.html")]
struct LobbyTemplate<'a> {
    page: Page<'a>,
    open: Vec<ChallengeView>,
    /// Made to me or by me.
    mine: Vec<ChallengeView>,
    /// Names of friends who are online.
    friends: Vec<String>,
    /// Which lobby this is.
    seen: StateVersion,
    /// For those who are logged in.
    offer: Option<ChallengeFormView>,
    /// How near the reader is to the limit of games at once.
    game_limit: Option<Message>,
}

/// `GET /lobby`
pub async fn show(ctx: RequestContext, asked: Query<LobbyQuery>) -> PageResult {
    let (now, zone) = (ctx.now, ctx.zone());
    let me = ctx.reader();
    // Before the lists themselves: what changes in between is sent.
    let seen = live::number_now(&ctx.app.db, About::Lobby(me), now).await?.unwrap_or_default();
    let (open, mine, friends, names, ratings, record) = ctx
        .app
        .db
        .read(move |conn| {
            let open = challenges::list_lobby(conn, now)?;
            let (mine, friends) = match me {
                Some(me) => (
                    challenges::list_of(conn, me, now)?,
                    friends::list_online(conn, me, now, MAX_FRIENDS_NAMED)?,
                ),
                None => (Vec::new(), Vec::new()),
            };
            let ids: Vec<_> = people(&open).into_iter().chain(people(&mine)).collect();
            let names = players::names(conn, &ids)?;
            let rated: Vec<_> =
                open.iter().chain(&mine).filter_map(Challenge::shown_rating).collect();
            let ratings = ratings::list_each_before(conn, &rated, Week::of(now).next())?;
            let asks = |one: &Challenge| one.conditions().is_some_and(|asked| asked.are_any());
            let record = match me.filter(|_| open.iter().any(asks)) {
                Some(me) => Some(PlayerRecord::load(conn, me, now)?),
                None => None,
            };
            Ok::<_, DbError>((open, mine, friends, names, ratings, record))
        })
        .await?;
    let shown = |challenge: &Challenge| {
        let unmet = record.as_ref().and_then(|record| unmet_condition(challenge, record));
        let unmet = unmet.map(|unmet| sentences::unmet_condition(unmet, ctx.locale));
        view(challenge, &names, &ratings, me, zone).checked(unmet)
    };
    let views = |list: &[Challenge]| list.iter().map(&shown).collect();
    ctx.ok(&LobbyTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        open: views(&open),
        mine: views(&mine),
        friends,
        seen,
        game_limit: game_limit_notice(&ctx).await?,
        offer: me.map(|_| ChallengeFormView::fresh(ctx.locale, String::new())),
    })
}
