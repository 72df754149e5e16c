//! What WebDriver has no word for: Chromium's own protocol, sent through its driver.

use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};
use ureq::http::Method;
use url::{ParseError, Url};

/// A command of the Chrome DevTools protocol.
#[derive(Debug)]
struct Command {
    name: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.name, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}

/// Sends a command and returns its answer.
pub async fn send(client: &Client, name: &'static str, parameters: Value) -> Value {
    client.issue_cmd(Command { name, parameters }).await.expect(name)
}

/// Makes the window a screen of this size, light or dark.
pub async fn show_as(client: &Client, (width, height): (u32, u32), is_dark: bool) {
    let is_phone = width < 500;
    let screen = json!({
        "width": width, "height": height, "mobile": is_phone,
        "deviceScaleFactor": if is_phone { 2 } else { 1 },
    });
    send(client, "Emulation.setDeviceMetricsOverride", screen).await;
    let shade = if is_dark { "dark" } else { "light" };
    let media = json!({ "features": [
        { "name": "prefers-color-scheme", "value": shade },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]});
    send(client, "Emulation.setEmulatedMedia", media).await;
}

/// Asks for pages in a language from now on.
pub async fn ask_for(client: &Client, language: &str) {
    let headers = json!({ "headers": { "Accept-Language": language } });
    send(client, "Network.enable", json!({})).await;
    send(client, "Network.setExtraHTTPHeaders", headers).await;
}

/// Returns a picture of the whole page, as PNG in Base64.
pub async fn picture(client: &Client) -> String {
    let asked = json!({ "format": "png", "captureBeyondViewport": true });
    let answer = send(client, "Page.captureScreenshot", asked).await;
    answer["data"].as_str().expect("a picture").to_owned()
}
