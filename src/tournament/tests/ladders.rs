//! Ladders: whom one can challenge, what a challenge comes to, and the steps that follow from the results.

use super::*;
use crate::{
    chess::Variant,
    tournament::{
        ladder::{ChallengeExcuse, ChallengeObstacle, ChallengedFacts},
        pairing::round_pairings::PairingNumber,
        starting_position::StartingPosition,
        terms::GameTerms,
    },
};

const FREE: ChallengedFacts = ChallengedFacts { is_on_vacation: false, cannot_play: false };

pub type Decided = Result<Vec<TournamentEventKind>, TournamentError>;

/// What players of a ladder do. Numbers are those of the accounts: they entered in this order.
impl Simulation {
    pub fn player(&mut self, player: PairingNumber, command: EntrantCommand<'_>) -> Decided {
        self.run(TournamentCommand::Player(i64::try_from(player).unwrap(), command))
    }

    pub fn challenge(&mut self, challenger: PairingNumber, challenged: PairingNumber) -> Decided {
        self.challenge_if(challenger, challenged, FREE)
    }

    pub fn challenge_if(
        &mut self,
        challenger: PairingNumber,
        challenged: PairingNumber,
        facts: ChallengedFacts,
    ) -> Decided {
        let progress = &self.progress.clone();
        self.player(challenger, EntrantCommand::Challenge { challenged, facts, progress })
    }

    pub fn accept(&mut self, challenged: PairingNumber, challenge: u32) -> Decided {
        let progress = &self.progress.clone();
        let accepted =
            self.player(challenged, EntrantCommand::AcceptChallenge { challenge, progress })?;
        self.settle();
        Ok(accepted)
    }

    pub fn decline(
        &mut self,
        challenged: PairingNumber,
        challenge: u32,
        was_away: bool,
    ) -> Decided {
        let (progress, was_on_vacation) = (&self.progress.clone(), was_away);
        let decline = EntrantCommand::DeclineChallenge { challenge, was_on_vacation, progress };
        self.player(challenged, decline)
    }

    pub fn take_back(&mut self, challenger: PairingNumber, challenge: u32) -> Decided {
        self.player(challenger, EntrantCommand::WithdrawChallenge { challenge })
    }

    pub fn end_challenges(&mut self, on_vacation: &[i64]) -> Decided {
        let progress = &self.progress.clone();
        let end = ServiceCommand::EndChallenges { on_vacation, progress };
        self.run(TournamentCommand::System(end))
    }

    /// Plays a game to its end. Returns its number.
    pub fn meet(
        &mut self,
        challenger: PairingNumber,
        challenged: PairingNumber,
        winner: Option<PairingNumber>,
    ) -> i64 {
        self.challenge(challenger, challenged).unwrap();
        self.accept(challenged, self.last_challenge()).unwrap();
        self.end_between(challenger, challenged, winner);
        self.between(challenger, challenged).id
    }

    pub fn last_challenge(&self) -> u32 {
        u32::try_from(self.tournament.ladder.challenges.len()).unwrap()
    }

    /// Returns the steps by pairing number; 0: not on the ladder.
    pub fn steps(&self) -> Vec<u32> {
        let steps = self.tournament.ladder_steps(&self.progress);
        let seats = self.tournament.section(1).unwrap().seats.len();
        (1..=seats).map(|number| steps.step(number).unwrap_or(0)).collect()
    }

    pub fn obstacle(
        &self,
        challenger: PairingNumber,
        challenged: PairingNumber,
    ) -> ChallengeObstacle {
        let steps = self.tournament.ladder_steps(&self.progress);
        let now = (&steps, &self.progress);
        let check = ChallengeCheck::new(&self.tournament, challenger, now, self.now);
        check.obstacle(challenged, FREE).unwrap()
    }
}

fn days(simulation: &mut Simulation, days: i64) {
    simulation.now += TimeDelta::days(days);
}

fn refused(obstacle: ChallengeObstacle) -> Decided {
    Err(TournamentError::Challenge(obstacle))
}

/// Lets a player climb: the others let them win, one after the other.
pub fn climb(simulation: &mut Simulation, player: PairingNumber, steps: u32) {
    for step in 0..steps {
        let beaten = player + 1 + usize::try_from(step).unwrap();
        // They come from the lowest step, and are not above.
        simulation.meet(player, beaten, Some(player));
    }
}

#[test]
fn it_runs_from_the_announcement_on_and_has_no_lots() {
    let mut simulation = ladder(0);
    assert_eq!(simulation.events.len(), 1);
    assert_eq!(simulation.tournament.phase, Phase::Running);
    simulation.enter([5, 6]);
    days(&mut simulation, 400);
    simulation.settle();
    simulation.enter([7]);
    assert_eq!(simulation.steps(), [1, 1, 1]);
    let twice = simulation.refusal(simulation::enters(7));
    assert_eq!(twice, TournamentError::AlreadyDone);
    simulation.check_log();
}

#[test]
fn a_win_is_a_step_up_and_a_loss_one_down_but_never_below_the_first() {
    let mut simulation = ladder(4);
    simulation.meet(1, 2, Some(1));
    assert_eq!(simulation.steps(), [2, 1, 1, 1]);
    simulation.meet(1, 3, None);
    assert_eq!(simulation.steps(), [2, 1, 1, 1]);
    simulation.meet(1, 4, Some(4));
    assert_eq!(simulation.steps(), [1, 1, 1, 2]);
    let (game, both_lose) = (simulation.last_challenge(), GameResult::BothLose);
    simulation.challenge(4, 3).unwrap();
    simulation.accept(3, game + 1).unwrap();
    let game = simulation.between(4, 3);
    assert_eq!((game.paired.white, game.paired.black), (3, 4), "the challenged has White");
    simulation.end(game.id, 60, both_lose);
    assert_eq!(simulation.steps(), [1, 1, 1, 1]);
    simulation.check_log();
}

#[test]
fn one_challenges_on_the_same_step_and_up_to_three_below() {
    let mut simulation = ladder(10);
    climb(&mut simulation, 1, 4);
    assert_eq!(simulation.steps(), [5, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(simulation.obstacle(6, 1), ChallengeObstacle::Above);
    assert_eq!(simulation.challenge(6, 1), refused(ChallengeObstacle::Above));
    assert_eq!(simulation.challenge(1, 6), refused(ChallengeObstacle::TooFarBelow));
    assert_eq!(simulation.challenge(1, 1), refused(ChallengeObstacle::Oneself));
    assert_eq!(simulation.challenge(1, 11), refused(ChallengeObstacle::NotOnLadder));
    simulation.meet(6, 7, Some(6));
    simulation.challenge(1, 6).unwrap();
    simulation.challenge(8, 9).unwrap();
    simulation.check_log();
}

#[test]
fn one_game_as_challenger_and_one_as_challenged() {
    let mut simulation = ladder(6);
    simulation.challenge(1, 2).unwrap();
    assert_eq!(simulation.challenge(1, 2), Err(TournamentError::AlreadyDone));
    assert_eq!(simulation.challenge(2, 1), refused(ChallengeObstacle::Waiting));
    assert_eq!(simulation.challenge(1, 3), refused(ChallengeObstacle::ChallengerFull));
    assert_eq!(simulation.challenge(3, 2), refused(ChallengeObstacle::ChallengedFull));
    // In the other role each is free.
    simulation.challenge(2, 3).unwrap();
    simulation.challenge(4, 1).unwrap();
    simulation.accept(2, 1).unwrap();
    assert_eq!(simulation.accept(2, 1), Err(TournamentError::AlreadyDone));
    assert_eq!(simulation.challenge(1, 2), refused(ChallengeObstacle::Playing));
    assert_eq!(simulation.challenge(1, 5), refused(ChallengeObstacle::ChallengerFull));
    assert_eq!(simulation.challenge(5, 2), refused(ChallengeObstacle::ChallengedFull));
    simulation.end_between(1, 2, None);
    simulation.challenge(1, 5).unwrap();
    simulation.check_log();
}

#[test]
fn a_pair_meets_again_after_fourteen_days() {
    let mut simulation = ladder(3);
    simulation.meet(1, 2, None);
    let again = |days| refused(ChallengeObstacle::MetRecently { days });
    assert_eq!(simulation.challenge(1, 2), again(14));
    assert_eq!(simulation.challenge(2, 1), again(14));
    days(&mut simulation, 13);
    assert_eq!(simulation.challenge(1, 2), again(1));
    simulation.now += TimeDelta::days(1) - TimeDelta::microseconds(1);
    assert_eq!(simulation.challenge(1, 2), again(1));
    simulation.now += TimeDelta::microseconds(1);
    simulation.challenge(1, 2).unwrap();
    // Nor does a challenge that was taken back count for nothing.
    simulation.take_back(1, 2).unwrap();
    assert_eq!(simulation.challenge(1, 2), again(14));
    simulation.challenge(1, 3).unwrap();
    simulation.check_log();
}

#[test]
fn whoever_declines_or_does_not_answer_has_lost() {
    let mut simulation = ladder(6);
    simulation.challenge(1, 2).unwrap();
    simulation.decline(2, 1, false).unwrap();
    assert_eq!(simulation.decline(2, 1, false), Err(TournamentError::AlreadyDone));
    assert_eq!(simulation.steps(), [2, 1, 1, 1, 1, 1]);
    simulation.challenge(3, 4).unwrap();
    assert_eq!(simulation.end_challenges(&[]), Err(TournamentError::AlreadyDone));
    simulation.now += ladder::TIME_TO_ANSWER - TimeDelta::microseconds(1);
    assert_eq!(simulation.end_challenges(&[]), Err(TournamentError::AlreadyDone));
    simulation.now += TimeDelta::microseconds(1);
    // The time is over, whether a job has written that down or not.
    assert_eq!(simulation.accept(4, 2), Err(TournamentError::ChallengeSettled));
    assert_eq!(simulation.decline(4, 2, true), Err(TournamentError::ChallengeSettled));
    assert_eq!(simulation.take_back(3, 2), Err(TournamentError::ChallengeSettled));
    simulation.end_challenges(&[]).unwrap();
    assert_eq!(simulation.steps(), [2, 1, 2, 1, 1, 1]);
    assert_eq!(simulation.accept(4, 2), Err(TournamentError::ChallengeSettled));
    simulation.check_log();
}

#[test]
fn nobody_loses_on_vacation() {
    let mut simulation = ladder(6);
    let away = ChallengedFacts { is_on_vacation: true, cannot_play: false };
    let cannot = ChallengedFacts { is_on_vacation: false, cannot_play: true };
    let asked = simulation.challenge_if(1, 2, away);
    assert_eq!(asked, refused(ChallengeObstacle::OnVacation));
    assert_eq!(simulation.challenge_if(1, 2, cannot), refused(ChallengeObstacle::CannotPlay));
    simulation.challenge(1, 2).unwrap();
    simulation.challenge(3, 4).unwrap();
    simulation.challenge(5, 6).unwrap();
    simulation.decline(2, 1, true).unwrap();
    let leave = DirectorCommand::GrantSpecialLeave {
        section: 1,
        number: 4,
        days: 3,
        reason: "ill".to_owned(),
    };
    simulation.run(TournamentCommand::Director(DIRECTOR, leave)).unwrap();
    assert_eq!(simulation.challenge(1, 4), refused(ChallengeObstacle::ChallengedFull));
    days(&mut simulation, 7);
    let excuse = Some(ChallengeExcuse::Vacation);
    let ended = simulation.end_challenges(&[6]).unwrap();
    let unanswered = |challenge| TournamentEventKind::ChallengeUnanswered { challenge, excuse };
    assert_eq!(ended, [unanswered(2), unanswered(3)]);
    assert_eq!(simulation.steps(), [1; 6]);
    simulation.check_log();
}

#[test]
fn a_reopened_game_makes_full_and_nobody_loses_for_it() {
    let mut simulation = ladder(4);
    let game = simulation.meet(1, 2, Some(1));
    simulation.meet(3, 4, Some(3));
    simulation.meet(1, 4, Some(1));
    assert_eq!(simulation.steps(), [3, 1, 2, 1]);
    simulation.challenge(3, 2).unwrap();
    simulation.play_on(game, 60);
    assert_eq!(simulation.steps(), [2, 1, 2, 1]);
    let challenge = simulation.last_challenge();
    assert_eq!(simulation.accept(2, challenge), Err(TournamentError::ChallengeFull));
    days(&mut simulation, 7);
    let excuse = Some(ChallengeExcuse::Full);
    let unanswered = TournamentEventKind::ChallengeUnanswered { challenge, excuse };
    assert_eq!(simulation.end_challenges(&[]), Ok(vec![unanswered]));
    assert_eq!(simulation.steps(), [2, 1, 2, 1]);
    simulation.check_log();
}

#[test]
fn a_result_that_is_changed_years_later_changes_the_steps_and_nothing_else() {
    let mut simulation = ladder(4);
    let game = simulation.meet(1, 2, Some(1));
    simulation.meet(1, 3, Some(1));
    simulation.meet(1, 4, Some(4));
    assert_eq!(simulation.steps(), [2, 1, 1, 2]);
    days(&mut simulation, 900);
    let lines = simulation.lines.len();
    simulation.end(game, 60, GameResult::Draw);
    simulation.settle();
    assert_eq!(simulation.lines.len(), lines);
    assert_eq!(simulation.steps(), [1, 1, 1, 2]);
    simulation.end(game, 60, GameResult::None);
    assert_eq!(simulation.steps(), [1, 1, 1, 2], "what is annulled counts for nothing");
    simulation.check_log();
}

#[test]
fn what_began_before_somebody_came_back_counts_for_them_no_more() {
    let mut simulation = ladder(3);
    simulation.challenge(1, 2).unwrap();
    simulation.accept(2, 1).unwrap();
    let game = simulation.between(1, 2).id;
    simulation.end_between(1, 2, Some(2));
    assert_eq!(simulation.steps(), [1, 2, 1]);
    simulation.withdraw(1).unwrap();
    simulation.run(simulation::enters(1)).unwrap();
    simulation.now += TimeDelta::hours(1);
    // An arbiter reverses the result.
    simulation.end(game, 60, BLACK);
    assert_eq!(simulation.steps(), [1, 1, 1]);
    simulation.check_log();
}

#[test]
fn results_count_in_the_order_in_which_games_finished() {
    // Both players, and who wins.
    let (first, second) = ((1, 2, 2), (3, 1, 1));
    // From the first step a loss first is nothing.
    let orders = [([first, second], 2), ([second, first], 1)];
    for (order, step) in orders {
        let mut simulation = ladder(3);
        simulation.challenge(1, 2).unwrap();
        simulation.challenge(3, 1).unwrap();
        simulation.accept(2, 1).unwrap();
        simulation.accept(1, 2).unwrap();
        for (one, other, winner) in order {
            simulation.end_between(one, other, Some(winner));
        }
        assert_eq!(simulation.steps()[0], step, "{order:?}");
        simulation.check_log();
    }
}

#[test]
fn whoever_leaves_begins_below_again() {
    let mut simulation = ladder(6);
    climb(&mut simulation, 1, 2);
    simulation.challenge(1, 4).unwrap();
    simulation.accept(4, simulation.last_challenge()).unwrap();
    simulation.challenge(2, 1).unwrap_err();
    simulation.challenge(4, 5).unwrap();
    simulation.challenge(5, 4).unwrap_err();
    // Player 4 has a game in progress: it is lost, and they left it.
    let left = simulation.withdraw(4).unwrap();
    let ground = |kinds: &[TournamentEventKind]| match kinds {
        [TournamentEventKind::PlayerWithdrawn { ground, .. }] => *ground,
        kinds => panic!("{kinds:?}"),
    };
    assert_eq!(ground(&left), WithdrawalGround::OwnWord);
    let waiting = simulation.tournament.ladder.waiting().count();
    assert_eq!(waiting, 0, "the challenge to player 5 is void");
    assert_eq!(simulation.steps()[3], 0);
    simulation.end_between(1, 4, Some(1));
    assert_eq!(simulation.steps(), [4, 1, 1, 0, 1, 1]);
    assert_eq!(simulation.challenge(5, 4), refused(ChallengeObstacle::NotOnLadder));
    assert_eq!(simulation.challenge(4, 5), Err(TournamentError::NotEntered));
    // Without a game in progress nothing follows.
    let left = simulation.withdraw(1).unwrap();
    assert_eq!(ground(&left), WithdrawalGround::WithoutGames);
    assert!(!WithdrawalGround::WITHOUT_CONSENT.contains(&ground(&left)));
    simulation.now += TimeDelta::microseconds(1);
    simulation.enter([1, 4]);
    assert_eq!(simulation.steps(), [1, 1, 1, 1, 1, 1]);
    // What was met before is known, and what ends late counts for the other only.
    assert!(matches!(simulation.obstacle(1, 4), ChallengeObstacle::MetRecently { .. }));
    let game = simulation.tournament.games[0].id;
    simulation.end(game, 60, GameResult::Draw);
    assert_eq!(simulation.steps(), [1, 1, 1, 1, 1, 1]);
    simulation.check_log();
}

#[test]
fn only_its_players_answer_a_challenge() {
    let mut simulation = ladder(3);
    simulation.challenge(1, 2).unwrap();
    for wrong in [simulation.accept(1, 1), simulation.accept(3, 1), simulation.accept(2, 2)] {
        assert_eq!(wrong, Err(TournamentError::NoSuchChallenge));
    }
    assert_eq!(simulation.decline(1, 1, false), Err(TournamentError::NoSuchChallenge));
    assert_eq!(simulation.take_back(2, 1), Err(TournamentError::NoSuchChallenge));
    simulation.take_back(1, 1).unwrap();
    assert_eq!(simulation.take_back(1, 1), Err(TournamentError::AlreadyDone));
    assert_eq!(simulation.accept(2, 1), Err(TournamentError::ChallengeSettled));
    let challenge = EntrantCommand::WithdrawChallenge { challenge: 1 };
    let other = started(SECTIONS_OF_7, 7);
    let elsewhere = other.refusal(TournamentCommand::Player(1, challenge));
    assert_eq!(elsewhere, TournamentError::NoLadder);
}

#[test]
fn a_closed_ladder_ends_with_its_last_game() {
    let mut simulation = ladder(4);
    simulation.challenge(1, 2).unwrap();
    simulation.accept(2, 1).unwrap();
    simulation.challenge(3, 4).unwrap();
    let close = |reason: &str| {
        let reason = reason.to_owned();
        TournamentCommand::Director(DIRECTOR, DirectorCommand::CloseLadder { reason })
    };
    assert_eq!(simulation.refusal(close(" ")), TournamentError::ReasonMissing);
    simulation.run(close("Enough.")).unwrap();
    assert_eq!(simulation.refusal(close("Enough.")), TournamentError::AlreadyDone);
    assert_eq!(simulation.accept(4, 2), Err(TournamentError::ChallengeSettled));
    assert_eq!(simulation.challenge(3, 4), Err(TournamentError::Over));
    assert_eq!(simulation.refusal(simulation::enters(5)), TournamentError::EntriesClosed);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Running);
    simulation.end_between(1, 2, Some(2));
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    let places = simulation.tournament.places(1, &simulation.progress);
    let place = |number| (places[&number].first, places[&number].last, places[&number].of);
    assert_eq!([1, 2, 3, 4].map(place), [(2, 4, 4), (1, 1, 4), (2, 4, 4), (2, 4, 4)]);
    simulation.finalize();
    simulation.check_log();
}

#[test]
fn entries_are_for_those_who_may() {
    let entry = EntryConditions { by_invitation: true, ..EntryConditions::default() };
    let usual = TournamentTerms { start: StartRule::AtOnce, ..terms(Format::Ladder) };
    let mut simulation =
        Simulation::announced(TournamentTerms { entry, capacity: Some(2), ..usual.clone() });
    let invitation = TournamentError::UnmetCondition(UnmetCondition::Invitation);
    assert_eq!(simulation.refusal(simulation::enters(1)), invitation);
    for player in 1..=3 {
        let invite = DirectorCommand::Invite { player };
        simulation.run(TournamentCommand::Director(DIRECTOR, invite)).unwrap();
        assert!(simulation.tournament.has_open_invitation(player));
    }
    simulation.enter([1, 2]);
    assert!(!simulation.tournament.has_open_invitation(1));
    assert_eq!(simulation.refusal(simulation::enters(3)), TournamentError::LadderFull);
    simulation.withdraw(1).unwrap();
    simulation.enter([3]);
    let directs = simulation.refusal(simulation::enters(DIRECTOR));
    assert_eq!(directs, TournamentError::DirectorPlays);
    simulation.check_log();

    let wrong = |terms: TournamentTerms| terms.fault(noon());
    assert_eq!(wrong(usual.clone()), None);
    for (terms, fault) in [
        (
            TournamentTerms { start: StartRule::OnDate(start_day()), ..usual.clone() },
            TermsFault::StartOfLadder,
        ),
        (
            TournamentTerms { start: StartRule::AtOnce, ..terms(SECTIONS_OF_7) },
            TermsFault::StartOfLadder,
        ),
        (TournamentTerms { ends_at: Some(start_day()), ..usual.clone() }, TermsFault::EndOfLadder),
        (
            TournamentTerms { visibility: Visibility::WhenAllFinished, ..usual.clone() },
            TermsFault::HiddenLadder,
        ),
        (
            TournamentTerms {
                games: GameTerms {
                    variant: Variant::Chess960,
                    position: StartingPosition::Chess960ByLot,
                    ..usual.games.clone()
                },
                ..usual.clone()
            },
            TermsFault::LotOfLadder,
        ),
        (TournamentTerms { repeats: true, ..usual.clone() }, TermsFault::RepeatsOnlyWhenFull),
        (TournamentTerms { capacity: Some(1001), ..usual }, TermsFault::Capacity),
    ] {
        assert_eq!(wrong(terms), Some(fault));
    }
}

/// Who is out after two losses on time and comes back is not out for the same two.
#[test]
fn two_losses_on_time_count_in_one_stay() {
    let terms = TournamentTerms {
        start: StartRule::AtOnce,
        out_after_two_timeouts: true,
        ..terms(Format::Ladder)
    };
    let mut simulation = Simulation::announced(terms);
    simulation.enter(1..=4);
    for challenger in [2, 3] {
        simulation.challenge(challenger, 1).unwrap();
        simulation.accept(1, simulation.last_challenge()).unwrap();
        let game = simulation.between(challenger, 1).id;
        let (ply, result, is_timeout) = (20, Some(BLACK), true);
        simulation.reach(game, PlayedGame { ply, result, is_timeout, ended_at: None });
        days(&mut simulation, 8);
    }
    simulation.settle();
    assert_eq!(simulation.steps(), [0, 2, 2, 1]);
    simulation.enter([1]);
    simulation.settle();
    assert_eq!(simulation.steps(), [1, 2, 2, 1]);
    simulation.check_log();
}
