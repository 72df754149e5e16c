//! `zugpost health`: whether the server at LISTEN can serve, for a container.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};

use anyhow::{Context as _, bail};

use super::http_client::http_client;
use crate::config::Config;

/// The server itself takes two seconds to say that its database is away.
const TIMEOUT: Duration = Duration::from_secs(5);

pub fn health(config: &Config) -> anyhow::Result<()> {
    let address = near(config.listen);
    let mut answer = http_client(TIMEOUT)
        .get(format!("http://{address}/readyz"))
        .call()
        .with_context(|| format!("nothing answers at {address}"))?;
    let said = answer.body_mut().read_to_string().context("the answer cannot be read")?;
    if answer.status() != 200 {
        bail!("{}", said.trim_end());
    }
    print!("{said}");
    Ok(())
}

/// Returns where a server that listens at an address is found on its own machine.
fn near(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn who_listens_everywhere_is_asked_at_home() {
        for (listen, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:8080", "[::1]:8080"),
            ("192.0.2.1:80", "192.0.2.1:80"),
        ] {
            assert_eq!(near(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
