//! What can be done with the line on an analysis board: keep it, play it, add it to the conditional
//! moves.

use super::analyzed_line::AnalyzedLine;
use crate::{
    chess::uci,
    game::{analysis::with_answers, conditional_moves::ConditionalMoves, variations::Variations},
    web::pages::games::{
        conditional_moves_view::is_proposed,
        lines::{answer_words, uci_line, verdict},
    },
};

pub struct LinePanel {
    /// As a score sheet shows it.
    pub san: String,
    /// What there is to say of the position at its end.
    pub verdict: String,
    /// The line is part of the opponent's proposed line.
    pub is_proposed: bool,
    pub playable: Option<PlayableMove>,
    /// The conditional moves have this line to its end.
    pub is_conditional: bool,
    /// The answer that the conditional moves have to the last move of the line.
    pub reply: Option<String>,
    /// The line in the typed form, where it would add an answer to the conditional moves.
    pub to_add: Option<String>,
    pub to_add_with_analysis: Option<LinesToAdd>,
    /// The page on which a message can be written that quotes the line.
    pub quote_url: Option<String>,
}

/// The first move of the line, where it can be made now.
pub struct PlayableMove {
    /// With the rest of the line.
    pub url: String,
    /// With the rest of the line as a proposal to the opponent, where there is one.
    pub propose_url: Option<String>,
    pub quoted: String,
}

/// The line in the typed form with what the analysis has behind it, where that adds more to the
/// conditional moves than the line alone.
pub struct LinesToAdd {
    pub lines: String,
    /// How many answers more.
    pub more: usize,
}

impl LinePanel {
    /// `None` as long as no move was made on the board.
    pub fn of(line: &AnalyzedLine) -> Option<LinePanel> {
        let AnalyzedLine { game, side, path, locale, .. } = *line;
        if path.line.is_empty() {
            return None;
        }
        let san = path.to_san(game);
        let may_add = line.is_conditional() && line.awaits_opponent();
        let (to_add, to_add_with_analysis) =
            if may_add { additions(line, &san) } else { (None, None) };
        Some(LinePanel {
            verdict: verdict(&path.position, locale),
            is_proposed: line.is_at_present()
                && game.turn() == side
                && is_proposed(game, side, &path.line),
            playable: playable(line),
            is_conditional: may_add && is_conditional(line),
            reply: if line.is_conditional() { reply(line) } else { None },
            to_add,
            to_add_with_analysis,
            quote_url: line.is_player.then(|| quote_url(line, &san)),
            san: locale.san(&san),
        })
    }
}

impl LinesToAdd {
    /// Returns what the whole analysis of the present position would add to the conditional moves.
    pub fn of_all(line: &AnalyzedLine) -> Option<LinesToAdd> {
        let begins = line.path.line.is_empty() && line.is_conditional();
        begins.then(|| additions(line, "").1).flatten()
    }
}

/// Returns the address of the game with the line in the field for messages: "24.Rc1, after 23...Nd4".
fn quote_url(line: &AnalyzedLine, san: &str) -> String {
    let before = line.path.ply.checked_sub(1).map(|index| line.game.line().quoted(index));
    let san = line.locale.san(san);
    let quote = match before {
        Some(before) => line
            .locale
            .t("analysis-quote")
            .with("before", line.locale.san(&before))
            .with("line", san)
            .to_string(),
        None => san,
    };
    let quote: String = url::form_urlencoded::byte_serialize(quote.as_bytes()).collect();
    format!("/games/{}?tab=messages&quote={quote}", line.id)
}

/// Returns what the line would add to the conditional moves, alone and with the analysis behind it.
fn additions(line: &AnalyzedLine, san: &str) -> (Option<String>, Option<LinesToAdd>) {
    let locale = line.locale;
    let settled = line.game.conditional_moves_as_seen(line.side, line.conditional_moves);
    let lines = analyzed_lines(line);
    let (alone, all) = (added(line, &settled, san), added(line, &settled, &lines));
    let more = if alone > 0 { all.saturating_sub(1) } else { all };
    (
        (alone > 0).then(|| locale.san(san)),
        (more > 0).then(|| LinesToAdd { lines: locale.san(&lines), more }),
    )
}

/// Returns how many answers lines would add. A fault in them is reported when they are sent.
fn added(line: &AnalyzedLine, settled: &ConditionalMoves, lines: &str) -> usize {
    if lines.is_empty() {
        return 0;
    }
    match line.game.planned_with(line.side, settled, lines) {
        Ok(more) => more.active().saturating_sub(settled.active()),
        Err(_) => 1,
    }
}

/// The line itself, with what the analysis has behind it, in the typed form of conditional moves.
fn analyzed_lines(line: &AnalyzedLine) -> String {
    let mut lines = Variations::default();
    lines.after_mut(&line.path.line).merge(with_answers(&line.analysis.from(&line.whole)));
    lines.write(line.game.start(), line.path.ply, line.game.position())
}

fn is_conditional(line: &AnalyzedLine) -> bool {
    let lines = line.conditional_moves.lines(line.game.position(), line.game.start().rules);
    lines.after(&line.path.line).is_some()
}

/// What the conditional moves answer to the last move of the line, if that is the opponent's.
fn reply(line: &AnalyzedLine) -> Option<String> {
    let AnalyzedLine { game, path, conditional_moves, .. } = *line;
    let (last, before) = path.line.split_last()?;
    if line.awaits_opponent() {
        return None;
    }
    let from = game.position_after(path.ply, before)?;
    let covered = conditional_moves.covered(&from, game.start().rules);
    let (_, answer) = covered.iter().find(|(reply, _)| reply == last)?;
    Some(answer_words(*answer, &path.position, game.start(), line.locale))
}

fn playable(line: &AnalyzedLine) -> Option<PlayableMove> {
    let AnalyzedLine { id, game, path, .. } = *line;
    let (first, rest) = path.line.split_first()?;
    if !line.is_at_present() || !game.is_running() || game.turn() != line.side {
        return None;
    }
    let first_uci = uci(*first, game.start().variant().castling_mode());
    let rest = uci_line(rest, game.start());
    let url = format!("/games/{id}?move={first_uci}&lines={rest}");
    let may_propose = !rest.is_empty() && game.terms().conditional;
    let propose_url = may_propose.then(|| format!("/games/{id}?move={first_uci}&propose={rest}"));
    Some(PlayableMove { url, propose_url, quoted: line.locale.san(&game.quoted(*first)) })
}
