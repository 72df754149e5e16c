//! Variations on a page: moves as links to the board that they lead to.

use std::fmt::Display;

use crate::{
    chess::{self, BoardEnd, Color, Move, Position as _, Start, VariantPosition, uci},
    db::GameId,
    game::{
        Ending, Game,
        analysis::Analysis,
        conditional_moves::{Answer, DefaultReply},
        variations::{Annotation, Branch, Glyphs, Piece, VariationStep, Variations},
    },
    i18n::Locale,
};

/// The moves that the address of a page may carry.
const MAX_PLIES: usize = 200;

/// A piece of written variations.
pub enum VariationToken {
    Open,
    Close,
    /// `came`: it has come on the board since.
    Move {
        label: String,
        href: String,
        is_current: bool,
        came: bool,
        comment: String,
    },
    /// `resign`, `accept`, `any`
    Word {
        label: String,
        comment: String,
    },
}

/// A line that begins in a position of a game.
#[derive(Clone, Debug)]
pub struct Path {
    /// Half-moves of the game before it.
    pub ply: usize,
    pub line: Vec<Move>,
    pub position: VariantPosition,
}

impl Path {
    /// Reads `e7e5.g1f3`, the moves after `ply` half-moves. `None` if they are not legal.
    pub fn read(game: &Game, ply: Option<u32>, written: &str) -> Option<Path> {
        let last = game.played().len();
        let ply = ply.and_then(|ply| usize::try_from(ply).ok()).map_or(last, |ply| ply.min(last));
        let mut path = Path { ply, line: Vec::new(), position: game.position_after(ply, &[])? };
        path.line = read_line(&mut path.position, written, game.start())?;
        // What has come on the board meanwhile is no analysis any more.
        while path
            .line
            .first()
            .is_some_and(|mv| game.played().get(path.ply).is_some_and(|played| played.mv == *mv))
        {
            path.line.remove(0);
            path.ply += 1;
        }
        Some(path)
    }

    /// Returns the path from the start of the game.
    pub fn whole(&self, game: &Game) -> Vec<Move> {
        let made = game.played().iter().take(self.ply).map(|played| played.mv);
        made.chain(self.line.iter().copied()).collect()
    }

    /// Returns how many half-moves there are before the end of the path.
    pub fn end(&self) -> usize {
        self.ply + self.line.len()
    }

    /// Returns the moves as [`Path::read`] reads them.
    pub fn to_uci(&self, game: &Game) -> String {
        uci_line(&self.line, game.start())
    }

    /// Returns the line as a score sheet shows it.
    pub fn to_san(&self, game: &Game) -> String {
        let mut variations = Variations::default();
        variations.after_mut(&self.line);
        let from = game.position_after(self.ply, &[]).unwrap_or_default();
        variations.write(game.start(), self.ply, &from)
    }
}

/// Reads moves as an address carries them and plays them. `None` if one is not legal.
pub fn read_line(
    position: &mut VariantPosition,
    written: &str,
    start: &Start,
) -> Option<Vec<Move>> {
    let written = written.split('.').filter(|word| !word.is_empty());
    let mut line = Vec::new();
    for word in written {
        let uci: shakmaty::uci::UciMove = word.parse().ok()?;
        let mv = uci.to_move(position).ok()?;
        chess::play(position, mv, start.rules);
        line.push(mv);
        if line.len() > MAX_PLIES {
            return None;
        }
    }
    Some(line)
}

/// Returns moves as an address carries them.
pub fn uci_line(line: &[Move], start: &Start) -> String {
    let mode = start.variant().castling_mode();
    line.iter().map(|mv| uci(*mv, mode)).collect::<Vec<_>>().join(".")
}

/// Returns the address of the board after a line.
pub fn analysis_address(id: GameId, ply: usize, line: &[Move], start: &Start) -> String {
    analysis_url(id, ply, &uci_line(line, start))
}

/// Returns the address of the board after a line that is written as an address carries it.
pub fn analysis_url(id: GameId, ply: impl Display, line: &str) -> String {
    format!("/games/{id}/analysis?ply={ply}&line={line}")
}

/// Writes variations with links. `current` is the line on the board.
pub fn tokens(
    id: GameId,
    game: &Game,
    lines: &Variations,
    (ply, position): (usize, &VariantPosition),
    current: &[Move],
    locale: Locale,
) -> Vec<VariationToken> {
    let made: Vec<Move> = game.played().iter().skip(ply).map(|played| played.mv).collect();
    let token = |piece| match piece {
        Piece::Open => VariationToken::Open,
        Piece::Close => VariationToken::Close,
        Piece::Step { number, step, text: written, line, annotation } => match step {
            VariationStep::Move(_) => VariationToken::Move {
                label: label(&format!("{number}{written}"), &annotation, locale),
                href: address_in_game(id, (ply, &made), &line, game.start()),
                is_current: line == current,
                came: made.starts_with(&line),
                comment: annotation.comment,
            },
            VariationStep::Resign => VariationToken::Word {
                label: format!("{number}{}", locale.t("conditional-reply-resign")),
                comment: annotation.comment,
            },
            VariationStep::AcceptDraw => VariationToken::Word {
                label: format!("{number}{}", locale.t("conditional-reply-accept-draw")),
                comment: annotation.comment,
            },
            VariationStep::Any(any) => {
                let answer = any_words(&any, &written, locale);
                let label = format!(
                    "{number}{}",
                    locale.t("conditional-reply-any-other-move").with("answer", answer)
                );
                VariationToken::Word { label, comment: annotation.comment }
            }
        },
    };
    lines.pieces(game.start(), ply, position).into_iter().map(token).collect()
}

/// Writes what is noted about a position of the game before lines that begin in it.
pub fn root_token(
    id: GameId,
    game: &Game,
    ply: usize,
    annotation: Annotation,
    is_current: bool,
    locale: Locale,
) -> Option<VariationToken> {
    if annotation.comment.is_empty() && annotation.glyphs == Glyphs::default() {
        return None;
    }
    let text = match ply.checked_sub(1) {
        Some(last) => game.line().quoted(last),
        None => locale.t("board-starting-position").to_string(),
    };
    Some(VariationToken::Move {
        label: label(&text, &annotation, locale),
        href: analysis_address(id, ply, &[], game.start()),
        is_current,
        came: true,
        comment: annotation.comment,
    })
}

/// Writes a game with the analysis in it. Step by step: a game can be as long as it likes, variations
/// cannot.
pub fn tokens_in_game(
    id: GameId,
    game: &Game,
    analysis: &Analysis,
    current: &[Move],
    locale: Locale,
) -> Vec<VariationToken> {
    let moves: Vec<Move> = game.played().iter().map(|played| played.mv).collect();
    let line = game.line();
    let variations = |ply: usize, lines: &Variations| {
        let current = current.strip_prefix(&moves[..ply]).unwrap_or_default();
        tokens(id, game, lines, (ply, line.position(ply)), current, locale)
    };
    let noted = analysis.annotation(&[]);
    let mut written: Vec<VariationToken> =
        root_token(id, game, 0, noted, current.is_empty(), locale).into_iter().collect();
    let mut is_numbered = true;
    for (ply, step) in line.steps.iter().enumerate() {
        let here = analysis.from(&moves[..ply]);
        let is_other = |branch: &Branch| branch.step != VariationStep::Move(step.mv);
        let others: Vec<Branch> = here.0.into_iter().filter(is_other).collect();
        let annotation = analysis.annotation(&moves[..=ply]);
        let text = match line.number(ply) {
            (_, Color::Black) if !is_numbered => step.san.to_string(),
            _ => line.quoted(ply),
        };
        is_numbered = !annotation.comment.is_empty() || !others.is_empty();
        written.push(VariationToken::Move {
            label: label(&text, &annotation, locale),
            href: analysis_address(id, ply + 1, &[], game.start()),
            is_current: current == &moves[..=ply],
            came: true,
            comment: annotation.comment,
        });
        for other in others {
            written.push(VariationToken::Open);
            written.extend(variations(ply, &Variations(vec![other])));
            written.push(VariationToken::Close);
        }
    }
    written.extend(variations(moves.len(), &analysis.from(&moves)));
    written
}

/// Returns a move with its glyphs, in the letters of the reader.
fn label(text: &str, annotation: &Annotation, locale: Locale) -> String {
    format!("{}{}", locale.san(text), annotation.glyphs.to_symbols())
}

/// Returns the address of the board after a line, as short as it gets: what it has in common with the
/// moves of the game behind `ply` is a number.
fn address_in_game(
    id: GameId,
    (ply, made): (usize, &[Move]),
    line: &[Move],
    start: &Start,
) -> String {
    let common = line.iter().zip(made).take_while(|(mv, made)| mv == made).count();
    analysis_address(id, ply + common, &line[common..], start)
}

/// Returns an answer to any reply in words: `13.h3, unless it captures or gives check`.
pub fn any_words(any: &DefaultReply, answer: &str, locale: Locale) -> String {
    let exceptions = [
        (any.unless.capture, locale.t("conditional-exception-capture")),
        (any.unless.check, locale.t("conditional-exception-check")),
        (any.unless.attack, locale.t("conditional-exception-attack")),
    ];
    let exceptions: Vec<String> =
        exceptions.iter().filter(|(on, _)| *on).map(|(_, said)| said.to_string()).collect();
    match exceptions.as_slice() {
        [] => answer.to_owned(),
        exceptions => {
            let exceptions = exceptions.join(&locale.t("conditional-exceptions-or").to_string());
            locale
                .t("conditional-reply-with-exceptions")
                .with("answer", answer)
                .with("guards", exceptions)
                .to_string()
        }
    }
}

/// Returns an answer in SAN or in words.
pub fn answer_words(
    answer: Answer,
    position: &VariantPosition,
    start: &Start,
    locale: Locale,
) -> String {
    match answer {
        Answer::Move(mv) => {
            let san = chess::play_san(&mut position.clone(), mv, start.rules);
            locale.san(&san.to_string())
        }
        Answer::Resign => locale.t("conditional-reply-resign").to_string(),
        Answer::AcceptDraw => locale.t("conditional-reply-accept-draw").to_string(),
    }
}

/// Returns the remark about the position in which a line ends.
pub fn verdict(position: &VariantPosition, locale: Locale) -> String {
    match BoardEnd::of(position) {
        Some(BoardEnd::Checkmate { .. }) => locale.t("conditional-position-checkmate").to_string(),
        Some(BoardEnd::Stalemate) => locale.t("conditional-position-stalemate").to_string(),
        Some(BoardEnd::Variant { winner, end }) => locale.ending(Ending::Variant { winner, end }),
        None if position.is_check() => locale.t("conditional-position-check").to_string(),
        None => String::new(),
    }
}
