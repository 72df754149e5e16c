//! Conditional moves and proposed lines with the mouse, the keyboard, and with scripts off.

use super::*;

const ENTER: &str = "\u{E007}";
const LEFT: &str = "\u{E012}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

impl Window<'_> {
    async fn until_line(&self, line: &str) {
        self.until(&format!("location.href.endsWith('line={line}')")).await;
    }

    /// Waits until the conditional moves show these lines.
    async fn until_planned(&self, lines: &str) {
        let script = "document.querySelector('#conditional-moves > .tree')?.textContent.replace(/\\s+/g, '')";
        let lines: String = lines.split_whitespace().collect();
        self.until(&format!("{script} === '{lines}'")).await;
    }

    pub(super) async fn fill(&self, selector: &str, text: &str) {
        let found = self.client.wait().for_element(Locator::Css(selector)).await;
        let element = found.unwrap_or_else(|e| panic!("{selector}: {e}"));
        self.show(selector).await;
        element.clear().await.expect("an empty field");
        element.send_keys(text).await.expect("keys");
    }

    /// Clicks and waits for the next page.
    pub(super) async fn follow(&self, selector: &str) {
        self.run("document.body.dataset.old = 'yes'", vec![]).await;
        self.click(selector).await;
        self.until("!document.body.dataset.old && document.readyState === 'complete'").await;
    }
}

#[test]
fn a_branched_conditional_moves_is_made_with_the_mouse_and_the_keyboard() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.run("window.untouched = true", vec![]).await;
        // The opponent's reply on the game's own board; a slip sends nothing.
        window.drag("e7", "e4").await;
        window.drag("e7", "e5").await;
        window.until_line("e7e5").await;
        window.drag("g1", "f3").await;
        window.until_line("e7e5.g1f3").await;
        window.click("button[value=add]").await;
        window.until_planned("1...e5 2.Nf3").await;
        // Back to the start, and another reply: by keys.
        window.run("document.querySelector('.board').focus()", vec![]).await;
        window.press(LEFT).await;
        window.until_line("e7e5").await;
        window.press(LEFT).await;
        window.until_line("").await;
        window.run("document.querySelector('[data-square=c7]').focus()", vec![]).await;
        window.press(ENTER).await;
        window.until("document.querySelector('[data-square=c5].target')").await;
        window.press(DOWN).await;
        window.press(DOWN).await;
        window.press(ENTER).await;
        window.until_line("c7c5").await;
        window.click("[data-square=b1]").await;
        window.click("[data-square=c3]").await;
        window.until_line("c7c5.b1c3").await;
        window.click("button[value=add]").await;
        window.until_planned("1...e5 ( 1...c5 2.Nc3 ) 2.Nf3").await;
        // A line that is only kept, with a comment.
        window.fill("#comment", "or the open game?").await;
        window.click("button[value=comment]").await;
        window
            .until("document.querySelector('.tree q')?.textContent === 'or the open game?'")
            .await;
        window.click("[data-step=prev]").await;
        // Out of the conditional moves.
        window.until_line("c7c5").await;
        window.click("button[value=remove]").await;
        window.until_planned("1...e5 2.Nf3").await;
        let same = window.run("return window.untouched === true", vec![]).await;
        assert_eq!(same, Value::Bool(true), "all of it without a reload");
        window.screenshot("think-desktop-light").await;
        // What is deleted can be had back.
        window.go(&format!("{game}/analysis?line=c7c5.b1c3")).await;
        window.click("button[value=delete]").await;
        window.until_line("c7c5").await;
        window.until("!document.querySelector('.tree q')").await;
        window.click("button[value=undo]").await;
        window
            .until("document.querySelector('.tree q') && !document.querySelector('[value=undo]')")
            .await;
        window.client.close().await.expect("closed");
    });
    web::play(&mut black, &game, "e5");
    assert_eq!(white.get(&game).all(".ply").len(), 3);
}

#[test]
fn a_proposed_line_is_accepted_in_part_with_the_arrows() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    let page = white.get("/games/1?move=e4");
    let lines = [("propose", "1...e5 2.Nf3 Nc6 3.Bb5"), ("with", "lines")];
    white.submit(&page, ".confirm form", &lines);
    site.run(async {
        let window = Window { client: driver.window(390, 844, true).await, site: &site };
        window.log_in("Bruno").await;
        window.go(&game).await;
        window.click(".proposed-line a.primary").await;
        window.until_line("e7e5").await;
        window.run("document.querySelector('.board').focus()", vec![]).await;
        for line in ["e7e5.g1f3", "e7e5.g1f3.b8c6", "e7e5.g1f3.b8c6.f1b5"] {
            window.press(RIGHT).await;
            window.until_line(line).await;
        }
        for line in ["e7e5.g1f3.b8c6", "e7e5.g1f3"] {
            window.press(LEFT).await;
            window.until_line(line).await;
        }
        assert!(window.has_piece("f3", "wN").await);
        window.screenshot("proposal-phone-dark").await;
        window.click("form[action$=proposed-line] button").await;
        window.until_plies(3).await;
        window.until("document.querySelector('.proposed-line')").await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn with_scripts_off_conditional_moves_and_a_proposed_line_are_forms_and_links() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    let page = white.get("/games/1?move=e4");
    white.submit(&page, ".confirm form", &[("propose", "1...c5 2.Nf3 d6 3.d4"), ("with", "lines")]);
    site.run(async {
        let client = driver.window_with(1200, 900, false, false).await;
        let window = Window { client, site: &site };
        window.log_in("Bruno").await;
        window.go(&game).await;
        // Accepted in part.
        window.follow(".proposed-line .tree a:nth-of-type(2)").await;
        window.follow("form[action$=proposed-line] button").await;
        window.until_plies(3).await;
        // A move with lines that follow.
        window.follow("[data-square=b8]").await;
        window.follow("[data-square=c6]").await;
        window.click(".with-lines summary").await;
        window.fill("#keep", "3.d4 cxd4 4.Nxd4 Nf6\n3.Bb5 g6").await;
        window.follow("button[value=lines]").await;
        window.until_planned("3.d4 ( 3.Bb5 g6 ) 3...cxd4 4.Nxd4 Nf6").await;
        // And another reply, by clicks.
        window.follow("[data-square=c2]").await;
        window.follow("[data-square=c3]").await;
        window.follow("[data-square=g8]").await;
        window.follow("[data-square=f6]").await;
        window.follow("button[value=add]").await;
        window
            .until(
                "document.querySelector('#conditional-moves > .tree').textContent.includes('3.c3')",
            )
            .await;
        window.client.close().await.expect("closed");
    });
    web::play(&mut white, &game, "Bb5");
    assert_eq!(white.get(&game).all(".ply").len(), 6, "answered at once");
}
