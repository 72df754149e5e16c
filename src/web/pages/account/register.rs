//! Registering.

use actix_web::web::Data;
use askama::Template;
use serde::Deserialize;

use super::{Field, PASSWORDS_DIFFER, zones};
use crate::{
    actions::accounts::{
        self, BadField, Email, Name, NewAccount, Password, RegisterRefusal, TimeZone,
    },
    web::{
        App, assets,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

/// What is entered for a new account, here and by the first administrator.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    pub name: String,
    pub email: String,
    pub password: String,
    pub again: String,
    pub time_zone: String,
}

/// The fields of the form.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    pub name: Field,
    pub email: Field,
    pub password: Field,
    pub again: Field,
    pub time_zone: Field,
}

/// Entries that can be read.
pub struct Parsed {
    pub name: Name,
    pub email: Email,
    pub password: Password,
    pub time_zone: TimeZone,
}

impl Entered {
    /// Checks every field, so that the page can name all faults at once.
    pub fn parse(&self) -> (Fields, Option<Parsed>) {
        let (name_field, name) = Field::parse(&self.name, Name::parse(&self.name));
        let (email_field, email) = Field::parse(&self.email, Email::parse(&self.email));
        let known = [self.name.as_str(), self.email.as_str()];
        let (password_field, password) =
            Field::parse(&self.password, Password::parse(&self.password, &known));
        let mut again = Field::default();
        if self.again != self.password {
            again.error = Some(PASSWORDS_DIFFER.to_owned());
        }
        let zone = if self.time_zone.is_empty() { "UTC" } else { self.time_zone.as_str() };
        let (zone_field, time_zone) = Field::parse(zone, TimeZone::parse(zone));
        let same = !again.is_bad();
        let fields = Fields {
            name: name_field,
            email: email_field,
            password: password_field.hidden(),
            again,
            time_zone: zone_field,
        };
        let parsed = match (name, email, password, time_zone) {
            (Some(name), Some(email), Some(password), Some(time_zone)) if same => {
                Some(Parsed { name, email, password, time_zone })
            }
            _ => None,
        };
        (fields, parsed)
    }
}

/// Hashes the password of a new account.
pub async fn hashed(app: &Data<App>, parsed: Parsed) -> Result<NewAccount, PageError> {
    Ok(NewAccount {
        password_hash: app.passwords.hash(parsed.password.as_str()).await?,
        name: parsed.name,
        email: parsed.email,
        time_zone: parsed.time_zone.0.name().to_owned(),
    })
}

#[derive(Template)]
#[template(path = "account/register.html")]
struct Show<'a> {
    page: Page<'a>,
    fields: Fields,
    zones: &'static [&'static str],
    script: &'static str,
}

fn template(visitor: &Visitor, fields: Fields) -> Show<'_> {
    Show { page: visitor.page(), fields, zones: zones(), script: assets::account_script() }
}

#[derive(Template)]
#[template(path = "account/registered.html")]
struct Registered<'a> {
    page: Page<'a>,
    email: &'a str,
}

/// `GET /register`
pub async fn show(visitor: Visitor) -> PageResult {
    if visitor.signed_in.is_some() {
        return Ok(see_other("/games"));
    }
    visitor.ok(&template(&visitor, Fields::default()))
}

/// `POST /register`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    visitor.app.limits.address(visitor.address)?;
    let (mut fields, parsed) = entered.parse();
    let Some(parsed) = parsed else {
        return visitor.again(&template(&visitor, fields));
    };
    let email = parsed.email.as_str().to_owned();
    let account = hashed(&visitor.app, parsed).await?;
    match refusable(accounts::register(&visitor.app.db, account, visitor.now).await)? {
        Ok(()) => visitor.ok(&Registered { page: visitor.page(), email: &email }),
        Err(RegisterRefusal::NameTaken) => {
            fields.name.error = Some(BadField::NameTaken.to_string());
            visitor.again(&template(&visitor, fields))
        }
    }
}
