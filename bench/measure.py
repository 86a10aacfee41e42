"""Speed of the engines, as ratios against a peer in the same run. Run it by `python3 run.py bench`.

    --rounds N     how often every measurement is repeated, all of them in turn (default 5)
    --seconds S    CPU time of one measurement (default 1)
    --games …      which games (default all)

Prints a table, keeps every number in build/bench.json and writes the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import statistics
from datetime import date
from pathlib import Path

from protocol import Contender, Result
from report import environments, machine, page, peers, searches, table

from tablewright.games.registry import game_names

ROOT = Path(__file__).resolve().parents[1]
GAMES = game_names()
MODES = {"noria": ["base", "expert"]}
PEERS = ["chess", "hanabi", "backgammon", "gin_rummy"]  # of OpenSpiel
ENVIRONMENTS = ["chess_v6", "go_v5", "connect_four_v3"]  # of PettingZoo
SEARCHED = ["chess", "backgammon", "gin_rummy"]  # hanabi has no information states to search over


def contenders() -> dict[str, Contender]:
    """By name, those that are there."""
    found = {"interpreted": Contender("engine_contender.py", {"TABLEWRIGHT_ENGINE": "pure"})}
    compiled = Contender("engine_contender.py", {"TABLEWRIGHT_ENGINE": ""})
    if compiled.ask("engine")["engine"] == "compiled":
        found["compiled"] = compiled
    else:
        print("no compiled engine on the path: only the interpreted one is measured")
        compiled.end()
    if importlib.util.find_spec("catanatron"):
        found["catanatron"] = Contender("catanatron_contender.py", {})
    else:
        print("catanatron is not installed (extra `bench`): nothing to compare with")
    if importlib.util.find_spec("pyspiel"):
        found["openspiel"] = Contender("openspiel_contender.py", {})
    else:
        print("OpenSpiel is not installed (extra `bench`)")
    if importlib.util.find_spec("pygame"):  # without it PettingZoo's classic games do not start
        found["pettingzoo"] = Contender("pettingzoo_contender.py", {"PYGAME_HIDE_SUPPORT_PROMPT": "1"})
    else:
        print("PettingZoo's classic games are not installed (extra `bench`)")
    return found


def tasks_of(name: str, games: list[str]) -> list[tuple[str, Result]]:
    if name == "catanatron":
        return [("playouts", {}), ("copies", {})]
    if name == "pettingzoo":
        return [("environments", {"game": game}) for game in ENVIRONMENTS]
    if name == "openspiel":
        asked: list[tuple[str, Result]] = [(task, {"game": game}) for game in PEERS for task in ("playouts", "copies")]
        ours = [f"tablewright_{game}" for game in games]
        return [*asked, *[("searches", {"game": game}) for game in SEARCHED + ours]]
    found: list[tuple[str, Result]] = []
    for game in games:
        for mode in MODES.get(game, [None]):
            chosen = {"mode": mode} if mode else {}
            found += [("playouts", {"game": game, "seats": seats, **chosen}) for seats in (2, 3, 4)]
        found += [(task, {"game": game, "seats": 4}) for task in ("copies", "options", "choices", "searches")]
        found.append(("environments", {"game": game, "seats": 2}))
    return found


def measure(games: list[str], rounds: int, seconds: float) -> Result:
    """Medians by contender, task and quantity. Every round runs everything once, so a busy spell hits all alike."""
    playing = contenders()
    heard: dict[str, dict[str, list[Result]]] = {name: {} for name in playing}
    for number in range(rounds):
        for name, contender in playing.items():
            for task, details in tasks_of(name, games):
                key = " ".join([task, *[str(value) for value in details.values()]])
                heard[name].setdefault(key, []).append(contender.ask(task, seconds=seconds, **details))
        print(f"round {number + 1} of {rounds}", flush=True)
    for contender in playing.values():
        contender.end()
    return {
        name: {
            key: {quantity: statistics.median([one[quantity] for one in runs]) for quantity in runs[0]}
            for key, runs in tasks.items()
        }
        for name, tasks in heard.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    chosen = parser.parse_args()
    medians = measure(chosen.games, chosen.rounds, chosen.seconds)
    result = {"date": date.today().isoformat(), "machine": machine(), **vars(chosen), "medians": medians}
    print(table(medians), peers(medians), searches(medians), environments(medians), sep="\n\n")
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/bench.json").write_text(json.dumps(result, indent=2) + "\n")
    if medians.keys() == {"interpreted", "compiled", "catanatron", "openspiel", "pettingzoo"} and chosen.games == GAMES:
        (ROOT / "docs").mkdir(exist_ok=True)
        (ROOT / "docs/performance.md").write_text(page(result))
    else:
        print("docs/performance.md stays as it was: not everything could be measured")


if __name__ == "__main__":
    main()
