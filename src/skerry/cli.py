"""The command line. Each command loads what it needs when it runs, so that a command starts at once."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from skerry.rulebook.edition import EditionError
from skerry.rulebook.refusal import Refused, quoted
from skerry.rulebook.words import LANGUAGES, Words, preferred_language, words

INTERRUPTED = 130
LARGEST_NUMBER = 20  # digits
LONGEST_DELAY = 3600

app = typer.Typer(
    name="skerry",
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play, analyse and research fjord games.",
)

Language = Annotated[
    str | None, typer.Option("--language", "-l", metavar="|".join(LANGUAGES), help="Language of the words.")
]
GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="The game.", show_default=True)]
Seed = Annotated[str | None, typer.Option(metavar="NUMBER", help="Deal from this seed, to repeat a game.")]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game, such as rounds=1.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Lines instead of a screen.")]
At = Annotated[str | None, typer.Option("--at", metavar="N", help="After the first N actions.")]


@app.callback(invoke_without_command=True)
def about(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> int:
    if version:
        from skerry import __version__

        print(f"skerry {__version__}")
    return 0


@app.command()
def play(
    game: GameName = "chartae",
    side: Annotated[str, typer.Option(metavar="land|sea|lot", help="What you play (Chartae).")] = "lot",
    first: Annotated[str, typer.Option(metavar="me|bot|lot", help="Who begins.")] = "lot",
    bot: Annotated[str | None, typer.Option(metavar="BOT", help="Your opponent.")] = None,
    seed: Seed = None,
    option: Options = None,
    fair: Annotated[bool, typer.Option("--fair", help="Begin with the fairest tile (Chartae).")] = False,
    compass: Annotated[
        str, typer.Option(metavar="0..3", help="Quarter turns of the compass tile (Chartae).")
    ] = "0",
    language: Language = None,
    plain: Plain = False,
    listing: Annotated[
        bool, typer.Option("--list", help="Lines, the map in words (for screen readers).")
    ] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file.")] = None,
) -> int:
    """Play a game against a bot."""
    from skerry.rulebook.game import find_game
    from skerry.terminal import playing

    wishes = playing.Wishes(
        game=game,
        side=side,
        first=first,
        bot=bot or find_game(game).opponent,
        compass=number("compass", compass),
        fair=fair,
        seed=dealt_from(seed),
        further=tuple(option or ()),
    )
    return playing.play(wishes, spoken(language), plain or listing, listing, bot is None, save)


@app.command()
def watch(
    game: GameName = "chartae",
    players: Annotated[
        str | None, typer.Option(metavar="BOT,BOT", help="Who plays.", show_default="the best two")
    ] = None,
    seed: Seed = None,
    delay: Annotated[str, typer.Option(metavar="SECONDS", help="Time between two actions.")] = "1",
    plain: Plain = False,
    language: Language = None,
) -> int:
    """Watch two bots play."""
    from skerry.terminal import watching
    from skerry.terminal.moments import Contest

    told = spoken(language)
    contest = Contest(game, players, dealt_from(seed))
    return watching.watch(contest, seconds("delay", delay), plain, told)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    at: At = None,
    plain: Plain = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="OUT", help="Draw that moment to a file.")
    ] = None,
    language: Language = None,
) -> int:
    """Step through a saved game."""
    from skerry.terminal import replaying

    return replaying.replay(file, optional("at", at), plain, svg, spoken(language))


@app.command()
def analyse(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position, or a replay file.")],
    at: At = None,
    limit: Annotated[
        str, typer.Option("--seconds", metavar="SECONDS", help="How long to think where it takes long.")
    ] = "10",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Show what each legal action is worth: exactly where that can be computed, else as an estimate."""
    from skerry.rulebook.game import find_game
    from skerry.terminal import analysis

    found, told, most = find_game(game), spoken(language), seconds("seconds", limit)
    return analysis.analyse(found, position, optional("at", at), most, as_json, told)


@app.command()
def engine(language: Language = None) -> int:
    """Speak the line protocol on standard input and output."""
    from skerry.rulebook.engine import converse

    converse(sys.stdin.buffer, sys.stdout.buffer, spoken(language))
    return 0


@app.command()
def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the tables are kept.", show_default="user data")
    ] = None,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Begin again from nothing.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the tables of every level.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu/--cpu", help="What computes.")] = False,
    workers: Annotated[
        str | None, typer.Option(metavar="N", help="Threads on the CPU.", show_default="one a core")
    ] = None,
    prove: Annotated[bool, typer.Option("--prove", help="Check the tables that --keep has left.")] = False,
    share: Annotated[
        str, typer.Option(metavar="PERCENT", help="How much of the proof's samples to check.")
    ] = "100",
    language: Language = None,
) -> int:
    """Solve a game: the exact value of every position. Or prove a solution: check it in other ways."""
    from skerry.rulebook.game import find_game

    if find_game(game).name != "chartae":
        raise Refused("not-solvable", "terminal-not-solvable", game=game)
    threads = optional("workers", workers, least=1)
    from skerry.lab.solving import prove_chartae, solve_chartae

    if prove:
        return prove_chartae(folder, number("share", share) / 100, threads)
    return solve_chartae(folder, rebuild, keep, gpu, threads, spoken(language))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    players: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="Who plays; BOT:MS has a time of its own.")
    ],
    games: Annotated[str, typer.Option(metavar="N", help="How many games, at least.")] = "400",
    movetime: Annotated[
        str | None, typer.Option(metavar="MS", help="Milliseconds to think about each action.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="All chance comes from it.")] = "1",
    option: Options = None,
    workers: Annotated[
        str | None,
        typer.Option(metavar="N", help="Games at once.", show_default="as many as cores allow"),
    ] = None,
    threads: Annotated[str, typer.Option(metavar="N", help="Cores on which a bot may think.")] = "1",
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept.", show_default="user data")
    ] = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray", help="Where games are played.")] = "here",
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop when it is clear which of two ratings is true.")
    ] = False,
    elo0: Annotated[
        str | None, typer.Option(metavar="ELO", help="The lower rating.", show_default="0")
    ] = None,
    elo1: Annotated[
        str | None, typer.Option(metavar="ELO", help="The higher rating.", show_default="30")
    ] = None,
    alpha: Annotated[
        str | None, typer.Option(metavar="CHANCE", help="To accept elo1 wrongly.", show_default="0.05")
    ] = None,
    beta: Annotated[
        str | None, typer.Option(metavar="CHANCE", help="To accept elo0 wrongly.", show_default="0.05")
    ] = None,
    language: Language = None,
) -> int:
    """Let bots play many games, each deal from every seat, and rate them. Run it again to go on."""
    from skerry.lab.ordering import Order
    from skerry.rulebook.game import find_game
    from skerry.terminal.session import options_of

    order = Order(
        game=game,
        players=players,
        games=number("games", games),
        milliseconds=optional("movetime", movetime),
        seed=dealt_from(seed) or 0,
        options=options_of(find_game(game), option or ()),
        workers=optional("workers", workers),
        threads=number("threads", threads),
        folder=folder,
        place=on,
        sprt=sprt,
        tested={"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta},
    )
    return order.hold(spoken(language))


@app.command()
def edition(
    what: Annotated[str, typer.Argument(metavar="check|balance", help="What to do with it.")],
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The faces of its pieces, as TOML.")],
    games: Annotated[str, typer.Option(metavar="N", help="How many games to play.")] = "2000",
    players: Annotated[str | None, typer.Option(metavar="N", help="How many sit at a table.")] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays on every seat.")] = "greedy",
    movetime: Annotated[
        str | None, typer.Option(metavar="MS", help="Milliseconds to think about each action.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="All chance comes from it.")] = "1",
    option: Options = None,
    choose: Annotated[
        bool, typer.Option("--choose", help="Bots choose their start sets, instead of lots.")
    ] = False,
    workers: Annotated[
        str | None, typer.Option(metavar="N", help="Games at once.", show_default="one a core")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept.", show_default="user data")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Check a file with the faces of a game's pieces, or let bots find out whether it makes a fair game."""
    import importlib

    from skerry.rulebook.game import game_names
    from skerry.terminal.session import pick

    found = pick("game", game, {name: f"skerry.games.{name}.edition" for name in game_names()})
    pick("edition", what, {"check": True, "balance": True})
    read = importlib.import_module(found).load(file)
    if what == "check":
        print(words(spoken(language)).say("edition-sound", path=str(file), name=read.name, hash=read.hash))
        return 0
    from skerry.lab.balancing import Inquiry, balance, name_edition

    name_edition(game, file)
    from skerry.rulebook.game import find_game
    from skerry.terminal.session import options_of

    inquiry = Inquiry(
        games=number("games", games),
        bot=bot,
        milliseconds=optional("movetime", movetime),
        seats=optional("players", players),
        options=options_of(find_game(game), option or ()),
        seed=dealt_from(seed) or 0,
        sets_by_lot=not choose,
        workers=optional("workers", workers),
        folder=folder,
    )
    return balance(inquiry, as_json, spoken(language))


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="NUMBER", help="The port, or the next free one.")] = "8026",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept.", show_default="user data")
    ] = None,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="What to log: warning, info.")] = "warning",
    language: Language = None,
) -> int:
    """Open a house: play in the browser, here or with others."""
    from skerry.house.serving import LAST_PORT, serve
    from skerry.house.settings import Settings, user_data
    from skerry.terminal.session import pick

    chosen = number("port", port)
    if chosen > LAST_PORT:
        raise Refused("bad-option", "terminal-not-a-number", name="port", value=port)
    level = pick("log", log, {"warning": "WARNING", "info": "INFO"})
    return serve(Settings(data or user_data(), host, chosen), not no_browser, spoken(language), level)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game that a house has written.")],
    language: Language = None,
) -> int:
    """Compute a game of a house again: was it dealt as promised, and played as written?"""
    from skerry.rulebook.replay import read_replay
    from skerry.table.fairness import verify as compute_again

    match = compute_again(read_replay(file), str(file))
    told = words(spoken(language))
    print(told.say("verify-good", path=str(file), game=match.game.name, actions=len(match.actions)))
    return 0


@app.command(hidden=True)
def warm() -> int:
    """Compile the rules, once, so that nobody waits for it in a game."""
    from skerry.lab.warming import warm as warm_everything

    warm_everything()
    return 0


# What a person wrote


def spoken(language: str | None) -> str:
    """The language to speak; refuses one without words."""
    chosen = language or preferred_language()
    words(chosen)
    return chosen


def number(name: str, text: str) -> int:
    """A whole number that a person wrote."""
    if not text.isascii() or not text.isdigit() or len(text) > LARGEST_NUMBER:
        raise Refused("bad-option", "terminal-not-a-number", name=name, value=text[:40])
    return int(text)


def optional(name: str, text: str | None, least: int = 0) -> int | None:
    value = None if text is None else number(name, text)
    if value is not None and value < least:
        raise Refused("bad-option", "number-too-small", name=name, value=value, least=least)
    return value


def dealt_from(seed: str | None) -> int | None:
    """A seed that a person wrote."""
    digits = "" if seed is None else seed.removeprefix("-")
    whole = digits.isascii() and digits.isdigit()
    if seed is not None and whole and (digits != seed or len(digits) > LARGEST_NUMBER):
        from skerry.rulebook.match import LARGEST_SEED

        raise Refused("bad-seed", "bad-seed", seed=seed[:40], largest=str(LARGEST_SEED))
    return optional("seed", seed)


def seconds(name: str, text: str) -> float:
    """A time that a person wrote."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= LONGEST_DELAY:
        raise Refused("bad-option", "terminal-not-seconds", name=name, value=text[:40], most=LONGEST_DELAY)
    return value


# Errors are sentences


def language_of(arguments: list[str]) -> str:
    """The language to complain in, as far as it can be told from a command line that was not understood."""
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=False):
        name, _, joined = flag.partition("=")
        asked = joined or value
        if name in ("--language", "-l") and asked in LANGUAGES:
            return asked
    return preferred_language()


def sentence(problem: BaseException, language: str) -> str | None:
    """What a person is told about a problem; None where it is a fault of the program."""
    told = words(language)
    if isinstance(problem, Refused):
        return told.explain(problem)
    if isinstance(problem, typer.TyperException):
        return misused(problem, told)
    if isinstance(problem, EOFError | typer.Abort):  # the library makes the second of the first
        return told.say("input-too-short", problem=quoted(str(problem.__cause__ or problem))).strip()
    if isinstance(problem, KeyboardInterrupt):
        return told.say("terminal-interrupted")
    if isinstance(problem, OSError):
        where = f"{problem.filename}: " if problem.filename else ""
        return told.say("terminal-system", problem=f"{where}{problem.strerror or problem}")
    return str(problem) if isinstance(problem, EditionError) else None


def misused(problem: typer.TyperException, told: Words) -> str:
    """What is wrong with a command line. The library keeps the classes of its complaints to itself."""
    option, parameter = getattr(problem, "option_name", None), getattr(problem, "param", None)
    if option is not None and type(problem).__name__ == "NoSuchOption":
        return told.say("terminal-no-such-option", option=quoted(option))
    if parameter is not None and type(problem).__name__ == "MissingParameter":
        written = parameter.opts[0]  # an option as it is typed; an argument is known by what it stands for
        name = written if written.startswith("-") else parameter.display_name_raw
        return told.say("terminal-missing", name=name)
    return told.say("terminal-usage", problem=quoted(" ".join(problem.format_message().split())))


def check_command(arguments: list[str]) -> None:
    """Refuse a command that there is not."""
    known = [
        str(command.name or getattr(command.callback, "__name__", "")) for command in app.registered_commands
    ]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in known:
        shown = [name for name in known if name != "warm"]
        raise Refused(
            "no-command", "terminal-no-such-command", command=arguments[0][:40], known=", ".join(shown)
        )


def open_streams() -> bool:
    """Put nothing in place of standard streams that are closed; answers whether there is an output."""
    writable = sys.stdout is not None
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    return writable


def main() -> NoReturn:
    """Run a command; whatever goes wrong is a sentence."""
    arguments = sys.argv[1:]
    writable = open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what cannot be read or shown stops nothing
    try:
        if not writable:
            raise Refused("closed", "output-closed")
        arguments = arguments or ["--help"]
        check_command(arguments)
        code = app(arguments, prog_name="skerry", standalone_mode=False) or 0
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (Exception, KeyboardInterrupt) as problem:
        said = sentence(problem, language_of(arguments))
        if said is None:
            raise
        print(said, file=sys.stderr)
        sys.exit(getattr(problem, "exit_code", INTERRUPTED if isinstance(problem, KeyboardInterrupt) else 1))
    if code == INTERRUPTED:
        print(words(language_of(arguments)).say("terminal-interrupted"), file=sys.stderr)
    sys.exit(code)
