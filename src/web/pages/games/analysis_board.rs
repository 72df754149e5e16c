//! The analysis board: analysis, conditional moves, a proposed line, step by step. Looking
//! stores nothing; a move on this board is analysis.

use std::collections::BTreeMap;

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    conditional_moves_view::{ConditionalMovesPanel, coverage, is_proposed, panel},
    lines::{
        Path as LinePath, Token, analysis_address, answer_words, any_words, tokens, uci_line,
        verdict,
    },
    show::{Loaded, load_for_player},
};
use crate::{
    actions::games::{AnalysisChange, AnalysisEdit, AnalysisError, edit_analysis},
    chess::{self, Color, Line, Move, Piece, Position as _, Square, promotions, uci},
    db::GameId,
    game::{
        Game,
        analysis::{Analysis, with_answers},
        conditional_moves::{ConditionalMoves, Exceptions},
        variations::{Step, Variations},
    },
    i18n::{Locale, Message},
    web::{
        announcer::MoveAnnouncer,
        assets,
        board::{self, BoardAction, BoardView, Marks},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnalysisBoardQuery {
    /// The line goes on from the position after so many half-moves.
    ply: Option<u32>,
    /// `e7e5.g1f3`
    line: String,
    from: String,
    to: String,
    flip: Option<String>,
    /// An answer to every other move, to be looked at before it is saved.
    any: Option<String>,
    capture: Option<String>,
    check: Option<String>,
    attack: Option<String>,
}

impl AnalysisBoardQuery {
    pub fn at(ply: u32, line: &str) -> AnalysisBoardQuery {
        AnalysisBoardQuery {
            ply: Some(ply),
            line: line.to_owned(),
            ..AnalysisBoardQuery::default()
        }
    }
}

/// Returns a line as it may stand in an address.
pub fn safe(line: &str) -> String {
    line.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '.').collect()
}

#[derive(Template)]
#[template(path = "games/analysis_board.html")]
struct AnalysisBoardTemplate<'a> {
    page: Page<'a>,
    analysis: AnalysisBoardView,
}

/// Everything that the template shows.
struct AnalysisBoardView {
    id: GameId,
    white: String,
    black: String,
    pieces: &'static str,
    script: &'static str,
    flipped: bool,
    board: BoardView,
    /// The address of this very board.
    address: String,
    ply: usize,
    line: String,
    written: String,
    verdict: String,
    promotions: Vec<(String, &'static str, String)>,
    steps: Vec<(&'static str, &'static str, Message, String)>,
    /// Whether a move was made on this board.
    has_line: bool,
    is_kept: bool,
    comment: String,
    analysis: Vec<Token>,
    /// The line, for the conditional moves.
    plannable: Option<String>,
    /// The same with what the analysis has behind it, and how many answers that adds.
    with_analysis: Option<(String, usize)>,
    /// The conditional moves have this line to its end.
    in_plan: bool,
    /// There is an alternative before it.
    may_raise: bool,
    /// The answer that the conditional moves have to the last move of the line.
    planned: Option<String>,
    /// The first move of the line, if it can be made now: what the address asks for, with the
    /// rest of the line, and how the move is quoted.
    playable: Option<(String, String)>,
    /// The line is part of the opponent's proposed line.
    is_proposed: bool,
    /// The number by which forms know the present position.
    seen: u32,
    /// The opponent would move next: every other move can be answered at once.
    may_answer_any: bool,
    /// What the conditional moves answer to every other move here.
    planned_any: Option<String>,
    any: AnyForm,
    conditional_moves: Option<ConditionalMovesPanel>,
    error: Option<String>,
}

/// The form for an answer to every other move, and what it would do.
#[derive(Default)]
struct AnyForm {
    answer: String,
    capture: bool,
    check: bool,
    attack: bool,
    /// The text that would be added to the conditional moves.
    lines: Option<String>,
    covered: Vec<(String, String)>,
    open: Vec<String>,
    error: Option<String>,
}

/// `GET /games/{id}/analysis_board`
pub async fn show(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<AnalysisBoardQuery>,
) -> PageResult {
    ctx.player()?;
    let loaded = load_for_player(&ctx, *id).await?;
    render(&ctx, loaded, &asked, None, StatusCode::OK)
}

/// Shows the board after a line. One that is not possible is reported, and the game shown.
pub fn render(
    ctx: &RequestContext,
    loaded: Loaded,
    asked: &AnalysisBoardQuery,
    error: Option<String>,
    status: StatusCode,
) -> PageResult {
    let game = &loaded.stored.game;
    let player = ctx.sender()?.player.id;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    let (path, error) = match LinePath::read(game, asked.ply, &asked.line) {
        Some(path) => (path, error),
        None => {
            let error = error.unwrap_or(ctx.locale.t("analysis-error-impossible-line").to_string());
            (LinePath::read(game, None, "").ok_or(PageError::NotFound)?, Some(error))
        }
    };
    let analysis = view(ctx.locale, &loaded, side, &path, asked, error);
    ctx.html(status, &AnalysisBoardTemplate { page: ctx.page(), analysis })
}

fn view(
    locale: Locale,
    loaded: &Loaded,
    side: Color,
    path: &LinePath,
    asked: &AnalysisBoardQuery,
    error: Option<String>,
) -> AnalysisBoardView {
    let (id, game) = (loaded.stored.id, &loaded.stored.game);
    let (conditional_moves, analysis) = (&loaded.conditional_moves, &loaded.analysis);
    let orientation = if asked.flip.is_some() { !side } else { side };
    let flip = if asked.flip.is_some() { "&flip=1" } else { "" };
    let whole = path.whole(game);
    let at_present = path.ply == game.played().len();
    let own_move = path.position.turn() != side;
    let may_plan =
        at_present && game.is_running() && game.turn() != side && game.terms().conditional;
    let choices =
        board::choices(&path.position, game.start().variant.castling_mode(), game.start().rules);
    let address =
        |line: &[Move]| format!("{}{flip}", analysis_address(id, path.ply, line, game.start()));
    let here = address(&path.line);
    let dot = if path.line.is_empty() { "" } else { "." };
    // One more move stands at the end, so that a script can add it too.
    let next =
        format!("/games/{id}/analysis?ply={}{flip}&line={}{dot}", path.ply, path.to_uci(game));
    let after = |mv: &str| format!("{next}{mv}");
    let (acts, chosen, targets) = acts(&choices, asked, &here, after);
    let settled = game.conditional_moves_as_seen(side, conditional_moves);
    let active = settled.active();
    let adds = |lines: &str| {
        let planned = game.planned_with(side, &settled, lines);
        // A fault is reported when it is sent.
        planned.map_or(1, |planned| planned.active().saturating_sub(active))
    };
    let plannable = (may_plan && own_move && !path.line.is_empty()).then(|| path.to_san(game));
    let with_analysis = plannable.as_ref().map(|line| {
        let lines = branch_text(path, game, analysis, &whole);
        let more = if adds(line) > 0 { adds(&lines) - 1 } else { adds(&lines) };
        (lines, more)
    });
    let last = path.line.last().copied().or_else(|| {
        path.ply.checked_sub(1).and_then(|i| game.played().get(i)).map(|played| played.mv)
    });
    let marks = Marks { last, chosen, acts, targets };
    let [white, black] = loaded.names.each_ref().map(|name| locale.name(name));
    AnalysisBoardView {
        id,
        white,
        black,
        pieces: assets::pieces(),
        script: assets::board_script(),
        flipped: asked.flip.is_some(),
        board: BoardView {
            url: here.clone(),
            next: next.clone(),
            choices: board::choices_json(&choices),
            spoken: last
                .map(|mv| MoveAnnouncer::of(locale).of_move(mv, &path.position))
                .unwrap_or_default(),
            ..BoardView::new(locale, &path.position, orientation, &marks)
        },
        address: here.clone(),
        ply: path.ply,
        line: path.to_uci(game),
        written: path.to_san(game),
        verdict: verdict(&path.position, locale),
        promotions: promotion_links(path, asked, game, locale, after),
        steps: steps(path, game, side, conditional_moves, analysis, &address, locale),
        has_line: !path.line.is_empty(),
        is_kept: analysis.has(&whole),
        comment: analysis.comment(&whole),
        analysis: analysis_tokens(id, game, path, analysis, locale),
        plannable: plannable.clone().filter(|lines| adds(lines) > 0).map(|own| locale.san(&own)),
        with_analysis: with_analysis
            .filter(|(_, more)| *more > 0)
            .map(|(lines, more)| (locale.san(&lines), more)),
        in_plan: may_plan
            && own_move
            && !path.line.is_empty()
            && is_planned(conditional_moves, game, path),
        may_raise: may_raise(analysis, &whole),
        planned: planned(path, game, side, conditional_moves, locale).filter(|_| may_plan),
        playable: playable(path, game, side, locale),
        is_proposed: at_present && game.turn() == side && is_proposed(game, side, &path.line),
        seen: game.position_no(),
        may_answer_any: may_plan && own_move && !path.position.legal_moves().is_empty(),
        planned_any: conditional_moves.any_at(&path.position).filter(|_| may_plan).map(|any| {
            let answer = any.answer_words(game.start(), path.end(), &path.position);
            any_words(&any, &answer, locale)
        }),
        any: any_view(path, game, side, conditional_moves, asked, locale),
        conditional_moves: panel(id, game, side, conditional_moves, (None, None), locale),
        error,
    }
}

type BoardActions = (BTreeMap<Square, BoardAction>, Option<Square>, Vec<Square>);

/// What a click on each square does without a script.
fn acts(
    choices: &board::MoveChoices,
    asked: &AnalysisBoardQuery,
    here: &str,
    address: impl Fn(&str) -> String,
) -> BoardActions {
    let mut acts: BTreeMap<Square, BoardAction> = choices
        .keys()
        .map(|from| (*from, BoardAction::Link(format!("{here}&from={from}"))))
        .collect();
    let chosen: Option<Square> =
        asked.from.parse().ok().filter(|from| choices.contains_key(from) && asked.to.is_empty());
    let mut targets = Vec::new();
    if let Some(from) = chosen {
        acts.insert(from, BoardAction::Link(here.to_owned()));
        for (to, text) in &choices[&from] {
            let act = match text.strip_suffix('?') {
                Some(_) => BoardAction::Link(format!("{here}&from={from}&to={to}")),
                None => BoardAction::Link(address(text)),
            };
            acts.insert(*to, act);
            targets.push(*to);
        }
    }
    (acts, chosen, targets)
}

/// What a pawn may become: address, code and name of the piece.
fn promotion_links(
    path: &LinePath,
    asked: &AnalysisBoardQuery,
    game: &Game,
    says: Locale,
    address: impl Fn(&str) -> String,
) -> Vec<(String, &'static str, String)> {
    if asked.from.is_empty() || asked.to.is_empty() {
        return Vec::new();
    }
    let mode = game.start().variant.castling_mode();
    let text = format!("{}{}", asked.from, asked.to);
    let found = promotions(&path.position, game.start().rules, &text).into_iter();
    let link = |mv: Move| {
        let role = mv.promotion()?;
        let code = board::code(Piece { color: path.position.turn(), role });
        Some((address(&uci(mv, mode)), code, says.role(role)))
    };
    found.filter_map(link).collect()
}

/// Name, sign, label and address of the steps along what is known.
fn steps(
    path: &LinePath,
    game: &Game,
    side: Color,
    conditional_moves: &ConditionalMoves,
    analysis: &Analysis,
    address: &dyn Fn(&[Move]) -> String,
    says: Locale,
) -> Vec<(&'static str, &'static str, Message, String)> {
    let before = path.line.len().saturating_sub(1);
    let from = game.position_after(path.ply, &[]);
    let planned =
        from.map(|from| conditional_moves.all_lines(&from, game.start().rules)).unwrap_or_default();
    let mut on = path.line.clone();
    on.extend(known_next(path, game, side, &planned, analysis));
    let mut end = path.clone();
    while let Some(mv) =
        known_next(&end, game, side, &planned, analysis).filter(|_| end.line.len() < 100)
    {
        chess::play(&mut end.position, mv, game.start().rules);
        end.line.push(mv);
    }
    vec![
        ("first", "«", says.t("analysis-start-of-line"), address(&[])),
        ("prev", "‹", says.t("game-previous-move"), address(&path.line[..before])),
        ("next", "›", says.t("game-next-move"), address(&on)),
        ("last", "»", says.t("analysis-end-of-line"), address(&end.line)),
    ]
}

/// The move with which a proposed line, the analysis or the conditional moves go on.
fn known_next(
    path: &LinePath,
    game: &Game,
    side: Color,
    planned: &Variations,
    analysis: &Analysis,
) -> Option<Move> {
    let first = |lines: &Variations| match lines.0.first()?.step {
        Step::Move(mv) => Some(mv),
        _ => None,
    };
    let proposed = [!side, side].into_iter().filter_map(|by| game.proposed_line(by));
    let at_present = path.ply == game.played().len();
    let mut proposed = proposed.filter_map(|proposed_line| proposed_line.lines().after(&path.line));
    let proposed = proposed.find_map(first).filter(|_| at_present);
    let booked = || first(&analysis.from(&path.whole(game)));
    let planned = || first(planned.after(&path.line)?);
    proposed.or_else(booked).or_else(planned)
}

/// The analysis from the present position, or from where the line begins.
fn analysis_tokens(
    id: GameId,
    game: &Game,
    path: &LinePath,
    analysis: &Analysis,
    says: Locale,
) -> Vec<Token> {
    let made: Vec<Move> = game.played().iter().take(path.ply).map(|played| played.mv).collect();
    let Some(position) = game.position_after(path.ply, &[]) else { return Vec::new() };
    tokens(id, game, &analysis.from(&made), (path.ply, &position), &path.line, says)
}

/// The line itself, with what the analysis has behind it, in the typed form of conditional moves.
fn branch_text(path: &LinePath, game: &Game, analysis: &Analysis, whole: &[Move]) -> String {
    let mut lines = Variations::default();
    lines.after_mut(&path.line).merge(with_answers(&analysis.from(whole)));
    lines.write(game.start(), path.ply, game.position())
}

fn is_planned(conditional_moves: &ConditionalMoves, game: &Game, path: &LinePath) -> bool {
    conditional_moves.lines(game.position(), game.start().rules).after(&path.line).is_some()
}

fn may_raise(analysis: &Analysis, whole: &[Move]) -> bool {
    let Some((last, before)) = whole.split_last() else { return false };
    let step = Step::Move(*last);
    let lines = analysis.from(before);
    lines.find(&step).is_some() && lines.0.first().is_some_and(|branch| branch.step != step)
}

/// What the conditional moves answer to the last move of the line, if that is the opponent's.
fn planned(
    path: &LinePath,
    game: &Game,
    side: Color,
    conditional_moves: &ConditionalMoves,
    says: Locale,
) -> Option<String> {
    let (_, before) = path.line.split_last()?;
    if path.position.turn() != side {
        return None;
    }
    let from = game.position_after(path.ply, before)?;
    let covered = conditional_moves.covered(&from, game.start().rules);
    let (_, answer) = covered.iter().find(|(reply, _)| Some(reply) == path.line.last())?;
    Some(answer_words(*answer, &path.position, game.start(), says))
}

fn playable(path: &LinePath, game: &Game, side: Color, says: Locale) -> Option<(String, String)> {
    let first = *path.line.first()?;
    let now = path.ply == game.played().len() && game.is_running() && game.turn() == side;
    let rest = uci_line(&path.line[1..], game.start());
    now.then(|| {
        let mode = game.start().variant.castling_mode();
        (format!("move={}&lines={rest}", uci(first, mode)), says.san(&game.quoted(first)))
    })
}

/// Tries an answer to every other move: what it would cover.
fn any_view(
    path: &LinePath,
    game: &Game,
    side: Color,
    conditional_moves: &ConditionalMoves,
    asked: &AnalysisBoardQuery,
    says: Locale,
) -> AnyForm {
    let Some(answer) = asked.any.as_deref().map(str::trim) else { return AnyForm::default() };
    let unless = Exceptions {
        capture: asked.capture.is_some(),
        check: asked.check.is_some(),
        attack: asked.attack.is_some(),
    };
    let mut view = AnyForm {
        answer: answer.to_owned(),
        capture: unless.capture,
        check: unless.check,
        attack: unless.attack,
        ..AnyForm::default()
    };
    // A word of the typed form cannot carry more than one move.
    if answer.is_empty() || answer.contains(|c: char| "(){};".contains(c) || c.is_whitespace()) {
        view.error = Some(says.t("analysis-error-one-reply").to_string());
        return view;
    }
    let (number, _) = Line::number_from(game.start(), path.end());
    let dots = path.position.turn().fold_wb(".", "...");
    let any = format!("{number}{dots}any{unless} {}", says.read_san(answer));
    let lines = format!("{} {any}", path.to_san(game)).trim().to_owned();
    match game.planned_with(side, conditional_moves, &lines) {
        Ok(conditional_moves) => {
            let (covered, open) = coverage(&conditional_moves, &path.position, game, says);
            view.covered = covered;
            view.open = open;
            view.lines = Some(says.san(&lines));
        }
        Err(refusal) => view.error = Some(says.refusal(&refusal)),
    }
    view
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnalysisBoardForm {
    action: String,
    ply: u32,
    line: String,
    comment: String,
    lines: String,
}

/// `POST /games/{id}/analysis`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<AnalysisBoardForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let id = *id;
    let loaded = load_for_player(&ctx, id).await?;
    let asked = AnalysisBoardQuery::at(entered.ply, &entered.line);
    let Some(path) = LinePath::read(&loaded.stored.game, asked.ply, &asked.line) else {
        return render(&ctx, loaded, &asked, None, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let mut shown = path.line.as_slice();
    let change = match entered.action.as_str() {
        "keep" => AnalysisChange::Keep,
        "comment" => AnalysisChange::Comment(entered.comment),
        "raise" => AnalysisChange::Raise,
        "delete" => {
            shown = &shown[..shown.len().saturating_sub(1)];
            AnalysisChange::Delete
        }
        "take-in" => AnalysisChange::TakeIn(ctx.locale.read_san(&entered.lines)),
        _ => return Err(PageError::BadForm),
    };
    let back = analysis_address(id, path.ply, shown, loaded.stored.game.start());
    let edit = AnalysisEdit { ply: path.ply, line: path.line.clone(), change };
    match refusable(edit_analysis(&ctx.app.db, player, id, edit).await)? {
        Ok(()) => Ok(see_other(back)),
        Err(refusal) => {
            let loaded = load_for_player(&ctx, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            render(&ctx, loaded, &asked, Some(refused(&refusal, ctx.locale)), status)
        }
    }
}

/// Says why an analysis was not changed.
fn refused(refusal: &AnalysisError, locale: Locale) -> String {
    match refusal {
        AnalysisError::Full(full) => locale.analysis_full(*full),
        AnalysisError::Fault(fault) => {
            locale.t("analysis-error-not-saved").with("fault", locale.fault(fault)).to_string()
        }
        AnalysisError::NoSuchLine => locale.t("analysis-error-impossible-line").to_string(),
    }
}
