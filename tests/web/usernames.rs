//! Which usernames nobody gets, where the form alone does not decide.

use std::{sync::mpsc::channel, time::Duration};

use zugpost::{
    actions::accounts::offer_first_admin,
    db::{DbConn, DbError, name_skeletons::is_like_another, players},
    random::Secret,
};

use crate::support::{Site, players::insert_player, site::PASSWORD};

/// Where the last administrator is gone, there may be players whose names can be imitated.
#[test]
fn the_first_administrator_may_be_called_admin_and_not_like_another() {
    let site = Site::start();
    drop((site.player("lars"), site.player("Anna")));
    let secret = Secret::generate();
    let offer = offer_first_admin(&site.db, secret.hash(), site.now());
    assert!(site.run(offer).expect("an offer"));
    let mut browser = site.browser();
    let page = browser.get(&format!("/setup/{}", secret.as_str()));
    let mut set_up = |name: &str| {
        let fields = [("email", "c@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
        browser.submit(&page, "main form", &[&[("name", name)], fields.as_slice()].concat())
    };
    for (name, why) in [
        ("Iars", "This username looks too much like that of another player."),
        ("ANNA", "This username is taken."),
    ] {
        let page = set_up(name);
        assert_eq!(page.status, 422, "{name}");
        page.assert_says(why);
    }
    set_up("admin").assert_says("The administrator account was created.");
}

/// On Postgres two transactions do not see each other's rows.
#[test]
fn of_two_names_that_look_alike_one_is_taken_at_once() {
    let site = Site::start();
    let other = site.db_of_another_node();
    let now = site.now();
    let (asked, has_asked) = channel();
    let take = |name: &'static str, conn: &mut DbConn| {
        let is_free = !is_like_another(conn, name, None)?;
        Ok::<_, DbError>(is_free.then_some(name))
    };
    let first = site.db.write::<_, DbError>(move |conn| {
        let free = take("lars", conn)?;
        // The other has time to ask as well, unless it has to wait for the end of this one.
        if free.is_some() && has_asked.recv_timeout(Duration::from_millis(500)).is_ok() {
            return Err(DbError::Unavailable("the other has not waited".to_owned()));
        }
        free.map(|name| insert_player(conn, name, now)).transpose()?;
        Ok(free)
    });
    let second = other.write::<_, DbError>(move |conn| {
        let free = take("Iars", conn)?;
        let _ = asked.send(());
        free.map(|name| insert_player(conn, name, now)).transpose()?;
        Ok(free)
    });
    // Whichever comes first: the other finds its name.
    let (first, second) = site.run(async { tokio::join!(first, second) });
    let taken = [first.expect("an answer"), second.expect("an answer")];
    assert_eq!(taken.iter().flatten().count(), 1, "{taken:?}");
    let there = site.read(|conn| {
        Ok([players::find_by_name(conn, "lars")?, players::find_by_name(conn, "Iars")?])
    });
    assert_eq!(there.iter().flatten().count(), 1);
}
