from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import House, Person, open_house, settings


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that only need people and tables of their own."""
    with open_house(settings(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture
def ada(house: House) -> Person:
    return house.person("Ada")


@pytest.fixture
def ben(house: House) -> Person:
    return house.person("Ben")
