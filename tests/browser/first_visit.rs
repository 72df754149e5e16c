//! From the front page to the first move; and a form that is sent back with what is wrong.

use std::cell::Cell;

use super::*;
use crate::support::site::address_of;

/// The most clicks from the front page to the first move. Typing is free.
const MOST_CLICKS: u32 = 8;

const PHONE: (u32, u32) = (360, 740);
const DESKTOP: (u32, u32) = (1280, 900);

/// A window that counts what is clicked.
struct ClickCounter<'a> {
    window: Window<'a>,
    clicks: Cell<u32>,
}

impl ClickCounter<'_> {
    async fn click(&self, selector: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.window.click(selector).await;
    }

    /// Types where the keyboard is, without a click: Tab leads from field to field.
    async fn enter(&self, field: &str, text: &str) {
        let focus = format!("document.getElementById({}).focus()", json!(field));
        self.window.run(&focus, vec![]).await;
        self.window.press(text).await;
    }
}

#[test]
fn the_first_move_is_nine_clicks_away_at_most() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let mut bruno = site.player("Bruno");
    let page = bruno.get("/challenges/new");
    bruno.submit(&page, "main form", &[("color", "black")]);
    let clicks = site.run(async {
        let client = driver.window(DESKTOP.0, DESKTOP.1, false).await;
        let one = ClickCounter { window: Window { client, site: &site }, clicks: Cell::new(0) };
        one.window.go("/").await;
        one.click("main a[href='/register']").await;
        one.window.until("location.pathname === '/register'").await;
        let typed = [("name", "Anna"), ("email", &address_of("Anna"))];
        for (field, text) in typed.into_iter().chain([("password", PASSWORD), ("again", PASSWORD)])
        {
            one.enter(field, text).await;
        }
        one.click("main form button.primary").await;
        one.window.until("!document.querySelector('main form')").await;
        one
    });
    // The link is clicked in her mail program.
    let link = site.email_to(&address_of("Anna")).link();
    clicks.clicks.set(clicks.clicks.get() + 1);
    site.run(async {
        let one = clicks;
        one.window.go(&link).await;
        one.click("main form button.primary").await;
        one.window.until("location.pathname === '/lobby'").await;
        one.window.screenshot("play-desktop").await;
        one.click("tbody form button").await;
        one.window.until("location.pathname === '/games/1'").await;
        one.click("[data-square=e2]").await;
        one.click("[data-square=e4]").await;
        one.click(".confirm button.primary").await;
        one.window.until_plies(1).await;
        eprintln!("{} clicks", one.clicks.get());
        assert!(one.clicks.get() <= MOST_CLICKS, "{} clicks", one.clicks.get());
        one.window.client.close().await.expect("closed");
    });
}

#[test]
fn a_form_that_is_sent_back_shows_at_once_what_is_wrong() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    for name in ["Wilma", "Bruno"] {
        let mut browser = site.player(name);
        let page = browser.get("/challenges/new");
        browser.submit(&page, "main form", &[("days", "5")]);
    }
    let sees = "(() => { const box = document.querySelector('.errors').getBoundingClientRect();
        return document.activeElement.matches('.errors') && box.top >= 0 && box.top < innerHeight })()";
    site.run(async {
        for ((width, height), name) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
            let client = driver.window(width, height, false).await;
            let window = Window { client, site: &site };
            window.log_in("Wilma").await;
            window.go("/lobby").await;
            picture(&window, &format!("lobby-{name}")).await;
            let type_in =
                |id: &str, text: &str| format!("document.getElementById('{id}').value = '{text}'");
            window.click("form.offer details summary").await;
            picture(&window, &format!("lobby-unfolded-{name}")).await;
            window.run(&type_in("fen", "nonsense"), vec![]).await;
            window.run(&type_in("other_days", "soon"), vec![]).await;
            window.run(&type_in("opponent", "Bruno"), vec![]).await;
            window.click("form.offer > .actions button").await;
            window.until("location.pathname === '/challenges/new'").await;
            window.until(sees).await;
            window.until("document.title.startsWith('Error: ')").await;
            picture(&window, &format!("errors-{name}")).await;
            // The link leads to the field, which takes the keyboard.
            window.click(".errors a[href='#fen']").await;
            window.until("document.activeElement.id === 'fen'").await;
            window.client.close().await.expect("closed");
        }
    });
}

/// Keeps a picture of the whole page, which is not wider than the screen.
async fn picture(window: &Window<'_>, name: &str) {
    let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    window.until(wide).await;
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    let picture = window.whole_page().await;
    std::fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
}
