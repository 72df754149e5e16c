//! The log of a game: what was done, by which side.

use chrono::TimeDelta;

use super::Locale;
use crate::{
    chess::Color,
    game::{ClaimedResult, Evidence, Game, MoveSource},
    key,
};

impl Locale {
    /// Tells a move. `mv`: as a score sheet shows it.
    pub fn played(self, side: Color, mv: &str, how: MoveSource, offers_draw: bool) -> String {
        let how = match how {
            MoveSource::ByHand => "hand",
            MoveSource::ConditionalMove => "conditional",
            MoveSource::ProposedLine => "proposed",
        };
        self.t("event-move-played")
            .with("side", self.side(side))
            .with("move", self.san(mv))
            .with("how", how)
            .with("offer", if offers_draw { "yes" } else { "no" })
            .to_string()
    }

    /// Tells what a side did that needs no more words.
    fn did(self, side: Color, key: &'static str) -> String {
        self.t(key).with("side", self.side(side)).to_string()
    }

    pub fn takeback_asked(self, side: Color) -> String {
        self.did(side, key!("event-takeback-asked"))
    }

    pub fn takeback_declined(self, side: Color) -> String {
        self.did(side, key!("event-takeback-declined"))
    }

    pub fn taken_back(self, side: Color) -> String {
        self.did(side, key!("event-takeback-accepted"))
    }

    pub fn draw_offered(self, side: Color) -> String {
        self.did(side, key!("event-draw-offered"))
    }

    pub fn draw_declined(self, side: Color) -> String {
        self.did(side, key!("event-draw-declined"))
    }

    pub fn claim_answered(self, side: Color) -> String {
        self.did(side, key!("event-claim-replied"))
    }

    pub fn appealed(self, side: Color) -> String {
        self.did(side, key!("event-appealed"))
    }

    /// Tells that play was stopped, and the game is to be decided.
    pub fn play_stopped(self) -> String {
        self.t("event-play-stopped").to_string()
    }

    /// Tells which result a side claimed.
    pub fn result_claimed(self, side: Color, result: ClaimedResult) -> String {
        match result {
            ClaimedResult::Win => self.did(side, key!("event-win-claimed")),
            ClaimedResult::Draw => self.did(side, key!("event-draw-claimed")),
        }
    }

    /// Stands where an entry of the log cannot be read.
    pub fn unreadable_entry(self) -> String {
        self.t("log-entry-unreadable").to_string()
    }

    /// Tells which line was proposed, in the typed form.
    pub fn proposed(self, side: Color, lines: &str) -> String {
        let said = self.t("event-line-proposed").with("side", self.side(side));
        said.with("lines", self.san(lines)).to_string()
    }

    /// Tells what was claimed, as [`Locale::claim`] says it.
    pub fn claimed(self, side: Color, claim: &str) -> String {
        self.t("event-claimed").with("side", self.side(side)).with("claim", claim).to_string()
    }

    pub fn gave_time(self, side: Color, time: TimeDelta) -> String {
        let said = self.t("event-time-given").with("side", self.side(side));
        said.with("time", self.time(time)).to_string()
    }

    /// Tells the vacations of a side, from and to which instant.
    pub fn on_vacation(self, side: Color, spans: &[(String, String)]) -> String {
        let spans = spans.iter().map(|(from, to)| {
            self.t("event-vacation-from-to").with("from", from).with("to", to).to_string()
        });
        let joined = spans.reduce(|first, last| {
            self.t("event-vacation-and").with("first", first).with("last", last).to_string()
        });
        let said = match joined {
            Some(spans) => self.t("event-vacation").with("spans", spans),
            None => self.t("event-no-vacation"),
        };
        said.with("side", self.side(side)).to_string()
    }

    /// Tells that the clock of a side stands still.
    pub fn special_leave(self, side: Color, until: &str) -> String {
        let said = self.t("event-special-leave").with("side", self.side(side));
        said.with("to", until).to_string()
    }

    /// Tells when a move was made that is sent now.
    pub fn delay_ended(self, side: Color, made_at: &str) -> String {
        self.t("event-delay-ended").with("side", self.side(side)).with("at", made_at).to_string()
    }

    /// Tells that a safety move follows, and what was left.
    pub fn safety_move_played(self, side: Color, left: TimeDelta) -> String {
        let said = self.t("event-safety-move-played").with("side", self.side(side));
        said.with("time", self.time(left)).to_string()
    }

    /// Tells that a clock was given an outage back.
    pub fn time_returned(self, from: &str, to: &str) -> String {
        self.t("event-outage").with("from", from).with("to", to).to_string()
    }

    /// Tells that another player has taken a side over.
    pub fn player_replaced(self, side: Color, former: &str, player: &str) -> String {
        let said = self.t("event-player-replaced").with("side", self.side(side));
        said.with("former", former).with("player", player).to_string()
    }

    /// Tells that the result had to wait for its proof.
    pub fn proof_awaited(self) -> String {
        self.t("event-result-being-checked").to_string()
    }

    /// Tells what the rules core found about a claimed position, as a sentence.
    pub fn examined(self, game: &Game, evidence: &Evidence) -> String {
        let found = self.evidence(game, evidence);
        let mut chars = found.chars();
        chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
    }

    /// Tells that a claim was refuted, and by what.
    pub fn claim_refuted(self, game: &Game, evidence: &Evidence) -> String {
        let found = self.examined(game, evidence);
        self.t("event-claim-rejected").with("found", found).to_string()
    }
}
