//! The commonest passwords of all are refused.

use zugpost::actions::accounts::{BadField, Password};

use crate::{
    admin::matrix::send,
    support::{Site, sample},
};

/// How a list begins that stands in the program itself: 30 000 passwords, in the order of how often
/// they were found in leaked databases. It comes with `zxcvbn`, which shows it to nobody.
const BEGINNING: &[u8] = b"123456,password,12345678,qwerty,123456789,";

/// Passwords of the list, but for the last, whose end is not marked.
const COUNT: usize = 29_999;

/// How many are refused at the least.
const COMMONEST: usize = 3000;

/// Reads the list from this very program.
fn list() -> Vec<String> {
    let path = std::env::current_exe().expect("this program");
    let program = std::fs::read(path).expect("this program");
    // The constant above stands there, too.
    let found = memchr::memmem::find_iter(&program, BEGINNING).map(|at| &program[at..]);
    let list = found.map(|from| {
        let words = from.split(|byte| *byte == b',').take(COUNT).map(String::from_utf8_lossy);
        words.map(std::borrow::Cow::into_owned).collect::<Vec<_>>()
    });
    let is_list = |words: &Vec<String>| {
        words.len() == COUNT && words.iter().all(|word| word.len() < 40 && word.is_ascii())
    };
    list.into_iter().find(is_list).expect("the list of zxcvbn")
}

#[test]
fn the_commonest_passwords_are_refused() {
    let all = list();
    let long = |words: &[String]| -> Vec<String> {
        words.iter().filter(|word| word.len() >= 8).cloned().collect()
    };
    assert!(long(&all[..COMMONEST]).len() > 800 && long(&all).len() > 11_000);
    // Who is short is refused for that.
    let refused = |word: &String| {
        matches!(
            Password::parse(word, &[]).err(),
            Some(BadField::PasswordShort | BadField::PasswordGuessable)
        )
    };
    let taken: Vec<&String> = all[..COMMONEST].iter().filter(|word| !refused(word)).collect();
    assert!(taken.is_empty(), "{taken:?}");
    let rest: Vec<String> = sample(all[COMMONEST..].iter().cloned(), 50).collect();
    let taken: Vec<&String> = rest.iter().filter(|word| !refused(word)).collect();
    assert!(taken.is_empty(), "{taken:?}");
    // On the page, too.
    let site = Site::start();
    let mut browser = site.browser();
    for password in sample(long(&all[..COMMONEST]), 100) {
        let fields = [
            ("name", "Anna"),
            ("email", "anna@example.org"),
            ("password", password.as_str()),
            ("again", password.as_str()),
        ];
        let page = send(&mut browser, "/register", &fields);
        assert_eq!(page.status, 422, "{password}");
        page.assert_says("This password is easy to guess");
    }
}
