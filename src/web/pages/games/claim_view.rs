//! Claims on the game page: what the rules core offers to be claimed, the form for everything
//! else, and the case that is under way.

use super::{
    available_actions::AvailableActions,
    case::{self, CaseStep, Names},
    claim_input::{ClaimInput, StatementInput},
    other_forms::OtherFormsInput,
    page_reader::PageReader,
};
use crate::{
    chess::{DrawGround, Intended, Line, reversible_halfmoves, uci},
    db::{game_events::ReadEntry, game_messages::clean, notes},
    game::{Claim, ClaimGround, DrawRule, Game, PlayerCommand},
    i18n::{Locale, Message},
};

/// Claims that are offered with a panel of their own, at the most. The others are folded up.
const MAX_UNFOLDED: usize = 4;

/// A claim that the rules core knows to be right.
pub struct Offered {
    pub ground: &'static str,
    /// The move that makes it so; empty where it stands already.
    pub uci: String,
    pub quoted: String,
    pub sentence: String,
}

/// Everything about claims that the page shows.
pub struct ClaimPanel {
    pub offered: Vec<Offered>,
    /// What can be claimed as well, folded up.
    pub more_offered: Vec<Offered>,
    /// What can be claimed by form: keys and words; empty where nothing can.
    pub grounds: Vec<(&'static str, String)>,
    pub typed: ClaimInput,
    /// In the form for an answer, and in that for an appeal: what was to be an answer, if there is
    /// nothing to answer any more.
    pub answer: StatementInput,
    pub appeal: StatementInput,
    /// Something waits for a decision.
    pub waits: bool,
    /// Who waits for what, where the status does not say it.
    pub waiting: String,
    pub said: Vec<CaseStep>,
    /// What the field for the answer is called.
    pub asked: Message,
    /// What an appeal would do.
    pub appeal_hint: Message,
    /// Until when results can be claimed, where play was stopped.
    pub claims_until: Option<String>,
    /// In the form for the claim of a result.
    pub result: StatementInput,
    /// The claim that this form replaces.
    pub own_claim: Option<ReplaceableClaim>,
    /// How many claims of a result the reader has made.
    pub own_claim_count: u32,
}

/// A claim of a result that its player can replace.
pub struct ReplaceableClaim {
    /// What was sent.
    pub statement: String,
    /// By which the form knows it.
    pub mark: String,
}

impl ClaimPanel {
    /// `log`: what was said about the case, known to the players alone; with what they read instead of
    /// "an arbiter".
    pub fn of(
        game: &Game,
        line: &Line,
        viewer: &PageReader,
        actions: AvailableActions,
        (log, deciders): (&[ReadEntry], &Names),
        names: [&str; 2],
        typed: ClaimInput,
    ) -> ClaimPanel {
        let (side, locale) = (viewer.side, viewer.zone.locale());
        let (may_claim, open) = (actions.may_claim_draw, game.open_case());
        let mut offered = if may_claim { offered(game, line, locale) } else { Vec::new() };
        // Who can claim without a move needs none.
        let unfolded = match offered.iter().filter(|offer| offer.uci.is_empty()).count() {
            0 => offered.len().min(MAX_UNFOLDED),
            standing => standing,
        };
        ClaimPanel {
            more_offered: offered.split_off(unfolded),
            offered,
            grounds: if may_claim { grounds(locale) } else { Vec::new() },
            typed,
            answer: StatementInput::default(),
            appeal: StatementInput::default(),
            result: StatementInput::default(),
            own_claim: side
                .filter(|_| actions.may_claim_result)
                .and_then(|side| case::last_result_claim(log, side))
                .map(|statement| ReplaceableClaim {
                    statement: statement.to_owned(),
                    mark: notes::mark(&clean(statement)),
                }),
            own_claim_count: side
                .zip(game.stopped())
                .map_or(0, |(side, stopped)| *stopped.claim_counts.get(side)),
            claims_until: game
                .stopped()
                .filter(|stopped| side.is_some() && viewer.now < stopped.claims_until)
                .map(|stopped| viewer.zone.full(stopped.claims_until)),
            // The status says it where the game is paused.
            waiting: case::waiting(game, names[0], names[1], locale)
                .filter(|_| game.paused_since().is_none())
                .unwrap_or_default(),
            waits: open.is_some(),
            said: side.map(|_| case::said(game, log, deciders, viewer.zone)).unwrap_or_default(),
            asked: match open.is_some_and(|case| case.appeal.is_some()) {
                true => locale.t("claim-reply-to-appeal"),
                false => locale.t("claim-reply-to-claim"),
            },
            appeal_hint: match game.is_running() {
                true => locale.t("claim-appeal-hint-in-progress"),
                false => locale.t("claim-appeal-hint-over"),
            },
        }
    }

    /// Returns what stands in the form that asks about a silent opponent.
    pub fn silence_input(&self) -> ClaimInput {
        match self.typed.is_about_silence() {
            true => self.typed.clone(),
            false => ClaimInput::default(),
        }
    }

    /// Whether there is a case to be shown.
    pub fn has_case(&self) -> bool {
        !self.waiting.is_empty() || !self.said.is_empty()
    }

    /// Puts back what was typed and not sent yet, else what was sent and can be replaced.
    pub fn with_words(mut self, typed: &OtherFormsInput) -> ClaimPanel {
        let own_claim = self.own_claim.as_ref().map_or("", |claim| &claim.statement);
        for (field, text) in [
            (&mut self.answer, typed.claim_answer.as_str()),
            (&mut self.appeal, &typed.appeal),
            (&mut self.result, typed.new_analysis().map_or(own_claim, String::as_str)),
        ] {
            // What is wrong is shown as it was.
            if field.text.is_empty() && field.error.is_none() {
                text.clone_into(&mut field.text);
            }
        }
        self
    }

    /// Whether the form for the claim of a result has what was sent, and nothing that was typed since.
    pub fn is_as_sent(&self) -> bool {
        self.own_claim.as_ref().is_some_and(|claim| claim.statement == self.result.text)
    }

    /// Puts what was typed back: into the claim of a result, into the answer to the claim, or into the
    /// appeal once the claim is decided.
    pub fn with_statement(
        mut self,
        statement: StatementInput,
        actions: AvailableActions,
    ) -> ClaimPanel {
        let field = match (actions.may_claim_result, actions.may_answer_claim) {
            (true, _) => &mut self.result,
            (false, true) => &mut self.answer,
            (false, false) => &mut self.appeal,
        };
        *field = statement;
        self
    }
}

/// Grounds that are chosen in the form. Silence has a button of its own.
fn grounds(locale: Locale) -> Vec<(&'static str, String)> {
    let chosen = ClaimGround::ALL.into_iter().filter(|ground| *ground != ClaimGround::Silence);
    chosen.map(|ground| (ground.as_str(), locale.claim_ground(ground))).collect()
}

/// Returns everything that the rules core knows could be claimed now, with and without a move: what
/// `zugpost adjudicate` lists.
fn offered(game: &Game, line: &Line, locale: Locale) -> Vec<Offered> {
    // Nothing can have come back before that; and where draws come by themselves a move makes it.
    if reversible_halfmoves(game.position()) < 7 || game.terms().draw_rule == DrawRule::Automatic {
        return Vec::new();
    }
    let Some(option) = line.last_draw_claim_option() else { return Vec::new() };
    let mode = game.start().variant().castling_mode();
    let of = |ground: &DrawGround| match ground {
        DrawGround::FiftyMoveRule { .. } => ClaimGround::FiftyMoveRule.as_str(),
        _ => ClaimGround::ThreefoldRepetition.as_str(),
    };
    let standing = option.standing.iter().map(|ground| Offered {
        ground: of(ground),
        uci: String::new(),
        quoted: String::new(),
        sentence: locale.draw_proof(ground, line, None),
    });
    let with = |intended: &Intended| {
        let ground = intended.grounds.first()?;
        let longer = line.with_intended(line.steps.len(), intended.mv);
        let sentence = locale.draw_proof(ground, &longer, Some(&intended.san));
        let (uci, quoted) = (uci(intended.mv, mode), locale.san(&game.quoted(intended.mv)));
        // `decide` itself says whether the move may be made: a proposal may bind.
        let claim = Claim { ground: of(ground).parse().ok()?, intended: Some(uci.clone()) };
        let seen = game.position_no();
        let command = PlayerCommand::Claim { claim, position_no: seen, statement: String::new() };
        let now = game.turn_began();
        game.decide(&command.by(game.turn()), now).ok()?;
        Some(Offered { ground: of(ground), uci, quoted, sentence })
    };
    standing.chain(option.intended.iter().filter_map(with)).collect()
}

/// Returns what a spectator reads of a case: that there is one.
pub fn status(game: &Game, white: &str, black: &str, locale: Locale) -> Option<String> {
    game.paused_since()?;
    case::waiting(game, white, black, locale)
}
