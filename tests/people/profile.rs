//! What players say of themselves.

use zugpost::db::players;

use super::{change, suspend};
use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::Table,
};

fn save(browser: &mut Browser, country: &str, about: &str) -> Page {
    let page = browser.get("/account/profile");
    browser.submit(&page, "main form", &[("country", country), ("about", about)])
}

#[test]
fn what_somebody_says_of_themselves_is_text_and_the_country_has_the_readers_language() {
    let mut table = Table::set();
    let about = "<script>alert(1)</script> & \"so\"\r\nI play slowly.";
    for _ in 0..2 {
        let page = save(&mut table.white, "DE", about);
        assert_eq!(page.path, "/players/Wilma");
        assert_eq!(
            page.all(".user-text"),
            [about.split_whitespace().collect::<Vec<_>>().join(" ")]
        );
    }
    let page = table.site.browser().get("/players/Wilma");
    page.assert_says("Germany · Member since 20 Nov 2026.");
    assert!(!page.html.contains("<script>alert") && !page.has("main script"), "{}", page.html);
    assert!(page.html.contains("\nI play slowly.</p>"), "lines stay: {}", page.html);
    for (language, name) in [("de", "Deutschland ·"), ("es", "Alemania ·"), ("fr", "Allemagne ·")]
    {
        let sql = format!("UPDATE players SET language = '{language}' WHERE name_key = 'bruno'");
        change(&table.site, sql.leak());
        table.black.get("/players/Wilma").assert_says(name);
    }
    // What was saved stands in the form; what is emptied is gone.
    let page = table.white.get("/account/profile");
    assert_eq!(page.attribute("#country option[selected]", "value").as_deref(), Some("DE"));
    let page = save(&mut table.white, "", " ");
    assert!(!page.has(".user-text") && !page.text().contains("Germany"), "{}", page.text());
}

#[test]
fn too_much_and_made_up_countries_are_refused() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    save(&mut anna, "PE", "Hello.");
    let page = save(&mut anna, "FR", &"é".repeat(1002));
    assert_eq!(page.status, 422);
    page.assert_says("The text is 2 characters too long. Shorten it.");
    assert_eq!(page.all("#about"), ["é".repeat(1002)]);
    assert_eq!(page.attribute("#country option[selected]", "value").as_deref(), Some("FR"));
    let page = anna.get("/account/profile");
    for country in ["XX", "pe", "<b>"] {
        let page = anna.submit(&page, "main form", &[("country", country)]);
        assert_eq!(page.status, 400, "{country}");
    }
    let page = anna.get("/players/Anna");
    page.assert_says("Peru");
    assert_eq!(page.all(".user-text"), ["Hello."]);
}

#[test]
fn nothing_of_it_outlives_the_account() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    save(&mut anna, "PE", "Hello.");
    for (browser, name) in [(&mut anna, "Bruno"), (&mut bruno, "Anna")] {
        let page = browser.get(&format!("/players/{name}"));
        browser.submit(&page, "form[action$=befriend]", &[]);
    }
    let id = site.read(|conn| players::find_by_name(conn, "Anna")).expect("Anna").id;
    let page = anna.get("/account/close");
    anna.submit(&page, "main form", &[("password", PASSWORD)]).assert_says("closed");
    let closed = site.read(move |conn| players::get(conn, id));
    assert_eq!((closed.about.as_str(), closed.country.as_str()), ("", ""));
    bruno.get("/friends").assert_says("You have no friends on your list yet.");
    let relations = site.read(|conn| {
        use diesel::{QueryDsl as _, RunQueryDsl as _};
        zugpost::db::schema::player_relations::table.count().get_result::<i64>(conn)
    });
    assert_eq!(relations, 0);
}

#[test]
fn what_a_suspended_player_says_is_read_by_administrators_alone() {
    let site = Site::start();
    let (mut mallory, mut bruno) = (site.player("Mallory"), site.player("Bruno"));
    save(&mut mallory, "", "Buy my book.");
    bruno.get("/players/Mallory").assert_says("Buy my book.");
    suspend(&site, "mallory");
    assert!(!bruno.get("/players/Mallory").text().contains("Buy my book."));
    change(&site, "UPDATE players SET is_admin = TRUE WHERE name_key = 'bruno'");
    bruno.get("/players/Mallory").assert_says("Buy my book.");
}
