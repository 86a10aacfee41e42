from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.services import Postgres, own_postgres
from tests.soak.servers import Mother, mother


@pytest.fixture(scope="session")
def bearing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mother(tmp_path_factory.mktemp("soak") / "log") as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    with own_postgres(durable=True) as server:
        yield server
