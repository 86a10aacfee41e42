"""Only what pyproject.toml cannot say: the compiled part, all of it or none."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools/build"))
from compile_probe import probe
from compiled_modules import compiled_modules

MODE = os.environ.get("TABLEWRIGHT_COMPILE", "auto")
MODULES = compiled_modules(Path("src/tablewright"))
note, ext = "interpreted: TABLEWRIGHT_COMPILE=0", []

if MODE != "0" and not {"sdist", "egg_info", "dist_info"} & set(sys.argv):
    ok, why = probe()
    if ok and not MODULES:
        ok, why = False, "there is nothing to compile"
    if ok:
        try:
            from mypyc.build import mypycify

            ext = mypycify(
                ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *MODULES],
                opt_level="1",
                debug_level="0",
                multi_file=True,
                group_name="tablewright",
            )
            note = "compiled with mypyc"
        except ImportError:
            ok, why = False, "mypyc is not in the build environment"
        except SystemExit:  # mypyc has printed its type errors
            ok, why = False, "mypyc refused the sources"
    if not ok:
        note = f"interpreted: {why}"
        if MODE == "1":
            raise SystemExit(f"TABLEWRIGHT_COMPILE=1 but {why}")


def record(lib: str) -> None:
    info = Path(lib, "tablewright", "_build_info.txt")
    info.parent.mkdir(parents=True, exist_ok=True)
    info.write_text(note + "\n")
    print("engine:", note, file=sys.stderr)


class BuildPy(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            record(self.build_lib)


class BuildExt(build_ext):
    def build_extensions(self) -> None:
        one = self.compiler.compile

        def parallel(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            # distutils compiles the C files of one extension one by one
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [obj for part in pool.map(lambda s: one([s], *args, **kwargs), sources) for obj in part]

        self.compiler.compile = parallel
        super().build_extensions()

    def run(self) -> None:
        global note
        try:
            super().run()
        except Exception as error:
            if MODE == "1":
                raise
            note = f"interpreted: compile failed ({type(error).__name__}: {str(error)[:160]})"
            for so in self.get_outputs():
                Path(so).unlink(missing_ok=True)
            self.extensions = []
            record(self.build_lib)


setup(ext_modules=ext, cmdclass={"build_py": BuildPy, "build_ext": BuildExt})
