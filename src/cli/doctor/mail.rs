//! Emails: what the DNS has to say of them, and whether one leaves.

use chrono::{DateTime, Utc};

use super::finding::DoctorFinding;
use crate::{
    config::Config,
    db::EmailId,
    mail::{Mailer, Signer},
};

pub(super) async fn examine(
    config: &Config,
    test: Option<&lettre::Address>,
    now: DateTime<Utc>,
) -> Vec<DoctorFinding> {
    let mut findings = Vec::new();
    if config.smtp_url.is_some() {
        findings.extend(records(config));
    }
    if let Some(address) = test {
        findings.push(match send(config, address, now).await {
            Ok(to) => DoctorFinding::ok(to),
            Err(error) => DoctorFinding::fault(format!("The test email was not sent: {error:#}")),
        });
    }
    findings
}

/// Lists the records that the DNS of the sender should have.
fn records(config: &Config) -> Vec<DoctorFinding> {
    let domain = config.mail_from.domain();
    let host = config.smtp_url.as_deref().and_then(|url| {
        url.parse::<url::Url>().ok().and_then(|url| url.host_str().map(str::to_owned))
    });
    let sender = match host {
        Some(host) if !host.is_empty() && host != "localhost" => format!("a:{host}"),
        _ => "mx".to_owned(),
    };
    let mut findings = vec![DoctorFinding::note(format!(
        "SPF: {domain} should have a TXT record such as \"v=spf1 {sender} -all\", which names the \
         machines that send its emails."
    ))];
    findings.push(match config.mail_config(Signer::new("")) {
        Err(error) => DoctorFinding::fault(format!("DKIM: {error:#}")),
        Ok(mail_config) => match &mail_config.dkim {
            Some(dkim) => DoctorFinding::note(format!(
                "DKIM: {} should have the TXT record \"{}\".",
                dkim.record_name(),
                dkim.record()
            )),
            None => DoctorFinding::note(
                "DKIM: DKIM_KEY is empty. Unless the mail server signs emails, many of them will be taken \
                 for spam.",
            ),
        },
    });
    findings.push(DoctorFinding::note(format!(
        "DMARC: _dmarc.{domain} should have a TXT record such as \"v=DMARC1; p=quarantine; \
         rua=mailto:{}\".",
        config.mail_from
    )));
    findings
}

async fn send(config: &Config, to: &lettre::Address, now: DateTime<Utc>) -> anyhow::Result<String> {
    let (mailer, way) = match &config.smtp_url {
        Some(url) => (Mailer::smtp(url, config.smtp_ca.as_deref())?, "The mail server has taken"),
        None => (Mailer::folder(&config.mail_dir())?, "DATA_DIR/mail has"),
    };
    let email = config.mail_config(Signer::new(""))?.write_test(to, now)?;
    // No email of the site has this number.
    mailer.send(EmailId(0), &email.envelope, email.bytes).await?;
    Ok(format!("{way} the test email to {to}. Look whether it arrives, and not among the spam."))
}
