"""Queries for people, their session keys, accounts and e-mail addresses."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from aevum.server.security.server_secret import hashed
from aevum.server.storage.database import Database
from aevum.server.storage.explanations import move_explanations
from aevum.server.storage.lessons import move_stars
from aevum.server.storage.player_lessons import move_lessons
from aevum.server.storage.schema import holders, keys, matches, people, unranked

_NO_RESET: Final = {"reset_proof": None, "reset_until": None}
"""Columns of a person without a token for a new password."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a session; `login` only with an account."""

    id: str
    name: str
    login: str | None


class PeopleStore(Database):
    """Queries for people and their session keys."""

    def person_of_key(self, token: str) -> Person | None:
        """Return the person that a session key belongs to, if any."""
        query = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.hash == hashed(token))
        with self.readers.connect() as connection:
            return _person(connection.execute(query).first())

    def person(self, id: str) -> Person | None:
        """Return the person with an id, if any."""
        with self.readers.connect() as connection:
            return _person(connection.execute(select(people).where(people.c.id == id)).first())

    def names_of(self, persons: Iterable[str]) -> dict[str, str]:
        """Return the names of those of some people who have one, by id."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(list(persons)))
        with self.readers.connect() as connection:
            return {row.id: row.name for row in connection.execute(query) if row.name}

    def new_person(self, token: str) -> Person:
        """Create a person without a name, identified by a session key, and return it."""
        person = Person(secrets.token_hex(16), "", None)
        with self.engine.begin() as connection:
            connection.execute(insert(people).values(id=person.id, name="", created=time.time()))
            connection.execute(insert(keys).values(hash=hashed(token), person=person.id, created=time.time()))
        return person

    def rename(self, person: str, name: str) -> None:
        """Set the name of a person."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def set_email(self, person: str, email: str, language: str) -> None:
        """Set the confirmed e-mail address for notices, and their language; an empty address: no notices."""
        with self.engine.begin() as connection:
            values = {"email": email or None, "language": language, "email_wish": None, "email_proof": None}
            connection.execute(update(people).where(people.c.id == person).values(**values, **_NO_RESET))

    def set_unconfirmed_email(self, person: str, email: str, language: str, proof: str) -> None:
        """Store an e-mail address that must be confirmed with a token (`proof`) before notices are sent to it."""
        values = {"email_wish": email, "email_proof": hashed(proof), "language": language}
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**values))

    def unconfirmed_email(self, proof: str) -> str | None:
        """Return the unconfirmed e-mail address that a confirmation token was sent to, if any."""
        with self.readers.connect() as connection:
            return connection.execute(select(people.c.email_wish).where(_proven(proof))).scalar()

    def confirm_email(self, proof: str) -> bool:
        """Confirm an e-mail address by its token; return False if the token is unknown or used."""
        values = {"email": people.c.email_wish, "email_wish": None, "email_proof": None, **_NO_RESET}
        with self.engine.begin() as connection:
            return bool(connection.execute(update(people).where(_proven(proof)).values(**values)).rowcount)

    def email_of(self, person: str) -> tuple[str, str]:
        """Return the confirmed and the unconfirmed e-mail address of a person; empty: none."""
        with self.readers.connect() as connection:
            row = connection.execute(select(people.c.email, people.c.email_wish).where(people.c.id == person)).first()
        return (row.email or "", row.email_wish or "") if row else ("", "")

    def emails(self, persons: Iterable[str]) -> list[tuple[str, str]]:
        """Return e-mail address and language of those of some people who have a confirmed address."""
        query = select(people.c.email, people.c.language).where(people.c.id.in_(list(persons)))
        with self.readers.connect() as connection:
            return [(row.email, row.language) for row in connection.execute(query) if row.email]

    def account(self, login: str) -> tuple[Person, str] | None:
        """Return the person with a login name and the hash of their password, if there is such an account."""
        with self.readers.connect() as connection:
            row = connection.execute(select(people).where(people.c.login == login.casefold())).first()
        person = _person(row)
        return (person, row.password) if person and row else None

    def register(self, person: str, login: str, name: str, password: str) -> bool:
        """Create the account of a person; return False if the login name is taken."""
        values = {"login": login.casefold(), "name": name, "password": password}
        try:
            with self.engine.begin() as connection:
                connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    def move_key(self, token: str, person: str) -> None:
        """Assign a session key to another person, who gets the seats, hosted matches and lessons of the previous one.

        A place in a daily puzzle that the previous person has given up is given up by the other one, too.
        """
        with self.engine.begin() as connection:
            old = connection.execute(select(keys.c.person).where(keys.c.hash == hashed(token))).scalar()
            held = connection.execute(select(holders).where(holders.c.person == old)).all() if old else []
            for row in held:
                hold_seat(connection, row.match, row.seat, person)
                self._notify(connection, row.match)
            if old:
                connection.execute(update(matches).where(matches.c.host == old).values(host=person))
                for row in connection.execute(select(unranked).where(unranked.c.person == old)).all():
                    give_up_rank(connection, row.day, row.game, person)
                if old != person:
                    move_stars(connection, old, person)
                    move_lessons(connection, old, person)
                    move_explanations(connection, old, person)
            connection.execute(update(keys).where(keys.c.hash == hashed(token)).values(person=person))

    def replace_key(self, old: str, new: str) -> None:
        """Replace a session key by a new one."""
        with self.engine.begin() as connection:
            values = {"hash": hashed(new), "created": time.time()}
            connection.execute(update(keys).where(keys.c.hash == hashed(old)).values(**values))

    def set_password(self, person: str, password: str) -> None:
        """Set the password hash of a person; a token for a new password is void then."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(password=password, **_NO_RESET))

    def accounts_with_email(self, email: str) -> list[Person]:
        """Return the people with an account and this confirmed e-mail address, whatever its case."""
        known = people.c.login.is_not(None) & (func.lower(people.c.email) == email.lower())
        with self.readers.connect() as connection:
            rows = connection.execute(select(people).where(known).order_by(people.c.created))
            return [Person(row.id, row.name, row.login) for row in rows]

    def store_reset_token(self, person: str, proof: str, until: float) -> None:
        """Store a token (`proof`) that sets a new password of a person once, until a time in seconds since 1970."""
        values = {"reset_proof": hashed(proof), "reset_until": until}
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**values))

    def person_of_reset(self, proof: str) -> Person | None:
        """Return the person whose password a token may set, if it is valid."""
        with self.readers.connect() as connection:
            return _person(connection.execute(select(people).where(_resettable(proof))).first())

    def reset_password(self, proof: str, password: str) -> bool:
        """Set the password hash of the person with a token, which is void then; return False if it was not valid."""
        with self.engine.begin() as connection:
            changed = update(people).where(_resettable(proof)).values(password=password, **_NO_RESET)
            return bool(connection.execute(changed).rowcount)

    def forget_keys(self, person: str, but: str = "") -> None:
        """Delete all session keys of a person, or all but one."""
        others = (keys.c.person == person) & (keys.c.hash != hashed(but))
        with self.engine.begin() as connection:
            connection.execute(keys.delete().where(others))

    def known_keys(self, hashes: Sequence[str]) -> set[str]:
        """Return those of some key hashes whose session keys are still valid."""
        with self.readers.connect() as connection:
            return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(hashes))).scalars())

    def forget_key(self, token: str) -> None:
        """Delete a session key."""
        with self.engine.begin() as connection:
            connection.execute(keys.delete().where(keys.c.hash == hashed(token)))


def _proven(proof: str) -> ColumnElement[bool]:
    return (people.c.email_proof == hashed(proof)) & people.c.email_wish.is_not(None)


def _resettable(proof: str) -> ColumnElement[bool]:
    return (people.c.reset_proof == hashed(proof)) & (people.c.reset_until > time.time())


def give_up_rank(connection: Connection, day: str, game: str, person: str) -> None:
    """Insert a person without a place in a day's puzzle; do nothing if the row exists."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(unranked).values(day=day, game=game, person=person)
    connection.execute(row.on_conflict_do_nothing())


def hold_seat(connection: Connection, match: str, seat: int, person: str) -> None:
    """Insert a holder of a seat beside existing ones; do nothing if the row exists, even by a concurrent insert."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(holders).values(match=match, seat=seat, person=person)
    connection.execute(row.on_conflict_do_nothing())


def _person(row: Row[Any] | None) -> Person | None:
    return Person(row.id, row.name, row.login) if row else None
