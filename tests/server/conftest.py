from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tablewright.server.storage.store import Store
from tests.server.house import House, Person, open_house, settings
from tests.services import new_database, postgres

# What goes through the store, the live tables or the lobby is tested with each kind of database.
ON_EACH_DATABASE = (
    "test_accounts",
    "test_away",
    "test_host",
    "test_live",
    "test_lobby",
    "test_mail",
    "test_playing",
    "test_records",
    "test_series",
    "test_sessions",
    "test_study",
    "test_rematch",
    "test_statistics",
    "test_talk",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "house" in metafunc.fixturenames:
        each = metafunc.module.__name__.rpartition(".")[2].startswith(ON_EACH_DATABASE)
        metafunc.parametrize("house", ["sqlite", "postgres"] if each else ["sqlite"], indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """One PostgreSQL for all tests."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def a_postgres_database(postgres_address: str) -> Callable[[], str]:
    """Makes a new, empty database and returns its URL."""
    return lambda: new_database(postgres_address)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("a_postgres_database")()
    return url


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that only need people and tables of their own."""
    chosen = {} if request.param == "sqlite" else {"database": request.getfixturevalue("a_postgres_database")()}
    with open_house(settings(tmp_path_factory.mktemp("house"), **chosen)) as house:
        yield house


@pytest.fixture
def ada(house: House) -> Person:
    return house.person("Ada")


@pytest.fixture
def ben(house: House) -> Person:
    return house.person("Ben")
