//! What is stored about a player, without the account and the games, for the export of their data.
//! The export has the stored text: the player also gets what cannot be read.

use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId, PlayerId, TournamentId,
    schema::{
        analyses, challenges, conditional_moves, devices, game_views, link_requests, notes, outbox,
        player_relations, players, private_messages, reports, skipped_games, spectator_messages,
        tournament_events, tournament_players, tournaments,
    },
};
use crate::{
    chess::{Color, color_word},
    tournament::{event::TournamentActor, log::write_actor},
};

/// A challenge that the player made or was made, with its terms as they are stored.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = challenges)]
pub struct ExportedChallenge {
    pub challenger_id: PlayerId,
    pub opponent_id: Option<PlayerId>,
    pub created_at: DbTimestamp,
    pub color: Option<String>,
    pub variant: String,
    pub start_fen: String,
    pub time_control: String,
    pub timeout_rule: String,
    pub vacation_counts: bool,
    pub en_passant: bool,
    pub legal_moves_only: bool,
    pub draw_rule: String,
    pub conditional: bool,
    pub takebacks: bool,
    pub rated: bool,
    pub books: bool,
    pub databases: bool,
    pub engines: bool,
    pub games: i32,
    pub schedule: String,
    pub ends_early: bool,
    /// Who may accept it, as JSON.
    pub conditions: Option<String>,
    pub message: String,
    pub state: String,
    /// Why the opponent declined it.
    pub reason: String,
    #[diesel(column_name = game_id)]
    pub game: Option<GameId>,
}

/// A link that was asked for by the player, or to the player's address.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedLinkRequest {
    pub created_at: DbTimestamp,
    pub kind: String,
    pub email: String,
    /// From where it was asked for.
    pub network: String,
}

/// A tournament that the player directs.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedDirectedTournament {
    pub tournament: TournamentId,
    pub name: String,
    pub deputy: Option<PlayerId>,
}

/// A report that the player made.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedReport {
    pub created_at: DbTimestamp,
    /// The name of the reported player.
    pub about: String,
    pub game: Option<GameId>,
    pub message: Option<String>,
    pub text: String,
    pub settled_at: Option<DbTimestamp>,
    /// What the administrators answered.
    pub answer: String,
}

/// An email to the player.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedEmail {
    pub kind: String,
    pub game: Option<GameId>,
    pub state: String,
    pub created_at: DbTimestamp,
    pub done_at: Option<DbTimestamp>,
}

/// Something that the player said, or noted, about a game.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedGameText {
    pub game: GameId,
    pub at: DbTimestamp,
    pub text: String,
}

/// What the player wrote to another outside of games.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedMessage {
    pub at: DbTimestamp,
    /// The name of the recipient.
    pub to: String,
    pub text: String,
}

/// A relation that the player has set: friend, block or mute.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedRelation {
    pub kind: String,
    pub other: String,
    pub since: DbTimestamp,
}

/// An entry of the player that holds: in a tournament that has not begun, is played or is over.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedEntry {
    pub tournament: TournamentId,
    pub name: String,
    pub section: Option<i32>,
    pub pairing_number: Option<i32>,
    pub withdrawn_at: Option<DbTimestamp>,
    pub withdrawal_ground: Option<String>,
    pub next_edition_place_at: Option<DbTimestamp>,
}

/// A line that the player has in the public log of a tournament: an entry, a withdrawal, what was
/// done as its director.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedTournamentEvent {
    pub tournament: TournamentId,
    pub number: i32,
    pub at: DbTimestamp,
    pub event: String,
}

/// When the player last viewed a game.
#[derive(Clone, Debug, Queryable)]
pub struct ExportedGameView {
    pub game: GameId,
    pub at: DbTimestamp,
}

/// Lists the games that the player has skipped, and until when.
pub fn list_skipped(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<(GameId, DbTimestamp)>> {
    skipped_games::table
        .filter(skipped_games::player_id.eq(player))
        .order(skipped_games::game_id)
        .select((skipped_games::game_id, skipped_games::until))
        .load(conn)
}

/// Lists which games the player viewed, and when last, as far as it is known.
pub fn list_views(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedGameView>> {
    game_views::table
        .filter(game_views::player_id.eq(player))
        .order(game_views::game_id)
        .select((game_views::game_id, game_views::viewed_at))
        .load(conn)
}

/// Lists the tournaments that the player has entered.
pub fn list_entries(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedEntry>> {
    tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .order(tournament_players::tournament_id)
        .select((
            tournaments::id,
            tournaments::name,
            tournament_players::section,
            tournament_players::pairing_number,
            tournament_players::withdrawn_at,
            tournament_players::withdrawal_ground,
            tournament_players::next_edition_place_at,
        ))
        .load(conn)
}

/// Lists what the player did in tournaments, in the order of their logs.
pub fn list_tournament_lines(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<ExportedTournamentEvent>> {
    let actors = [TournamentActor::Player(player.0), TournamentActor::Director(player.0)];
    tournament_events::table
        .filter(tournament_events::actor.eq_any(actors.map(write_actor)))
        .order((tournament_events::tournament_id, tournament_events::number))
        .select((
            tournament_events::tournament_id,
            tournament_events::number,
            tournament_events::at,
            tournament_events::event,
        ))
        .load(conn)
}

/// Lists what the player wrote to others outside of games, the oldest first.
pub fn list_private(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedMessage>> {
    private_messages::table
        .inner_join(players::table.on(players::id.eq(private_messages::to_id)))
        .filter(private_messages::from_id.eq(player))
        .order(private_messages::id)
        .select((private_messages::created_at, players::name, private_messages::text))
        .load(conn)
}

/// Lists the player's spectator messages, the oldest first.
pub fn list_spectator_messages(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<ExportedGameText>> {
    spectator_messages::table
        .filter(spectator_messages::player_id.eq(player))
        .order(spectator_messages::id)
        .select((
            spectator_messages::game_id,
            spectator_messages::created_at,
            spectator_messages::text,
        ))
        .load(conn)
}

/// Lists what the player noted about games.
pub fn list_notes(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedGameText>> {
    notes::table
        .filter(notes::player_id.eq(player))
        .order(notes::game_id)
        .select((notes::game_id, notes::updated_at, notes::text))
        .load(conn)
}

/// Lists the relations that the player has set.
pub fn list_relations(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedRelation>> {
    player_relations::table
        .inner_join(players::table.on(players::id.eq(player_relations::other_id)))
        .filter(player_relations::player_id.eq(player))
        .order((player_relations::kind, player_relations::other_id))
        .select((player_relations::kind, players::name, player_relations::created_at))
        .load(conn)
}

/// Lists what the player has logged in with, and when last.
pub fn list_devices(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<(String, DbTimestamp)>> {
    devices::table
        .filter(devices::player_id.eq(player))
        .order(devices::name)
        .select((devices::name, devices::last_seen_at))
        .load(conn)
}

/// Lists the challenges that the player made and those to the player, the oldest first.
pub fn list_challenges(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedChallenge>> {
    challenges::table
        .filter(challenges::challenger_id.eq(player).or(challenges::opponent_id.eq(player)))
        .order(challenges::id)
        .select(ExportedChallenge::as_select())
        .load(conn)
}

/// Lists the links that were asked for and are not deleted yet, the oldest first. Those to an address
/// are of whoever has confirmed it.
pub fn list_link_requests(
    conn: &mut DbConn,
    player: PlayerId,
    email_key: Option<String>,
) -> QueryResult<Vec<ExportedLinkRequest>> {
    let mut query = link_requests::table
        .order(link_requests::id)
        .select((
            link_requests::created_at,
            link_requests::kind,
            link_requests::email,
            link_requests::network,
        ))
        .filter(link_requests::player_id.eq(player))
        .into_boxed();
    if let Some(key) = email_key {
        let to_address = link_requests::player_id.is_null().and(link_requests::email_key.eq(key));
        query = query.or_filter(to_address);
    }
    query.load(conn)
}

/// Lists the tournaments that the player directs or directed, also as a deputy.
pub fn list_directed(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<ExportedDirectedTournament>> {
    tournaments::table
        .filter(tournaments::director_id.eq(player).or(tournaments::deputy_id.eq(player)))
        .order(tournaments::id)
        .select((tournaments::id, tournaments::name, tournaments::deputy_id))
        .load(conn)
}

/// Lists the reports that the player made, the oldest first.
pub fn list_reports(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedReport>> {
    reports::table
        .inner_join(players::table.on(players::id.eq(reports::player_id)))
        .filter(reports::reporter_id.eq(player))
        .order(reports::id)
        .select((
            reports::created_at,
            players::name,
            reports::game_id,
            reports::message,
            reports::text,
            reports::settled_at,
            reports::answer,
        ))
        .load(conn)
}

/// Lists the emails to the player that are not deleted yet, the oldest first.
pub fn list_emails(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<ExportedEmail>> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .order(outbox::id)
        .select((outbox::kind, outbox::game_id, outbox::state, outbox::created_at, outbox::done_at))
        .load(conn)
}

/// Finds the stored text of a side's conditional moves.
pub fn find_conditional_moves(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
) -> QueryResult<Option<String>> {
    conditional_moves::table
        .find((game, color_word(side)))
        .select(conditional_moves::lines)
        .get_result(conn)
        .optional()
}

/// Finds the stored text of a side's analysis.
pub fn find_analysis(conn: &mut DbConn, game: GameId, side: Color) -> QueryResult<Option<String>> {
    analyses::table
        .find((game, color_word(side)))
        .select(analyses::lines)
        .get_result(conn)
        .optional()
}
