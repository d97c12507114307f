"""Client addresses by which rate limits and connection limits count."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection


def client_network(address: str) -> str:
    """Return the address that limits count by: IPv4 as it is, IPv6 as its /64 network.

    A client can choose the lower 64 bits of its IPv6 address freely. Text that is no address is returned as it is.
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or IPv6Network((int(known), 64), strict=False))


def client_of(connection: HTTPConnection) -> str:
    """Return the client network of a connection; behind a trusted proxy, of the client that the proxy names."""
    return client_network(connection.client.host if connection.client else "")
