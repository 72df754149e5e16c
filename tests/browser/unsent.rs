//! What was typed and has lost its form, its answer or its position is neither lost nor sent unasked.

use super::*;

impl Window<'_> {
    /// Puts a value into a field as somebody who chooses it does.
    async fn choose(&self, field: &str, value: &str) {
        let script =
            "const field = document.querySelector(arguments[0]); field.value = arguments[1];
            field.dispatchEvent(new Event('input', { bubbles: true }))";
        self.run(script, vec![json!(field), json!(value)]).await;
    }
}

#[test]
fn a_message_that_arrived_without_an_answer_is_not_sent_again() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    let mut sofie = site.player("Sofie");
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.write("#message", "Good luck!").await;
        window.write("#keep", "1...c5 2.Nf3").await;
        // The form arrives, its answer does not.
        let page = white.get(&format!("{game}?move=e2e4"));
        let typed = [("message", "Good luck!"), ("keep", "1...c5 2.Nf3"), ("with", "lines")];
        white.submit(&page, ".confirm form", &typed);
        window.go(&game).await;
        window.until_written("#lines", "1...c5 2.Nf3").await;
        window.until("!document.querySelector('.unsent')").await;
        web::play(&mut black, &game, "e5");
        window.go(&game).await;
        window.until_plies(2).await;
        window.drag("d2", "d4").await;
        window.until_asked("2.d4").await;
        window.until_written("#message", "").await;
        window.until("!document.querySelector('#message + .hint')").await;
        window.go("/messages/Bruno").await;
        window.write("#say", "Another game?").await;
        let page = white.get("/messages/Bruno");
        white.submit(&page, ".message-form", &[("text", "Another game?")]);
        window.go("/messages/Bruno").await;
        window.until_written("#say", "").await;
        window.client.close().await.expect("closed");
        // The same of a comment of a spectator.
        let window = Window::open(&driver, &site, "Sofie").await;
        window.go(&game).await;
        window.write("#remark", "A quiet opening.").await;
        let page = sofie.get(&game);
        let form = "form[action$='spectator-messages']";
        sofie.submit(&page, form, &[("text", "A quiet opening.")]);
        window.go(&game).await;
        window.until("document.querySelector('[data-own]')").await;
        window.until_written("#remark", "").await;
        window.until("!document.querySelector('#remark + .hint')").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_message_does_not_go_with_a_move_in_another_position_unasked() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.write("#message", "My favourite").await;
        window.go("/games").await;
        web::play(&mut white, &game, "d4");
        web::play(&mut black, &game, "d5");
        window.go(&game).await;
        window.until_plies(2).await;
        window.drag("c2", "c4").await;
        window.until_asked("2.c4").await;
        window.until_written("#message", "").await;
        window.until("document.querySelectorAll('#message + .hint button').length === 2").await;
        // A move that is sent without it does not throw it away.
        window.confirm(3).await;
        window.until_written("#say", "My favourite").await;
        window.client.close().await.expect("closed");
    });
    assert!(white.get(&game).all("#messages .user-text").is_empty());
}

#[test]
fn a_comment_is_in_reach_after_the_game_has_gone_on() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&format!("{game}/analysis?line=e2e4")).await;
        window.write("#comment", "Too slow?").await;
        web::play(&mut white, &game, "e4");
        web::play(&mut black, &game, "e5");
        window.go(&format!("{game}/analysis?line=g1f3")).await;
        window
            .until("document.querySelector('#comment ~ .user-text')?.innerText === 'Too slow?'")
            .await;
        // Also where the field is folded.
        let beside = "document.querySelector('details[open] #comment ~ .user-text')";
        window.go(&format!("{game}/analysis")).await;
        window.until(&format!("{beside}?.innerText === 'Too slow?'")).await;
        window.click("#comment ~ .hint button").await;
        window.until(&format!("!{beside}")).await;
        window.go(&format!("{game}/analysis")).await;
        window.until("document.querySelector('details:not([open]) #comment')").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn what_was_typed_for_a_form_that_is_gone_is_shown() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut black, game, .. } = table;
    let shown = "document.querySelector('.unsent .user-text')?.innerText === '1...e5 2.Nf3'";
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.write("#message", "Good luck!").await;
        window.write("#keep", "1...e5 2.Nf3").await;
        // While the move can still be made nothing is said of it.
        window.click(".confirm .quiet").await;
        window.until("!document.querySelector('.confirm')").await;
        window.until("!document.querySelector('.unsent')").await;
        window.drag("e2", "e4").await;
        window.until_written("#keep", "1...e5 2.Nf3").await;
        let page = black.get(&format!("{game}/resign"));
        black.submit(&page, "main form", &[]);
        window.click(".game-updated button").await;
        window.until(shown).await;
        window.until_written("#say", "Good luck!").await;
        window.go(&game).await;
        window.until(shown).await;
        window.click(".unsent button").await;
        window.go(&game).await;
        window.until_written("#say", "Good luck!").await;
        window.until("!document.querySelector('.unsent')").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_note_stays_typed_through_refused_moves_and_does_not_replace_a_newer_one() {
    let Some((driver, table)) = at_a_table(&["e4", "e5"]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.run("document.querySelector('#notes').open = true", vec![]).await;
        window.write("#note", "Attack.").await;
        window.write("#move", "Ke5").await;
        window.click("#typed-move button").await;
        window.until("document.querySelector('.errors')").await;
        window.until_written("#note", "Attack.").await;
        let page = white.get(&game);
        white.submit(&page, "#notes form", &[("note", "Defend.")]);
        // The opponent takes a pause; the page takes in what has changed, and keeps the note.
        let page = black.get(&game);
        black.submit(&page, "#messages form", &[("text", "Hello!")]);
        window.until("document.querySelector('#messages .user-text')").await;
        window.until_written("#note", "Attack.").await;
        // The mark of the old note is in the form now: it is no work that a new page would lose.
        let page = black.get(&game);
        black.submit(&page, "#messages form", &[("text", "Still there?")]);
        window.until("document.querySelectorAll('#messages .user-text').length === 2").await;
        window.run("document.querySelector('#notes').open = true", vec![]).await;
        window.click("#notes form button").await;
        window.until("document.querySelector('.errors')?.innerText.includes('has changed')").await;
        window.until_written("#note", "Attack.").await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("#notes .user-text"), ["Defend."]);
}

#[test]
fn what_the_server_gives_back_without_a_field_stays_on_the_page() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, mut black) = (site.player("Wilma"), site.player("Bruno"));
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go("/messages/Bruno").await;
        window.write("#say", "Shall we play?").await;
        let csrf = black.csrf();
        black.post("/players/Wilma/block", &[("csrf", &csrf)]);
        window.follow(".message-form button").await;
        window
            .until("document.querySelector('.unsent .user-text')?.innerText === 'Shall we play?'")
            .await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn what_the_server_gives_back_does_not_stand_there_twice() {
    let Some(driver) = Driver::start_chromium() else { return };
    let Table { site, mut black, game, .. } = Table::set();
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        // The form is sent by the browser itself.
        devtools::send(&window.client, "Network.enable", json!({})).await;
        let blocked = json!({ "urls": ["*board.js*"] });
        devtools::send(&window.client, "Network.setBlockedURLs", blocked).await;
        window.go(&format!("{game}?move=e2e4")).await;
        window.write("#message", "Good luck!").await;
        window.write("#keep", "1...e5 2.Nf3").await;
        let page = black.get(&format!("{game}/resign"));
        black.submit(&page, "main form", &[]);
        window.follow(".confirm button.primary").await;
        window.until_written("#say", "Good luck!").await;
        let words = "return [...document.querySelectorAll('.unsent .user-text')]
            .map(each => each.innerText).join()";
        assert_eq!(window.run(words, vec![]).await, "1...e5 2.Nf3");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn lines_that_a_move_was_sent_without_wait_in_the_form_of_conditional_moves() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.write("#keep", "1...e5 2.Nf3").await;
        window.click(".confirm button.primary").await;
        window.click(".confirm button[value=nothing]").await;
        window.until_plies(1).await;
        window.until_written("#lines", "1...e5 2.Nf3").await;
        window.until("!document.querySelector('.unsent')").await;
        window.client.close().await.expect("closed");
    });
    assert!(white.get(&game).all("#conditional-moves > .tree a").is_empty(), "only typed");
}

#[test]
fn small_forms_keep_what_was_typed_and_no_password() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut wilma, _) = (site.player("Wilma"), site.player("Bruno"));
    let page = wilma.get("/challenges/new");
    let offer = wilma.submit(&page, "main form", &[("opponent", "Bruno")]);
    let (challenge, _) = offer.path.split_once('?').unwrap_or((&offer.path, ""));
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.go("/register").await;
        window.write("#name", "Anna").await;
        window.write("#email", "anna@example.org").await;
        window.write("#password", "not to be kept").await;
        window.choose("footer [name=language]", "de").await;
        window.click(".appearance summary").await;
        window.follow(".appearance button").await;
        window.until("document.documentElement.lang === 'de'").await;
        window.until_written("#name", "Anna").await;
        window.until_written("#email", "anna@example.org").await;
        window.until_written("#password", "").await;
        let kept = window.run("return JSON.stringify(localStorage)", vec![]).await;
        assert!(!kept.as_str().expect("a text").contains("not to be"), "{kept}");
        window.write("#password", PASSWORD).await;
        window.write("#again", PASSWORD).await;
        window.follow("main form button.primary").await;
        window.until("!document.querySelector('#name')").await;
        // What was sent does not come back.
        window.go("/register").await;
        window.until_written("#name", "").await;
        window.log_in("Bruno").await;
        window.go("/vacation").await;
        window.choose("#until", "2030-01-02").await;
        window.go(challenge).await;
        window.write("#reason", "No time").await;
        window.go("/vacation").await;
        window.until_written("#until", "2030-01-02").await;
        window.go(challenge).await;
        window.until_written("#reason", "No time").await;
        window.click("main .hint button").await;
        window.go(challenge).await;
        window.until_written("#reason", "").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_draft_that_is_offered_stays_until_it_is_shown_or_discarded() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#note", "From here").await;
        let page = white.get(&game);
        white.submit(&page, "#notes form", &[("note", "From the phone")]);
        window.go(&game).await;
        window.write("#note", "!").await;
        window.go(&game).await;
        window.until_written("#note", "From the phone!").await;
        window.click("#note + .hint button:first-of-type").await;
        window.until_written("#note", "From here").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_way_back_to_a_refused_form_asks_for_no_second_posting() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    site.player("Wilma");
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go("/challenges/new").await;
        window.write("#opponent", "Nobody").await;
        window.follow("#offer button.primary").await;
        window.until("document.querySelector('.errors')").await;
        window.write("#opponent", "2").await;
        window.go("/learn").await;
        window.client.back().await.expect("back");
        window.until("document.querySelector('#offer')").await;
        window.client.refresh().await.expect("fetched");
        window.until("!document.querySelector('.errors')").await;
        window.until_written("#opponent", "Nobody2").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn drafts_outlive_other_capitals_in_the_name() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#note", "A plan").await;
        let page = white.get("/account");
        white.submit(&page, "form[action='/account/name']", &[("name", "WILMA")]);
        window.go(&game).await;
        window.until("document.querySelector('.user-menu a').textContent === 'WILMA'").await;
        window.until_written("#note", "A plan").await;
        window.client.close().await.expect("closed");
    });
}

/// Links and the buttons of other forms wait until what is typed is sent or discarded.
#[test]
fn without_a_script_nothing_else_can_be_done_beside_what_is_typed() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        let says = async |waits: bool| {
            let shown =
                "getComputedStyle(document.querySelector('.unsent-notice')).display !== 'none'";
            window.until(&format!("({shown}) === {waits}")).await;
        };
        // Whoever clicks stays where they are; the driver may say that something is in the way.
        let assert_waits = async |what: &str, typed: (&str, &str)| {
            let before = window.client.current_url().await.expect("an address");
            let _ = window.client.find(Locator::Css(what)).await.expect(what).click().await;
            let after = window.client.current_url().await.expect("an address");
            assert_eq!(after, before, "{what}");
            window.until_written(typed.0, typed.1).await;
            says(true).await;
        };
        window.go("/register").await;
        says(false).await;
        window.fill("#name", "Zora").await;
        assert_waits(".user-menu a[href='/login']", ("#name", "Zora")).await;

        window.log_in("Wilma").await;
        window.go(&format!("{game}/analysis?ply=0&line=e2e4")).await;
        says(false).await;
        window.fill("#comment", "Half a comm").await;
        for other in ["[data-square=e7]", "nav a", ".user-menu button"] {
            assert_waits(other, ("#comment", "Half a comm")).await;
        }
        window.click("[value=comment]").await;
        window.until("document.querySelector('#comment')?.defaultValue === 'Half a comm'").await;
        says(false).await;
        window.fill("#comment", "Another").await;
        assert_waits("[data-square=e7]", ("#comment", "Another")).await;
        window.click("form:has(#comment) .discard").await;
        window.until_written("#comment", "Half a comm").await;
        says(false).await;
        window.click("[data-square=e7]").await;
        window.until("location.search.includes('from=e7')").await;

        // What the server gives back to be copied is there all the same.
        window
            .until(
                "(() => { const given = document.createElement('div');
                given.className = 'notice unsent'; document.querySelector('main').append(given);
                return getComputedStyle(given).display !== 'none' })()",
            )
            .await;

        // The form of a move holds nobody up; what is written beside it does, also when the page
        // has brought it back.
        window.go(&game).await;
        window.fill("#move", "Nf3").await;
        window.click(".brand").await;
        window.until("location.pathname === '/'").await;
        window.go(&game).await;
        window.click("#messages summary").await;
        window.fill("#say", "Half a mess").await;
        assert_waits("nav a", ("#say", "Half a mess")).await;
        window.click(".unsent-notice button").await;
        window.until_written("#say", "").await;
        says(false).await;
        window.fill("#say", "Half a mess").await;
        window.click("[data-square=g1]").await;
        window.until("document.querySelector('.chosen')?.dataset.square === 'g1'").await;
        assert_waits("nav a", ("#say", "Half a mess")).await;
        window.click(".unsent-notice a").await;
        window.until(&format!("location.pathname === '{game}'")).await;
        window.until_written("#say", "").await;
        says(false).await;

        window.go("/challenges/new").await;
        window.click("details:has(#message) > summary").await;
        window.fill("#message", "A quiet game?").await;
        window.fill("#opponent", "Nobody").await;
        let into_sight =
            "document.querySelector('main form .primary').scrollIntoView({block: 'center'})";
        window.run(into_sight, vec![]).await;
        window.click("main form .primary").await;
        window.until("document.querySelector('.errors')").await;
        assert_waits("nav a", ("#message", "A quiet game?")).await;
        window.click(".unsent-notice a").await;
        window.until("location.pathname === '/'").await;

        window.go("/account/profile").await;
        let about = ("#about", "I like the French.");
        window.fill(about.0, about.1).await;
        for other in ["main a", ".user-menu button"] {
            assert_waits(other, about).await;
        }
        window.click("form:has(#about) button:not(.discard)").await;
        window.until("location.pathname.includes('Wilma')").await;
        says(false).await;
        window.client.close().await.expect("closed");
    });
    let page = white.get(&format!("{game}/analysis?ply=0&line=e2e4"));
    assert_eq!(page.all("#comment"), ["Half a comm"]);
}
