//! A second factor in a real browser, with and without scripts.

use chrono::TimeDelta;

use super::*;
use crate::web::second_factors::{add_app, code};

#[test]
fn an_app_is_asked_for_with_and_without_scripts_and_its_codes_are_no_drafts() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::start();
    let mut anna = site.player("Anna");
    let (secret, _) = add_app(&site, &mut anna);
    site.run(async {
        for scripts in [true, false] {
            site.advance(TimeDelta::seconds(60));
            let client = driver.window_with(1200, 900, false, scripts).await;
            let window = Window { client, site: &site };
            window.go("/login?next=/lobby").await;
            window.fill("#login", "Anna").await;
            window.fill("#password", PASSWORD).await;
            window.click("main form button.primary").await;
            window.until("location.pathname === '/login/second-factor'").await;
            window.fill("#code", "000000").await;
            window.click("main form button.primary").await;
            window.until("document.querySelector('.error')").await;
            window.until("document.querySelector('#code').value === ''").await;
            window.fill("#code", &code(&secret, site.now())).await;
            window.click("main form button.primary").await;
            window.until("location.pathname === '/lobby'").await;
            window.go("/account/security").await;
            window
                .until("document.querySelector('.log').textContent.includes('Wrong second factor')")
                .await;
            window.client.close().await.expect("closed");
        }
    });
}
