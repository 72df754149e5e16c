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

use super::subscriptions::{Full, NewStream, StateVersion, Streams, Subscription};

/// A stream of events to one page. It leaves the table when it is dropped.
pub struct Stream {
    subscription: Arc<Subscription>,
    streams: Arc<Streams>,
}

impl Streams {
    /// Opens a stream; it leaves the table when it is dropped.
    pub fn open(self: &Arc<Self>, stream: NewStream) -> Result<Stream, Full> {
        let subscription = self.subscribe(stream)?;
        Ok(Stream { subscription, streams: Arc::clone(self) })
    }
}

impl Stream {
    /// Sends what there was when it was opened, of the page and of what waits for its reader, if the page
    /// shows something else and nothing was sent meanwhile.
    pub fn begin(&self, then: StateVersion, waiting: Option<StateVersion>) {
        self.subscription.begin(then, waiting);
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
