//! The name of a request in the log, in its answer (`X-Request-Id`), and on a page that says that it
//! failed.

use std::fmt;

use actix_web::{
    HttpMessage as _, HttpRequest,
    http::header::{HeaderName, HeaderValue},
};
use data_encoding::HEXLOWER;

use crate::random;

pub(super) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// 64 bits by chance: no two requests of a log have the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct RequestId([u8; 8]);

impl RequestId {
    /// Names a request, for as long as it is answered.
    pub fn give(request: &HttpRequest) -> RequestId {
        let mut id = [0; 8];
        id.copy_from_slice(&random::bytes()[..8]);
        request.extensions_mut().insert(RequestId(id));
        RequestId(id)
    }

    /// Returns the name of a request, if it has one.
    pub fn of(request: &HttpRequest) -> Option<RequestId> {
        request.extensions().get::<RequestId>().copied()
    }

    pub fn header(self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.to_string()).ok()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}
