//! The public log of a tournament: as sentences, and as the file that a stranger checks.

use std::collections::HashMap;

use actix_web::web::Path;
use askama::Template;

use super::list_visible;
use crate::{
    db::{
        DbError, GameId, PlayerId, TournamentId, game_events, log_chain, players,
        tournaments::{self, TournamentName},
    },
    game::GameResult,
    i18n::{Locale, Message},
    tournament::{
        Tournament,
        event::{LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
        log::{self, ReplayedTournament, TournamentLogLine},
        pairing::round_pairings::PairingNumber,
    },
    web::{
        error::{PageError, PageResult},
        layout::Page,
        request_context::{RequestContext, plain_text},
    },
};

/// Games whose logs are read at a time.
const GAMES_PER_READ: usize = 50;

/// A line of the log.
struct LogRow {
    at: String,
    by: String,
    what: String,
    /// What somebody wrote: a reason, an announcement.
    text: String,
}

#[derive(Template)]
#[template(path = "tournaments/log.html")]
struct LogTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    entries: Vec<LogRow>,
    head: String,
}

/// The names that a log speaks of.
struct TournamentNames<'a> {
    locale: Locale,
    tournament: &'a Tournament,
    names: &'a HashMap<PlayerId, String>,
}

impl TournamentNames<'_> {
    fn account(&self, account: i64) -> String {
        self.locale.name(self.names.get(&PlayerId(account)).map_or("", String::as_str))
    }

    fn seat(&self, section: u16, number: PairingNumber) -> String {
        let seat = self.tournament.seat(section, number);
        seat.map_or_else(String::new, |seat| self.account(seat.player))
    }

    fn actor(&self, actor: TournamentActor) -> String {
        match actor {
            TournamentActor::Player(account) | TournamentActor::Director(account) => {
                self.account(account)
            }
            TournamentActor::System => self.locale.t("tournament-log-system").to_string(),
        }
    }

    /// Says what happened.
    fn said(&self, event: &TournamentEvent) -> Message {
        let locale = self.locale;
        match &event.what {
            TournamentEventKind::Announced { director, edition_of, .. } => {
                self.announced(*director, *edition_of)
            }
            TournamentEventKind::TermsChanged { .. } => locale.t("tournament-log-terms-changed"),
            TournamentEventKind::DirectorsChanged { director: Some(director), .. } => {
                let said = locale.t("tournament-log-directors-changed");
                said.with("director", self.account(*director))
            }
            TournamentEventKind::DirectorsChanged { director: None, .. } => {
                locale.t("tournament-log-no-director")
            }
            TournamentEventKind::AnnouncementMade { .. } => locale.t("tournament-log-announcement"),
            TournamentEventKind::Invited { player } => {
                locale.t("tournament-log-invited").with("player", self.account(*player))
            }
            TournamentEventKind::Entered { player, by_right: true } => {
                locale.t("tournament-log-entered-by-right").with("player", self.account(*player))
            }
            TournamentEventKind::Entered { player, by_right: false } => {
                locale.t("tournament-log-entered").with("player", self.account(*player))
            }
            TournamentEventKind::EntryWithdrawn { player } => {
                locale.t("tournament-log-entry-withdrawn").with("player", self.account(*player))
            }
            TournamentEventKind::EntryRemoved { player, .. } => {
                locale.t("tournament-log-entry-removed").with("player", self.account(*player))
            }
            TournamentEventKind::LotCommitted { purpose, .. } => {
                self.lot(locale.t("tournament-log-lot-committed"), *purpose)
            }
            TournamentEventKind::LotDrawn { purpose, .. } => {
                self.lot(locale.t("tournament-log-lot-drawn"), *purpose)
            }
            TournamentEventKind::Started { sections } => {
                let players: usize = sections.iter().map(Vec::len).sum();
                locale.t("tournament-log-started").count("n", players)
            }
            TournamentEventKind::GamesStarted { games } => {
                locale.t("tournament-log-games-started").count("n", games.len())
            }
            TournamentEventKind::PlayerWithdrawn { section, number, ground, .. } => {
                let said = locale.t("tournament-log-withdrawn").with("ground", ground.as_str());
                said.with("player", self.seat(*section, *number))
            }
            TournamentEventKind::SpecialLeaveGranted { section, number, days, .. } => {
                let said = locale.t("tournament-log-special-leave").count("days", u32::from(*days));
                said.with("player", self.seat(*section, *number))
            }
            TournamentEventKind::TimeGiven { game, to, days, .. } => {
                let section = self.tournament.game(*game).map_or(1, |it| it.pairing.section);
                let said = locale.t("tournament-log-time-given").count("days", u32::from(*days));
                said.with("player", self.seat(section, *to)).with("game", game.to_string())
            }
            TournamentEventKind::NumbersSet { players, .. } => match players.is_empty() {
                true => locale.t("tournament-log-numbers-by-terms"),
                false => locale.t("tournament-log-numbers-set"),
            },
            TournamentEventKind::SubstituteInvited { section, number, player, .. } => {
                let said = locale.t("tournament-log-substitute-invited");
                said.with("player", self.account(*player))
                    .with("section", section.to_string())
                    .with("number", number.to_string())
            }
            TournamentEventKind::PlayerReplaced { former, player, .. } => {
                let said =
                    locale.t("tournament-log-replaced").with("player", self.account(*player));
                said.with("former", self.account(*former))
            }
            TournamentEventKind::MatchDecided { advancing: Some(number), .. } => {
                locale.t("tournament-log-match-won").with("player", self.seat(1, *number))
            }
            TournamentEventKind::MatchDecided { advancing: None, .. } => {
                locale.t("tournament-log-match-lost-by-both")
            }
            TournamentEventKind::MatchReopened { round, board } => {
                let said = locale.t("tournament-log-match-reopened");
                said.with("round", *round).with("match", *board)
            }
            TournamentEventKind::NextEditionPlaceGiven { round, board, number } => {
                let said = locale.t("tournament-log-next-edition-place");
                let said = said.with("round", *round).with("match", *board);
                said.with("player", self.seat(1, *number))
            }
            TournamentEventKind::EndReminded { days } => {
                locale.t("tournament-log-end-reminded").count("n", u32::from(*days))
            }
            TournamentEventKind::PlayEnded => locale.t("tournament-log-play-ended"),
            TournamentEventKind::Finished => locale.t("tournament-log-finished"),
            TournamentEventKind::Reopened => locale.t("tournament-log-reopened"),
            TournamentEventKind::Finalized => locale.t("tournament-log-final"),
            TournamentEventKind::ResultChangedAfterFinal { game, result } => {
                self.result_changed(*game, *result)
            }
            TournamentEventKind::Cancelled { .. } => locale.t("tournament-log-cancelled"),
        }
    }

    fn announced(&self, director: Option<i64>, edition_of: Option<i64>) -> Message {
        let said = match (director, edition_of) {
            (None, _) => return self.locale.t("tournament-log-agreed"),
            (Some(_), None) => self.locale.t("tournament-log-announced"),
            (Some(_), Some(former)) => {
                let said = self.locale.t("tournament-log-edition-announced");
                said.with("former", former.to_string())
            }
        };
        said.with("director", director.map_or_else(String::new, |it| self.account(it)))
    }

    fn result_changed(&self, game: i64, result: Option<GameResult>) -> Message {
        let kind = match result {
            None => "in_progress",
            Some(GameResult::None) => "annulled",
            Some(_) => "result",
        };
        let said = self.locale.t("tournament-log-result-changed").with("kind", kind);
        let said = said.with("game", game.to_string());
        said.with("result", result.map_or("", GameResult::as_str))
    }

    fn lot(&self, said: Message, purpose: LotPurpose) -> Message {
        let (word, round, board) = match purpose {
            LotPurpose::Numbers => ("numbers", 0, 0),
            LotPurpose::FirstColor { round, board } => ("first_color", round, board),
            LotPurpose::DeciderColor { round, board } => ("decider_color", round, board),
        };
        said.with("lot", word).with("round", round).with("match", board)
    }
}

/// Returns what stands behind an event: a reason, an announcement, what a lot is drawn from.
fn written(event: &TournamentEventKind) -> String {
    match event {
        TournamentEventKind::AnnouncementMade { text } => text.clone(),
        TournamentEventKind::TermsChanged { reason, .. }
        | TournamentEventKind::DirectorsChanged { reason, .. }
        | TournamentEventKind::EntryRemoved { reason, .. }
        | TournamentEventKind::NumbersSet { reason, .. }
        | TournamentEventKind::PlayerWithdrawn { reason, .. }
        | TournamentEventKind::SpecialLeaveGranted { reason, .. }
        | TournamentEventKind::TimeGiven { reason, .. }
        | TournamentEventKind::SubstituteInvited { reason, .. }
        | TournamentEventKind::Cancelled { reason } => reason.clone(),
        TournamentEventKind::LotCommitted { commitment, .. } => commitment.to_hex(),
        TournamentEventKind::LotDrawn { secret, .. } => secret.to_hex(),
        _ => String::new(),
    }
}

async fn read(
    ctx: &RequestContext,
    id: TournamentId,
) -> Result<(Vec<TournamentLogLine>, ReplayedTournament, TournamentName), PageError> {
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
        let mut lines = tournaments::list_lines(conn, id)?;
        lines.truncate(usize::try_from(stored.version).unwrap_or(0));
        Ok::<_, DbError>(Some((lines, stored.name)))
    });
    let (lines, name) = found.await?.ok_or(PageError::NotFound)?;
    let replayed = log::replay(id.0, &lines);
    let replayed = replayed.map_err(|error| PageError::Internal(error.to_string()))?;
    Ok((lines, replayed, name))
}

/// `GET /tournaments/{id}/log`
pub async fn show(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let (_, replayed, name) = read(&ctx, *id).await?;
    let tournament = &replayed.tournament;
    let mut ids: Vec<PlayerId> = Vec::new();
    for event in &replayed.events {
        match (&event.what, event.by) {
            (
                TournamentEventKind::EntryRemoved { player, .. }
                | TournamentEventKind::Invited { player }
                | TournamentEventKind::SubstituteInvited { player, .. },
                by,
            ) => {
                ids.push(PlayerId(*player));
                ids.extend(account_of(by));
            }
            (TournamentEventKind::Announced { director, .. }, _) => {
                ids.extend(director.map(PlayerId));
            }
            (TournamentEventKind::DirectorsChanged { director, .. }, by) => {
                ids.extend(director.map(PlayerId));
                ids.extend(account_of(by));
            }
            (_, by) => ids.extend(account_of(by)),
        }
    }
    ids.extend(tournament.entrants.iter().copied().map(PlayerId));
    ids.sort_unstable();
    ids.dedup();
    let names = ctx.app.db.read(move |conn| Ok::<_, DbError>(players::names(conn, &ids)?)).await?;
    let speaker = TournamentNames { locale: ctx.locale, tournament, names: &names };
    let zone = ctx.zone();
    let entries = replayed.events.iter().map(|event| {
        let (what, text) = (speaker.said(event).to_string(), written(&event.what));
        LogRow { at: zone.full(event.at), by: speaker.actor(event.by), what, text }
    });
    ctx.ok(&LogTemplate {
        page: ctx.page(),
        id: *id,
        name: name.said(ctx.locale),
        entries: entries.collect(),
        head: tournament.head.clone(),
    })
}

fn account_of(actor: TournamentActor) -> Option<PlayerId> {
    match actor {
        TournamentActor::Player(account) | TournamentActor::Director(account) => {
            Some(PlayerId(account))
        }
        TournamentActor::System => None,
    }
}

/// `GET /tournaments/{id}/logs.txt`: with the logs of all games behind it that the reader may see,
/// as `zugpost verify-tournament` reads them.
pub async fn with_games(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let (lines, replayed, _) = read(&ctx, *id).await?;
    let reader = ctx.reader();
    let mut text = log::export(id.0, &lines, &replayed.tournament.head);
    let mut games: Vec<GameId> =
        replayed.tournament.games.iter().map(|game| GameId(game.id)).collect();
    games.sort_unstable();
    for batch in games.chunks(GAMES_PER_READ) {
        let batch = batch.to_vec();
        let logs = ctx.app.db.read(move |conn| {
            let mut logs = String::new();
            for stored in list_visible(conn, &batch, reader)? {
                let mut log = game_events::list(conn, stored.id)?;
                log.truncate(usize::try_from(stored.version()).unwrap_or(0));
                logs += &log_chain::export_public(&stored, &log);
            }
            Ok::<_, DbError>(logs)
        });
        text += &logs.await?;
    }
    Ok(plain_text(text))
}

/// `GET /tournaments/{id}/log.txt`
pub async fn file(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let (lines, replayed, _) = read(&ctx, *id).await?;
    let text = log::export(id.0, &lines, &replayed.tournament.head);
    Ok(plain_text(text))
}
