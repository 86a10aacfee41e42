"""A real game with the real bots over the WebSocket: every phrase can be made, every log fits together."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.settings import Settings
from tests.server.people import open_house


@pytest.mark.parametrize(("mode", "bot"), [("base", "random"), ("expert", "random")])
def test_a_whole_game_of_noria_against_a_bot(tmp_path: Path, mode: str, bot: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    with open_house(Settings(database=database, synchronous="NORMAL", bot_pause=0.0)) as house:
        ada, chance = house.person("Ada"), random.Random(5)
        wish = {
            "game": "noria",
            "settings": {"mode": mode},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}],
            "start": True,
        }
        id = ada.post("/tables", wish, 201)["id"]
        log: dict[int, Any] = {}
        with ada.at(id) as chair:
            position = chair.position()
            while True:
                log = {ply: entry for ply, entry in log.items() if ply <= position["since"]}
                log |= {entry["ply"]: entry for entry in position["log"]}
                if position["status"] == "finished":
                    break
                if position["question"] is not None:
                    action = chance.choice(position["question"]["options"])["action"]
                    seen = {"ply": position["ply"], "revision": position["revision"]}
                    chair.send(type="act", seat=0, actions=[action], **seen)
                position = chair.position()
        whole = ada.position(id)
        assert {entry["ply"]: entry for entry in whole["log"]} == log
        assert sorted(log) == list(range(whole["ply"] + 1))
        assert whole["result"]["winners"]
        record = ada.client.get(f"/api/tables/{id}/record.txt").content
        kept = ada.client.post("/api/records", content=record, headers={"content-type": "text/plain"})
        assert kept.json()["result"] == whole["result"]
        assert ada.get("/games/noria/rules")["reconstructed"]
