//! Whatever is typed, every email has the headers that it should have, and one recipient.

use std::{
    fs,
    process::{Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
};

use diesel::{RunQueryDsl as _, sql_types::Text};
use mail_parser::{Address, MessageParser};
use zugpost::db::{DbError, site_settings};

use crate::{
    admin::matrix::send,
    support::{
        Browser, Page, Site, left_out, sample,
        server::Server,
        site::{Email, PASSWORD, read_email},
    },
    web::{every_text_field::write_everywhere, play},
};

/// All that some program takes for the end of a line.
const LINE_ENDS: [&str; 10] =
    ["\r\n", "\n", "\r", "%0d%0a", "%0a", "\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}"];

/// What nobody may add to an email.
const ADDED: &str = "Bcc: evil@example.com";

/// The headers of every email, in order.
const HEADERS: [&str; 9] = [
    "Auto-Submitted",
    "Content-Language",
    "Content-Type",
    "Date",
    "From",
    "MIME-Version",
    "Message-ID",
    "Subject",
    "To",
];

/// Headers of some emails, which come together.
const SOME: [&[&str]; 3] =
    [&["In-Reply-To", "References"], &["Reply-To"], &["List-Unsubscribe", "List-Unsubscribe-Post"]];

/// What a message has in its head, as another program reads it: the names, and who gets it.
const READ: &str = "
import email, email.policy, pathlib, sys
for path in sorted(pathlib.Path(sys.argv[1]).glob('*.eml')):
    message = email.message_from_bytes(path.read_bytes(), policy=email.policy.strict)
    to = [address.addr_spec for name in ('to', 'cc', 'bcc', 'resent-to')
          for value in message.get_all(name, []) for address in value.addresses]
    names = [address.display_name for name in ('from', 'reply-to')
             for value in message.get_all(name, []) for address in value.addresses]
    for text in [message['subject'], *names]:
        assert not any(c in text for c in '\\r\\n'), text
    print(' '.join(sorted(message.keys())), *to, sep='|')
";

/// Returns the names of the headers of a message, sorted.
fn names(message: &[u8]) -> Vec<String> {
    let end = message.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = std::str::from_utf8(&message[..end]).expect("a text");
    assert!(head.is_ascii(), "{head}");
    let lines = head.split("\r\n").filter(|line| !line.starts_with([' ', '\t']));
    let mut names: Vec<String> =
        lines.map(|line| line.split(':').next().unwrap_or_default().to_owned()).collect();
    names.sort();
    names
}

/// Returns the value of a header, its lines joined.
fn value(message: &[u8], name: &str) -> String {
    let text = String::from_utf8_lossy(message).replace("\r\n ", " ");
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
    line.expect("the header").to_owned()
}

/// Asserts that a message has the headers that it should have, each once, and lines of one kind.
fn assert_clean(message: &[u8]) {
    let text = String::from_utf8_lossy(message);
    let found = names(message);
    let mut left = found.clone();
    for some in SOME {
        if some.iter().all(|name| left.iter().any(|one| one == name)) {
            left.retain(|name| !some.contains(&name.as_str()));
        }
    }
    assert_eq!(left, HEADERS, "{text}");
    assert_eq!(found.iter().filter(|name| *name == "Reply-To").count().max(1), 1, "{text}");
    for (at, byte) in message.iter().enumerate() {
        let is_end = match byte {
            b'\r' => message.get(at + 1) == Some(&b'\n'),
            b'\n' => at > 0 && message[at - 1] == b'\r',
            0 => false,
            _ => true,
        };
        assert!(is_end, "byte {at} of {text}");
    }
}

/// Asserts that Python reads the same headers, and one recipient of each.
fn compare_with_python(messages: &[Vec<u8>]) {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, message) in messages.iter().enumerate() {
        fs::write(folder.path().join(format!("{number:04}.eml")), message).expect("a file");
    }
    let python =
        Command::new("python3").args(["-c", READ]).arg(folder.path()).stdin(Stdio::null()).output();
    let Ok(output) = python else {
        left_out("python3 is absent");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let expected: Vec<String> = messages
        .iter()
        .map(|message| format!("{}|{}", names(message).join(" "), value(message, "To")))
        .collect();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.lines().collect::<Vec<_>>(), expected);
}

fn register(site: &Site, name: &str, email: &str) -> Page {
    let mut browser = site.browser();
    let fields = [("name", name), ("email", email), ("password", PASSWORD), ("again", PASSWORD)];
    send(&mut browser, "/register", &fields)
}

/// Tries everything that is one line: names, addresses, titles.
fn try_lines(site: &Site, end: &str, [wilma, ada, dora]: [&mut Browser; 3]) {
    let more = format!("{end}{ADDED}");
    assert_eq!(register(site, &format!("Otto{more}"), "o@example.org").status, 422, "{end:?}");
    for address in [format!("o@example.org{more}"), format!("o{more},o@example.org")] {
        assert_eq!(register(site, "Otto", &address).status, 422, "{address:?}");
        assert_eq!(send(wilma, "/forgot", &[("email", &address)]).status, 422, "{address:?}");
        let fields = [("email", address.as_str()), ("password", PASSWORD)];
        assert_eq!(send(wilma, "/account/address", &fields).status, 422, "{address:?}");
    }
    let name = format!("Wilma{more}");
    assert_eq!(send(wilma, "/account/name", &[("name", &name)]).status, 422, "{end:?}");
    let page = ada.get("/admin/settings");
    let site_name = format!("Club{more}");
    let fields = [("site_name", site_name.as_str()), ("action", "save")];
    let page = ada.submit(&page, "form.settings", &fields);
    // These letters end no line but in an address.
    let is_text = end.starts_with('%') || ["\u{2028}", "\u{2029}"].contains(&end);
    assert_eq!(page.status, if is_text { 200 } else { 422 }, "{end:?}: {}", page.text());
    let page = dora.get("/tournaments/new");
    let title = format!("Cup{more}");
    let cup = [("name", title.as_str()), ("start", "when_full"), ("capacity", "7")];
    let page = dora.submit(&page, "main form", &cup);
    assert!(page.path.starts_with("/tournaments/"), "{end:?}: {}", page.text());
    let path = page.path.split('?').next().expect("a path").to_owned();
    let invite = [("deed", "invite"), ("player", "Wilma")];
    assert_eq!(send(dora, &format!("{path}/direct"), &invite).status, 303);
    site.run_jobs();
}

/// What no form takes stands in the database all the same.
fn rename_behind_the_pages(site: &Site) {
    let more = format!("{}{ADDED}", LINE_ENDS.concat());
    let write = site.db.write::<_, DbError>(move |conn| {
        let sql = "UPDATE players SET name = 'Bruno' || $1 WHERE name_key = 'bruno'";
        site_settings::set(conn, "site_name", &format!("Club{more}"))?;
        Ok(diesel::sql_query(sql).bind::<Text, _>(more).execute(conn)?)
    });
    assert_eq!(site.run(write).expect("a query"), 1);
}

/// Returns the names that a message has in its From and Reply-To.
fn senders(message: &[u8]) -> Vec<String> {
    let parsed = MessageParser::default().parse(message).expect("a message");
    let from = parsed.from().expect("a From");
    let addresses = [Some(from), parsed.reply_to()].into_iter().flatten().flat_map(Address::iter);
    addresses.map(|address| address.name().expect("a name").to_owned()).collect()
}

#[test]
fn every_email_has_its_headers_and_one_recipient_whatever_is_typed() {
    let server = Server::start();
    let recipients = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&recipients);
    server.answer(move |line| {
        if let Some(to) = line.strip_prefix("RCPT TO:<").and_then(|to| to.split('>').next()) {
            heard.lock().unwrap_or_else(PoisonError::into_inner).push(to.to_owned());
        }
        None
    });
    let settings = [("SMTP_URL", server.url()), ("MAIL_DOMAIN", "reply.example.org".to_owned())];
    let site = Site::with(&settings.each_ref().map(|(name, value)| (*name, value.as_str())));
    let text: String = LINE_ENDS.map(|end| format!("Tea{end}{ADDED}")).concat();
    let title = "Cup%0aBcc: x@y.org\u{2028}Q";
    let [_, mut wilma, mut bruno, _, _, mut ada, mut dora] = write_everywhere(&site, &text, title);
    for end in sample(LINE_ENDS, 3) {
        try_lines(&site, end, [&mut wilma, &mut ada, &mut dora]);
    }
    rename_behind_the_pages(&site);
    play(&mut wilma, "/games/1", "Nf3");
    site.run_jobs();
    play(&mut bruno, "/games/1", "Nc6");
    site.run_jobs();
    site.answer_requests();
    site.run_jobs();

    let messages = server.taken();
    println!("{} messages", messages.len());
    assert!(messages.len() > 20, "{}", messages.len());
    let mut addressed = Vec::new();
    for message in &messages {
        assert_clean(message);
        let to = value(message, "To");
        assert!(to.ends_with("@example.org") && !to.contains([' ', ',']), "{to}");
        addressed.push(to);
    }
    let mut recipients = recipients.lock().unwrap_or_else(PoisonError::into_inner).clone();
    recipients.sort();
    addressed.sort();
    assert_eq!(recipients, addressed);
    // They are there, where words stand.
    let emails: Vec<Email> = messages.iter().map(|message| read_email(message)).collect();
    let said = emails.iter().filter(|email| email.text.contains(ADDED)).count();
    let is_line = |text: &str| {
        !text.contains(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'))
    };
    assert!(emails.iter().all(|email| is_line(&email.subject)));
    let senders: Vec<String> = messages.iter().flat_map(|message| senders(message)).collect();
    assert!(senders.iter().all(|name| is_line(name)), "{senders:?}");
    // The name that has all of them.
    let is_whole = |name: &str| name.starts_with("Club") && name.ends_with(ADDED);
    assert!(senders.iter().any(|name| is_whole(name)), "{senders:?}");
    assert!(senders.len() > messages.len(), "{} have no Reply-To", messages.len());
    let in_subject = emails.iter().filter(|email| email.subject.contains("Bcc:")).count();
    println!("{said} {in_subject}");
    assert!(said > 10 && in_subject > 5, "{said} and {in_subject} of {}", emails.len());
    compare_with_python(&messages);
}
