//! The way from BASE_URL to the server: whether it leads there, and what a proxy on it does to requests.

use std::time::Duration;

use chrono::{DateTime, Utc};
use url::Url;

use super::finding::DoctorFinding;
use crate::{
    cli::http_client::http_client, config::Config, db::Db, mail::Signer,
    web::pages::health::EchoedRequest,
};

const TIMEOUT: Duration = Duration::from_secs(10);

/// An address that nobody has (RFC 5737), which a visitor could make up.
const FORGED: &str = "192.0.2.123";

/// What came back.
struct EchoResponse {
    status: u16,
    /// Where a redirect leads.
    location: Option<String>,
    has_policy: bool,
    echoed: Option<EchoedRequest>,
}

pub(super) async fn examine(config: &Config, db: &Db, now: DateTime<Utc>) -> Vec<DoctorFinding> {
    let Some(token) = Signer::new(db.secret()).echo_token(now) else { return Vec::new() };
    let address = format!("{}/healthz/echo/{token}", config.base_url);
    let asked = tokio::task::spawn_blocking(move || ask(&address)).await;
    match asked.map_err(anyhow::Error::from).flatten() {
        Err(error) => vec![DoctorFinding::fault(format!(
            "{} does not answer: {error:#}. Start the site, and look at the DNS, the proxy and its \
             certificate.",
            config.base_url
        ))],
        Ok(answer) => judge(&answer, config),
    }
}

fn ask(address: &str) -> anyhow::Result<EchoResponse> {
    let mut answer = http_client(TIMEOUT).get(address).header("x-forwarded-for", FORGED).call()?;
    let location = answer.headers().get("location").and_then(|to| to.to_str().ok());
    Ok(EchoResponse {
        status: answer.status().as_u16(),
        location: location.map(str::to_owned),
        has_policy: answer.headers().contains_key("content-security-policy"),
        echoed: serde_json::from_str(&answer.body_mut().read_to_string()?).ok(),
    })
}

fn judge(answer: &EchoResponse, config: &Config) -> Vec<DoctorFinding> {
    let base = &config.base_url;
    if let Some(location) = &answer.location {
        return vec![DoctorFinding::fault(format!(
            "{base} leads on to {location}. Set BASE_URL to the address at which browsers end: forms from \
             another one are refused."
        ))];
    }
    let Some(echoed) = answer.echoed.as_ref().filter(|_| answer.status == 200) else {
        return vec![DoctorFinding::fault(format!(
            "{base} leads to something else, which answers {}. Have the proxy pass on all addresses of \
             this host to LISTEN.",
            answer.status
        ))];
    };
    let mut findings = vec![DoctorFinding::ok(format!("{base} leads to this site."))];
    if !answer.has_policy {
        findings.push(DoctorFinding::fault(
            "Content-Security-Policy does not arrive. Have the proxy leave the headers of answers as they are.",
        ));
    }
    let forwarded = echoed.forwarded_for.join(",");
    let is_behind_proxy = forwarded.split(',').any(|one| !one.is_empty() && one.trim() != FORGED);
    let is_passed_on = !forwarded.is_empty();
    let needs_proxy = Url::parse(base).is_ok_and(|url| url.scheme() == "https");
    findings.push(match (config.trust_proxy, is_behind_proxy) {
        (true, _) if echoed.address == FORGED => DoctorFinding::fault(
            "A visitor can say to have another address. Have the proxy set or extend X-Forwarded-For; \
             without a proxy, set TRUST_PROXY to no.",
        ),
        (true, false) => DoctorFinding::fault(
            "TRUST_PROXY is yes, but X-Forwarded-For does not arrive. Have the proxy set it, or set \
             TRUST_PROXY to no.",
        ),
        (false, true) => DoctorFinding::fault(
            "TRUST_PROXY is no, but there is a proxy: all visitors share one address and one limit of \
             attempts. Set it to yes.",
        ),
        (false, false) if needs_proxy || !is_passed_on => DoctorFinding::fault(
            "The proxy does not set X-Forwarded-For: all visitors share one address and one limit of \
             attempts. Have it set the header, and set TRUST_PROXY to yes.",
        ),
        (true, true) => DoctorFinding::ok(format!(
            "The proxy says who asks (here: {}), and does not believe visitors.",
            echoed.address
        )),
        (false, false) => DoctorFinding::ok("There is no proxy in front."),
    });
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::doctor::finding::Severity;

    fn config(base_url: &'static str, trust_proxy: &'static str) -> Config {
        let find = |name: &str| match name {
            "BASE_URL" => Some(base_url.to_owned()),
            "TRUST_PROXY" => Some(trust_proxy.to_owned()),
            _ => None,
        };
        Config::from_lookup(find).unwrap()
    }

    #[test]
    fn each_fault_of_a_proxy_is_named() {
        const HTTPS: &str = "https://chess.example.org";
        const PLAIN: &str = "http://127.0.0.1:8080";
        for (base, trust, forwarded, address, severity, words) in [
            (
                HTTPS,
                "yes",
                "192.0.2.123, 198.51.100.7",
                "198.51.100.7",
                Severity::Ok,
                "198.51.100.7",
            ),
            (HTTPS, "yes", "198.51.100.7", "198.51.100.7", Severity::Ok, "says who asks"),
            (HTTPS, "yes", FORGED, FORGED, Severity::Fault, "another address"),
            (
                HTTPS,
                "no",
                "192.0.2.123, 198.51.100.7",
                "127.0.0.1",
                Severity::Fault,
                "Set it to yes",
            ),
            (HTTPS, "no", FORGED, "127.0.0.1", Severity::Fault, "does not set"),
            (PLAIN, "no", FORGED, "127.0.0.1", Severity::Ok, "no proxy"),
            (PLAIN, "yes", FORGED, FORGED, Severity::Fault, "set TRUST_PROXY to no"),
            // A proxy that takes the header away.
            (HTTPS, "yes", "", "127.0.0.1", Severity::Fault, "does not arrive"),
            (HTTPS, "no", "", "127.0.0.1", Severity::Fault, "does not set"),
            (PLAIN, "no", "", "127.0.0.1", Severity::Fault, "does not set"),
        ] {
            let forwarded_for =
                if forwarded.is_empty() { vec![] } else { vec![forwarded.to_owned()] };
            let echoed = EchoedRequest { address: address.to_owned(), forwarded_for };
            let answer = EchoResponse {
                status: 200,
                location: None,
                has_policy: true,
                echoed: Some(echoed),
            };
            let findings = judge(&answer, &config(base, trust));
            let last = &findings[1];
            assert_eq!(last.severity, severity, "{base} {trust} {forwarded}: {last}");
            assert!(last.to_string().contains(words), "{base} {trust} {forwarded}: {last}");
        }
    }

    #[test]
    fn another_program_behind_the_address_is_named() {
        let answer = EchoResponse { status: 404, location: None, has_policy: true, echoed: None };
        let config = config("https://chess.example.org", "yes");
        let elsewhere = Some("https://www.example.org/".to_owned());
        let redirect =
            EchoResponse { status: 308, location: elsewhere, has_policy: true, echoed: None };
        let findings = judge(&redirect, &config);
        assert!(findings[0].to_string().contains("leads on to https://www.example.org/"));
        let findings = judge(&answer, &config);
        assert_eq!(findings.len(), 1);
        assert!(findings[0].to_string().starts_with("FAULT  https://chess.example.org leads to"));
    }
}
