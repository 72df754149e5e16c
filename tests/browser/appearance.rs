//! What somebody chose for the board: what is heard, seen and hidden.

use super::*;
use crate::support::Browser;

/// Counts what a page sounds and feels like from now on.
const LISTEN: &str = "
    window.contexts = window.tones = 0;
    window.felt = [];
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.contexts++; }
        createOscillator() { window.tones++; return super.createOscillator(); }
    };
    navigator.vibrate = pattern => window.felt.push(pattern);";

fn choose(browser: &mut Browser, fields: &[(&str, &str)]) {
    let csrf = browser.csrf();
    let fields: Vec<_> = [("csrf", csrf.as_str())].into_iter().chain(fields.to_vec()).collect();
    assert_eq!(browser.post_once("/appearance", &fields).status, 303);
}

/// Whether an element is seen: it has a place on the page and is not hidden.
fn seen(selector: &str) -> String {
    format!(
        "document.querySelector('{selector}')?.checkVisibility({{ visibilityProperty: true }}) === true"
    )
}

#[test]
fn moves_are_silent_until_sound_is_chosen() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.run(LISTEN, vec![]).await;
        window.drag("e2", "e4").await;
        window.confirm(1).await;
        web::play(&mut black, &game, "d5");
        window.until_plies(2).await;
        let script = "return [window.contexts, window.felt.length, !!document.querySelector('script[src*=sounds]')]";
        assert_eq!(window.run(script, vec![]).await, json!([0, 0, false]));
        window.client.close().await.expect("closed");
    });
}

#[test]
fn own_moves_and_those_of_the_opponent_are_heard_and_felt() {
    // Firefox begins no sound where no device can make one.
    let Some(driver) = Driver::start_chromium() else { return };
    let Table { site, mut white, mut black, game } = Table::set();
    choose(&mut white, &[("sound", "yes"), ("haptics", "yes")]);
    site.run(async {
        // With fingers.
        let window = Window { client: driver.window(390, 844, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        window.run(LISTEN, vec![]).await;
        window.click("[data-square=e2]").await;
        window.click("[data-square=e4]").await;
        window.until_asked("1.e4").await;
        let silent = window.run("return window.tones", vec![]).await;
        assert_eq!(silent, json!(0), "a move that is not made yet");
        window.confirm(1).await;
        window.until("window.tones === 1").await;
        web::play(&mut black, &game, "d5");
        window.until_plies(2).await;
        window.until("window.tones === 2").await;
        // A capture has a sound of its own.
        window.click("[data-square=e4]").await;
        window.click("[data-square=d5]").await;
        window.until_asked("2.exd5").await;
        window.confirm(3).await;
        window.until("window.tones === 4").await;
        window.until("window.felt.length === 3").await;
        let felt = window.run("return [window.contexts, window.felt]", vec![]).await;
        assert_eq!(felt, json!([1, [25, 25, [25, 50, 25]]]));
        // Stepping through the game is no move.
        window.click("[data-step=prev]").await;
        window.click("[data-step=last]").await;
        // In a tab that is not looked at, an own move is no news; the opponent's is.
        let hide =
            "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })";
        web::play(&mut black, &game, "Qxd5");
        window.until_plies(4).await;
        window.until("window.tones === 6").await;
        window.run(hide, vec![]).await;
        window.click("[data-square=b1]").await;
        window.click("[data-square=c3]").await;
        window.until_asked("3.Nc3").await;
        window.confirm(5).await;
        assert_eq!(window.run("return window.tones", vec![]).await, json!(6));
        web::play(&mut black, &game, "Qd8");
        window.run("document.dispatchEvent(new Event('zugpost:game'))", vec![]).await;
        window.until_plies(6).await;
        // The vibration comes last: by now an own move would have been heard and felt, too.
        window.until("window.felt.length >= 5").await;
        let noticed = window.run("return [window.tones, window.felt.length]", vec![]).await;
        assert_eq!(noticed, json!([7, 5]));
        window.client.close().await.expect("closed");
    });
}

#[test]
fn a_blindfolded_player_sees_no_pieces_and_plays() {
    let Some((driver, table)) = at_a_table(&["e4", "d5"]) else { return };
    let Table { site, mut white, game, .. } = table;
    choose(&mut white, &[("blindfold", "yes")]);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go("/games").await;
        window.until("getComputedStyle(document.querySelector('.mini use')).visibility === 'hidden'").await;
        window.go(&game).await;
        let none = "[...document.querySelectorAll('.board .piece')].length === COUNT
            && [...document.querySelectorAll('.board .piece')].every(p => getComputedStyle(p).visibility === 'hidden')";
        window.until(&none.replace("COUNT", "32")).await;
        window.drag("e4", "d5").await;
        window.until_asked("2.exd5").await;
        window.confirm(3).await;
        window.until(&none.replace("COUNT", "31")).await;
        window.screenshot("blindfold").await;
        window.until(&seen(".captured .piece")).await;
        window.until("document.querySelector('[data-square=d5]').ariaLabel === 'd5, white pawn'").await;
        // An earlier position, drawn by the script.
        window.click("[data-step=first]").await;
        window.until(&none.replace("COUNT", "32")).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn zen_mode_hides_all_but_the_game_by_a_key_and_is_kept() {
    let Some((driver, table)) = at_a_table(&["e4", "e5"]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        let key = "document.activeElement.blur();
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...arguments[0] }))";
        let hidden = ["header.site", "footer.site", ".side-column h1", ".tab-list"];
        let kept = [".board", ".player-bar .clock", ".status", ".moves, .move-list", ".zen [value=no]"];
        window.until(&format!("!({})", seen(".messages"))).await;
        // With other keys held it means something else, and in a field it is a letter.
        window.run(key, vec![json!({ "ctrlKey": true })]).await;
        window.click("#move").await;
        window.press("z").await;
        window.until("document.querySelector('#move').value === 'z'").await;
        assert_eq!(window.run("return document.documentElement.matches('[data-zen]')", vec![]).await, json!(false));
        for selector in hidden {
            window.until(&seen(selector)).await;
        }
        window.run(key, vec![json!({})]).await;
        for selector in hidden {
            window.until(&format!("!({})", seen(selector))).await;
        }
        for selector in kept {
            window.until(&seen(selector)).await;
        }
        // What is wrong is seen.
        window.run("document.querySelector('#move').value = ''", vec![]).await;
        window.click("#move").await;
        window.press("Ke5\u{E007}").await;
        window.until(&seen(".errors")).await;
        window.until(&seen(".typed .error")).await;
        // It is kept for other pages, and hides nothing there.
        let is_kept = "performance.getEntriesByType('resource').some(one => one.name.endsWith('/appearance') && one.responseEnd)";
        window.until(is_kept).await;
        window.go("/games").await;
        window.until(&seen("header.site")).await;
        window.go(&game).await;
        window.until(&format!("!({})", seen("header.site"))).await;
        window.screenshot("zen").await;
        // Offers and what the opponent says come through.
        let page = black.get(&game);
        black.submit(&page, "#messages form", &[("text", "Hello")]);
        window.until(&seen(".messages")).await;
        let page = black.get(&game);
        black.press(&page, "[formaction$='takeback?action=ask']", &[]);
        window.until(&seen(".offer")).await;
        // The button leaves it, and the focus stays where the other one stands.
        window.click(".zen [value=no]").await;
        window.until(&seen("header.site")).await;
        window.until("document.activeElement.matches('.zen [value=yes]')").await;
        window.until(is_kept).await;
        window.go(&game).await;
        window.until(&seen("header.site")).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn coordinates_stand_inside_or_outside_or_nowhere() {
    let Some((driver, table)) = at_a_table(&["e4"]) else { return };
    let Table { site, mut white, game, .. } = table;
    for (word, is_phone) in
        [("inside", false), ("outside", false), ("off", false), ("outside", true), ("off", true)]
    {
        choose(&mut white, &[("coordinates", word)]);
        let size = if is_phone { (320, 640) } else { (1200, 900) };
        site.run(async {
            let window = Window { client: driver.window(size.0, size.1, false).await, site: &site };
            window.log_in("Wilma").await;
            window.go(&game).await;
            let places = "const board = document.querySelector('.board').getBoundingClientRect();
                const shown = [...document.querySelectorAll('.game .coord')].filter(e => e.checkVisibility());
                const isInside = ({ x, y, width, height }) =>
                    x >= board.x && x + width <= board.right && y >= board.y && y + height <= board.bottom;
                const isOnPage = ({ x, right }) => x >= 0 && right <= document.documentElement.clientWidth + 0.1;
                const boxes = shown.map(e => e.getBoundingClientRect());
                return [boxes.length, boxes.filter(isInside).length, boxes.every(isOnPage),
                    document.documentElement.scrollWidth <= document.documentElement.clientWidth,
                    Math.abs(board.width - board.height) < 1]";
            for turned in [false, true] {
                if turned {
                    window.click("[data-step=flip]").await;
                    window.until("document.querySelector('.board').dataset.orientation === 'black'").await;
                }
                let found = window.run(places, vec![]).await;
                let (count, inside) = match word {
                    "inside" => (16, 16),
                    "outside" => (16, 0),
                    _ => (0, 0),
                };
                assert_eq!(found, json!([count, inside, true, true, true]), "{word}, {turned}");
            }
            window.screenshot(&format!("coordinates-{word}-{}", size.0)).await;
            window.client.close().await.expect("closed");
        });
    }
}
