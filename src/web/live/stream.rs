//! The body of an answer that goes on until the page goes away.

use std::{
    convert::Infallible,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use actix_web::{
    body::{BodySize, MessageBody},
    web::Bytes,
};

use super::subscriptions::{Full, Opened, StateVersion, Streams, Subscription};

/// A stream of events to one page. It leaves the table when it is dropped.
pub struct Stream {
    subscription: Arc<Subscription>,
    streams: Arc<Streams>,
}

impl Streams {
    /// Opens a stream; it leaves the table when it is dropped.
    pub fn open(self: &Arc<Self>, opened: Opened) -> Result<Stream, Full> {
        let subscription = self.subscribe(opened)?;
        Ok(Stream { subscription, streams: Arc::clone(self) })
    }
}

impl Stream {
    /// Sends what there was when it was opened, if the page shows something else and nothing was
    /// sent meanwhile.
    pub fn begin(&self, then: StateVersion) {
        self.subscription.begin(then);
    }

    /// Sends the number of what waits for the reader, if the header of the page shows something else.
    pub fn begin_header(&self, then: StateVersion) {
        self.subscription.notify_header(then);
    }
}

impl MessageBody for Stream {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        self.subscription.next(context).map(|bytes| bytes.map(Ok))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.streams.remove(&self.subscription);
    }
}
