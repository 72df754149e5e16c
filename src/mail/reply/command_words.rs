//! The words of commands, in every language that emails are written in.

use super::line_words::{MoveNumber, spoken};

const RESIGN: [&str; 11] = [
    "resign",
    "i resign",
    "aufgeben",
    "ich gebe auf",
    "aufgabe",
    "abandono",
    "abandonar",
    "me rindo",
    "j'abandonne",
    "abandonner",
    "abandon",
];
/// Behind a move they offer a draw too.
const DRAW: [&str; 9] =
    ["draw", "draw?", "offer draw", "remis", "remis?", "tablas", "tablas?", "nulle", "nulle?"];
const OFFER_DRAW: [&str; 13] = [
    "offer a draw",
    "i offer a draw",
    "i offer draw",
    "remis anbieten",
    "ich biete remis",
    "ich biete remis an",
    "ofrecer tablas",
    "ofrezco tablas",
    "proposer nulle",
    "proposer la nulle",
    "je propose nulle",
    "je propose la nulle",
    "nulle proposée",
];
const ACCEPT_DRAW: [&str; 20] = [
    "accept",
    "accept draw",
    "accept the draw",
    "i accept",
    "i accept the draw",
    "i accept draw",
    "annehmen",
    "remis annehmen",
    "remis angenommen",
    "ich nehme an",
    "ich nehme remis an",
    "ich nehme das remis an",
    "acepto",
    "acepto tablas",
    "acepto las tablas",
    "aceptar tablas",
    "j'accepte",
    "j'accepte la nulle",
    "accepter la nulle",
    "nulle acceptée",
];
const DECLINE_DRAW: [&str; 20] = [
    "decline",
    "decline draw",
    "decline the draw",
    "i decline",
    "i decline the draw",
    "i decline draw",
    "ablehnen",
    "remis ablehnen",
    "remis abgelehnt",
    "ich lehne ab",
    "ich lehne remis ab",
    "ich lehne das remis ab",
    "rechazo",
    "rechazo tablas",
    "rechazo las tablas",
    "rechazar tablas",
    "je refuse",
    "je refuse la nulle",
    "refuser la nulle",
    "nulle refusée",
];

/// Answers to an offer that do not say what they accept or decline.
#[rustfmt::skip]
const YES_OR_NO: [&str; 22] = [
    "yes", "yes please", "yes, please", "ok", "okay", "agreed", "no", "no thanks", "no, thanks",
    "ja", "ja gerne", "ja, gerne", "einverstanden", "nein", "nein danke", "nein, danke",
    "oui", "d'accord", "non", "sí", "si", "de acuerdo",
];
/// Castling in words: it has two sides, so it is asked about.
#[rustfmt::skip]
const CASTLING: [&str; 30] = [
    "castle short", "castles short", "castle long", "castles long", "i castle short",
    "i castle long", "short castling", "long castling", "kurz rochieren", "lang rochieren",
    "rochiere kurz", "rochiere lang",
    "castle", "castles", "castling", "i castle", "castle kingside", "castles kingside",
    "castle queenside", "castles queenside", "rochade", "rochieren", "kurze rochade",
    "lange rochade", "roque", "petit roque", "grand roque", "enroque", "enroque corto",
    "enroque largo",
];

/// Whether a line says yes or no, and not to what.
pub fn says_yes_or_no(line: &str) -> bool {
    YES_OR_NO.contains(&spoken(line).as_str())
}

/// Whether a line names castling in words.
pub fn names_castling(line: &str) -> bool {
    CASTLING.contains(&spoken(line).as_str())
}

/// Whether words offer a draw behind a move.
pub fn offers_draw(words: &str) -> bool {
    DRAW.contains(&spoken(words).as_str())
}

/// Whether a sign behind a move may stand for a draw: some mean that the position is equal.
pub fn is_draw_sign(sign: &str) -> bool {
    matches!(sign, "=" | "½" | "½-½" | "½–½" | "1/2" | "1/2-1/2" | "½?" | "=?")
}

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplyAction {
    /// Only conditional lines were written.
    Nothing,
    Move {
        number: Option<MoveNumber>,
        text: String,
        /// With it a draw is offered.
        draw: bool,
    },
    OfferDraw,
    AcceptDraw {
        /// It says that a draw is meant.
        is_named: bool,
    },
    DeclineDraw {
        is_named: bool,
    },
    Resign,
}

/// What a text asks for that is no move.
pub fn command(text: &str) -> Option<ReplyAction> {
    let command = spoken(text);
    let is_named = ["draw", "remis", "tablas", "nulle"].iter().any(|draw| command.contains(draw));
    [
        (&RESIGN[..], ReplyAction::Resign),
        (&DRAW[..], ReplyAction::OfferDraw),
        (&OFFER_DRAW[..], ReplyAction::OfferDraw),
        (&ACCEPT_DRAW[..], ReplyAction::AcceptDraw { is_named }),
        (&DECLINE_DRAW[..], ReplyAction::DeclineDraw { is_named }),
    ]
    .into_iter()
    .find_map(|(all, act)| all.contains(&command.as_str()).then_some(act))
}
