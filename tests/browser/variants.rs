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
        assert!(!window.has(".pocket-piece").await);
        window.client.clone().close().await.expect("closed");
    });
}

#[test]
fn pockets_and_checks_are_as_they_were_while_one_steps() {
    let Some((driver, mut table)) = crazyhouse() else { return };
    table.play(&["Nc3", "Qxg2", "Bxg2"]);
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        let labels = "[...document.querySelectorAll('.pocket-piece')].map(e => e.ariaLabel).join('; ')";
        let after = async |ply: usize, what: &str, expected: &str| {
            window.click(&format!(".ply[data-ply='{ply}']")).await;
            window.until(&format!("{what} === '{expected}'")).await;
        };
        window.go(&game).await;
        let now = "black pawn, 2 in the pocket; white pawn, 1 in the pocket; white queen, 1 in the pocket";
        window.until(&format!("{labels} === '{now}'")).await;
        after(4, labels, "black pawn, 1 in the pocket; white pawn, 1 in the pocket").await;
        after(2, labels, "").await;
        after(6, labels, "black pawn, 2 in the pocket; white pawn, 1 in the pocket").await;
        // The board is turned, and the pockets with it.
        window.click("[data-step=flip]").await;
        after(3, labels, "white pawn, 1 in the pocket").await;
        let side = "document.querySelector('.beside-board:has(.pocket-piece)').className";
        window.until(&format!("{side}.includes('above')")).await;
        window.client.clone().close().await.expect("closed");
    });
    let mut table = Table::with(&[("variant", "three_check")]);
    table.play(&["e4", "f6", "Qh5+", "g6"]);
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        let checks = "[...document.querySelectorAll('.checks')].map(e => e.innerText).join('; ')";
        window.go(&game).await;
        window.until(&format!("{checks} === '3 checks left; 2 checks left'")).await;
        window.click(".ply[data-ply='2']").await;
        window.until(&format!("{checks} === '3 checks left; 3 checks left'")).await;
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
