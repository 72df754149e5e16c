//! What WebDriver has no word for, in Firefox: it is done in the part that draws its own windows.

use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};
use ureq::http::Method;
use url::{ParseError, Url};

/// A command that only geckodriver knows.
#[derive(Debug)]
struct GeckoCommand {
    name: &'static str,
    /// Asked for if there is none.
    parameters: Option<Value>,
}

impl WebDriverCompatibleCommand for GeckoCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/moz/{}", session.unwrap_or_default(), self.name))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.parameters {
            Some(parameters) => (Method::POST, Some(parameters.to_string())),
            None => (Method::GET, None),
        }
    }
}

/// Decides which color scheme a page is asked for: 0 is dark, 1 is light.
const COLOR_SCHEME: &str = "layout.css.prefers-color-scheme.content-override";

/// What a window of this kind is asked for with.
pub fn options((width, height): (u32, u32), is_dark: bool, has_scripts: bool) -> Value {
    let mut preferences = json!({
        "javascript.enabled": has_scripts,
        COLOR_SCHEME: u8::from(!is_dark),
        "intl.accept_languages": "en",
        "ui.useOverlayScrollbars": 1,
    });
    if is_phone(width) {
        preferences["dom.w3c_touch_events.enabled"] = 1.into();
        // A finger: coarse, and it does not hover.
        preferences["ui.primaryPointerCapabilities"] = 1.into();
        preferences["ui.allPointerCapabilities"] = 1.into();
    }
    json!({
        "binary": "/usr/bin/firefox-esr",
        "args": ["-headless", format!("--width={width}"), format!("--height={height}")],
        "prefs": preferences,
    })
}

fn is_phone(width: u32) -> bool {
    width < 500
}

/// Runs a script in the part of Firefox that draws its own windows.
async fn run_in_window(client: &Client, script: &str, arguments: Vec<Value>) -> Value {
    let context =
        |name: &str| GeckoCommand { name: "context", parameters: Some(json!({ "context": name })) };
    client.issue_cmd(context("chrome")).await.expect("the window");
    let found = client.execute(script, arguments).await;
    client.issue_cmd(context("content")).await.expect("the page");
    found.expect(script)
}

/// Makes the page so large. A window of its own is never as narrow as a phone.
pub async fn resize(client: &Client, (width, height): (u32, u32)) {
    let script = "const [width, height] = arguments;
        const page = gBrowser.selectedBrowser;
        const [more, higher] = [outerWidth - page.clientWidth, outerHeight - page.clientHeight];
        if (!page.style.width) resizeTo(Math.max(width, 500) + more, height + higher);
        for (const [side, pixels] of [['width', width], ['height', height]])
            for (const bound of ['', 'min-', 'max-']) page.style.setProperty(bound + side, pixels + 'px');";
    run_in_window(client, script, vec![json!(width), json!(height)]).await;
    let has = format!("innerWidth === {width} && innerHeight === {height}");
    super::until(client, &has).await;
}

/// Makes the window a screen of this size, light or dark.
pub async fn show_as(client: &Client, size: (u32, u32), is_dark: bool) {
    let script = "Services.prefs.setIntPref(arguments[0], arguments[1]);
        Services.prefs.setIntPref('ui.prefersReducedMotion', 1);";
    run_in_window(client, script, vec![json!(COLOR_SCHEME), json!(u8::from(!is_dark))]).await;
    resize(client, size).await;
}

/// Asks for pages in a language from now on.
pub async fn ask_for(client: &Client, language: &str) {
    let script = "Services.prefs.setStringPref('intl.accept_languages', arguments[0])";
    run_in_window(client, script, vec![json!(language)]).await;
}

/// Returns a picture of the whole page, as PNG in Base64.
pub async fn picture(client: &Client) -> String {
    let asked = GeckoCommand { name: "screenshot/full", parameters: None };
    let picture = client.issue_cmd(asked).await.expect("a picture");
    picture.as_str().expect("a picture").to_owned()
}
