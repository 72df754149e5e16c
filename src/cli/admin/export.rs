//! `zugpost admin export-player`: all that is stored of one player, as one JSON document. It is
//! written while it is read, a few games at a time.

use std::{
    collections::HashMap,
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use anyhow::Context as _;
use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::outcome::{find, instant};
use crate::{
    actions::admin::site::SiteSetting,
    chess::{Color, color_word},
    config::Config,
    db::{
        Db, DbConn, DbError, DbTimestamp, GameId, PlayerId,
        game_messages::{self, GameMessage},
        game_views,
        games::{self, StoredGame},
        own_data::{
            self, OwnChallenge, OwnEmail, OwnEntry, OwnEvent, OwnMessage, OwnRelation, OwnReport,
            OwnTournamentLine, OwnView, OwnWords,
        },
        players::{self, Player},
        ratings::{self, Rated},
        security_log::{self, SecurityEntry},
        sessions::{self, Session},
        site_settings,
        tournaments::{self, TournamentPlace},
        vacations::{self, BookedVacation},
    },
    game::pgn::{self, Sheet},
    i18n::Language,
};

/// Games read at a time.
const GAMES_PER_READ: i64 = 50;

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
    security: Vec<SecurityEntry>,
    views: Vec<OwnView>,
    vacations: Vec<BookedVacation>,
    challenges: Vec<OwnChallenge>,
    reports: Vec<OwnReport>,
    emails: Vec<OwnEmail>,
    muted: Vec<GameId>,
    private: Vec<OwnMessage>,
    spectator_messages: Vec<OwnWords>,
    notes: Vec<OwnWords>,
    player_relations: Vec<OwnRelation>,
    ratings: Vec<Rated>,
    entries: Vec<OwnEntry>,
    tournament_lines: Vec<OwnTournamentLine>,
}

impl ExportedPlayer {
    fn find(
        conn: &mut DbConn,
        id: PlayerId,
        now: DateTime<Utc>,
    ) -> Result<ExportedPlayer, DbError> {
        Ok(ExportedPlayer {
            sessions: sessions::list(conn, id, now)?,
            devices: own_data::list_devices(conn, id)?,
            security: security_log::list(conn, Some(id), None, i64::MAX)?,
            views: own_data::list_views(conn, id)?,
            vacations: vacations::list(conn, id)?,
            challenges: own_data::list_challenges(conn, id)?,
            reports: own_data::list_reports(conn, id)?,
            emails: own_data::list_emails(conn, id)?,
            muted: game_views::list_muted(conn, id)?,
            private: own_data::list_private(conn, id)?,
            spectator_messages: own_data::list_spectator_messages(conn, id)?,
            notes: own_data::list_notes(conn, id)?,
            player_relations: own_data::list_relations(conn, id)?,
            ratings: ratings::list(conn, id, i64::MAX)?,
            entries: own_data::list_entries(conn, id)?,
            tournament_lines: own_data::list_tournament_lines(conn, id)?,
        })
    }
}

/// Writes the document but for its last member, the games.
async fn write_person(
    db: &Db,
    player: &Player,
    out: &mut dyn Write,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let id = player.id;
    let person = db.read(move |conn| ExportedPlayer::find(conn, id, now)).await?;
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
    let challenges = person.challenges.iter().map(|challenge| {
        json!({
            "created_at": at(challenge.created_at),
            "message": challenge.message,
            "state": challenge.state,
            "game": challenge.game,
        })
    });
    let reports = person.reports.iter().map(|report| {
        json!({
            "created_at": at(report.created_at),
            "about": report.about,
            "game": report.game,
            "message": report.message,
            "text": report.text,
            "settled_at": report.settled_at.map(at),
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
    let words =
        |said: &OwnWords| json!({ "game": said.game, "at": at(said.at), "text": said.text });
    let player_relations = person
        .player_relations
        .iter()
        .map(|relation| json!({ "kind": relation.kind, "player": relation.other, "since": at(relation.since) }));
    let ratings = person.ratings.iter().map(|rated| {
        json!({
            "week_from": rated.week.span().start.date_naive().to_string(),
            "rating": rated.rating.value,
            "deviation": rated.rating.deviation,
            "volatility": rated.rating.volatility,
            "games": rated.games,
        })
    });
    writeln!(out, "{{")?;
    for (name, value) in [
        ("account", account(player)),
        ("sessions", sessions.collect()),
        ("devices", devices.collect()),
        ("security_log", person.security.iter().map(security_line).collect()),
        ("games_viewed", person.views.iter().map(viewed).collect()),
        ("vacations", vacations.collect()),
        ("challenges", challenges.collect()),
        ("reports", reports.collect()),
        ("emails", emails.collect()),
        ("games_without_emails", json!(person.muted)),
        ("private_messages", private.collect()),
        ("comments", person.spectator_messages.iter().map(words).collect()),
        ("notes", person.notes.iter().map(words).collect()),
        ("relations", player_relations.collect()),
        ("ratings", ratings.collect()),
        ("tournament_entries", person.entries.iter().map(entry).collect()),
        ("tournament_log_lines", person.tournament_lines.iter().map(tournament_line).collect()),
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

fn viewed(view: &OwnView) -> Value {
    json!({ "game": view.game, "at": at(view.at) })
}

fn entry(entry: &OwnEntry) -> Value {
    json!({
        "tournament": entry.tournament,
        "name": entry.name,
        "section": entry.section,
        "pairing_number": entry.pairing_number,
        "withdrawn_at": entry.withdrawn_at.map(at),
        "withdrawal_ground": entry.withdrawal_ground,
    })
}

fn tournament_line(line: &OwnTournamentLine) -> Value {
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
        "about": player.about,
        "country": player.country,
        "created_at": at(player.created_at),
        "seen_at": at(player.last_seen_at),
        "closed_at": player.closed_at.map(at),
        "administrator": player.is_admin,
        "arbiter": player.is_arbiter,
        "suspended_at": player.suspended_at.map(at),
        "suspension": player.suspension_reason,
        "confirms_moves": player.confirm_moves,
        "conditional_move_emails": player.conditional_move_emails,
        "reminders_hours": player.reminders(),
        // Only what differs from the default.
        "notification_preferences": player.notification_preferences().to_text(),
        "has_calendar": player.has_calendar(),
        "calendar_alarms_hours": player.calendar_alarms(),
    })
}

/// A game with what the player alone has of it.
struct OwnGame {
    stored: StoredGame,
    side: Color,
    conditional_moves: Option<String>,
    analysis: Option<String>,
    said: Vec<GameMessage>,
    did: Vec<OwnEvent>,
}

fn add_own(
    conn: &mut DbConn,
    player: PlayerId,
    stored: StoredGame,
) -> Result<Option<OwnGame>, DbError> {
    let Some(side) = stored.side_of(player) else { return Ok(None) };
    let conditional_moves = own_data::find_conditional_moves(conn, stored.id, side)?;
    let analysis = own_data::find_analysis(conn, stored.id, side)?;
    let mut said =
        if stored.has_messages { game_messages::list(conn, stored.id)? } else { Vec::new() };
    said.retain(|message| message.side == side);
    let did = own_data::list_events(conn, stored.id, side)?;
    Ok(Some(OwnGame { stored, side, conditional_moves, analysis, said, did }))
}

async fn write_games(
    db: &Db,
    config: &Config,
    player: PlayerId,
    out: &mut dyn Write,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let name = SiteSetting::SiteName.as_str();
    let changed = db.read::<_, DbError>(move |conn| Ok(site_settings::find(conn, name)?)).await?;
    let site_name = changed.unwrap_or_else(|| config.site_name.clone());
    write!(out, "\"games\": [")?;
    let (mut after, mut comma) = (GameId(0), "\n");
    loop {
        let found = db.read::<_, DbError>(move |conn| {
            let (chunk, last) = games::list_whole(conn, player, after, GAMES_PER_READ)?;
            let ids: Vec<_> = chunk.iter().flat_map(|game| [game.white, game.black]).collect();
            let names = players::names(conn, &ids)?;
            let ids: Vec<_> = chunk.iter().map(|game| game.id).collect();
            let places: HashMap<_, _> = tournaments::list_places(conn, &ids)?.into_iter().collect();
            let mut own = Vec::with_capacity(chunk.len());
            for stored in chunk {
                own.extend(add_own(conn, player, stored)?);
            }
            Ok((own, last, names, places))
        });
        let (own, last, names, places) = found.await?;
        let Some(last) = last else { break };
        after = last;
        for OwnGame { stored, side, conditional_moves, analysis, said, did } in own {
            let name = |id| names.get(&id).map_or("", String::as_str);
            let played_in = places.get(&stored.id).map(TournamentPlace::pgn_event);
            let sheet = Sheet {
                event: &site_name,
                site: &format!("{}/games/{}", config.base_url, stored.id),
                white: name(stored.white),
                black: name(stored.black),
                opening: &stored.opening,
                played_in: played_in.as_ref(),
            };
            let said = said.iter().map(|message| {
                json!({
                    "at": instant(message.at),
                    "half_moves": message.ply,
                    "text": message.text,
                })
            });
            let did = did.iter().map(
                |event| json!({ "at": at(event.at), "kind": event.kind, "detail": event.detail }),
            );
            let game = json!({
                "number": stored.id,
                "side": color_word(side),
                "messages": said.collect::<Value>(),
                "claims_and_offers": did.collect::<Value>(),
                "conditional_moves": conditional_moves,
                "analysis": analysis,
                "pgn": pgn::export(&stored.game.as_of(now), &sheet, true),
            });
            write!(out, "{comma}{game}")?;
            comma = ",\n";
        }
    }
    writeln!(out, "\n]\n}}")?;
    Ok(())
}

fn at(stamp: DbTimestamp) -> String {
    instant(stamp.utc())
}
