//! Finding players by how their names begin.

use zugpost::db::DbError;

use super::change;
use crate::support::{Site, players::insert_player};

fn insert(site: &Site, names: Vec<String>) {
    let now = site.now();
    let write = site.db.write::<_, DbError>(move |conn| {
        for name in &names {
            insert_player(conn, name, now)?;
        }
        Ok(())
    });
    site.run(write).expect("players");
}

fn owned<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).to_vec()
}

#[test]
fn a_name_leads_to_its_page_and_a_beginning_to_a_list() {
    let site = Site::start();
    insert(&site, owned(["Anna", "Annabel", "annika", "Bruno", "Ann_x"]));
    let mut browser = site.browser();
    let search = |browser: &mut crate::support::Browser, name: &str| {
        let page = browser.get("/players");
        browser.submit(&page, "main form", &[("name", name)])
    };
    assert_eq!(search(&mut browser, " ANNA ").path, "/players/Anna");
    let page = search(&mut browser, "aNN");
    assert_eq!(page.status, 200);
    assert_eq!(page.all(".sessions a"), ["Ann_x", "Anna", "Annabel", "annika"]);
    assert_eq!(search(&mut browser, "Ann_").all(".sessions a"), ["Ann_x"]);
    for nobody in ["nna", "%", "A%", "x\\", "\u{0}", "anna@example.org", "anna@"] {
        let page = search(&mut browser, nobody);
        assert_eq!((page.status, page.has(".sessions a")), (404, false), "{nobody}");
    }
    search(&mut browser, "<b>").assert_says("No username begins with \"<b>\".");
    // The lobby asks the same way.
    let page = browser.get("/lobby");
    assert_eq!(
        browser.submit(&page, "form[action='/players']", &[("name", "bru")]).all(".sessions a"),
        ["Bruno"]
    );
}

#[test]
fn who_is_not_there_is_not_found() {
    let site = Site::start();
    insert(&site, owned(["Anna", "Annabel", "Annika"]));
    change(&site, "UPDATE players SET email_key = NULL WHERE name_key = 'annabel'");
    let id = site.read(|conn| zugpost::db::players::find_by_name(conn, "Annika"));
    let (id, at) = (id.expect("Annika").id, zugpost::db::DbTimestamp::of(site.now()));
    let close =
        site.db.write::<_, DbError>(move |conn| Ok(zugpost::db::players::close(conn, id, at)?));
    site.run(close).expect("a closed account");
    let mut browser = site.browser();
    assert_eq!(browser.get("/players?name=ann").all(".sessions a"), ["Anna"]);
    assert_eq!(browser.get("/players?name=annabel").status, 404);
    assert_eq!(browser.get("/players?name=annika").status, 404);
}

#[test]
fn a_long_list_has_pages() {
    let site = Site::start();
    insert(&site, (100..220).map(|number| format!("Player{number}")).collect());
    let mut browser = site.browser();
    let mut page = browser.get("/players?name=player");
    let mut found = page.all(".sessions a");
    while page.has("main p.links a[href*='after=']") {
        page = browser.click(&page, "main p.links a[href*='after=']");
        found.extend(page.all(".sessions a"));
    }
    assert_eq!(found, (100..220).map(|number| format!("Player{number}")).collect::<Vec<_>>());
}
