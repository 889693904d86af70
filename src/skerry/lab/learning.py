"""How Fjorde's value is learned: games of the network against itself, then a better network, and again.

    python -m skerry.lab.learning FOLDER --generations 6 --rounds 300000

Each generation plays rounds on all cores, one turn ahead by what the network expects, and settles land-taking
by the solver; then the network learns from all that was kept how far ahead the seat to move ended up. The
newest weights lie in FOLDER/fjorde.value.npz. Learning itself needs PyTorch, on a GPU where there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path

import numpy as np

from skerry.games.fjorde.contest import CONTEST, UNKNOWN, begin, desk, play_out, settle_within
from skerry.games.fjorde.features import FEATURES
from skerry.games.fjorde.rules import (
    DRAW,
    FARM,
    LAY,
    MOST_ACTIONS,
    NO_FARM,
    POINT,
    fits_somewhere,
    legal,
    new,
    offered,
    play,
)
from skerry.games.fjorde.state import BY_LOT, FARMING, LAND_TAKING, OVER, POSITION, STACK, TURN
from skerry.games.fjorde.value import (
    FIRST,
    OUTPUTS,
    SECOND,
    TEN,
    WEIGHTS,
    empty_weights,
    expect,
    network,
)
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule

TABLE = 1 << 13
NODES_A_ROUND = 4_000  # of the solver, at the end of a round
KEPT = 6  # generations whose games are learned from
SAMPLES_A_ROUND = 10
TURNS_IN_A_ROUND = 40  # about so many draws: of each so many as SAMPLES_A_ROUND are kept
WILD_TURNS = 12
WILD_CHANCE = 3  # of a hundred turns so many are random
ROUNDS_A_TASK = 500
FORGET_AT = 2  # the generation from which on the games of the first, which knew nothing, are forgotten
NO_ACTION = -1
DUELS = 1_000
BATCH = 1 << 13
PASSES = 4.0
MOST_STRIDE = 2e-3
HELD_BACK = 0.02  # of the samples, to measure on


@rule
def lead_of_round(position, seat):
    """A seat's lead in the only round, once it is over."""
    return np.int64(position.points[seat]) - np.int64(position.points[1 - seat])


@rule
def settle_land(position, found, desk):
    """The lead of the seat to move when land has been taken: exact, or a guess where that is too long."""
    begin(position, found, desk.near)
    lead = settle_within(found, np.int64(NODES_A_ROUND), desk)
    return np.int64(play_out(found, desk)) if lead == UNKNOWN else lead


@rule
def worth(position, seat, network, expected, found, desk):
    """What a position after a turn is worth to a seat, as an expected lead."""
    if position.phase == OVER:
        return np.float64(lead_of_round(position, seat))
    if position.phase == LAND_TAKING:
        begin(position, found, desk.near)
        lead = np.float64(play_out(found, desk))
    else:
        expect(position, network, expected)
        lead = np.float64(expected[0])
    return lead if position.seat == seat else -lead


@rule
def best_turn(positions, actions, chance, noise, network, expected, found, desk):
    """The best way to lay what may be laid in positions[0]: the action, whether to farm, its worth.

    positions[1] is where each way is tried; noise makes the games differ.
    """
    position, trial = positions[0], positions[1]
    seat = np.int64(position.seat)
    best, with_farm, most = np.int64(NO_ACTION), False, -1000.0
    for number in range(legal(position, actions)):
        action = np.int64(actions[number])
        if action < LAY or action >= POINT:
            continue
        for farm in range(2):
            positions[1] = positions[0]
            play(trial, action)
            if trial.phase == FARMING:
                play(trial, np.int64(FARM if farm else NO_FARM))
            elif farm:
                continue
            lead = worth(trial, seat, network, expected, found, desk)
            lead += noise * (draw_below(chance, 2001) - 1000) / 1000.0
            if lead > most:
                best, with_farm, most = action, farm == 1, lead
    return best, with_farm, most


@rule
def play_rounds(
    positions, rounds, seed, noise, samples, leads, chance, actions, network, expected, found, desk
):
    """Play rounds of the network against itself; write what was seen on the way and how it ended.

    Answers how many samples there are. Of the first few turns of a round some are random.
    """
    position = positions[0]
    sow(chance, seed)
    written = 0
    for number in range(rounds):
        position.rounds = 1
        position.this_round = 0
        position.oversight = 0
        position.by_row = 0
        position.first = BY_LOT
        new(position, seed * 1_000_003 + number)
        begun = written
        wild = draw_below(chance, WILD_TURNS)  # so many random turns at first, in some rounds
        turns = 0
        while position.phase != LAND_TAKING and position.phase != OVER:
            if position.phase == TURN:
                if draw_below(chance, TURNS_IN_A_ROUND) < SAMPLES_A_ROUND:
                    expect(position, network, expected)
                    for feature in range(FEATURES):
                        samples[written, feature] = network.features[feature]
                    leads[written] = position.seat
                    written += 1
                if not position.by_row and not fits_somewhere(position, offered(position)):
                    play(position, np.int64(DRAW))
                    continue
            if draw_below(chance, 100) < (100 if turns < wild else WILD_CHANCE):
                play(position, np.int64(actions[draw_below(chance, legal(position, actions))]))
                if position.phase == FARMING:
                    play(position, np.int64(FARM + draw_below(chance, 2)))
                turns += 1
                continue
            action, farm, lead = best_turn(positions, actions, chance, noise, network, expected, found, desk)
            if position.phase == TURN:
                expect(position, network, expected)
                if lead < expected[0]:
                    action = np.int64(DRAW)
            play(position, action)
            if position.phase == FARMING:
                play(position, np.int64(FARM if farm else NO_FARM))
            turns += 1
        if position.phase == LAND_TAKING:
            expect(position, network, expected)
            for feature in range(FEATURES):
                samples[written, feature] = network.features[feature]
            leads[written] = position.seat
            written += 1
            lead = settle_land(position, found, desk)
            if position.seat == 1:
                lead = -lead
        else:
            lead = lead_of_round(position, 0)
        for sample in range(begun, written):
            leads[sample] = -lead if leads[sample] == 1 else lead
    return written


@rule
def play_against(positions, rounds, seed, chance, actions, ours, theirs, expected, found, desk):
    """Play rounds of two networks, each deal from both seats; answers our leads' sum, and how many we won."""
    position = positions[0]
    sow(chance, seed)
    leads = np.int64(0)
    won = 0.0
    for number in range(2 * rounds):
        position.rounds = 1
        position.this_round = 0
        position.oversight = 0
        position.by_row = 0
        position.first = 0
        new(position, seed * 1_000_003 + number // 2)
        us = number & 1
        while position.phase != LAND_TAKING and position.phase != OVER:
            if position.phase == TURN and not fits_somewhere(position, offered(position)):
                play(position, np.int64(DRAW))
                continue
            if position.seat == us:
                action, farm, lead = best_turn(positions, actions, chance, 0.01, ours, expected, found, desk)
            else:
                action, farm, lead = best_turn(
                    positions, actions, chance, 0.01, theirs, expected, found, desk
                )
            if position.phase == TURN:
                expect(position, ours if position.seat == us else theirs, expected)
                if lead < expected[0]:
                    action = np.int64(DRAW)
            play(position, action)
            if position.phase == FARMING:
                play(position, np.int64(FARM if farm else NO_FARM))
        if position.phase == LAND_TAKING:
            lead = settle_land(position, found, desk)
            if position.seat != us:
                lead = -lead
        else:
            lead = lead_of_round(position, us)
        leads += lead
        won += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return leads, won


def duel(task: tuple[list[np.ndarray], list[np.ndarray], int, int]) -> tuple[int, float]:
    """Rounds of two networks, for a worker."""
    weights, others, seed, rounds = task
    return play_against(
        np.zeros(2, POSITION).view(np.recarray),
        rounds,
        seed,
        np.zeros(4, np.uint32),
        np.zeros(MOST_ACTIONS, np.int64),
        network(weights),
        network(others),
        np.zeros(2, np.float64),
        np.zeros(CONTEST, np.int64),
        desk(TABLE),
    )


def games(task: tuple[list[np.ndarray], int, int, float]) -> tuple[np.ndarray, np.ndarray]:
    """The samples of some rounds, for a worker."""
    weights, seed, rounds, noise = task
    most = rounds * (STACK + 1)
    samples = np.zeros((most, FEATURES), np.float32)
    leads = np.zeros(most, np.float32)
    written = play_rounds(
        np.zeros(2, POSITION).view(np.recarray),
        rounds,
        seed,
        noise,
        samples,
        leads,
        np.zeros(4, np.uint32),
        np.zeros(MOST_ACTIONS, np.int64),
        network(weights),
        np.zeros(2, np.float64),
        np.zeros(CONTEST, np.int64),
        desk(TABLE),
    )
    return samples[:written].astype(np.float16), leads[:written].astype(np.float16)


def learn(samples: np.ndarray, leads: np.ndarray, weights: list[np.ndarray], passes: float, seed: int):
    """Weights that expect these leads from these samples; and how far off they are on some held back."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shown = torch.from_numpy(samples).to(device)
    wanted = torch.from_numpy(leads).to(device).float()
    order = torch.randperm(len(shown), device=device)
    held_back = order[: int(HELD_BACK * len(order))]
    order = order[len(held_back) :]
    layers = [
        torch.nn.Linear(FEATURES, FIRST),
        torch.nn.Linear(FIRST, SECOND),
        torch.nn.Linear(SECOND, OUTPUTS),
    ]
    model = torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2]).to(device)
    if any(part.any() for part in weights):
        with torch.no_grad():
            for number, layer in enumerate(layers):
                layer.weight.copy_(torch.from_numpy(weights[2 * number].T.copy()))
                layer.bias.copy_(torch.from_numpy(weights[2 * number + 1]))
    steps = max(1, int(passes * len(order) / BATCH))
    optimiser = torch.optim.AdamW(model.parameters(), lr=MOST_STRIDE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, MOST_STRIDE, total_steps=steps, pct_start=0.1)

    def loss_of(batch):
        answer = model(shown[batch].float())
        off = answer[:, 0] - wanted[batch] / TEN
        spread = answer[:, 1].clamp(-1.0, 4.0)
        # the spread learns how far the lead is off; the lead learns by its square alone, wherever it is
        told = 0.5 * (off.detach() * TEN / spread.exp()) ** 2 + spread
        return (off**2).mean() + 0.02 * told.mean(), (off**2).mean()

    for _ in range(steps):
        batch = order[torch.randint(len(order), (BATCH,), device=device)]
        loss, _ = loss_of(batch)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    with torch.no_grad():
        off = float(loss_of(held_back)[1]) ** 0.5 * TEN
    learned = []
    for layer in layers:
        learned += [layer.weight.detach().cpu().numpy().T.copy(), layer.bias.detach().cpu().numpy().copy()]
    return learned, off


def keep(weights: list[np.ndarray], path: Path) -> None:
    """Write weights in half the precision: they need no more."""
    half = {name: part.astype(np.float16) for name, part in zip(WEIGHTS, weights, strict=True)}
    np.savez_compressed(path, allow_pickle=False, **half)


def main(folder: Path, generations: int, rounds: int, seconds: float, workers: int) -> None:
    """Learn, and say how it goes."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = empty_weights()
    kept: list[tuple[np.ndarray, np.ndarray]] = []
    ends = time.monotonic() + seconds
    print("compiling…", flush=True)
    games((weights, 0, 1, 1.0))
    duel((weights, weights, 0, 1))
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        for generation in range(generations):
            begun = time.monotonic()
            noise = max(0.3, 2.0 * 0.5**generation)
            share = rounds if generation else rounds // 2
            tasks = [
                (weights, 1 + generation * 10_000 + part, ROUNDS_A_TASK, noise)
                for part in range(max(workers, share // ROUNDS_A_TASK))
            ]
            parts = list(pool.imap_unordered(games, tasks))
            kept.append(
                (np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts]))
            )
            kept = kept[-KEPT:] if generation else kept
            if generation == FORGET_AT:
                kept = kept[1:]
            played = time.monotonic()
            last = generation == generations - 1 or time.monotonic() + (played - begun) * 2 > ends
            before = weights
            weights, off = learn(
                np.concatenate([samples for samples, _ in kept]),
                np.concatenate([leads for _, leads in kept]),
                weights,
                PASSES * (3 if last else 1),
                generation,
            )
            keep(weights, folder / "fjorde.value.npz")
            keep(weights, folder / f"generation-{generation}.npz")
            print(
                f"generation {generation}: {len(tasks) * ROUNDS_A_TASK} rounds in {played - begun:.0f} s, "
                f"{sum(len(ends) for _, ends in kept)} samples learned in {time.monotonic() - played:.0f} s, "
                f"off by {off:.3f} fields (spread of leads {kept[-1][1].astype(np.float32).std():.2f})",
                flush=True,
            )
            pairs = [(weights, before, part, 2 * DUELS // workers) for part in range(workers)]
            results = list(pool.imap_unordered(duel, pairs))
            rounds_played = len(pairs) * 2 * (2 * DUELS // workers)
            leads = sum(result[0] for result in results) / rounds_played
            won = sum(result[1] for result in results) / rounds_played
            print(
                f"  against the one before: wins {won:.1%} of {rounds_played} rounds, leads by {leads:+.2f}",
                flush=True,
            )
            if last:
                break


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=200_000, help="of each generation")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no generation begins")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    main(chosen.folder, chosen.generations, chosen.rounds, chosen.seconds, chosen.workers)
