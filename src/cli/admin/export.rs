//! `zugpost admin export-player`: all that is stored of one player, as one JSON document. It is
//! written while it is read, a few games at a time.

use std::{
    collections::{BTreeMap, HashMap},
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use anyhow::Context as _;
use chrono::{DateTime, Utc};
use diesel::QueryResult;
use serde_json::{Value, json};

use super::{
    export_games::{event, write_games},
    outcome::{at, find, instant},
};
use crate::{
    chess::{Variant, color_word},
    config::Config,
    db::{
        Db, DbConn, DbError, DbTimestamp, GameId, PlayerId,
        audit_log::{self, AuditEntry},
        game_views, games,
        personal_data::{
            self, ExportedChallenge, ExportedDirectedTournament, ExportedEmail, ExportedEntry,
            ExportedGameText, ExportedGameView, ExportedLinkRequest, ExportedMessage,
            ExportedRelation, ExportedReport, ExportedTournamentEvent,
        },
        personal_data_games::{self, ExportedDecision, ExportedSide},
        players::{self, Player},
        ratings::{self, Rated},
        security_log::{self, SecurityEntry},
        sessions::{self, Session},
        vacations::{self, BookedVacation},
    },
    i18n::Language,
};

/// Writes the document to a file, or to standard output.
pub async fn export_player(
    db: &Db,
    config: &Config,
    name: &str,
    out: Option<&Path>,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let player = find(db, name).await?;
    let mut out: Box<dyn Write> = match out {
        Some(path) => {
            let failed = || format!("{} cannot be written", path.display());
            Box::new(BufWriter::new(File::create(path).with_context(failed)?))
        }
        None => Box::new(BufWriter::new(io::stdout())),
    };
    write_person(db, &player, &mut *out, now).await?;
    write_games(db, config, player.id, &mut *out, now).await?;
    out.flush().context("The document cannot be written")
}

/// What is stored about a player, without the games.
struct ExportedPlayer {
    sessions: Vec<Session>,
    devices: Vec<(String, DbTimestamp)>,
    link_requests: Vec<ExportedLinkRequest>,
    security: Vec<SecurityEntry>,
    audit: Vec<AuditEntry>,
    decisions: Vec<ExportedDecision>,
    views: Vec<ExportedGameView>,
    vacations: Vec<BookedVacation>,
    challenges: Vec<ExportedChallenge>,
    names: HashMap<PlayerId, String>,
    reports: Vec<ExportedReport>,
    emails: Vec<ExportedEmail>,
    muted: Vec<GameId>,
    skipped: Vec<(GameId, DbTimestamp)>,
    private: Vec<ExportedMessage>,
    spectator_messages: Vec<ExportedGameText>,
    notes: Vec<ExportedGameText>,
    player_relations: Vec<ExportedRelation>,
    ratings: Vec<(Variant, Vec<Rated>)>,
    entries: Vec<ExportedEntry>,
    tournament_lines: Vec<ExportedTournamentEvent>,
    directed: Vec<ExportedDirectedTournament>,
    former_games: Vec<(GameId, ExportedSide)>,
}

impl ExportedPlayer {
    fn find(
        conn: &mut DbConn,
        player: &Player,
        now: DateTime<Utc>,
    ) -> Result<ExportedPlayer, DbError> {
        let id = player.id;
        let challenges = personal_data::list_challenges(conn, id)?;
        let others = challenges.iter().flat_map(|it| [Some(it.challenger_id), it.opponent_id]);
        let names = players::names(conn, &others.flatten().collect::<Vec<_>>())?;
        let about = audit_log::Filter { player: Some(id), before: None };
        Ok(ExportedPlayer {
            sessions: sessions::list(conn, id, now)?,
            devices: personal_data::list_devices(conn, id)?,
            link_requests: personal_data::list_link_requests(conn, id, player.email_key.clone())?,
            security: security_log::list(conn, Some(id), None, i64::MAX)?,
            audit: audit_log::list(conn, about, i64::MAX)?,
            decisions: personal_data_games::list_decisions(conn, id)?,
            views: personal_data::list_views(conn, id)?,
            vacations: vacations::list(conn, id)?,
            challenges,
            names,
            reports: personal_data::list_reports(conn, id)?,
            emails: personal_data::list_emails(conn, id)?,
            muted: game_views::list_muted(conn, id)?,
            skipped: personal_data::list_skipped(conn, id)?,
            private: personal_data::list_private(conn, id)?,
            spectator_messages: personal_data::list_spectator_messages(conn, id)?,
            notes: personal_data::list_notes(conn, id)?,
            player_relations: personal_data::list_relations(conn, id)?,
            ratings: ratings::list_by_variant(conn, id, i64::MAX)?,
            entries: personal_data::list_entries(conn, id)?,
            tournament_lines: personal_data::list_tournament_lines(conn, id)?,
            directed: personal_data::list_directed(conn, id)?,
            former_games: find_former_games(conn, id)?,
        })
    }
}

/// Finds the games in which another player has taken the side over.
fn find_former_games(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<(GameId, ExportedSide)>> {
    let ids = personal_data_games::list_replaced(conn, player)?;
    let mut found = Vec::new();
    for stored in games::list_whole_by_ids(conn, &ids)? {
        let sides = personal_data_games::list_sides(conn, &stored, player)?;
        let former = sides.into_iter().filter(|side| side.replaced_at.is_some());
        found.extend(former.map(|side| (stored.id, side)));
    }
    // A player who was replaced twice in one game keeps the order of its log.
    found.sort_by_key(|(game, _)| game.0);
    Ok(found)
}

/// Returns a line for each week of a variant.
fn rating_lines((variant, weeks): &(Variant, Vec<Rated>)) -> Vec<Value> {
    let line = |rated: &Rated| {
        json!({
            "variant": variant.as_str(),
            "week_from": rated.week.span().start.date_naive().to_string(),
            "rating": rated.rating.value,
            "deviation": rated.rating.deviation,
            "volatility": rated.rating.volatility,
            "games": rated.games,
        })
    };
    weeks.iter().map(line).collect()
}

/// Writes the document but for its last member, the games.
async fn write_person(
    db: &Db,
    player: &Player,
    out: &mut dyn Write,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let whose = player.clone();
    let person = db.read(move |conn| ExportedPlayer::find(conn, &whose, now)).await?;
    let sessions = person.sessions.iter().map(|session| {
        json!({
            "device": session.device,
            "stays_logged_in": session.persistent,
            "created_at": at(session.created_at),
            "seen_at": at(session.last_seen_at),
        })
    });
    let devices = person
        .devices
        .iter()
        .map(|(name, last_seen_at)| json!({ "name": name, "seen_at": at(*last_seen_at) }));
    let vacations = person.vacations.iter().map(|booked| {
        json!({
            "from": instant(booked.vacation.from),
            "to": instant(booked.vacation.to),
            "first_day": booked.first_day.to_string(),
            "last_day": booked.last_day.to_string(),
            "zone": booked.zone.name(),
        })
    });
    let challenges = person.challenges.iter().map(|it| challenge(it, player.id, &person.names));
    let reports = person.reports.iter().map(|report| {
        json!({
            "created_at": at(report.created_at),
            "about": report.about,
            "game": report.game,
            "message": report.message,
            "text": report.text,
            "settled_at": report.settled_at.map(at),
            "answer": report.answer,
        })
    });
    let emails = person.emails.iter().map(|email| {
        json!({
            "kind": email.kind,
            "game": email.game,
            "state": email.state,
            "created_at": at(email.created_at),
            "done_at": email.done_at.map(at),
        })
    });
    let private = person
        .private
        .iter()
        .map(|said| json!({ "at": at(said.at), "to": said.to, "text": said.text }));
    let words = |said: &ExportedGameText| json!({ "game": said.game, "at": at(said.at), "text": said.text });
    let player_relations = person
        .player_relations
        .iter()
        .map(|relation| json!({ "kind": relation.kind, "player": relation.other, "since": at(relation.since) }));
    let ratings = person.ratings.iter().flat_map(rating_lines);
    let directed = person.directed.iter().map(|it| {
        let role = if it.deputy == Some(player.id) { "deputy" } else { "director" };
        json!({ "tournament": it.tournament, "name": it.name, "as": role })
    });
    let audit = person.audit.iter().filter_map(|act| audit_line(act, &player.name)).collect();
    writeln!(out, "{{")?;
    for (name, value) in [
        ("account", account(player)),
        ("sessions", sessions.collect()),
        ("devices", devices.collect()),
        ("link_requests", person.link_requests.iter().map(link_request).collect()),
        ("security_log", person.security.iter().map(security_line).collect()),
        ("audit_log", audit),
        ("decisions", person.decisions.iter().map(decision).collect()),
        ("games_viewed", person.views.iter().map(viewed).collect()),
        ("vacations", vacations.collect()),
        ("challenges", challenges.collect()),
        ("reports", reports.collect()),
        ("emails", emails.collect()),
        ("games_without_emails", json!(person.muted)),
        ("skipped_games", person.skipped.iter().map(skipped).collect()),
        ("private_messages", private.collect()),
        ("comments", person.spectator_messages.iter().map(words).collect()),
        ("notes", person.notes.iter().map(words).collect()),
        ("relations", player_relations.collect()),
        ("ratings", ratings.collect()),
        ("tournament_entries", person.entries.iter().map(entry).collect()),
        ("tournament_log_lines", person.tournament_lines.iter().map(tournament_line).collect()),
        ("tournaments_directed", directed.collect()),
        ("former_games", person.former_games.iter().map(former_game).collect()),
    ] {
        writeln!(out, "\"{name}\": {value},")?;
    }
    Ok(())
}

fn security_line(entry: &SecurityEntry) -> Value {
    json!({
        "at": at(entry.at),
        "kind": entry.event.as_str(),
        "detail": entry.detail,
        "address": entry.address,
        "device": entry.device,
    })
}

fn link_request(request: &ExportedLinkRequest) -> Value {
    json!({
        "at": at(request.created_at),
        "kind": request.kind,
        "address": request.email,
        "network": request.network,
    })
}

/// What the player did as an administrator or arbiter, and what was done to the account. Who settled
/// which report is left out: it would show that others have reported the player.
fn audit_line(act: &AuditEntry, name: &str) -> Option<Value> {
    let is_own = act.admin.as_deref() == Some(name);
    (is_own || act.kind != "report_settled").then(|| {
        json!({
            "at": at(act.at),
            "done_by_player": is_own,
            "kind": act.kind,
            "player": act.player,
            "game": act.game,
            "detail": act.detail,
        })
    })
}

fn decision(decision: &ExportedDecision) -> Value {
    json!({ "game": decision.game, "at": at(decision.at), "detail": decision.detail })
}

/// The message of a challenge is the challenger's, the reason is of whoever declined it.
fn challenge(it: &ExportedChallenge, player: PlayerId, names: &HashMap<PlayerId, String>) -> Value {
    let is_own = it.challenger_id == player;
    json!({
        "created_at": at(it.created_at),
        "challenger": names.get(&it.challenger_id),
        "opponent": it.opponent_id.and_then(|id| names.get(&id)),
        "message": is_own.then_some(&it.message),
        "state": it.state,
        "reason": it.reason,
        "game": it.game,
        "terms": {
            "challenger_color": it.color,
            "variant": it.variant,
            "start": it.start_fen,
            "time_control": it.time_control,
            "timeout_rule": it.timeout_rule,
            "vacation": it.vacation_counts,
            "en_passant": it.en_passant,
            "legal_moves_only": it.legal_moves_only,
            "draw_rule": it.draw_rule,
            "conditional_moves": it.conditional,
            "takebacks": it.takebacks,
            "rated": it.rated,
            "books": it.books,
            "databases": it.databases,
            "engines": it.engines,
            "games": it.games,
            "schedule": it.schedule,
            "ends_early": it.ends_early,
            "conditions": it.conditions,
        },
    })
}

/// The moves of others, and what became of the game, are left out: they may be hidden from the player
/// by now.
fn former_game((game, had): &(GameId, ExportedSide)) -> Value {
    json!({
        "number": game,
        "side": color_word(had.side),
        "replaced_at": had.replaced_at.map(at),
        "did": had.did.iter().map(event).collect::<Value>(),
    })
}

fn skipped((game, until): &(GameId, DbTimestamp)) -> Value {
    json!({ "game": game, "until": at(*until) })
}

fn viewed(view: &ExportedGameView) -> Value {
    json!({ "game": view.game, "at": at(view.at) })
}

fn entry(entry: &ExportedEntry) -> Value {
    json!({
        "tournament": entry.tournament,
        "name": entry.name,
        "section": entry.section,
        "pairing_number": entry.pairing_number,
        "withdrawn_at": entry.withdrawn_at.map(at),
        "withdrawal_ground": entry.withdrawal_ground,
        "next_edition_place_at": entry.next_edition_place_at.map(at),
    })
}

fn tournament_line(line: &ExportedTournamentEvent) -> Value {
    json!({
        "tournament": line.tournament,
        "number": line.number,
        "at": at(line.at),
        "event": line.event,
    })
}

fn account(player: &Player) -> Value {
    json!({
        "number": player.id,
        "name": player.name,
        "address": player.email,
        "address_confirmed": player.is_confirmed(),
        "address_refused": player.email_rejection,
        "time_zone": player.time_zone,
        "language": player.language().map(Language::tag),
        "localized_pieces": player.localized_pieces,
        "theme": player.appearance().theme.as_str(),
        "board": player.appearance().board.as_str(),
        // Only what differs from the default.
        "appearance": player.appearance().non_default().collect::<BTreeMap<_, _>>(),
        "about": player.about,
        "country": player.country,
        "created_at": at(player.created_at),
        "seen_at": at(player.last_seen_at),
        "closed_at": player.closed_at.map(at),
        "administrator": player.is_admin,
        "arbiter": player.is_arbiter,
        "director": player.is_director,
        "suspended_at": player.suspended_at.map(at),
        "suspension": player.suspension_reason,
        "confirms_moves": player.confirm_moves,
        "conditional_move_emails": player.conditional_move_emails,
        "send_delay": player.send_delay(),
        "reminders_hours": player.reminders(),
        // Only what differs from the default.
        "notification_preferences": player.notification_preferences().to_text(),
        "has_calendar": player.has_calendar(),
        "calendar_alarms_hours": player.calendar_alarms(),
    })
}
