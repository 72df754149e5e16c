//! A claim, its answer, a decision, an appeal and another decision: four people, real screens.

use super::*;

const ROOKS: &str = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 30";
const STATEMENT: &str = "Nobody comes through, wherever the rooks go.";
const ANSWER: &str = "My rooks batter it down.";

impl Window<'_> {
    async fn until_says(&self, words: &str) {
        self.until(&format!("document.body.innerText.includes({})", json!(words))).await;
    }

    async fn until_gone(&self, selector: &str) {
        self.until(&format!("!document.querySelector({})", json!(selector))).await;
    }

    /// Takes a picture of a page that is not wider than its screen.
    async fn photograph(&self, name: &str) {
        let script = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(self.run(script, vec![]).await, Value::Bool(false), "{name} overflows");
        self.screenshot(name).await;
    }
}

#[test]
fn a_claim_is_made_answered_adjudicated_on_appealed_and_adjudicated_on_again() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = web::start(&mut white, &mut black, &[("start", "fen"), ("fen", ROOKS)]);
    web::play(&mut white, &game, "Kd2");
    web::play(&mut black, &game, "Kd7");
    for name in ["Chief", "Deputy"] {
        site.administrator(name);
    }
    let path = game.as_str();
    let later = || site.advance(chrono::TimeDelta::minutes(1));
    site.run(async {
        let wilma = Window { client: driver.window(1200, 900, false).await, site: &site };
        let bruno = Window { client: driver.window(390, 844, true).await, site: &site };
        let desk = Window { client: driver.window(1100, 900, true).await, site: &site };
        wilma.log_in("Wilma").await;
        bruno.log_in("Bruno").await;
        desk.log_in("Chief").await;

        wilma.go(path).await;
        wilma.click("details.claim summary").await;
        wilma.click("#claim-ground option[value=fortress]").await;
        wilma.fill("#claim-statement", STATEMENT).await;
        wilma.click("form.claim-form .actions button").await;
        wilma.until_says("Wilma claims a draw. The game is paused").await;
        wilma.until_says(STATEMENT).await;
        wilma.until_gone("form.typed").await;
        wilma.until_gone("form.claim-form").await;
        wilma.photograph("claim-desktop-light").await;
        later();

        bruno.go(path).await;
        bruno.until_says(STATEMENT).await;
        bruno.fill("#claim-answer", ANSWER).await;
        bruno.photograph("claim-phone-dark").await;
        bruno.click("form[action$=answer] button").await;
        bruno.until_gone("#claim-answer").await;
        bruno.until_says(ANSWER).await;
        later();

        desk.go("/admin").await;
        desk.photograph("desk-queue-dark").await;
        desk.follow("table.queue a").await;
        desk.until_says(STATEMENT).await;
        desk.until_says(ANSWER).await;
        desk.follow("nav.steps a:first-child").await;
        desk.until("document.querySelector('[aria-label=\"e1, white king\"]')").await;
        desk.fill("#reason", "The king walks in.").await;
        desk.photograph("desk-game-dark").await;
        desk.follow("button[value='win:black']").await;
        desk.until_says("Your decision was saved. Both players get an email.").await;
        later();

        wilma.go(path).await;
        wilma.until_says("Black won by adjudication. The king walks in.").await;
        wilma.click(".case details summary").await;
        wilma.fill("#appeal", "He cannot, look again.").await;
        wilma.click("form[action$=appeal] button").await;
        wilma.until_says("Wilma has appealed the decision.").await;
        wilma.until_gone("form[action$=appeal]").await;
        wilma.photograph("appeal-desktop-light").await;
        later();

        desk.go("/admin/games/1").await;
        desk.until_says("You made the decision that was appealed. Another arbiter must decide.")
            .await;
        desk.until_gone("form.adjudicate").await;
        desk.follow("header form button").await;
        desk.log_in("Deputy").await;
        desk.go("/admin/games/1").await;
        desk.until_says("He cannot, look again.").await;
        desk.fill("#reason", "She is right.").await;
        desk.follow("button[value=reopen]").await;
        desk.until_says("Deputy reopened the game and gave the player to move 3 more days.").await;

        bruno.go(path).await;
        bruno
            .until_says("An arbiter reopened the game and gave the player to move 3 more days.")
            .await;
        bruno.until_says("She is right.").await;
        bruno.photograph("ruling-phone-dark").await;
        for window in [wilma, bruno, desk] {
            window.client.close().await.expect("closed");
        }
    });
    let page = web::play(&mut white, &game, "Kd3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
}
