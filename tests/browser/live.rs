//! Pages that are open while somebody else moves, and while a server dies.

use super::*;
use crate::{cli::Service, killed, support::database::TestDatabase};

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
    let Some(chromium) = Chromium::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[]);
    site.run(async {
        let wilma = Window { client: chromium.window(1200, 900, false).await, site: &site };
        let bruno = Window { client: chromium.window(1100, 900, false).await, site: &site };
        let list = Window { client: chromium.window(1000, 900, false).await, site: &site };
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
fn a_list_that_hears_of_a_move_while_it_is_fetched_shows_that_too() {
    let Some(chromium) = Chromium::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let games = [(); 2].map(|()| web::start(&mut white, &mut black, &[]));
    site.run(async {
        let list = Window { client: chromium.window(1000, 900, false).await, site: &site };
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
            new EventSource(`${liveUrl}?seen=0`).onmessage = () => told++;";
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
    let Some(chromium) = Chromium::start() else { return };
    let database = TestDatabase::new();
    let mut board = killed::prepare(&database).remove(0);
    let mut service = Service::start(&database, &[]);
    let address = service.address;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut clients = Vec::new();
        for (width, path) in [(1200, format!("/games/{}", board.game)), (1100, "/games".into())] {
            let client = chromium.window(width, 900, false).await;
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
