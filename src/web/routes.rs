//! Every address of the site, in one place. No GET changes anything.

use actix_web::{
    HttpResponse,
    web::{self, ServiceConfig, get, post, resource},
};

use super::{
    assets,
    error::PageError,
    pages::{
        account, calendar, challenges, desk, front, games, learn, leave, letters, live, lobby,
        look, players, reports, stop, talk, watch,
    },
    visitor::Visitor,
};

pub fn routes(config: &mut ServiceConfig) {
    // First, because routes are tried in this order and these are asked for most
    play(config);
    site(config);
    account(config);
    people(config);
    desk(config);
    // For whoever changes the stylesheet.
    #[cfg(debug_assertions)]
    config.route("/about/style", get().to(super::pages::style::show));
    config.default_service(web::to(nothing));
}

fn play(config: &mut ServiceConfig) {
    config
        .route(r"/games/{id:\d+}", get().to(games::show::show))
        .route(r"/games/{id:\d+}/moves", post().to(games::play::submit))
        .route("/games", get().to(games::mine::show))
        .route(r"/live/games/{id:\d+}", get().to(live::game))
        .route("/live/mine", get().to(live::mine))
        .route("/games/finished", get().to(games::finished::show))
        .route("/games/next", get().to(games::next::show))
        .route("/games.pgn", get().to(games::export::all))
        .route(r"/games/{id:\d+}.pgn", get().to(games::export::pgn))
        .route(r"/games/{id:\d+}.fen", get().to(games::export::fen))
        .route(r"/games/{id:\d+}/think", get().to(games::think::show))
        .route(r"/games/{id:\d+}/book", post().to(games::think::submit))
        .route(r"/games/{id:\d+}/plan", post().to(games::plan::submit))
        .route(r"/games/{id:\d+}/proposal", post().to(games::plan::accept))
        .route(r"/games/{id:\d+}/takeback", post().to(games::takeback::submit))
        .route(r"/games/{id:\d+}/draw", post().to(games::draw::submit))
        .route(r"/games/{id:\d+}/time", post().to(games::time::give))
        .route(r"/games/{id:\d+}/flag", post().to(games::time::claim))
        .route(r"/games/{id:\d+}/claim", post().to(games::claim::submit))
        .route(r"/games/{id:\d+}/claim/answer", post().to(games::claim::submit_answer))
        .route(r"/games/{id:\d+}/appeal", post().to(games::claim::appeal))
        .route(r"/games/{id:\d+}/log", get().to(games::log::show))
        .route(r"/games/{id:\d+}/log.txt", get().to(games::log::export))
        .service(
            resource(r"/games/{id:\d+}/resign")
                .get(games::resign::show)
                .post(games::resign::submit),
        )
        .route(r"/games/{id:\d+}/rematch", post().to(games::rematch::submit))
        .route(r"/games/{id:\d+}/{place:messages|remarks|notes}", post().to(games::say::submit))
        .service(
            resource(r"/games/{id:\d+}/remarks/{remark:\d+}/report")
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
    // The house
    config
        .route("/", get().to(front::show))
        .route("/learn", get().to(learn::index))
        .route("/learn/{topic}", get().to(learn::show))
        .route("/static/{hash}/{file}", get().to(assets::show))
        .route("/robots.txt", get().to(robots))
        .route("/look", post().to(look::submit))
        .route("/letters", get().to(letters::list))
        .route("/letters/{id}", get().to(letters::show));

    // Machines that watch
    config
        .route("/healthz", get().to(watch::alive))
        .route("/readyz", get().to(watch::ready))
        .route("/metrics", get().to(watch::metrics));
}

fn account(config: &mut ServiceConfig) {
    // Getting in and out
    config
        .service(resource("/register").get(account::register::show).post(account::register::submit))
        .service(resource("/login").get(account::log_in::show).post(account::log_in::submit))
        .route("/logout", post().to(account::log_out::submit))
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
        .route("/account/password", post().to(account::settings::submit_password))
        .route("/account/address", post().to(account::settings::submit_address))
        .route("/account/sessions/end", post().to(account::settings::end_session))
        .route("/account/sessions/end-others", post().to(account::settings::end_others))
        .service(
            resource("/account/letters").get(account::letters::show).post(account::letters::submit),
        )
        .route("/account/letters/unmute", post().to(account::letters::unmute))
        .route("/account/letters/try", post().to(account::letters::try_again))
        .service(resource("/stop/{token:[a-z0-9-]+}").get(stop::show).post(stop::one_click))
        .route("/stop/{token:[a-z0-9-]+}/done", post().to(stop::submit))
        .service(
            resource("/account/profile").get(account::profile::show).post(account::profile::submit),
        )
        .route("/account/calendar", post().to(calendar::submit))
        .route("/calendar/{secret:[A-Za-z0-9_-]+}.ics", get().to(calendar::feed))
        .service(resource("/leave").get(leave::show).post(leave::submit))
        .route("/leave/end", post().to(leave::end))
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
        .route("/players/{name}", get().to(players::show::show))
        .route("/players/{name}/befriend", post().to(players::friends::befriend))
        .route("/players/{name}/unfriend", post().to(players::friends::unfriend))
        .route("/friends", get().to(players::friends::list))
        .service(resource("/players/{name}/report").get(reports::show).post(reports::submit))
        .route("/players/{name}/{deed:block|unblock|mute|unmute}", post().to(talk::ties::submit))
        .route("/account/ties", get().to(talk::ties::show));

    // Talking with them
    config
        .route("/messages", get().to(talk::conversations::show))
        .service(
            resource("/messages/{name}")
                .get(talk::conversation::show)
                .post(talk::conversation::submit),
        )
        .service(
            resource(r"/messages/{name}/{message:\d+}/report")
                .get(reports::show)
                .post(reports::submit),
        );
}

/// Administering.
fn desk(config: &mut ServiceConfig) {
    config
        .route("/admin", get().to(desk::queue::show))
        .route("/admin/games", get().to(desk::games::show))
        .route(r"/admin/games/{id:\d+}", get().to(desk::rule::show))
        .route(r"/admin/games/{id:\d+}/rule", post().to(desk::rule::submit));
    config
        .service(resource("/admin/letters").get(desk::letters::show).post(desk::letters::submit))
        .route("/admin/health", get().to(desk::health::show))
        .service(resource("/admin/reports").get(desk::reports::show).post(desk::reports::submit))
        .service(resource("/admin/notices").get(desk::notices::show).post(desk::notices::submit))
        .service(resource("/admin/settings").get(desk::settings::show).post(desk::settings::submit))
        .route("/admin/players", get().to(desk::players::list))
        .service(
            resource(r"/admin/players/{id:\d+}")
                .get(desk::players::show)
                .post(desk::players::submit),
        )
        .route("/admin/audit", get().to(desk::audit::show));
}

/// The visitor is asked for so that the answer is in their language.
async fn nothing(_: Visitor) -> Result<HttpResponse, PageError> {
    Err(PageError::NotFound)
}

async fn robots() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body("User-agent: *\nDisallow: /games\nDisallow: /players\nDisallow: /calendar\n")
}
