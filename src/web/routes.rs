//! Every address of the site, in one place. No GET changes anything.

use actix_web::{
    HttpResponse,
    web::{self, ServiceConfig, get, post, resource},
};

use super::{
    error::PageError,
    pages::{
        account, account::security, admin, appearance, assets, calendar, challenges, emails, games,
        health, home, learn, live, lobby, log_hashes, messages, players, reports, security_log,
        tournaments, unsubscribe, vacation, waiting,
    },
    request_context::RequestContext,
};

pub fn routes(config: &mut ServiceConfig) {
    // First, because routes are tried in this order and these are asked for most
    play(config);
    site(config);
    account(config);
    people(config);
    tournaments(config);
    admin(config);
    // For those who change the stylesheet.
    #[cfg(debug_assertions)]
    config.route("/about/style", get().to(super::pages::style::show));
    config.default_service(web::to(nothing));
}

fn play(config: &mut ServiceConfig) {
    config
        .route(r"/games/{id:\d+}", get().to(games::show::show))
        .route(r"/games/{id:\d+}/moves", post().to(games::play::submit))
        .route("/games", get().to(games::my_games::show))
        .route("/games/view", post().to(games::games_view::submit))
        .route(r"/live/games/{id:\d+}", get().to(live::game))
        .route("/live/my-games", get().to(live::mine))
        .route("/live/waiting", get().to(live::waiting))
        .route("/live/lobby", get().to(live::lobby))
        .route("/live/challenges/{id}", get().to(live::challenge))
        .route("/live/messages", get().to(live::messages))
        .route("/games/finished", get().to(games::finished::show))
        .route("/games/next", get().to(games::next::show))
        .route("/waiting", get().to(waiting::show))
        .route("/games.pgn", get().to(games::export::all))
        .route(r"/games/{id:\d+}.pgn", get().to(games::export::pgn))
        .route(r"/games/{id:\d+}.fen", get().to(games::export::fen))
        .route(r"/games/{id:\d+}/analysis", get().to(games::analysis_board::show))
        .route(r"/games/{id:\d+}/analysis", post().to(games::analysis_board::submit))
        .route(
            r"/games/{id:\d+}/conditional-moves/delete",
            get().to(games::conditional_moves::ask_to_delete),
        )
        .route(r"/games/{id:\d+}/conditional-moves", post().to(games::conditional_moves::submit))
        .route(r"/games/{id:\d+}/safety-move", post().to(games::safety_move::submit))
        .route(r"/games/{id:\d+}/proposed-line", post().to(games::conditional_moves::accept))
        .route(r"/games/{id:\d+}/recall", post().to(games::recall::submit))
        .route(r"/games/{id:\d+}/skip", post().to(games::skip::submit))
        .route(r"/games/{id:\d+}/takeback", post().to(games::takeback::submit))
        .route(r"/games/{id:\d+}/draw", post().to(games::draw::submit))
        .route(r"/games/{id:\d+}/time", post().to(games::time::give))
        .route(r"/games/{id:\d+}/timeout", post().to(games::time::claim))
        .route(r"/games/{id:\d+}/claim", post().to(games::claim::submit))
        .route(r"/games/{id:\d+}/claim/answer", post().to(games::claim::submit_answer))
        .route(r"/games/{id:\d+}/appeal", post().to(games::claim::appeal))
        .route(r"/games/{id:\d+}/result", post().to(games::claim::claim_result))
        .route(r"/games/{id:\d+}/log", get().to(games::log::show))
        .route(r"/games/{id:\d+}/log.txt", get().to(games::log::export))
        .service(
            resource(r"/games/{id:\d+}/resign")
                .get(games::resign::show)
                .post(games::resign::submit),
        )
        .route(r"/games/{id:\d+}/rematch", post().to(games::rematch::submit))
        .route(
            r"/games/{id:\d+}/{place:messages|spectator-messages|notes}",
            post().to(games::post_message::submit),
        )
        // The links of a page that answered a form.
        .route(
            r"/games/{id:\d+}/{form:moves|recall|skip|takeback|draw|time|timeout|claim|appeal|result|rematch|messages|spectator-messages|notes|conditional-moves|safety-move|proposed-line}",
            get().to(games::show::lead_back),
        )
        .service(
            resource(r"/games/{id:\d+}/spectator-messages/{spectator_message:\d+}/report")
                .get(reports::show)
                .post(reports::submit),
        )
        .service(
            resource(r"/games/{id:\d+}/messages/{message:\d+}/report")
                .get(reports::show)
                .post(reports::submit),
        );
}

fn site(config: &mut ServiceConfig) {
    // The service
    config
        .route("/", get().to(home::show))
        .route("/learn", get().to(learn::index))
        .route("/learn/{topic}", get().to(learn::show))
        .route("/static/{hash}/{file}", get().to(assets::show))
        .route("/robots.txt", get().to(robots))
        .route("/.well-known/security.txt", get().to(health::security_contact))
        .service(resource("/appearance").get(appearance::show).post(appearance::submit))
        .route("/board-size", post().to(appearance::submit_board_size))
        .route("/emails", get().to(emails::list))
        .route("/emails/{id}", get().to(emails::show));

    // Machines that watch
    config
        .route("/healthz", get().to(health::alive))
        .route("/healthz/echo/{token:[0-9a-z-]+}", get().to(health::echo))
        .route("/readyz", get().to(health::ready))
        .route("/metrics", get().to(health::metrics));
}

fn account(config: &mut ServiceConfig) {
    // Getting in and out
    config
        .service(resource("/register").get(account::register::show).post(account::register::submit))
        .service(resource("/login").get(account::login::show).post(account::login::submit))
        .service(
            resource("/login/second-factor")
                .get(account::second_factor::show)
                .post(account::second_factor::submit),
        )
        .route("/login/second-factor/passkey", post().to(account::second_factor::ask))
        .route("/login/second-factor/passkey/answer", post().to(account::second_factor::answer))
        .route("/login/passkey", post().to(account::second_factor::ask_alone))
        .route("/login/passkey/answer", post().to(account::second_factor::answer_alone))
        .route("/logout", post().to(account::logout::submit))
        .service(
            resource(r"/confirm/{token:[A-Za-z0-9_-]+}")
                .get(account::confirm::show)
                .post(account::confirm::submit),
        )
        .service(resource("/forgot").get(account::forgot::show).post(account::forgot::submit))
        .service(
            resource(r"/reset/{token:[A-Za-z0-9_-]+}")
                .get(account::reset::show)
                .post(account::reset::submit),
        )
        .service(
            resource(r"/setup/{token:[A-Za-z0-9_-]+}")
                .get(account::setup::show)
                .post(account::setup::submit),
        );

    // One's account
    config
        .route("/account", get().to(account::settings::show))
        .route("/account/name", post().to(account::settings::submit_name))
        .route("/account/preferences", post().to(account::settings::submit_preferences))
        .route("/account/password", post().to(security::password::submit))
        .route("/account/address", post().to(account::settings::submit_address))
        .route("/account/security", get().to(security::show))
        .route("/account/security/passkeys", post().to(security::passkeys::add))
        .route("/account/security/passkeys/new", post().to(security::passkeys::begin))
        .route("/account/security/passkeys/remove", post().to(security::passkeys::remove))
        .route("/account/security/recovery-codes", post().to(security::recovery_codes::renew))
        .route("/account/security/totp", post().to(security::totp::begin))
        .route("/account/security/totp/confirm", post().to(security::totp::confirm))
        .route("/account/security/totp/remove", post().to(security::totp::remove))
        .route("/account/sessions/end", post().to(security::sessions::end_session))
        .route("/account/sessions/end-others", post().to(security::sessions::end_others))
        .service(
            resource("/account/notifications")
                .get(account::notifications::show)
                .post(account::notifications::submit),
        )
        .route("/account/notifications/unmute", post().to(account::notifications::unmute))
        .route("/account/notifications/try", post().to(account::notifications::try_again))
        .service(
            resource("/unsubscribe/{token:[a-z0-9-]+}")
                .get(unsubscribe::show)
                .post(unsubscribe::one_click),
        )
        .route("/unsubscribe/{token:[a-z0-9-]+}/done", post().to(unsubscribe::submit))
        .service(
            resource("/account/profile").get(account::profile::show).post(account::profile::submit),
        )
        .route("/account/calendar", post().to(calendar::submit))
        .route("/account/calendar/alarms", post().to(calendar::submit_alarms))
        .route("/calendar/{secret:[A-Za-z0-9_-]+}.ics", get().to(calendar::feed))
        .service(resource("/vacation").get(vacation::show).post(vacation::submit))
        .route("/vacation/end", post().to(vacation::end))
        .service(resource("/account/close").get(account::close::show).post(account::close::submit))
        .service(
            resource(r"/address/{token:[A-Za-z0-9_-]+}")
                .get(account::confirm::show_address)
                .post(account::confirm::submit_address),
        );
}

fn people(config: &mut ServiceConfig) {
    // Finding a game
    config
        .route("/lobby", get().to(lobby::show))
        .service(
            resource("/challenges/new")
                .get(challenges::offer::show)
                .post(challenges::offer::submit),
        )
        .route("/challenges/{id}", get().to(challenges::show::show))
        .route("/challenges/{id}/accept", post().to(challenges::show::accept))
        .route("/challenges/{id}/decline", post().to(challenges::show::decline))
        .route("/challenges/{id}/withdraw", post().to(challenges::show::withdraw));

    // People
    config
        .route("/players", get().to(players::find::show))
        .route("/players/lists/activity", get().to(players::activity_list::show))
        .route("/players/lists/points", get().to(players::points_list::show))
        .route("/players/lists/ratings", get().to(players::rating_list::show))
        .route("/players/{name}", get().to(players::show::show))
        .route("/players/{name}/befriend", post().to(players::friends::befriend))
        .route("/players/{name}/unfriend", post().to(players::friends::unfriend))
        .route("/friends", get().to(players::friends::list))
        .service(resource("/players/{name}/report").get(reports::show).post(reports::submit))
        .route("/players/{name}/block", get().to(messages::relations::ask_to_block))
        .route(
            "/players/{name}/{deed:block|unblock|mute|unmute}",
            post().to(messages::relations::submit),
        )
        .route("/account/relations", get().to(messages::relations::show));

    // Talking with them
    config
        .route("/messages", get().to(messages::conversations::show))
        .service(
            resource("/messages/{name}")
                .get(messages::conversation::show)
                .post(messages::conversation::submit),
        )
        .service(
            resource(r"/messages/{name}/{message:\d+}/report")
                .get(reports::show)
                .post(reports::submit),
        );
}

fn tournaments(config: &mut ServiceConfig) {
    config
        .route("/log-hashes", get().to(log_hashes::show))
        .route(r"/log-hashes/{number:\d+}.txt", get().to(log_hashes::text))
        .route("/tournaments", get().to(tournaments::list::show))
        .service(
            resource("/tournaments/new")
                .get(tournaments::announce::show)
                .post(tournaments::announce::submit),
        )
        .route("/tournaments/invited", get().to(tournaments::invitation::show))
        .route(r"/live/tournaments/{id:\d+}", get().to(live::tournament))
        .route(r"/tournaments/{id:\d+}", get().to(tournaments::show::show))
        .route(r"/tournaments/{id:\d+}.pgn", get().to(tournaments::export::pgn))
        .route(r"/tournaments/{id:\d+}.trf", get().to(tournaments::export::report))
        .route(r"/tournaments/{id:\d+}/table.csv", get().to(tournaments::export::table))
        .route(r"/tournaments/{id:\d+}/enter", post().to(tournaments::player_acts::enter))
        .route(r"/tournaments/{id:\d+}/withdraw", post().to(tournaments::player_acts::withdraw))
        .route(r"/tournaments/{id:\d+}/byes", post().to(tournaments::byes::submit))
        .route(r"/tournaments/{id:\d+}/place", post().to(tournaments::stage_place::submit))
        .route(r"/tournaments/{id:\d+}/challenges", post().to(tournaments::ladder::challenge))
        .route(
            r"/tournaments/{id:\d+}/challenges/{number:\d+}/accept",
            post().to(tournaments::ladder::accept),
        )
        .route(
            r"/tournaments/{id:\d+}/challenges/{number:\d+}/decline",
            post().to(tournaments::ladder::decline),
        )
        .route(
            r"/tournaments/{id:\d+}/challenges/{number:\d+}/withdraw",
            post().to(tournaments::ladder::withdraw),
        )
        .route(
            r"/tournaments/{id:\d+}/players/{number:\d+}",
            get().to(tournaments::ladder::history),
        )
        .route(r"/tournaments/{id:\d+}/substitute", post().to(tournaments::player_acts::substitute))
        .route(r"/tournaments/{id:\d+}/log", get().to(tournaments::log::show))
        .route(r"/tournaments/{id:\d+}/log.txt", get().to(tournaments::log::file))
        .route(r"/tournaments/{id:\d+}/logs.txt", get().to(tournaments::log::with_games))
        .service(
            resource(r"/tournaments/{id:\d+}/terms")
                .get(tournaments::change_terms::show)
                .post(tournaments::change_terms::submit),
        )
        .service(
            resource(r"/tournaments/{id:\d+}/direct")
                .get(tournaments::direct::show)
                .post(tournaments::direct::submit),
        );
}

/// Administering.
fn admin(config: &mut ServiceConfig) {
    config
        .route("/admin", get().to(admin::queue::show))
        .route("/admin/games", get().to(admin::games::show))
        .route(r"/admin/games/{id:\d+}", get().to(admin::adjudicate::show))
        .route(r"/admin/games/{id:\d+}/adjudicate", post().to(admin::adjudicate::submit));
    config
        .service(resource("/admin/emails").get(admin::emails::show).post(admin::emails::submit))
        .route("/admin/health", get().to(admin::health::show))
        .service(resource("/admin/reports").get(admin::reports::show).post(admin::reports::submit))
        .service(
            resource("/admin/announcements")
                .get(admin::announcements::show)
                .post(admin::announcements::submit),
        )
        .service(
            resource("/admin/settings").get(admin::settings::show).post(admin::settings::submit),
        )
        .route("/admin/players", get().to(admin::players::list))
        .service(
            resource(r"/admin/players/{id:\d+}")
                .get(admin::players::show)
                .post(admin::players::submit),
        )
        .route("/admin/audit", get().to(admin::audit::show))
        .route("/admin/security", get().to(security_log::show_all));
}

/// The visitor is asked for so that the answer is in their language.
async fn nothing(_: RequestContext) -> Result<HttpResponse, PageError> {
    Err(PageError::NotFound)
}

async fn robots() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body("User-agent: *\nDisallow: /games\nDisallow: /players\nDisallow: /calendar\n")
}
