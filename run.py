#!/usr/bin/env python3
"""Sets up and runs everything; needs only Python 3.11 or newer.

    python3 run.py play        the table at http://localhost:8000
    python3 run.py test        every check and every test
    python3 run.py test-fast   the tests of a coffee sip: no browser, nothing slow
    python3 run.py check       lint, format, types, imports; of the web too
    python3 run.py rules       is every clause of the rulebooks held by a test?
    python3 run.py folders     is every game a folder? Takes each away in a copy: does the rest still stand?
    python3 run.py bench       speed, as ratios against peers
    python3 run.py load        the server under load, beside boardgame.io
    python3 run.py soak        hundreds of killed servers and databases: is anything lost?
    python3 run.py mutants     the code changed in one place, hundreds of times: does a test notice?
    python3 run.py clean       removes what the others made

What follows the command is passed on: `run.py play --port 9000`, `run.py test-fast tests/kernel`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src/tablewright"
VENV = Path(os.environ.get("TABLEWRIGHT_VENV", ROOT / ".venv"))
PY = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILED = ROOT / "build" / f"compiled-{sys.implementation.cache_tag}"
SMALL_GAME = "bench/load/stalls.py"
# What puts leaks into live tables on purpose can do that only to interpreted ones.
SPOILS_OBJECTS = "tests/server/table/test_noninterference.py"
# What runs a second time, interpreted: the rules of every game and what every game must hold, golden games included.
# Everything else runs once, with the compiled engine, which is what people use. See CONTRIBUTING.md.
INTERPRETED_TOO = (
    *("tests/kernel", "tests/games", "tests/conformance"),
    *(f"tests/server/table/test_{name}.py" for name in ("live", "progress", "real_games")),
)
FAST = "not slow and not browser"
IN_CI = bool(os.environ.get("CI"))
START = time.monotonic()


def say(text: str) -> None:
    print(f"[{time.monotonic() - START:4.0f} s] {text}", flush=True)


def sh(*args: object, env: dict[str, str] | None = None, quiet: bool = False) -> None:
    command = [str(arg) for arg in args]
    out = subprocess.DEVNULL if quiet else None
    if code := subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, stdout=out).returncode:
        sys.exit(f"failed ({code}): {' '.join(command)}")


def stale(name: str, patterns: list[str]) -> Callable[[], object] | None:
    """None when nothing named by *patterns* changed since done() was last called, else done."""
    digest = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern)}):
        part = path.relative_to(ROOT)
        if path.is_file() and not {"node_modules", "dist", "__pycache__"} & set(part.parts):
            digest.update(str(part).encode() + path.read_bytes())
    mark = VENV / f".done-{name}"
    if mark.is_file() and mark.read_text() == digest.hexdigest():
        return None
    return lambda: mark.write_text(digest.hexdigest())


# Set-up ---------------------------------------------------------------------------------------------------------------


def make_venv() -> None:
    if PY.is_file():
        tag = "import sys; print(sys.implementation.cache_tag)"
        made_by = subprocess.run([PY, "-c", tag], capture_output=True, text=True).stdout.strip()
        if made_by != sys.implementation.cache_tag:
            sys.exit(f"{VENV} belongs to another Python ({made_by or 'broken'}): remove it, or set TABLEWRIGHT_VENV")
        return
    say(f"making {VENV.name}")
    try:
        import ensurepip  # noqa: F401  Debian splits it off into python3-venv

        sh(sys.executable, "-m", "venv", VENV)
    except ImportError:
        if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
            sys.exit("This Python has neither ensurepip nor pip. On Debian or Ubuntu: apt-get install python3-venv")
        sh(sys.executable, "-m", "venv", "--without-pip", VENV)
        sh(sys.executable, "-m", "pip", "--python", PY, "install", "-q", "pip")


def venv(extra: str) -> None:
    make_venv()
    done = stale(f"deps-{extra}", ["pyproject.toml", "constraints.txt", "tools/build/*.py"])
    if not done:
        return
    say(f"installing dependencies [{extra}]")
    env = {"TABLEWRIGHT_COMPILE": "0", "TABLEWRIGHT_WEB": "skip"}
    pip = [str(PY), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    want = ["-c", "constraints.txt", "-e", f".[{extra}]"]
    # uv is several times faster; pip is the fallback, as uv does not read pip's settings (mirror, certificates)
    uv = [str(PY), "-m", "uv", "pip", "install", "-q", "--python", str(PY)]
    quick = subprocess.run([*pip, "-c", "constraints.txt", "uv"], cwd=ROOT, capture_output=True).returncode == 0
    if not quick or subprocess.run([*uv, *want], cwd=ROOT, env={**os.environ, **env}, capture_output=True).returncode:
        sh(*pip, *want, env=env)
    done()


def npm(*scripts: str, quiet: bool = False) -> None:
    sh(PY, "tools/build/build_web.py", *scripts, quiet=quiet)


def web() -> None:
    words = ["src/tablewright/words/**/*.ftl", "src/tablewright/games/*/words/**/*.ftl"]
    done = stale("web", ["web/*", "web/src/**/*", "web/public/**/*", *words])
    if done or not (PACKAGE / "web/dist/index.html").is_file():
        say("building the web interface")
        npm("build", quiet=True)
        if done:
            done()


def apt(*packages: str) -> None:
    """Installs what is missing of *packages*, where that can be done without asking: as root, on Debian and its kin."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    known = ["dpkg-query", "-W", "-f", "${Status}"]
    missing = [
        name
        for name in packages
        if "install ok" not in subprocess.run([*known, name], capture_output=True, text=True).stdout
    ]
    if missing:
        say(f"installing {', '.join(missing)}")
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=env, stdout=subprocess.DEVNULL)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        subprocess.run(install, env=env, stdout=subprocess.DEVNULL)


def can_compile() -> tuple[bool, str]:
    if os.environ.get("TABLEWRIGHT_COMPILE") == "0":
        return False, "TABLEWRIGHT_COMPILE=0"
    sys.path.insert(0, str(ROOT / "tools/build"))
    import compile_probe

    ok, why = compile_probe.probe()
    if not ok and IN_CI:
        apt("gcc", "libc6-dev", *(["python3-dev"] if "Python.h" in why else []))
        compile_probe.probe.cache_clear()
        ok, why = compile_probe.probe()
    return ok, why


def compile_engine() -> str:
    """Compiles a copy of the sources into COMPILED. Returns what went wrong, or nothing."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="compiling-") as scratch:
        tree, fresh = Path(scratch, "tree"), Path(scratch, "fresh")
        tree.mkdir()
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            if (ROOT / name).is_file():
                shutil.copy2(ROOT / name, tree / name)
        shutil.copytree(ROOT / "tools/build", tree / "tools/build")
        shutil.copytree(PACKAGE, tree / "src/tablewright", ignore=shutil.ignore_patterns("dist", "__pycache__"))
        # The small game of the load benchmark is compiled like the others: so is its twin in the peer.
        shutil.copy2(ROOT / SMALL_GAME, tree / "src/tablewright/games" / Path(SMALL_GAME).name)
        pip = [str(PY), "-m", "pip", "--disable-pip-version-check"]
        install = [*pip, "install", "-q", "--no-deps", "--no-build-isolation"]
        env = {**os.environ, "TABLEWRIGHT_COMPILE": "1", "TABLEWRIGHT_WEB": "skip"}
        run = subprocess.run(
            [*install, "--target", str(fresh), "."],
            cwd=tree,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode:
            return run.stdout
        shutil.rmtree(COMPILED, ignore_errors=True)
        fresh.rename(COMPILED)
    return ""


def refresh_compiled() -> None:
    """Brings what is not compiled (server, words, web, data) up to date in the compiled copy."""
    copy = COMPILED / "tablewright"
    for path in PACKAGE.rglob("*"):
        twin = copy / path.relative_to(PACKAGE)
        if path.is_file() and "__pycache__" not in path.parts:
            twin.parent.mkdir(parents=True, exist_ok=True)
            if not twin.is_file() or twin.read_bytes() != path.read_bytes():
                shutil.copy2(path, twin)
    made = {".so", ".pyd", ".pyc"}
    for twin in copy.rglob("*"):
        original = PACKAGE / twin.relative_to(copy)
        if twin.is_file() and twin.suffix not in made and twin.name != "_build_info.txt" and not original.exists():
            twin.unlink()


def compiled(required: bool) -> dict[str, str]:
    """The environment in which Python finds the compiled engine; empty if it must do without."""
    required = required or os.environ.get("TABLEWRIGHT_COMPILE") == "1"
    ok, why = can_compile()
    if ok:
        from compiled_modules import compiled_modules

        engine = [str(Path(module).relative_to(ROOT)) for module in compiled_modules(PACKAGE)]
        done = stale(
            "compiled", [*engine, SMALL_GAME, "src/tablewright/*/**/__init__.py", "setup.py", "tools/build/*.py"]
        )
        if done or not COMPILED.is_dir():
            say("compiling the engine (a minute or two, this once)")
            output = compile_engine()
            if output and required:
                sys.exit(f"{output}\nthe engine does not compile")
            if output:
                ok, why = False, "it does not compile; `run.py test` shows why"
            elif done:
                done()
    if not ok:
        if required:
            sys.exit(f"the compiled engine is needed here, but: {why}")
        say(f"the engine runs interpreted, several times slower: {why}")
        return {}
    refresh_compiled()
    return {"PYTHONPATH": str(COMPILED)}


def browser() -> str:
    """A Chromium: the one that is there, else Debian's, else the one that Playwright downloads."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        apt("chromium", "fonts-dejavu-core", "fonts-noto-core")
        found = shutil.which("chromium")
    elif IN_CI:
        apt("fonts-dejavu-core", "fonts-noto-core")
    if not found:
        say("downloading a browser for the tests")
        download = [str(PY), "-m", "playwright", "install", "chromium"]
        if subprocess.run(download, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
            say("no browser could be had: the browser tests will fail (install Chromium, or name one in CHROMIUM)")
    return found or ""


# Commands -------------------------------------------------------------------------------------------------------------


def check() -> None:
    say("lint, format, types, imports")
    sh(PY, "-m", "ruff", "check", "-q", ".")
    sh(PY, "-m", "ruff", "format", "-q", "--check", ".")
    sh(PY, "-m", "mypy")
    sh(PY.with_name("lint-imports"), "--no-logo", "--no-cache")
    say("the same for the web")
    npm("check", "lint")


def pytest(*args: str, env: dict[str, str] | None = None) -> None:
    sh(PY, "-m", "pytest", "-q", *args, env=env)


def play(*args: str) -> None:
    venv("build")
    web()
    env = {**os.environ, **compiled(required=False)}
    say("starting")
    os.chdir(ROOT)
    command = [str(PY), "-m", "tablewright", "serve", *args]
    if os.name == "nt":  # execve there returns to the shell at once
        sys.exit(subprocess.run(command, env=env).returncode)
    os.execve(PY, command, env)


def test(*args: str) -> None:
    venv("dev")
    with ThreadPoolExecutor(1) as beside:
        # The compiler, and the installer of a browser, work while the checks do.
        chromium = beside.submit(browser)
        engine_made = beside.submit(lambda: compiled(required=IN_CI or can_compile()[0]))
        check()
        web()
        say("tests of the web")
        npm("test")
        say("clauses held by tests")
        sh(PY, "tools/rules.py")
        say("is a game a folder?")
        sh(PY, "-m", "tools.folders", "--quick")
        engine = engine_made.result()
    # One more than there are cores: the worker that has the browser waits for it most of the time.
    side_by_side = ("-n", str(min(8, (os.cpu_count() or 1) + 1)), "--dist", "loadgroup")
    if engine:
        refresh_compiled()  # the web was built meanwhile
        sh(PY, "-c", "from tablewright._mode import status; assert status() == 'compiled', status()", env=engine)
    say("all tests, " + ("compiled" if engine else "interpreted"))
    left_out = [f"--ignore={SPOILS_OBJECTS}"] if engine else []
    pytest(
        *side_by_side,
        *left_out,
        *args,
        env={**(engine or {"TABLEWRIGHT_ENGINE": "pure"}), "CHROMIUM": chromium.result()},
    )
    if engine:
        say("the rules once more, interpreted")
        pytest(*side_by_side, "-m", FAST, *INTERPRETED_TOO, env={"TABLEWRIGHT_ENGINE": "pure"})
        pytest(*side_by_side, SPOILS_OBJECTS, env={"TABLEWRIGHT_ENGINE": "pure"})
    say("all passed")


def test_fast(*args: str) -> None:
    venv("dev")
    pytest("-m", FAST, *(args or ("-n", "2", "--dist", "loadgroup")))


def folders(*args: str) -> None:
    venv("dev")
    npm("check")
    sh(PY, "-m", "tools.folders", *args)


def bench(*args: str) -> None:
    venv("build,bench")
    sh(PY, "bench/measure.py", *args, env=compiled(required=False))


def load(*args: str) -> None:
    venv("dev,bench")
    sh(PY, "tools/build/build_web.py", "--install", "bench/load/boardgame.io", quiet=True)
    path = [*compiled(required=False).values(), str(ROOT / "bench"), str(ROOT)]
    sh(PY, "-m", "load.measure", *args, env={"PYTHONPATH": os.pathsep.join(path)})


def soak(*args: str) -> None:
    venv("dev")
    sh(PY, "-m", "tests.soak", *args, env=compiled(required=False))


def mutants(*args: str) -> None:
    venv("dev")
    sh(PY, "-m", "tools.mutate", *args)


def clean() -> None:
    for folder in (VENV, ROOT / "build", ROOT / "web/node_modules", PACKAGE / "web/dist"):
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  run by whatever python3 is there
        sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0])
    command, args = (sys.argv[1:] or [""])[0], sys.argv[2:]
    if command == "play":
        play(*args)
    elif command == "test":
        test(*args)
    elif command == "test-fast":
        test_fast(*args)
    elif command == "check":
        venv("dev")
        check()
    elif command == "rules":
        sh(sys.executable, "tools/rules.py")
    elif command == "folders":
        folders(*args)
    elif command == "bench":
        bench(*args)
    elif command == "load":
        load(*args)
    elif command == "soak":
        soak(*args)
    elif command == "mutants":
        mutants(*args)
    elif command == "clean":
        clean()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
