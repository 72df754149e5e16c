//! The board: by keys alone, by fingers, in spoken words, with arrows, and while it changes.

use fantoccini::actions::{Actions, TouchActions};

use super::*;
use crate::support::is_full;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const LEFT: &str = "\u{E012}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";
const SHIFT: char = '\u{E008}';

const FOCUS: &str = "return document.activeElement.dataset.square ?? ''";

impl Window<'_> {
    /// Waits until the live region has said this.
    async fn until_spoken(&self, words: &str) {
        let script = "document.querySelector('.announcer').textContent";
        self.until(&format!("{script}.includes({})", json!(words))).await;
    }

    async fn focused(&self) -> String {
        self.run(FOCUS, vec![]).await.as_str().expect("a name").to_owned()
    }

    /// Goes on with Tab until a square has the focus.
    async fn tab_to_board(&self) {
        for _ in 0..60 {
            if !self.focused().await.is_empty() {
                return;
            }
            self.press(TAB).await;
            // After the last element Firefox goes on in its own window, which a test does not have.
            let first =
                "if (document.activeElement === document.body) document.querySelector('a').focus()";
            self.run(first, vec![]).await;
        }
        panic!("Tab does not lead to the board");
    }

    /// Walks from the square with the focus to another, by arrow keys.
    async fn walk(&self, to: &str) {
        let is_black = self
            .run("return document.querySelector('.board').dataset.orientation === 'black'", vec![])
            .await
            == Value::Bool(true);
        for _ in 0..14 {
            let at = self.focused().await;
            let (at, to) = (at.as_bytes(), to.as_bytes());
            let key = match (at[0].cmp(&to[0]), at[1].cmp(&to[1])) {
                (std::cmp::Ordering::Less, _) => [RIGHT, LEFT],
                (std::cmp::Ordering::Greater, _) => [LEFT, RIGHT],
                (_, std::cmp::Ordering::Less) => [UP, DOWN],
                (_, std::cmp::Ordering::Greater) => [DOWN, UP],
                _ => return,
            };
            self.press(key[usize::from(is_black)]).await;
        }
        panic!("no way to {to}");
    }

    /// Chooses a piece and a square by keys.
    async fn choose_by_keys(&self, from: &str, to: &str) {
        self.tab_to_board().await;
        self.walk(from).await;
        self.press(ENTER).await;
        self.until_spoken("selected. Can move to").await;
        self.walk(to).await;
        self.press(ENTER).await;
    }

    /// Sends the page what a live connection would.
    async fn hears(&self) {
        self.run("document.dispatchEvent(new Event('zugpost:game'))", vec![]).await;
    }

    /// All fingers that are on the page now; WebDriver has but one at a time.
    async fn touch(&self, kind: &str, fingers: &[(f64, f64)]) {
        if BrowserKind::of(&self.client) == BrowserKind::Firefox {
            return self.touch_firefox(kind, fingers).await;
        }
        let point = |(id, (x, y)): (usize, &(f64, f64))| json!({ "x": x, "y": y, "id": id });
        let points: Vec<Value> = fingers.iter().enumerate().map(point).collect();
        let touch = json!({ "type": kind, "touchPoints": points });
        devtools::send(&self.client, "Input.dispatchTouchEvent", touch).await;
    }

    /// There each finger has a source of its own, which remembers where it is.
    async fn touch_firefox(&self, kind: &str, fingers: &[(f64, f64)]) {
        if kind == "touchEnd" {
            return self.client.release_actions().await.expect("no finger");
        }
        let button = MOUSE_BUTTON_LEFT;
        let finger = |(number, (x, y)): (usize, &(f64, f64))| {
            let at = TouchActions::new(format!("finger {number}"));
            let at = at.then(PointerAction::MoveTo { duration: None, x: *x, y: *y });
            if kind == "touchStart" { at.then(PointerAction::Down { button }) } else { at }
        };
        let mut all = fingers.iter().enumerate().map(finger);
        let first = Actions::from(all.next().expect("a finger"));
        let actions = all.fold(first, Actions::and);
        self.client.perform_actions(actions).await.expect("what fingers do");
    }

    /// Sets a finger down and moves it, without lifting it.
    async fn pull(&self, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) {
        self.touch("touchStart", &[(x, y)]).await;
        for part in [0.25, 0.5, 0.75, 1.0, 1.0] {
            // The pace of a finger that comes to rest: a hasty one would throw the page.
            tokio::time::sleep(Duration::from_millis(60)).await;
            self.touch("touchMove", &[(x + (to_x - x) * part, y + (to_y - y) * part)]).await;
        }
    }

    async fn lift(&self) {
        self.touch("touchEnd", &[]).await;
    }

    /// Scrolls up, and waits until the browser has drawn it: fingers land on what is drawn.
    async fn back_to_top(&self) {
        let drawn = "scrollTo(0, 0);
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";
        self.run(drawn, vec![]).await;
    }

    async fn tap(&self, square: &str) {
        self.touch("touchStart", &[self.centre(square).await]).await;
        self.lift().await;
    }

    async fn swipe(&self, from: &str, to: &str) {
        self.pull(self.centre(from).await, self.centre(to).await).await;
        self.lift().await;
    }

    async fn shapes(&self) -> Value {
        let script = "return [...document.querySelectorAll('.shapes *')].map(e => e.localName + ' ' + e.getAttribute('class'))";
        self.run(script, vec![]).await
    }

    pub(super) async fn has(&self, selector: &str) -> bool {
        let script = "return !!document.querySelector(arguments[0])";
        self.run(script, vec![json!(selector)]).await == Value::Bool(true)
    }
}

#[test]
fn the_script_stays_small() {
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[]);
    let address = white.get(&game).attribute("script[type=module]", "src").expect("a script");
    let script = white.get(&address);
    assert_eq!(script.status, 200);
    assert!(script.html.len() < 32_000, "{} bytes", script.html.len());
    assert!(!script.html.contains("import"), "it needs nothing else");
}

#[test]
fn the_board_is_a_grid_without_a_script() {
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[]);
    let page = white.get(&format!("{game}?from=g1"));
    assert!(page.has(".board[role=grid][aria-label=Chessboard]"));
    assert_eq!(page.all("[role=grid] > [role=row]").len(), 8);
    assert_eq!(page.all("[role=row] > [role=gridcell] > [data-square][aria-label]").len(), 64);
    let label = |square: &str, name: &str| page.attribute(&format!("[data-square={square}]"), name);
    assert_eq!(label("b8", "aria-label").as_deref(), Some("b8, black knight"));
    assert_eq!(label("g1", "aria-label").as_deref(), Some("g1, white knight"));
    assert_eq!(label("g1", "aria-description").as_deref(), Some("selected"));
    assert_eq!(label("f3", "aria-description").as_deref(), Some("can be moved to"));
    assert!(page.has("[role=gridcell][aria-selected=true] > button.chosen[data-square=g1]"));
    // Moves are in words on the score sheet, for stepping.
    let page = web::play(&mut white, &game, "Nf3");
    assert_eq!(page.attribute(".ply", "data-announcement").as_deref(), Some("knight g1 to f3"));
}

#[test]
fn a_short_game_is_played_by_keys_alone_and_spoken() {
    // What the quick run has played before.
    let before = if is_full() { &[][..] } else { &["e4", "e5", "Bc4", "Nc6"] };
    let Some((driver, table)) = at_a_table(before) else { return };
    let Table { site, mut white, game, .. } = table;
    let moves = [
        ("e2", "e4", "pawn e2 to e4"),
        ("e7", "e5", "pawn e7 to e5"),
        ("f1", "c4", "bishop f1 to c4"),
        ("b8", "c6", "knight b8 to c6"),
        ("d1", "h5", "queen d1 to h5"),
        ("g8", "f6", "knight g8 to f6"),
        ("h5", "f7", "queen h5 takes pawn on f7, checkmate"),
    ];
    site.run(async {
        let wilma = Window { client: driver.window(1200, 900, false).await, site: &site };
        let bruno = Window { client: driver.window(1200, 900, true).await, site: &site };
        wilma.log_in("Wilma").await;
        bruno.log_in("Bruno").await;
        wilma.go(&game).await;
        bruno.go(&game).await;
        // It is not his turn: nothing of his can be chosen.
        bruno.click("[data-square=d7]").await;
        bruno.drag("d7", "d5").await;
        assert!(!bruno.has(".chosen, .target, .confirm").await);
        // Nor can what has no move, and that is said.
        wilma.tab_to_board().await;
        wilma.walk("a1").await;
        wilma.press(ENTER).await;
        wilma.until_spoken("Not possible. No piece selected.").await;
        for (i, (from, to, spoken)) in moves.into_iter().enumerate().skip(before.len()) {
            let (mover, other) = if i % 2 == 0 { (&wilma, &bruno) } else { (&bruno, &wilma) };
            mover.choose_by_keys(from, to).await;
            mover.until("document.activeElement.matches('.confirm .primary')").await;
            mover.until_spoken(spoken).await;
            mover.press(ENTER).await;
            mover.until_plies(i + 1).await;
            assert_eq!(mover.focused().await, to, "the focus comes back to the board");
            // The other player is notified where they are.
            other.hears().await;
            other.until_plies(i + 1).await;
            other.until_spoken(spoken).await;
        }
        bruno.until_spoken("White won by checkmate").await;
        // Stepping is spoken too.
        wilma.click("[data-step=prev]").await;
        wilma.until_spoken("knight g8 to f6").await;
        // What was captured later is not there then.
        let taken =
            "[...document.querySelectorAll('.captured')].some(all => all.checkVisibility())";
        wilma.until(&format!("!{taken}")).await;
        wilma.click("[data-step=first]").await;
        wilma.until_spoken("Starting position").await;
        wilma.click("[data-step=last]").await;
        wilma.until(taken).await;
        // Nothing can be moved any more.
        wilma.tab_to_board().await;
        wilma.press(ENTER).await;
        wilma.until_spoken("Not possible. No piece selected.").await;
        for window in [wilma, bruno] {
            window.client.close().await.expect("closed");
        }
    });
    assert!(white.get(&game).has(".board"));
}

#[test]
fn a_pawn_is_promoted_by_keys() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let start = [("start", "fen"), ("fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1")];
    let game = web::start(&mut white, &mut black, &start);
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.choose_by_keys("a7", "a8").await;
        window.until("document.activeElement.matches('.promotion button')").await;
        // Changed one's mind: the focus is back on the board.
        window.press(ESCAPE).await;
        window.until("!document.querySelector('.confirm')").await;
        assert_eq!(window.focused().await, "a8");
        window.choose_by_keys("a7", "a8").await;
        window.until("document.activeElement.matches('.promotion button')").await;
        window.press(TAB).await;
        window.press(ENTER).await;
        window.until("document.activeElement.matches('.confirm .primary')").await;
        window.until_spoken("pawn a7 to a8, promotes to rook, check").await;
        window.press(ENTER).await;
        window.until_plies(1).await;
        assert!(window.has_piece("a8", "wR").await);
        assert_eq!(window.focused().await, "a8");
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_question_for_a_move_comes_into_sight_and_is_spoken() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(390, 640, false).await, site: &site };
        window.log_in("Wilma").await;
        let is_seen = "document.querySelector('#confirm-move')?.getBoundingClientRect().bottom \
                       <= innerHeight";
        // By two taps, and typed.
        window.go(&game).await;
        window.tap("c2").await;
        window.tap("c4").await;
        window.until_asked("1.c4").await;
        window.until(is_seen).await;
        window.until_spoken("Your move: 1.c4").await;
        window.go(&game).await;
        window.click("#move").await;
        window.press("Nf3").await;
        window.press(ENTER).await;
        window.until_asked("1.Nf3").await;
        window.until(is_seen).await;
        window.until_spoken("Your move: 1.Nf3").await;
    });
}

#[test]
fn fingers_move_pieces_and_scroll_the_page_and_never_both() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window { client: driver.window(390, 844, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go(&game).await;
        let untouched = "!document.querySelector('.confirm, .dragging, .target')";
        // Firefox scrolls for real fingers alone.
        let has_scrolled = match driver.kind {
            BrowserKind::Chromium => "scrollY > 20",
            BrowserKind::Firefox => "true",
        };
        // A finger that starts on an empty square scrolls.
        window.swipe("e3", "e8").await;
        window.until(has_scrolled).await;
        window.until(untouched).await;
        window.back_to_top().await;
        // On a square that the chosen knight could go to, too.
        window.tap("g1").await;
        window.until("document.querySelector('[data-square=f3].target')").await;
        window.swipe("f3", "f8").await;
        window.until(has_scrolled).await;
        assert!(!window.has(".confirm").await);
        window.back_to_top().await;
        window.tap("g1").await;
        window.until(untouched).await;
        // Two fingers move nothing, even if the first of them is on a piece.
        let (from, to) = (window.centre("e2").await, window.centre("e4").await);
        let apart = (to.0 + 100.0, to.1 - 100.0);
        window.pull(from, to).await;
        window.until("document.querySelector('.dragging')").await;
        window.touch("touchStart", &[to, apart]).await;
        window.touch("touchMove", &[to, (apart.0 + 10.0, apart.1)]).await;
        window.lift().await;
        window.until(untouched).await;
        assert!(window.has_piece("e2", "wP").await);
        // A drag whose page scrolled meanwhile is none.
        window.pull(from, to).await;
        window.until("document.querySelector('.dragging')").await;
        window.run("scrollTo(0, 30)", vec![]).await;
        window.until("!document.querySelector('.dragging')").await;
        window.lift().await;
        window.until(untouched).await;
        assert!(window.has_piece("e2", "wP").await);
        window.back_to_top().await;
        // A piece takes the gesture, and is seen above the finger.
        let (from, to) = (window.centre("e2").await, window.centre("e4").await);
        window.pull(from, to).await;
        window.until("document.querySelector('.dragging')").await;
        let bottom = "document.querySelector('.dragging').getBoundingClientRect().bottom";
        window.until(&format!("{bottom} < {}", to.1)).await;
        window.until("document.querySelector('[data-square=e4].over')").await;
        assert_eq!(window.run("return scrollY", vec![]).await, json!(0));
        window.lift().await;
        window.until_asked("1.e4").await;
        window.confirm(1).await;
        // Tapped.
        web::play(&mut black, &game, "e5");
        window.go(&game).await;
        window.tap("g1").await;
        window.until("document.querySelector('[data-square=f3].target')").await;
        window.tap("f3").await;
        window.until_asked("2.Nf3").await;
        window.confirm(3).await;
        window.client.close().await.expect("closed");
    });
}

#[test]
fn the_key_n_goes_to_the_next_game_and_a_move_too() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, .. } = table;
    web::start(&mut white, &mut black, &[]);
    web::start(&mut white, &mut black, &[]);
    let page = white.get("/appearance");
    white.submit(&page, "main form", &[("next_game", "yes")]);
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.log_in("Wilma").await;
        window.go("/games/1").await;
        // It is a letter where something is typed.
        window.click("#move").await;
        window.press("n").await;
        window
            .until(
                "document.querySelector('#move').value === 'n' && location.pathname === '/games/1'",
            )
            .await;
        window
            .run(
                "document.querySelector('#move').value = ''; document.activeElement.blur()",
                vec![],
            )
            .await;
        window.press("n").await;
        window.until("location.pathname === '/games/2'").await;
        window.drag("e2", "e4").await;
        window.until("!!document.querySelector('.confirm textarea[name=message]')").await;
        let typed = "const field = document.querySelector('.confirm textarea[name=message]');
            field.value = 'Your turn.'; field.dispatchEvent(new Event('input', { bubbles: true }))";
        window.run(typed, vec![]).await;
        window.click(".confirm .primary").await;
        window.until("location.pathname === '/games/3'").await;
        window.until("document.body.innerText.includes('This is your next game.')").await;
        // What was sent is no draft any more.
        window.go("/games/2").await;
        window.until("!document.body.innerText.includes('earlier draft')").await;
        let kept = "return Object.keys(localStorage).filter(key => key.startsWith('draft')).length";
        assert_eq!(window.run(kept, vec![]).await, 0);
        window.client.close().await.expect("closed");
    });
}

#[test]
fn arrows_and_circles_belong_to_a_position() {
    let Some((driver, table)) = at_a_table(&["e4", "e5"]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.draw("g1", "f3").await;
        window.draw("e5", "e5").await;
        assert_eq!(window.shapes().await, json!(["path c0", "circle c0"]));
        window.screenshot("arrows-desktop-light").await;
        assert!(!window.has(".chosen, .confirm, .dragging").await, "nothing is moved by it");
        // Shift has another color; the same again takes it away.
        let hold = |action| KeyActions::new("keys".into()).then(action);
        window.client.perform_actions(hold(KeyAction::Down { value: SHIFT })).await.expect("keys");
        window.draw("g1", "f3").await;
        window.client.perform_actions(hold(KeyAction::Up { value: SHIFT })).await.expect("keys");
        assert_eq!(window.shapes().await, json!(["path c1", "circle c0"]));
        window.draw("e5", "e5").await;
        assert_eq!(window.shapes().await, json!(["path c1"]));
        // They stay with their position, also on a board that is turned.
        window.click("[data-step=prev]").await;
        assert_eq!(window.shapes().await, json!([]));
        window.click("[data-step=next]").await;
        window.click("[data-step=flip]").await;
        window.until("document.querySelector('[data-step=flip][aria-pressed=true]')").await;
        assert_eq!(window.shapes().await, json!(["path c1"]));
        // A click or Escape clears them.
        window.click("[data-square=d5]").await;
        assert_eq!(window.shapes().await, json!([]));
        window.draw("b1", "c3").await;
        window.press(ESCAPE).await;
        assert_eq!(window.shapes().await, json!([]));
        window.draw("b1", "c3").await;
        window.drag("d2", "d4").await;
        window.until("document.querySelector('.confirm')").await;
        assert_eq!(window.shapes().await, json!([]));
        window.client.close().await.expect("closed");
    });
}

#[test]
fn nothing_slides_for_those_who_want_less_motion() {
    let Some(driver) = Driver::start_chromium() else { return };
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let Table { site, game, .. } = table;
    let step = "document.querySelector('[data-step=prev]').click();
                return document.getAnimations().filter(a => a.effect.target.matches('.piece')).length";
    site.run(async {
        for (switches, sliding, dark) in
            [(&[][..], 1, false), (&["--force-prefers-reduced-motion"][..], 0, true)]
        {
            let client = driver.window_of(1200, 900, dark, true, switches).await;
            let window = Window { client, site: &site };
            window.go(&game).await;
            window.until("document.querySelector('.board[tabindex]')").await;
            assert_eq!(window.run(step, vec![]).await, json!(sliding), "{switches:?}");
            assert!(window.has_piece("e7", "bP").await);
            window.client.close().await.expect("closed");
        }
    });
}

#[test]
fn what_a_reader_does_survives_what_comes_in() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    site.run(async {
        let wilma = Window { client: driver.window(1200, 900, false).await, site: &site };
        let bruno = Window { client: driver.window(1200, 900, true).await, site: &site };
        wilma.log_in("Wilma").await;
        bruno.log_in("Bruno").await;
        bruno.go(&game).await;
        // Conditional moves that are being typed would be lost: only a note says so.
        bruno.click("#conditional-moves details summary").await;
        bruno.fill("#lines", "1.d4 d5").await;
        web::play(&mut white, &game, "e4");
        bruno.hears().await;
        bruno.until("document.querySelector('.game-updated')").await;
        bruno.until_spoken("The game has changed.").await;
        bruno.until("document.querySelector('#lines').value === '1.d4 d5'").await;
        assert!(!bruno.has("a.ply").await);
        bruno.click(".game-updated button").await;
        bruno.until_plies(1).await;
        bruno.until_spoken("pawn e2 to e4").await;
        assert!(!bruno.has(".game-updated").await);
        // So would a move that is to be confirmed.
        web::play(&mut black, &game, "e5");
        wilma.go(&game).await;
        wilma.drag("g1", "f3").await;
        wilma.until("document.querySelector('.confirm')").await;
        let page = black.get(&game);
        black.submit(&page, "form:has([value=ask])", &[]);
        wilma.hears().await;
        wilma.until("document.querySelector('.game-updated')").await;
        assert!(wilma.has(".confirm").await);
        wilma.click(".confirm .quiet").await;
        wilma.until("!document.querySelector('.confirm, .game-updated')").await;
        wilma.client.close().await.expect("closed");
        bruno.client.close().await.expect("closed");
    });
}

#[test]
fn what_is_typed_and_chosen_stays_when_an_offer_comes_in() {
    let Some((driver, table)) = at_a_table(&["e4", "e5"]) else { return };
    let Table { site, mut black, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.click("[data-square=g1]").await;
        window.fill("#move", "Nf").await;
        window.run("document.querySelector('#move').setSelectionRange(1, 1)", vec![]).await;
        let page = black.get(&game);
        window.perform(window.pulled("d2", "d5", MOUSE_BUTTON_LEFT).await).await;
        // Nothing is swapped while it is.
        black.submit(&page, "form:has([value=ask])", &[]);
        window.hears().await;
        let pause = "return new Promise(done => setTimeout(done, 300))";
        window.run(pause, vec![]).await;
        assert!(window.has(".dragging").await && !window.has(".offer").await);
        let lay =
            MouseActions::new("mouse".into()).then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        window.perform(lay).await;
        window.until("document.querySelector('.offer')").await;
        let field = "const f = document.querySelector('#move');
                     return [f.value, f.selectionStart, document.activeElement === f]";
        assert_eq!(window.run(field, vec![]).await, json!(["Nf", 1, true]));
        window.client.close().await.expect("closed");
    });
}

#[test]
fn another_piece_is_chosen_while_a_move_waits_for_its_confirmation() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    let chosen = |square: &str| {
        format!(
            "!document.querySelector('.confirm')
            && document.querySelector('.chosen')?.dataset.square === '{square}'"
        )
    };
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        window.run("document.querySelector('.add-message').open = true", vec![]).await;
        window.fill("#message", "Good luck!").await;
        // Nothing of the opponent's, and no empty square.
        window.click("[data-square=e7]").await;
        window.click("[data-square=e5]").await;
        assert!(window.has(".confirm").await);
        window.click("[data-square=g1]").await;
        window.until(&chosen("g1")).await;
        window.until("document.querySelector('[data-square=f3].target')").await;
        assert!(window.has_piece("e2", "wP").await);
        window.click("[data-square=f3]").await;
        window.until_asked("1.Nf3").await;
        window.until("document.querySelector('#message').value === 'Good luck!'").await;
        // The same piece, to another square; and a piece that was only pulled at.
        window.click("[data-square=f3]").await;
        window.until(&chosen("g1")).await;
        window.click("[data-square=h3]").await;
        window.until_asked("1.Nh3").await;
        window.drag("d2", "d4").await;
        window.until(&chosen("d2")).await;
        window.click("[data-square=d4]").await;
        window.until_asked("1.d4").await;
        // By keys.
        window.tab_to_board().await;
        window.walk("b1").await;
        window.press(ENTER).await;
        window.until(&chosen("b1")).await;
        assert_eq!(window.focused().await, "b1");
        window.walk("c3").await;
        window.press(ENTER).await;
        window.until_asked("1.Nc3").await;
        window.confirm(1).await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("#messages .user-text"), ["Good luck!"]);
}

#[test]
fn without_a_script_too_another_piece_is_chosen_while_a_move_waits() {
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let start = [("start", "fen"), ("fen", "8/P7/1k6/8/8/8/8/4K2R w K - 0 1")];
    let game = web::start(&mut white, &mut black, &start);
    let buttons = |page: &crate::support::browser::Page| {
        let squares = page.attributes(".board [name=chosen]", "data-square");
        let values = page.attributes(".board [name=chosen]", "value");
        squares.into_iter().zip(values).collect::<Vec<_>>()
    };
    let choose = |pairs: &[(&str, &str)]| {
        let pair = |(square, from): &(&str, &str)| ((*square).to_owned(), (*from).to_owned());
        pairs.iter().map(pair).collect::<Vec<_>>()
    };
    // The king stands elsewhere, and the rook with it.
    let page = white.get(&format!("{game}?move=e1g1"));
    assert_eq!(buttons(&page), choose(&[("a7", "a7"), ("g1", "e1")]));
    let page = white.get(&format!("{game}?from=a7&to=a8"));
    assert_eq!(buttons(&page), choose(&[("a7", "a7"), ("e1", "e1"), ("h1", "h1")]));
    let page = white.get(&format!("{game}?move=a8=Q"));
    assert_eq!(buttons(&page), choose(&[("a8", "a7"), ("e1", "e1"), ("h1", "h1")]));
}

#[test]
fn a_form_that_is_refused_in_place_says_so_above_as_a_whole_page_does() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, game, .. } = table;
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.run("window.untouched = true", vec![]).await;
        for (typed, said) in [("Ke4\u{E007}", "from e1 to e4"), ("Nd4\u{E007}", "d4")] {
            window.fill("#move", typed).await;
            let error = "document.querySelector('#move-error')?.innerText";
            window.until(&format!("{error}?.includes('{said}')")).await;
            // Once, with the focus, linked to its field; the title says it first.
            let all = "document.querySelectorAll('.errors')";
            window
                .until(&format!("{all}.length === 1 && document.activeElement === {all}[0]"))
                .await;
            let link = "document.querySelector(\"body > .errors a[href='#move']\")";
            window.until(&format!("{link}?.innerText === {error}")).await;
            window.until(r"/^(\(1\) )?Error: /.test(document.title)").await;
        }
        window.click(".errors a").await;
        window.until("document.activeElement.id === 'move'").await;
        window.fill("#move", "e4\u{E007}").await;
        window.until("document.querySelector('.confirm')").await;
        window.until("!document.querySelector('.errors')").await;
        window.until("document.activeElement.matches('.confirm .primary')").await;
        window.until("window.untouched").await;
        window.client.close().await.expect("closed");
    });
}
