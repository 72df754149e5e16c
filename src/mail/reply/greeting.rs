//! Tells the lines below the first one that ask for nothing: greetings, names, and what programs and
//! companies put below every email.
//!
//! Only what is known is taken for one of them. What stands below a resignation may take it back.

use super::{
    labels::SIGNED_WITH_DEVICE,
    line_words::{spoken, words},
};

const MAX_WORDS_BEHIND_GREETING: usize = 4;
/// "Thanks for a very good game"
const MAX_WORDS_ABOUT_GAME: usize = 6;
const MAX_WORDS_OF_CLOSING: usize = 5;
const MAX_WORDS_OF_NAME: usize = 5;
const MAX_WORDS_OF_ADDRESS: usize = 5;
const MAX_WORDS_OF_PROGRAM: usize = 5;
/// A greeting with one of these words is about the game.
const GAMES: [&str; 5] = ["game", "games", "partie", "spiel", "partida"];
/// What greetings begin with, as [`folded`] returns it.
#[rustfmt::skip]
const GREETINGS: &[&str] = &[
    "hi", "hello", "dear", "thanks", "thank you", "thx", "good luck", "good game", "well played",
    "have fun", "have a nice day", "gg", "gl", "hallo", "servus", "moin", "danke", "vielen dank",
    "viel glück", "viel spass", "viel erfolg", "gutes spiel", "gute partie", "schönen tag",
    "schönes wochenende", "hola", "gracias", "muchas gracias", "buena suerte", "suerte",
    "buena partida", "bonjour", "salut", "merci", "bonne chance", "bonne partie", "bonne journée",
    "bonne soirée", "congratulations", "congrats", "well done", "nice game", "great game",
    "glückwunsch", "herzlichen glückwunsch", "gratuliere", "gut gespielt", "schöne partie",
    "enhorabuena", "felicidades", "bien jugado", "félicitations", "bravo", "bien joué",
    "belle partie",
];
/// Words of which one makes a line the last above a name.
#[rustfmt::skip]
const CLOSING_WORDS: &[&str] = &[
    "regards", "wishes", "greetings", "cheers", "sincerely", "yours", "best", "bye",
    "gruss", "grüsse", "grüssen", "gruesse", "gruessen", "schachgruss", "schachgrüsse", "lg", "vg",
    "mfg", "bg", "tschüss", "ciao", "saludo", "saludos", "abrazo", "abrazos", "atentamente",
    "cordialmente", "adiós", "salutations", "cordialement", "amicalement", "sportivement", "amitiés",
    "bises", "amici",
];
/// What such a line begins with else.
const CLOSINGS: &[&str] = &[
    "take care",
    "see you",
    "bis bald",
    "hasta pronto",
    "hasta luego",
    "bien à vous",
    "bien à toi",
    "à bientôt",
    "au revoir",
];
/// The other words of greetings and of the lines above a name.
#[rustfmt::skip]
const POLITE: &[&str] = &[
    "a", "again", "all", "an", "and", "day", "everybody", "evening", "for", "friend", "from", "fun",
    "game", "games", "good", "great", "interesting", "kind", "kindest", "lovely", "luck", "many", "much", "my",
    "nice", "of", "played", "so", "soon", "the", "there", "to", "truly", "very", "warm", "warmest",
    "weekend", "well", "with", "you", "your",
    "alle", "allen", "aus", "besten", "beste", "bester", "das", "deine", "den", "die", "dir", "ein",
    "eine", "euch", "freundliche", "freundlichem", "freundlichen", "freundlicher", "für", "gespielt", "gut",
    "gute", "herzliche", "herzlichem", "herzlichen", "herzlicher", "ihnen", "interessante", "liebe",
    "liebem", "lieben", "lieber", "mit", "partie", "schöne", "schönem", "schönen", "schöner", "sehr",
    "sonnige", "spannende", "spiel", "sportliche", "sportlichen", "und", "viel", "viele", "vielen",
    "von", "zusammen",
    "buen", "buena", "cordial", "cordiales", "desde", "el", "fuerte", "gran", "la", "muchos", "mucha",
    "muy", "otro", "para", "partida", "por", "suerte", "todos", "un", "una", "y",
    "avec", "beaucoup", "belle", "bien", "bonne", "chance", "de", "depuis", "distinguées", "et",
    "intéressante", "les", "meilleures", "mes", "pour", "sincères", "toi", "tous", "très", "une",
    "vous", "à",
];
/// Small words of names.
const PARTICLES: &[&str] = &[
    "de", "la", "del", "della", "van", "von", "der", "den", "y", "du", "des", "zu", "da", "dos",
    "di", "of",
];
/// Small words of addresses.
const STREETS: &[&str] = &["rue", "avenue", "place", "calle", "plaza", "tel", "tél", "mobile"];
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
#[rustfmt::skip]
const LEGAL: &[&str] = &[
    "intended only", "intended solely", "recipient", "addressee", "confidential", "privileged",
    "vertraulich", "empfänger", "adressat", "confidencial", "destinatari", "confidentiel",
    "destinataire",
];
/// The same, which may name a square too: "If you received this e4mail in error".
#[rustfmt::skip]
const MISDIRECTED: &[&str] = &[
    "if you received this", "if you have received this", "if you are not the", "if this e",
    "if this message", "wenn sie diese", "falls sie diese", "sollten sie diese", "wenn sie nicht",
    "falls sie nicht", "sollten sie nicht", "si ha recibido", "si usted ha recibido",
    "si recibe este", "si recibió este", "si vous avez reçu", "si vous recevez", "si ce message",
];
/// With one of these words.
#[rustfmt::skip]
const LEGAL_IF_MISDIRECTED: &[&str] = &[
    "in error", "by mistake", "delete", "notify", "recipient", "irrtümlich", "versehentlich",
    "fehler", "löschen", "empfänger", "adressat", "por error", "destinatari", "elimín", "elimin",
    "bórr", "par erreur", "supprim", "détrui", "destinataire",
];
/// What the mail servers of companies put above what comes from outside.
#[rustfmt::skip]
const GATEWAYS: &[&str] = &[
    "caution", "[external", "external", "warning", "achtung", "vorsicht", "[extern", "extern",
    "warnung", "atención", "precaución", "[externo", "correo externo", "attention", "[externe",
    "this email originated", "this message originated", "diese e-mail kommt", "diese mail kommt",
    "diese e-mail stammt", "you don't often get email", "sie erhalten nicht häufig",
    "sie erhalten nicht oft", "no suele recibir", "vous n'obtenez pas souvent",
];
/// With one of these words, which all but the short ones have.
#[rustfmt::skip]
const FROM_OUTSIDE: &[&str] = &[
    "external", "outside", "originated", "extern", "außerhalb", "fuera de", "externo", "extérieur",
    "externe", "often get email", "häufig", "nicht oft", "no suele", "pas souvent",
];
/// What lines begin with that say nothing and are alone.
#[rustfmt::skip]
const LINKS: &[&str] = &[
    "please consider the environment", "virus-free", "virenfrei", "libre de virus", "sans virus",
    "garanti sans virus", "avast", "get bluemail", "yahoo mail: search, organize",
];
/// What an address on the web begins with.
const WEB: [&str; 3] = ["http://", "https://", "www."];
/// Words that look like a name on a line of their own, and take back what stands above.
#[rustfmt::skip]
const TAKES_BACK: &[&str] = &[
    "no", "not", "don't", "never", "nope", "wait", "stop", "sorry", "joke", "joking", "kidding", "oops",
    "undo", "but", "maybe", "mistake", "error", "cancel", "cancelled", "continue", "later", "wrong",
    "typo", "actually", "nevermind", "ignore", "test", "moment", "play", "misclick", "mouseslip",
    "retract", "withdraw", "withdrawn", "revoke", "revoked", "instead",
    "ich", "nein", "nicht", "nichts", "nie", "niemals", "nee", "nö", "doch", "halt", "stopp", "warte",
    "scherz", "spass", "quatsch", "ups", "kein", "keine", "aber", "vielleicht", "irrtum", "versehen",
    "fehler", "tippfehler", "vertippt", "verwechselt", "verwechslung", "weiter", "weiterspielen",
    "spiele", "später", "falsch", "falsche", "falsches", "falscher", "ignorieren", "zurück",
    "zurückgenommen", "storno", "entschuldigung", "verzeihung",
    "yo", "nunca", "tampoco", "espera", "broma", "perdón", "perdona", "disculpa", "pero", "cancelar",
    "anular", "anulado", "continuar", "sigo", "juego", "ignorar", "olvídalo", "equivocado",
    "equivocación",
    "je", "non", "pas", "jamais", "attends", "attendez", "blague", "pardon", "mais", "erreur",
    "annuler", "annulé", "continuer", "joue", "ignorer", "oubliez", "désolé", "désolée", "faux",
    "mauvaise",
];
/// Words of the game, which are no name either. Those of the pieces are: "Mr King".
#[rustfmt::skip]
const CHESS_WORDS: &[&str] = &[
    "castle", "castles", "castling", "draw", "move", "game", "games", "takeback", "check", "checkmate",
    "stalemate",
    "rochade", "rochieren", "remis", "unentschieden", "zug", "partie", "partien", "spiel", "schach",
    "rücknahme",
    "enroque", "enrocar", "tablas", "jugada", "partida", "jaque",
    "roque", "roquer", "nulle", "coup", "échec",
];

/// What a line is that holds nothing its writer may count on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Courtesy {
    /// "Best regards"
    Closing,
    /// The words that companies put below every email.
    Footer,
    /// The writer's name, or a line with it.
    Name,
    /// Two words or more with capitals: a name, a place, what somebody is.
    Capitals,
    /// One word with a capital, which is not known to be the writer's name.
    OneWord,
    /// "+49 30 1234": only below a name or a closing.
    Address,
    Greeting,
    /// A link, or the name of a program.
    Link,
    /// It is only drawn, or a smiley.
    Rule,
}

/// Whether a line is what companies put below every email.
pub fn is_footer(line: &str) -> bool {
    let text = spoken(line);
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let begins = |starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
    (begins(FOOTERS) && has(LEGAL))
        || (begins(MISDIRECTED) && has(LEGAL_IF_MISDIRECTED))
        || (begins(GATEWAYS) && has(FROM_OUTSIDE))
}

/// Returns what a line is, if it holds nothing that its writer may count on. `names`: words by
/// which the writer may sign.
pub fn kind(line: &str, names: &[String]) -> Option<Courtesy> {
    if !line.contains(|c: char| c.is_alphanumeric() || c == '?') {
        // "(=)" offers a draw.
        let sign = line.trim().trim_end_matches('.').trim_matches(['(', ')', '[', ']', ' ']);
        return (sign != "=").then_some(Courtesy::Rule);
    }
    if is_footer(line) {
        return Some(Courtesy::Footer);
    }
    let text = spoken(line);
    // "https://site.example/games/7 is where I play on" is a sentence.
    let is_web = !text.contains(' ') && WEB.iter().any(|start| text.starts_with(start));
    if is_web || LINKS.iter().any(|start| text.starts_with(start)) {
        return Some(Courtesy::Link);
    }
    if line.contains('?') {
        return None;
    }
    // "Anna :-)"
    let words: Vec<&str> =
        words(line).into_iter().filter(|word| word.contains(char::is_alphanumeric)).collect();
    match words.as_slice() {
        words if closes(words) => Some(Courtesy::Closing),
        words if greets(words) => Some(Courtesy::Greeting),
        words if names_program(words) => Some(Courtesy::Link),
        [one] if is_initial(one, names) => Some(Courtesy::Name),
        words if is_name(words) || words.iter().all(|word| is_known(word, names)) => match words {
            words if words.iter().any(|word| is_known(word, names)) => Some(Courtesy::Name),
            [_] => Some(Courtesy::OneWord),
            _ => Some(Courtesy::Capitals),
        },
        words if is_address(words) => Some(Courtesy::Address),
        _ => None,
    }
}

/// A word as the lists have it: in small letters, without what stands around it.
fn folded(word: &str) -> String {
    let word = word.to_lowercase().replace('’', "'").replace('ß', "ss");
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// How many words at the beginning are one of these phrases.
fn beginning(words: &[&str], phrases: &[&str]) -> Option<usize> {
    phrases.iter().find_map(|phrase| {
        let mut rest = words.iter();
        let begins =
            phrase.split(' ').all(|one| rest.next().is_some_and(|word| folded(word) == one));
        begins.then(|| words.len() - rest.len())
    })
}

/// Whether nothing but names and addresses follows these words.
fn closes(words: &[&str]) -> bool {
    let is_core = |word: &&str| CLOSING_WORDS.contains(&folded(word).as_str());
    let begins = beginning(words, CLOSINGS).unwrap_or_default();
    words.len() <= MAX_WORDS_OF_CLOSING
        && (begins > 0 || words.iter().any(is_core))
        && words.iter().skip(begins).all(|word| is_core(word) || is_polite(word))
}

/// Whether words greet and say no more: "Thanks for the game", but not "Thanks, but I go on".
fn greets(words: &[&str]) -> bool {
    let Some(rest) = beginning(words, GREETINGS).and_then(|begins| words.get(begins..)) else {
        return false;
    };
    let is_about_game = words.iter().any(|word| GAMES.contains(&folded(word).as_str()));
    let most = if is_about_game { MAX_WORDS_ABOUT_GAME } else { MAX_WORDS_BEHIND_GREETING };
    rest.len() <= most && rest.iter().all(|word| is_polite(word))
}

/// Whether words name the program that an email was written with, and no device.
fn names_program(words: &[&str]) -> bool {
    let text = words.join(" ").to_lowercase();
    let has_capital = |word: &&str| word.contains(char::is_uppercase) && !is_no_name(word);
    (3..=MAX_WORDS_OF_PROGRAM).contains(&words.len())
        && SIGNED_WITH_DEVICE.iter().any(|start| text.starts_with(start))
        && words.iter().skip(2).all(has_capital)
}

/// Whether a word is one by which the writer may sign: a name, a short form of it, or a part of
/// the address that it is run together in.
fn is_known(word: &str, names: &[String]) -> bool {
    const SHORTEST: usize = 3;
    let fits = |word: &str, name: &String| {
        let name = latin(name);
        name == word
            || (word.len() >= SHORTEST && name.starts_with(word))
            || (name.len() >= SHORTEST && word.starts_with(&name) && word.len() <= name.len() + 2)
            || (word.len() > SHORTEST && name.ends_with(word))
    };
    let is_one = |word: &str| !is_no_name(word) && names.iter().any(|name| fits(word, name));
    let word = latin(word);
    // "anna.mueller"
    let mut parts = word.split(|c: char| !c.is_alphabetic()).filter(|part| !part.is_empty());
    is_one(&word) || (parts.clone().count() > 1 && parts.all(is_one))
}

/// "A.", "A. M.", "AM": the letters with which the writer's names begin.
fn is_initial(word: &str, names: &[String]) -> bool {
    let letters: Vec<char> = word.chars().filter(|c| c.is_alphabetic()).collect();
    let begins = |letter: &char| {
        let letter: Vec<char> = letter.to_lowercase().collect();
        names.iter().any(|name| name.to_lowercase().starts_with(letter.as_slice()))
    };
    (1..=2).contains(&letters.len())
        && !is_no_name(word)
        && letters.iter().all(|letter| letter.is_uppercase() && begins(letter))
}

/// A word in the letters that addresses are written with.
fn latin(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for c in folded(word).chars() {
        match c {
            'ä' | 'æ' => out.push_str("ae"),
            'ö' | 'ø' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'á' | 'à' | 'â' | 'ã' | 'å' => out.push('a'),
            'é' | 'è' | 'ê' | 'ë' => out.push('e'),
            'í' | 'ì' | 'î' | 'ï' => out.push('i'),
            'ó' | 'ò' | 'ô' | 'õ' => out.push('o'),
            'ú' | 'ù' | 'û' => out.push('u'),
            'ñ' => out.push('n'),
            'ç' => out.push('c'),
            c => out.push(c),
        }
    }
    out
}

/// Whether words may be a name or a place: a few, each with a capital.
fn is_name(words: &[&str]) -> bool {
    (1..=MAX_WORDS_OF_NAME).contains(&words.len())
        && words.iter().any(|word| is_capital(word))
        && words.iter().all(|word| is_capital(word) || PARTICLES.contains(word))
}

/// Whether words may belong to an address: "12 Long Street", "Tel. 030 1234".
fn is_address(words: &[&str]) -> bool {
    let is_sign = |word: &str| word.contains(|c: char| c.is_ascii_digit() || c == '@');
    let is_part = |word: &str| {
        is_sign(word)
            || is_capital(word.trim_end_matches(':'))
            || PARTICLES.contains(&word)
            || STREETS.contains(&folded(word).as_str())
    };
    (1..=MAX_WORDS_OF_ADDRESS).contains(&words.len())
        && words.iter().any(|word| is_sign(word))
        && words.iter().all(|word| is_part(word))
}

/// Whether a word may be part of a name by its capital.
pub fn is_capital(word: &str) -> bool {
    let word = word.trim_start_matches(['-', '–', '—']);
    let fits = |c: char| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’' | ',');
    word.starts_with(char::is_uppercase) && word.chars().all(fits) && !is_no_name(word)
}

fn is_polite(word: &str) -> bool {
    POLITE.contains(&folded(word).as_str()) || is_capital(word.trim_end_matches('!'))
}

fn is_no_name(word: &str) -> bool {
    let found = folded(word);
    // "I. Petrov" and "O'Brien" are names.
    let is_about_oneself = word == "I" || found.starts_with("i'") || found.starts_with("j'");
    is_about_oneself
        || TAKES_BACK.contains(&found.as_str())
        || CHESS_WORDS.contains(&found.as_str())
}
