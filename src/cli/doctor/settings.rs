//! Settings that are valid, and together are probably not what is meant.

use super::finding::DoctorFinding;
use crate::config::Config;

pub(super) fn examine(config: &Config) -> Vec<DoctorFinding> {
    let mut findings = vec![DoctorFinding::ok("The settings are valid.")];
    let is_public = !config.is_loopback();
    if !is_public {
        findings.push(DoctorFinding::note(format!(
            "BASE_URL is {}: only this machine reaches the site. Set it to the address that players type.",
            config.base_url
        )));
    }
    if is_public && !config.is_https() {
        findings.push(DoctorFinding::fault(
            "BASE_URL begins with http: passwords can be read on their way. Put a proxy with TLS in \
             front, and set BASE_URL to its https address.",
        ));
    }
    if config.smtp_url.is_none() {
        findings.push(DoctorFinding::note(
            "SMTP_URL is empty: no email leaves, they are written to DATA_DIR/mail. Nobody else can \
             confirm an account.",
        ));
    } else if config.mail_from.domain() == "localhost" {
        findings.push(DoctorFinding::fault(
            "MAIL_FROM is at localhost: other mail servers refuse that. Set it to an address of your domain.",
        ));
    }
    if config.ignores_bounces() {
        findings.push(DoctorFinding::note(
            "MAIL_BOUNCES is no: emails that cannot be delivered come back to MAIL_FROM, where Zugpost \
             does not read them.",
        ));
    }
    if is_public && config.security_contact.is_none() {
        findings.push(DoctorFinding::note(
            "SECURITY_CONTACT is empty: whoever finds a hole does not know whom to tell.",
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::examine;
    use crate::{cli::doctor::finding::Severity, config::Config};

    fn faults(settings: &[(&str, &str)]) -> usize {
        let find = |name: &str| {
            settings.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        let findings = examine(&Config::from_lookup(find).unwrap());
        findings.iter().filter(|finding| finding.severity == Severity::Fault).count()
    }

    #[test]
    fn what_is_not_safe_is_a_fault_and_what_may_be_meant_is_none() {
        let public = ("BASE_URL", "https://chess.example.org");
        let smtp = ("SMTP_URL", "smtp://localhost");
        for (settings, expected) in [
            (&[] as &[_], 0),
            (&[public], 0),
            (&[("BASE_URL", "http://chess.example.org")], 1),
            (&[public, smtp], 1),
            (&[public, smtp, ("MAIL_FROM", "chess@example.org")], 0),
        ] {
            assert_eq!(faults(settings), expected, "{settings:?}");
        }
    }
}
