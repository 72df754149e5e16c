//! What the export of a player's data has: nothing of theirs is left out, and nothing of others is in it.

use std::collections::BTreeSet;

use chrono::Utc;
use diesel::{QueryableByName, connection::SimpleConnection as _, prelude::*, sql_types::Text};
use serde_json::{Value, json};
use zugpost::{
    clock::{Clock as _, SystemClock},
    db::{
        DbConn,
        audit_log::{self, AuditAction, NewAuditEntry},
        link_requests::{self, LinkRequestKind, NewLinkRequest},
        reports::{self, NewReport},
    },
};

use super::command_line::{AdminFixture, id_of};

/// Where the export has what a column refers to.
enum ExportCoverage {
    /// In this part of the document.
    In(&'static str),
    /// It is left out, and why.
    LeftOut(&'static str),
}

use ExportCoverage::{In, LeftOut};

/// Each column that refers to a player: by the number, by the side of a game, or as who acted.
const REFERENCES: &[(&str, ExportCoverage)] = &[
    ("analyses.side", In("games")),
    ("audit_log.admin_id", In("audit_log")),
    ("audit_log.player_id", In("audit_log")),
    ("challenges.challenger_id", In("challenges")),
    ("challenges.opponent_id", In("challenges")),
    ("conditional_moves.side", In("games")),
    ("delayed_moves.side", In("games")),
    ("devices.player_id", In("devices")),
    ("game_events.actor", In("former_games")),
    ("game_messages.side", In("games")),
    ("final_places.player_id", LeftOut("the logs of the tournaments and of their games say it")),
    ("game_views.player_id", In("games_viewed")),
    ("games.black_id", In("games")),
    ("games.white_id", In("games")),
    ("ladder_challenges.challenged_id", LeftOut("what waits; the log of the ladder has it")),
    ("ladder_challenges.challenger_id", LeftOut("what waits; the log of the ladder has it")),
    ("link_requests.player_id", In("link_requests")),
    ("muted_games.player_id", In("games_without_emails")),
    ("skipped_games.player_id", In("skipped_games")),
    ("name_skeletons.player_id", LeftOut("it is made of the name, by a table that everybody has")),
    ("notes.player_id", In("notes")),
    ("outbox.player_id", In("emails")),
    ("pending_rating_weeks.player_id", LeftOut("work that waits; the ratings follow from it")),
    ("player_relations.other_id", LeftOut("it would show who blocks or mutes the player")),
    ("player_relations.player_id", In("relations")),
    ("private_messages.from_id", In("private_messages")),
    ("private_messages.to_id", LeftOut("the words of others; the player reads them on the site")),
    ("passkey_challenges.player_id", LeftOut("a question to a browser that nobody has answered")),
    ("passkeys.player_id", LeftOut("keys that guard the account; its page lists them")),
    ("pending_logins.player_id", LeftOut("a login that waits for minutes")),
    ("ratings.player_id", In("ratings")),
    ("recovery_codes.player_id", LeftOut("secrets that guard the account")),
    ("reports.player_id", LeftOut("it would show who reported the player")),
    ("reports.reporter_id", In("reports")),
    ("safety_moves.side", In("games")),
    (
        "security_log.actor_id",
        LeftOut("what an administrator did to an account is in the audit log"),
    ),
    ("security_log.player_id", In("security_log")),
    ("sessions.player_id", In("sessions")),
    ("spectator_messages.player_id", In("comments")),
    ("totp_secrets.player_id", LeftOut("a secret that guards the account")),
    ("tokens.player_id", LeftOut("hashes of links; who asked for one is in link_requests")),
    ("tournament_events.actor", In("tournament_log_lines")),
    ("tournament_players.player_id", In("tournament_entries")),
    ("tournaments.deputy_id", In("tournaments_directed")),
    ("tournaments.director_id", In("tournaments_directed")),
    (
        "unseen_invitations.player_id",
        LeftOut("what the player has not looked at; the logs of tournaments have the invitations"),
    ),
    ("vacations.player_id", In("vacations")),
];

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn references(conn: &mut DbConn) -> QueryResult<Vec<Line>> {
    let sql = match conn {
        DbConn::Sqlite(_) => {
            "SELECT m.name || '.' || f.\"from\" AS line
             FROM sqlite_master m, pragma_foreign_key_list(m.name) f
             WHERE m.type = 'table' AND f.\"table\" = 'players'
             UNION SELECT m.name || '.' || c.name
             FROM sqlite_master m, pragma_table_info(m.name) c
             WHERE m.type = 'table' AND c.name IN ('side', 'actor')"
        }
        DbConn::Postgres(_) => {
            "SELECT f.conrelid::regclass::text || '.' || a.attname AS line
             FROM pg_constraint f
             JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
             WHERE f.contype = 'f' AND f.confrelid = 'players'::regclass
             UNION SELECT table_name::text || '.' || column_name::text
             FROM information_schema.columns
             WHERE table_schema = 'public' AND column_name IN ('side', 'actor')"
        }
    };
    diesel::sql_query(sql).load(conn)
}

fn export(fixture: &AdminFixture, name: &str) -> Value {
    let text = fixture.admin(&["export-player", name]).done();
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn each_column_that_refers_to_a_player_is_exported_or_left_out_for_a_reason() {
    let fixture = AdminFixture::open();
    let found: BTreeSet<String> =
        fixture.write(references).into_iter().map(|found| found.line).collect();
    let listed: BTreeSet<String> = REFERENCES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(found, listed);
    let data = export(&fixture, "Anna");
    for (name, kept) in REFERENCES {
        match kept {
            In(part) => assert!(data.get(part).is_some(), "{name}: {part}"),
            LeftOut(reason) => assert!(!reason.is_empty(), "{name}"),
        }
    }
}

/// A challenge of Anna to Bruno, and a report of Anna about Bruno; emails that were asked for.
fn furnish(conn: &mut DbConn) -> QueryResult<()> {
    let now = SystemClock.now();
    let [anna, bruno, chief] = [id_of(conn, "Anna")?, id_of(conn, "Bruno")?, id_of(conn, "Chief")?];
    conn.batch_execute(&format!(
        "INSERT INTO challenges (challenger_id, opponent_id, variant, start_fen, start_name, message,
             state, reason, form_key, created_at, expires_at)
         VALUES ({anna}, {bruno}, 'standard', '', '', 'Come, says Anna.', 'declined',
             'No time, says Bruno.', 'x', '2026-11-20 12:00:00', '2026-12-04 12:00:00')"
    ))?;
    let text = "He is rude, says Anna.";
    let report = NewReport { reporter: anna, player: bruno, game: None, message: None, text };
    reports::insert(conn, &report, now)?;
    reports::settle(conn, 1, "He was told.", now)?;
    let action = AuditAction::ReportSettled { report: 1, answer: "He was told.".to_owned() };
    let act = NewAuditEntry { admin: Some(chief), player: Some(bruno), game: None, action };
    audit_log::record(conn, &act, now)?;
    let action = AuditAction::Suspended { reason: "Too rude.".to_owned() };
    let act = NewAuditEntry { admin: Some(chief), player: Some(bruno), game: None, action };
    audit_log::record(conn, &act, now)?;
    let (reset, change) = (LinkRequestKind::ResetPassword, LinkRequestKind::ChangeAddress);
    for (kind, email, player, network) in [
        (reset, "Bruno@example.org", None, "192.0.2.1"),
        (change, "new@example.org", Some(bruno), "192.0.2.2"),
        // To an address that Anna wants and Bruno has.
        (change, "bruno@example.org", Some(anna), "192.0.2.3"),
    ] {
        let request = NewLinkRequest { kind, email, player, about: "x", network };
        link_requests::insert(conn, &request, now)?;
    }
    Ok(())
}

#[test]
fn challenges_reports_and_requests_are_given_to_whose_they_are() {
    let fixture = AdminFixture::open();
    fixture.write(furnish);
    let anna = export(&fixture, "Anna");
    let challenge = &anna["challenges"][0];
    assert_eq!(
        (&challenge["challenger"], &challenge["opponent"]),
        (&json!("Anna"), &json!("Bruno"))
    );
    assert_eq!(challenge["message"], "Come, says Anna.");
    assert_eq!(challenge["reason"], "No time, says Bruno.");
    assert_eq!(challenge["terms"]["time_control"], "per_move 259200");
    assert_eq!(anna["reports"][0]["answer"], "He was told.");
    assert_eq!(anna["audit_log"], json!([]));
    let networks = |data: &Value| {
        let requests = data["link_requests"].as_array().expect("requests").iter();
        requests.map(|it| it["network"].as_str().expect("one").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(networks(&anna), ["192.0.2.3"]);

    let bruno = export(&fixture, "Bruno");
    assert_eq!(bruno["challenges"][0]["reason"], "No time, says Bruno.");
    assert_eq!(bruno["challenges"][0]["message"], Value::Null);
    assert_eq!(networks(&bruno), ["192.0.2.1", "192.0.2.2"]);
    let kinds = |data: &Value| {
        let acts = data["audit_log"].as_array().expect("acts").iter();
        acts.map(|act| (act["kind"].clone(), act["done_by_player"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&bruno), [(json!("suspended"), json!(false))]);
    let text = bruno.to_string();
    for secret in ["says Anna", "He was told.", "Chief"] {
        assert!(!text.contains(secret), "{secret}");
    }
    let chief = export(&fixture, "Chief");
    let own = json!(true);
    let done = [(json!("suspended"), own.clone()), (json!("report_settled"), own)];
    assert_eq!(kinds(&chief), done);
}

#[test]
fn what_somebody_decided_is_theirs() {
    let fixture = AdminFixture::open();
    let game = fixture.begin();
    fixture.admin(&["make-arbiter", "Chief"]).done();
    fixture.admin(&["make-director", "Chief"]).done();
    let number = game.to_string();
    let decide = ["adjudicate", &number, "draw", "--as", "Chief", "--reason", "So it is."];
    fixture.admin(&decide).done();
    let chief = export(&fixture, "Chief");
    assert_eq!(
        (&chief["account"]["arbiter"], &chief["account"]["director"]),
        (&json!(true), &json!(true))
    );
    let decision = &chief["decisions"][0];
    assert_eq!((&decision["game"], &decision["detail"]), (&json!(game), &json!("draw So it is.")));
    assert!(decision["at"].as_str().is_some_and(|at| at.parse::<chrono::DateTime<Utc>>().is_ok()));
    let kinds: Vec<_> =
        chief["audit_log"].as_array().expect("acts").iter().map(|act| &act["kind"]).collect();
    assert!(kinds.contains(&&json!("adjudicated")), "{kinds:?}");
    let anna = export(&fixture, "Anna");
    assert_eq!((&anna["decisions"], &anna["account"]["director"]), (&json!([]), &json!(false)));
}

#[test]
fn a_move_that_waits_and_a_safety_move_are_given_to_their_player_alone() {
    let fixture = AdminFixture::open();
    let game = fixture.begin();
    fixture.write(move |conn| {
        conn.batch_execute(&format!(
            "INSERT INTO delayed_moves (game_id, side, position_no, uci, offers_draw, keep, propose,
                 message, made_at, used, sent_at, check_at)
             VALUES ({game}, 'white', 0, 'e2e4', FALSE, '1...e5 2.Nf3', NULL, 'Good luck!',
                 '2026-11-20 12:00:00', 7, '2026-11-20 12:10:00', '2026-11-20 12:10:00');
             INSERT INTO safety_moves (game_id, side, position_no, uci, lead, check_at)
             VALUES ({game}, 'white', 0, 'd2d4', 86400, NULL)"
        ))
    });
    let of = |name| export(&fixture, name)["games"][0].clone();
    let games = ["Anna", "Bruno"].map(of);
    for game in games {
        let expected = match game["side"] == "white" {
            true => json!({
                "move": "e2e4",
                "made_at": "2026-11-20T12:00:00Z",
                "sent_at": "2026-11-20T12:10:00Z",
                "offers_draw": false,
                "conditional_moves": "1...e5 2.Nf3",
                "proposed_line": null,
                "message": "Good luck!",
            }),
            false => Value::Null,
        };
        assert_eq!(game["delayed_move"], expected);
        let safety = match game["side"] == "white" {
            true => json!({ "move": "d2d4", "seconds_left": 86400 }),
            false => Value::Null,
        };
        assert_eq!(game["safety_move"], safety);
    }
}
