"""Prepare everything that Skerry needs: its environment, its libraries, itself, its page, its compiled rules.

Every stage leaves a stamp in `.venv` when it is complete, written last, so that an interrupted
set-up is simply run again. When all stamps are right, nothing is done and nothing is printed.
Whatever goes wrong reaches the person as one sentence; the details stand in `.venv/setup.log`.
"""

import errno
import fcntl
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPACE_NEEDED = 2 * 1024**3
AGAIN = "run `make setup` again"
NO_NETWORK_SIGNS = (
    "Connection",  # NewConnectionError, ConnectionResetError, "Connection broken", …
    "ConnectTimeout",
    "Read timed out",
    "Max retries exceeded",
    "name resolution",
    "Network is unreachable",
    "IncompleteRead",
    "ProxyError",
    "ECONNREFUSED",
    "EAI_AGAIN",
    "ENOTFOUND",
    "ETIMEDOUT",
)
NO_TRUST_SIGNS = ("SSLError", "CERTIFICATE_VERIFY_FAILED", "certificate verify failed")
NO_SPACE_SIGNS = ("No space left on device", "ENOSPC", "Errno 28", "Disk quota exceeded")
OLDEST_NODE = (20, 19)
NOT_FOUND = re.compile(r"No matching distribution found for (\S+)")


class SetupError(Exception):
    """Set-up cannot go on; the message is the sentence for the person."""


class Place:
    """Where things are: the project, its environment, and the stamps in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = root / ".venv"
        self.python = self.environment / "bin" / "python"
        self.log = self.environment / "setup.log"
        self.lock = root / "requirements.lock"
        self.project = root / "pyproject.toml"
        self.package = root / "src" / "skerry"
        self.web = root / "web"
        self.page = self.package / "house" / "page"

    def extra_lock(self, extra: str) -> Path:
        return self.root / f"requirements-{extra}.lock"

    def stamp(self, stage: str) -> Path:
        return self.environment / f".{stage}"


# --- what is wanted, and whether it is there ---------------------------------------------------


def digest(*parts: bytes | str | Path) -> str:
    """One name for all of these together; a path stands for the content of its file."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part
        content = content.encode() if isinstance(content, str) else content
        total.update(len(content).to_bytes(8, "big"))
        total.update(content)
    return total.hexdigest()


def libraries_wanted(place: Place) -> str:
    """The libraries depend on the lock, on the Python beneath the environment, and on where it stands.

    Not on the Python that asks: whoever has several would see the environment made again and again.
    """
    return digest(place.lock, os.path.realpath(place.python), str(place.root))


def sources_wanted(place: Place) -> str:
    """The compiled rules depend on the libraries and on every source and edition, by content."""
    sources = sorted(path for path in place.package.rglob("*") if path.suffix in (".py", ".toml"))
    parts: list[str | Path] = [libraries_wanted(place)]
    for path in sources:
        parts += [str(path.relative_to(place.root)), path]
    return digest(*parts)


def page_wanted(place: Place) -> str:
    """The page depends on its own sources, and on the words, rules and tiles that it shows."""
    own = [*place.web.glob("*.*"), *place.web.glob("src/**/*.*"), *place.web.glob("public/*")]
    shown = [*place.package.rglob("*.ftl"), *place.package.rglob("*.toml")]
    rules = (place.root / "docs" / "rules").glob("*.md")
    parts: list[str | Path] = [libraries_wanted(place)]
    for path in sorted([*own, *shown, *rules]):
        parts += [str(path.relative_to(place.root)), path]
    return digest(*parts)


def is_stamped(place: Place, stage: str, wanted: str) -> bool:
    try:
        return place.stamp(stage).read_text() == wanted
    except OSError:
        return False


def set_stamp(place: Place, stage: str, wanted: str) -> None:
    place.stamp(stage).write_text(wanted)


# --- saying what happens -----------------------------------------------------------------------


class Stages:
    """The lines that a person sees: `2/4 Installing the libraries… 17 of 45, 12 s`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.number = 0
        self.title = ""
        self.started = 0.0
        self.live = sys.stdout.isatty()

    def begin(self, title: str) -> None:
        self.number += 1
        self.title = f"{self.number}/{self.count} {title}…"
        self.started = time.monotonic()
        print(self.title, end="" if self.live else "\n", flush=True)

    def tick(self, detail: str = "") -> None:
        if self.live:
            detail = f"{detail}, " if detail else ""
            print(f"\r\033[K{self.title} {detail}{self.elapsed()} s", end="", flush=True)

    def step_aside(self) -> None:
        """Let a child write its own lines from here on."""
        if self.live:
            print(flush=True)
        self.live = False

    def end(self) -> None:
        lead = f"\r\033[K{self.title}" if self.live else "   "
        print(f"{lead} done in {self.elapsed()} s", flush=True)

    def elapsed(self) -> int:
        return round(time.monotonic() - self.started)


# --- running other programs --------------------------------------------------------------------


def clean_surroundings() -> dict[str, str]:
    """The surroundings for a child: a person's own Python paths must not leak into it."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    surroundings["PYTHONUNBUFFERED"] = "1"
    surroundings["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    surroundings.setdefault("PIP_RETRIES", "3")
    return surroundings


def run_quietly(
    place: Place, command: list[str], stages: Stages, progress: Callable[[str], str] | None = None
) -> tuple[int, str]:
    """Run a command with its output in the log; returns its exit status and what it said."""
    with place.log.open("ab") as log:
        log.write(f"$ {' '.join(command)}\n".encode())
    start = place.log.stat().st_size
    with place.log.open("ab") as log:
        child = subprocess.Popen(
            command,
            cwd=place.root,
            env=clean_surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            while still_runs(child):
                stages.tick(progress(said_since(place.log, start)) if progress else "")
        except BaseException:
            child.terminate()
            child.wait()
            raise
    return child.returncode, said_since(place.log, start)


def still_runs(child: subprocess.Popen[bytes]) -> bool:
    """Wait a moment for the child; whether it goes on after that."""
    try:
        child.wait(0.1)
    except subprocess.TimeoutExpired:
        return True
    return False


def said_since(log: Path, start: int) -> str:
    with log.open("rb") as lines:
        lines.seek(start)
        return lines.read().decode(errors="replace")


def explain(said: str, otherwise: str) -> SetupError:
    """The sentence for what a failed command said."""
    if any(sign in said for sign in NO_SPACE_SIGNS):
        return SetupError(f"The disk is full; free about {SPACE_NEEDED // 1024**3} GB and {AGAIN}.")
    if "THESE PACKAGES DO NOT MATCH THE HASHES" in said:
        return SetupError(
            "A downloaded library differs from the one Skerry was tested with, so it was not installed; "
            f"clear pip's cache (`pip cache purge`) and {AGAIN}."
        )
    if any(sign in said for sign in NO_TRUST_SIGNS):
        return SetupError(
            "The server that offers the libraries could not prove who it is; check the date of this "
            f"computer and its certificates (on Debian: apt-get install ca-certificates) and {AGAIN}."
        )
    if any(sign in said for sign in NO_NETWORK_SIGNS):
        return SetupError(
            "The libraries could not be downloaded; check the connection to the internet "
            f"(and the proxy, if there is one) and {AGAIN}."
        )
    if library := NOT_FOUND.search(said):
        return SetupError(
            f"The library {library[1]} was not found: either there is no connection to the internet, "
            f"or it is not made for this kind of computer; check the connection and {AGAIN}."
        )
    return SetupError(otherwise)


# --- the stages --------------------------------------------------------------------------------


def require_space(place: Place) -> None:
    free = shutil.disk_usage(place.root).free
    if free < SPACE_NEEDED:
        raise SetupError(
            f"Skerry needs about {SPACE_NEEDED // 1024**3} GB of disk for its libraries, and only "
            f"{free / 1024**3:.1f} GB are free; make room and {AGAIN}."
        )


def has_venv() -> bool:
    """Whether this Python can make an environment with pip in it."""
    importlib.invalidate_caches()
    try:
        importlib.import_module("venv")
        importlib.import_module("ensurepip").version()
    except (ImportError, AttributeError, OSError):
        return False
    return True


def require_venv() -> None:
    """Debian keeps the module `venv` in a package of its own: install it, or say how."""
    if has_venv():
        return
    package = f"python3.{sys.version_info[1]}-venv"
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        print(f"Installing {package}…", flush=True)
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", package]):
            subprocess.run(
                [apt, "--quiet", *arguments],
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
        if has_venv():
            return
    administrator = "" if os.geteuid() == 0 else "sudo "
    how = f" with `{administrator}apt-get install {package}`" if apt else ""
    raise SetupError(f"This Python lacks its module for virtual environments; install it{how} and {AGAIN}.")


def create_environment(place: Place, stages: Stages) -> None:
    stages.begin("Creating the environment")
    if place.environment.is_symlink() or place.environment.is_file():
        place.environment.unlink()
    elif place.environment.exists():
        shutil.rmtree(place.environment)
    place.environment.mkdir()
    status, said = run_quietly(place, [sys.executable, "-m", "venv", str(place.environment)], stages)
    if status:
        raise explain(said, f"The environment could not be created; {place.log} says why.")
    stages.end()


def install(place: Place, stages: Stages, title: str, lock: Path) -> None:
    stages.begin(title)
    wanted = len(re.findall(r"^[A-Za-z0-9][^ ]*==", lock.read_text(), re.MULTILINE))

    def progress(said: str) -> str:
        if "Installing collected packages" in said:
            return "unpacking"
        if "Retrying (" in said[-2000:]:
            return "the network is slow to answer"
        return f"{len(re.findall(r'^(?:Collecting|Requirement already)', said, re.MULTILINE))} of {wanted}"

    command = [
        str(place.python), "-m", "pip", "install", "--no-input", "--progress-bar", "off",
        "--require-hashes", "--only-binary", ":all:", "-r", str(lock),
    ]  # fmt: skip
    status, said = run_quietly(place, command, stages, progress)
    if status:
        raise explain(said, f"The libraries could not be installed; {place.log} says why.")
    stages.end()


def install_skerry(place: Place, stages: Stages) -> None:
    stages.begin("Installing Skerry")
    command = [
        str(place.python), "-m", "pip", "install", "--no-input", "--no-build-isolation", "--no-deps",
        "-e", str(place.root),
    ]  # fmt: skip
    status, said = run_quietly(place, command, stages)
    if status:
        raise explain(said, f"Skerry itself could not be installed; {place.log} says why.")
    stages.end()


def warm(place: Place, stages: Stages) -> None:
    """Compile the rules now, so that nobody waits for it in the first move."""
    stages.begin("Compiling the rules, once")
    stages.step_aside()
    with place.log.open("a+b") as log:
        start = log.seek(0, os.SEEK_END)
        done = subprocess.run(
            [str(place.python), "-m", "skerry", "warm"],
            cwd=place.root,
            env=clean_surroundings(),
            stdin=subprocess.DEVNULL,
            stderr=log,
            check=False,
        )
    if done.returncode:
        raise explain(said_since(place.log, start), f"The rules could not be compiled; {place.log} says why.")
    stages.end()


def node_at(folder: Path | None) -> str | None:
    """The npm of a folder, or of this machine; none where its Node is too old for the page."""
    where = None if folder is None else str(folder)
    node, npm = shutil.which("node", path=where), shutil.which("npm", path=where)
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return npm if version >= OLDEST_NODE else None


def build_page(place: Place, stages: Stages) -> None:
    """Build the page of the house, with Node from a Python package where the machine has none."""
    own = place.python.parent
    npm = node_at(None) or node_at(own)
    if npm is None:
        stages.count += 1
        install(place, stages, "Installing Node, to build the page", place.extra_lock("node"))
        npm = node_at(own)
    if npm is None:
        raise SetupError(f"Node was installed, but does not run here; {place.log} may say why.")
    stages.begin("Building the page")
    path = os.pathsep.join([str(own), os.environ.get("PATH", os.defpath)])  # an npm runs the first node
    for stage, arguments in (
        ("page-libraries", ["ci", "--no-audit", "--no-fund"]),
        ("page", ["run", "build"]),
    ):
        if stage == "page-libraries" and is_stamped(place, stage, page_libraries(place)):
            continue
        command = ["env", f"PATH={path}", npm, "--prefix", str(place.web), *arguments]
        status, said = run_quietly(place, command, stages)
        if status:
            raise explain(said, f"The page could not be built; {place.log} says why.")
        set_stamp(place, stage, page_libraries(place) if stage == "page-libraries" else page_wanted(place))
    stages.end()


def page_libraries(place: Place) -> str:
    """What the page is built with: gone when somebody has removed it."""
    return digest(place.web / "package-lock.json", str((place.web / "node_modules").exists()))


# --- all of it ---------------------------------------------------------------------------------


def prepare(place: Place, extras: Iterable[str] = ()) -> None:
    """Do what is missing, and nothing else."""
    has_libraries = place.python.exists() and is_stamped(place, "libraries", libraries_wanted(place))
    has_skerry = has_libraries and is_stamped(place, "skerry", digest(place.project))
    missing = [
        extra
        for extra in extras
        if not has_libraries or not is_stamped(place, extra, digest(place.extra_lock(extra)))
    ]
    has_warm_command = (place.package / "__main__.py").exists()
    is_cold = has_warm_command and not (has_skerry and is_stamped(place, "warm", sources_wanted(place)))

    has_page = (place.page / "index.html").exists() and is_stamped(place, "page", page_wanted(place))
    is_bare = place.web.exists() and not (has_libraries and has_page)

    stages = Stages(2 * (not has_libraries) + (not has_skerry) + len(missing) + is_bare + is_cold)
    if not has_libraries:
        require_space(place)
        require_venv()
        create_environment(place, stages)
        install(place, stages, "Installing the libraries", place.lock)
        set_stamp(place, "libraries", libraries_wanted(place))
    if not has_skerry:
        install_skerry(place, stages)
        set_stamp(place, "skerry", digest(place.project))
    for extra in missing:
        lock = place.extra_lock(extra)
        install(place, stages, f"Installing what `{extra}` needs", lock)
        set_stamp(place, extra, digest(lock))
    if is_bare:
        build_page(place, stages)
    if is_cold:
        sources = sources_wanted(place)
        warm(place, stages)
        set_stamp(place, "warm", sources)


def alone(place: Place) -> int:
    """Hold the project's directory, so that two set-ups at once wait for each other."""
    handle = os.open(place.root, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another set-up is running; waiting for it…", flush=True)
        fcntl.flock(handle, fcntl.LOCK_EX)
    return handle


def main(arguments: list[str], root: Path = ROOT) -> int:
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    place = Place(root)
    try:
        handle = alone(place)
        try:
            prepare(place, arguments)
        finally:
            os.close(handle)
    except SetupError as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nStopped; {AGAIN} to continue.", file=sys.stderr)
        return 130
    except OSError as failure:
        if failure.errno in (errno.ENOSPC, errno.EDQUOT):
            print(explain("Errno 28", ""), file=sys.stderr)
        else:
            where = f" ({failure.filename})" if failure.filename else ""
            print(f"Set-up stopped: {failure.strerror}{where}; mend that and {AGAIN}.", file=sys.stderr)
        return 1
    return 0
