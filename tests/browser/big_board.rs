//! The page of a game on large and small screens: the board is as large as it can be, tabs stand
//! beside it, and nothing on the page moves by itself.

use super::*;
use crate::support::{Browser, endless_game};

/// Two players, and a game of so many half-moves.
fn game_of(site: &Site, plies: usize) -> (Browser, String) {
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[]);
    web::play_moves(site, &game, endless_game()[..plies].iter().map(String::as_str));
    (white, game)
}

/// Reads numbers.
async fn numbers(window: &Window<'_>, script: &str) -> Vec<f64> {
    let found = window.run(script, vec![]).await;
    found.as_array().expect(script).iter().map(|n| n.as_f64().expect(script)).collect()
}

const BOARD: &str = "const board = document.querySelector('.board').getBoundingClientRect();
    const bars = [...document.querySelectorAll('.player-bar')].map(bar => bar.getBoundingClientRect());
    return [board.width, board.height, Math.min(board.top, ...bars.map(bar => bar.top)),
        innerHeight - Math.max(board.bottom, ...bars.map(bar => bar.bottom)), board.left, innerWidth - board.right,
        innerWidth - document.documentElement.scrollWidth]";

#[test]
fn the_board_is_as_large_as_the_window_lets_it_be() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = game_of(&site, 60);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        // As large as on lichess and chess.com: 85 per cent of the height.
        for (size, least) in [((1366, 768), 653.0), ((1920, 1080), 918.0), ((1024, 768), 600.0)] {
            window.show_as(size, false).await;
            window.go(&game).await;
            let found = numbers(&window, BOARD).await;
            let [width, height, above, below, ..] = found[..] else { panic!("{found:?}") };
            assert!(width >= least && (width - height).abs() < 1.0, "{size:?}: {found:?}");
            assert!(above >= 0.0 && below >= 0.0, "both players are in sight: {size:?}: {found:?}");
            assert!(found[6] >= 0.0, "{size:?}: {found:?}");
            window.screenshot(&format!("board-{}", size.0)).await;
        }
        for size in [(360, 740), (390, 844)] {
            window.show_as(size, false).await;
            window.go(&game).await;
            let found = numbers(&window, BOARD).await;
            assert_eq!(found[0], f64::from(size.0), "{size:?}: the whole width");
            window.screenshot(&format!("board-{}", size.0)).await;
        }
        // On its side: the whole height.
        for size in [(844, 390), (667, 375), (932, 430)] {
            window.show_as(size, false).await;
            window.go(&game).await;
            let found = numbers(&window, BOARD).await;
            // A hundredth of a pixel is nobody's.
            assert_eq!(found[1].round(), f64::from(size.1), "{size:?}: the whole height");
        }
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_game_in_the_list_takes_a_line() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno-with-a-long-name"));
    for days in ["1", "14", "30"] {
        web::start(&mut white, &mut black, &[("days", days)]);
    }
    web::play(&mut white, "/games/1", "e4");
    web::play(&mut black, "/games/1", "e5");
    let page = black.get("/games/1");
    black.submit(&page, "#messages form", &[("text", "Good luck!")]);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        let heights = "return [...document.querySelectorAll('.game-rows tbody tr')]
            .map(row => row.getBoundingClientRect().height)
            .concat(document.documentElement.scrollWidth - innerWidth)";
        for size in [(1366, 768), (768, 1024), (360, 740), (320, 568)] {
            window.show_as(size, false).await;
            window.go("/games").await;
            if size.0 == 1366 {
                window.click(".views [value=rows]").await;
                window.until("!!document.querySelector('.game-rows')").await;
            }
            let mut found = numbers(&window, heights).await;
            assert_eq!(found.pop(), Some(0.0), "{size:?}: nothing is beside the page");
            assert_eq!(found.len(), 3, "{size:?}");
            assert!(found.iter().all(|height| *height <= 40.0), "{size:?}: {found:?}");
            // The opponent is in sight, and the whole line leads to the game.
            let link = "const row = document.querySelector('.game-rows tbody tr').getBoundingClientRect();
                const a = document.querySelector('.game-rows tbody a').getBoundingClientRect();
                const clock = document.querySelector('.game-rows .clock').getBoundingClientRect();
                const at = document.elementFromPoint(row.right - 4, row.top + row.height / 2);
                return [a.width, row.right - clock.right, at?.matches('a[href^=\"/games/\"]') ? 1 : 0]";
            let found = numbers(&window, link).await;
            assert!(found[0] > 40.0 && found[1] >= 0.0 && found[2] > 0.0, "{size:?}: {found:?}");
            window.screenshot(&format!("rows-{}", size.0)).await;
        }
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_present_move_is_in_sight_and_tabs_move_nothing() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = game_of(&site, 120);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        let places = "return ['.board', '.tab-list', '.steps', '.typed'].map(one => {
            const { top, left, width, height } = document.querySelector(one).getBoundingClientRect();
            return [top, left, width, height].join();
        }).join(';')";
        for size in [(1366, 768), (390, 844)] {
            window.show_as(size, false).await;
            window.go(&game).await;
            let in_sight = "const list = document.querySelector('.moves').getBoundingClientRect();
                const ply = document.querySelector('.ply.current').getBoundingClientRect();
                return list.top <= ply.top + 1 && ply.bottom <= list.bottom + 1";
            assert_eq!(window.run(in_sight, vec![]).await, Value::Bool(true), "{size:?}");
            window.press("\u{E011}").await; // Home
            window.until("document.querySelector('.board.past')").await;
            window.press("\u{E010}").await; // End
            window.until("!document.querySelector('.board.past')").await;
            assert_eq!(window.run(in_sight, vec![]).await, Value::Bool(true), "{size:?}");
            let before = window.run(places, vec![]).await;
            for tab in ["conditional-moves", "messages", "note", "more", "moves"] {
                window.click(&format!("[for=tab-{tab}]")).await;
                let shown = "return [...document.querySelectorAll('.tab-panel')].filter(one => one.checkVisibility())
                    .map(one => one.dataset.tab).join()";
                assert_eq!(window.run(shown, vec![]).await, tab);
                if size.0 > 1000 {
                    assert_eq!(window.run(places, vec![]).await, before, "{tab}");
                }
                window.screenshot(&format!("tab-{tab}-{}", size.0)).await;
            }
            assert_eq!(window.run(in_sight, vec![]).await, Value::Bool(true), "{size:?}");
        }
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_open_tab_stays_open_and_an_address_opens_its_own() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = game_of(&site, 3);
    let mut black = site.browser();
    black.log_in("Bruno", PASSWORD);
    let open = "document.querySelector('[name=tab]:checked').value";
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&format!("{game}#messages")).await;
        window.until(&format!("{open} === 'messages'")).await;
        window.click("#messages summary").await;
        window.fill("#say", "Half a mess").await;
        // The opponent moves, and the page is a new one.
        web::play(&mut black, &game, &endless_game()[3]);
        window.until_plies(4).await;
        window.until(&format!("{open} === 'messages'")).await;
        window.until("document.querySelector('#say').value === 'Half a mess'").await;
        window.client.close().await.expect("closed");

        // Without scripts, a click on the board is a new page.
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.click("[for=tab-note]").await;
        window.fill("#note", "Attack.").await;
        window.click("[data-square=e2], [data-square=d2]").await;
        window.until("document.querySelector('.square.chosen')").await;
        window.until(&format!("{open} === 'note'")).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_corner_of_the_board_makes_it_larger_and_smaller() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = game_of(&site, 2);
    let width = "return [document.querySelector('.board').clientWidth]";
    site.run(async {
        let window = Window { client: driver.window(1400, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        let full = numbers(&window, width).await[0];
        let at = "const r = document.querySelector('.resizer').getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2]";
        let corner = numbers(&window, at).await;
        let go = |x, y| PointerAction::MoveTo { duration: Some(Duration::from_millis(30)), x, y };
        let by = full * 0.31;
        let drag = MouseActions::new("mouse".into())
            .then(go(corner[0], corner[1]))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(go(corner[0] - by / 2.0, corner[1] - by / 2.0))
            .then(go(corner[0] - by, corner[1] - by))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        window.perform(drag).await;
        window.until("document.querySelector('#game').dataset.boardSize === '70'").await;
        let small = numbers(&window, width).await[0];
        assert!((small / full - 0.7).abs() < 0.01, "{small} of {full}");
        // The next page has it from the server, before any script.
        let is_kept = || async {
            window.go(&game).await;
            window.run("return document.querySelector('#game').dataset.boardSize", vec![]).await
        };
        let began = Instant::now();
        while is_kept().await != "70" {
            assert!(began.elapsed() < Duration::from_secs(15), "it is not kept");
        }
        assert_eq!(numbers(&window, width).await[0], small);
        // By keys.
        window.run("document.querySelector('.resizer').focus()", vec![]).await;
        window.press("\u{E012}\u{E012}").await;
        window.until("document.querySelector('.resizer').ariaValueNow === '60'").await;
        window.client.close().await.expect("closed");
    });
}
