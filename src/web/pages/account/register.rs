//! Registering.

use actix_web::web::{Data, Query};
use askama::Template;
use serde::Deserialize;

use super::{Field, PASSWORDS_DIFFER, zones};
use crate::{
    actions::{
        accounts::{self, BadField, Email, Name, NewAccount, Password, RegisterRefusal, TimeZone},
        desk::site::Registration,
    },
    chance,
    db::{
        DbError,
        tokens::{self, Purpose},
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
    /// The token of an invitation, where one is needed.
    pub invitation: String,
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
    invitation: &'a str,
    /// Why nobody can register with this.
    shut: Option<&'static str>,
}

fn template<'a>(visitor: &'a Visitor, fields: Fields, invitation: &'a str) -> Show<'a> {
    let (zones, script) = (zones(), assets::account_script());
    Show { page: visitor.page(), fields, zones, script, invitation, shut: None }
}

const CLOSED: &str = "This site takes no new players at present. If you have an account, log in.";
const NOT_INVITED: &str = "This site takes new players by invitation only. Follow the link of yours; if it does not work any more, ask for a new one.";

/// Returns why nobody can register with this, if so.
async fn shut(visitor: &Visitor, invitation: &str) -> Result<Option<&'static str>, PageError> {
    match visitor.site.settings.registration {
        Registration::Open => Ok(None),
        Registration::Closed => Ok(Some(CLOSED)),
        Registration::Invitation => {
            let (hash, now) = (chance::hash(invitation), visitor.now);
            let found = visitor.app.db.look_up(move |conn| {
                Ok::<_, DbError>(tokens::find(conn, Purpose::Invitation, &hash, now)?)
            });
            Ok(found.await?.is_none().then_some(NOT_INVITED))
        }
    }
}

#[derive(Template)]
#[template(path = "account/registered.html")]
struct Registered<'a> {
    page: Page<'a>,
    email: &'a str,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    invitation: String,
}

/// `GET /register`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    if visitor.signed_in.is_some() {
        return Ok(see_other("/games"));
    }
    let shut = shut(&visitor, &asked.invitation).await?;
    visitor.ok(&Show { shut, ..template(&visitor, Fields::default(), &asked.invitation) })
}

/// `POST /register`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    visitor.app.limits.address(visitor.address)?;
    let invitation = entered.invitation.as_str();
    let refuse = |why| {
        let shown = template(&visitor, Fields::default(), invitation);
        visitor.again(&Show { shut: Some(why), ..shown })
    };
    if let Some(why) = shut(&visitor, invitation).await? {
        return refuse(why);
    }
    let (mut fields, parsed) = entered.parse();
    let Some(parsed) = parsed else {
        return visitor.again(&template(&visitor, fields, invitation));
    };
    let email = parsed.email.as_str().to_owned();
    let account = hashed(&visitor.app, parsed).await?;
    let hash = Some(chance::hash(invitation));
    match refusable(accounts::register(&visitor.app.db, account, hash, visitor.now).await)? {
        Ok(()) => visitor.ok(&Registered { page: visitor.page(), email: &email }),
        Err(RegisterRefusal::NameTaken) => {
            fields.name.error = Some(BadField::NameTaken.to_string());
            visitor.again(&template(&visitor, fields, invitation))
        }
        Err(RegisterRefusal::Closed) => refuse(CLOSED),
        Err(RegisterRefusal::NotInvited) => refuse(NOT_INVITED),
    }
}
