//! What administrators did, the latest first: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::admin;
use crate::{
    db::{
        DbConn, DbError, GameId, PlayerId,
        admin_acts::{self, Filter, ListedAct},
        players::{self, Player},
    },
    web::{
        error::PageResult,
        layout::Page,
        paging::cut,
        times::{Zone, machine},
        visitor::Visitor,
    },
};

/// Acts a page.
const PER_PAGE: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// A name, or the number of a player: closed accounts share their name.
    player: String,
    before: String,
}

/// An act as a list shows it. The partial `acts.html` has the list.
pub(super) struct ActView {
    pub(super) at: String,
    pub(super) at_machine: String,
    pub(super) admin: String,
    pub(super) words: String,
    pub(super) game: Option<GameId>,
}

#[derive(Template)]
#[template(path = "desk/audit.html")]
struct Show<'a> {
    page: Page<'a>,
    player: &'a str,
    /// Nobody is called that.
    is_unknown: bool,
    acts: Vec<ActView>,
    older: Option<i64>,
}

/// `GET /admin/audit?player=&before=`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    admin(&visitor)?;
    let wanted = asked.player.trim();
    let (name, before) = (wanted.to_owned(), asked.before.parse::<i64>().ok());
    let found = visitor.app.db.read::<_, DbError>(move |conn| {
        let player = if name.is_empty() { None } else { find(conn, &name)?.map(|p| p.id) };
        if player.is_none() && !name.is_empty() {
            return Ok(None);
        }
        let filter = Filter { player, before };
        Ok(Some(admin_acts::list(conn, filter, PER_PAGE + 1)?))
    });
    let found = found.await?;
    let is_unknown = found.is_none();
    let mut acts = found.unwrap_or_default();
    let is_cut = cut(&mut acts, PER_PAGE);
    let older = acts.last().filter(|_| is_cut).map(|act| act.id);
    let acts = views(acts, visitor.zone());
    visitor.ok(&Show { page: visitor.page(), player: wanted, is_unknown, acts, older })
}

fn find(conn: &mut DbConn, wanted: &str) -> diesel::QueryResult<Option<Player>> {
    // No name begins with a digit.
    match wanted.parse::<PlayerId>() {
        Ok(id) => players::find(conn, id),
        Err(_) => players::find_by_name(conn, wanted),
    }
}

/// Puts acts into words.
pub(super) fn views(acts: Vec<ListedAct>, zone: Zone) -> Vec<ActView> {
    let view = |act: ListedAct| ActView {
        at: zone.full(act.at.utc()),
        at_machine: machine(act.at.utc()),
        words: words(&act),
        admin: act.admin.unwrap_or_else(|| zone.words().say("desk-command-line").to_string()),
        game: act.game,
    };
    acts.into_iter().map(view).collect()
}

/// Says what was done, to go on after who did it. What is not known is told as it stands.
fn words(act: &ListedAct) -> String {
    let (kind, detail) = (act.kind.as_str(), act.detail.as_str());
    let player = act.player.as_deref().unwrap_or_default();
    match kind {
        "verified" => format!("took the address of {player} as confirmed."),
        "suspended" => format!("suspended {player}: {detail}"),
        "restored" => format!("restored {player}."),
        "closed" => format!("closed the account of {player}: {detail}"),
        "password_link_made" => format!("made a link for a new password of {player}."),
        "sessions_ended" => format!("ended all sessions of {player}."),
        "password_reset_sent" => format!("sent {player} a link for a new password."),
        "role_granted" => format!("made {player} an {detail}."),
        "role_taken" => format!("took the role of {detail} from {player}."),
        "letter_sent_again" => match detail.split_once(' ') {
            Some(("all", count)) => format!("sent all letters again that were set aside: {count}."),
            _ => format!("sent a letter again: {}.", letter(detail)),
        },
        "letter_dropped" => format!("dropped a letter: {}.", letter(detail)),
        "report_settled" => match detail.split_once(": ") {
            Some((report, answer)) => format!("settled {report} about {player}: {answer}"),
            None => format!("settled a report about {player}: {detail}"),
        },
        "ruled" => format!("ruled: {detail}"),
        "setting_changed" => format!("changed the setting {detail}"),
        "announced" => format!("announced: {detail}"),
        "notice_ended" => format!("ended the notice: {detail}"),
        "invited" => format!("made an invitation for {detail}."),
        "invitation_withdrawn" => format!("withdrew the invitation for {detail}."),
        _ => [kind, player, detail]
            .into_iter()
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// `12 your_move` as people read it.
fn letter(detail: &str) -> String {
    match detail.split_once(' ') {
        Some((number, kind)) => format!("number {number}, {}", kind.replace('_', " ")),
        None => detail.to_owned(),
    }
}
