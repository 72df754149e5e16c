//! What was typed and not sent outlives every other action on its page.

use super::*;
use crate::support::Browser;

impl Window<'_> {
    /// Opens the tab and the parts that hold a field and types into it.
    pub(super) async fn write(&self, field: &str, text: &str) {
        self.show(field).await;
        let script =
            "for (let fold = document.querySelector(arguments[0]).closest('details'); fold;
            fold = fold.parentNode.closest('details')) fold.open = true";
        self.run(script, vec![json!(field)]).await;
        let element = self.client.find(Locator::Css(field)).await.expect(field);
        element.send_keys(text).await.expect(field);
    }

    pub(super) async fn until_written(&self, field: &str, text: &str) {
        self.until(&format!("document.querySelector('{field}')?.value === {}", json!(text))).await;
    }
}

#[test]
fn a_half_written_message_outlives_moves_offers_and_other_pages() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#say", "Half a mess").await;
        // A move is chosen, changed, and what goes with it is typed too.
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.until_written("#say", "Half a mess").await;
        window.write("#message", "With the move").await;
        window.write("#keep", "1...e5 2.Nf3").await;
        window.click(".confirm .quiet").await;
        window.until("!document.querySelector('.confirm')").await;
        window.until_written("#say", "Half a mess").await;
        // The words go with whichever move it becomes, the lines stay with theirs.
        window.drag("d2", "d4").await;
        window.until_asked("1.d4").await;
        window.until_written("#message", "With the move").await;
        window.until_written("#keep", "").await;
        window.go("/games").await;
        window.go(&game).await;
        window.until_written("#say", "Half a mess").await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.until_written("#keep", "1...e5 2.Nf3").await;
        // Lines are asked about; the answer plays them, and what was sent is not offered again.
        window.click(".confirm button.primary").await;
        window.until("document.querySelector('.confirm .error')").await;
        window.until_written("#keep", "1...e5 2.Nf3").await;
        window.confirm(1).await;
        window.until_written("#say", "Half a mess").await;
        window.click("#messages .message-form button:not(.link)").await;
        window
            .until("document.querySelector('#messages .user-text')?.innerText === 'Half a mess'")
            .await;
        window.until_written("#say", "").await;
        window.client.close().await.expect("closed");
    });
    let page = white.get(&game);
    assert_eq!(page.all("#messages .user-text"), ["Half a mess", "With the move"]);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["1...e5", "2.Nf3"]);
}

#[test]
fn what_is_typed_beside_the_board_goes_with_a_move_that_is_sent_at_once() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    white.without_confirmation();
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#message", "Good luck!").await;
        window.write("#say", "And more").await;
        window.drag("g1", "f3").await;
        window.until_plies(1).await;
        window.until_written("#say", "And more").await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("#messages .user-text"), ["Good luck!"]);
}

#[test]
fn a_comment_waits_at_its_line_when_the_next_move_is_tried() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&format!("{game}/analysis?line=e2e4")).await;
        window.write("#comment", "Too slow?").await;
        window.drag("e7", "e5").await;
        window.until("document.querySelector('.status').innerText.includes('1.e4 e5')").await;
        window.until_written("#comment", "").await;
        // The page says where it is, and the way there shows it again.
        window.until("document.querySelector('#comment + .hint a')?.innerText === '1.e4'").await;
        window.click("#comment + .hint a").await;
        window.until_written("#comment", "Too slow?").await;
        window.click("button[value=comment]").await;
        window.until("document.querySelector('.tree q')?.innerText === 'Too slow?'").await;
        window.until("!document.querySelector('#comment + .hint')").await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&format!("{game}/analysis")).all(".tree q"), ["Too slow?"]);
}

#[test]
fn a_message_outlives_the_end_of_its_session() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, mut black) = (site.player("Wilma"), site.player("Bruno"));
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go("/messages/Bruno").await;
        window.write("#say", "Shall we play?").await;
        window.client.delete_all_cookies().await.expect("no session");
        window.click(".message-form button").await;
        window.until("!document.querySelector('#say')").await;
        window.log_in("Wilma").await;
        window.go("/messages/Bruno").await;
        window.until_written("#say", "Shall we play?").await;
        window.until("document.querySelector('#say + .hint')").await;
        window.click(".message-form .actions button").await;
        window.until("document.querySelector('.conversation .user-text')").await;
        window.until_written("#say", "").await;
        // What is thrown away does not come back.
        window.write("#say", "Or not").await;
        window.go("/messages/Bruno").await;
        window.click("#say + .hint button").await;
        window.go("/messages/Bruno").await;
        window.until_written("#say", "").await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(black.get("/messages/Wilma").all(".conversation .user-text"), ["Shall we play?"]);
}

#[test]
fn enter_plays_what_is_typed_and_no_other_move() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let start = [("start", "fen"), ("fen", "8/4P3/8/8/8/8/k7/7K w - - 0 1")];
    let promotion = web::start(&mut white, &mut black, &start);
    let game = web::start(&mut white, &mut black, &[]);
    white.without_confirmation();
    site.run(async {
        for scripts in [true, false] {
            let client = driver.window_with(1200, 900, false, scripts).await;
            let window = Window { client, site: &site };
            window.log_in("Wilma").await;
            window.go(&format!("{game}?from=g1")).await;
            let field = window.client.find(Locator::Css("#move")).await.expect("a field");
            field.send_keys(if scripts { "d4\u{E007}" } else { "c4\u{E007}" }).await.expect("keys");
            window.until_plies(if scripts { 1 } else { 3 }).await;
            if scripts {
                web::play(&mut black, &game, "d5");
            }
            window.client.close().await.expect("closed");
        }
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        window.log_in("Wilma").await;
        window.go(&promotion).await;
        let field = window.client.find(Locator::Css("#move")).await.expect("a field");
        field.send_keys("e8\u{E007}").await.expect("keys");
        window.until("document.querySelector('.promotion')").await;
        let field = window.client.find(Locator::Css("#move")).await.expect("a field");
        field.send_keys("=N\u{E007}").await.expect("keys");
        window.until_plies(1).await;
        window.client.close().await.expect("closed");
    });
    let sans = |browser: &mut Browser, game: &str| -> Vec<String> {
        let plies = browser.get(game).all("a.ply");
        plies.iter().filter_map(|ply| Some(ply.split(' ').next()?.to_owned())).collect()
    };
    assert_eq!(sans(&mut white, &game), ["d4", "d5", "c4"]);
    assert_eq!(sans(&mut white, &promotion), ["e8=N"]);
}

#[test]
fn a_draft_does_not_stand_over_what_was_saved_since() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    let note = |white: &mut Browser, text: &str| {
        let page = white.get(&game);
        white.submit(&page, "#notes form", &[("note", text)]);
    };
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#note", "From here").await;
        note(&mut white, "From the phone");
        window.go(&game).await;
        window.until_written("#note", "From the phone").await;
        // What was typed is one click away.
        window.click("#note + .hint button:first-of-type").await;
        window.until_written("#note", "From here").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_next_player_in_a_tab_finds_nothing_of_the_one_before() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#say", "Wilma's words").await;
        window.write("#note", "Wilma's plan").await;
        window.go("/games").await;
        window.client.delete_all_cookies().await.expect("no session");
        window.log_in("Bruno").await;
        for _ in 0..6 {
            window.client.back().await.expect("back");
            let path = window.run("return location.pathname", vec![]).await;
            if path == game.as_str() {
                break;
            }
        }
        window
            .until(&format!("location.pathname === '{game}' && document.querySelector('#say')"))
            .await;
        window.until("document.querySelector('.user-menu a').textContent === 'Bruno'").await;
        window.until_written("#say", "").await;
        window.until_written("#note", "").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_page_does_not_go_on_as_somebody_else() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#say", "Wilma's words").await;
        // Bruno logs in, in another tab of the same browser.
        window.set_cookie("zugpost_session", &black.cookies["zugpost_session"]).await;
        web::play(&mut white, &game, "e4");
        window.until("document.querySelector('.user-menu a').textContent === 'Bruno'").await;
        window.until_plies(1).await;
        window.until_written("#say", "").await;
        // A list does not either.
        window.go("/games").await;
        window.set_cookie("zugpost_session", &white.cookies["zugpost_session"]).await;
        window.run("window.untouched = true", vec![]).await;
        web::play(&mut black, &game, "e5");
        window.until("document.querySelector('.user-menu a').textContent === 'Wilma'").await;
        window.until("window.untouched !== true").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn what_was_chosen_beside_a_text_comes_back_with_it() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut black, game, .. } = table;
    let claim = "[...document.querySelectorAll('.claim-form :is(select, input, textarea)')]
        .filter(field => field.type !== 'hidden').map(field => field.value).join()";
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.click("details.claim summary").await;
        window.click("#claim-ground option[value=fortress]").await;
        window.write("#claim-move", "Nf3").await;
        window.write("#claim-statement", "Look:").await;
        window.go("/games").await;
        window.go(&game).await;
        window.until(&format!("{claim} === 'fortress,Nf3,Look:'")).await;
        window.until("document.querySelector('details.claim').open").await;
        window.until("document.querySelectorAll('.claim-form .hint button').length === 1").await;
        window.click(".claim-form .hint button").await;
        window.go(&game).await;
        window.until(&format!("{claim}.endsWith(',,')")).await;
        // A choice alone, a box and buttons of which one is pressed; what is hidden is not kept.
        window.go("/challenges/new").await;
        window.write("#opponent", "Bruno").await;
        window.click("#color-black").await;
        window.click("#rated option[value=on]").await;
        let key = "document.querySelector('#offer [name=form_key]').value";
        let old = window.run(&format!("return {key}"), vec![]).await;
        window.go("/challenges/new").await;
        let offer = "['#opponent', '[name=color]:checked', '#rated']
            .map(one => document.querySelector('#offer ' + one).value).join()";
        window.until(&format!("{offer} === 'Bruno,black,on'")).await;
        assert_ne!(window.run(&format!("return {key}"), vec![]).await, old);
        // It does not go to somebody else unasked.
        window.go("/challenges/new?opponent=Wilma").await;
        window.until(&format!("{offer} === 'Wilma,random,off'")).await;
        window.click("#offer > .hint button:first-of-type").await;
        window.until(&format!("{offer} === 'Bruno,black,on'")).await;
        // What was sent does not come back.
        window.follow("#offer button.primary").await;
        window.until("location.pathname !== '/challenges/new'").await;
        window.go("/challenges/new").await;
        window.until(&format!("{offer} === ',random,off'")).await;
        window.client.close().await.expect("closed");
    });
    assert!(black.get("/games").text().contains("Wilma"), "he was challenged");
}

#[test]
fn a_draw_offer_and_a_password_are_not_kept() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    white.without_confirmation();
    web::play(&mut white, &game, "e4");
    web::play(&mut black, &game, "e5");
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#message", "A draw?").await;
        window.click("#typed-move [name=offer_draw]").await;
        window.go("/account").await;
        let passwords = "[...document.querySelectorAll('[type=password]')]";
        window
            .run(
                &format!(
                    "for (const field of {passwords}) {{ field.value = 'secret words';
                    field.dispatchEvent(new Event('input', {{ bubbles: true }})) }}"
                ),
                vec![],
            )
            .await;
        window.go(&game).await;
        window.until_written("#message", "A draw?").await;
        window.until("!document.querySelector('#typed-move [name=offer_draw]').checked").await;
        let kept = window.run("return JSON.stringify(localStorage)", vec![]).await;
        assert!(!kept.as_str().expect("a text").contains("secret"), "{kept}");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn conditional_moves_that_came_too_late_are_shown_where_they_belong() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    let late = "document.querySelector('#conditional-moves .late')";
    site.run(async {
        let window = Window::open(&driver, &site, "Bruno").await;
        window.go(&game).await;
        window.write("#lines", "1.d4 d5").await;
        web::play(&mut white, &game, "e4");
        window.click(".game-updated button").await;
        window.until_plies(1).await;
        window.until(&format!("{late}?.innerText.includes('1.d4 d5')")).await;
        // On the analysis board too, and once.
        window.go(&format!("{game}/analysis")).await;
        window.until(&format!("{late}?.innerText.includes('1.d4 d5')")).await;
        window.until("document.querySelectorAll('.late').length === 1").await;
        // At the next turn they are in their field again, and only there.
        window.go(&game).await;
        window.until(late).await;
        web::play(&mut black, &game, "e5");
        window.until_written("#lines", "1.d4 d5").await;
        window.until(&format!("!{late}")).await;
        web::play(&mut white, &game, "Nf3");
        window.go(&game).await;
        window.until_plies(3).await;
        window.click("#conditional-moves .late button").await;
        window.until(&format!("!{late}")).await;
        window.go(&game).await;
        window.until("document.querySelector('#conditional-moves')").await;
        window.until(&format!("!{late}")).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn without_a_script_the_way_back_brings_a_message_back() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        window.log_in("Wilma").await;
        // Firefox does not bring back what stood on a page that is not to be stored.
        let paths: &[&str] = match driver.kind {
            BrowserKind::Chromium => &[&game, "/messages/Bruno"],
            BrowserKind::Firefox => &[&game],
        };
        for &path in paths {
            window.go(path).await;
            if path == game {
                window.click("#messages summary").await;
            }
            window.fill("#say", "Half a mess").await;
            window.go("/lobby").await;
            window.client.back().await.expect("back");
            window.until_written("#say", "Half a mess").await;
        }
        window.client.close().await.expect("closed");
    });
}

#[test]
fn without_a_script_clicks_on_the_board_take_along_what_is_typed() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    web::play(&mut white, &game, "e4");
    web::play(&mut black, &game, "e5");
    site.run(async {
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.click("#messages summary").await;
        window.fill("#say", "Half a mess").await;
        window.fill("#note", "Attack.").await;
        window.click("details.claim summary").await;
        window.fill("#claim-statement", "Look:").await;
        window.click("[data-square=g1]").await;
        window.until("document.querySelector('.chosen')?.dataset.square === 'g1'").await;
        window.until_written("#note", "Attack.").await;
        window.until_written("#claim-statement", "Look:").await;
        window.until_written("#say", "Half a mess").await;
        window.click("[data-square=f3]").await;
        window.until_asked("2.Nf3").await;
        window.click(".add-message summary").await;
        window.fill("#message", "Good luck!").await;
        // Enter in the field for moves names another one and does not confirm.
        window.fill("#move", "Bc4\u{E007}").await;
        window.until_asked("2.Bc4").await;
        window.until_written("#message", "Good luck!").await;
        window.click("#messages form button").await;
        window.until("document.querySelector('#messages .user-text')").await;
        window.until_asked("2.Bc4").await;
        window.until_written("#message", "Good luck!").await;
        window.until_written("#say", "").await;
        window.fill("#say", "And more").await;
        window.click("#notes form button").await;
        window.until("document.querySelector('#notes .user-text')").await;
        window.until_asked("2.Bc4").await;
        window.confirm(3).await;
        window.until_written("#say", "And more").await;
        window.client.close().await.expect("closed");
    });
    let page = white.get(&game);
    assert_eq!(page.all("#notes .user-text"), ["Attack."]);
    assert_eq!(page.all("#messages .user-text"), ["Good luck!", "Half a mess"]);
}

#[test]
fn with_a_script_each_form_sends_its_own_fields() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        let owner = |field: &str, action: &str| {
            format!("document.querySelector('{field}').form.action.endsWith('{action}')")
        };
        window.go(&game).await;
        window.until(&owner("#say", "/messages")).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.until(&owner("#say", "/messages")).await;
        window.until("document.querySelector('#move').form.id === 'typed-move'").await;
        // No square is a button or a link of its own.
        window.until("!document.querySelector('.board :is(a, button)')").await;
        window.write("#message", "Good luck!").await;
        window.write("#say", "And more").await;
        window.confirm(1).await;
        window.until_written("#say", "And more").await;
        window.until("location.pathname === '/games/1'").await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("#messages .user-text"), ["Good luck!"]);
}

#[test]
fn a_draft_outlives_its_tab_but_not_the_log_out_and_not_two_weeks() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        let age = |days: u32| {
            format!(
                "for (const [key, text] of Object.entries(localStorage)) localStorage.setItem(
                    key, JSON.stringify({{ ...JSON.parse(text), at: Date.now() - {days} * 86400000 }}))"
            )
        };
        window.go(&game).await;
        window.write("#note", "Attack.").await;
        let tab = window.client.new_window(true).await.expect("a tab").handle;
        window.client.close_window().await.expect("closed");
        window.client.switch_to_window(tab).await.expect("the other tab");
        window.go(&game).await;
        window.until_written("#note", "Attack.").await;
        for (days, text) in [(13, "Attack."), (15, "")] {
            window.run(&age(days), vec![]).await;
            window.go(&game).await;
            window.until_written("#note", text).await;
        }
        window.write("#note", "Defend.").await;
        window.click("header form[action='/logout'] button").await;
        window.until("!document.querySelector('.user-menu a[href=\"/account\"]')").await;
        window.until("!JSON.stringify(localStorage).includes('Defend')").await;
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.until_written("#note", "").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_draw_offer_stays_ticked_when_another_piece_is_chosen() {
    let Some((driver, table)) = at_a_table(&["e4", "e5"]) else { return };
    let Table { site, mut white, mut black, game } = table;
    let ticked = "document.querySelector('[name=offer_draw]')?.checked";
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("g1", "f3").await;
        window.until_asked("2.Nf3").await;
        window.click("[name=offer_draw]").await;
        window.click("[data-square=d2]").await;
        window.until("!document.querySelector('.confirm')").await;
        window.click("[data-square=d4]").await;
        window.until_asked("2.d4").await;
        window.until(ticked).await;
        window.confirm(3).await;
        // It was made with that move, and goes with no other.
        web::play(&mut black, &game, "exd4");
        window.until_plies(4).await;
        window.drag("g1", "f3").await;
        window.until_asked("3.Nf3").await;
        window.until(&format!("!{ticked}")).await;
        window.client.close().await.expect("closed");
    });
    assert!(white.get(&format!("{game}/log")).text().contains("draw"));
}

#[test]
fn another_move_typed_while_one_waits_is_asked_about() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        for scripts in [true, false] {
            let client = driver.window_with(1200, 900, false, scripts).await;
            let window = Window { client, site: &site };
            window.log_in("Wilma").await;
            window.go(&format!("{game}?move=e4")).await;
            window.until_asked("1.e4").await;
            window.fill("#move", "d4").await;
            window.click(".confirm button.primary").await;
            window.until_asked("1.d4").await;
            window.until("document.querySelector('.confirm .error')").await;
            window.until_written("#move", "").await;
            window.client.close().await.expect("closed");
        }
    });
    assert_eq!(white.get(&game).all("a.ply").len(), 0);
}

#[test]
fn a_half_typed_move_and_days_to_give_stay_while_other_forms_are_sent() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.write("#move", "Nf").await;
        let days = "const field = document.getElementById('give-days'); field.value = '3';
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.closest('details')?.setAttribute('open', '')";
        window.run(days, vec![]).await;
        window.write("#say", "One moment").await;
        window.click("#messages form button").await;
        window.until("document.querySelector('#messages')?.innerText.includes('One moment')").await;
        window.until_written("#move", "Nf").await;
        window.until("document.getElementById('give-days').value === '3'").await;
        // Their own form takes them along, and a move ends them.
        let field = window.client.find(Locator::Css("#move")).await.expect("a field");
        field.send_keys("3\u{E007}").await.expect("keys");
        window.until_asked("1.Nf3").await;
        window.confirm(1).await;
        window.until("!document.getElementById('move')?.value").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn what_a_browser_cannot_read_is_not_sent_as_if_it_were_empty() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    site.director("Wilma");
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        // Half a date is no day.
        for (address, field) in [("/vacation", "#from"), ("/tournaments/new", "#last_day")] {
            window.go(address).await;
            let script =
                "document.querySelector(arguments[0]).closest('details')?.setAttribute('open', '')";
            window.run(script, vec![json!(field)]).await;
            if address == "/vacation" {
                let script =
                    "document.getElementById('until').value = document.getElementById('until').max";
                window.run(script, vec![]).await;
            }
            window.run("document.querySelector(arguments[0]).focus()", vec![json!(field)]).await;
            window.press("01").await;
            window.until(&format!("document.querySelector('{field}').validity.badInput")).await;
            window.click("main form .actions button.primary").await;
            window.until(&format!("document.querySelector('{field}').validity.badInput")).await;
            window
                .until(&format!("document.activeElement === document.querySelector('{field}')"))
                .await;
        }
        // A number that is none is told at its field.
        window.go("/challenges/new").await;
        let script =
            "document.getElementById('number').closest('details')?.setAttribute('open', '')";
        window.run(script, vec![]).await;
        window.write("#number", "518-").await;
        window.follow("#offer button.primary").await;
        window.until("document.querySelector(\".errors a[href='#number']\")").await;
        window.until_written("#number", "518-").await;
        window.client.close().await.expect("closed");
    });
}
