//! Passkeys, by Chromium's virtual authenticator.

use super::*;

/// An authenticator in a window that verifies its user.
struct Authenticator<'a> {
    window: &'a Window<'a>,
    id: String,
}

impl<'a> Authenticator<'a> {
    async fn add(window: &'a Window<'a>) -> Authenticator<'a> {
        devtools::send(&window.client, "WebAuthn.enable", json!({})).await;
        let options = json!({ "options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true,
            "automaticPresenceSimulation": true,
        }});
        let added =
            devtools::send(&window.client, "WebAuthn.addVirtualAuthenticator", options).await;
        let id = added["authenticatorId"].as_str().expect("an authenticator").to_owned();
        Authenticator { window, id }
    }

    async fn credentials(&self) -> Vec<Value> {
        let asked = json!({ "authenticatorId": self.id });
        let found = devtools::send(&self.window.client, "WebAuthn.getCredentials", asked).await;
        found["credentials"].as_array().expect("credentials").clone()
    }

    /// Puts a credential back as it was: a copy, whose counter is behind.
    async fn put_back(&self, credential: &Value) {
        let id = json!({ "authenticatorId": self.id, "credentialId": credential["credentialId"] });
        devtools::send(&self.window.client, "WebAuthn.removeCredential", id).await;
        let added = json!({ "authenticatorId": self.id, "credential": credential });
        devtools::send(&self.window.client, "WebAuthn.addCredential", added).await;
    }
}

impl Window<'_> {
    /// Opens a page by the name that passkeys are bound to.
    async fn go_by_name(&self, path: &str) {
        let url = format!("http://localhost:{}{path}", self.site.address.port());
        self.client.goto(&url).await.expect(path);
    }

    async fn give_password(&self) {
        self.go_by_name("/login").await;
        let form = self.client.form(Locator::Css("main form")).await.expect("a form");
        form.set_by_name("login", "Anna").await.expect("a field");
        form.set_by_name("password", PASSWORD).await.expect("a field");
        self.click("main form button.primary").await;
    }

    async fn log_out(&self) {
        self.client.delete_all_cookies().await.expect("no cookies");
    }

    async fn until_at(&self, path: &str) {
        self.until(&format!("location.pathname === '{path}'")).await;
    }

    async fn answer_by_passkey(&self) {
        self.click("#passkey button:not([hidden])").await;
    }
}

#[test]
fn a_passkey_is_added_and_logs_in_as_second_factor_and_alone() {
    let Some(driver) = Driver::start_chromium() else { return };
    let site = Site::with(&[("BASE_URL", "http://localhost")]);
    site.player("Anna");
    site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        let authenticator = Authenticator::add(&window).await;
        window.give_password().await;
        window.until_at("/games").await;
        window.go_by_name("/account/security").await;
        window.write("#passkey-name", "My phone").await;
        window.write("#passkey-password", PASSWORD).await;
        window.click("form[action$='/passkeys/new'] button").await;
        window.answer_by_passkey().await;
        window.until("document.querySelectorAll('.recovery-codes code').length === 10").await;
        window
            .until("document.querySelector('.passkey summary').textContent.includes('My phone')")
            .await;
        assert_eq!(authenticator.credentials().await.len(), 1);

        // As the second factor.
        window.log_out().await;
        window.give_password().await;
        window.until_at("/login/second-factor").await;
        window.click("form.passkey button").await;
        window.answer_by_passkey().await;
        window.until_at("/games").await;

        // Alone, without a name.
        window.log_out().await;
        window.go_by_name("/login?next=/lobby").await;
        window.click("button[formaction='/login/passkey']").await;
        window.answer_by_passkey().await;
        window.until_at("/lobby").await;
        window.go_by_name("/account/security").await;
        window
            .until("document.querySelector('.passkey summary').textContent.includes('last used')")
            .await;

        // A copy whose counter is behind.
        let [copy] = authenticator.credentials().await.try_into().expect("one");
        window.log_out().await;
        window.go_by_name("/login").await;
        window.click("button[formaction='/login/passkey']").await;
        window.answer_by_passkey().await;
        window.until_at("/games").await;
        authenticator.put_back(&copy).await;
        window.log_out().await;
        window.go_by_name("/login").await;
        window.click("button[formaction='/login/passkey']").await;
        window.answer_by_passkey().await;
        window
            .until("document.querySelector('.notice')?.textContent.includes('was rejected')")
            .await;

        // One that was removed from the account.
        window.give_password().await;
        window.until_at("/login/second-factor").await;
        let [copy] = authenticator.credentials().await.try_into().expect("one");
        let mut ahead = copy.clone();
        ahead["signCount"] = json!(copy["signCount"].as_u64().expect("a counter") + 100);
        authenticator.put_back(&ahead).await;
        window.click("form.passkey button").await;
        window.answer_by_passkey().await;
        window.until_at("/games").await;
        window.go_by_name("/account/security").await;
        window
            .until("document.querySelector('.log').textContent.includes('it may have been copied')")
            .await;
        window.click(".passkey summary").await;
        window
            .write(
                "[id^=passkey-][id$='-password'][name=password]:not(#passkey-password)",
                PASSWORD,
            )
            .await;
        window.click("form[action$='/passkeys/remove'] button").await;
        window
            .until("!document.querySelector('.passkey') && document.querySelector('.notice')")
            .await;
        window.log_out().await;
        window.go_by_name("/login").await;
        window.click("button[formaction='/login/passkey']").await;
        window.answer_by_passkey().await;
        window
            .until(
                "document.querySelector('.notice')?.textContent.includes('belongs to no account')",
            )
            .await;
        window.give_password().await;
        window.until_at("/games").await;
    });
}
