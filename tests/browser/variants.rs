//! Pieces that are dropped from a pocket: by mouse, by clicks and by keys.

use super::*;

const ENTER: &str = "\u{E007}";

/// A game of Crazyhouse in which both have a pawn in the pocket.
fn crazyhouse() -> Option<(Driver, Table)> {
    let driver = Driver::start()?;
    let mut table = Table::with(&[("variant", "crazyhouse")]);
    table.play(&["e4", "d5", "exd5", "Qxd5"]);
    Some((driver, table))
}

#[test]
fn a_piece_is_dragged_from_the_pocket() {
    let Some((driver, table)) = crazyhouse() else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        // Pockets change sides with the board.
        let below = "document.querySelector('.beside-board.below [data-piece]').dataset.piece";
        window.until(&format!("{below} === 'wP'")).await;
        window.click("[data-step=flip]").await;
        window.until(&format!("{below} === 'bP'")).await;
        window.click("[data-step=flip]").await;
        // Dragged from the pocket.
        window.drag("P@", "e5").await;
        window.until_asked("3.@e5").await;
        assert!(window.has_piece("e5", "wP").await);
        window.confirm(5).await;
        web::play(&mut black, &game, "@e4");
        window.go(&game).await;
        // Nothing is in the pockets any more.
        assert!(!window.has(".pocket").await);
        window.client.clone().close().await.expect("closed");
    });
}

#[test]
fn a_pocket_is_used_by_clicks_and_keys() {
    let Some((driver, table)) = crazyhouse() else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(390, 844, true).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.click(".pocket [data-square]").await;
        window.until("document.querySelector('.pocket-piece.chosen')").await;
        assert!(window.has("[data-square=e6].target").await);
        // No pawn is dropped on the last rank.
        assert!(!window.has("[data-square=d8].target, [data-square=c1].target").await);
        window.click(".pocket [data-square]").await;
        window.until("!document.querySelector('.chosen, .target')").await;
        window.run("document.querySelector('.pocket [data-square]').focus()", vec![]).await;
        window.press(ENTER).await;
        window.until("document.querySelector('.pocket-piece.chosen')").await;
        window.click("[data-square=e6]").await;
        window.until_asked("3.@e6").await;
        window.confirm(5).await;
        // The same on the board on which lines are tried.
        window.go(&format!("{game}/analysis")).await;
        window.until("document.querySelector('.pocket [data-square]')").await;
        window.click(".pocket [data-square]").await;
        window.click("[data-square=e4]").await;
        window.until("document.querySelector('main').innerText.includes('@e4')").await;
        window.client.clone().close().await.expect("closed");
    });
}
