//! What a tournament director does: invitations, entries, numbers, withdrawals, substitutes, special
//! leave, time, announcements, the end.

use std::collections::HashSet;

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    show::{Loaded, load},
    stage_view::stage_view,
};
use crate::{
    actions::{
        admin::adjudications::MAX_ADJUDICATION_REASON_CHARS,
        tournaments::{DirectorAct, TournamentAct},
    },
    db::{
        DbConn, DbError, GameId, PlayerId, TournamentId,
        deciders::Deciders,
        game_messages,
        games::{self, WaitingGame},
        players::{self, Player},
        tournaments::{self, EarlyDecision},
    },
    i18n::Message,
    tournament::{
        Phase, StartedGame, TournamentError, event::WithdrawalGround,
        pairing::round_pairings::PairingNumber,
    },
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::admin::{
            duty::{next_office, why_barred},
            queue::what_waits,
        },
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// Characters of a reason or an announcement.
pub(super) const MAX_TEXT_CHARS: usize = 2000;

/// Claims that the page lists: the longest waiting.
const MAX_WAITING: i64 = 200;

/// Games decided early that the page lists: the latest.
const MAX_EARLY_DECISIONS: i64 = 200;

/// Players who can be numbered by hand.
const MAX_NUMBERED: usize = 500;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct DirectQuery {
    section: Option<u16>,
    notice: Option<String>,
}

/// A form of the page; what it needs depends on the deed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct DirectorForm {
    deed: String,
    /// The name of an account.
    player: String,
    /// The director's deputy, when directors change.
    deputy: String,
    section: u16,
    /// A pairing number; empty: nobody is chosen.
    number: String,
    ground: String,
    /// An expulsion or a death is meant.
    sure: Option<String>,
    days: String,
    /// A game in progress and who gets time in it ([`TimeChoice::value`]).
    choice: String,
    /// Usernames, one a line.
    order: String,
    /// Of the numbers, or the directors, that the form replaces.
    revision: String,
    /// A reason, or an announcement.
    text: String,
}

impl DirectorForm {
    /// Returns the pairing number that was chosen; 0, which nobody has, if none was.
    fn chosen(&self) -> PairingNumber {
        self.number.parse().unwrap_or_default()
    }

    /// Returns what the form replaces. Without a number it means none that there was.
    fn replaced(&self) -> u32 {
        self.revision.parse().unwrap_or(u32::MAX)
    }

    /// Whether a form has this player chosen.
    fn has_chosen(&self, deed: &str, number: &PairingNumber) -> bool {
        self.deed == deed && self.chosen() == *number
    }
}

struct SeatRow {
    number: PairingNumber,
    name: String,
    is_withdrawn: bool,
}

/// A player in a game in progress, who can be given time.
struct TimeChoice {
    /// The game, the pairing number of the player, and how many days were given in this game: `7.2.0`.
    value: String,
    said: String,
}

/// The field in which numbers are given by hand.
struct PairingNumbersField {
    /// Usernames, one a line.
    order: String,
    revision: u32,
    /// Those who have numbers by now, if somebody else has given them since the page was opened.
    saved_meanwhile: Option<Vec<String>>,
}

/// Why something was not done.
struct DirectorFormError {
    why: Message,
    /// Somebody else has changed it since the page was opened.
    is_outdated: bool,
}

impl From<Message> for DirectorFormError {
    fn from(why: Message) -> DirectorFormError {
        DirectorFormError { why, is_outdated: false }
    }
}

/// A claim that waits in a game of the tournament.
struct WaitingGameRow {
    game: GameId,
    players: String,
    what: String,
    since: String,
    /// Who decides now, or why it is not the reader.
    duty: Option<String>,
}

/// A game that its players decided early.
struct EarlyDecisionRow {
    game: GameId,
    players: String,
    said: Message,
    at: String,
}

#[derive(Template)]
#[template(path = "tournaments/direct.html")]
struct DirectTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    waiting: Vec<WaitingGameRow>,
    early_decisions: Vec<EarlyDecisionRow>,
    is_announced: bool,
    is_running: bool,
    /// Players can be invited.
    invites: bool,
    is_open_ladder: bool,
    takes_substitutes: bool,
    /// Clocks run, and games begin.
    goes_on: bool,
    time_choices: Vec<TimeChoice>,
    /// `None`: too many have entered, or too few.
    numbers: Option<PairingNumbersField>,
    has_entrants: bool,
    /// Where the stage stands that is played, if it has stages.
    stage: Option<Message>,
    section: u16,
    sections: Vec<(u16, bool)>,
    seats: Vec<SeatRow>,
    director: String,
    deputy: String,
    directors_revision: u32,
    /// Somebody else has changed them since the page was opened.
    directors_changed: bool,
    entered: DirectorForm,
    error: Option<Message>,
}

impl DirectTemplate<'_> {
    /// Returns what is wrong, at the form in which that was entered.
    fn error_at(&self, deed: &str) -> Option<&Message> {
        self.error.as_ref().filter(|_| self.entered.deed == deed)
    }

    /// Returns what is wrong if the form is not there any more.
    fn error_without_form(&self) -> Option<&Message> {
        let has_form = match self.entered.deed.as_str() {
            "invite" => self.invites,
            "close" => self.is_open_ladder,
            "remove" => self.has_entrants,
            "numbers" => self.numbers.is_some(),
            "withdraw" => self.is_running,
            "leave" => self.goes_on,
            "time" => self.goes_on && !self.time_choices.is_empty(),
            "substitute" => self.takes_substitutes,
            "cancel" => self.is_announced || self.is_running,
            _ => true,
        };
        self.error.as_ref().filter(|_| !has_form)
    }

    /// Returns what was typed into a form that is not there any more.
    fn unsent(&self) -> impl Iterator<Item = &String> {
        let DirectorForm { player, order, text, .. } = &self.entered;
        let typed = self.error_without_form().map(|_| [player, order, text]);
        typed.into_iter().flatten()
    }
}

async fn render(
    ctx: &RequestContext,
    id: TournamentId,
    asked: DirectQuery,
    refusal: Option<DirectorFormError>,
    entered: DirectorForm,
) -> PageResult {
    let me = ctx.player()?.id;
    let loaded = load(ctx, id, asked.section).await?;
    let tournament = &loaded.stored.tournament;
    if !loaded.is_admin && !tournament.is_directed_by(me.0) {
        return Err(PageError::Forbidden);
    }
    let name = |account: i64| {
        let stored = loaded.names.get(&PlayerId(account));
        ctx.locale.name(stored.map_or("", String::as_str))
    };
    let seats = tournament.section(loaded.section).map(|section| {
        let rows = (1..).zip(&section.seats).map(|(number, seat)| SeatRow {
            number,
            name: name(seat.player),
            is_withdrawn: seat.withdrawal.is_some(),
        });
        rows.collect()
    });
    let sections = match tournament.sections.len() {
        0 | 1 => Vec::new(),
        count => (1..).take(count).map(|one: u16| (one, one == loaded.section)).collect(),
    };
    let waiting = list_waiting(ctx, id, me).await?;
    let time_choices = time_choices(ctx, &loaded).await?;
    let is_outdated = refusal.as_ref().is_some_and(|refusal| refusal.is_outdated);
    let numbers = numbers_field(ctx, &loaded, &entered, is_outdated).await?;
    let status = match refusal {
        None => StatusCode::OK,
        Some(_) if is_outdated => StatusCode::CONFLICT,
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let template = DirectTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        id,
        name: loaded.stored.name.said(ctx.locale),
        waiting,
        early_decisions: list_early_decisions(ctx, &loaded).await?,
        is_announced: tournament.phase == Phase::Announced,
        invites: tournament.phase == Phase::Announced || tournament.is_open_ladder(),
        is_open_ladder: tournament.is_open_ladder(),
        is_running: tournament.phase == Phase::Running,
        takes_substitutes: tournament.takes_substitutes(ctx.now),
        goes_on: tournament.phase == Phase::Running && tournament.play_ended_at.is_none(),
        time_choices,
        numbers,
        has_entrants: tournament.phase == Phase::Announced && !tournament.entrants.is_empty(),
        stage: stage_view(tournament, None, ctx.zone()).map(|view| view.said),
        section: loaded.section,
        sections,
        seats: seats.unwrap_or_default(),
        director: tournament.director.map(name).unwrap_or_default(),
        deputy: tournament.deputy.map(name).unwrap_or_default(),
        directors_revision: tournament.directors_revision,
        directors_changed: is_outdated && entered.deed == "directors",
        entered,
        error: refusal.map(|refusal| refusal.why),
    };
    ctx.html(status, &template)
}

/// Lists the games of the section that is shown in which clocks run, once for each of their players.
async fn time_choices(ctx: &RequestContext, loaded: &Loaded) -> Result<Vec<TimeChoice>, PageError> {
    let id = loaded.stored.id;
    let list = move |conn: &mut DbConn| {
        Ok::<_, DbError>(tournaments::list_open_games(conn, id, None, true)?)
    };
    let open: HashSet<i64> = ctx.app.db.read(list).await?.iter().map(|game| game.id.0).collect();
    let tournament = &loaded.stored.tournament;
    let name = |number: PairingNumber| {
        let seat = tournament.seat(loaded.section, number);
        let stored = seat.and_then(|seat| loaded.names.get(&PlayerId(seat.player)));
        ctx.locale.name(stored.map_or("", String::as_str))
    };
    let open = tournament.games_of(loaded.section).filter(|game| open.contains(&game.id));
    let choice = |id: i64, to: PairingNumber, other: PairingNumber| {
        let given = tournament.time_given.get(&id).map_or(0, |given| given.days);
        let said = ctx.locale.t("tournament-direct-time-choice").with("player", name(to));
        let said = said.with("opponent", name(other)).with("game", id.to_string()).to_string();
        TimeChoice { value: format!("{id}.{to}.{given}"), said }
    };
    let both = |game: &StartedGame| {
        let (white, black) = (game.paired.white, game.paired.black);
        [choice(game.id, white, black), choice(game.id, black, white)]
    };
    let mut choices: Vec<TimeChoice> = open.flat_map(both).collect();
    choices.sort_by(|one, other| one.said.cmp(&other.said));
    Ok(choices)
}

/// Returns the field in which numbers are given by hand. `is_outdated`: the form was refused, because others
/// were given meanwhile.
async fn numbers_field(
    ctx: &RequestContext,
    loaded: &Loaded,
    entered: &DirectorForm,
    is_outdated: bool,
) -> Result<Option<PairingNumbersField>, PageError> {
    let tournament = &loaded.stored.tournament;
    let entrants = &tournament.entrants;
    if tournament.phase != Phase::Announced || !(2..=MAX_NUMBERED).contains(&entrants.len()) {
        return Ok(None);
    }
    let by_hand = tournament.numbers_by_hand.iter().filter(|player| entrants.contains(player));
    let by_hand: Vec<PlayerId> = by_hand.copied().map(PlayerId).collect();
    let behind = entrants.iter().copied().map(PlayerId).filter(|player| !by_hand.contains(player));
    let ordered: Vec<PlayerId> = by_hand.iter().copied().chain(behind).collect();
    let ids = ordered.clone();
    let names = ctx.app.db.read(move |conn| Ok::<_, DbError>(players::names(conn, &ids)?)).await?;
    let named = |players: &[PlayerId]| -> Vec<String> {
        players.iter().filter_map(|player| names.get(player).cloned()).collect()
    };
    let is_refused = entered.deed == "numbers";
    Ok(Some(PairingNumbersField {
        order: if is_refused { entered.order.clone() } else { named(&ordered).join("\n") },
        revision: tournament.numbers_revision,
        saved_meanwhile: (is_refused && is_outdated).then(|| named(&by_hand)),
    }))
}

/// Lists the claims that wait in games of a tournament, the longest waiting first.
async fn list_waiting(
    ctx: &RequestContext,
    id: TournamentId,
    me: PlayerId,
) -> Result<Vec<WaitingGameRow>, PageError> {
    let found = ctx.app.db.read(move |conn: &mut DbConn| {
        let waiting = games::list_waiting_of_tournament(conn, id, MAX_WAITING)?;
        let ids: Vec<_> = waiting.iter().flat_map(|game| [game.white, game.black]).collect();
        let names = players::names(conn, &ids)?;
        let deciders = Deciders::load(conn, waiting.iter().map(Into::into), &[me])?;
        Ok::<_, DbError>((waiting, names, deciders))
    });
    let (waiting, names, deciders) = found.await?;
    let names = ctx.locale.names(names);
    let name = |id| names.get(&id).map_or("", String::as_str);
    let row = |game: &WaitingGame| WaitingGameRow {
        game: game.id,
        players: format!("{} – {}", name(game.white), name(game.black)),
        what: what_waits(ctx.locale, game.case()),
        since: ctx.zone().full(game.since),
        duty: duty(ctx, &deciders, game, me),
    };
    Ok(waiting.iter().map(row).collect())
}

/// Lists the games that their players decided early, but for those of somebody who has left: they were
/// resigned together.
async fn list_early_decisions(
    ctx: &RequestContext,
    loaded: &Loaded,
) -> Result<Vec<EarlyDecisionRow>, PageError> {
    let id = loaded.stored.id;
    let found = ctx.app.db.read(move |conn: &mut DbConn| {
        let decided = tournaments::list_early_decisions(conn, id, MAX_EARLY_DECISIONS)?;
        let ids: Vec<_> = decided.iter().flat_map(|one| one.players).collect();
        Ok::<_, DbError>((decided, players::names(conn, &ids)?))
    });
    let (decided, names) = found.await?;
    let names = ctx.locale.names(names);
    let seats = loaded.stored.tournament.sections.iter().flat_map(|section| &section.seats);
    let withdrawn: HashSet<PlayerId> =
        seats.filter(|seat| seat.withdrawal.is_some()).map(|seat| PlayerId(seat.player)).collect();
    let is_by_withdrawal =
        |one: &EarlyDecision| one.players.iter().any(|player| withdrawn.contains(player));
    let name = |id| names.get(&id).map_or("", String::as_str);
    let row = |one: &EarlyDecision| {
        let [white, black] = one.players;
        let said = ctx.locale.t("tournament-direct-early-decision");
        EarlyDecisionRow {
            game: one.game,
            players: format!("{} – {}", name(white), name(black)),
            said: said
                .with("ending", ctx.locale.ending(one.ending))
                .count("moves", one.ply.div_ceil(2)),
            at: ctx.zone().full(one.at),
        }
    };
    Ok(decided.iter().filter(|one| !is_by_withdrawal(one)).map(row).collect())
}

/// Says until when the reader decides, or why they do not; nothing if nobody follows.
fn duty(
    ctx: &RequestContext,
    deciders: &Deciders,
    game: &WaitingGame,
    me: PlayerId,
) -> Option<String> {
    let zone = ctx.zone();
    if let Some(bar) = deciders.bar(game, me, ctx.now) {
        return Some(why_barred(zone, game.case(), bar));
    }
    let (office, from) = deciders.waiting(game)?.next_office(ctx.now)?;
    Some(next_office(zone, office, from).to_string())
}

/// `GET /tournaments/{id}/direct?section=`
pub async fn show(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<DirectQuery>,
) -> PageResult {
    render(&ctx, *id, asked.into_inner(), None, DirectorForm::default()).await
}

/// `POST /tournaments/{id}/direct`
pub async fn submit(
    ctx: RequestContext,
    id: Path<TournamentId>,
    Form(entered): Form<DirectorForm>,
) -> PageResult {
    let (id, me) = (*id, ctx.officer()?.player.id);
    ctx.app.limits.messages(me)?;
    let section = Some(entered.section).filter(|section| *section > 0);
    let asked = || DirectQuery { section, notice: None };
    // It is the reason of a decision in the game, too.
    let most = match entered.deed.as_str() {
        "time" => MAX_ADJUDICATION_REASON_CHARS,
        _ => MAX_TEXT_CHARS,
    };
    if entered.text.chars().count() > most {
        let error = ctx.locale.t("tournament-error-text-too-long").count("most", most);
        return render(&ctx, id, asked(), Some(error.into()), entered).await;
    }
    let act = match read(&ctx, &entered).await? {
        Ok(act) => act,
        Err(error) => return render(&ctx, id, asked(), Some(error.into()), entered).await,
    };
    let command = TournamentAct::by_director(me, id, act);
    match refusable(command.run(&ctx.app.db, ctx.now).await)? {
        // Who has handed it over has no page to direct it.
        Ok(()) if entered.deed == "directors" => {
            Ok(see_other(format!("/tournaments/{id}?notice=tournament-directed")))
        }
        Ok(()) => {
            let section = section.map_or(String::new(), |section| format!("&section={section}"));
            Ok(see_other(format!("/tournaments/{id}/direct?notice=tournament-directed{section}")))
        }
        Err(why) => {
            let changed = [TournamentError::NumbersChanged, TournamentError::DirectorsChanged];
            let is_outdated = changed.contains(&why);
            let refusal = DirectorFormError { why: why.said(ctx.locale), is_outdated };
            render(&ctx, id, asked(), Some(refusal), entered).await
        }
    }
}

/// Reads what the director wants; `Err` says which name there is not.
async fn read(
    ctx: &RequestContext,
    entered: &DirectorForm,
) -> Result<Result<DirectorAct, Message>, PageError> {
    let reason = game_messages::clean(&entered.text);
    let act = match entered.deed.as_str() {
        "announce" => DirectorAct::Announce { text: reason },
        "invite" | "remove" | "substitute" => {
            let Some(player) = find(ctx, &entered.player).await? else {
                return Ok(Err(no_such_player(ctx, &entered.player)));
            };
            match entered.deed.as_str() {
                "invite" => DirectorAct::Invite { player },
                "substitute" => {
                    let (section, number) = (entered.section, entered.chosen());
                    DirectorAct::InviteSubstitute { section, number, player, reason }
                }
                _ => DirectorAct::RemoveEntry { player, reason },
            }
        }
        "directors" => {
            let Some(director) = find(ctx, &entered.player).await? else {
                return Ok(Err(no_such_player(ctx, &entered.player)));
            };
            let deputy = match entered.deputy.trim() {
                "" => None,
                name => match find(ctx, name).await? {
                    Some(deputy) => Some(deputy),
                    None => return Ok(Err(no_such_player(ctx, name))),
                },
            };
            let revision = entered.replaced();
            DirectorAct::ChangeDirectors { director, deputy, reason, revision }
        }
        "withdraw"
            if matches!(entered.ground.as_str(), "expelled" | "deceased")
                && entered.sure.is_none() =>
        {
            return Ok(Err(ctx.locale.t("tournament-error-not-sure")));
        }
        "withdraw" => DirectorAct::WithdrawPlayer {
            section: entered.section,
            number: entered.chosen(),
            ground: match entered.ground.as_str() {
                "with_consent" => WithdrawalGround::WithConsent,
                "expelled" => WithdrawalGround::Expelled,
                "deceased" => WithdrawalGround::Deceased,
                _ => return Ok(Err(ctx.locale.t("tournament-error-no-ground"))),
            },
            reason,
        },
        "leave" => {
            let Ok(days) = entered.days.trim().parse() else { return Ok(Err(no_days(ctx))) };
            let (section, number) = (entered.section, entered.chosen());
            DirectorAct::GrantSpecialLeave { section, number, days, reason }
        }
        "time" => {
            let Ok(days) = entered.days.trim().parse() else { return Ok(Err(no_days(ctx))) };
            let (game, to, given) = read_choice(&entered.choice).ok_or(PageError::BadForm)?;
            DirectorAct::GiveTime { game, to, days, given, reason }
        }
        "numbers" => match find_all(ctx, &entered.order).await? {
            Ok(players) => {
                DirectorAct::SetNumbers { players, reason, revision: entered.replaced() }
            }
            Err(missing) => return Ok(Err(no_such_player(ctx, &missing))),
        },
        "cancel" => DirectorAct::Cancel { reason },
        "close" => DirectorAct::CloseLadder { reason },
        _ => return Err(PageError::BadForm),
    };
    Ok(Ok(act))
}

async fn find(ctx: &RequestContext, name: &str) -> Result<Option<PlayerId>, PageError> {
    let name = name.trim().to_owned();
    let found = ctx.app.db.read::<_, DbError>(move |conn| Ok(players::find_by_name(conn, &name)?));
    let player = found.await?.filter(Player::has_page);
    Ok(player.map(|player| player.id))
}

/// Finds the players whose names stand in lines; `Err` is the first that is nobody's.
async fn find_all(
    ctx: &RequestContext,
    lines: &str,
) -> Result<Result<Vec<PlayerId>, String>, PageError> {
    let names = lines.lines().map(str::trim).filter(|name| !name.is_empty());
    let names: Vec<String> = names.take(MAX_NUMBERED + 1).map(str::to_owned).collect();
    let asked = names.clone();
    let find = move |conn: &mut DbConn| Ok::<_, DbError>(players::find_by_names(conn, &asked)?);
    let found = ctx.app.db.read(find).await?;
    let player = |name: &String| {
        let found = found.get(&players::key(name)).filter(|player| player.has_page());
        found.map(|player| player.id).ok_or_else(|| name.clone())
    };
    Ok(names.iter().map(player).collect())
}

/// Reads [`TimeChoice::value`].
fn read_choice(value: &str) -> Option<(GameId, PairingNumber, u16)> {
    let mut parts = value.split('.');
    let (game, to, given) = (parts.next()?, parts.next()?, parts.next()?);
    Some((GameId(game.parse().ok()?), to.parse().ok()?, given.parse().ok()?))
}

fn no_days(ctx: &RequestContext) -> Message {
    ctx.locale.t("tournament-error-no-days")
}

fn no_such_player(ctx: &RequestContext, name: &str) -> Message {
    match name.trim() {
        "" => ctx.locale.t("tournament-error-no-name"),
        name => ctx.locale.t("tournament-error-no-such-name").with("name", name),
    }
}
