//! Pieces and moves in spoken words, for those who hear the board.

use std::sync::LazyLock;

use crate::{
    chess::{BoardEnd, CastlingSide, Move, Position as _, Role, VariantPosition},
    i18n::{Language, Locale, MessageTemplate},
};

/// The words of one language for moves, put together once: a score sheet says hundreds.
pub struct MoveAnnouncer {
    kinds: [String; 6],
    taken: [String; 6],
    moves: MessageTemplate,
    drops: MessageTemplate,
    takes: MessageTemplate,
    promotes: MessageTemplate,
    castles: [String; 2],
    check: String,
    mate: String,
}

impl MoveAnnouncer {
    pub fn of(locale: Locale) -> &'static MoveAnnouncer {
        static ALL: LazyLock<Vec<MoveAnnouncer>> = LazyLock::new(|| {
            Language::ALL
                .into_iter()
                .map(|language| MoveAnnouncer::read(Locale::of(language)))
                .collect()
        });
        &ALL[locale.language as usize]
    }

    fn read(locale: Locale) -> MoveAnnouncer {
        let taken =
            |role: Role| locale.t("board-spoken-captured-piece").with("kind", role.upper_char());
        MoveAnnouncer {
            kinds: Role::ALL.map(|role| locale.role(role)),
            taken: Role::ALL.map(|role| taken(role).to_string()),
            drops: locale.template("board-spoken-drop", &["piece", "to"]),
            moves: locale.template("board-spoken-move", &["piece", "from", "to"]),
            takes: locale.template("board-spoken-capture", &["piece", "from", "taken", "to"]),
            promotes: locale.template("board-spoken-promotion", &["piece"]),
            castles: [
                locale.t("board-spoken-castles-kingside"),
                locale.t("board-spoken-castles-queenside"),
            ]
            .map(|said| said.to_string()),
            check: locale.t("board-spoken-check").to_string(),
            mate: locale.t("board-spoken-checkmate").to_string(),
        }
    }

    /// Says a move: `knight g1 to f3, check`.
    pub fn of_move(&self, mv: Move, after: &VariantPosition) -> String {
        let mut said = String::new();
        self.write_move(mv, after, &mut said);
        said
    }

    /// Writes a move as [`MoveAnnouncer::of_move`] says it.
    pub fn write_move(&self, mv: Move, after: &VariantPosition, out: &mut String) {
        self.write_way(mv, out);
        if let Some(role) = mv.promotion() {
            out.push_str(", ");
            self.promotes.fill(|_, out| out.push_str(self.kind(role)), out);
        }
        if after.is_check() {
            out.push_str(", ");
            // The third check of Three-check is none.
            let is_mate = matches!(BoardEnd::of(after), Some(BoardEnd::Checkmate { .. }));
            out.push_str(if is_mate { &self.mate } else { &self.check });
        }
    }

    fn write_way(&self, mv: Move, out: &mut String) {
        let Some(from) = mv.from() else {
            return self.drops.fill(
                |gap, out| match gap {
                    0 => out.push_str(self.kind(mv.role())),
                    _ => mv.to().append_to_string(out),
                },
                out,
            );
        };
        match (mv.castling_side(), mv.capture()) {
            (Some(CastlingSide::KingSide), _) => out.push_str(&self.castles[0]),
            (Some(CastlingSide::QueenSide), _) => out.push_str(&self.castles[1]),
            (None, Some(taken)) => self.takes.fill(
                |gap, out| match gap {
                    0 => out.push_str(self.kind(mv.role())),
                    1 => from.append_to_string(out),
                    2 => out.push_str(&self.taken[index(taken)]),
                    _ => mv.to().append_to_string(out),
                },
                out,
            ),
            (None, None) => self.moves.fill(
                |gap, out| match gap {
                    0 => out.push_str(self.kind(mv.role())),
                    1 => from.append_to_string(out),
                    _ => mv.to().append_to_string(out),
                },
                out,
            ),
        }
    }

    fn kind(&self, role: Role) -> &str {
        &self.kinds[index(role)]
    }
}

fn index(role: Role) -> usize {
    usize::from(role) - 1
}

#[cfg(test)]
mod tests {
    use super::MoveAnnouncer;
    use crate::{
        chess::{self, Rules},
        i18n::{Language, Locale},
    };

    fn said(language: Language, fen: &str, text: &str) -> String {
        let mut position = chess::position_of(fen, chess::Variant::Standard).expect(fen);
        let mv = chess::parse_move(&position, text).expect(text);
        chess::play(&mut position, mv, Rules::default());
        MoveAnnouncer::of(Locale::of(language)).of_move(mv, &position)
    }

    const KNIGHT: &str = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    const CHECK: &str = "6k1/8/8/6N1/8/8/8/4K3 w - - 0 1";
    const PAWN: &str = "k7/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    const CASTLES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const LAST: &str = "3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1";

    #[test]
    fn moves_are_spoken_in_every_language() {
        let table = [
            (Language::English, KNIGHT, "Nf3", "knight g1 to f3"),
            (Language::English, CHECK, "Ne6", "knight g5 to e6"),
            (Language::English, PAWN, "exd6", "pawn e5 takes pawn on d6"),
            (Language::English, CASTLES, "O-O", "castles kingside"),
            (Language::English, CASTLES, "Ra8", "rook a1 to a8, check"),
            (
                Language::English,
                LAST,
                "exd8=Q",
                "pawn e7 takes rook on d8, promotes to queen, checkmate",
            ),
            (Language::German, PAWN, "exd6", "Bauer e5 schlägt Bauern auf d6"),
            (Language::German, CASTLES, "O-O-O", "lange Rochade"),
            (
                Language::German,
                LAST,
                "exd8=Q",
                "Bauer e7 schlägt Turm auf d8, Umwandlung in Dame, Schachmatt",
            ),
            (Language::Spanish, PAWN, "exd6", "peón de e5 captura el peón en d6"),
            (Language::Spanish, CASTLES, "Rh8", "torre de h1 a h8, jaque"),
            (
                Language::French,
                LAST,
                "exd8=N",
                "pion e7 prend la tour en d8, promotion en cavalier",
            ),
            (Language::French, KNIGHT, "Nf3", "cavalier g1 en f3"),
        ];
        for (language, fen, text, spoken) in table {
            assert_eq!(said(language, fen, text), spoken, "{text} in {}", language.tag());
        }
    }
}
