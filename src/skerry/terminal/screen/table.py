"""The table: a person plays against a bot, by keys or with the mouse."""

from __future__ import annotations

import os
import time
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.groups import largest, tiles_of
from skerry.games.chartae.notation import cell_name, kind_letter
from skerry.games.chartae.pixels import Extent
from skerry.games.chartae.rules import may_turn
from skerry.games.chartae.state import COMPASS_CELL, EMPTY, HOLDING, SIDE
from skerry.players.player import Seen
from skerry.rulebook.refusal import Refused, SolveError
from skerry.rulebook.replay import free_name
from skerry.rulebook.words import Message
from skerry.terminal.screen import scenes
from skerry.terminal.screen.board import Board, Scene
from skerry.terminal.screen.dialogs import Ask, Choose, Sheet, Write
from skerry.terminal.screen.layout import MapScreen
from skerry.terminal.screen.scenes import last_cell
from skerry.terminal.session import BOT, YOU, Session, Wishes

COUNTING = 0.25  # how long each tile is counted at the end, as a share of the pace


class Table(MapScreen):
    """One game after the other, until the person leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)"),
        Binding("down", "move(0, 1)"),
        Binding("left", "move(-1, 0)"),
        Binding("right", "move(1, 0)"),
        Binding("enter,space", "act"),
        Binding("t", "take"),
        Binding("r", "rotate(1)"),
        Binding("R,shift+r", "rotate(-1)"),
        Binding("h", "hint"),
        Binding("u", "undo"),
        Binding("l", "language"),
        Binding("s", "save"),
        Binding("x", "resign"),
        Binding("n", "new"),
        Binding("question_mark,f1", "help"),
        Binding("q", "quit"),
    ]

    def __init__(self, session: Session, wishes: Wishes, choose: bool, save: Path | None) -> None:
        super().__init__(session.seen)
        self.wishes = wishes
        self.waiting = choose  # whether the person still chooses what to play
        self.save_to = save
        self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        """Begin with a game."""
        self.session = session
        self.cursor = COMPASS_CELL
        self.turns = 0  # of the tile in hand
        self.hint: list[tuple[str, Fraction]] | None = None
        self.refusal: Refused | None = None
        self.note: Message | None = None
        self.thinking = False
        self.leaving = False  # once the game has been saved
        self.counted: int | None = None  # at the end: how many tiles of the groups are counted

    def on_mount(self) -> None:
        super().on_mount()
        if self.waiting:
            self.app.push_screen(Choose(self.wishes, self.told), self.chosen)
        else:
            self.begin()

    def chosen(self, wishes: Wishes | None) -> None:
        """The answer to what the person wishes to play."""
        if wishes is not None and (not self.waiting or wishes != self.wishes):
            self.wishes = wishes
            self.sit_down(wishes.begin())
            if self.save_to is not None and not self.waiting:
                self.save_to = free_name(self.save_to)  # the game before stays in its own file
        self.waiting = False
        self.begin()

    def begin(self) -> None:
        """Begin to play, now that it is known what."""
        self.keep()
        self.update()
        self.go_on()

    # What is to be seen

    def update(self) -> None:
        session, told = self.session, self.told
        seen = session.seen
        preview, after = scenes.preview(session, self.cursor, self.turns)
        groups = largest(seen)
        if session.match.over:
            groups = scenes.counted(groups, self.counted or 0)
        highlight = after if preview is not None and after is not None else groups
        scene = Scene(
            seen,
            highlight,
            cursor=self.cursor if session.your_turn else None,
            forbidden=session.your_turn and after is None,
            preview=preview,
            played=None if session.your_turn and seen.phase == HOLDING else last_cell(session.match.actions),
            best=scenes.advised_cells(session, self.hint),
        )
        self.board.show(scene)
        self.coming.show(seen, told, self.turns)
        self.facts.show(seen, told, groups, after)
        if self.hint is not None:
            self.story.advise(self.hint, told)
        else:
            self.story.show(session.match.log, told)
        sides = told.say("terminal-sides", side=session.side(YOU), bot=session.bot, other=session.side(BOT))
        self.entitle(told.say("terminal-choose") if self.waiting else sides)
        self.tell()
        self.show_keys(
            [
                ("⏎", told.say("terminal-key-act"), "act"),
                ("t", told.say("terminal-key-take"), "take"),
                ("r", told.say("terminal-key-rotate"), "rotate(1)"),
                ("h", told.say("terminal-key-hint"), "hint"),
                ("u", told.say("terminal-key-undo"), "undo"),
                ("n", told.say("terminal-key-new"), "new"),
                ("?", told.say("terminal-key-help"), "help"),
                ("q", told.say("terminal-key-quit"), "quit"),
            ]
        )

    def tell(self) -> None:
        """The sentence below the map: a refusal, a note, or what is to be done."""
        session, told = self.session, self.told
        if self.waiting:
            self.say(told.say("terminal-choose-keys"))
        elif self.refusal is not None:
            self.refuse(self.refusal)
        elif self.note is not None:
            self.say(told.say(self.note.name, **self.note.values))
        elif session.over:
            verdict = session.verdict()
            ended = told.say(verdict.name, **verdict.values)
            self.say(f"{ended} {told.say('terminal-again')}", ended=True)
        elif session.bots_turn:
            self.say(told.say("terminal-thinking", bot=session.bot))
        elif session.position.phase == HOLDING:
            kind = Message(f"chartae-kind-{kind_letter(session.seen.pile[int(session.seen.taken) - 1])}")
            self.say(told.say("terminal-do-lay", kind=kind))
        elif may_turn(session.position):
            self.say(told.say("terminal-do-turn-or-take"))
        else:
            self.say(told.say("terminal-do-take"))

    # The person's actions

    def act(self, action: str) -> None:
        """Play an action, or say why not."""
        self.hint = self.note = self.refusal = None
        if self.session.bots_turn:
            self.note = Message("terminal-thinking", bot=self.session.bot)
            self.update()
            return
        try:
            self.session.play(action)
        except Refused as refusal:
            self.refusal = refusal
            self.update()
            return
        self.played()

    def played(self) -> None:
        """After any action: keep it, put the cursor where something can be done, go on."""
        self.keep()
        seen = self.session.seen
        self.turns = 0
        if self.session.your_turn:
            self.cursor = scenes.good_cell(seen, self.cursor)
        if self.cursor not in Extent.of(seen):
            self.cursor = COMPASS_CELL
        self.update()
        self.go_on()

    def keep(self) -> None:
        """Save the game where that is wished."""
        if self.save_to is not None:
            try:
                self.session.save(self.save_to)
            except Refused as refusal:
                self.refusal = self.skerry.unsaved = refusal
            else:
                self.skerry.unsaved = None

    def action_move(self, right: int, down: int) -> None:
        self.point(self.cursor)  # a refusal gives way to what can be done
        column, row = self.cursor % SIDE + right, self.cursor // SIDE + down
        if 0 <= column < SIDE and 0 <= row < SIDE and SIDE * row + column in Extent.of(self.session.seen):
            self.point(SIDE * row + column)

    def point(self, cell: int) -> None:
        self.refusal = self.note = None
        if self.session.your_turn:
            self.cursor = cell
        self.update()

    def action_act(self) -> None:
        seen = self.session.seen
        if seen.phase == HOLDING or seen.tile[self.cursor] == EMPTY:
            self.act(f"lay {cell_name(self.cursor)} r{self.turns}")
        else:
            self.act(f"turn {cell_name(self.cursor)}")

    def action_take(self) -> None:
        self.act("take")

    def action_rotate(self, quarters: int) -> None:
        self.refusal = self.note = None
        if self.session.your_turn and self.session.seen.phase == HOLDING:
            self.turns = (self.turns + quarters) % TURNS
        elif self.session.your_turn:
            self.note = Message("terminal-nothing-in-hand")
        self.update()

    def on_board_pointed(self, event: Board.Pointed) -> None:
        event.stop()
        self.point(event.cell)

    def on_board_clicked(self, event: Board.Clicked) -> None:
        event.stop()
        self.point(event.cell)
        self.action_act()

    def on_board_wheeled(self, event: Board.Wheeled) -> None:
        event.stop()
        self.action_rotate(event.quarter)

    def action_undo(self) -> None:
        self.hint = self.note = self.refusal = None
        self.counted = None
        try:
            self.session.undo()
        except Refused as refusal:
            self.refusal = refusal
        else:
            self.thinking = False
            self.turns = 0
            self.keep()
            if self.cursor not in Extent.of(self.session.seen):
                self.cursor = COMPASS_CELL
        self.update()
        self.go_on()

    # What goes on meanwhile

    def go_on(self) -> None:
        """Let the bot think when it is its turn; count the groups when the game has ended."""
        if self.waiting:
            return
        if self.session.bots_turn and not self.thinking:
            self.thinking = True
            session, moment = self.session, tuple(self.session.match.actions)
            work = partial(self.think, session, session.bots_view(), moment)
            self.run_worker(work, thread=True, group="bot")
        elif self.session.match.over and self.counted is None:
            self.counted = 0
            self.count()

    def think(self, session: Session, view: Seen, moment: tuple[int, ...]) -> None:
        """The bot's thoughts, in a thread of their own."""
        begun = time.monotonic()
        try:
            action = session.consider(view)
        except SolveError as problem:
            self.app.call_from_thread(self.skerry.give_up, str(problem))
            return
        time.sleep(max(0.0, self.skerry.pace - (time.monotonic() - begun)))
        self.app.call_from_thread(self.answered, session, moment, action)

    def answered(self, session: Session, moment: tuple[int, ...], action: str) -> None:
        """The bot's action arrives; what it thought of may be gone by now."""
        if session is self.session and moment == tuple(session.match.actions) and session.bots_turn:
            self.thinking = False
            self.refusal = self.note = None
            session.play(action)
            self.played()

    def action_hint(self) -> None:
        self.refusal = None
        if self.hint is not None:
            self.hint = None
        elif self.session.your_turn:
            self.note = Message("terminal-calculating")
            session, moment = self.session, tuple(self.session.match.actions)
            self.run_worker(partial(self.calculate, session, moment), thread=True, group="hint")
        self.update()

    def calculate(self, session: Session, moment: tuple[int, ...]) -> None:
        """The exact chances, in a thread of their own."""
        try:
            values = session.hint()
        except SolveError as problem:
            self.app.call_from_thread(self.skerry.give_up, str(problem))
            return
        self.app.call_from_thread(self.calculated, session, moment, values)

    def calculated(
        self, session: Session, moment: tuple[int, ...], values: list[tuple[str, Fraction]]
    ) -> None:
        if session is self.session and moment == tuple(session.match.actions) and session.your_turn:
            self.hint, self.note = values, None
            self.update()

    def count(self) -> None:
        """Count one tile more of both groups; all at once where there is no time."""
        if self.counted is None or not self.session.match.over:
            return
        most = max(len(tiles_of(group)) for group in largest(self.session.seen))
        self.counted = self.counted + 1 if self.skerry.pace else most
        self.update()
        if self.counted < most:
            self.set_timer(COUNTING * self.skerry.pace, self.count)

    # Around the game

    def action_help(self) -> None:
        told = self.told
        said = [told.say("terminal-help-keys"), told.say("terminal-help-rules")]
        if self.session.match.over:  # before the end the seed would tell the hidden order
            said.append(told.say("terminal-seed", seed=str(self.session.match.seed)))
        self.app.push_screen(Sheet("\n\n".join(said)))

    def action_new(self) -> None:
        self.app.push_screen(Choose(self.wishes, self.told), self.chosen_anew)

    def chosen_anew(self, wishes: Wishes | None) -> None:
        if wishes is not None:
            self.chosen(wishes)

    def action_save(self) -> None:
        name = str(self.save_to or time.strftime(f"{self.session.game.name}-%Y-%m-%d-%H%M%S.json"))
        self.app.push_screen(Write(self.told.say("terminal-save-as"), name), self.save_as)

    def save_as(self, name: str | None) -> None:
        leaving, self.leaving = self.leaving, False
        if name is None:
            return
        path = Path(os.path.expanduser(name))
        self.refusal = None
        try:
            self.session.save(path)
        except Refused as refusal:
            self.refusal = refusal
        else:
            if self.skerry.unsaved is not None:  # it is kept here from now on
                self.save_to, self.skerry.unsaved = path, None
            if leaving:
                self.app.exit(0)
            self.note = Message("terminal-saved", path=str(path))
        self.update()

    def action_resign(self) -> None:
        if not self.session.over:
            self.app.push_screen(Ask(self.told.say("terminal-ask-resign"), self.told), self.resigned)

    def resigned(self, answer: str | None) -> None:
        if answer == Ask.YES:
            self.session.resign()
            self.hint = self.note = self.refusal = None
            self.update()

    def action_quit(self) -> None:
        if self.skerry.unsaved is None and (
            self.session.over or not self.session.match.actions or self.save_to is not None
        ):
            self.app.exit(0)
        else:
            question = self.told.say("terminal-ask-quit")
            self.app.push_screen(Ask(question, self.told, may_save=True), self.quitting)

    def quitting(self, answer: str | None) -> None:
        if answer == Ask.YES:
            self.app.exit(0)
        elif answer == Ask.SAVE:
            self.leaving = True
            self.action_save()
