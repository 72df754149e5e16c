//! Tells the lines below the first one that ask for nothing: greetings, names, and what programs and
//! companies put below every email.

use super::line_words::{spoken, words};

/// No longer line is a greeting.
const MAX_GREETING_BYTES: usize = 60;
const MAX_WORDS_BEHIND_GREETING: usize = 4;
/// "Thanks for a very good game"
const MAX_WORDS_ABOUT_GAME: usize = 6;
const MAX_WORDS_BEHIND_CLOSING: usize = 2;
const MAX_WORDS_OF_ADDRESS: usize = 5;
const POSTSCRIPTS: [&str; 7] = ["p.s", "p. s", "ps:", "ps ", "p.d", "pd:", "pd "];
/// A greeting with one of these words is about the game.
const GAMES: [&str; 4] = ["game", "partie", "spiel", "partida"];
/// What greetings begin with, in small letters: a message may follow.
#[rustfmt::skip]
const GREETINGS: &[&str] = &[
    "hi", "hello", "dear", "thanks", "thank you", "thx", "good luck", "good game", "well played",
    "have fun", "have a nice day", "gg", "gl", "hallo", "servus", "moin", "danke", "vielen dank",
    "viel glück", "viel spaß", "viel erfolg", "gutes spiel", "gute partie", "schönen tag",
    "schönes wochenende", "hola", "gracias", "muchas gracias", "buena suerte", "suerte",
    "buena partida", "bonjour", "salut", "merci", "bonne chance", "bonne partie", "bonne journée",
    "bonne soirée", "congratulations", "congrats", "well done", "nice game", "great game",
    "glückwunsch", "herzlichen glückwunsch", "gratuliere", "gut gespielt", "schöne partie",
    "enhorabuena", "felicidades", "bien jugado", "félicitations", "bravo", "bien joué",
    "belle partie",
];
/// Small words of names.
const PARTICLES: &[&str] = &[
    "de", "la", "del", "della", "van", "von", "der", "den", "y", "du", "des", "zu", "da", "dos",
    "di",
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
];
/// A line that begins so is a footer only with one of these words.
const LEGAL: &[&str] = &[
    "intended",
    "recipient",
    "confidential",
    "privileged",
    "vertraulich",
    "empfänger",
    "adressat",
    "confidencial",
    "destinatari",
    "confidentiel",
    "destinataire",
];
/// What lines begin with that say nothing and are alone.
#[rustfmt::skip]
const LINKS: &[&str] = &[
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
    "mistake", "cancel", "cancelled", "continue", "later", "irrtum", "versehen", "fehler", "weiter",
    "unentschieden", "später", "erreur", "error", "continuer", "annuler", "cancelar", "continuar",
    "wrong", "typo", "actually", "nevermind", "ignore", "test", "moment", "play", "falsch", "falsche",
    "falsches", "falscher", "entschuldigung", "verzeihung", "tippfehler", "ignorieren", "spiele",
    "sigo", "juego", "disculpa", "perdona", "equivocado", "equivocación", "ignorar", "désolé",
    "désolée", "faux", "mauvaise", "joue", "ignorer",
];

/// Whether a line holds nothing that its writer may count on: a greeting, a name, the words that
/// companies put below every email.
pub fn is_signature(line: &str) -> bool {
    let is_link = || LINKS.iter().any(|start| spoken(line).starts_with(start));
    is_closing(line)
        || is_footer(line)
        || is_link()
        || greets(line)
        || is_name(line)
        || is_rule(line)
}

/// Whether nothing but names and addresses follows a line.
pub fn is_closing(line: &str) -> bool {
    let count =
        |rest: &str| words(rest).iter().filter(|word| word.contains(char::is_alphanumeric)).count();
    rest_behind(line, CLOSINGS)
        .any(|rest| ends_a_greeting(&rest) && count(&rest) <= MAX_WORDS_BEHIND_CLOSING)
}

/// Whether nothing but legal words follows a line.
pub fn is_footer(line: &str) -> bool {
    let text = spoken(line);
    FOOTERS.iter().any(|start| text.starts_with(start))
        && LEGAL.iter().any(|word| text.contains(word))
}

/// Whether a line may belong to the address of whom the line above names: "+49 30 1234".
pub fn is_address(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_digit() || c == '+')
        && !line.contains('?')
        && words(line).len() <= MAX_WORDS_OF_ADDRESS
        && !may_take_back(line)
}

/// Whether a line may take back what stands above: by a word, or as a postscript.
pub fn may_take_back(line: &str) -> bool {
    let text = spoken(line);
    POSTSCRIPTS.iter().any(|start| text.starts_with(start))
        || words(line).iter().any(|word| takes_back(word))
}

/// What follows the words with which a line begins that is short enough.
fn rest_behind(line: &str, ways: &'static [&str]) -> impl Iterator<Item = String> {
    let text = spoken(line);
    let is_short = text.len() <= MAX_GREETING_BYTES;
    ways.iter()
        .filter_map(move |one| text.strip_prefix(one).map(str::to_owned))
        .filter(move |_| is_short)
}

/// Whether a line greets and says no more.
fn greets(line: &str) -> bool {
    rest_behind(line, GREETINGS).any(|rest| {
        let (before, after) = rest.split_once([',', '.', '!', ':']).unwrap_or((&rest, ""));
        let is_about_game = GAMES.iter().any(|game| before.contains(game));
        let most = if is_about_game { MAX_WORDS_ABOUT_GAME } else { MAX_WORDS_BEHIND_GREETING };
        // "Dear Bruno, I am ill" greets and goes on.
        ends_a_greeting(&rest) && words(before).len() <= most && words(after).len() <= 2
    })
}

/// Whether words may stand behind those that greet: "for the game", but not "but I go on".
fn ends_a_greeting(rest: &str) -> bool {
    !rest.starts_with(char::is_alphanumeric)
        && !rest.contains('?')
        && !words(rest).iter().any(|word| takes_back(word))
}

fn takes_back(word: &str) -> bool {
    let word = word.to_lowercase();
    TAKES_BACK.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()))
}

/// Whether a line may be a name or a place: a few words, each with a capital.
pub fn is_name(line: &str) -> bool {
    let line = line.trim_start_matches(['-', '–', '—']);
    // "Anna :-)"
    let words: Vec<&str> = words(line)
        .into_iter()
        .filter(|word| word.contains(char::is_alphanumeric) || word.contains('?'))
        .collect();
    let begins_like_one = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    let fits = |c: char| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’' | ',');
    let is_part = |word: &str| {
        (begins_like_one(word) || PARTICLES.contains(&word))
            && word.chars().all(fits)
            && !takes_back(word)
    };
    (1..=5).contains(&words.len())
        && words.iter().any(|word| begins_like_one(word))
        && words.iter().all(|word| is_part(word))
}

/// Whether a line is only drawn, or a smiley.
fn is_rule(line: &str) -> bool {
    !line.contains(|c: char| c.is_alphanumeric() || c == '?')
}
