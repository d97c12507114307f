"""TLS connections to hosts that clients name, to public addresses only (protection against SSRF)."""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

HTTPS_PORT: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that end with the IPv4 address for which they stand."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class NotPublic(OSError):
    """A host name has an address in a private, local or reserved network."""


async def connect_to_public_host(host: str) -> Streams:
    """Open a TLS connection to a host; raise NotPublic if any of its addresses is not public.

    The connection is made to the address that was checked, so that a second answer of the name server changes nothing.
    """
    addresses = await public_addresses(host)
    return await asyncio.open_connection(
        addresses[0], HTTPS_PORT, ssl=ssl.create_default_context(), server_hostname=host
    )


async def public_addresses(host: str) -> list[str]:
    """Return the addresses of a host; raise NotPublic if any of them is not public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS_PORT, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not is_public(address):
            raise NotPublic(f"{host} has the address {address}")
    return addresses


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public Internet; an IPv4 address inside IPv6 is judged as what it is."""
    known = _inner(ip_address(address.partition("%")[0]))
    return known.is_global and not known.is_multicast


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Return the IPv4 address that an IPv6 address stands for; any other address as it is."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or address
