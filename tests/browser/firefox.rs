//! Firefox, through geckodriver: a driver for each window, for it knows one at a time. What
//! WebDriver has no word for is done in the part of Firefox that draws its own windows.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

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

/// Starts a driver: its process and its port. `None` if it ended at once.
pub fn start_driver() -> Option<(Child, u16)> {
    let driver = Command::new("geckodriver")
        .args(["--port", "0", "--allow-system-access"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut driver = driver.ok()?;
    let mut lines = BufReader::new(driver.stdout.take()?).lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let (_, address) = line.split_once("Listening on ")?;
        address.rsplit_once(':')?.1.trim().parse().ok()
    });
    // It must not find its output closed.
    std::thread::spawn(move || lines.for_each(drop));
    if port.is_none() {
        let _ = driver.wait();
    }
    Some((driver, port?))
}

/// What a window of this kind is asked for with.
pub fn options((width, height): (u32, u32), is_dark: bool, has_scripts: bool) -> Value {
    let mut preferences = json!({
        "javascript.enabled": has_scripts,
        // 0 is dark, 1 is light.
        "layout.css.prefers-color-scheme.content-override": if is_dark { 0 } else { 1 },
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
    let script = "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);
        Services.prefs.setIntPref('ui.prefersReducedMotion', 1);";
    run_in_window(client, script, vec![json!(u8::from(!is_dark))]).await;
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
