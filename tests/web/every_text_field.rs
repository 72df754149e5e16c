//! One text in every field that people write in.

use zugpost::db::players;

use super::{play, start};
use crate::{
    admin::matrix::send,
    support::{Browser, Site, site::PASSWORD},
};

/// Who was there when it was written: nobody, players, a spectator, an arbiter, an administrator, a
/// director.
pub type Browsers = [Browser; 7];

/// Sends a form that must be taken.
#[track_caller]
fn write(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) {
    let page = send(browser, path, fields);
    assert!(matches!(page.status, 200 | 303), "{path}: {} {}", page.status, page.text());
}

/// Writes a text wherever it is kept, and a title where there is one line only. Emails are sent all the
/// while.
pub fn write_everywhere(site: &Site, text: &str, title: &str) -> Browsers {
    let [mut wilma, mut bruno, mut sofie] = ["Wilma", "Bruno", "Sofie"].map(|n| site.player(n));
    let (mut arno, mut ada, mut dora) =
        (site.arbiter("Arno"), site.administrator("Ada"), site.director("Dora"));
    let page = wilma.get("/account/profile");
    wilma.submit(&page, "main form", &[("about", text)]).assert_says("Wilma");
    let page = wilma.get("/challenges/new");
    let page = wilma.submit(&page, "main form", &[("opponent", "Bruno"), ("message", text)]);
    assert!(page.path.starts_with("/challenges/1"), "{}", page.text());
    site.run_jobs();
    write(&mut bruno, "/challenges/1/decline", &[("reason", text)]);
    write_about_games(site, text, [&mut wilma, &mut bruno, &mut sofie, &mut arno]);
    write(&mut sofie, "/messages/Wilma", &[("text", text)]);
    site.run_jobs();
    write(&mut wilma, "/messages/Sofie/1/report", &[("text", text)]);
    write(&mut sofie, "/players/Wilma/report", &[("text", text)]);
    write(&mut bruno, "/games/1/messages/1/report", &[("text", text)]);
    write(&mut ada, "/admin/reports", &[("report", "1"), ("answer", text)]);
    site.run_jobs();
    write_about_tournaments(site, [text, title], [&mut wilma, &mut bruno, &mut sofie, &mut dora]);
    write_as_administrator(site, [text, title], &mut ada);
    site.run_jobs();
    [site.browser(), wilma, bruno, sofie, arno, ada, dora]
}

fn write_about_games(site: &Site, text: &str, people: [&mut Browser; 4]) {
    let [wilma, bruno, sofie, arno] = people;
    assert_eq!(start(wilma, bruno, &[]), "/games/1");
    let page = wilma.get("/games/1?move=e4");
    wilma.submit(&page, ".confirm form", &[("message", text)]);
    site.run_jobs();
    play(bruno, "/games/1", "e5");
    write(bruno, "/games/1/messages", &[("text", text)]);
    site.run_jobs();
    write(wilma, "/games/1/notes", &[("note", text)]);
    write(sofie, "/games/1/spectator-messages", &[("text", text)]);
    let page = wilma.get("/games/1/analysis?line=g1f3.b8c6");
    let fields = [("action", "comment"), ("comment", text)];
    wilma.submit(&page, "form[action$=analysis]:has(#comment)", &fields);
    // A claim with all that follows.
    assert_eq!(start(wilma, bruno, &[]), "/games/2");
    play(wilma, "/games/2", "e4");
    play(bruno, "/games/2", "e5");
    let claim = [("ground", "other"), ("statement", text), ("ply", "2")];
    write(wilma, "/games/2/claim", &claim);
    site.run_jobs();
    write(bruno, "/games/2/claim/answer", &[("claim_answer", text)]);
    site.run_jobs();
    let page = arno.get("/admin/games/2");
    let decision = [("adjudication", "win:white"), ("days", "0"), ("reason", text)];
    arno.submit(&page, "form.adjudicate", &decision).assert_says("Your decision was saved.");
    site.run_jobs();
    write(bruno, "/games/2/appeal", &[("appeal", text)]);
    site.run_jobs();
}

fn write_about_tournaments(site: &Site, [text, title]: [&str; 2], people: [&mut Browser; 4]) {
    let [wilma, bruno, sofie, dora] = people;
    let usual = [("name", title), ("description", text), ("numbering", "as_entered")];
    let series = [("format", "match"), ("start", "when_full")];
    let page = dora.get("/tournaments/new");
    let page = dora.submit(&page, "main form", &[usual.as_slice(), &series].concat());
    assert!(page.path.starts_with("/tournaments/1?"), "{}", page.text());
    for player in [&mut *wilma, &mut *bruno] {
        write(player, "/tournaments/1/enter", &[]);
    }
    site.run_jobs();
    write(dora, "/tournaments/1/direct", &[("deed", "announce"), ("text", text)]);
    site.run_jobs();
    let cup = [("start", "when_full"), ("capacity", "7")];
    let page = dora.get("/tournaments/new");
    let page = dora.submit(&page, "main form", &[usual.as_slice(), &cup].concat());
    assert!(page.path.starts_with("/tournaments/2?"), "{}", page.text());
    write(dora, "/tournaments/2/direct", &[("deed", "invite"), ("player", "Sofie")]);
    site.run_jobs();
    write(sofie, "/tournaments/2/enter", &[]);
    let page = dora.get("/tournaments/2/terms");
    let page = dora.submit(&page, "main form", &[("capacity", "6"), ("reason", text)]);
    page.assert_says("The terms were changed.");
    site.run_jobs();
    let remove = [("deed", "remove"), ("player", "Sofie"), ("text", text)];
    write(dora, "/tournaments/2/direct", &remove);
    site.run_jobs();
    write(sofie, "/tournaments/2/enter", &[]);
    write(dora, "/tournaments/2/direct", &[("deed", "cancel"), ("text", text)]);
    site.run_jobs();
    // One with entrants that has not begun.
    let page = dora.get("/tournaments/new");
    let page = dora.submit(&page, "main form", &[usual.as_slice(), &cup].concat());
    assert!(page.path.starts_with("/tournaments/3?"), "{}", page.text());
    for player in [wilma, bruno] {
        write(player, "/tournaments/3/enter", &[]);
    }
}

fn write_as_administrator(site: &Site, [text, title]: [&str; 2], ada: &mut Browser) {
    let announcement = [("action", "announce"), ("text", text), ("days", "1")];
    write(ada, "/admin/announcements", &announcement);
    let page = ada.get("/admin/settings");
    ada.submit(&page, "form.invite", &[("note", title), ("action", "invite")]);
    // Not every title is a name of a site.
    ada.submit(&page, "form.settings", &[("site_name", title), ("action", "save")]);
    for (name, action) in [("Otto", "suspend"), ("Carl", "close")] {
        site.player(name);
        let id = site.read(move |conn| players::find_by_name(conn, name)).expect("a player").id;
        let fields = [("action", action), ("name", name), ("reason", text)];
        write(ada, &format!("/admin/players/{id}"), &fields);
    }
    // What a browser calls itself is typed, too.
    if text.chars().all(|c| c.is_ascii_graphic() || c == ' ') {
        let mut wilma = site.browser();
        wilma.user_agent = Some(text.to_owned().leak());
        wilma.log_in("Wilma", PASSWORD);
    }
}
