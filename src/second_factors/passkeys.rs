//! Passkeys (WebAuthn level 3): what a browser is asked, and what its answer proves. The user is always verified, by a
//! PIN or a finger: a passkey is a second factor, and enough to log in.

use data_encoding::BASE64URL_NOPAD;
use serde::{Serialize, de::DeserializeOwned};
use url::{Host, Url};
pub use webauthn_rs::prelude::Passkey;
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableAuthentication, DiscoverableKey, PasskeyAuthentication,
    PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// Asks browsers for passkeys, and checks their answers.
pub struct Passkeys {
    webauthn: Webauthn,
}

/// A challenge to a browser.
pub struct PasskeyChallenge {
    /// What `navigator.credentials` takes, as JSON.
    pub options: String,
    /// What has to be known of it when the answer comes. Nobody else may have it.
    pub state: String,
}

/// Why an answer was not taken.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    #[error("the answer cannot be read")]
    Unreadable,
    /// The counter did not grow: somebody may have copied the passkey.
    #[error("the passkey may be a copy")]
    MaybeCopied,
    #[error("the answer proves nothing")]
    Refused(#[source] WebauthnError),
}

impl From<WebauthnError> for PasskeyError {
    fn from(error: WebauthnError) -> PasskeyError {
        match error {
            WebauthnError::CredentialPossibleCompromise => PasskeyError::MaybeCopied,
            other => PasskeyError::Refused(other),
        }
    }
}

impl Passkeys {
    /// Returns `None` where browsers take no passkeys: the address of the site has no name, or is no https.
    pub fn new(base_url: &Url) -> Option<Passkeys> {
        let Some(Host::Domain(domain)) = base_url.host() else { return None };
        let is_local = domain == "localhost";
        let is_secure = base_url.scheme() == "https" || is_local;
        let builder = WebauthnBuilder::new(domain, base_url).ok().filter(|_| is_secure)?;
        // On one's own machine any server is one's own.
        let builder = builder.rp_name("Zugpost").allow_any_port(is_local);
        Some(Passkeys { webauthn: builder.build().ok()? })
    }

    /// Asks for a new passkey of an account. `known`: those that it has.
    pub fn register(
        &self,
        account: i64,
        name: &str,
        known: &[Passkey],
    ) -> Result<PasskeyChallenge, PasskeyError> {
        let user = Uuid::from_u128(u128::from(account.unsigned_abs()));
        let known = known.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let (options, state) =
            self.webauthn.start_passkey_registration(user, name, name, Some(known))?;
        let mut options = serde_json::to_value(&options).map_err(|_| PasskeyError::Unreadable)?;
        // One that a browser finds by itself can log in without a name.
        options["publicKey"]["authenticatorSelection"]["residentKey"] = "preferred".into();
        Ok(PasskeyChallenge { options: options["publicKey"].to_string(), state: write(&state)? })
    }

    pub fn finish_registration(&self, answer: &str, state: &str) -> Result<Passkey, PasskeyError> {
        let answer: RegisterPublicKeyCredential = read(answer)?;
        let state: PasskeyRegistration = read(state)?;
        Ok(self.webauthn.finish_passkey_registration(&answer, &state)?)
    }

    /// Asks for one of the passkeys of an account.
    pub fn authenticate(&self, known: &[Passkey]) -> Result<PasskeyChallenge, PasskeyError> {
        let (options, state) = self.webauthn.start_passkey_authentication(known)?;
        challenge(&options, &state)
    }

    /// Checks the answer. Returns the passkey as it is to be stored from now on, if it is one of these.
    pub fn finish_authentication(
        &self,
        answer: &str,
        state: &str,
        known: &[Passkey],
    ) -> Result<Passkey, PasskeyError> {
        let answer: PublicKeyCredential = read(answer)?;
        let state: PasskeyAuthentication = read(state)?;
        let result = self.webauthn.finish_passkey_authentication(&answer, &state)?;
        let used = known.iter().find(|passkey| passkey.cred_id() == result.cred_id());
        let mut used = used.cloned().ok_or(PasskeyError::Unreadable)?;
        note_use(&mut used, &result)?;
        Ok(used)
    }

    /// Asks for any passkey of the site.
    pub fn log_in(&self) -> Result<PasskeyChallenge, PasskeyError> {
        let (options, state) = self.webauthn.start_discoverable_authentication()?;
        challenge(&options, &state)
    }

    /// Checks the answer by the passkey that it names.
    pub fn finish_log_in(
        &self,
        answer: &str,
        state: &str,
        mut passkey: Passkey,
    ) -> Result<Passkey, PasskeyError> {
        let answer: PublicKeyCredential = read(answer)?;
        let state: DiscoverableAuthentication = read(state)?;
        let key = DiscoverableKey::from(&passkey);
        let result = self.webauthn.finish_discoverable_authentication_v2(&answer, state, &key)?;
        note_use(&mut passkey, &result)?;
        Ok(passkey)
    }
}

/// Notes the counter of an answer. It has to grow beyond the stored one, which may have grown since the browser was
/// asked.
fn note_use(passkey: &mut Passkey, result: &AuthenticationResult) -> Result<(), PasskeyError> {
    match passkey.update_credential(result) {
        Some(false) if result.counter() > 0 => Err(PasskeyError::MaybeCopied),
        _ => Ok(()),
    }
}

/// Returns by which name a passkey is stored.
pub fn credential_id(passkey: &Passkey) -> String {
    BASE64URL_NOPAD.encode(passkey.cred_id().as_ref())
}

/// Returns by which name the passkey is stored that gave an answer.
pub fn credential_id_of(answer: &str) -> Option<String> {
    let answer: PublicKeyCredential = read(answer).ok()?;
    Some(BASE64URL_NOPAD.encode(answer.get_credential_id()))
}

fn challenge(
    options: &impl Serialize,
    state: &impl Serialize,
) -> Result<PasskeyChallenge, PasskeyError> {
    let options = serde_json::to_value(options).map_err(|_| PasskeyError::Unreadable)?;
    Ok(PasskeyChallenge { options: options["publicKey"].to_string(), state: write(state)? })
}

/// Writes a passkey or a state down as it is stored.
pub fn write(value: &impl Serialize) -> Result<String, PasskeyError> {
    serde_json::to_string(value).map_err(|_| PasskeyError::Unreadable)
}

/// Reads what a browser or the database has.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PasskeyError> {
    serde_json::from_str(text).map_err(|_| PasskeyError::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_and_https() {
        for (address, is_possible) in [
            ("https://chess.example", true),
            ("https://chess.example:8443", true),
            ("http://localhost:8123", true),
            ("http://chess.example", false),
            ("https://192.0.2.7", false),
            ("http://127.0.0.1:8123", false),
            ("http://[::1]:8123", false),
        ] {
            let passkeys = Passkeys::new(&address.parse().unwrap());
            assert_eq!(passkeys.is_some(), is_possible, "{address}");
        }
    }

    #[test]
    fn answers_that_are_none_are_refused() {
        let passkeys = Passkeys::new(&"https://chess.example".parse().unwrap()).unwrap();
        let asked = passkeys.register(7, "Anna", &[]).unwrap();
        assert!(asked.options.contains("\"residentKey\":\"preferred\""), "{}", asked.options);
        assert!(asked.options.contains("\"userVerification\":\"required\""), "{}", asked.options);
        for answer in ["", "{}", "null", "[]", "{\"id\":\"x\"}"] {
            assert!(passkeys.finish_registration(answer, &asked.state).is_err(), "{answer}");
            assert!(credential_id_of(answer).is_none(), "{answer}");
        }
        let asked = passkeys.log_in().unwrap();
        assert!(asked.options.contains("\"userVerification\":\"required\""), "{}", asked.options);
    }
}
