"""Addresses: where somebody calls from, as far as that tells one caller from another."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection


def household(address: str) -> str:
    """Where somebody calls from: of an IPv6 address the first half, because the other is the caller's to choose."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or IPv6Network((int(known), 64), strict=False))


def caller(connection: HTTPConnection) -> str:
    """The household a request comes from; a trusted proxy has said for whom it calls."""
    return household(connection.client.host if connection.client else "")
