//! Whether an event could happen where the log has it: whether the phase, the people and who acted
//! allow it. It asks no lot and no result.
//!
//! Who may act stands in `decide`. Where a director's word is all that an event needs, it is decided
//! again. Terms are not: what a later version refuses was no lie when it was announced.

use super::{
    command::{DirectorCommand, EntrantCommand, TournamentCommand},
    decide::said,
    event::{LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind, WithdrawalGround},
    ladder::LadderChallenge,
    pairing::{
        knockout::{Advancing, BracketPosition},
        round_pairings::PairingNumber,
    },
    stage::StageSeat,
    started_game::{PlayedGame, Progress},
    state::{Phase, Seat, TIME_OF_APPEAL, Tournament, place_of},
    terms::Format,
};
use crate::game::GameResult;

/// Returns whether the first event of the log of tournament `id` was made by whoever could make it.
pub(super) fn could_be_announced(id: i64, event: &TournamentEvent) -> bool {
    let TournamentEventKind::Announced { director, deputy, edition_of, .. } = &event.what else {
        return false;
    };
    // Tournaments are numbered as they are announced.
    if edition_of.is_some_and(|former| former >= id) {
        return false;
    }
    match (event.by, director) {
        (TournamentActor::Director(by), Some(director)) => by == *director && *deputy != Some(by),
        // Two players have agreed on a match.
        (TournamentActor::Player(_), None) => deputy.is_none() && edition_of.is_none(),
        _ => false,
    }
}

/// Returns whether the phase and the people allow an event.
pub(super) fn is_valid_event(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let is_service = event.by == TournamentActor::System;
    let is_running = so_far.phase == Phase::Running;
    match &event.what {
        TournamentEventKind::Announced { .. } => false,
        TournamentEventKind::TermsChanged { .. }
        | TournamentEventKind::Invited { .. }
        | TournamentEventKind::Entered { .. }
        | TournamentEventKind::EntryWithdrawn { .. }
        | TournamentEventKind::EntryRemoved { .. }
        | TournamentEventKind::NumbersSet { .. } => {
            (so_far.phase == Phase::Announced || so_far.is_open_ladder())
                && could_be_entered(so_far, event)
        }
        TournamentEventKind::LotCommitted { .. }
        | TournamentEventKind::LotDrawn { .. }
        | TournamentEventKind::Started { .. } => could_be_drawn(so_far, event),
        TournamentEventKind::PlayerWithdrawn { .. }
        | TournamentEventKind::SubstituteInvited { .. }
        | TournamentEventKind::PlayerReplaced { .. } => could_change_seats(so_far, event),
        TournamentEventKind::DirectorsChanged { .. } if is_service => {
            could_remove_director(so_far, event)
        }
        TournamentEventKind::DirectorsChanged { .. }
        | TournamentEventKind::AnnouncementMade { .. }
        | TournamentEventKind::SpecialLeaveGranted { .. }
        | TournamentEventKind::TimeGiven { .. } => could_be_directed(so_far, event),
        TournamentEventKind::ChallengeMade { .. }
        | TournamentEventKind::ChallengeAccepted { .. }
        | TournamentEventKind::ChallengeDeclined { .. }
        | TournamentEventKind::ChallengeUnanswered { .. }
        | TournamentEventKind::ChallengeWithdrawn { .. }
        | TournamentEventKind::LadderClosed { .. } => could_be_on_ladder(so_far, event),
        TournamentEventKind::RoundPaired(paired) => {
            is_service && is_running && so_far.could_be_round(paired, event.at)
        }
        TournamentEventKind::RoundNotPaired { round } => {
            is_service
                && is_running
                && so_far.next_round() == Some(*round)
                && so_far.could_be_paired(event.at)
        }
        TournamentEventKind::ByeRequested { number, round } => is_decided_by_player(
            so_far,
            event,
            // A Swiss tournament has one section.
            (1, *number),
            EntrantCommand::RequestBye { round: *round },
        ),
        TournamentEventKind::ByeRequestWithdrawn { number, round } => is_decided_by_player(
            so_far,
            event,
            (1, *number),
            EntrantCommand::WithdrawByeRequest { round: *round },
        ),
        TournamentEventKind::PlayersQualified { .. }
        | TournamentEventKind::PlaceConfirmed { .. }
        | TournamentEventKind::PlaceGivenUp { .. }
        | TournamentEventKind::PlaceLapsed { .. }
        | TournamentEventKind::StageStarted { .. }
        | TournamentEventKind::NoNextStage { .. }
        | TournamentEventKind::QualifiedTooLate { .. } => could_follow_stage(so_far, event),
        TournamentEventKind::GamesStarted { .. } => {
            is_service && is_running && so_far.play_ended_at.is_none()
        }
        TournamentEventKind::MatchDecided { round, board, advancing } => {
            let place = place_of(*round, *board);
            let plays =
                |players: [PairingNumber; 2]| advancing.is_none_or(|it| players.contains(&it));
            is_running
                && so_far.match_at(place).and_then(|one| one.players()).is_some_and(plays)
                && (is_service || has_just_left(so_far, place, event))
        }
        TournamentEventKind::MatchReopened { round, board } => {
            is_service && is_running && so_far.advanced.contains_key(&place_of(*round, *board))
        }
        TournamentEventKind::NextEditionPlaceGiven { round, board, number } => {
            is_service && so_far.could_be_late_winner(place_of(*round, *board), *number)
        }
        TournamentEventKind::EndReminded { days } => {
            is_service && so_far.due_reminder(event.at) == Some(*days)
        }
        TournamentEventKind::PlayEnded => is_service && so_far.is_play_over(event.at),
        TournamentEventKind::Finished => is_service && is_running && no_game_is_missing(so_far),
        TournamentEventKind::Reopened => is_service && so_far.phase == Phase::Finished,
        TournamentEventKind::Finalized => {
            is_service
                && so_far.phase == Phase::Finished
                && so_far.finished_at.is_some_and(|at| at + TIME_OF_APPEAL <= event.at)
        }
        TournamentEventKind::ResultChangedAfterFinal { game, .. } => {
            is_service && so_far.phase == Phase::Final && so_far.has_game(*game)
        }
        TournamentEventKind::Cancelled { reason } => could_be_cancelled(so_far, event, reason),
    }
}

/// What is about entries ends with the draw: whoever knows the numbers could choose who has them.
fn could_be_entered(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let is_open = !is_drawn(so_far);
    let has_entered =
        |player: &i64| so_far.entrants.contains(player) || so_far.is_on_ladder(*player);
    let is_own = |player: &i64| event.by == TournamentActor::Player(*player);
    match &event.what {
        TournamentEventKind::TermsChanged { reason, .. } => {
            let is_said = so_far.entrants.is_empty() || said(reason.clone()).is_ok();
            // Those of a ladder are frozen from the announcement on.
            is_open && !so_far.is_ladder() && is_by_director(so_far, event) && is_said
        }
        TournamentEventKind::Invited { player } => {
            is_open && is_decided_so(so_far, event, DirectorCommand::Invite { player: *player })
        }
        TournamentEventKind::NumbersSet { players, reason } => {
            let (players, reason) = (players.clone(), reason.clone());
            let revision = so_far.numbers_revision;
            let command = DirectorCommand::SetNumbers { players, reason, revision };
            is_open && is_decided_so(so_far, event, command)
        }
        TournamentEventKind::Entered { player, by_right } => {
            let is_asked_in = !so_far.terms.entry.by_invitation || so_far.invited.contains(player);
            // The right itself stands in the log of a previous edition.
            let is_allowed = if *by_right { so_far.edition_of.is_some() } else { is_asked_in };
            is_open
                && is_own(player)
                && so_far.takes_entries(event.at)
                && is_allowed
                && !has_entered(player)
                && !so_far.is_directed_by(*player)
        }
        TournamentEventKind::EntryWithdrawn { player } => {
            is_open && is_own(player) && so_far.entrants.contains(player)
        }
        // The service gives no reason. At the start it does so after the draw.
        TournamentEventKind::EntryRemoved { player, reason } => match event.by {
            TournamentActor::System => so_far.entrants.contains(player) && reason.is_empty(),
            _ => {
                let (player, reason) = (*player, reason.clone());
                let command = DirectorCommand::RemoveEntry { player, reason };
                is_open && is_decided_so(so_far, event, command)
            }
        },
        _ => false,
    }
}

fn could_be_drawn(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let is_service = event.by == TournamentActor::System;
    let is_announced = so_far.phase == Phase::Announced;
    match &event.what {
        TournamentEventKind::LotCommitted { purpose: LotPurpose::Numbers, .. } => {
            // Whoever announced it.
            let is_theirs = match event.by {
                TournamentActor::Director(by) => so_far.director == Some(by),
                TournamentActor::Player(_) => so_far.is_agreed,
                TournamentActor::System => false,
            };
            is_announced && is_theirs
        }
        TournamentEventKind::LotCommitted { .. } => is_service && is_announced && is_drawn(so_far),
        TournamentEventKind::LotDrawn { purpose: LotPurpose::Numbers, .. } => {
            is_service && so_far.is_due(event.at)
        }
        TournamentEventKind::Started { .. } => {
            is_service && so_far.is_due(event.at) && is_drawn(so_far)
        }
        TournamentEventKind::LotDrawn { purpose, .. } => {
            is_service
                && so_far.phase == Phase::Running
                && so_far.play_ended_at.is_none()
                && so_far.is_to_be_drawn(*purpose)
        }
        _ => false,
    }
}

/// What is about the places in the next stage.
fn could_follow_stage(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let is_service = event.by == TournamentActor::System;
    match &event.what {
        TournamentEventKind::PlayersQualified { stage, players } => {
            is_service && so_far.could_be_qualified(*stage, players)
        }
        TournamentEventKind::PlaceConfirmed { section, number } => {
            is_decided_by_player(so_far, event, (*section, *number), EntrantCommand::ConfirmPlace)
        }
        TournamentEventKind::PlaceGivenUp { section, number } => {
            is_decided_by_player(so_far, event, (*section, *number), EntrantCommand::GiveUpPlace)
        }
        TournamentEventKind::PlaceLapsed { section, number } => {
            let seat = StageSeat { section: *section, number: *number };
            is_service && so_far.could_lapse(seat, event.at)
        }
        TournamentEventKind::StageStarted { stage, sections } => {
            is_service && so_far.could_be_next_stage(*stage, sections)
        }
        TournamentEventKind::NoNextStage { stage } => {
            let current = so_far.current_stage().filter(|_| so_far.has_stage_to_come());
            is_service && current.is_some_and(|(number, _)| number == *stage)
        }
        TournamentEventKind::QualifiedTooLate { section, number } => {
            let seat = StageSeat { section: *section, number: *number };
            is_service && so_far.could_be_too_late(seat)
        }
        _ => false,
    }
}

fn could_change_seats(so_far: &Tournament, event: &TournamentEvent) -> bool {
    match &event.what {
        TournamentEventKind::PlayerWithdrawn {
            section,
            number,
            finished_games,
            ground,
            reason,
        } => {
            let is_there = |seat: &&Seat| seat.withdrawal.is_none();
            let Some(seat) = so_far.seat(*section, *number).filter(is_there) else { return false };
            so_far.phase == Phase::Running
                && may_withdraw(so_far, event, seat, *ground)
                && said(reason.clone()).is_ok() == matches!(event.by, TournamentActor::Director(_))
                && usize::from(*finished_games) <= so_far.games_of_seat(*section, *number).count()
        }
        TournamentEventKind::SubstituteInvited { section, number, player, .. } => {
            so_far.takes_substitutes(event.at)
                && so_far.section(*section).is_some_and(|it| it.is_present(*number))
                && !so_far.plays(*player)
                && is_by_director(so_far, event)
        }
        TournamentEventKind::PlayerReplaced { section, number, former, player, .. } => {
            let seat = so_far.seat(*section, *number);
            let is_offered =
                |seat: &Seat| seat.offered_to == Some(*player) && seat.player == *former;
            seat.is_some_and(is_offered)
                && so_far.takes_substitutes(event.at)
                && !so_far.plays(*player)
                && event.by == TournamentActor::Player(*player)
        }
        _ => false,
    }
}

/// Returns whether whoever acted can withdraw a player on this ground.
fn may_withdraw(
    so_far: &Tournament,
    event: &TournamentEvent,
    seat: &Seat,
    ground: WithdrawalGround,
) -> bool {
    match ground {
        WithdrawalGround::OwnWord => event.by == TournamentActor::Player(seat.player),
        WithdrawalGround::WithoutGames => {
            so_far.is_ladder() && event.by == TournamentActor::Player(seat.player)
        }
        WithdrawalGround::WithConsent | WithdrawalGround::Expelled | WithdrawalGround::Deceased => {
            is_by_director(so_far, event)
        }
        WithdrawalGround::TwoTimeouts => {
            event.by == TournamentActor::System && so_far.terms.out_after_two_timeouts
        }
        WithdrawalGround::Account | WithdrawalGround::Suspended => {
            event.by == TournamentActor::System
        }
    }
}

/// Returns whether an event of a ladder could happen, whatever the results are.
fn could_be_on_ladder(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let is_by = |number| {
        let seat = so_far.seat(1, number);
        seat.is_some_and(|seat| event.by == TournamentActor::Player(seat.player))
    };
    let waiting = |number| so_far.ladder.challenge(number).filter(|it| it.is_waiting());
    let is_answered_by_challenged = |number| {
        let in_time = |it: &LadderChallenge| event.at < it.expires_at() && is_by(it.challenged);
        waiting(number).is_some_and(in_time)
    };
    match &event.what {
        TournamentEventKind::ChallengeMade { challenger, challenged } => {
            is_by(*challenger) && so_far.could_be_challenged(*challenger, *challenged)
        }
        TournamentEventKind::ChallengeAccepted { challenge }
        | TournamentEventKind::ChallengeDeclined { challenge, .. } => {
            is_answered_by_challenged(*challenge)
        }
        TournamentEventKind::ChallengeUnanswered { challenge, .. } => {
            event.by == TournamentActor::System
                && waiting(*challenge).is_some_and(|it| it.expires_at() <= event.at)
        }
        TournamentEventKind::ChallengeWithdrawn { challenge } => {
            let in_time = |it: &LadderChallenge| event.at < it.expires_at() && is_by(it.challenger);
            waiting(*challenge).is_some_and(in_time)
        }
        TournamentEventKind::LadderClosed { reason } => {
            is_decided_so(so_far, event, DirectorCommand::CloseLadder { reason: reason.clone() })
        }
        _ => false,
    }
}

/// Returns whether the account of the director or the deputy may have been closed. Whether the deputy
/// could take over does not stand in the log.
fn could_remove_director(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let accounts = [so_far.director, so_far.deputy];
    accounts.into_iter().flatten().any(|account| {
        [true, false].into_iter().any(|deputy_may_direct| {
            let decided = so_far.remove_director(account, deputy_may_direct);
            decided.is_ok_and(|kinds| kinds == std::slice::from_ref(&event.what))
        })
    })
}

fn could_be_directed(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let none = Progress::new();
    let command = match &event.what {
        TournamentEventKind::DirectorsChanged { director: Some(director), deputy, reason } => {
            let (director, deputy, reason) = (*director, *deputy, reason.clone());
            let revision = so_far.directors_revision;
            DirectorCommand::ChangeDirectors { director, deputy, reason, revision }
        }
        TournamentEventKind::AnnouncementMade { text } => {
            DirectorCommand::Announce { text: text.clone() }
        }
        TournamentEventKind::SpecialLeaveGranted { section, number, days, reason } => {
            DirectorCommand::GrantSpecialLeave {
                section: *section,
                number: *number,
                days: *days,
                reason: reason.clone(),
            }
        }
        TournamentEventKind::TimeGiven { game, to, days, reason } => DirectorCommand::GiveTime {
            game: *game,
            to: *to,
            days: *days,
            given: so_far.time_given.get(game).map_or(0, |given| given.days),
            reason: reason.clone(),
            progress: &none,
        },
        _ => return false,
    };
    is_decided_so(so_far, event, command)
}

/// A director says why. The service cancels what has not started by its end, and on the day of the
/// start what has too few players.
fn could_be_cancelled(so_far: &Tournament, event: &TournamentEvent, reason: &str) -> bool {
    if event.by != TournamentActor::System {
        let reason = reason.to_owned();
        return is_decided_so(so_far, event, DirectorCommand::Cancel { reason });
    }
    let has_too_few = so_far.players().len() < so_far.terms.format.min_players();
    so_far.phase == Phase::Announced
        && reason.is_empty()
        && (so_far.has_end_come(event.at) || so_far.is_due(event.at) && has_too_few)
}

/// Returns whether the numbers are drawn.
fn is_drawn(so_far: &Tournament) -> bool {
    so_far.lots.get(&LotPurpose::Numbers).is_some_and(|lot| lot.drawn.is_some())
}

/// Returns whether a director acted who does not play. Administrators direct every tournament, so the
/// log cannot say who may.
fn is_by_director(so_far: &Tournament, event: &TournamentEvent) -> bool {
    matches!(event.by, TournamentActor::Director(by) if !so_far.plays(by))
}

/// Returns whether a director could decide an event so.
fn is_decided_so(
    so_far: &Tournament,
    event: &TournamentEvent,
    command: DirectorCommand<'_>,
) -> bool {
    let TournamentActor::Director(director) = event.by else { return false };
    let decided = so_far.decide(TournamentCommand::Director(director, command), event.at);
    decided.is_ok_and(|events| events == std::slice::from_ref(event))
}

/// Returns whether the player of a number could decide an event so.
fn is_decided_by_player(
    so_far: &Tournament,
    event: &TournamentEvent,
    (section, number): (u16, PairingNumber),
    command: EntrantCommand<'_>,
) -> bool {
    let Some(seat) = so_far.seat(section, number) else { return false };
    let command = TournamentCommand::Player(seat.player, command);
    so_far.decide(command, event.at).is_ok_and(|events| events == std::slice::from_ref(event))
}

/// Returns whether whoever advanced from a match has left with the same command: then the seat goes
/// to somebody else at once, whoever gave the command.
fn has_just_left(so_far: &Tournament, place: BracketPosition, event: &TournamentEvent) -> bool {
    let Some(Advancing::Seed(number)) = so_far.advanced.get(&place) else { return false };
    let withdrawal = so_far.seat(1, *number).and_then(|seat| seat.withdrawal);
    withdrawal.is_some_and(|withdrawal| withdrawal.at == event.at)
}

/// Returns whether all games of a round robin, or all rounds of a Swiss tournament, have begun, but for
/// the games of players who left. A ladder has to be closed.
fn no_game_is_missing(so_far: &Tournament) -> bool {
    // As if all were over.
    let over = PlayedGame { result: Some(GameResult::Draw), ..PlayedGame::default() };
    let progress: Progress = so_far.games.iter().map(|game| (game.id, over)).collect();
    match so_far.terms.format {
        Format::RoundRobin { .. } => so_far.next_games(&progress).games.is_empty(),
        Format::Stages { .. } => {
            !so_far.has_stage_to_come() && so_far.next_games(&progress).games.is_empty()
        }
        Format::Swiss { .. } => {
            so_far.next_round().is_none() && so_far.next_games(&progress).games.is_empty()
        }
        Format::Ladder => !so_far.is_open_ladder() && so_far.next_games(&progress).games.is_empty(),
        Format::Match { .. } | Format::Knockout { .. } => true,
    }
}
