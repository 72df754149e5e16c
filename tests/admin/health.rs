//! What machines are shown, and what administrators see of it.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use zugpost::db::DbError;

use crate::support::{Site, server::Server};

/// What came back to a machine.
struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    text: String,
}

/// Asks as a machine does: without cookies.
fn ask(site: &Site, path: &str, headers: &[(&str, &str)]) -> Answer {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut request = agent.get(format!("http://{}{path}", site.address));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut response = request.call().expect("an answer");
    let headers = response.headers().iter();
    let headers = headers
        .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or_default().to_owned()));
    Answer {
        status: response.status().as_u16(),
        headers: headers.collect(),
        text: response.body_mut().read_to_string().expect("a text"),
    }
}

fn metrics(site: &Site) -> BTreeMap<String, f64> {
    let answer = ask(site, "/metrics", &[]);
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(answer.headers["content-type"].starts_with("application/openmetrics-text;"));
    read(&answer.text)
}

fn is_name(text: &str) -> bool {
    !text.starts_with(|c: char| c.is_ascii_digit())
        && !text.is_empty()
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Reads OpenMetrics, strictly: every sample follows the type of its family and bears a name that
/// this type allows, no series comes twice, and every value is a number.
fn read(text: &str) -> BTreeMap<String, f64> {
    let (mut family, mut kind, mut families) = ("", "", Vec::new());
    let mut values = BTreeMap::new();
    for line in text.strip_suffix("# EOF\n").expect("an end").lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let words: Vec<&str> = comment.splitn(3, ' ').collect();
            match words.as_slice() {
                ["HELP", name, help] => assert!(is_name(name) && help.ends_with('.'), "{line}"),
                ["TYPE", name, of] => {
                    assert!(["counter", "gauge", "histogram", "info"].contains(of), "{line}");
                    assert!(!families.contains(name), "{line}");
                    families.push(*name);
                    (family, kind) = (*name, *of);
                }
                _ => panic!("{line}"),
            }
            continue;
        }
        let (series, value) = line.rsplit_once(' ').expect("a value");
        let (name, labels) = match series.split_once('{') {
            Some((name, labels)) => (name, labels.strip_suffix('}').expect("an end of labels")),
            None => (series, ""),
        };
        let suffixes: &[&str] = match kind {
            "counter" => &["_total"],
            "info" => &["_info"],
            "histogram" => &["_bucket", "_sum", "_count"],
            _ => &[""],
        };
        let fits = suffixes.iter().any(|suffix| name.strip_suffix(*suffix) == Some(family));
        assert!(is_name(name) && fits, "{line}: a {kind} {family}");
        for label in labels.split(',').filter(|label| !label.is_empty()) {
            let (key, value) = label.split_once('=').expect("a label");
            let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
            assert!(is_name(key) && inner.is_some_and(|inner| !inner.contains('"')), "{line}");
        }
        let value: f64 = value.parse().expect("a number");
        assert!(value.is_finite() && value >= 0.0, "{line}");
        assert!(values.insert(series.to_owned(), value).is_none(), "twice: {line}");
    }
    values
}

#[test]
fn machines_learn_without_a_cookie_that_a_node_lives_and_is_ready() {
    let site = Site::start();
    for path in ["/healthz", "/readyz"] {
        let answer = ask(&site, path, &[]);
        assert_eq!((answer.status, answer.text.as_str()), (200, "ok\n"), "{path}");
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
        assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    }
}

#[test]
fn a_node_that_stood_still_lives_but_is_not_ready_until_time_was_given_back() {
    let site = Site::start();
    site.beat();
    assert_eq!(ask(&site, "/readyz", &[]).status, 200);
    site.advance(TimeDelta::minutes(6));
    let answer = ask(&site, "/readyz", &[]);
    assert_eq!(answer.status, 503);
    assert_eq!(answer.text, "The service stood still and has not given all time back yet.\n");
    assert_eq!(answer.headers["retry-after"], "5");
    assert!(!answer.headers.contains_key("set-cookie"));
    assert_eq!(ask(&site, "/healthz", &[]).status, 200);
    assert_eq!(ask(&site, "/metrics", &[]).status, 200);
    site.beat();
    assert_eq!(ask(&site, "/readyz", &[]).status, 200);
}

#[test]
fn requests_are_counted_by_status_and_time() {
    let site = Site::start();
    let before = metrics(&site);
    for path in ["/healthz", "/healthz", "/", "/no-such-page"] {
        ask(&site, path, &[]);
    }
    // Nobody is logged in: this redirects.
    assert_eq!(site.browser().get_once("/games").status, 303);
    let after = metrics(&site);
    // With the first reading of the metrics itself.
    for (class, more) in [("2xx", 4.0), ("3xx", 1.0), ("4xx", 1.0), ("5xx", 0.0)] {
        let series = format!("zugpost_http_requests_total{{class=\"{class}\"}}");
        assert_eq!(after[&series] - before[&series], more, "{class}");
    }
    let name = "zugpost_http_request_seconds";
    let (sum, count) = (format!("{name}_sum"), format!("{name}_count"));
    assert_eq!(after[&count] - before[&count], 6.0);
    assert!(after[&sum] > before[&sum]);
    let text = ask(&site, "/metrics", &[]).text;
    let buckets: Vec<(f64, f64)> = text
        .lines()
        .filter_map(|line| line.strip_prefix("zugpost_http_request_seconds_bucket{le=\""))
        .map(|rest| {
            let (bound, count) = rest.split_once("\"} ").expect("a bucket");
            (bound.parse().expect("a bound"), count.parse().expect("a count"))
        })
        .collect();
    assert!(buckets.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 <= two[1].1));
    let (bound, all) = buckets.last().expect("a bucket");
    assert!(bound.is_infinite());
    assert_eq!(*all, after[&count] + 1.0);
}

#[test]
fn what_waits_is_counted_every_ten_seconds_at_the_most() {
    let site = Site::start();
    assert_eq!(metrics(&site)["zugpost_players"], 0.0);
    site.player("Anna");
    site.register(&mut site.browser(), "Bruno");
    site.answer_requests();
    let same = metrics(&site);
    assert_eq!((same["zugpost_players"], same["zugpost_outbox_waiting"]), (0.0, 0.0));
    site.advance(TimeDelta::seconds(11));
    let now = metrics(&site);
    for (name, value) in [
        ("zugpost_players", 2.0),
        ("zugpost_games_running", 0.0),
        ("zugpost_claims_waiting", 0.0),
        ("zugpost_outbox_waiting", 1.0),
        ("zugpost_outbox_oldest_seconds", 11.0),
        ("zugpost_outbox_failed", 0.0),
    ] {
        assert_eq!(now[name], value, "{name}");
    }
    let version = env!("CARGO_PKG_VERSION");
    let database = site.db.kind();
    let build = format!("zugpost_build_info{{version=\"{version}\",database=\"{database}\"}}");
    assert_eq!(now[&build], 1.0);
    site.run_jobs();
    site.advance(TimeDelta::seconds(11));
    let sent = metrics(&site);
    assert_eq!(sent["zugpost_outbox_waiting"], 0.0);
    assert_eq!(sent["zugpost_outbox_oldest_seconds"], 0.0);
}

#[test]
fn metrics_are_for_this_machine_unless_a_token_says_otherwise() {
    let site = Site::start();
    assert_eq!(ask(&site, "/metrics", &[]).status, 200);
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        assert_eq!(ask(&site, "/metrics", &[(header, "127.0.0.1")]).status, 404, "{header}");
    }
    // A token that nobody set opens nothing.
    let headers = [("x-forwarded-for", "192.0.2.1"), ("authorization", "Bearer ")];
    assert_eq!(ask(&site, "/metrics", &headers).status, 404);
    let site = Site::with(&[("METRICS_TOKEN", "open-sesame")]);
    for wrong in ["Bearer open-sesam", "Bearer open-sesame2", "Basic open-sesame", "open-sesame"] {
        let answer = ask(&site, "/metrics", &[("authorization", wrong)]);
        assert_eq!(answer.status, 401, "{wrong}");
        assert_eq!(answer.headers["www-authenticate"], "Bearer");
        assert!(!answer.text.contains("zugpost_"));
    }
    assert_eq!(ask(&site, "/metrics", &[]).status, 401);
    let right = [("authorization", "Bearer open-sesame"), ("x-forwarded-for", "192.0.2.1")];
    let answer = ask(&site, "/metrics", &right);
    assert_eq!(answer.status, 200);
    read(&answer.text);
}

#[test]
fn administrators_see_what_the_jobs_did() {
    let site = Site::start();
    let mut ada = site.administrator("Ada");
    let mut bruno = site.player("Bruno");
    assert_eq!(bruno.get("/admin/health").status, 404);
    site.run_jobs();
    let page = ada.get("/admin/health");
    page.assert_says(env!("CARGO_PKG_VERSION"));
    page.assert_says(site.db.kind());
    let jobs = page.all(".jobs td[data-label=Job]");
    assert_eq!(
        jobs,
        [
            "cleanup",
            "deadlines and reminders",
            "emails",
            "weekly emails about ratings",
            "checks for possible checkmate",
            "publication of log hashes",
            "ratings",
            "emails about tasks for administrators",
            "tournaments",
            "verification of games",
        ]
    );
    assert!(page.all(".jobs td[data-label=Failed]").iter().all(|cell| cell == "never"));

    let (job_history, now) = (site.jobs().job_history, site.now());
    job_history.note(
        "emails",
        now,
        now + TimeDelta::seconds(2),
        Some("no route to host".to_owned()),
    );
    let page = ada.get("/admin/health");
    page.assert_says("no route to host");
    page.assert_says("2000.0 ms");
    assert_eq!(page.all(".jobs .urgent"), ["failing"]);
    site.advance(TimeDelta::minutes(1));
    site.run_jobs();
    let page = ada.get("/admin/health");
    page.assert_says("no route to host");
    assert!(!page.has(".jobs .urgent"), "it works again");
    let told = metrics(&site);
    assert_eq!(told["zugpost_job_failures_total{job=\"emails\"}"], 1.0);
    assert_eq!(told["zugpost_job_failures_total{job=\"clean-up\"}"], 0.0);
    let last_run = told["zugpost_job_last_run_timestamp_seconds{job=\"deadlines\"}"];
    assert_eq!(last_run as i64, site.now().timestamp());
}

#[test]
fn administrators_see_what_waits_and_when_the_service_stood_still() {
    let site = Site::start();
    let mut ada = site.administrator("Ada");
    let page = ada.get("/admin/health");
    page.assert_says("None in the last 90 days.");
    page.assert_says("Last heartbeat none yet");
    site.beat();
    site.advance(TimeDelta::minutes(10));
    site.beat();
    site.register(&mut site.browser(), "Bruno");
    site.answer_requests();
    site.advance(TimeDelta::minutes(3));
    let page = ada.get("/admin/health");
    page.assert_says("Last heartbeat 3 min ago");
    page.assert_says("Emails waiting 1, the oldest for 3 min");
    page.assert_says("Claims waiting 0");
    let outages = "table:not(.jobs) td[data-label=Duration]";
    assert_eq!(page.all(outages), ["10 min"]);
    assert!(page.has("a[href='/admin/emails']") && page.has("a[href='/admin']"));
    site.run_jobs();
    ada.get("/admin/health").assert_says("Emails waiting 0");
    // What is long past is not shown.
    let now = site.now();
    let long_ago = site.db.write::<_, DbError>(move |conn| {
        let from = now - TimeDelta::days(100);
        Ok(zugpost::db::heartbeat::insert_outage(conn, from, from + TimeDelta::hours(1))?)
    });
    site.run(long_ago).expect("an outage");
    assert_eq!(ada.get("/admin/health").all(outages), ["10 min"]);
}

/// Where reports about emails go to an address that nobody reads, administrators are told.
#[test]
fn administrators_see_that_bounces_are_not_read() {
    let server = Server::start();
    let url = server.url();
    let mail = [("SMTP_URL", url.as_str()), ("MAIL_DOMAIN", "play.example.org")];
    for (bounces, is_told) in [("no", true), ("yes", false)] {
        let site = Site::with(&[mail[0], mail[1], ("MAIL_BOUNCES", bounces)]);
        let page = site.administrator("Ada").get("/admin/health");
        assert_eq!(page.text().contains("Set MAIL_BOUNCES=yes."), is_told, "{}", page.text());
    }
}

#[test]
fn moves_are_counted_as_they_are_stored() {
    use zugpost::db::game_events::count_stored_moves;
    let mut table = crate::web::Table::set();
    let before = count_stored_moves();
    table.play(&["e4", "e5"]);
    // Others play meanwhile.
    assert!(count_stored_moves() >= before + 2);
}
