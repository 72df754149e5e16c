//! Claims and rulings.

use super::Words;
use crate::{
    game::{ClaimGround, ClaimRefusal, Found, Ruled, Ruling},
    key,
};

impl Words {
    /// Says why nothing came of a claim, an appeal or a ruling.
    pub fn claim_refusal(self, refusal: &ClaimRefusal) -> String {
        let key = match refusal {
            ClaimRefusal::Refuted { found } => {
                return self.say("case-refuted").with("found", self.found(found)).to_string();
            }
            ClaimRefusal::TooSoon { moves_left } => {
                return self.say("case-too-soon").count("n", *moves_left).to_string();
            }
            ClaimRefusal::Waits => key!("case-waits"),
            ClaimRefusal::NeedsWords => key!("case-needs-words"),
            ClaimRefusal::FlagFell => key!("case-flag-fell"),
            ClaimRefusal::SilenceWaits => key!("case-silence-waits"),
            ClaimRefusal::NobodyRules => key!("case-nobody-rules"),
            ClaimRefusal::Nothing => key!("case-nothing"),
            ClaimRefusal::Answered => key!("case-answered"),
            ClaimRefusal::SilenceTooShort => key!("case-silence-too-short"),
            ClaimRefusal::ClockDecides => key!("case-clock-decides"),
            ClaimRefusal::NothingToAppeal => key!("case-nothing-to-appeal"),
            ClaimRefusal::AppealedOnce => key!("case-appealed-once"),
            ClaimRefusal::AppealTooLate => key!("case-appeal-too-late"),
            ClaimRefusal::NeedsReason => key!("case-needs-reason"),
            ClaimRefusal::RuledBefore => key!("case-ruled-before"),
            ClaimRefusal::NothingToRule => key!("case-nothing-to-rule"),
            ClaimRefusal::SameResult => key!("case-same-result"),
            ClaimRefusal::StillRunning => key!("case-still-running"),
            ClaimRefusal::BoardEnded => key!("case-board-ended"),
            ClaimRefusal::ReopenNeedsTime => key!("case-reopen-needs-time"),
        };
        self.say(key).to_string()
    }

    /// Says what the rules core found against a claim.
    pub fn found(self, found: &Found) -> String {
        match found {
            Found::Occurrences(counted) => self.counted(counted),
            Found::Progress { halfmoves, with_move } => {
                let key = match with_move {
                    true => key!("case-progress-with"),
                    false => key!("case-progress"),
                };
                self.say(key).count("halfmoves", *halfmoves).to_string()
            }
            Found::CanMate(can_mate) => self.can_mate(can_mate),
            Found::CanBeWon => self.say("case-can-be-won").to_string(),
        }
    }

    /// Returns the words for the ground of a claim: `third occurrence of the position`.
    pub fn claim_ground(self, ground: ClaimGround) -> String {
        let key = match ground {
            ClaimGround::ThirdOccurrence => key!("chess-ground-third"),
            ClaimGround::FiftyMoves => key!("chess-ground-fifty"),
            ClaimGround::DeadPosition => key!("case-ground-dead"),
            ClaimGround::Agreement => key!("case-ground-agreement"),
            ClaimGround::Fortress => key!("case-ground-fortress"),
            ClaimGround::Silence => key!("case-ground-silence"),
            ClaimGround::Other => key!("case-ground-other"),
        };
        self.say(key).to_string()
    }

    /// Returns the words for what is claimed. `intended`: the move that would make it so, as a
    /// score sheet shows it.
    pub fn claim(self, ground: ClaimGround, intended: Option<&str>) -> String {
        let ground = self.claim_ground(ground);
        match intended {
            None => ground,
            Some(mv) => {
                let said = self.say("case-ground-with").with("ground", ground);
                said.with("move", self.san(mv)).to_string()
            }
        }
    }

    /// Says what was ruled. `who`: the name of whoever ruled; the players read that an
    /// administrator did.
    pub fn ruled(self, who: Option<&str>, ruling: Ruling) -> String {
        let said = match ruling {
            Ruling::End(Ruled::Win(side)) => {
                self.say("case-ruled-won").with("winner", self.side(side))
            }
            Ruling::End(Ruled::Draw) => self.say("case-ruled-draw"),
            Ruling::End(Ruled::BothLose) => self.say("case-ruled-both-lose"),
            Ruling::End(Ruled::Annulled) => self.say("case-ruled-annulled"),
            Ruling::PlayOn => self.say("case-ruled-play-on"),
            Ruling::Uphold => self.say("case-ruled-uphold"),
            Ruling::AddTime { to, days } => {
                self.say("case-ruled-add-time").with("side", self.side(to)).count("n", days)
            }
            Ruling::Reopen { days: 0 } => self.say("case-ruled-reopen"),
            Ruling::Reopen { days } => self.say("case-ruled-reopen-with").count("n", days),
        };
        let who = who.map_or_else(|| self.say("case-an-administrator").to_string(), str::to_owned);
        said.with("who", who).to_string()
    }
}
