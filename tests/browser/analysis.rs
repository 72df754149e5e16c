//! The analysis board with a script: what is tried is kept, arrows too, and the opponent's move is heard.

use super::*;

const ESCAPE: &str = "\u{E00C}";
const LEFT: &str = "\u{E012}";

const TREE: &str = "[...document.querySelectorAll('section:has(#analysis-lines) .tree a')].map(a => a.textContent.trim()).join(' ')";

impl Window<'_> {
    pub(super) async fn until_tree(&self, tree: &str) {
        self.until(&format!("{TREE} === '{tree}'")).await;
    }
}

#[test]
fn conditional_moves_for_three_replies_take_twelve_clicks_and_a_branch_takes_five() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        let mut clicks = 0;
        let replies =
            [["e7-e5", "g1-f3", "b8-c6"], ["c7-c5", "g1-f3", "d7-d6"], ["e7-e6", "d2-d4", "d7-d5"]];
        let mut tried = Vec::new();
        for (index, reply) in replies.iter().enumerate() {
            if index > 0 {
                // Back to the present position.
                window.click("[data-step=first]").await;
                clicks += 1;
                window.until("document.querySelector('details #comment')").await;
            }
            tried.clear();
            for way in reply {
                let (from, to) = way.split_once('-').expect("two squares");
                window.drag(from, to).await;
                clicks += 1;
                tried.push(format!("{from}{to}"));
                window
                    .until(&format!("location.search.endsWith('line={}')", tried.join(".")))
                    .await;
                window.until("!document.querySelector('.busy')").await;
            }
        }
        // The last move of each is the opponent's: it waits for an answer.
        window.click("[data-step=first]").await;
        window.until("document.querySelector('.branch[value=add]')").await;
        window.screenshot("analysis-tree-desktop-light").await;
        window.click(".branch[value=add]").await;
        clicks += 1;
        let planned = "[...document.querySelectorAll('#conditional-moves > .tree a')]";
        window.until(&format!("{planned}.length === 6")).await;
        assert!(clicks <= 12, "{clicks} clicks");
        // A second branch of two half-moves, from a move in the tree.
        window.click(".tree a[href$='line=e7e5.g1f3']").await;
        window.until("location.search.endsWith('line=e7e5.g1f3')").await;
        for (squares, line) in [(["g8", "f6"], "g8f6"), (["f3", "e5"], "g8f6.f3e5")] {
            for square in squares {
                window.click(&format!("[data-square={square}]")).await;
            }
            window.until(&format!("location.search.endsWith('line=e7e5.g1f3.{line}')")).await;
            window.until("!document.querySelector('.busy')").await;
        }
        window.until_tree("1...e5 1...c5 2.Nf3 d6 1...e6 2.d4 d5 2.Nf3 Nc6 2...Nf6 3.Nxe5").await;
        window.client.close().await.expect("closed");
    });
    let tree = white.get(&format!("{game}/analysis")).all(".tree a").len();
    assert!(tree >= 11, "all of it is stored: {tree}");
}

#[test]
fn arrows_glyphs_and_folded_lines_stay_and_keys_do_what_they_do_elsewhere() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        // Those on the present position stay too, and none of them goes to another.
        window.go(&format!("{game}/analysis")).await;
        window.draw("d2", "d4").await;
        window.until("(fetch(location.href).then(r => r.text()).then(t => { window.root = /data-shapes=\"Gd2d4\"/.test(t) }), window.root)").await;
        window.go(&format!("{game}/analysis?line=e7e5")).await;
        window.until("!document.querySelector('.shapes')").await;
        window.drag("g1", "f3").await;
        window.until_tree("1...e5 2.Nf3").await;
        let drawn = |count: usize| {
            format!("document.querySelectorAll('.shapes :is(path, circle)').length === {count}")
        };
        let saved = "fetch(location.href).then(r => r.text()).then(t => { window.saved = /data-shapes=\"Gf3e5\"/.test(t) })";
        window.draw("f3", "e5").await;
        window.until(&drawn(1)).await;
        window.until(&format!("({saved}, window.saved)")).await;
        window.click("button[value=glyph-5]").await;
        window.until_tree("1...e5 2.Nf3!?").await;
        window.until("document.querySelector('[value=glyph-5]').ariaPressed === 'true'").await;
        window.click("button[value=glyph-16]").await;
        window.until_tree("1...e5 2.Nf3!? ±").await;
        // With another page and back.
        window.click("[data-step=first]").await;
        window.until("document.querySelector('main').dataset.shapes === 'Gd2d4'").await;
        window.until(&drawn(1)).await;
        window.drag("c7", "c5").await;
        window.until_tree("1...e5 1...c5 2.Nf3!? ±").await;
        window.go(&format!("{game}/analysis?line=e7e5.g1f3")).await;
        window.until(&drawn(1)).await;
        // A line is folded, and is so after the next step.
        window.click(".tree summary").await;
        window.until("!document.querySelector('.tree details').open").await;
        window.click("[data-step=prev]").await;
        window.until("location.search.endsWith('line=e7e5')").await;
        window.until("!document.querySelector('.tree details').open").await;
        // f turns the board, x shows what is threatened, ? says which keys there are.
        window.press("f").await;
        window.until("document.querySelector('.board').dataset.orientation === 'black'").await;
        window.go(&format!("{game}/analysis?line=e7e5.d1h5")).await;
        window.until(&drawn(0)).await;
        window.press("x").await;
        // Qxf7+, Qxe5+, Qxh7.
        window.until(&drawn(3)).await;
        window.press("x").await;
        window.until(&drawn(0)).await;
        window.press("?").await;
        window.until("document.querySelector('dialog.keys').open").await;
        window.screenshot("analysis-keys-desktop-light").await;
        // Escape closes it, and removes no arrow; elsewhere it does.
        window.go(&format!("{game}/analysis?line=e7e5.g1f3")).await;
        window.until(&drawn(1)).await;
        window.press("?").await;
        window.until("document.querySelector('dialog.keys').open").await;
        window.press(ESCAPE).await;
        window.until("!document.querySelector('dialog.keys').open").await;
        window.until(&drawn(1)).await;
        window.press(ESCAPE).await;
        window.until(&drawn(0)).await;
        window.until("(fetch(location.href).then(r => r.text()).then(t => { window.gone = /data-shapes=\"\"/.test(t) }), window.gone)").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_promotion_is_kept_as_any_move_is() {
    let fen = "8/P6k/8/8/8/8/7K/8 b - - 0 1";
    let Some(driver) = Driver::start() else { return };
    let Table { site, game, .. } = Table::with(&[("start", "fen"), ("fen", fen)]);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&format!("{game}/analysis?line=h7g7")).await;
        window.drag("a7", "a8").await;
        window.until("document.querySelectorAll('.promotion a').length === 4").await;
        window.click(".promotion a:last-child").await;
        window.until_tree("1...Kg7 2.a8=N").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_analysis_hears_the_opponents_move_and_keeps_what_was_thought() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&format!("{game}/analysis")).await;
        window.drag("c7", "c5").await;
        window.until_tree("1...c5").await;
        web::play(&mut black, &game, "c5");
        window.until("document.querySelector('.game-updated')").await;
        window.until_tree("1...c5").await;
        window.drag("g1", "f3").await;
        window.until("document.querySelector('.tree a')").await;
        window.click(".game-updated button").await;
        window.until_plies(2).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn after_the_game_everybody_analyzes_and_the_browser_keeps_a_guests_lines() {
    let Some((driver, table)) = at_a_table(&["e4", "e5", "Nf3"]) else { return };
    let Table { site, mut black, game, .. } = table;
    let page = black.get(&format!("{game}/resign"));
    black.submit(&page, "main form", &[]);
    site.run(async {
        let window = Window { client: driver.window(1200, 900, true).await, site: &site };
        window.go(&game).await;
        window.click("a[href$='/analysis']").await;
        window.until_tree("1.e4 e5 2.Nf3").await;
        window.press(LEFT).await;
        window.until("location.search.startsWith('?ply=2')").await;
        window.drag("f2", "f4").await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4").await;
        window.fill("#comment", "the King's Gambit").await;
        window.click("button[value=comment]").await;
        window
            .until("document.querySelector('.tree q')?.textContent === \"the King's Gambit\"")
            .await;
        window.draw("f4", "e5").await;
        window
            .until("localStorage.getItem(`zugpost  ${location.pathname}`)?.includes('Gf4e5')")
            .await;
        window.screenshot("analysis-guest-desktop-dark").await;
        // A second tab goes on with what the first one has: neither overwrites the other.
        let first = window.client.window().await.expect("a window");
        let second = window.client.new_window(true).await.expect("a tab").handle;
        window.client.switch_to_window(second).await.expect("the second tab");
        window.go(&format!("{game}/analysis")).await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4").await;
        window.client.switch_to_window(first.clone()).await.expect("the first tab");
        window.click(".tree a[href*='line=f2f4']").await;
        window.until("!document.querySelector('.busy')").await;
        window.drag("e5", "f4").await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4 2...exf4").await;
        window.client.close_window().await.expect("closed");
        let second = window.client.windows().await.expect("windows").remove(0);
        window.client.switch_to_window(second).await.expect("the second tab");
        window.click("[data-step=prev]").await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4 2...exf4").await;
        // Another day, in the same browser.
        window.go(&format!("{game}/analysis")).await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4 2...exf4").await;
        window.click(".tree a[href$='line=f2f4']").await;
        window.until("location.search.endsWith('line=f2f4')").await;
        window.until("document.querySelector('.shapes path')").await;
        window.click("button[value=delete]").await;
        window.until_tree("1.e4 e5 2.Nf3").await;
        window.click("button[value=undo]").await;
        window.until_tree("1.e4 e5 2.Nf3 2.f4 2...exf4").await;
        window.client.close().await.expect("closed");
        // And nobody else's.
        let other = Window::open(&driver, &site, "Bruno").await;
        other.go(&format!("{game}/analysis")).await;
        other.until_tree("1.e4 e5 2.Nf3").await;
        other.client.close().await.expect("closed");
    });
}
