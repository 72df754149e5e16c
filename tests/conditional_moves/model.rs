//! What conditional moves mean, as simply as it can be said: maps from the text of a position
//! to an answer. It shares nothing with `game::conditional_moves`: moves are found by their UCI
//! text among the legal ones, positions are the same if their EPD is.

use std::collections::{BTreeMap, BTreeSet};

use zugpost::{
    chess::{
        Budget, CastlingMode, Color, Move, Position as _, Rules, Variant, VariantPosition,
        Winnability, play, position_key, position_status, uci, winnability,
    },
    game::{Cause, Ending, MoveSource},
};

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// In UCI.
    Move(String),
    Resign,
    Accept,
}

/// Holds an answer to any reply back: captures, checks, attacks.
pub type Exceptions = [bool; 3];

/// The replies of the opponent and what is answered.
#[derive(Clone, Debug, Default)]
pub struct Tree(pub Vec<Branch>);

#[derive(Clone, Debug)]
pub enum Branch {
    Reply(Move, Vec<(What, Tree)>),
    Any(Exceptions, What),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// A move or a resignation.
    pub what: Option<What>,
    pub accepts: bool,
    pub active: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Any {
    pub unless: Exceptions,
    pub what: What,
    pub active: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConditionalMoves {
    /// By the position in which the owner is to move.
    pub answers: BTreeMap<String, Answer>,
    /// By the position in which the opponent is to move.
    pub any: BTreeMap<String, Any>,
}

/// How the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Ended(Ending),
    Proving(Cause, Color),
}

/// What conditional moves do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    Nothing,
    Waits,
    Answers(What),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub rules: Rules,
    pub variant: Variant,
    /// Draws by themselves.
    pub automatic: bool,
    /// All positions; the last one stands on the board.
    pub positions: Vec<VariantPosition>,
    stood: Vec<String>,
    pub made: Vec<(Move, MoveSource)>,
    pub offer: Option<Color>,
    pub offered_at: BTreeMap<bool, usize>,
    pub conditional_moves: [ConditionalMoves; 2],
    pub end: Option<End>,
}

/// Refused; why is not the model's business.
pub type Outcome = Result<(), ()>;

pub fn after(position: &VariantPosition, mv: Move, rules: Rules) -> VariantPosition {
    let mut after = position.clone();
    play(&mut after, mv, rules);
    after
}

impl Model {
    pub fn mode(&self) -> CastlingMode {
        self.variant.castling_mode()
    }

    pub fn new(start: &zugpost::chess::Start, automatic: bool) -> Model {
        Model {
            rules: start.rules,
            variant: start.variant(),
            automatic,
            positions: vec![start.position.clone()],
            stood: vec![position_key(&start.position)],
            made: Vec::new(),
            offer: None,
            offered_at: BTreeMap::new(),
            conditional_moves: [ConditionalMoves::default(), ConditionalMoves::default()],
            end: None,
        }
    }

    pub fn position(&self) -> &VariantPosition {
        self.positions.last().expect("the start")
    }

    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    pub fn conditional_moves(&self, side: Color) -> &ConditionalMoves {
        &self.conditional_moves[usize::from(side.is_black())]
    }

    pub fn conditional_moves_mut(&mut self, side: Color) -> &mut ConditionalMoves {
        &mut self.conditional_moves[usize::from(side.is_black())]
    }

    /// Returns the legal move with this text.
    pub fn legal(&self, position: &VariantPosition, text: &str) -> Option<Move> {
        position.legal_moves().into_iter().find(|mv| uci(*mv, self.mode()) == text)
    }

    // What conditional moves answer.

    /// Returns what an answer to any reply is after one of them.
    fn any_answer(
        &self,
        any: &Any,
        before: &VariantPosition,
        position: &VariantPosition,
    ) -> Option<What> {
        let mut squares = Vec::new();
        if let What::Move(text) = &any.what {
            let mv = self.legal(position, text)?;
            squares.extend(mv.from());
            squares.push(mv.to());
        }
        let board = position.board();
        let attacked = squares.iter().any(|square| {
            board.clone().into_iter().any(|(from, piece)| {
                piece.color != position.turn()
                    && shakmaty::attacks::attacks(from, piece, board.occupied()).contains(*square)
            })
        });
        let men = |position: &VariantPosition| position.board().occupied().count();
        let dangers = [men(position) < men(before), position.is_check(), attacked];
        let held = any.unless.iter().zip(dangers).any(|(unless, danger)| *unless && danger);
        (!held).then(|| any.what.clone())
    }

    /// Returns what the conditional moves of a side do after a move between two positions.
    pub fn does(
        &self,
        side: Color,
        before: &VariantPosition,
        position: &VariantPosition,
        offered: bool,
    ) -> Does {
        let conditional_moves = self.conditional_moves(side);
        let own =
            conditional_moves.answers.get(&position_key(position)).filter(|answer| answer.active);
        let (what, accepts) = match own {
            Some(answer) => (answer.what.clone(), answer.accepts),
            None => {
                let any = conditional_moves.any.get(&position_key(before)).filter(|any| any.active);
                match any.and_then(|any| self.any_answer(any, before, position)) {
                    Some(What::Accept) => (None, true),
                    what => (what, false),
                }
            }
        };
        match what {
            _ if offered && accepts => Does::Answers(What::Accept),
            Some(_) if offered => Does::Waits,
            Some(what) => Does::Answers(what),
            None => Does::Nothing,
        }
    }

    /// Returns what the conditional moves of a side do now, `offered` apart.
    pub fn does_now(&self, side: Color, offered: bool) -> Does {
        let Some(before) = self.positions.len().checked_sub(2) else { return Does::Nothing };
        self.does(side, &self.positions[before], self.position(), offered)
    }

    // Moves and what follows.

    fn rest(&mut self, side: Color) {
        let conditional_moves = self.conditional_moves_mut(side);
        conditional_moves.answers.values_mut().for_each(|answer| answer.active = false);
        conditional_moves.any.values_mut().for_each(|any| any.active = false);
    }

    fn make(&mut self, mv: Move, how: MoveSource, offers: bool) {
        let mover = self.turn();
        let planned =
            self.does_now(mover, false) == Does::Answers(What::Move(uci(mv, self.mode())));
        if how != MoveSource::ConditionalMove && !planned {
            self.rest(mover);
        }
        self.positions.push(after(self.position(), mv, self.rules));
        self.stood.push(position_key(self.position()));
        self.made.push((mv, how));
        if self.does_now(!mover, offers) == Does::Nothing {
            self.rest(!mover);
        }
        self.offer = offers.then_some(mover);
        if offers {
            self.offered_at.insert(mover.is_black(), self.made.len());
        }
        self.end = self.end_of_move(offers).map(End::Ended);
    }

    fn end_of_move(&self, offers: bool) -> Option<Ending> {
        let position = self.position();
        if position.legal_moves().is_empty() {
            let mate = Ending::Checkmate { winner: !position.turn() };
            return Some(if position.is_check() { mate } else { Ending::Stalemate });
        }
        if position_status(position, self.rules, Budget::INLINE).is_dead() == Some(true) {
            return Some(Ending::DeadPosition);
        }
        let key = position_key(position);
        let times = self.stood.iter().filter(|stood| **stood == key).count();
        let ending = match (times, position.halfmoves()) {
            (5.., _) => Some(Ending::FivefoldRepetition),
            (3.., _) if self.automatic => Some(Ending::ThreefoldRepetition),
            (_, 150..) => Some(Ending::SeventyFiveMoveRule),
            (_, 100..) if self.automatic => Some(Ending::FiftyMoveRule),
            _ => None,
        };
        let unable = offers && self.cannot_mate(position.turn()) == Some(true);
        ending.or(unable.then_some(Ending::OfferToUnable { offered: !position.turn() }))
    }

    /// Returns whether a side cannot mate, `None` if that takes longer to find out.
    fn cannot_mate(&self, side: Color) -> Option<bool> {
        match winnability(self.position(), side, self.rules, Budget::INLINE).winnability {
            Winnability::CannotWin(_) => Some(true),
            Winnability::CanWin(_) => Some(false),
            Winnability::Unknown => None,
        }
    }

    fn lose(&mut self, side: Color, cause: Cause) {
        self.offer = None;
        self.end = Some(match (cause, self.cannot_mate(!side)) {
            (_, None) => End::Proving(cause, side),
            (Cause::Timeout, Some(false)) => End::Ended(Ending::Timeout { loser: side }),
            (Cause::Timeout, Some(true)) => End::Ended(Ending::TimeoutDrawn { timed_out: side }),
            (Cause::Resignation, Some(false)) => End::Ended(Ending::Resignation { loser: side }),
            (Cause::Resignation, Some(true)) => {
                End::Ended(Ending::ResignationDrawn { resigned: side })
            }
        });
    }

    /// Plays what conditional moves answer until there is no answer or the game is over.
    fn follow(&mut self) {
        while self.end.is_none() {
            let side = self.turn();
            match self.does_now(side, self.offer == Some(!side)) {
                Does::Answers(What::Move(text)) => {
                    let mv = self.legal(self.position(), &text).expect("a legal answer");
                    self.make(mv, MoveSource::ConditionalMove, false);
                }
                Does::Answers(What::Resign) => self.lose(side, Cause::Resignation),
                Does::Answers(What::Accept) => self.end = Some(End::Ended(Ending::Agreement)),
                Does::Nothing | Does::Waits => break,
            }
        }
        if self.end.is_some() {
            self.offer = None;
        }
    }

    // Commands.

    pub fn may_offer(&self, side: Color) -> bool {
        let last = self.offered_at.get(&side.is_black());
        last.is_none_or(|last| (self.made.len() - last) / 2 >= 10)
    }

    pub fn play(&mut self, mv: Move, offers: bool, keep: Option<&Tree>) -> Outcome {
        let mover = self.turn();
        if offers && !self.may_offer(mover) {
            return Err(());
        }
        let mut next = self.clone();
        next.make(mv, MoveSource::ByHand, offers);
        // The lines are checked also where the game is over before they could be kept.
        if let Some(tree) = keep {
            let mut kept = next.clone();
            kept.replace(mover, tree)?;
            if next.end.is_none() {
                next = kept;
            }
        }
        next.follow();
        *self = next;
        Ok(())
    }

    pub fn decline(&mut self, side: Color) {
        if self.offer == Some(!side) {
            self.offer = None;
            self.follow();
        }
    }

    pub fn accept(&mut self, side: Color) -> Outcome {
        if self.offer != Some(!side) {
            return Err(());
        }
        (self.offer, self.end) = (None, Some(End::Ended(Ending::Agreement)));
        Ok(())
    }

    pub fn offer(&mut self, side: Color) -> Outcome {
        if self.offer == Some(side) {
            return Ok(());
        }
        if self.offer.is_some() || side == self.turn() || !self.may_offer(side) {
            return Err(());
        }
        if self.cannot_mate(!side) == Some(true) {
            self.end = Some(End::Ended(Ending::OfferToUnable { offered: side }));
        } else {
            self.offer = Some(side);
            self.offered_at.insert(side.is_black(), self.made.len());
        }
        Ok(())
    }

    pub fn deadline(&mut self) {
        let side = self.turn();
        if self.made.len() < 2 {
            self.end = Some(End::Ended(Ending::NeverStarted { missing: side }));
            self.offer = None;
        } else {
            self.lose(side, Cause::Timeout);
        }
    }

    /// Goes back to before a side's last move.
    pub fn take_back(&mut self, asker: Color) -> Outcome {
        let back = if asker == self.turn() { 2 } else { 1 };
        let to = self.made.len().checked_sub(back).ok_or(())?;
        self.made.truncate(to);
        self.positions.truncate(to + 1);
        self.stood.truncate(to + 1);
        self.offer = None;
        self.offered_at.values_mut().for_each(|at| *at = (*at).min(to));
        self.rest(Color::White);
        self.rest(Color::Black);
        Ok(())
    }

    /// Makes inactive what cannot come any more.
    pub fn settle(&mut self) {
        for side in Color::ALL {
            let back = if side == self.turn() { 2 } else { 1 };
            let Some(from) = self.positions.len().checked_sub(back) else { continue };
            let live = self.reach(side, &self.positions[from].clone(), Way::Active);
            let conditional_moves = self.conditional_moves_mut(side);
            conditional_moves
                .answers
                .iter_mut()
                .for_each(|(key, answer)| answer.active &= live.contains(key));
            conditional_moves
                .any
                .iter_mut()
                .for_each(|(key, any)| any.active &= live.contains(key));
        }
    }

    // Edits.

    pub fn clear(&mut self, side: Color) {
        let conditional_moves = self.conditional_moves_mut(side);
        conditional_moves.answers.retain(|_, answer| !answer.active);
        conditional_moves.any.retain(|_, any| !any.active);
    }

    pub fn forget(&mut self, side: Color) {
        let conditional_moves = self.conditional_moves_mut(side);
        conditional_moves.answers.retain(|_, answer| answer.active);
        conditional_moves.any.retain(|_, any| any.active);
    }

    pub fn replace(&mut self, side: Color, tree: &Tree) -> Outcome {
        let mut next = self.clone();
        // What is not shown is not deleted with what is.
        let shown = next.reach(side, self.position(), Way::ByOwnAnswers);
        let conditional_moves = next.conditional_moves_mut(side);
        conditional_moves
            .answers
            .iter_mut()
            .for_each(|(key, answer)| answer.active &= shown.contains(key));
        conditional_moves.any.iter_mut().for_each(|(key, any)| any.active &= shown.contains(key));
        next.clear(side);
        next.add(side, tree)?;
        *self = next;
        Ok(())
    }

    pub fn add(&mut self, side: Color, tree: &Tree) -> Outcome {
        let mut said = Message::default();
        said.hear(self, tree, self.position())?;
        let mut conditional_moves = self.conditional_moves(side).clone();
        for (key, (mut whats, mut accepts)) in said.answers {
            if let Some(known) = conditional_moves.answers.get(&key).filter(|known| known.active) {
                whats.extend(known.what.clone());
                accepts |= known.accepts;
            }
            if whats.len() > 1 {
                return Err(());
            }
            let what = whats.into_iter().next();
            conditional_moves.answers.insert(key, Answer { what, accepts, active: true });
        }
        for (key, (unless, what)) in said.any {
            let any = Any { unless, what, active: true };
            if conditional_moves.any.get(&key).is_some_and(|known| known.active && *known != any) {
                return Err(());
            }
            conditional_moves.any.insert(key, any);
        }
        let active =
            |key: &String| conditional_moves.answers.get(key).is_some_and(|answer| answer.active);
        if !said.unanswered.iter().all(active) {
            return Err(());
        }
        *self.conditional_moves_mut(side) = conditional_moves;
        Ok(())
    }

    /// Returns the position after a line of legal moves.
    fn follow_line(&self, line: &[Move]) -> Option<VariantPosition> {
        line.iter().try_fold(self.position().clone(), |position, mv| {
            position.is_legal(*mv).then(|| after(&position, *mv, self.rules))
        })
    }

    pub fn remove(&mut self, side: Color, line: &[Move]) -> Outcome {
        let key = position_key(&self.follow_line(line).ok_or(())?);
        let was = self.reach(side, self.position(), Way::Active);
        if self.conditional_moves_mut(side).answers.remove(&key).is_none() {
            return Ok(());
        }
        let is = self.reach(side, self.position(), Way::Active);
        let gone = |key: &String, active: bool| active && was.contains(key) && !is.contains(key);
        let conditional_moves = self.conditional_moves_mut(side);
        conditional_moves.answers.retain(|key, answer| !gone(key, answer.active));
        conditional_moves.any.retain(|key, any| !gone(key, any.active));
        Ok(())
    }

    pub fn remove_any(&mut self, side: Color, line: &[Move]) -> Outcome {
        let key = position_key(&self.follow_line(line).ok_or(())?);
        self.conditional_moves_mut(side).any.remove(&key);
        Ok(())
    }

    pub fn arm(&mut self, side: Color, reply: Option<Move>) {
        let mut arming = BTreeSet::new();
        let position = self.position().clone();
        for mv in position.legal_moves() {
            let key = position_key(&after(&position, mv, self.rules));
            let answered = self.conditional_moves(side).answers.contains_key(&key);
            if reply.is_none_or(|reply| reply == mv && answered) {
                self.go(side, &position, mv, Way::Inactive, &mut arming);
            }
        }
        if reply.is_none() {
            arming.insert(position_key(&position));
        }
        let conditional_moves = self.conditional_moves_mut(side);
        for key in arming {
            conditional_moves.answers.entry(key.clone()).and_modify(|answer| answer.active = true);
            conditional_moves.any.entry(key).and_modify(|any| any.active = true);
        }
    }

    /// Returns the keys of what can come from a position.
    pub fn reach(&self, side: Color, from: &VariantPosition, way: Way) -> BTreeSet<String> {
        let mut reached = BTreeSet::from([position_key(from)]);
        for mv in from.legal_moves() {
            self.go(side, from, mv, way, &mut reached);
        }
        reached
    }

    /// Goes on from a reply of the opponent as far as answers lead.
    fn go(
        &self,
        side: Color,
        from: &VariantPosition,
        reply: Move,
        way: Way,
        seen: &mut BTreeSet<String>,
    ) {
        let conditional_moves = self.conditional_moves(side);
        let active = way != Way::Inactive;
        let position = after(from, reply, self.rules);
        let key = position_key(&position);
        let what =
            match conditional_moves.answers.get(&key).filter(|answer| answer.active == active) {
                Some(answer) => {
                    seen.insert(key);
                    answer.what.clone()
                }
                None if way == Way::ByOwnAnswers => None,
                // Once it is reactivated, the answer of its own comes first.
                None if way == Way::Inactive && conditional_moves.answers.contains_key(&key) => {
                    None
                }
                None => {
                    let any = conditional_moves
                        .any
                        .get(&position_key(from))
                        .filter(|any| any.active == active);
                    any.and_then(|any| self.any_answer(any, from, &position))
                }
            };
        let Some(What::Move(text)) = what else { return };
        let mv = self.legal(&position, &text).expect("a legal answer");
        let next = after(&position, mv, self.rules);
        if seen.insert(position_key(&next)) {
            for mv in next.legal_moves() {
                self.go(side, &next, mv, way, seen);
            }
        }
    }
}

/// By which answers conditional moves go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Active,
    /// Active ones, those to any reply left out: what is shown.
    ByOwnAnswers,
    Inactive,
}

/// What lines say, position by position.
#[derive(Default)]
struct Message {
    answers: BTreeMap<String, (BTreeSet<What>, bool)>,
    any: BTreeMap<String, (Exceptions, What)>,
    unanswered: Vec<String>,
}

impl Message {
    fn hear(&mut self, model: &Model, tree: &Tree, before: &VariantPosition) -> Outcome {
        for branch in &tree.0 {
            match branch {
                Branch::Any(unless, what) => {
                    let any = Any { unless: *unless, what: what.clone(), active: true };
                    let fits = |mv: &Move| {
                        let position = after(before, *mv, model.rules);
                        model.any_answer(&any, before, &position).is_some()
                    };
                    if matches!(what, What::Move(_)) && !before.legal_moves().iter().any(fits) {
                        return Err(());
                    }
                    let said = (*unless, what.clone());
                    if *self.any.entry(position_key(before)).or_insert(said.clone()) != said {
                        return Err(());
                    }
                }
                Branch::Reply(mv, answers) => {
                    let position = after(before, *mv, model.rules);
                    let key = position_key(&position);
                    if answers.is_empty() {
                        self.unanswered.push(key.clone());
                        continue;
                    }
                    for (what, then) in answers {
                        let entry = self.answers.entry(key.clone()).or_default();
                        match what {
                            What::Accept => entry.1 = true,
                            what => drop(entry.0.insert(what.clone())),
                        }
                        if let What::Move(text) = what {
                            let mv = model.legal(&position, text).ok_or(())?;
                            self.hear(model, then, &after(&position, mv, model.rules))?;
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
