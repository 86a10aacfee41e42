"""Mutants: the code is changed in one place, and some test must fail. See `__main__.py`.

mutmut and cosmic-ray were looked at and do not fit: mutmut draws no seeded sample and rewrites every module into
trampolines (which neither keeps a one-line diff nor sees module-level values), cosmic-ray writes into the tree itself
and runs one command for every mutant, without choosing tests, at many seconds each.

    points.py     where the code can be changed, and into what
    parts.py      what is mutated, and which tests hold it
    worker.py     a pytest that has collected its tests and forks for each mutant
    trial.py      a worker with its scratch copy of the sources, seen from outside
    verdicts.py   what became of the mutants, in numbers
"""
