//! A game and its analysis board are one page: nothing is loaded anew, the board stays where it is, and
//! Back and Forward lead from one to the other.

use super::*;

const ESCAPE: &str = "\u{E00C}";

/// Where the board stands, and the players' bars above and below it.
const PLACES: &str = "return ['.board', '.player-bar.top', '.player-bar.bottom'].map(one => {
    const { top, left, width, height } = document.querySelector(one).getBoundingClientRect();
    return [top + scrollY, left, width, height].map(Math.round).join();
}).join(';')";

/// How far from the left the steps stand, and whether they are in sight.
const STEPS: &str =
    "const { left, bottom } = document.querySelector('.steps').getBoundingClientRect();
return [Math.round(left), bottom <= innerHeight].join()";

/// Adds up how far the game's page moved without having been asked to, where the browser tells it.
const WATCH: &str = "window.untouched = true;
    window.shifted = 0;
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver(list => {
        const isOnPage = ({ node }) => (node?.closest ? node : node?.parentElement)?.closest('#game');
        for (const { hadRecentInput, sources, value } of list.getEntries()) {
            if (!hadRecentInput && sources.some(isOnPage)) window.shifted += value;
        }
    }).observe({ type: 'layout-shift' })";

impl Window<'_> {
    async fn until_analyzed(&self, line: &str) {
        self.until(&format!(
            "location.search.endsWith('line={line}') && !document.querySelector('.busy') && document.querySelector('#game.analysis')"
        ))
        .await;
    }

    async fn until_game(&self, game: &str) {
        self.until(&format!(
            "location.pathname === '{game}' && document.querySelector('#game:not(.analysis, .busy) .ply')"
        ))
        .await;
    }

    async fn assert_untouched(&self) {
        let found = self.run("return [window.untouched, window.shifted]", vec![]).await;
        assert_eq!(found, json!([true, 0]), "the same document, and nothing moved");
    }
}

#[test]
fn back_and_forward_lead_from_the_game_to_its_analysis() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        for size in [(1366, 768), (390, 844)] {
            window.show_as(size, false).await;
            window.go("/games").await;
            window.go(&game).await;
            window.run(WATCH, vec![]).await;
            let places = window.run(PLACES, vec![]).await;
            let steps = window.run(STEPS, vec![]).await;
            // What is tried for the opponent.
            window.drag("e7", "e5").await;
            window.until_analyzed("e7e5").await;
            assert_eq!(window.run(PLACES, vec![]).await, places, "{size:?}");
            window.drag("g1", "f3").await;
            window.until_analyzed("e7e5.g1f3").await;
            window.until("document.querySelector('button[value=delete]')").await;
            if size.0 > 1000 {
                let beside =
                    "const left = document.querySelector('.tree').getBoundingClientRect().left;
                    return left >= document.querySelector('.board').getBoundingClientRect().right";
                assert_eq!(
                    window.run(beside, vec![]).await,
                    true,
                    "the tree stands beside the board"
                );
                assert_eq!(
                    window.run(STEPS, vec![]).await,
                    steps,
                    "the panel scrolls in its frame"
                );
                // It stays as far down as it was.
                let panel = "document.querySelector('.side-column').scrollTop";
                window.run(&format!("{panel} = 60"), vec![]).await;
                window.until(&format!("{panel} === 60")).await;
                window.run("document.querySelector('[value=glyph-1]').click()", vec![]).await;
                window
                    .until("document.querySelector('[value=glyph-1]').ariaPressed === 'true'")
                    .await;
                assert_eq!(window.run(&format!("return {panel}"), vec![]).await, json!(60));
            }
            window.client.back().await.expect("back");
            window.until_game(&game).await;
            assert!(!window.has_piece("f3", "wN").await);
            assert_eq!(window.run(PLACES, vec![]).await, places, "{size:?}");
            window.client.forward().await.expect("forward");
            window.until_analyzed("e7e5.g1f3").await;
            assert!(window.has_piece("f3", "wN").await);
            // A place on the page is none in the game.
            window.run("location.hash = 'content'", vec![]).await;
            window.client.back().await.expect("back");
            window.until("!location.hash").await;
            window.until_analyzed("e7e5.g1f3").await;
            // By the link, as on any page.
            window.click(".player-bar.top a[data-live]").await;
            window.until_game(&game).await;
            window.client.back().await.expect("back");
            window.until_analyzed("e7e5.g1f3").await;
            window.client.back().await.expect("back");
            window.until_game(&game).await;
            window.assert_untouched().await;
            // The page before the game is another document.
            window.client.back().await.expect("back");
            window.until("location.pathname === '/games' && !window.untouched").await;
        }
        window.client.close().await.expect("closed");
    });
}

/// Whether the list of the keys names one.
fn has_key(key: &str) -> String {
    format!("[...document.querySelectorAll('.keys kbd')].some(kbd => kbd.textContent === '{key}')")
}

#[test]
fn a_move_is_tried_first_and_then_played_on_the_same_page() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.run(WATCH, vec![]).await;
        let places = window.run(PLACES, vec![]).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        // Played, with conditional moves, or just tried.
        window
            .until(
                "document.querySelector('#confirm-move') && document.querySelector('.with-lines')",
            )
            .await;
        window.click(".confirm a[href$='analysis?line=e2e4']").await;
        window.until_analyzed("e2e4").await;
        assert_eq!(window.run(PLACES, vec![]).await, places);
        window.press("?").await;
        window.until("document.querySelector('dialog.keys').open").await;
        window.until(&has_key("x")).await;
        window.press(ESCAPE).await;
        window.drag("e7", "e5").await;
        window.until_analyzed("e2e4.e7e5").await;
        window.drag("g1", "f3").await;
        window.until_analyzed("e2e4.e7e5.g1f3").await;
        // With what follows as conditional moves.
        window.click(".button[data-live][href*='move=e2e4']").await;
        window.until_asked("1.e4").await;
        window.until("document.querySelector('#keep').value === '1...e5 2.Nf3'").await;
        assert_eq!(window.run(PLACES, vec![]).await, places);
        window.client.back().await.expect("back");
        window.until_analyzed("e2e4.e7e5.g1f3").await;
        window.click(".button[data-live][href*='move=e2e4']").await;
        window.until_asked("1.e4").await;
        window.click("button[name=with][value=lines]").await;
        window.until_plies(1).await;
        window
            .until("document.querySelectorAll('#conditional-moves > .tree a').length === 2")
            .await;
        // The keys are those of the game again.
        window.until(&has_key("n")).await;
        window.assert_untouched().await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("#conditional-moves > .tree a"), ["1...e5", "2.Nf3"]);
}

#[test]
fn several_steps_are_undone_and_a_removed_arrow_too() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        for line in ["e7e5", "c7c5", "e7e6"] {
            window.go(&format!("{game}/analysis")).await;
            window.drag(&line[..2], &line[2..]).await;
            window.until_analyzed(line).await;
        }
        window.until_tree("1...e5 1...c5 1...e6").await;
        window.click("button[value=raise]").await;
        window.until_tree("1...e6 1...e5 1...c5").await;
        window.draw("e6", "d5").await;
        let drawn = |count: usize| {
            format!("document.querySelectorAll('.shapes :is(path, circle)').length === {count}")
        };
        window.until(&drawn(1)).await;
        // A button that is there already, and one that comes with the arrow that goes.
        window.press(ESCAPE).await;
        window.until(&drawn(0)).await;
        let gone = r#"fetch(location.href).then(r => r.text()).then(t => { window.gone = /data-shapes=""/.test(t) })"#;
        window.until(&format!("({gone}, window.gone)")).await;
        window.click(".tree a[href$='line=c7c5']").await;
        window.until_analyzed("c7c5").await;
        window.click("button[value=delete]").await;
        window.until_tree("1...e6 1...e5").await;
        window.click("button[value=undo]").await;
        window.until_tree("1...e6 1...e5 1...c5").await;
        window.go(&format!("{game}/analysis?line=e7e6")).await;
        window.until(&drawn(0)).await;
        window.click("button[value=undo]").await;
        window.until(&drawn(1)).await;
        window.until_tree("1...e6 1...e5 1...c5").await;
        window.click("button[value=undo]").await;
        window.until_tree("1...e5 1...c5 1...e6").await;
        window.until("!document.querySelector('button[value=undo]')").await;
        // It comes as soon as something can be undone.
        window.press(ESCAPE).await;
        window.until("document.querySelector('button[value=undo]')").await;
        window.click("button[value=undo]").await;
        window.until(&drawn(1)).await;
        window.client.close().await.expect("closed");
    });
}
