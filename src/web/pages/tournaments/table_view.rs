//! A crosstable in words: who has which place, what came of each game, how each figure came about.

use std::collections::HashMap;

use super::{
    chances::Chances,
    tie_break_explanation::{encounters_text, explanation_text, fraction_text},
};
use crate::{
    chess::Color,
    db::PlayerId,
    game::{GameResult, Score},
    i18n::{CLOSED_NAME, Locale, Message, key, tie_break_name, tie_breaks_text},
    tournament::{
        Progress, Seat, Tournament, TournamentSection,
        standings::{
            ByeKind, Crosstable, CrosstableGame, ScoringSystem, Standings, TieBreak,
            TournamentSystem, explain,
        },
    },
    web::times::Zone,
};

pub struct TableView {
    pub caption: Message,
    /// Those with results: an opponent each, in a Swiss tournament a round each.
    pub columns: Vec<ColumnView>,
    pub tie_breaks: Vec<TieBreakView>,
    /// By place.
    pub rows: Vec<TableRowView>,
    /// Somebody has withdrawn whose results count for nobody.
    pub has_left_out: bool,
    /// What stands in a cell.
    pub legend: Message,
    /// Says which tie-breaks were set and do not apply.
    pub dropped: Option<Message>,
    /// What is said of the chances of the players.
    pub chances: Option<Message>,
}

pub struct ColumnView {
    pub number: usize,
    /// The opponent, or the round.
    pub title: String,
}

pub struct TieBreakView {
    /// As C.07 has it: `SB`.
    pub code: &'static str,
    pub name: Message,
}

pub struct TableRowView {
    pub place: String,
    /// Where the row stands: the columns of the opponents, or the cells of a Swiss tournament, have the same
    /// numbers.
    pub order: usize,
    pub name: String,
    /// No link for a closed account.
    pub has_page: bool,
    pub rating: Option<i32>,
    /// Has withdrawn, or is a substitute.
    pub note: Option<Message>,
    /// Whether the player can still finish first.
    pub chance: Option<Message>,
    pub class: &'static str,
    /// For each column its games: against the player of that row, or of that round.
    pub cells: Vec<Vec<CellView>>,
    pub points: String,
    pub figures: Vec<FigureView>,
}

/// A game in a cell.
#[derive(Clone)]
pub struct CellView {
    pub url: Option<String>,
    /// Where the row of the opponent stands, if the column does not say it.
    pub opponent: String,
    pub text: &'static str,
    /// The letter of the player's color, as the legend explains it.
    pub letter: String,
    /// What a screen reader says: color, opponent, result.
    pub label: String,
    pub class: &'static str,
}

impl CellView {
    /// Where a player would meet themselves.
    fn own() -> CellView {
        CellView { class: "own", ..CellView::empty() }
    }

    /// Of a round that is not paired.
    fn empty() -> CellView {
        CellView {
            url: None,
            opponent: String::new(),
            text: "",
            letter: String::new(),
            label: String::new(),
            class: "",
        }
    }
}

pub struct FigureView {
    pub text: String,
    /// `14¼ = 5 (Anna) + 2 × 4 (Ben) + …`; empty if the figure says it itself.
    pub explanation: String,
}

/// What a table needs besides the tournament.
pub struct TableContext<'a> {
    pub locale: Locale,
    pub names: &'a HashMap<PlayerId, String>,
    pub me: Option<PlayerId>,
    pub progress: &'a Progress,
    pub zone: Zone,
}

/// Returns the crosstable of a section, in a Swiss tournament by rounds; `None` for one that is not there. `chances`: who can still finish
/// first, where something is said of it.
pub fn table(
    tournament: &Tournament,
    section: u16,
    context: &TableContext,
    chances: Option<&Chances>,
) -> Option<TableView> {
    let table = tournament.crosstable(section, context.progress)?;
    let standings = Standings::new(&table, &tournament.terms.tie_breaks);
    let found = tournament.section(section)?;
    let locale = context.locale;
    let is_swiss = table.system == TournamentSystem::Swiss;
    let caption = match tournament.sections.len() {
        _ if is_swiss => locale.t("tournament-table-by-rounds"),
        1 => locale.t("tournament-table"),
        _ => locale.t("tournament-table-of-section").with("section", section.to_string()),
    };
    let letters = ["white", "black"]
        .map(|color| locale.t("tournament-cell-letter").with("color", color).to_string());
    let view = TableRows {
        table: &table,
        standings: &standings,
        section: found,
        letters,
        context,
        chances,
    };
    let order: Vec<usize> = standings.rows.iter().map(|row| row.player).collect();
    let games = games_of(tournament, section, &table);
    let (columns, cells): (Vec<ColumnView>, _) = match is_swiss {
        true => {
            let column = |round: u16| ColumnView {
                number: usize::from(round),
                title: locale.t("tournament-round").with("round", round.to_string()).to_string(),
            };
            ((1..=table.rounds).map(column).collect(), view.cells_by_rounds(&order, &games))
        }
        false => {
            let column = |(number, player): (usize, &usize)| ColumnView {
                number,
                title: view.name(*player),
            };
            ((1..).zip(&order).map(column).collect(), view.cells_by_opponents(&order, &games))
        }
    };
    let rows = cells.into_iter().enumerate().map(|(index, cells)| view.row(index, cells)).collect();
    let tie_breaks = standings.tie_breaks.iter().map(|tie_break| TieBreakView {
        code: tie_break.code(),
        name: tie_break_name(locale, *tie_break),
    });
    let chances = chances.map(|chances| chances.said(locale));
    let has_left_out = standings.rows.iter().any(|row| row.place.is_none());
    let dropped = (!standings.dropped.is_empty()).then(|| {
        let list = tie_breaks_text(locale, &standings.dropped);
        locale.t("tournament-tie-breaks-dropped").with("list", list)
    });
    let tie_breaks = tie_breaks.collect();
    let legend = match is_swiss {
        true => locale.t("tournament-rounds-legend"),
        false => locale.t("tournament-table-legend"),
    };
    Some(TableView { caption, columns, tie_breaks, rows, has_left_out, legend, dropped, chances })
}

/// The games of each pair: the game of the table, and its number on the site once it has begun.
type GamesOfPairs = HashMap<(usize, usize), Vec<(CrosstableGame, Option<i64>)>>;

fn games_of(tournament: &Tournament, section: u16, table: &Crosstable) -> GamesOfPairs {
    let ids: HashMap<(u16, usize, usize), i64> = tournament
        .games_of(section)
        .map(|game| {
            let paired = game.paired;
            ((paired.pairing.round, paired.white - 1, paired.black - 1), game.id)
        })
        .collect();
    let mut games = GamesOfPairs::new();
    for game in &table.games {
        let id = ids.get(&(game.round, game.white, game.black)).copied();
        for pair in [(game.white, game.black), (game.black, game.white)] {
            games.entry(pair).or_default().push((*game, id));
        }
    }
    games
}

struct TableRows<'a> {
    table: &'a Crosstable,
    standings: &'a Standings,
    section: &'a TournamentSection,
    /// Of White and of Black.
    letters: [String; 2],
    context: &'a TableContext<'a>,
    chances: Option<&'a Chances>,
}

impl TableRows<'_> {
    fn name(&self, player: usize) -> String {
        let account = self.section.seats.get(player).map(|seat| PlayerId(seat.player));
        let stored = account.and_then(|id| self.context.names.get(&id));
        self.context.locale.name(stored.map_or("", String::as_str))
    }

    /// Returns for each row a cell for each opponent.
    fn cells_by_opponents(&self, order: &[usize], games: &GamesOfPairs) -> Vec<Vec<Vec<CellView>>> {
        let cell = |player: usize, opponent: usize| match opponent == player {
            true => vec![CellView::own()],
            false => {
                let found = games.get(&(player, opponent)).into_iter().flatten();
                found.map(|(game, id)| self.cell(player, game, *id, None)).collect()
            }
        };
        let row = |player: &usize| order.iter().map(|other| cell(*player, *other)).collect();
        order.iter().map(row).collect()
    }

    /// Returns for each row a cell for each round.
    fn cells_by_rounds(&self, order: &[usize], games: &GamesOfPairs) -> Vec<Vec<Vec<CellView>>> {
        let mut places = vec![0; order.len()];
        for (place, player) in (1..).zip(order) {
            places[*player] = place;
        }
        let paired = self.table.games.iter().map(|game| game.round);
        let last = paired.chain(self.table.byes.iter().map(|bye| bye.round)).max().unwrap_or(0);
        let rounds = usize::from(self.table.rounds);
        let not_played = |round: usize| match round <= usize::from(last) {
            true => self.bye_cell(None),
            false => CellView::empty(),
        };
        let empty: Vec<Vec<CellView>> = (1..=rounds).map(|round| vec![not_played(round)]).collect();
        let mut rows = vec![empty; order.len()];
        let mut fill = |player: usize, round: u16, cell: CellView| {
            let row = usize::from(round).checked_sub(1);
            let found = row.and_then(|row| rows[places[player] - 1].get_mut(row));
            if let Some(cells) = found {
                *cells = vec![cell];
            }
        };
        for bye in &self.table.byes {
            fill(bye.player, bye.round, self.bye_cell(Some(bye.kind)));
        }
        for ((player, opponent), between) in games {
            for (game, id) in between {
                let place = Some(places[*opponent]);
                fill(*player, game.round, self.cell(*player, game, *id, place));
            }
        }
        rows
    }

    /// `None`: a zero-point bye, or a round after somebody has left.
    fn bye_cell(&self, kind: Option<ByeKind>) -> CellView {
        let values = self.table.values;
        let (text, what) = match kind {
            Some(ByeKind::PairingAllocated) if values == ScoringSystem::THREE_ONE_ZERO => {
                ("–3", key!("tournament-cell-bye"))
            }
            Some(ByeKind::PairingAllocated) => ("–1", key!("tournament-cell-bye")),
            Some(ByeKind::HalfPoint) if values == ScoringSystem::THREE_ONE_ZERO => {
                ("–1", key!("tournament-cell-half-point-bye"))
            }
            Some(ByeKind::HalfPoint) => ("–½", key!("tournament-cell-half-point-bye")),
            None => ("–0", key!("tournament-cell-zero-point-bye")),
        };
        let label = format!("{text}, {}", self.context.locale.t(what));
        CellView { text, label, ..CellView::empty() }
    }

    fn row(&self, index: usize, cells: Vec<Vec<CellView>>) -> TableRowView {
        let locale = self.context.locale;
        let row = self.standings.rows[index];
        let seat = self.section.seats[row.player];
        let account = PlayerId(seat.player);
        let stored = self.context.names.get(&account).map_or("", String::as_str);
        let is_mine = self.context.me == Some(account);
        let figures = self.standings.figures(index).iter().enumerate();
        TableRowView {
            place: match row.place {
                Some(place) if row.is_shared => format!("{place}="),
                Some(place) => place.to_string(),
                None => "–".to_owned(),
            },
            order: index + 1,
            name: locale.name(stored),
            has_page: stored != CLOSED_NAME,
            rating: seat.rating,
            chance: match (self.chances, seat.withdrawal) {
                (Some(chances), None) => chances.of_player(row.player, locale),
                _ => None,
            },
            note: self.note(&seat),
            class: match (row.place, is_mine) {
                (None, _) => "left-out",
                (_, true) => "mine",
                (_, false) => "",
            },
            cells,
            points: fraction_text(row.points.into()),
            figures: figures
                .map(|(position, figure)| match figure {
                    Some(figure) => FigureView {
                        text: fraction_text(*figure),
                        explanation: self.explanation(position, row.player),
                    },
                    None => FigureView { text: "–".to_owned(), explanation: String::new() },
                })
                .collect(),
        }
    }

    /// Says that a player has withdrawn, or for whom they play.
    fn note(&self, seat: &Seat) -> Option<Message> {
        let locale = self.context.locale;
        if seat.withdrawal.is_some() {
            return Some(locale.t("tournament-withdrawn"));
        }
        let substituted = seat.substituted?;
        let former = self.context.names.get(&PlayerId(substituted.former));
        let said = locale.t("tournament-substitute-for");
        let said = said.with("former", locale.name(former.map_or("", String::as_str)));
        Some(said.with("date", self.context.zone.day(substituted.at)))
    }

    /// `place`: where the row of the opponent stands, if the cell says it.
    fn cell(
        &self,
        player: usize,
        game: &CrosstableGame,
        id: Option<i64>,
        place: Option<usize>,
    ) -> CellView {
        let locale = self.context.locale;
        let side = if game.white == player { Color::White } else { Color::Black };
        let opponent = if game.white == player { game.black } else { game.white };
        let score = game.result.and_then(|result| result.score(side));
        let text = match (score, game.result, id) {
            (Some(Score::Won), ..) if game.is_forfeit => "+",
            (Some(Score::Lost), ..) if game.is_forfeit => "−",
            (Some(Score::Won), ..) => "1",
            (Some(Score::Drawn), ..) => "½",
            (Some(Score::Lost), ..) => "0",
            (None, Some(GameResult::None), _) => "*",
            (None, _, Some(_)) => "·",
            (None, _, None) => "",
        };
        let what = match (score, id) {
            (Some(Score::Won), _) if game.is_forfeit => key!("tournament-cell-won-by-forfeit"),
            (Some(Score::Lost), _) if game.is_forfeit => key!("tournament-cell-lost-by-forfeit"),
            (Some(Score::Won), _) => key!("tournament-cell-won"),
            (Some(Score::Drawn), _) => key!("tournament-cell-drawn"),
            (Some(Score::Lost), _) => key!("tournament-cell-lost"),
            (None, Some(_)) if game.result.is_some() => key!("tournament-cell-annulled"),
            (None, Some(_)) => key!("tournament-cell-in-progress"),
            (None, None) => key!("tournament-cell-to-come"),
        };
        let color = side.fold_wb("white", "black");
        let label = locale.t(what).with("opponent", self.name(opponent)).with("color", color);
        let letter = side.fold_wb(&self.letters[0], &self.letters[1]).clone();
        CellView {
            url: id.map(|id| format!("/games/{id}")),
            text,
            // Who speaks to the page says what stands there (WCAG 2.5.3).
            label: match place {
                Some(place) => format!("{place}{letter}{text}, {label}"),
                None => format!("{text}{letter}, {label}"),
            },
            opponent: place.map_or_else(String::new, |place| place.to_string()),
            letter,
            class: side.fold_wb("with-white", "with-black"),
        }
    }

    /// Says how a figure of a player came about. `position`: of the tie-break, from 0.
    fn explanation(&self, position: usize, player: usize) -> String {
        let (locale, name) = (self.context.locale, |player| self.name(player));
        let tie_break = self.standings.tie_breaks[position];
        if tie_break == TieBreak::DirectEncounter {
            let encounters = self.standings.encounters_of(position, player);
            return encounters_text(locale, encounters.map(|(one, _)| one), name);
        }
        let found = explain(self.table, tie_break, player);
        found.map_or_else(String::new, |found| explanation_text(locale, &found, name))
    }
}
