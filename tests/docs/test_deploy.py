"""The files of deploy/ are ones that their programs accept, and they and the pages name things that exist."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from tablewright.cli.commands import APP
from tablewright.server.base.metrics import METRICS
from tablewright.server.settings import VARIABLES

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
PROGRAM = "/opt/tablewright/bin/tablewright"
UNITS = sorted(file.name for file in DEPLOY.glob("tablewright*") if file.suffix in (".service", ".timer"))


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", HOSTING, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def test_every_setting_is_in_the_table_and_nothing_else_is() -> None:
    told = re.findall(r"^\|.*?\| `(TABLEWRIGHT_\w+)` \|", section("Settings"), re.MULTILINE)
    assert sorted(told) == sorted(VARIABLES.values())


def test_every_setting_that_a_file_names_is_one() -> None:
    known = set(VARIABLES.values()) | {"TABLEWRIGHT_COMPILE"}
    for file in (ROOT / "docs" / "hosting.md", *DEPLOY.iterdir()):
        assert set(re.findall(r"TABLEWRIGHT_\w+", file.read_text())) <= known, file.name


def test_every_metric_that_is_named_is_counted() -> None:
    counted = set(re.findall(r"^# TYPE (\w+)", METRICS.text().decode(), re.MULTILINE))
    told = set(re.findall(r"`(tablewright_\w+)`", section("Monitoring")))
    assert {name for name in counted if name.startswith("tablewright_")} == told
    alarms = set(re.findall(r"tablewright_\w+", (DEPLOY / "alerts.yml").read_text()))
    assert {re.sub(r"_bucket$", "", name) for name in alarms} <= counted


def test_the_paths_that_are_named_exist() -> None:
    described = json.loads(CliRunner().invoke(APP, ["openapi"]).stdout)["paths"]
    for file in (ROOT / "docs" / "hosting.md", *DEPLOY.iterdir()):
        for path in re.findall(r"/api/[a-z]+\b", file.read_text()):
            assert path in described, f"{file.name} names {path}"


def test_the_commands_that_are_named_are_understood() -> None:
    """Up to their help, which says that every option is known."""
    lines = re.findall(r"tablewright ((?:serve|backup|restore|verify-store|version|data)\b[^`#\n&]*)", HOSTING)
    for unit in UNITS:
        lines += re.findall(rf"{PROGRAM} ([^'\n]*)", (DEPLOY / unit).read_text())
    lines.append(" ".join(json.loads(re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.M)[-1])))
    assert len(lines) >= 8
    for line in lines:
        words = [word for word in shlex.split(line) if not word.startswith("reconstructed")]
        done = CliRunner().invoke(APP, [*words, "--help"])
        assert done.exit_code == 0, f"{line}: {done.output}"


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_accepts_its_units(unit: str, tmp_path: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / unit)
    assert parser.get("Unit", "Description")
    if unit.endswith(".timer"):
        assert (DEPLOY / unit.replace(".timer", ".service")).is_file()
    if shutil.which("systemd-analyze"):
        for name in UNITS:  # it looks whether the program is there, which it is not on this machine
            (tmp_path / name).write_text((DEPLOY / name).read_text().replace(PROGRAM, "/bin/true"))
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", tmp_path / unit], capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")


def blocks(text: str, comment: str = "#") -> list[Any]:
    """The directives of nginx's and Caddy's languages, as nested lists of words; or ValueError."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars="{};\n")
    lexer.whitespace, lexer.commenters, lexer.whitespace_split = " \t", comment, True
    stack: list[list[Any]] = [[]]
    words: list[str] = []
    for token in lexer:
        for sign in token if set(token) <= set("{};\n") else [token]:
            if sign == "{":
                stack.append([])
                stack[-2].append([*words, stack[-1]])
            elif sign in (";", "\n", "}"):
                if words:
                    stack[-1].append([*words, sign])
                if sign == "}":
                    stack.pop()
                    if not stack:
                        raise ValueError("more closed than opened")
            else:
                words.append(sign)
                continue
            words = []
    if len(stack) != 1 or words:
        raise ValueError("more opened than closed")
    return stack[0]


def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text()

    def each(found: list[Any]) -> None:
        for directive in found:
            if isinstance(directive[-1], list):
                each(directive[-1])
            else:
                assert directive[-1] == ";", f"{directive[0]} has no end"

    found = blocks(re.sub(r"#.*", "", text).replace("\n", " "))
    each(found)
    assert [one[0] for one in found] == ["upstream", "map", "server", "server"]
    if shutil.which("nginx") and shutil.which("openssl"):
        certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "1"]
        subprocess.run([*made, "-out", certificate, "-keyout", key], check=True, capture_output=True)
        text = text.replace("/etc/letsencrypt/live/tables.example.org", str(tmp_path))
        (tmp_path / "site.conf").write_text(text)
        rooms = "".join(
            f"{kind}_temp_path {tmp_path}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {rooms} include {tmp_path}/site.conf; }}"
        (tmp_path / "nginx.conf").write_text(whole)
        done = subprocess.run(["nginx", "-t", "-c", tmp_path / "nginx.conf"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_caddy_accepts_its_file() -> None:
    (site,) = blocks(re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text()))
    assert site[0] == "tables.example.org"
    assert {directive[0] for directive in site[-1]} == {"respond", "reverse_proxy"}
    if shutil.which("caddy"):
        command = ["caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", "--validate"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("text", ["a {", "a }", "a { b; } }", "a"])
def test_a_broken_file_would_be_found(text: str) -> None:
    with pytest.raises(ValueError):
        blocks(text)


def test_prometheus_files_are_rules() -> None:
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert [(DEPLOY / name).is_file() for name in scrape["rule_files"]] == [True]
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    assert len(group["rules"]) >= 5
    for rule in group["rules"]:
        assert {"alert", "expr", "labels", "annotations"} <= set(rule)
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert rule["annotations"]["summary"]
    if shutil.which("promtool"):
        done = subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yml"], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_the_container_is_built_of_what_is_here() -> None:
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    for line in lines:
        if line.startswith("COPY "):
            assert (ROOT / line.split()[1]).exists(), line
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    steps = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert set(steps) == known | {"ENTRYPOINT", "CMD"}
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    needed = ["pyproject.toml", "setup.py", "src", "web", "tools", "constraints.txt", "README.md", "LICENSE"]
    assert not set(needed) & set(ignored)
    assert all((ROOT / name).exists() for name in needed)
