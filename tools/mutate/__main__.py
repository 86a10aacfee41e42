"""Does some test fail when the code is changed? The figures of docs/reliability.md. Run it by `python3 run.py mutants`.

    python -m tools.mutate [PART …] [--seed N] [--count 150] [--minutes M] [--jobs 2] [--no-resume] [--write]

    PART         a game, kernel or server (default: all of them)
    --seed       which mutants are drawn (default 1)
    --count      how many of each part (default 150)
    --minutes    when to stop; the next run goes on from there
    --jobs       how many at a time (default 1; at most 2)
    --no-resume  begins anew, instead of going on with build/mutants/PART-SEED.jsonl (as far as that is of the same
                 sources and tests)
    --write      the table goes into docs/reliability.md, even if the run was a small one

Mutants are drawn from all places where a part can be changed, each as likely as any other. The tests that enter the
changed function are tried first, the quickest at the head, up to the first that fails; if none does, all other fast
tests of the part follow, with the golden games and the conformance run of that game. Interpreted, in a scratch copy of
the sources.
"""

from __future__ import annotations

import argparse
import queue
import threading
import time
from contextlib import ExitStack
from datetime import date
from typing import Final

from tools.mutate import verdicts
from tools.mutate.parts import Part, digest_of_tree, parts
from tools.mutate.points import Mutant
from tools.mutate.trial import OUT, Learnt, Trial
from tools.mutate.verdicts import Figures, Judgement, Kept

COUNT: Final = 150


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(parts()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=1)
    parser.add_argument("--resume", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    if unknown := set(chosen.parts) - set(parts()):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    return chosen


def run(part: Part, waiting: list[Mutant], kept: Kept, jobs: int, until: float) -> None:
    """Tries those that wait, until the time is over."""
    orders: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in waiting:
        orders.put(mutant)
    writing = threading.Lock()
    stopped = threading.Event()
    wrong: list[BaseException] = []

    def work(trial: Trial, learnt: Learnt) -> None:
        try:
            while time.monotonic() < until and not stopped.is_set():
                mutant = orders.get_nowait()
                verdict = trial.verdict(mutant, learnt)
                with writing:
                    kept.add(mutant, verdict)
                    print(f"{verdict['seconds']:6.1f} s  {verdict['verdict']:6}  {shown(mutant)}", flush=True)
        except queue.Empty:
            pass
        except BaseException as error:
            wrong.append(error)
            stopped.set()

    with ExitStack() as stack:
        trials = [stack.enter_context(Trial(part)) for _ in range(jobs)]
        learnt = trials[0].learnt()
        threads = [threading.Thread(target=work, args=(trial, learnt)) for trial in trials]
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            stopped.set()
            for thread in threads:
                thread.join()
    if wrong:
        raise wrong[0]


def shown(mutant: Mutant) -> str:
    where = f"src/tablewright/{mutant.file}:{mutant.line}"
    return f"{where} {mutant.function}: {mutant.original}  ->  {mutant.mutated}"


def told(drawn: list[Mutant], kept: Kept, judged: dict[Judgement, str]) -> None:
    """The survivors, as a diff of one line each."""
    for mutant in verdicts.survivors(drawn, kept):
        reason = judged.get(verdicts.judgement(mutant))
        print(f"\nsrc/tablewright/{mutant.file}:{mutant.line} in {mutant.function or 'the module'}")
        print(f"  - {mutant.original}\n  + {mutant.mutated}")
        if reason:
            print(f"  equivalent: {reason}")


def main() -> None:
    chosen = parsed()
    until = time.monotonic() + 60 * chosen.minutes
    judged = verdicts.equivalent()
    digest = digest_of_tree()
    found: list[Figures] = []
    same: list[str] = []
    for name in chosen.parts or parts():
        part = parts()[name]
        drawn = part.drawn(chosen.seed, chosen.count)
        kept = Kept(OUT / f"{name}-{chosen.seed}.jsonl", chosen.resume, digest)
        if kept.outdated:
            print(f"{name}: {kept.outdated} verdicts of other sources or tests are left out")
        waiting = [mutant for mutant in drawn if mutant.key() not in kept.verdicts]
        if waiting and time.monotonic() < until:
            run(part, waiting, kept, chosen.jobs, until)
        told(drawn, kept, judged)
        found.append(verdicts.figures(name, len(part.points()), drawn, kept, judged))
        same += filter(None, [verdicts.reasons(drawn, kept, judged)])
    figures = "\n\n".join(
        [f"Measured on {date.today().isoformat()}, seed {chosen.seed}.", verdicts.table(found), *same]
    )
    print(f"\n{figures}")
    whole = all(one.tried == one.drawn for one in found) and {one.part for one in found} == set(parts())
    if digest_of_tree() != digest:
        print("docs/reliability.md stays as it was: sources or tests were changed meanwhile")
    elif chosen.write or (whole and chosen.count >= COUNT):
        verdicts.write_page(figures)
    else:
        print("docs/reliability.md stays as it was: not everything was run in full")


if __name__ == "__main__":
    main()
