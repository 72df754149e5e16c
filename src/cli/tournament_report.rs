//! What `zugpost verify-tournament` says of a sound tournament: its lots, its tables or matches, and
//! who can still finish first. Columns stand between tabs, players are numbers of accounts.

use std::fmt::Write as _;

use crate::tournament::{
    PairedRound, PlayedGame, Progress, Stage, StartedGame, Tournament,
    event::LotPurpose,
    log::ReplayedTournament,
    pairing::{
        knockout::{Advancing, BracketSlot, KnockoutMatch},
        round_pairings::PairingNumber,
    },
    standings::{ByeKind, Precision, Qualification, QualificationStatus},
};

/// Writes down what follows from a log and from the results. `hidden`: how many games have no log in
/// the file.
pub fn report(replayed: &ReplayedTournament, progress: &Progress, hidden: usize) -> String {
    let mut out = String::new();
    let tournament = &replayed.tournament;
    let over = progress.values().filter(|game: &&PlayedGame| game.result.is_some()).count();
    let _ = writeln!(
        out,
        "The log of tournament {} is sound: {} events, {} games, {over} of them over. Its head is {}",
        replayed.id,
        replayed.events.len(),
        tournament.games.len(),
        tournament.head
    );
    if hidden > 0 {
        let _ = writeln!(
            out,
            "The logs of {hidden} games are not public yet: results of these games are missing here."
        );
    }
    let _ = writeln!(out, "{}", tournament.terms.name);
    add_entered_by_right(&mut out, tournament);
    add_lots(&mut out, tournament);
    add_final_places(&mut out, tournament, progress);
    if let Some(bracket) = tournament.bracket() {
        for one in bracket.rounds.iter().flatten() {
            add_match(&mut out, tournament, one, progress);
        }
        add_places(&mut out, tournament, progress);
        return out;
    }
    // Who has left a match has lost it: the table would leave the results out.
    let has_left = |number| tournament.seat(1, number).is_some_and(|it| it.withdrawal.is_some());
    if let Some(status) = tournament.series_status(progress).filter(|_| (1..=2).any(has_left)) {
        for (number, points) in [(1, status.score.first), (2, status.score.second)] {
            let halves = if points % 2 == 0 { "" } else { ".5" };
            let account = account(tournament, 1, number);
            let _ = writeln!(out, "account {account}: {}{halves} points", points / 2);
        }
        return out;
    }
    if tournament.is_ladder() {
        add_steps(&mut out, tournament, progress);
        return out;
    }
    for paired in &tournament.rounds {
        add_round(&mut out, tournament, paired);
    }
    for (number, stage) in (1..).zip(&tournament.stages) {
        add_stage(&mut out, tournament, (number, stage), progress);
    }
    for section in (1..).take(tournament.sections.len()) {
        add_table(&mut out, tournament, section, progress);
        // Of groups that others follow it says who goes on.
        let stage = tournament.stage(tournament.stage_of(section));
        if stage.is_none_or(|stage| stage.groups == 1) {
            add_chances(&mut out, tournament, section, progress);
        }
    }
    out
}

fn account(tournament: &Tournament, section: u16, number: PairingNumber) -> i64 {
    tournament.seat(section, number).map_or(0, |seat| seat.player)
}

/// Adds who has entered because a previous edition owed them a place. Its log says so, which is not in
/// the file.
fn add_entered_by_right(out: &mut String, tournament: &Tournament) {
    let Some(former) = tournament.edition_of else { return };
    for account in &tournament.entered_by_right {
        let _ = writeln!(
            out,
            "account {account}: entered by right, by the log of tournament {former} or an edition before"
        );
    }
}

/// Adds what everybody has reached, if the tournament is final and counts for it.
fn add_final_places(out: &mut String, tournament: &Tournament, progress: &Progress) {
    let mut places = tournament.final_places(progress);
    places.sort_unstable_by_key(|one| (one.place, one.player));
    for one in places {
        let medal = if one.has_medal { ", medal" } else { "" };
        let (account, place, points) = (one.player, one.place, one.points);
        let _ = writeln!(
            out,
            "account {account}: final place {place}, {points} points of the year{medal}"
        );
    }
}

/// Adds what was drawn, and from which secret.
fn add_lots(out: &mut String, tournament: &Tournament) {
    let drawn = tournament.lots.iter().filter_map(|(purpose, lot)| {
        let secret = lot.drawn.as_ref()?.secret.to_hex();
        let mut lot = tournament.lot(*purpose)?;
        Some(match *purpose {
            LotPurpose::Numbers => {
                let mut players = tournament.players().to_vec();
                lot.shuffle(&mut players);
                let order: Vec<String> = players.iter().map(i64::to_string).collect();
                format!("\tnumbers\t{secret}\t{}", order.join(" "))
            }
            LotPurpose::FirstColor { round, board } => {
                format!("\tfirst_color {round} {board}\t{secret}\t{}", color(lot.coin()))
            }
            LotPurpose::DeciderColor { round, board } => {
                format!("\tdecider_color {round} {board}\t{secret}\t{}", color(lot.coin()))
            }
            LotPurpose::Chess960Numbers => {
                let number = |game: &StartedGame| {
                    let start = tournament.start_of(game.paired.pairing)?;
                    Some(format!("game {} No. {}", game.id, start.chess960_number()?))
                };
                let numbers: Vec<String> = tournament.games.iter().filter_map(number).collect();
                format!("\tchess960_numbers\t{secret}\t{}", numbers.join(", "))
            }
            LotPurpose::Qualification { stage } => {
                let order = tournament.order_of_lot(stage, lot)?;
                let order: Vec<String> = order.iter().map(i64::to_string).collect();
                format!("\tqualification {stage}\t{secret}\t{}", order.join(" "))
            }
            LotPurpose::StageNumbers { stage } => {
                let order = tournament.order_of_numbers(stage, lot)?;
                let order: Vec<String> = order.iter().map(i64::to_string).collect();
                format!("\tstage_numbers {stage}\t{secret}\t{}", order.join(" "))
            }
            LotPurpose::InitialColor => {
                let color = if lot.coin() { "White" } else { "Black" };
                format!("\tinitial_color\t{secret}\tnumber 1 has {color}")
            }
        })
    });
    let drawn: Vec<String> = drawn.collect();
    if !drawn.is_empty() {
        let _ = writeln!(out, "lots\tpurpose\tsecret\tresult\n{}", drawn.join("\n"));
    }
}

fn color(is_white: bool) -> &'static str {
    if is_white { "better seed has White" } else { "better seed has Black" }
}

/// Adds who stands on which step of a ladder, the highest first.
fn add_steps(out: &mut String, tournament: &Tournament, progress: &Progress) {
    let _ = writeln!(out, "step\taccount");
    for (step, players) in tournament.ladder_steps(progress).from_the_top() {
        for number in players {
            let _ = writeln!(out, "{step}\t{}", account(tournament, 1, number));
        }
    }
}

/// Adds who has won a match of a knockout, or who plays it.
fn add_match(out: &mut String, tournament: &Tournament, one: &KnockoutMatch, progress: &Progress) {
    let account = |number| account(tournament, 1, number);
    let undecided = if tournament.can_be_decided(one, progress) { "open" } else { "not decided" };
    let said = match (one.goes_on, one.seats) {
        (Some(Advancing::Seed(number)), _) => format!("account {}", account(number)),
        (Some(Advancing::Nobody), _) | (None, [BracketSlot::Nobody, BracketSlot::Nobody]) => {
            "nobody".to_owned()
        }
        (None, [BracketSlot::Seed(number), BracketSlot::Nobody])
        | (None, [BracketSlot::Nobody, BracketSlot::Seed(number)]) => {
            format!("account {}, bye", account(number))
        }
        (None, _) => match one.players() {
            Some([one, other]) => {
                format!("{undecided}, accounts {} and {}", account(one), account(other))
            }
            None => undecided.to_owned(),
        },
    };
    let _ = writeln!(out, "round {} match {}: {said}", one.place.round, one.place.number);
}

/// Adds the places of a knockout that has come to its end date: all who were still in share the best.
fn add_places(out: &mut String, tournament: &Tournament, progress: &Progress) {
    if !tournament.is_over_after_end_of_play(progress) {
        return;
    }
    let places = tournament.places(1, progress).into_iter();
    let mut places: Vec<(usize, usize, i64)> = places
        .map(|(number, place)| (place.first, place.last, account(tournament, 1, number)))
        .collect();
    places.sort_unstable();
    let _ = writeln!(out, "places\tfirst\tlast\taccount");
    for (first, last, account) in places {
        let _ = writeln!(out, "\t{first}\t{last}\t{account}");
    }
}

/// Adds a round of a Swiss tournament as it was paired.
fn add_round(out: &mut String, tournament: &Tournament, paired: &PairedRound) {
    let account = |number| account(tournament, 1, number);
    let round = paired.round;
    let _ = writeln!(out, "round {round}\tboard\tWhite\tBlack");
    for (board, pairing) in (1..).zip(&paired.pairings) {
        let _ = writeln!(out, "\t{board}\t{}\t{}", account(pairing.white), account(pairing.black));
    }
    for (number, kind) in paired.byes() {
        let kind = match kind {
            ByeKind::PairingAllocated => "bye",
            ByeKind::HalfPoint => "half-point bye",
        };
        let _ = writeln!(out, "\t{kind}\t{}", account(number));
    }
    for number in &paired.absent {
        let _ = writeln!(out, "\tzero-point bye\t{}", account(*number));
    }
}

/// Adds the groups of a stage, and who goes on from it, or can still.
fn add_stage(
    out: &mut String,
    tournament: &Tournament,
    (number, stage): (u16, &Stage),
    progress: &Progress,
) {
    let sections: Vec<String> = stage.sections().map(|section| section.to_string()).collect();
    let _ = writeln!(out, "stage {number}\tsections\t{}", sections.join(" "));
    for one in &stage.qualified {
        let account = account(tournament, one.seat.section, one.seat.number);
        let said = if one.is_confirmed { "confirmed" } else { "named" };
        let _ = writeln!(out, "\t{said}\t{account}");
    }
    if !stage.qualified.is_empty() || stage.groups == 1 {
        return;
    }
    let Some(found) = tournament.stage_qualification(number, progress) else { return };
    let precision = precision(found.precision);
    for (section, statuses) in stage.sections().zip(&found.statuses) {
        for (number, status) in (1..).zip(statuses) {
            let Some(chance) = chance(*status) else { continue };
            let account = account(tournament, section, number);
            let _ = writeln!(out, "\t{chance}\t{account}\t{precision}");
        }
    }
}

/// Says how it was found out who has a chance.
const fn precision(precision: Precision) -> &'static str {
    match precision {
        Precision::Exact => "exact",
        Precision::PointsBound => "by points",
    }
}

/// Says what chance a player has; `None` for none.
const fn chance(status: QualificationStatus) -> Option<&'static str> {
    match status {
        QualificationStatus::Qualified => Some("sure"),
        QualificationStatus::InContention => Some("in contention"),
        QualificationStatus::Eliminated => None,
    }
}

/// Adds a table: place, account, points, tie-breaks.
fn add_table(out: &mut String, tournament: &Tournament, section: u16, progress: &Progress) {
    let Some(standings) = tournament.standings(section, progress) else { return };
    let codes: Vec<&str> = standings.tie_breaks.iter().map(|it| it.code()).collect();
    let _ = writeln!(out, "section {section}\tplace\taccount\tpoints\t{}", codes.join("\t"));
    for (index, row) in standings.rows.iter().enumerate() {
        let place = row.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        let account = account(tournament, section, row.player + 1);
        let figures = standings.figures(index).iter();
        let figures: Vec<String> =
            figures.map(|it| it.map_or_else(|| "-".to_owned(), |it| it.to_string())).collect();
        let _ = writeln!(out, "\t{place}\t{account}\t{}\t{}", row.points, figures.join("\t"));
    }
}

/// Adds who can still finish first in a section of a round robin, or in a Swiss tournament, that has open
/// games, and how that was found out.
fn add_chances(out: &mut String, tournament: &Tournament, section: u16, progress: &Progress) {
    let Some(table) = tournament.open_table(section, progress) else { return };
    let found = Qualification::of_first_place(&table, &tournament.terms.tie_breaks);
    let precision = precision(found.precision);
    let _ = writeln!(out, "section {section}\tfirst place\taccount\tprecision");
    for (number, status) in (1..).zip(&found.statuses) {
        let Some(chance) = chance(*status) else { continue };
        let account = account(tournament, section, number);
        let _ = writeln!(out, "\t{chance}\t{account}\t{precision}");
    }
}
