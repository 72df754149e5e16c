//! Which emails follow from what happened in a tournament, besides that games begin.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::mailing::tell_everybody;
use crate::{
    actions::{admin::admin_summary::list_told_admins, emails::queue_tournament_news},
    db::{
        DbConn, PlayerId, TournamentId,
        outbox::{PLACE_LATER, TournamentNews, write_ladder_challenge, write_new_terms},
        players,
        tournaments::{self, StoredTournament},
        vacations,
    },
    tournament::{
        Phase, Tournament,
        event::{TournamentActor, TournamentEvent, TournamentEventKind, WithdrawalGround},
        ladder::{ChallengeExcuse, ChallengeNumber, LadderChallenge},
        pairing::{knockout::BracketPosition, round_pairings::PairingNumber},
        standings::Withdrawal,
        terms::Format,
    },
};

/// Queues the emails that follow from events. `waiting`: the waiting list before them.
pub(super) fn queue_for_events(
    conn: &mut DbConn,
    waiting: &[i64],
    stored: &StoredTournament,
    events: &[TournamentEvent],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let mut emails = EmailQueue { conn, stored, now };
    for event in events {
        emails.of(event)?;
    }
    emails.displaced(waiting, events)?;
    emails.moved_up(waiting)
}

/// Queues the emails about a next edition to those who have a place in it by right.
pub(super) fn queue_for_next_edition(
    conn: &mut DbConn,
    id: TournamentId,
    former: TournamentId,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let stored = tournaments::find(conn, id)?.ok_or(diesel::NotFound)?;
    let holders = tournaments::list_owed_places(conn, former, None)?;
    let mut emails = EmailQueue { conn, stored: &stored, now };
    holders
        .into_iter()
        .filter(|holder| !stored.tournament.is_directed_by(holder.0))
        .try_for_each(|holder| emails.tell_one(holder.0, TournamentNews::NextEdition, "", ""))
}

/// Queues the emails about a start, besides those about games. To the directors: whose entries were
/// removed, who is on vacation, whether it could take place. To those who have waited for a place
/// in vain: that it goes on without them.
pub(super) fn queue_for_start(
    conn: &mut DbConn,
    stored: &StoredTournament,
    events: &[TournamentEvent],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let removed = events.iter().filter_map(|event| match event.what {
        TournamentEventKind::EntryRemoved { player, .. } => Some(PlayerId(player)),
        _ => None,
    });
    let removed: Vec<PlayerId> = removed.collect();
    let mut on_vacation = Vec::new();
    let told = match stored.tournament.phase {
        Phase::Cancelled => TournamentNews::NotStarted,
        Phase::Announced => TournamentNews::NotFull,
        _ => {
            tell_everybody(conn, stored, (TournamentNews::NoPlace, ""), now)?;
            on_vacation = list_on_vacation(conn, &stored.tournament, now)?;
            match (removed.is_empty(), on_vacation.is_empty()) {
                (true, true) => return Ok(()),
                (true, false) => TournamentNews::OnVacationAtStart,
                (false, _) => TournamentNews::EntriesRemoved,
            }
        }
    };
    let names = players::names(conn, &removed)?;
    let names: Vec<&str> =
        removed.iter().filter_map(|player| names.get(player)).map(String::as_str).collect();
    let mut text = names.join("\n");
    if !on_vacation.is_empty() {
        text = format!("{text}\t{}", on_vacation.join("\n"));
    }
    EmailQueue { conn, stored, now }.tell_directors(told, "", &text)
}

/// Returns the names of those who play and are on vacation at an instant.
fn list_on_vacation(
    conn: &mut DbConn,
    tournament: &Tournament,
    at: DateTime<Utc>,
) -> QueryResult<Vec<String>> {
    let seats = tournament.sections.iter().flat_map(|section| &section.seats);
    let accounts: Vec<PlayerId> = seats.map(|seat| PlayerId(seat.player)).collect();
    let away: Vec<PlayerId> = vacations::list_ends(conn, &accounts, at)?.into_keys().collect();
    let mut names: Vec<String> = players::names(conn, &away)?.into_values().collect();
    names.sort_unstable();
    Ok(names)
}

/// Queues the emails that follow when the account of a director or a deputy is closed.
pub(super) fn queue_for_removed_director(
    conn: &mut DbConn,
    stored: &StoredTournament,
    closed: PlayerId,
    was_director: bool,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let mut emails = EmailQueue { conn, stored, now };
    match (was_director, stored.tournament.director) {
        (true, Some(director)) => emails.tell_one(director, TournamentNews::DeputyTookOver, "", ""),
        (true, None) => list_told_admins(emails.conn)?
            .into_iter()
            .filter(|admin| *admin != closed)
            .try_for_each(|admin| emails.tell_one(admin.0, TournamentNews::NoDirector, "", "")),
        (false, Some(director)) => emails.tell_one(director, TournamentNews::NoDeputy, "", ""),
        (false, None) => Ok(()),
    }
}

/// Queues the emails about a standing offer of which no next tournament opens. `why`: a word.
pub(super) fn queue_for_ended_offer(
    conn: &mut DbConn,
    stored: &StoredTournament,
    why: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let admins = list_told_admins(conn)?;
    let mut emails = EmailQueue { conn, stored, now };
    emails.tell_directors(TournamentNews::OfferEnded, "", why)?;
    // An administrator who directs it is told once: the email is unique.
    admins
        .into_iter()
        .try_for_each(|admin| emails.tell_one(admin.0, TournamentNews::OfferEnded, "", why))
}

/// Returns the waiting list, for those who have one.
pub(super) fn waiting_list(tournament: &Tournament) -> Vec<i64> {
    match tournament.phase {
        Phase::Announced => tournament.waiting_list().to_vec(),
        _ => Vec::new(),
    }
}

/// Emails about one tournament.
struct EmailQueue<'a> {
    conn: &'a mut DbConn,
    /// After the events.
    stored: &'a StoredTournament,
    now: DateTime<Utc>,
}

impl EmailQueue<'_> {
    fn of(&mut self, event: &TournamentEvent) -> QueryResult<()> {
        match &event.what {
            TournamentEventKind::AnnouncementMade { text } => {
                self.tell_all(TournamentNews::Announcement, text)
            }
            TournamentEventKind::TermsChanged { reason, .. } => {
                // By its number the change is found in the log when the email is written.
                let text = write_new_terms(self.stored.tournament.terms_revision(), reason);
                self.tell_all(TournamentNews::TermsChanged, &text)
            }
            TournamentEventKind::Cancelled { reason } => {
                self.tell_all(TournamentNews::Canceled, reason)
            }
            TournamentEventKind::LadderClosed { reason } => {
                self.tell_all(TournamentNews::LadderClosed, reason)
            }
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                self.challenged([*challenger, *challenged])
            }
            TournamentEventKind::ChallengeDeclined { challenge, excuse } => {
                self.refused(*challenge, *excuse, false)
            }
            TournamentEventKind::ChallengeUnanswered { challenge, excuse } => {
                self.refused(*challenge, *excuse, true)
            }
            TournamentEventKind::Finished => self.tell_all(TournamentNews::Finished, ""),
            TournamentEventKind::Invited { player } => {
                self.tell_one(*player, TournamentNews::Invited, "", "")
            }
            // What the service removes has an account that cannot play.
            TournamentEventKind::EntryRemoved { player, reason }
                if event.by != TournamentActor::System =>
            {
                self.tell_one(*player, TournamentNews::EntryRemoved, "", reason)
            }
            TournamentEventKind::PlayerWithdrawn {
                section,
                number,
                finished_games,
                ground,
                reason,
            } => {
                let counted = Withdrawal { finished_games: *finished_games };
                // Whoever leaves several stages leaves the tournament once.
                let player = self.account(*section, *number);
                let place = player.and_then(|player| self.stored.tournament.seat_of(player));
                if place == Some((*section, *number)) {
                    self.withdrawn((*section, *number), *ground, reason)?;
                }
                self.opponent_withdrew((*section, *number), *ground, counted)
            }
            TournamentEventKind::SubstituteInvited { player, reason, .. } => {
                self.tell_one(*player, TournamentNews::SubstituteInvited, "", reason)
            }
            TournamentEventKind::PlayerReplaced { former, player, .. } => {
                let (had, has) = (self.name(*former)?, self.name(*player)?);
                self.tell_one(*former, TournamentNews::PlaceTaken, "", &has)?;
                self.tell_one(*player, TournamentNews::PlaceTakenOver, "", &had)
            }
            TournamentEventKind::SpecialLeaveGranted { section, number, days, reason } => {
                self.special_leave((*section, *number), *days, reason)
            }
            TournamentEventKind::MatchDecided { round, board, advancing } => {
                let place =
                    BracketPosition { round: usize::from(*round), number: usize::from(*board) };
                self.eliminated(place, *advancing)
            }
            TournamentEventKind::RoundPaired(paired) => {
                let bye = paired.bye.and_then(|number| self.account(1, number));
                let round = paired.round.to_string();
                bye.map_or(Ok(()), |player| self.tell_one(player, TournamentNews::Bye, "", &round))
            }
            TournamentEventKind::PlayersQualified { stage, .. } => self.qualified(*stage, event.at),
            TournamentEventKind::PlaceLapsed { section, number } => {
                self.qualification_lost((*section, *number), "lapsed")
            }
            TournamentEventKind::StageStarted { stage, .. } => {
                self.tell_all(TournamentNews::OutInStage, &stage.to_string())
            }
            TournamentEventKind::NextEditionPlaceGiven { number, .. } => {
                self.next_edition_place_given((1, *number))
            }
            TournamentEventKind::QualifiedTooLate { section, number } => {
                self.next_edition_place_given((*section, *number))
            }
            _ => Ok(()),
        }
    }

    /// To whoever is challenged on a ladder.
    fn challenged(&mut self, both: [PairingNumber; 2]) -> QueryResult<()> {
        let challenges = &self.stored.tournament.ladder.challenges;
        let is_it = |it: &&LadderChallenge| [it.challenger, it.challenged] == both;
        let Some(challenge) = challenges.iter().rev().find(is_it).copied() else { return Ok(()) };
        let [challenger, challenged] = both.map(|number| self.account(1, number));
        let Some((challenger, challenged)) = challenger.zip(challenged) else { return Ok(()) };
        let (number, name) = (challenge.number, self.name(challenger)?);
        let text = write_ladder_challenge(number, challenge.expires_at(), &name);
        self.tell_one(challenged, TournamentNews::LadderChallenge, &number.to_string(), &text)
    }

    /// To both of a challenge that was not accepted: what follows from it. Whoever has declined knows.
    fn refused(
        &mut self,
        number: ChallengeNumber,
        excuse: Option<ChallengeExcuse>,
        is_unanswered: bool,
    ) -> QueryResult<()> {
        let challenge = self.stored.tournament.ladder.challenge(number).copied();
        let Some(challenge) = challenge else { return Ok(()) };
        let both = [challenge.challenger, challenge.challenged];
        let [challenger, challenged] = both.map(|number| self.account(1, number));
        let Some((challenger, challenged)) = challenger.zip(challenged) else { return Ok(()) };
        let how = match (excuse, is_unanswered) {
            (Some(_), true) => "unanswered_excused",
            (Some(_), false) => "declined_excused",
            (None, true) => "unanswered",
            (None, false) => "declined",
        };
        let what = number.to_string();
        let text = format!("{how}\n{}", self.name(challenged)?);
        self.tell_one(challenger, TournamentNews::LadderChallengeRefused, &what, &text)?;
        if !is_unanswered {
            return Ok(());
        }
        let text = format!("{how}\n{}", self.name(challenger)?);
        self.tell_one(challenged, TournamentNews::LadderChallengeMissed, &what, &text)
    }

    /// To whoever was withdrawn by somebody else, and to the directors about who left themselves.
    fn withdrawn(
        &mut self,
        (section, number): (u16, PairingNumber),
        ground: WithdrawalGround,
        reason: &str,
    ) -> QueryResult<()> {
        let Some(player) = self.account(section, number) else { return Ok(()) };
        let text = format!("{}\n{reason}", ground.as_str());
        match ground {
            // Nobody is there to be told, and the director knows.
            WithdrawalGround::Deceased => return Ok(()),
            // Nothing follows from it, and whoever likes comes back.
            WithdrawalGround::WithoutGames => return Ok(()),
            WithdrawalGround::WithConsent | WithdrawalGround::Expelled => {
                return self.tell_one(player, TournamentNews::Withdrawn, "", &text);
            }
            WithdrawalGround::TwoTimeouts => {
                self.tell_one(player, TournamentNews::Withdrawn, "", &text)?;
            }
            WithdrawalGround::OwnWord | WithdrawalGround::Account | WithdrawalGround::Suspended => {
            }
        }
        let text = format!("{}\n{}", ground.as_str(), self.name(player)?);
        self.tell_directors(TournamentNews::PlayerWithdrew, &number_of(section, number), &text)
    }

    /// To whoever has special leave, and to the opponents in games in progress.
    fn special_leave(
        &mut self,
        (section, number): (u16, PairingNumber),
        days: u16,
        reason: &str,
    ) -> QueryResult<()> {
        let Some(player) = self.account(section, number) else { return Ok(()) };
        self.tell_one(player, TournamentNews::SpecialLeave, "", &format!("{days}\n{reason}"))?;
        let text = format!("{days}\n{}", self.name(player)?);
        let number = number_of(section, number);
        self.open_opponents(player)?.into_iter().try_for_each(|opponent| {
            self.tell_one(opponent, TournamentNews::OpponentOnLeave, &number, &text)
        })
    }

    /// Returns against whom somebody has games in progress.
    fn open_opponents(&mut self, player: i64) -> QueryResult<Vec<i64>> {
        let id = self.stored.id;
        let open = tournaments::list_open_games(self.conn, id, Some(PlayerId(player)), false)?;
        let both = open.into_iter().flat_map(|game| game.players).map(|account| account.0);
        let mut opponents: Vec<i64> = both.filter(|account| *account != player).collect();
        opponents.sort_unstable();
        opponents.dedup();
        Ok(opponents)
    }

    /// To the others of a section: a player has died, what it means for the results, and what becomes
    /// of the game against them.
    fn player_died(
        &mut self,
        (section, number): (u16, PairingNumber),
        meaning: &str,
        others: Vec<i64>,
    ) -> QueryResult<()> {
        let Some(player) = self.account(section, number) else { return Ok(()) };
        let name = self.name(player)?;
        let open = self.open_opponents(player)?;
        let number = number_of(section, number);
        let mut told = others;
        told.extend(open.iter().copied());
        told.sort_unstable();
        told.dedup();
        told.into_iter().try_for_each(|other| {
            let game = if open.contains(&other) { "stopped" } else { "" };
            let text = format!("{meaning}\n{game}\n{name}");
            self.tell_one(other, TournamentNews::PlayerDied, &number, &text)
        })
    }

    /// To the others of a section: what it means for the results. In a knockout the match is
    /// decided, which is told elsewhere.
    fn opponent_withdrew(
        &mut self,
        (section, number): (u16, PairingNumber),
        ground: WithdrawalGround,
        counted: Withdrawal,
    ) -> QueryResult<()> {
        let has_died = ground == WithdrawalGround::Deceased;
        let tournament = &self.stored.tournament;
        let (Some(found), Some(leaver)) =
            (tournament.section(section), self.account(section, number))
        else {
            return Ok(());
        };
        let (word, news) = match tournament.terms.format {
            Format::RoundRobin { cycles, .. } | Format::Stages { cycles, .. } => {
                let games = (found.seats.len() - 1) * cycles.games_of_a_pair();
                let word = if counted.counts(games) { "counts" } else { "counts_for_nobody" };
                (word, TournamentNews::OpponentWithdrew)
            }
            Format::Match { .. } => ("match", TournamentNews::MatchWithdrawn),
            Format::Knockout { .. } if has_died => {
                return self.player_died((section, number), "match", Vec::new());
            }
            Format::Knockout { .. } => return Ok(()),
            // Whoever is left plays with others.
            Format::Swiss { .. } if has_died => {
                return self.player_died((section, number), "counts", Vec::new());
            }
            Format::Ladder if has_died => {
                return self.player_died((section, number), "ladder", Vec::new());
            }
            Format::Swiss { .. } | Format::Ladder => return Ok(()),
        };
        let others = found.seats.iter().filter(|seat| seat.withdrawal.is_none());
        let others: Vec<i64> = others.map(|seat| seat.player).collect();
        if has_died {
            return self.player_died((section, number), word, others);
        }
        let text = format!("{word}\n{}", self.name(leaver)?);
        let number = number_of(section, number);
        others.into_iter().try_for_each(|player| self.tell_one(player, news, &number, &text))
    }

    /// To whoever does not advance. The loser of the final reads the place with the end.
    fn eliminated(
        &mut self,
        place: BracketPosition,
        advancing: Option<PairingNumber>,
    ) -> QueryResult<()> {
        let tournament = &self.stored.tournament;
        let rounds = tournament.bracket().map_or(0, |bracket| bracket.rounds.len());
        if place.round >= rounds {
            return Ok(());
        }
        let players = tournament.match_at(place).and_then(|one| one.players());
        let shared = tournament.place_of_those_out(place.round);
        // After the end of play the place depends on how many are still in, which comes with the end.
        let places = match tournament.play_ended_at {
            None => format!("{} {}", shared.first, shared.last),
            Some(_) => PLACE_LATER.to_owned(),
        };
        let winner = advancing.and_then(|number| self.account(1, number));
        let winner = winner.map(|winner| self.name(winner)).transpose()?.unwrap_or_default();
        let text = format!("{places}\n{winner}");
        let number = format!("{} {}", place.round, place.number);
        for out in players.into_iter().flatten().filter(|one| Some(*one) != advancing) {
            let seat = tournament.seat(1, out).filter(|seat| seat.withdrawal.is_none());
            if let Some(player) = seat.map(|seat| seat.player) {
                self.tell_one(player, TournamentNews::Eliminated, &number, &text)?;
            }
        }
        Ok(())
    }

    /// To whoever has a place in the next edition: about that edition, if it can be entered already.
    fn next_edition_place_given(
        &mut self,
        (section, number): (u16, PairingNumber),
    ) -> QueryResult<()> {
        let Some(player) = self.account(section, number) else { return Ok(()) };
        let mut last = self.stored.id;
        while let Some(next) = tournaments::find_next_edition(self.conn, last)? {
            last = next.id;
            let Some(next) = tournaments::find(self.conn, last)? else { break };
            if next.tournament.phase == Phase::Announced {
                // Whoever directs it cannot enter.
                if next.tournament.is_directed_by(player) {
                    break;
                }
                let mut emails = EmailQueue { conn: self.conn, stored: &next, now: self.now };
                return emails.tell_one(player, TournamentNews::NextEdition, "", "");
            }
        }
        let what = number_of(section, number);
        self.tell_one(player, TournamentNews::NextEditionPlace, &what, "")
    }

    /// To those who were named at an instant: they go on, if they confirm it. To those who were named before and
    /// do not go on by the results any more: that a decision has changed it.
    fn qualified(&mut self, stage: u16, at: DateTime<Utc>) -> QueryResult<()> {
        let Some(found) = self.stored.tournament.stage(stage).cloned() else { return Ok(()) };
        for one in found.qualified.iter().filter(|one| one.named_at == at) {
            let Some(player) = self.account(one.seat.section, one.seat.number) else { continue };
            let until = one.confirms_until().timestamp();
            let text = format!("{} {until}", stage.saturating_add(1));
            self.tell_one(player, TournamentNews::Qualified, "", &text)?;
        }
        for seat in found.dropped.iter().filter(|seat| !found.given_up.contains(seat)) {
            let known = self.stored.tournament.seat(seat.section, seat.number);
            if known.is_some_and(|known| known.withdrawal.is_none()) {
                self.qualification_lost((seat.section, seat.number), "decision")?;
            }
        }
        Ok(())
    }

    /// `why`: a word.
    fn qualification_lost(
        &mut self,
        (section, number): (u16, PairingNumber),
        why: &str,
    ) -> QueryResult<()> {
        let Some(player) = self.account(section, number) else { return Ok(()) };
        self.tell_one(player, TournamentNews::QualificationLost, "", why)
    }

    /// To whoever is on the waiting list now because somebody has entered by right.
    fn displaced(&mut self, waiting: &[i64], events: &[TournamentEvent]) -> QueryResult<()> {
        let by_right = events.iter().find_map(|event| match event.what {
            TournamentEventKind::Entered { player, by_right: true } => Some(player),
            _ => None,
        });
        let Some(entrant) = by_right else { return Ok(()) };
        let now_waiting = self.stored.tournament.waiting_list().iter();
        let displaced: Vec<i64> = now_waiting
            .filter(|player| **player != entrant && !waiting.contains(player))
            .copied()
            .collect();
        displaced
            .into_iter()
            .try_for_each(|player| self.tell_one(player, TournamentNews::OnWaitingList, "", ""))
    }

    /// To those who had waited for a place.
    fn moved_up(&mut self, waiting: &[i64]) -> QueryResult<()> {
        let tournament = &self.stored.tournament;
        if tournament.phase != Phase::Announced || waiting.is_empty() {
            return Ok(());
        }
        let players = tournament.players();
        let moved: Vec<i64> =
            waiting.iter().copied().take_while(|player| players.contains(player)).collect();
        moved
            .into_iter()
            .try_for_each(|player| self.tell_one(player, TournamentNews::MovedUp, "", ""))
    }

    fn tell_all(&mut self, news: TournamentNews, text: &str) -> QueryResult<()> {
        tell_everybody(self.conn, self.stored, (news, text), self.now)
    }

    fn tell_directors(&mut self, news: TournamentNews, what: &str, text: &str) -> QueryResult<()> {
        let tournament = &self.stored.tournament;
        [tournament.director, tournament.deputy]
            .into_iter()
            .flatten()
            .try_for_each(|director| self.tell_one(director, news, what, text))
    }

    /// `what`: makes it unique among those of this version of the tournament.
    fn tell_one(
        &mut self,
        player: i64,
        news: TournamentNews,
        what: &str,
        text: &str,
    ) -> QueryResult<()> {
        let version = self.stored.version;
        let told = (news, what, text);
        queue_tournament_news(self.conn, self.stored, version, PlayerId(player), told, self.now)
    }

    fn account(&self, section: u16, number: PairingNumber) -> Option<i64> {
        self.stored.tournament.seat(section, number).map(|seat| seat.player)
    }

    fn name(&mut self, player: i64) -> QueryResult<String> {
        let names = players::names(self.conn, &[PlayerId(player)])?;
        Ok(names.into_values().next().unwrap_or_default())
    }
}

fn number_of(section: u16, number: PairingNumber) -> String {
    format!("{section}.{number}")
}
