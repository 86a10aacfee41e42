"""Which engine runs: the compiled modules, or the same modules as Python.

TABLEWRIGHT_ENGINE=pure makes kernel, games and bots load from .py even where compiled siblings lie beside them.
"""

from __future__ import annotations

import importlib.util
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

COMPILED_PACKAGES = ("tablewright.kernel.", "tablewright.games.", "tablewright.bots.")


class PureFinder:
    """Finds the modules of the engine, source files only."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith(COMPILED_PACKAGES) and path:
            for folder in path:
                if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                    return spec
        return None


def install() -> None:
    if os.environ.get("TABLEWRIGHT_ENGINE") == "pure" and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)


def status() -> str:
    """How this process loads the kernel: "compiled" or "interpreted"."""
    import tablewright.kernel as kernel

    for module in pkgutil.iter_modules(kernel.__path__, "tablewright.kernel."):
        spec = importlib.util.find_spec(module.name)
        if spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return "compiled"
    return "interpreted"


def reason() -> str:
    """Why, in the words of the build; empty in a checkout, where nothing was built."""
    info = Path(__file__).with_name("_build_info.txt")
    return info.read_text(encoding="utf-8").strip() if info.is_file() else ""
