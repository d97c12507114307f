"""People: who is known by which key, who has an account, who holds which seat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from aevum.table.database import Database
from aevum.table.schema import holders, keys, matches, people


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a browser; `login` only if they chose to have an account."""

    id: str
    name: str
    login: str | None


def new_token() -> str:
    """Unguessable."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the database keeps of a key."""
    return sha256(token.encode()).hexdigest()


class People(Database):
    """The people of a database."""

    def person_of_key(self, token: str) -> Person | None:
        """Who holds this key?"""
        query = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.hash == hashed(token))
        with self.engine.connect() as connection:
            return _person(connection.execute(query).first())

    def new_person(self, token: str) -> Person:
        """A person without a name yet, known by a key."""
        person = Person(secrets.token_hex(16), "", None)
        with self.engine.begin() as connection:
            connection.execute(insert(people).values(id=person.id, name="", created=time.time()))
            connection.execute(insert(keys).values(hash=hashed(token), person=person.id, created=time.time()))
        return person

    def rename(self, person: str, name: str) -> None:
        """Call the person by another name from now on."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def set_email(self, person: str, email: str, language: str) -> None:
        """Where to write when it is the person's turn, and in which language; an empty address: nowhere."""
        with self.engine.begin() as connection:
            values = {"email": email or None, "language": language, "email_wish": None, "email_proof": None}
            connection.execute(update(people).where(people.c.id == person).values(**values))

    def wish_email(self, person: str, email: str, language: str, proof: str) -> None:
        """Where a person says to be written to: nobody writes there before the proof comes back from there."""
        values = {"email_wish": email, "email_proof": hashed(proof), "language": language}
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**values))

    def wished_email(self, proof: str) -> str | None:
        """The address that a proof was sent to."""
        with self.engine.connect() as connection:
            return connection.execute(select(people.c.email_wish).where(_proven(proof))).scalar()

    def confirm_email(self, proof: str) -> bool:
        """Write there from now on; False if nothing was sent with this proof, or it was used."""
        values = {"email": people.c.email_wish, "email_wish": None, "email_proof": None}
        with self.engine.begin() as connection:
            return bool(connection.execute(update(people).where(_proven(proof)).values(**values)).rowcount)

    def email_of(self, person: str) -> tuple[str, str]:
        """Where a person is written to, and where they wish to be; empty: nowhere."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people.c.email, people.c.email_wish).where(people.c.id == person)).first()
        return (row.email or "", row.email_wish or "") if row else ("", "")

    def emails(self, persons: Iterable[str]) -> list[tuple[str, str]]:
        """(address, language) of those who want to be written to."""
        query = select(people.c.email, people.c.language).where(people.c.id.in_(list(persons)))
        with self.engine.connect() as connection:
            return [(row.email, row.language) for row in connection.execute(query) if row.email]

    def account(self, login: str) -> tuple[Person, str] | None:
        """The account of a login name, with its password's hash."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.login == login.casefold())).first()
        person = _person(row)
        return (person, row.password) if person and row else None

    def register(self, person: str, login: str, name: str, password: str) -> bool:
        """Give a person an account; False if the login name is taken."""
        values = {"login": login.casefold(), "name": name, "password": password}
        try:
            with self.engine.begin() as connection:
                connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    def move_key(self, token: str, person: str) -> None:
        """This browser is that person now; the seats it held before go along."""
        with self.engine.begin() as connection:
            old = connection.execute(select(keys.c.person).where(keys.c.hash == hashed(token))).scalar()
            held = connection.execute(select(holders).where(holders.c.person == old)).all() if old else []
            for row in held:
                hold_seat(connection, row.match, row.seat, person)
                self._tell(connection, row.match)
            if old:
                connection.execute(update(matches).where(matches.c.host == old).values(host=person))
            connection.execute(update(keys).where(keys.c.hash == hashed(token)).values(person=person))

    def replace_key(self, old: str, new: str) -> None:
        """This browser is known by another key from now on, and no longer by the old one."""
        with self.engine.begin() as connection:
            values = {"hash": hashed(new), "created": time.time()}
            connection.execute(update(keys).where(keys.c.hash == hashed(old)).values(**values))

    def set_password(self, person: str, password: str) -> None:
        """Another password from now on."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(password=password))

    def forget_keys(self, person: str, but: str = "") -> None:
        """Log a person out everywhere, or everywhere but where one key is."""
        others = (keys.c.person == person) & (keys.c.hash != hashed(but))
        with self.engine.begin() as connection:
            connection.execute(keys.delete().where(others))

    def known_keys(self, hashes: Sequence[str]) -> set[str]:
        """Those of some hashes whose keys still open something."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(hashes))).scalars())

    def forget_key(self, token: str) -> None:
        """Log this browser out."""
        with self.engine.begin() as connection:
            connection.execute(keys.delete().where(keys.c.hash == hashed(token)))


def _proven(proof: str) -> ColumnElement[bool]:
    return (people.c.email_proof == hashed(proof)) & people.c.email_wish.is_not(None)


def hold_seat(connection: Connection, match: str, seat: int, person: str) -> None:
    """Those who sit there already stay; two who sit down at the same moment do not stumble over each other."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(holders).values(match=match, seat=seat, person=person)
    connection.execute(row.on_conflict_do_nothing())


def _person(row: Row[Any] | None) -> Person | None:
    return Person(row.id, row.name, row.login) if row else None
