//! A server whose role may change rows and no tables.

use std::process::Command;

use diesel::connection::SimpleConnection as _;

use crate::{
    cli::{Service, command},
    support::database::{TestDatabase, connect},
};

fn output(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("it runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

#[test]
fn a_server_that_may_not_change_tables_asks_for_them() {
    let database = TestDatabase::empty();
    let settings = [("MIGRATE_AT_START", "no")];
    let (good, text) = output(command(&database, &settings).arg("run-jobs-once"));
    assert!(!good && text.contains("Run `zugpost migrate`"), "{text}");
    let (good, text) = output(command(&database, &settings).arg("migrate"));
    assert!(good && text == "The tables are up to date.\n", "{text}");
    let (good, text) = output(command(&database, &settings).arg("run-jobs-once"));
    assert!(good, "{text}");
}

/// A password is in no message, and in no list of processes.
#[test]
fn a_wrong_address_is_told_without_its_password() {
    let database = TestDatabase::empty();
    let wrong = "postgress://zug:hunter2@db/zugpost";
    for argument in
        [vec!["--database-url", wrong], vec!["--database-url=postgress://zug:hunter2#db"]]
    {
        let (good, text) = output(command(&database, &[]).arg("migrate").args(argument));
        assert!(!good && text.contains("--database-url is `postgress://zug:***"), "{text}");
        assert!(!text.contains("hunter"), "{text}");
    }
    // As another role than that of the settings file, without an argument.
    let file = format!("database_url = '{wrong}'");
    std::fs::write(database.folder.path().join("zugpost.toml"), file).expect("a file");
    let mut migrate = command(&database, &[]);
    let (good, text) = output(migrate.arg("migrate").env("DATABASE_URL", database.url()));
    assert!(good && text == "The tables are up to date.\n", "{text}");
}

#[test]
fn a_role_without_rights_on_tables_serves_the_site() {
    let database = TestDatabase::empty();
    if !database.url().starts_with("postgres:") {
        return;
    }
    let mut owner = connect(&database.url());
    let name = format!("zugpost_rows_{}", std::process::id());
    owner
        .batch_execute(&format!(
            "CREATE ROLE {name} LOGIN;
             REVOKE CREATE ON SCHEMA public FROM PUBLIC;
             ALTER DEFAULT PRIVILEGES IN SCHEMA public
               GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO {name};
             ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO {name};"
        ))
        .expect("a role");
    let (start, end) = database
        .url()
        .split_once("postgres@")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("a role");
    let plain = format!("{start}{name}@{end}");
    // The owner migrates, whatever the server is told.
    let settings = [("MIGRATE_AT_START", "no"), ("DATABASE_URL", plain.as_str())];
    let mut migrate = command(&database, &settings);
    let (good, text) = output(migrate.args(["migrate", "--database-url", &database.url()]));
    assert!(good, "{text}");
    connect(&plain).batch_execute("CREATE TABLE x (y INTEGER)").expect_err("it may not");
    let service = Service::start(&database, &settings);
    let mut browser = service.browser();
    let page = browser.get("/register");
    let fields = [
        ("name", "Anna"),
        ("email", "anna@example.org"),
        ("password", "correspondence-chess"),
        ("again", "correspondence-chess"),
    ];
    let page = browser.submit(&page, "main form", &fields);
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(service.interrupt().success());
    // Every job runs, too.
    let (good, text) = output(command(&database, &settings).arg("run-jobs-once"));
    assert!(good, "{text}");
    owner.batch_execute(&format!("DROP OWNED BY {name}; DROP ROLE {name}")).expect("no role");
}
