"""`make setup` finishes, says nothing when there is nothing to do, and puts every failure in a sentence."""

import ast
import errno
import os
import shutil
import subprocess
import sys
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETUP = ROOT / "tools" / "setup.py"
NO_HOST = "http://127.0.0.1:9/simple"  # port 9 discards: nothing answers there

Disk = namedtuple("Disk", "total used free")

# Stands where the environment's Python would, and pip with it: it notes what it is asked to do,
# and fails when the file `failing` names a part of that, with the words of the file `words`.
STAND_IN = """#!/bin/sh
cd "{root}" && echo "$@" >> asked
if test -f failing; then case "$*" in *"$(cat failing)"*) cat words >&2; exit 1;; esac; fi
"""


class Project:
    """A project whose environment is a stand-in, so that setting it up takes no time."""

    def __init__(
        self,
        root: Path,
        environment: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.root = root
        self.capsys = capsys
        self.tool = environment
        self.place = environment.Place(root)
        self.asked = root / "asked"
        self.monkeypatch = monkeypatch
        (root / "requirements.lock").write_text("one==1\n")
        (root / "requirements-bench.lock").write_text("two==2\n")
        (root / "pyproject.toml").write_text("[project]\n")
        (root / "src" / "skerry").mkdir(parents=True)
        monkeypatch.setattr(environment, "create_environment", self.create_environment)

    def create_environment(self, place: object, stages: object) -> None:
        shutil.rmtree(self.place.environment, ignore_errors=True)
        self.place.python.parent.mkdir(parents=True)
        self.place.python.write_text(STAND_IN.format(root=self.root))
        self.place.python.chmod(0o755)

    def fail(self, part: str, words: str) -> None:
        (self.root / "failing").write_text(part)
        (self.root / "words").write_text(words)

    def mend(self) -> None:
        (self.root / "failing").unlink()

    def write_source(self, name: str, source: str) -> None:
        (self.root / "src" / "skerry" / name).write_text(source)

    def setup(self, *extras: str) -> tuple[int, str, str]:
        """Set up; returns the exit status, what was said, and what was complained about."""
        self.asked.write_text("")
        status: int = self.tool.main(list(extras), self.root)
        said = self.capsys.readouterr()
        return status, said.out, said.err

    def steps(self) -> list[str]:
        """What the environment's Python was asked to do."""
        names = {"-r": "libraries", "-e": "skerry", "skerry warm": "warm"}
        lines = self.asked.read_text().splitlines()
        return [name for line in lines for sign, name in names.items() if f" {sign}" in line]


@pytest.fixture
def project(
    tmp_path: Path,
    load: Callable[[str], ModuleType],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Project:
    return Project(tmp_path, load("environment"), monkeypatch, capsys)


def is_one_sentence(complaint: str) -> bool:
    return complaint.endswith(".\n") and complaint.count("\n") == 1 and "Traceback" not in complaint


# --- what is done, and what is not done again --------------------------------------------------


def test_everything_is_done_once(project: Project) -> None:
    project.write_source("__main__.py", "")
    status, said, complaint = project.setup()
    assert (status, complaint) == (0, "")
    assert project.steps() == ["libraries", "skerry", "warm"]
    assert "Compiling the rules" in said


def test_nothing_is_said_when_nothing_is_to_do(project: Project) -> None:
    project.write_source("__main__.py", "")
    project.setup()
    assert project.setup() == (0, "", "")
    assert project.steps() == []


def test_without_a_command_line_nothing_is_warmed(project: Project) -> None:
    project.setup()
    assert project.steps() == ["libraries", "skerry"]


@pytest.mark.parametrize("name", ["rules.py", "edition.toml"])
def test_a_changed_source_is_compiled_again(project: Project, name: str) -> None:
    project.write_source("__main__.py", "")
    project.setup()
    project.write_source(name, "# new")
    project.setup()
    assert project.steps() == ["warm"]


def test_a_changed_project_is_installed_again(project: Project) -> None:
    project.setup()
    (project.root / "pyproject.toml").write_text("[project]\nname = 'skerry'\n")
    project.setup()
    assert project.steps() == ["skerry"]


def test_a_changed_lock_makes_the_environment_anew(project: Project) -> None:
    project.setup()
    (project.root / "requirements.lock").write_text("one==1.1\n")
    left_over = project.place.environment / "left-over"
    left_over.touch()
    project.setup()
    assert project.steps() == ["libraries", "skerry"]
    assert not left_over.exists()


def test_a_moved_project_makes_the_environment_anew(project: Project) -> None:
    project.setup()
    moved = project.root / "elsewhere"
    shutil.copytree(project.root, moved, ignore=shutil.ignore_patterns("elsewhere"))
    there = project.tool.Place(moved)
    assert not project.tool.is_stamped(there, "libraries", project.tool.libraries_wanted(there))


def test_a_missing_python_makes_the_environment_anew(project: Project) -> None:
    project.setup()
    project.place.python.unlink()
    project.setup()
    assert project.steps() == ["libraries", "skerry"]


def test_an_extra_is_installed_on_demand_and_once(project: Project) -> None:
    project.setup()
    project.setup("bench")
    assert project.steps() == ["libraries"]
    project.setup("bench")
    assert project.steps() == []


def test_an_unknown_extra_is_a_sentence(project: Project) -> None:
    status, _, complaint = project.setup("paint")
    assert status == 1
    assert "requirements-paint.lock" in complaint
    assert is_one_sentence(complaint)


@pytest.fixture
def paged(project: Project) -> Project:
    """A project with a page, whose Node comes as a Python package; a stand-in, too."""
    (project.root / "requirements-node.lock").write_text("three==3\n")
    (project.root / "web").mkdir()
    (project.root / "web" / "package-lock.json").write_text("{}")
    (project.root / "docs" / "rules").mkdir(parents=True)
    create = project.create_environment

    def with_node(place: object, stages: object) -> None:
        create(place, stages)
        npm = STAND_IN + 'case "$*" in *build*) mkdir -p {root}/src/skerry/house/page; '
        npm += (
            "touch {root}/src/skerry/house/page/index.html;; *ci*) mkdir -p {root}/web/node_modules;; esac\n"
        )
        for name, script in (("node", "#!/bin/sh\necho v22.12.0\n"), ("npm", npm)):
            path = project.place.python.parent / name
            path.write_text(script.replace("{root}", str(project.root)))
            path.chmod(0o755)

    project.monkeypatch.setattr(project.tool, "create_environment", with_node)
    own = project.tool.node_at
    project.monkeypatch.setattr(project.tool, "node_at", lambda folder: folder and own(folder))
    return project


def made(project: Project) -> list[str]:
    """What npm was asked to do."""
    lines = project.asked.read_text().splitlines()
    return [line.split()[2] for line in lines if line.startswith("--prefix")]


def test_the_page_is_built_once(paged: Project) -> None:
    status, said, complaint = paged.setup()
    assert (status, complaint) == (0, "")
    assert "Building the page" in said
    assert made(paged) == ["ci", "run"]
    assert paged.setup() == (0, "", "")
    assert made(paged) == []


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("web/page.css", ["run"]),
        ("web/package-lock.json", ["ci", "run"]),
        ("src/skerry/en.ftl", ["run"]),
        ("docs/rules/game.md", ["run"]),
    ],
)
def test_a_changed_page_is_built_again(paged: Project, changed: str, again: list[str]) -> None:
    paged.setup()
    (paged.root / changed).write_text("new")
    assert paged.setup()[0] == 0
    assert made(paged) == again


def test_a_page_that_was_removed_is_built_again(paged: Project) -> None:
    paged.setup()
    (paged.place.page / "index.html").unlink()
    paged.setup()
    assert made(paged) == ["run"]


def test_a_machine_without_node_takes_it_as_a_python_package(paged: Project) -> None:
    found = iter([None, None, "npm-of-the-package"])
    paged.monkeypatch.setattr(paged.tool, "node_at", lambda folder: next(found))
    status, said, complaint = paged.setup()
    assert "Installing Node" in said
    assert "requirements-node.lock" in paged.asked.read_text()
    assert status == 1  # the stand-in installs nothing
    assert is_one_sentence(complaint)


def test_a_node_package_that_does_not_run_is_a_sentence(paged: Project) -> None:
    paged.monkeypatch.setattr(paged.tool, "node_at", lambda folder: None)
    status, _, complaint = paged.setup()
    assert status == 1
    assert "does not run here" in complaint
    assert is_one_sentence(complaint)


def test_a_node_that_is_too_old_is_not_taken(paged: Project) -> None:
    paged.setup()
    folder = paged.place.python.parent
    assert paged.tool.node_at(folder) == str(folder / "npm")
    (folder / "node").write_text("#!/bin/sh\necho v18.20.1\n")
    assert paged.tool.node_at(folder) is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("npm error code ECONNREFUSED", "check the connection"),
        ("npm error code ENOSPC", "disk is full"),
        ("oh", "setup.log"),
    ],
)
def test_a_page_that_cannot_be_built_is_a_sentence(paged: Project, words: str, sentence: str) -> None:
    paged.fail("--prefix", words)
    status, _, complaint = paged.setup()
    assert status == 1
    assert sentence in complaint
    assert is_one_sentence(complaint)
    paged.mend()
    assert paged.setup()[0] == 0


@pytest.mark.parametrize("failing", ["-r", "-e", "skerry warm"])
def test_a_failed_setup_can_be_repeated(project: Project, failing: str) -> None:
    project.write_source("__main__.py", "")
    project.fail(failing, "something odd")
    assert project.setup()[0] == 1
    project.mend()
    assert project.setup()[0] == 0
    assert project.setup() == (0, "", "")


def test_an_interrupted_setup_can_be_repeated(project: Project) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    with project.monkeypatch.context() as during:
        during.setattr(project.tool, "install_skerry", interrupt)
        status, _, complaint = project.setup()
    assert status == 130
    assert "run `make setup` again" in complaint
    assert project.setup()[0] == 0
    assert project.steps() == ["skerry"]


# --- what can go wrong -------------------------------------------------------------------------


def test_too_little_disk_is_said_before_anything_is_done(project: Project) -> None:
    project.monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(10**12, 10**12 - 10**9, 10**9))
    status, said, complaint = project.setup()
    assert status == 1
    assert said == ""
    assert "0.9 GB are free; make room" in complaint
    assert is_one_sentence(complaint)
    assert not project.place.environment.exists()


def test_a_disk_that_fills_up_during_the_download_is_a_sentence(project: Project) -> None:
    project.fail("-r", "ERROR: Could not install packages: [Errno 28] No space left on device")
    status, _, complaint = project.setup()
    assert status == 1
    assert complaint.startswith("The disk is full; free about 2 GB")
    assert is_one_sentence(complaint)


def test_a_disk_that_fills_up_at_the_end_is_a_sentence(project: Project) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), ".skerry")

    project.monkeypatch.setattr(project.tool, "set_stamp", full)
    status, _, complaint = project.setup()
    assert status == 1
    assert complaint.startswith("The disk is full")
    assert is_one_sentence(complaint)


def test_a_folder_that_may_not_be_written_is_a_sentence(project: Project) -> None:
    def forbidden(*arguments: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), ".venv")

    project.monkeypatch.setattr(project.tool, "create_environment", forbidden)
    status, _, complaint = project.setup()
    assert status == 1
    assert complaint == "Set-up stopped: Permission denied (.venv); mend that and run `make setup` again.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("NewConnectionError: Failed to establish a new connection", "check the connection to the internet"),
        ("ReadTimeoutError: Read timed out.", "check the connection to the internet"),
        ("SSLError(SSLCertVerificationError)", "check the date of this computer and its certificates"),
        ("ERROR: No matching distribution found for one==1", "The library one==1 was not found"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "clear pip's cache"),
        ("something nobody has seen before", "setup.log says why"),
    ],
)
def test_a_failed_download_is_a_sentence(project: Project, words: str, sentence: str) -> None:
    project.fail("-r", words)
    status, _, complaint = project.setup()
    assert status == 1
    assert sentence in complaint
    assert is_one_sentence(complaint)
    assert words in project.place.log.read_text()


def test_rules_that_do_not_compile_are_a_sentence_and_are_tried_again(project: Project) -> None:
    project.write_source("__main__.py", "")
    project.fail("skerry warm", "Traceback (most recent call last): KeyError")
    status, _, complaint = project.setup()
    assert status == 1
    assert "The rules could not be compiled" in complaint
    assert is_one_sentence(complaint)
    assert project.setup()[0] == 1
    assert project.steps() == ["warm"]


def test_a_missing_venv_module_is_a_sentence(project: Project) -> None:
    project.monkeypatch.setattr(project.tool, "has_venv", lambda: False)
    project.monkeypatch.setattr(os, "geteuid", lambda: 1000)
    project.monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    status, _, complaint = project.setup()
    assert status == 1
    assert f"install it with `sudo apt-get install python3.{sys.version_info[1]}-venv`" in complaint
    assert is_one_sentence(complaint)
    assert not project.place.environment.exists()


def test_a_missing_venv_module_is_installed_for_the_administrator(project: Project) -> None:
    """On Debian, as root: apt-get brings the module, and set-up goes on."""
    installed: list[str] = []

    def apt(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        installed.append(command[-1])
        return subprocess.CompletedProcess(command, 0)

    package = f"python3.{sys.version_info[1]}-venv"
    project.monkeypatch.setattr(project.tool, "has_venv", lambda: package in installed)
    project.monkeypatch.setattr(os, "geteuid", lambda: 0)
    project.monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    project.monkeypatch.setattr(subprocess, "run", apt)
    status, said, _ = project.setup()
    assert status == 0
    assert installed == ["update", package]
    assert f"Installing {package}" in said


# --- the file that any Python can read ---------------------------------------------------------


def run_as(version: tuple[int, int, int], path: Path) -> subprocess.CompletedProcess[str]:
    """Run tools/setup.py as if Python had this version, with nothing on the search path but `path`."""
    pretend = (
        f"import sys, runpy; sys.version_info = {version}; runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", pretend, str(SETUP)],
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("version", [(3, 6, 9), (3, 10, 14), (3, 99, 0)])
def test_an_unfit_python_is_a_sentence(tmp_path: Path, version: tuple[int, int, int]) -> None:
    done = run_as(version, tmp_path)
    assert done.returncode == 1
    assert f"this is Python {version[0]}.{version[1]}" in done.stderr
    assert "install" in done.stderr
    assert is_one_sentence(done.stderr)


def test_a_fit_python_on_the_search_path_is_taken(tmp_path: Path) -> None:
    newer = tmp_path / "python3.13"
    newer.write_text('#!/bin/sh\ncase "$1" in -c) echo 3.13;; *) echo "set up by $0";; esac\n')
    newer.chmod(0o755)
    done = run_as((3, 9, 2), tmp_path)
    assert done.returncode == 0
    assert done.stdout == f"set up by {newer}\n"


def test_a_python_on_the_search_path_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    broken = tmp_path / "python3.12"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    done = run_as((3, 9, 2), tmp_path)
    assert done.returncode == 1
    assert is_one_sentence(done.stderr)


def test_even_an_ancient_python_can_read_the_first_file() -> None:
    ast.parse(SETUP.read_text(encoding="ascii"), feature_version=(3, 4))


# --- for once, without a stand-in --------------------------------------------------------------


def test_a_real_pip_without_a_network_is_a_sentence_and_leaves_a_log(tmp_path: Path) -> None:
    for name in ("requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    surroundings = {
        **os.environ,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_INDEX_URL": NO_HOST,
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_NO_CACHE_DIR": "1",
        "PIP_RETRIES": "1",
    }
    done = subprocess.run(
        [sys.executable, "tools/setup.py"],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "check the connection to the internet" in done.stderr
    assert is_one_sentence(done.stderr)
    assert "127.0.0.1" in (tmp_path / ".venv" / "setup.log").read_text()
