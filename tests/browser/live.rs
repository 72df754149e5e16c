//! Pages that are open while somebody else moves, and while a server dies.

use zugpost::tournament::terms::StartRule;

use super::*;
use crate::{
    cli::Service,
    killed,
    support::{Browser, database::TestDatabase},
    tournaments::{Event, ROUND_ROBIN, terms},
};

/// What a page is asked after it was notified: it must not have been loaded again.
const HERE: &str = "window.untouched === true";

/// Marks a page, so that it is known again.
async fn mark(client: &Client) {
    run(client, "window.untouched = true", vec![]).await;
}

fn plies(count: usize) -> String {
    format!("{} && {HERE}", shows_plies(count))
}

#[test]
fn a_move_in_one_window_shows_in_the_others() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let wilma = Window { client: driver.window(1200, 900, false).await, site: &site };
        let bruno = Window { client: driver.window(1100, 900, false).await, site: &site };
        let list = Window { client: driver.window(1000, 900, false).await, site: &site };
        wilma.log_in("Wilma").await;
        bruno.log_in("Bruno").await;
        list.log_in("Bruno").await;
        wilma.go(&game).await;
        bruno.go(&game).await;
        list.go("/games").await;
        for window in [&wilma, &bruno, &list] {
            mark(&window.client).await;
        }
        list.until(
            "document.querySelector('main').innerText.includes('No games where it is your turn')",
        )
        .await;
        wilma.drag("e2", "e4").await;
        wilma.confirm(1).await;
        bruno.until(&plies(1)).await;
        assert!(bruno.has_piece("e4", "wP").await);
        list.until(&format!("document.querySelector('main').innerText.includes('1.e4') && {HERE}"))
            .await;
        // As from another device.
        web::play(&mut black, &game, "e5");
        bruno.until(&plies(2)).await;
        wilma.until(&plies(2)).await;
        list.until("document.querySelector('main').innerText.includes('1...e5')").await;
        for window in [wilma, bruno, list] {
            window.client.close().await.expect("closed");
        }
    });
}

#[test]
fn every_page_hears_what_waits() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let bruno = Window { client: driver.window(900, 700, false).await, site: &site };
        bruno.log_in("Bruno").await;
        let says = |count: &str, is_titled: bool| {
            format!(
                "document.querySelector('header nav a').textContent.trim() === 'My games{count}'
                 && document.title.startsWith('(') === {is_titled}
                 && !!document.querySelector('link[rel=icon][href*=\"icon{}.svg\"]') && {HERE}",
                count.trim().replace('(', "_").replace(')', ""),
            )
        };
        let told = |texts: &str| {
            format!("[...document.querySelectorAll('.told a')].map(a => a.textContent).join() === '{texts}'")
        };
        // A page that has nothing else to hear, and one that has.
        for path in ["/players", &game] {
            bruno.go(path).await;
            mark(&bruno.client).await;
            bruno.until(&says("", false)).await;
            web::play(&mut white, &game, if path == game { "Nf3" } else { "e4" });
            bruno.until(&says(" (1)", true)).await;
            if path != game {
                bruno.until(&told("It is your turn in 1 game")).await;
                bruno.screenshot("told-desktop-light").await;
            }
            // What is done elsewhere is no news.
            web::play(&mut black, &game, if path == game { "Nc6" } else { "e5" });
            bruno.until(&says("", false)).await;
        }
        // The page of a game shows its moves by itself, and tells the rest.
        bruno.go(&game).await;
        mark(&bruno.client).await;
        let page = white.get("/messages/Bruno");
        white.submit(&page, "main form", &[("text", "Hello.")]);
        bruno.until(&told("You have 1 unread message")).await;
        let page = white.get("/challenges/new");
        white.submit(&page, "main form", &[("opponent", "Bruno")]);
        bruno.until(&told("You have 1 unread message,You have 1 challenge")).await;
        bruno.until(&says("", false)).await;
        bruno.client.close().await.expect("closed");
    });
}

#[test]
fn a_result_shows_in_an_open_table_and_what_is_unfolded_stays_so() {
    let Some(driver) = Driver::start() else { return };
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let games = event.games();
    for (game, white, black) in &games[..2] {
        event.play(*game, *white, *black, white < black);
    }
    let path = event.path();
    let Event { site, mut players, .. } = event;
    site.run(async {
        let table = Window { client: driver.window(1200, 900, false).await, site: &site };
        table.go(&path).await;
        mark(&table.client).await;
        // Both who have won have the same figure.
        let unfold = "const all = [...document.querySelectorAll('.figure summary')];
            const one = all.find(a => all.some(b => a !== b && a.textContent === b.textContent));
            one.parentNode.open = true;
            window.unfolded = one.closest('tr').querySelector('.name a').textContent;";
        run(&table.client, unfold, vec![]).await;
        let (third, _, black) = games[2];
        let page = players[black].get(&format!("/games/{third}/resign"));
        players[black].submit(&page, "form[action$='/resign']", &[]);
        let results = "[...document.querySelectorAll('.crosstable .result')]
            .filter(one => /[01+\u{2212}]/.test(one.textContent)).length === 6";
        table.until(&format!("{results} && {HERE}")).await;
        let open = "[...document.querySelectorAll('.figure details[open]')]
            .map(one => one.closest('tr').querySelector('.name a').textContent).join()";
        table.until(&format!("{open} === window.unfolded")).await;
        table.client.close().await.expect("closed");
    });
}

#[test]
fn a_move_shows_among_the_own_games_on_the_page_of_a_tournament() {
    let Some(driver) = Driver::start() else { return };
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    let path = event.path();
    let Event { site, mut players, .. } = event;
    site.run(async {
        let page = Window { client: driver.window(1200, 900, false).await, site: &site };
        page.log_in(&format!("P{}", black + 1)).await;
        page.go(&path).await;
        mark(&page.client).await;
        let row = format!(
            "document.querySelector('main > .game-rows a[href=\"/games/{game}\"]').closest('tr')"
        );
        let is_turn = format!("{row}.classList.contains('mine')");
        page.until(&format!("!{is_turn}")).await;
        web::play(&mut players[white], &format!("/games/{game}"), "e4");
        let says = format!("{row}.textContent.includes('1.e4')");
        page.until(&format!("{is_turn} && {says} && {HERE}")).await;
        page.client.close().await.expect("closed");
    });
}

#[test]
fn a_list_that_hears_of_a_move_while_it_is_fetched_shows_that_too() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let games = [(); 2].map(|()| web::start(&mut white, &mut black, &[]));
    site.run(async {
        let list = Window { client: driver.window(1000, 900, false).await, site: &site };
        list.log_in("Bruno").await;
        mark(&list.client).await;
        // Answers stay on their way until they are let go; a second line says what was sent.
        let prepare = "
            const real = fetch;
            window.held = [];
            window.fetch = async (...all) => {
                const answer = await real(...all);
                await new Promise(go => held.push(go));
                return answer;
            };
            const { liveUrl } = document.querySelector('[data-live-url]').dataset;
            window.told = 0;
            new EventSource(`${liveUrl}?seen=0`).onmessage = () => window.told++;";
        list.run(prepare, vec![]).await;
        list.until("told === 1").await;
        web::play(&mut white, &games[0], "e4");
        list.until("told === 2 && held.length === 1").await;
        web::play(&mut white, &games[1], "c4");
        list.until("told === 3").await;
        for text in ["1.e4", "1.c4"] {
            let shows = format!("document.querySelector('main').innerText.includes('{text}')");
            list.until(&format!("held.splice(0).forEach(go => go()), {shows} && {HERE}")).await;
        }
        list.client.close().await.expect("closed");
    });
}

#[test]
fn pages_catch_up_when_their_node_was_killed() {
    let Some(driver) = Driver::start() else { return };
    let database = TestDatabase::new();
    let mut board = killed::prepare(&database).remove(0);
    let mut service = Service::start(&database, &[]);
    let address = service.address;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut clients = Vec::new();
        for (width, path) in [(1200, format!("/games/{}", board.game)), (1100, "/games".into())] {
            let client = driver.window(width, 900, false).await;
            client.goto(&format!("http://{address}/robots.txt")).await.expect("a page");
            let cookie = format!("zugpost_session={}; path=/", board.tokens[1]);
            run(&client, "document.cookie = arguments[0]", vec![json!(cookie)]).await;
            client.goto(&format!("http://{address}{path}")).await.expect("a page");
            mark(&client).await;
            clients.push(client);
        }
        let shows = |text: &str| {
            format!("document.querySelector('main').innerText.includes('{text}') && {HERE}")
        };
        until(&clients[1], &shows("No games where it is your turn")).await;
        assert!(board.play_on(address));
        until(&clients[0], &plies(1)).await;
        until(&clients[1], &shows("Your turn (1)")).await;
        for count in [3, 5] {
            service.child.kill().expect("killed");
            service.child.wait().expect("dead");
            service = Service::start_at(address, &database, &[]);
            // Before the pages are back.
            assert!(board.play_on(address) && board.play_on(address));
            until(&clients[0], &plies(count)).await;
            let script = "return [...document.querySelectorAll('#game a.ply')].at(-1).innerText";
            let last = run(&clients[0], script, vec![]).await;
            let last = last.as_str().and_then(|text| text.split_whitespace().next());
            let last = last.expect("a move").to_owned();
            until(&clients[1], &shows(&last)).await;
        }
        for client in clients {
            client.close().await.expect("closed");
        }
    });
}

/// Says whether the page shows a text, and was not loaded again.
fn shows(text: &str) -> String {
    format!("document.body.innerText.includes('{text}') && {HERE}")
}

/// Says whether a field holds a text and the focus still.
fn holds(field: &str, text: &str) -> String {
    format!(
        "document.activeElement.matches('{field}') && document.activeElement.value === '{text}'"
    )
}

fn offer(browser: &mut Browser, opponent: &str) -> String {
    let page = browser.get("/challenges/new");
    let page = browser.submit(&page, "main form", &[("opponent", opponent)]);
    page.path.split('?').next().expect("a path").to_owned()
}

#[test]
fn challenges_come_and_go_on_open_pages_and_nothing_typed_is_lost() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let [_, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    site.run(async {
        let lobby = Window::open(&driver, &site, "Anna").await;
        lobby.go("/lobby").await;
        mark(&lobby.client).await;
        lobby.click("#find").await;
        lobby.press("Bru").await;
        let challenge = offer(&mut bruno, "Anna");
        lobby.until(&shows("Your challenges")).await;
        assert_eq!(
            run(&lobby.client, &format!("return {}", holds("#find", "Bru")), vec![]).await,
            true
        );
        lobby.press("no").await;
        lobby.until(&holds("#find", "Bruno")).await;
        // It is withdrawn while she types why she declines.
        lobby.go(&challenge).await;
        mark(&lobby.client).await;
        lobby.click("#reason").await;
        lobby.press("Too many").await;
        let page = bruno.get(&challenge);
        bruno.submit(&page, "form[action$=withdraw]", &[]);
        lobby.until(&shows("This challenge was withdrawn.")).await;
        lobby.until(&holds("#reason", "Too many")).await;
        let accept = "return !!document.querySelector('form[action$=accept]')";
        assert_eq!(run(&lobby.client, accept, vec![]).await, false, "nothing was typed there");
        lobby.client.close().await.expect("closed");
    });
}

#[test]
fn who_challenged_is_led_to_the_game() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let challenge = offer(&mut anna, "");
    site.run(async {
        let window = Window::open(&driver, &site, "Anna").await;
        window.go(&challenge).await;
        mark(&window.client).await;
        let page = bruno.get(&challenge);
        bruno.submit(&page, "form[action$=accept]", &[]);
        window.until(&shows("Go to the game")).await;
        window.click("main a.button.primary").await;
        window.until("location.pathname === '/games/1'").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn messages_come_while_one_writes() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let [_, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let mut write = |text: &str| {
        let page = bruno.get("/messages/Anna");
        bruno.submit(&page, "form.message-form", &[("text", text)]);
    };
    site.run(async {
        let window = Window::open(&driver, &site, "Anna").await;
        // The counter at the top, on a page that shows something else.
        window.go("/lobby").await;
        mark(&window.client).await;
        write("Hello.");
        window.until(&shows("Messages (1)")).await;
        window.go("/messages").await;
        mark(&window.client).await;
        window.until(&shows("Hello.")).await;
        write("Are you there?");
        window.until(&shows("Are you there?")).await;
        window.go("/messages/Bruno").await;
        mark(&window.client).await;
        window.click("#say").await;
        window.press("One mom").await;
        write("Hurry up.");
        window.until(&shows("Hurry up.")).await;
        window.press("ent.").await;
        window.until(&holds("#say", "One moment.")).await;
        write("Well?");
        window.until(&shows("Well?")).await;
        window.until(&holds("#say", "One moment.")).await;
        window.click("form.message-form button").await;
        window.until("document.querySelector('.mine')?.innerText.includes('One moment.')").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn messages_and_a_rematch_come_on_the_page_of_a_game() {
    let Some(driver) = Driver::start() else { return };
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let Table { site, mut black, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go("/games/1").await;
        mark(&window.client).await;
        window.click("[for=tab-messages]").await;
        let page = black.get("/games/1");
        black.submit(&page, "#messages form", &[("text", "Once more?")]);
        window.until(&shows("Once more?")).await;
        window.click("#say").await;
        window.press("Sure").await;
        let page = black.get("/games/1");
        black.submit(&page, "form[action$=rematch]", &[]);
        window.until(&shows("Your opponent offers a rematch")).await;
        window.until(&holds("#say", "Sure")).await;
        window.click("form[action$='/games/1/rematch'] button").await;
        window.until("location.pathname === '/games/2'").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn messages_are_counted_at_the_top_of_the_page_of_a_game() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    let mut carl = site.player("Carl");
    let game = web::start(&mut anna, &mut bruno, &[]);
    let mut write = |text: &str| {
        let page = carl.get("/messages/Anna");
        carl.submit(&page, "form.message-form", &[("text", text)]);
    };
    site.run(async {
        let window = Window::open(&driver, &site, "Anna").await;
        window.go(&game).await;
        mark(&window.client).await;
        window.run("document.querySelector('#game').untouched = true", vec![]).await;
        write("Hello.");
        window.until(&shows("Messages (1)")).await;
        // The game is as it was; and so it is while a move waits.
        window.until("document.querySelector('#game').untouched").await;
        window.drag("e2", "e4").await;
        window.until("document.querySelector('.confirm')").await;
        write("Are you there?");
        window.until(&shows("Messages (2)")).await;
        window
            .until("!document.querySelector('.game-updated') && document.querySelector('.confirm')")
            .await;
        window.confirm(1).await;
        // The game itself is heard of as before.
        web::play(&mut bruno, &game, "e5");
        window.until(&plies(2)).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_list_goes_on_after_an_answer_that_never_came() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let list = Window { client: driver.window(1000, 900, false).await, site: &site };
        list.log_in("Bruno").await;
        mark(&list.client).await;
        // As in a browser of 2021, where a second is short.
        let prepare = "
            const [real, later] = [fetch, setTimeout];
            delete AbortSignal.timeout;
            window.setTimeout = (then, pause, ...all) => later(then, pause / 40, ...all);
            window.asked = 0;
            window.fetch = (address, { signal } = {}) => {
                if (asked++) return real(address);
                return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
            };";
        list.run(prepare, vec![]).await;
        web::play(&mut white, &game, "e4");
        list.until(&shows("1.e4")).await;
        list.client.close().await.expect("closed");
    });
}
