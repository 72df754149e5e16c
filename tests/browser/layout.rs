//! A page on paper, in the system's own colors, by keys, and on small screens.

use super::*;
use crate::support::{Browser, endless_game};

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const UP: &str = "\u{E013}";

const MOVES: &str = "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 \
    Kb1 a6 Nc1 O-O-O Nb3 exd4 Rxd4 c5";

/// Moves of a game that is printed: more than its list shows on a screen.
const PRINTED: usize = 60;

/// A game of some length, and words between its players.
fn long_game(site: &Site) -> (Browser, String) {
    game_of(site, MOVES.split_whitespace())
}

fn game_of<'a>(site: &Site, moves: impl Iterator<Item = &'a str>) -> (Browser, String) {
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[]);
    web::play_moves(site, &game, moves);
    let page = white.get(&game);
    white.submit(&page, "#messages form", &[("text", "Between us")]);
    (white, game)
}

async fn emulate(client: &Client, media: &str, features: Value) {
    let asked = json!({ "media": media, "features": features });
    devtools::send(client, "Emulation.setEmulatedMedia", asked).await;
}

#[test]
fn a_printed_game_is_names_result_board_and_all_moves() {
    let Some(driver) = Driver::start_chromium() else { return };
    let site = Site::start();
    let moves = endless_game()[..2 * PRINTED].iter().map(String::as_str);
    let (mut white, game) = game_of(&site, moves);
    let page = white.get(&format!("{game}/resign"));
    white.submit(&page, "main form", &[]);
    let plies = white.get(&game).all("a.ply");
    let sans: Vec<&str> = plies.iter().filter_map(|ply| ply.split(' ').next()).collect();
    let pairs = sans.chunks(2).enumerate();
    let pairs = pairs.map(|(index, pair)| format!("{}. {}", index + 1, pair.join(" ")));
    let score = pairs.collect::<Vec<_>>().join(" ");
    site.run(async {
        let window = Window { client: driver.window(1200, 900, true).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        // What is left of the words of a move stands above the game, on the screen alone.
        let draft = "const key = ['draft', 'wilma', arguments[0] + '/claim', 'statement', ''].join('\\n');
            localStorage.setItem(key, JSON.stringify({ text: 'Not for paper', at: Date.now(), url: '/' }))";
        window.run(draft, vec![json!(game)]).await;
        window.go(&game).await;
        window.until("document.querySelector('.unsent')?.innerText.includes('Not for paper')").await;
        emulate(&window.client, "print", json!([])).await;
        let text = window.run("return document.body.innerText", vec![]).await;
        let text = text.as_str().expect("a text").split_whitespace().collect::<Vec<_>>().join(" ");
        for shown in ["Wilma – Bruno", "0-1", &score] {
            assert!(text.contains(shown), "{shown}: {text}");
        }
        for hidden in ["Between us", "Not for paper", "My games", "Messages", "Flip", "Rematch", "days", "Log"] {
            assert!(!text.contains(hidden), "{hidden}: {text}");
        }
        let is_whole = "const list = document.querySelector('.moves');
            const board = document.querySelector('.board').getBoundingClientRect();
            const paper = document.documentElement.clientWidth, frame = list.getBoundingClientRect();
            const isInside = r => r.height > 0 && r.bottom <= frame.bottom + 1 && r.right <= Math.min(frame.right + 1, paper);
            const moves = [...list.querySelectorAll('li')].filter(li => isInside(li.getBoundingClientRect())).length;
            return [list.scrollHeight <= list.clientHeight + 1 && board.width > 200 && board.width < 500, moves]";
        assert_eq!(window.run(is_whole, vec![]).await, json!([true, PRINTED]));
        let ink = window.run("return getComputedStyle(document.body).color", vec![]).await;
        assert_eq!(ink, "rgb(35, 40, 43)", "dark on paper, though the screen is dark");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_board_keeps_its_colors_where_the_system_forces_its_own() {
    let Some(driver) = Driver::start_chromium() else { return };
    let Table { site, game, .. } = Table::set();
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        emulate(&window.client, "", json!([{ "name": "forced-colors", "value": "active" }])).await;
        window.go(&game).await;
        window.until("matchMedia('(forced-colors: active)').matches").await;
        let colors = "const color = name => getComputedStyle(document.querySelector(`[data-square=${name}]`)).backgroundColor;
            return [color('a1'), color('a2')]";
        let colors = window.run(colors, vec![]).await;
        assert_ne!(colors[0], colors[1], "dark and light squares");
        // The last move and the chosen piece are pictures over the square.
        window.click("[data-square=e2]").await;
        let chosen = "getComputedStyle(document.querySelector('.square.chosen')).backgroundImage.includes('gradient')";
        window.until(chosen).await;
        window.screenshot("forced-colors").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn tab_passes_the_move_list_in_one_stop_and_skips_the_head_of_the_page() {
    let Some(driver) = Driver::start_chromium() else { return };
    let site = Site::start();
    let (_, game) = long_game(&site);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.press(TAB).await;
        window.until("document.activeElement.matches('.skip')").await;
        window.press(ENTER).await;
        window.press(TAB).await;
        window.until("document.activeElement.closest('main')").await;
        let mut stops = 0;
        for _ in 0..60 {
            let at = "const at = document.activeElement;
                return at.closest('main') ? [at.matches('.ply'), at.className] : null";
            let at = window.run(at, vec![]).await;
            if at.is_null() {
                break;
            }
            if at[0] == Value::Bool(true) {
                stops += 1;
                // Arrow keys walk on the list, and the focus goes with the move that is shown.
                window.press(UP).await;
                window.until("document.activeElement.dataset.ply === '28'").await;
                window.until("document.activeElement.matches('.current')").await;
            }
            window.press(TAB).await;
        }
        assert_eq!(stops, 1, "stops on the move list");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_phone_on_its_side_shows_the_whole_board() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = long_game(&site);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        for size in [(568, 320), (667, 375), (740, 360), (844, 390), (932, 430)] {
            window.show_as(size, false).await;
            window.go(&game).await;
            let inside = "const board = document.querySelector('.board').getBoundingClientRect();
                const bar = document.querySelector('.player-bar').getBoundingClientRect();
                return [board.top, innerHeight - board.bottom, board.width - 170, bar.left - board.right,
                    innerWidth - document.documentElement.scrollWidth]";
            let inside = window.run(inside, vec![]).await;
            let inside = inside.as_array().expect("numbers");
            assert!(inside.iter().all(|n| n.as_f64().is_some_and(|n| n.round() >= 0.0)), "{size:?}: {inside:?}");
            window.screenshot(&format!("landscape-{}", size.0)).await;
        }
        window.client.close().await.expect("closed");
    });
}

#[test]
fn nothing_is_wider_than_a_narrow_phone() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, game) = long_game(&site);
    let page = white.get(&format!("{game}/resign"));
    white.submit(&page, "main form", &[]);
    site.run_jobs();
    let log = white.get(&format!("{game}/log"));
    let hash = &log.all(".hash")[0];
    let emails = site.emails();
    let last = emails.iter().find(|email| email.html.contains(hash)).expect("an email with a hash");
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.show_as((360, 740), false).await;
        window.go("/account/security").await;
        let heights = "return Math.max(...[...document.querySelectorAll('.sessions button')].map(b => b.clientHeight))";
        let height = window.run(heights, vec![]).await.as_f64().expect("a button");
        assert!(height < 50.0, "the button has one line: {height}");
        // As in a program that drops the style sheet, and without this site's security policy.
        let (head, rest) = last.html.split_once("<style>").expect("styles");
        let html = format!("{head}{}", rest.split_once("</style>").expect("styles").1);
        window.client.goto("about:blank").await.expect("a page");
        let script = "document.documentElement.innerHTML = arguments[0]; return document.documentElement.scrollWidth";
        let width = window.run(script, vec![json!(html)]).await.as_f64().expect("a width");
        assert!(width <= 360.0, "the email is {width} wide");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_numbers_of_a_rating_graph_stand_over_its_line() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    site.run(async {
        let window = Window { client: driver.window(320, 568, false).await, site: &site };
        window.go("/about/style").await;
        let order =
            "return [...document.querySelectorAll('.graph > *')].map(e => e.localName).join(' ')";
        let order = window.run(order, vec![]).await;
        assert!(order.as_str().expect("names").ends_with("circle text text"), "{order}");
        let halo =
            "getComputedStyle(document.querySelector('.graph text')).paintOrder === 'stroke'";
        window.until(halo).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_game_is_not_wider_than_a_watch() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (_, game) = long_game(&site);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.show_as((195, 400), false).await;
        window.go(&game).await;
        let wide = "return [document.documentElement.scrollWidth, [...document.querySelectorAll('body *')]
            .filter(e => e.getBoundingClientRect().right > 195.5 && e.getBoundingClientRect().width)
            .map(e => e.outerHTML.slice(0, 60) + ' ' + e.getBoundingClientRect().right).join('; ')]";
        let wide = window.run(wide, vec![]).await;
        assert!(wide[0].as_f64().is_some_and(|width| width <= 195.0), "{wide}");
        // The ring of a field leaves the label above it alone.
        window.show_as((360, 740), false).await;
        window.go(&game).await;
        window.click("#say").await;
        let offset = "return parseFloat(getComputedStyle(document.querySelector('#say')).outlineOffset)";
        let offset = window.run(offset, vec![]).await;
        assert!(offset.as_f64().is_some_and(|offset| offset < 0.0), "{offset}");
        // A button in a sentence is not higher than its line.
        window.press("Half a mess").await;
        window.go(&game).await;
        let height = "return document.querySelector('#say + .hint button').offsetHeight";
        let height = window.run(height, vec![]).await;
        assert!(height.as_f64().is_some_and(|height| height <= 24.0), "{height}");
        // What is chosen can be read to its end, where a browser lets a select have more than a line.
        if driver.kind == BrowserKind::Firefox {
            return window.client.close().await.expect("closed");
        }
        window.show_as((320, 568), false).await;
        window.go("/challenges/new").await;
        let heights = "document.querySelector('details.more').open = true;
            document.querySelector('#vacation').value = 'off';
            return ['days', 'vacation'].map(id => document.getElementById(id).offsetHeight)";
        let heights = window.run(heights, vec![]).await;
        assert!(heights[1].as_f64() > heights[0].as_f64(), "{heights}");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_crosstable_scrolls_in_its_frame_beside_the_names() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    gallery::furnish_tournaments(&site);
    site.run(async {
        let window = Window { client: driver.window(360, 740, false).await, site: &site };
        for (address, name) in [
            ("/tournaments/1", ".crosstable tbody tr:nth-child(3) .name"),
            ("/tournaments/2", ".bracket .name"),
        ] {
            window.go(address).await;
            let frame = "const frame = [...document.querySelectorAll('.wide')].find(one => one.scrollWidth > one.clientWidth);
                if (!frame) return 'nothing is wider than its frame';
                const name = document.querySelector(arguments[0]);
                frame.scrollLeft = 120;
                await new Promise(requestAnimationFrame);
                const left = name.getBoundingClientRect().left - frame.getBoundingClientRect().left;
                const isPageWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
                return [frame.scrollLeft > 0, Math.round(left), isPageWider]";
            let frame = format!("return (async () => {{ {frame} }})()");
            let found = window.run(&frame, vec![json!(name)]).await;
            // The names stay at the edge of the frame, those of a bracket go along with its rounds.
            let still = address == "/tournaments/1";
            assert_eq!(found[0], Value::Bool(true), "{address}: {found}");
            assert_eq!(found[1] == json!(0), still, "{address}: {found}");
            assert_eq!(found[2], Value::Bool(false), "{address}: {found}");
        }
        window.client.close().await.expect("closed");
    });
}
