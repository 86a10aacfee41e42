"""Can this Python build an extension here? Really compiles and links a file that includes Python.h."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


@functools.cache
def probe() -> tuple[bool, str]:
    if sys.implementation.name != "cpython":
        return False, "this is not CPython"
    if os.name == "nt":
        return True, "left to setuptools"
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(cc[0]) is None:
        return False, f"no C compiler found ({cc[0]})"
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").is_file():
        return False, "Python.h not found (on Debian: apt-get install python3-dev)"
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "p.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        command = [*cc, "-shared", "-fPIC", f"-I{include}", str(source), "-o", str(Path(scratch, "p.so"))]
        run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode == 0:
        return True, "ok"
    # run.py promises one line, so the compiler's last line is all that is kept
    complaint = (run.stderr.strip().splitlines() or [f"exit code {run.returncode}"])[-1]
    return False, f"the C compiler failed: {complaint[-200:]}"
