//! Tells the lines below the first one that ask for nothing: greetings, names, and what programs and
//! companies put below every email.

use super::command::{spoken, words};

/// No longer line is a greeting.
const MAX_GREETING_BYTES: usize = 60;
const MAX_WORDS_BEHIND_GREETING: usize = 4;
/// What greetings begin with, in small letters: a message may follow.
#[rustfmt::skip]
const GREETINGS: &[&str] = &[
    "hi", "hello", "dear", "thanks", "thank you", "thx", "good luck", "good game", "well played",
    "have fun", "have a nice day", "gg", "gl", "hallo", "servus", "moin", "danke", "vielen dank",
    "viel glück", "viel spaß", "viel erfolg", "gutes spiel", "gute partie", "schönen tag",
    "schönes wochenende", "hola", "gracias", "muchas gracias", "buena suerte", "suerte",
    "buena partida", "bonjour", "salut", "merci", "bonne chance", "bonne partie", "bonne journée",
    "bonne soirée",
];
/// What the last words above a name begin with: nothing but names and addresses follows.
#[rustfmt::skip]
const CLOSINGS: &[&str] = &[
    "bye", "cheers", "regards", "greetings", "best", "kind regards", "best regards", "best wishes",
    "yours", "sincerely", "take care", "see you", "gruß", "gruss", "grüße", "grüsse", "lg", "vg", "mfg",
    "bg", "liebe grüße", "lieber gruß", "viele grüße", "viele liebe grüße", "schöne grüße",
    "schönen gruß", "beste grüße", "herzliche grüße", "freundliche grüße", "mit freundlichen grüßen",
    "mit besten grüßen", "liebe grüsse", "viele grüsse", "tschüss", "bis bald", "ciao",
    "saludos", "un saludo", "un abrazo", "abrazos", "atentamente", "cordialmente", "adiós",
    "hasta pronto", "hasta luego", "salutations", "cordialement", "bien cordialement", "bien à vous",
    "bien à toi", "amicalement", "amitiés", "à bientôt", "au revoir", "bises",
];
/// What footers begin with that programs and companies put below every email.
#[rustfmt::skip]
const FOOTERS: &[&str] = &[
    "if you are not the", "if you have received this", "if you received this",
    "wenn sie nicht der", "falls sie nicht der", "wenn sie diese e-mail", "falls sie diese e-mail",
    "si no es usted", "si usted no es", "si ha recibido", "si vous n'êtes pas", "si vous avez reçu",
    "this e-mail", "this email", "this message", "diese e-mail", "diese nachricht",
    "este correo", "este mensaje", "ce message", "ce courriel", "cet e-mail", "confidential",
    "please consider the environment", "virus-free", "virenfrei", "libre de virus", "sans virus",
    "avast", "get bluemail", "sent from", "http://", "https://", "www.",
];
/// Words that look like a name on a line of their own, and take back what stands above.
#[rustfmt::skip]
const TAKES_BACK: &[&str] = &[
    "no", "not", "never", "nope", "wait", "stop", "sorry", "joke", "joking", "kidding", "oops", "undo",
    "don't", "nein", "nicht", "niemals", "nie", "doch", "halt", "warte", "scherz", "spaß", "quatsch",
    "ups", "kein", "keine", "nunca", "espera", "broma", "perdón", "tampoco", "non", "pas", "jamais",
    "attends", "attendez", "blague", "pardon", "aber", "but", "pero", "mais", "maybe", "vielleicht",
];

/// Whether a line holds nothing that its writer may count on: a greeting, a name, the words that
/// companies put below every email.
pub fn is_signature(line: &str) -> bool {
    is_closing(line) || greets(line, GREETINGS) || is_name(line) || is_rule(line)
}

/// Whether nothing but names, addresses and legal words follows a line.
pub fn is_closing(line: &str) -> bool {
    let text = spoken(line);
    greets(line, CLOSINGS) || FOOTERS.iter().any(|start| text.starts_with(start))
}

/// Whether a line greets in one of these ways.
fn greets(line: &str, ways: &[&str]) -> bool {
    let text = spoken(line);
    text.len() <= MAX_GREETING_BYTES
        && ways.iter().any(|one| text.strip_prefix(one).is_some_and(ends_a_greeting))
}

/// Whether words may stand behind those that greet: "for the game", but not "but I go on".
fn ends_a_greeting(rest: &str) -> bool {
    let words = words(rest);
    // "Hi, can we talk" greets and goes on.
    let most = if rest.starts_with([',', '.', '!', ':']) { 3 } else { MAX_WORDS_BEHIND_GREETING };
    !rest.starts_with(char::is_alphanumeric)
        && !rest.contains('?')
        && words.len() <= most
        && !words.iter().any(|word| takes_back(word))
}

fn takes_back(word: &str) -> bool {
    let word = word.to_lowercase();
    TAKES_BACK.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()))
}

/// Whether a line may be a name or an address: a few words, each with a capital.
fn is_name(line: &str) -> bool {
    let words = words(line.trim_start_matches(['-', '–', '—']));
    let begins_like_one = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    let fits = |c: char| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’' | ',');
    let is_plain = |word: &&str| word.chars().all(fits);
    (1..=4).contains(&words.len())
        && words.iter().all(|word| begins_like_one(word) && is_plain(word) && !takes_back(word))
}

/// Whether a line is only drawn, or a smiley.
fn is_rule(line: &str) -> bool {
    !line.contains(char::is_alphanumeric)
}
