//! One tournament: its terms, who plays, its table or tree, and what its reader can do.

use std::{collections::HashMap, sync::Arc};

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    bracket_view::{MatchGameView, RoundView, bracket, own_match, series_games, undecided},
    chances::Chances,
    invitation,
    ladder_view::{LadderFacts, LadderView, ladder_view},
    list::format_name,
    reader_games::ReaderGames,
    stage_view::{SectionGroup, StageView, section_groups, stage_view},
    swiss_view::{SwissView, swiss_view},
    table_view::{TableContext, TableView, table},
    workload_text::workload_text,
};
use crate::{
    actions::tournaments::entrant_facts,
    chess::Color,
    db::{
        DbConn, DbError, PlayerId, TournamentId, games,
        players::{self, Player},
        tournaments::{self, Edition, StoredTournament},
    },
    game::game_limit::GameLimits,
    i18n::{Locale, Message, TermsLine, terms_lines},
    tournament::{
        Phase, Progress, Seat, StartingPosition, Tournament, TournamentError,
        terms::{Format, GameTerms},
    },
    web::{
        board::{self, SmallPiece},
        crosstable_cache::CrosstableKey,
        error::{PageError, PageResult},
        indentation::leave_out_indentation,
        layout::Page,
        live::{StateVersion, tournament_state_version},
        pages::games::Card,
        qualifications::SectionVersion,
        request_context::RequestContext,
        sentences::Sentence as _,
    },
};

/// Entrants a page.
const ENTRANTS_PER_PAGE: usize = 100;

/// Announcements that the page shows; the log has all.
const MAX_ANNOUNCEMENTS: usize = 3;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TournamentQuery {
    pub(super) section: Option<u16>,
    /// Of those who have entered; the first is 0.
    page: u32,
    pub(super) notice: Option<String>,
}

/// What the page needs from the database.
pub(super) struct Loaded {
    pub stored: StoredTournament,
    pub names: HashMap<PlayerId, String>,
    /// Why the reader cannot enter.
    unmet: Option<TournamentError>,
    /// The reader has a place, whatever the conditions are.
    has_place: bool,
    pub ladder_facts: LadderFacts,
    previous_edition: Option<Edition>,
    pub next_edition: Option<Edition>,
    pub section: u16,
    /// Of the entrants, before the start.
    page: usize,
    pub seen: StateVersion,
    pub is_admin: bool,
}

#[derive(Template)]
#[template(path = "tournaments/show.html")]
struct ShowTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    description: String,
    format: Message,
    phase: Message,
    director: Option<String>,
    deputy: Option<String>,
    /// The latest first: when, and what the director said.
    announcements: Vec<(String, String)>,
    terms: Vec<TermsLine>,
    pieces: &'static str,
    /// The position from which all games begin, unless it is the usual one.
    diagram: Option<Vec<SmallPiece>>,
    entry: Option<EntryView>,
    enter: EnterView,
    sections: Vec<SectionGroup>,
    /// The one that is shown.
    section: u16,
    /// What the page is asked for with again when something has changed.
    live_query: String,
    /// How far the tournament is on this page.
    seen: StateVersion,
    /// Games have begun.
    has_games: bool,
    /// The reader's own games.
    own_running: Vec<Card>,
    own_finished: Vec<Card>,
    crosstable: Option<Arc<str>>,
    bracket: Option<Vec<RoundView>>,
    /// Where the reader's match stands in it.
    own_match: Option<String>,
    series: Option<SeriesView>,
    swiss: Option<SwissView>,
    stage: Option<StageView>,
    ladder: Option<LadderView>,
    /// Play ended before it was decided who stands where.
    undecided: Option<Message>,
    /// Whose place the director offers to the reader.
    offered_place: Option<Message>,
    /// May withdraw from the running tournament.
    may_withdraw: bool,
    /// Two players have agreed on it.
    is_agreed: bool,
    is_director: bool,
    previous_edition: Option<Edition>,
    next_edition: Option<Edition>,
    may_announce_next: bool,
    error: Option<Message>,
}

#[derive(Template)]
#[template(path = "tournaments/crosstable.html")]
struct CrosstableTemplate {
    locale: Locale,
    table: TableView,
}

/// Who has entered, and what the reader can do about it.
struct EntryView {
    /// All who have a place.
    count: usize,
    /// Those on this page.
    entrants: Vec<String>,
    /// The number of the first of them.
    first: usize,
    waiting: Vec<String>,
    first_waiting: usize,
    earlier: Option<usize>,
    later: Option<usize>,
    is_entered: bool,
    /// The reader's place on the waiting list.
    waiting_number: Option<usize>,
    /// The reader has a place, whatever the conditions are.
    has_place: bool,
}

/// Whether the reader can enter, and what they enter.
struct EnterView {
    may_enter: bool,
    /// Why the reader cannot enter.
    unmet: Option<Message>,
    /// How many games a player gets, in sentences.
    workload_text: Vec<Message>,
}

struct SeriesView {
    players: [String; 2],
    points: [String; 2],
    /// Who has withdrawn, which decides it.
    withdrawn: Option<String>,
    games: Vec<MatchGameView>,
}

/// Loads a tournament with one section: the one asked for, the reader's own, or the first.
pub(super) async fn load(
    ctx: &RequestContext,
    id: TournamentId,
    section: Option<u16>,
) -> Result<Loaded, PageError> {
    load_page(ctx, id, section, 0).await
}

/// The same with a page of the entrants, before the start.
async fn load_page(
    ctx: &RequestContext,
    id: TournamentId,
    section: Option<u16>,
    page: u32,
) -> Result<Loaded, PageError> {
    let (me, now, limits) = (ctx.reader(), ctx.now, ctx.site.settings.game_limits());
    let is_admin = ctx.player().is_ok_and(|player| player.is_admin);
    let asked = (section, usize::try_from(page).unwrap_or(0));
    let loaded = ctx.app.db.read(move |conn| load_in(conn, id, asked, me, is_admin, limits, now));
    loaded.await?.ok_or(PageError::NotFound)
}

impl Loaded {
    /// Reads how far the games of the section are.
    pub async fn progress(&self, ctx: &RequestContext) -> Result<Progress, PageError> {
        let (id, section) = (self.stored.id, self.section);
        // A knockout and a match have one section; others show one at a time.
        let found = ctx
            .app
            .db
            .read::<_, DbError>(move |conn| Ok(tournaments::progress(conn, id, Some(section))?));
        Ok(found.await?)
    }

    fn crosstable_key(&self, ctx: &RequestContext) -> CrosstableKey {
        let (tournament, section) = (self.stored.id, self.section);
        let section = SectionVersion { tournament, section, changes: self.stored.changes() };
        let is_in = |me: &PlayerId| {
            self.stored.tournament.seats_of(me.0).any(|(section, _)| section == self.section)
        };
        let (reader, zone) = (ctx.reader().filter(is_in), ctx.zone().tz());
        CrosstableKey { section, reader, locale: ctx.locale, zone }
    }
}

fn load_in(
    conn: &mut DbConn,
    id: TournamentId,
    (section, page): (Option<u16>, usize),
    me: Option<PlayerId>,
    is_admin: bool,
    limits: GameLimits,
    now: chrono::DateTime<chrono::Utc>,
) -> Result<Option<Loaded>, DbError> {
    // Read before the tournament, its results and its games: what comes in between is sent.
    let own = match me {
        Some(me) => games::list_tournament_marks(conn, &[(id, me)])?.remove(&(id, me)),
        None => None,
    };
    let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
    let seen = tournament_state_version(id, stored.changes(), own);
    let tournament = &stored.tournament;
    let pages = tournament.entrants.len().div_ceil(ENTRANTS_PER_PAGE);
    let page = page.min(pages.saturating_sub(1));
    let own = me.and_then(|me| tournament.seat_of(me.0).or(tournament.offered_seat(me.0)));
    let own = own.map(|(section, _)| section);
    let exists = |section: &u16| tournament.section(*section).is_some();
    let section = section.filter(exists).or(own).unwrap_or(1);
    let shown: Vec<i64> = match tournament.section(section) {
        Some(found) => found.seats.iter().flat_map(Seat::players).collect(),
        None => page_of(&tournament.entrants, page).to_vec(),
    };
    let directors = [tournament.director, tournament.deputy];
    let ids: Vec<PlayerId> =
        shown.into_iter().chain(directors.into_iter().flatten()).map(PlayerId).collect();
    let names = players::names(conn, &ids)?;
    let (unmet, has_place) = match me {
        Some(me) if tournament.phase == Phase::Announced || tournament.is_open_ladder() => {
            unmet(conn, &stored, me, limits, now)?
        }
        _ => (None, false),
    };
    let ladder_facts = LadderFacts::load(conn, &stored, now)?;
    let previous_edition = tournaments::find_previous_edition(conn, tournament)?;
    let next_edition = tournaments::find_next_edition(conn, id)?;
    Ok(Some(Loaded {
        stored,
        names,
        unmet,
        has_place,
        ladder_facts,
        previous_edition,
        next_edition,
        section,
        page,
        seen,
        is_admin,
    }))
}

/// Returns a page of those who have entered.
fn page_of(entrants: &[i64], page: usize) -> &[i64] {
    entrants.chunks(ENTRANTS_PER_PAGE).nth(page).unwrap_or_default()
}

/// Returns why a player cannot enter; `None` if they can, or have. The bool says whether they have a
/// place by right.
fn unmet(
    conn: &mut DbConn,
    stored: &StoredTournament,
    me: PlayerId,
    limits: GameLimits,
    now: chrono::DateTime<chrono::Utc>,
) -> Result<(Option<TournamentError>, bool), DbError> {
    use crate::tournament::command::{EntrantCommand, TournamentCommand};
    let facts = entrant_facts(conn, me, stored, limits, now)?;
    let enter = TournamentCommand::Player(me.0, EntrantCommand::Enter(facts));
    let refusal = stored.tournament.decide(enter, now).err();
    Ok((refusal.filter(|why| *why != TournamentError::AlreadyDone), facts.has_place))
}

pub(super) async fn render(
    ctx: &RequestContext,
    id: TournamentId,
    asked: TournamentQuery,
    error: Option<Message>,
) -> PageResult {
    let loaded = load_page(ctx, id, asked.section, asked.page).await?;
    let locale = ctx.locale;
    let tournament = &loaded.stored.tournament;
    let me = ctx.reader();
    let ReaderGames { running, finished } = ReaderGames::find(ctx, tournament).await?;
    let crosstable = crosstable(ctx, &loaded).await?;
    // A crosstable says all that there is to say of a round robin.
    let progress = match tournament.terms.format {
        Format::RoundRobin { .. } | Format::Stages { .. } => None,
        Format::Match { .. } | Format::Knockout { .. } | Format::Swiss { .. } | Format::Ladder => {
            Some(loaded.progress(ctx).await?)
        }
    };
    let context = progress.as_ref().map(|progress| TableContext {
        locale,
        names: &loaded.names,
        me,
        progress,
        zone: ctx.zone(),
    });
    let name = |account: i64| {
        let stored = loaded.names.get(&PlayerId(account));
        locale.name(stored.map_or("", String::as_str))
    };
    let sections = section_groups(locale, tournament, loaded.section);
    let seat = me.and_then(|me| tournament.seat_of(me.0));
    let plays = seat.and_then(|(section, number)| tournament.seat(section, number));
    // Before the start there is no section: with it, everybody sees their own.
    let live_query = match (sections.is_empty(), loaded.page) {
        (false, _) => format!("?section={}", loaded.section),
        (true, 0) => String::new(),
        (true, page) => format!("?page={page}"),
    };
    let bracket = context.as_ref().and_then(|context| bracket(tournament, context));
    let is_director = loaded.is_admin || me.is_some_and(|me| tournament.is_directed_by(me.0));
    let status = if error.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let mut page = ctx.page().with_notice(asked.notice.as_deref());
    if let Some(me) = me.filter(|me| tournament.has_open_invitation(me.0))
        && invitation::list_unseen(ctx).await?.contains(&id)
    {
        ctx.app.seen_buffer.note_invitation(me, id);
        page.waiting.invitations = page.waiting.invitations.saturating_sub(1);
    }
    let template = ShowTemplate {
        page,
        id,
        name: loaded.stored.name.said(locale),
        description: tournament.terms.description.clone(),
        format: format_name(locale, tournament.terms.format.as_str()),
        phase: phase_text(ctx, tournament),
        director: tournament.director.map(name),
        deputy: tournament.deputy.map(name),
        announcements: latest_announcements(ctx, tournament),
        terms: terms_lines(
            locale,
            ctx.zone().tz(),
            &tournament.terms,
            tournament.is_agreed,
            !tournament.numbers_by_hand.is_empty(),
        ),
        pieces: ctx.pieces(),
        diagram: diagram(&tournament.terms.games),
        entry: (tournament.phase == Phase::Announced).then(|| entry_view(ctx, &loaded)),
        enter: enter_view(ctx, &loaded),
        sections,
        section: loaded.section,
        live_query,
        seen: loaded.seen,
        has_games: !tournament.games.is_empty(),
        own_running: running,
        own_finished: finished,
        crosstable,
        own_match: bracket.as_deref().and_then(own_match),
        bracket,
        series: context.as_ref().and_then(|context| series_view(tournament, context)),
        swiss: context.as_ref().and_then(|context| swiss_view(tournament, context)),
        stage: stage_view(tournament, me, ctx.zone()),
        ladder: context.as_ref().and_then(|context| {
            ladder_view(&loaded.stored, &loaded.ladder_facts, context, ctx.now)
        }),
        undecided: context.as_ref().and_then(|context| undecided(tournament, context)),
        offered_place: offered_place(ctx, &loaded),
        may_withdraw: tournament.phase == Phase::Running
            && plays.is_some_and(|seat| seat.withdrawal.is_none()),
        is_agreed: tournament.is_agreed,
        is_director,
        may_announce_next: is_director
            && ctx.player().is_ok_and(Player::may_direct)
            && tournament.check_next_edition(loaded.next_edition.is_some()).is_ok(),
        previous_edition: loaded.previous_edition.clone(),
        next_edition: loaded.next_edition.clone(),
        error,
    };
    ctx.html(status, &template)
}

/// Returns the crosstable of the section of a round robin, or of a Swiss tournament; `None` before the
/// start.
async fn crosstable(ctx: &RequestContext, loaded: &Loaded) -> Result<Option<Arc<str>>, PageError> {
    let Loaded { stored, names, section, .. } = loaded;
    let tournament = &stored.tournament;
    if !tournament.terms.format.has_table() || tournament.section(*section).is_none() {
        return Ok(None);
    }
    let (cache, key) = (&ctx.app.crosstable_cache, loaded.crosstable_key(ctx));
    if let Some(html) = cache.get(&key, names) {
        return Ok(Some(html));
    }
    let progress = &loaded.progress(ctx).await?;
    let chances = Chances::find(ctx, stored, *section, progress).await;
    let (locale, me, zone) = (ctx.locale, ctx.reader(), ctx.zone());
    let context = TableContext { locale, names, me, progress, zone };
    let Some(table) = table(tournament, *section, &context, chances.as_ref()) else {
        return Ok(None);
    };
    let html = CrosstableTemplate { locale, table }.render()?;
    let html: Arc<str> = leave_out_indentation(&html).into();
    cache.insert(key, names, &html);
    Ok(Some(html))
}

/// Says whose place the reader can take, and how many games that are.
fn offered_place(ctx: &RequestContext, loaded: &Loaded) -> Option<Message> {
    let tournament = &loaded.stored.tournament;
    if !tournament.takes_substitutes(ctx.now) {
        return None;
    }
    let (section, number) = tournament.offered_seat(ctx.reader()?.0)?;
    let seat = tournament.seat(section, number)?;
    let stored = loaded.names.get(&PlayerId(seat.player)).map_or("", String::as_str);
    let said = ctx.locale.t("tournament-place-offered");
    let games = tournament.games_of_seat(section, number).count();
    Some(said.with("player", ctx.locale.name(stored)).count("n", games))
}

fn latest_announcements(ctx: &RequestContext, tournament: &Tournament) -> Vec<(String, String)> {
    let zone = ctx.zone();
    let latest = tournament.announcements.iter().rev().take(MAX_ANNOUNCEMENTS);
    latest.map(|(at, text)| (zone.full(*at), text.clone())).collect()
}

/// Says where a tournament stands.
fn phase_text(ctx: &RequestContext, tournament: &Tournament) -> Message {
    let locale = ctx.locale;
    match tournament.phase {
        _ if tournament.is_ladder() && tournament.takes_entries(ctx.now) => {
            locale.t("ladder-phase-open")
        }
        Phase::Announced if tournament.takes_entries(ctx.now) => locale.t("tournament-phase-open"),
        Phase::Announced => locale.t("tournament-phase-announced"),
        Phase::Running if tournament.play_ended_at.is_some() => {
            locale.t("tournament-phase-adjudication")
        }
        Phase::Running => locale.t("tournament-phase-running"),
        Phase::Finished => locale.t("tournament-phase-finished"),
        Phase::Final => locale.t("tournament-phase-final"),
        Phase::Cancelled => locale.t("tournament-phase-cancelled"),
    }
}

/// Returns the position from which all games begin, unless it is the usual one.
fn diagram(games: &GameTerms) -> Option<Vec<SmallPiece>> {
    match games.position {
        StartingPosition::OfVariant | StartingPosition::Chess960ByLot => None,
        StartingPosition::Fen(_) | StartingPosition::Chess960(_) => {
            let start = games.position.example(games.variant)?;
            Some(board::small(&start.position, Color::White))
        }
    }
}

fn entry_view(ctx: &RequestContext, loaded: &Loaded) -> EntryView {
    let locale = ctx.locale;
    let tournament = &loaded.stored.tournament;
    let name = |account: &i64| {
        let stored = loaded.names.get(&PlayerId(*account));
        locale.name(stored.map_or("", String::as_str))
    };
    let me = ctx.reader();
    let is_entered = me.is_some_and(|me| tournament.entrants.contains(&me.0));
    // First those who have a place, then the waiting list.
    let (page, places) = (loaded.page, tournament.players().len());
    let before = page.saturating_mul(ENTRANTS_PER_PAGE);
    let shown = page_of(&tournament.entrants, page);
    let (playing, waiting) = shown.split_at(places.saturating_sub(before).min(shown.len()));
    let is_more = tournament.entrants.len() > before.saturating_add(shown.len());
    EntryView {
        count: places,
        entrants: playing.iter().map(name).collect(),
        first: before.saturating_add(1),
        waiting: waiting.iter().map(name).collect(),
        first_waiting: before.saturating_sub(places).saturating_add(1),
        earlier: page.checked_sub(1),
        later: is_more.then_some(page + 1),
        is_entered,
        waiting_number: me.and_then(|me| {
            let waiting = tournament.waiting_list().iter().position(|one| *one == me.0)?;
            Some(waiting + 1)
        }),
        has_place: loaded.has_place,
    }
}

fn enter_view(ctx: &RequestContext, loaded: &Loaded) -> EnterView {
    let tournament = &loaded.stored.tournament;
    let is_in = |me: PlayerId| tournament.entrants.contains(&me.0) || tournament.is_on_ladder(me.0);
    let entered = match tournament.is_ladder() {
        true => tournament.ladder_size(),
        false => tournament.players().len(),
    };
    let outside = ctx.reader().filter(|me| !is_in(*me));
    EnterView {
        may_enter: outside.is_some() && loaded.unmet.is_none(),
        unmet: loaded.unmet.filter(|_| outside.is_some()).map(|why| why.said(ctx.locale)),
        workload_text: workload_text(&tournament.terms, entered, ctx.zone()),
    }
}

fn series_view(tournament: &Tournament, context: &TableContext) -> Option<SeriesView> {
    let status = tournament.series_status(context.progress)?;
    let section = tournament.section(1)?;
    let name = |index: usize| {
        let seat = section.seats.get(index);
        let stored = seat.and_then(|seat| context.names.get(&PlayerId(seat.player)));
        context.locale.name(stored.map_or("", String::as_str))
    };
    let points = [status.score.first, status.score.second];
    Some(SeriesView {
        players: [name(0), name(1)],
        points: points.map(super::bracket_view::halves),
        withdrawn: section.seats.iter().position(|seat| seat.withdrawal.is_some()).map(name),
        games: series_games(tournament, context),
    })
}

/// `GET /tournaments/{id}?section=`
pub async fn show(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<TournamentQuery>,
) -> PageResult {
    render(&ctx, *id, asked.into_inner(), None).await
}
