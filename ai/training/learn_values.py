#!/usr/bin/python3
"""Learns the values of a game's moves from deals that the network plays with itself (deep Monte
Carlo: Zha and others, "DouZero", 2021), and writes them as a file of weights.

`parlour-lab tables` deals, in processes of its own; all their choices are made together. Each row that
was played learns what its deal brought. README.md has the commands."""

import argparse
import copy
import json
import math
import mmap
import os
import subprocess
import sys
import tempfile
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import weights


class Tables:
    """One process of deals, and the memory that it shares with us."""

    def __init__(self, lab, game, options, tables, threads, seed, moves, device):
        folder = "/dev/shm" if os.path.isdir("/dev/shm") else None
        self.file = tempfile.NamedTemporaryFile(prefix="parlour-tables-", dir=folder)
        command = [lab, "tables", game, "--memory", self.file.name, "--tables", str(tables), "--threads",
                   str(threads), "--seed", str(seed), "--moves", str(moves)]
        for option in options:
            command += ["--option", option]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("parlour-lab tables has failed")
        self.layout = layout = json.loads(line)
        memory = mmap.mmap(os.open(self.file.name, os.O_RDWR), layout["bytes"])

        def part(name, dtype, *shape):
            size = int(np.prod(shape))
            return torch.from_numpy(
                np.frombuffer(memory, dtype, size, layout["places"][name]).reshape(shape))

        n, position, move = layout["tables"], layout["position"], layout["move"]
        self.positions = part("positions", np.int8, n, position)
        self.moves = part("moves", np.int8, layout["rows"], move)
        self.counts = part("counts", np.int32, n)
        self.worth = part("worth", np.float32, n)
        self.choices = part("choices", np.int32, n)
        self.learned = part("learned", np.int8, layout["learned"], position + move)
        self.prospects = part("prospects", np.float32, layout["learned"], 2)
        if device.type == "cuda":  # so that copies run beside the work
            torch.cuda.cudart().cudaHostRegister(self.positions.data_ptr(), layout["bytes"], 0)

    def shown(self):
        """Waits until there is something to choose: rows of moves, and of ended deals."""
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("parlour-lab tables has ended")
        return map(int, line.split())

    def play(self, choices):
        self.choices.copy_(choices)
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Values(nn.Module):
    """What a move brings: chance to win as a logit, and points. The first layer is one for positions
    and one for moves, so that a position is looked at once for all its moves."""

    def __init__(self, position, move, hidden, layers):
        super().__init__()
        self.position = nn.Linear(position, hidden)
        self.move = nn.Linear(move, hidden, bias=False)
        self.rest = nn.Sequential(
            *[part for _ in range(layers - 1) for part in (nn.ReLU(), nn.Linear(hidden, hidden))],
            nn.ReLU(), nn.Linear(hidden, 2))
        with torch.no_grad():
            self.rest[-1].weight *= 0.1

    def forward(self, positions, moves, which=None):
        first = self.position(positions)
        if which is not None:
            first = first[which]
        last = self.rest[:-1](first + self.move(moves))
        with torch.autocast(last.device.type, enabled=False):  # half the digits are too few for values
            return self.rest[-1](last.float())

    def joined(self):
        """The same as layers one after the other."""
        first = nn.Linear(self.position.in_features + self.move.in_features, self.position.out_features)
        with torch.no_grad():
            first.weight.copy_(torch.cat([self.position.weight, self.move.weight], 1))
            first.bias.copy_(self.position.bias)
        return nn.Sequential(first, *copy.deepcopy(self.rest))

    @torch.no_grad()
    def go_on_from(self, path):
        """Takes over what a checkpoint or a file of weights has learned. Computes the same where this network
        is larger: units that are new say nothing yet, and layers that are new pass on what they get."""
        if path.endswith(".checkpoint"):
            saved = torch.load(path, map_location=self.position.weight.device)
            first = torch.cat([saved["position.weight"], saved["move.weight"]], 1), saved["position.bias"]
            rest = [saved[name] for name in saved if name.startswith("rest.")]
            layers = [first, *zip(rest[::2], rest[1::2])]
        else:
            layers = [tuple(torch.from_numpy(part).to(self.position.weight.device) for part in layer)
                      for layer in weights.read(path)]
        hidden = [module for module in self.rest if isinstance(module, nn.Linear)]
        (first, bias), *between, last = layers
        units = len(bias)
        inputs = self.position.in_features
        if first.shape[1] != inputs + self.move.in_features or units > self.position.out_features or \
                len(between) > len(hidden) - 1:
            raise SystemExit(f"{path}: this network is larger, or sees something else")
        self.position.weight[:units] = first[:, :inputs]
        self.move.weight[:units] = first[:, inputs:]
        self.position.bias[:units] = bias
        between += [(torch.eye(units), torch.zeros(units))] * (len(hidden) - 1 - len(between))
        for module, (weight, bias) in zip(hidden, [*between, last]):
            module.weight[:len(bias)] = 0
            module.weight[:len(bias), :units] = weight
            module.bias[:len(bias)] = bias


class Memory:
    """The latest rows, to learn from in any order."""

    def __init__(self, size, row, device):
        self.rows = torch.empty(size, row, dtype=torch.int8, device=device)
        self.prospects = torch.empty(size, 2, device=device)
        self.size, self.next, self.filled = size, 0, 0

    def add(self, rows, prospects):
        places = (torch.arange(len(rows), device=self.rows.device) + self.next) % self.size
        self.rows[places] = rows
        self.prospects[places] = prospects
        self.next = (self.next + len(rows)) % self.size
        self.filled = min(self.size, self.filled + len(rows))

    def draw(self, count):
        places = torch.randint(self.filled, (count,), device=self.rows.device)
        return self.rows[places], self.prospects[places]


class Learner:
    def __init__(self, a):
        self.a = a
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.dtype = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        torch.manual_seed(a.seed)
        groups = a.options or [""]
        self.tables = [Tables(a.lab, a.game, group.split(), a.tables, a.threads, a.seed * 1000 + i, a.moves,
                              self.device)
                       for i, group in enumerate(groups * (2 if len(groups) == 1 else 1))]
        layout = self.layout = self.tables[0].layout
        self.position = layout["position"]
        self.network = Values(self.position, layout["move"], a.hidden, a.layers).to(self.device)
        self.spent = 0.0  # seconds of learning before this run
        self.rows = self.steps = self.chosen = 0
        self.curve = []
        self.adam = torch.optim.Adam(self.network.parameters(), lr=a.rate, fused=self.device.type == "cuda")
        if a.start:
            self.network.go_on_from(a.start)
        self.mean = copy.deepcopy(self.network)  # over the last steps: steadier
        self.memory = Memory(a.memory, self.position + layout["move"], self.device)
        self.losses = torch.zeros(2, device=self.device)
        self.lost = 0

    @torch.no_grad()
    def choose(self, table, rows):
        positions = table.positions.to(self.device, non_blocking=True).to(self.dtype)
        moves = table.moves[:rows].to(self.device, non_blocking=True).to(self.dtype)
        counts = table.counts.to(self.device, non_blocking=True).long()
        worth = table.worth.to(self.device, non_blocking=True)
        which = torch.repeat_interleave(counts, output_size=rows)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            out = self.network(positions, moves, which).float()
        merit = worth[which] * torch.sigmoid(out[:, 0]) + self.layout["points"] * out[:, 1]
        best = torch.full((len(counts),), -math.inf, device=self.device)
        best.scatter_reduce_(0, which, merit, "amax")
        number = torch.arange(rows, device=self.device)
        first = torch.full((len(counts),), rows, device=self.device)
        first.scatter_reduce_(0, which, torch.where(merit >= best[which], number, rows), "amin")
        starts = counts.cumsum(0) - counts
        choices = first - starts
        explores = torch.rand(len(counts), device=self.device) < self.explore
        any_move = (torch.rand(len(counts), device=self.device) * counts).long().clamp(max=counts - 1)
        return torch.where(explores, any_move, choices).int().cpu()

    def learn(self):
        rows, prospects = self.memory.draw(self.a.batch)
        rows = rows.to(self.dtype)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            out = self.network(rows[:, :self.position], rows[:, self.position:]).float()
        win = functional.binary_cross_entropy_with_logits(out[:, 0], prospects[:, 0])
        points = functional.smooth_l1_loss(out[:, 1], prospects[:, 1], beta=self.a.beta)
        self.adam.zero_grad(set_to_none=True)
        (win + points).backward()
        self.adam.step()
        with torch.no_grad():
            share = min(0.999, 1 - 1 / (1 + self.steps))
            torch._foreach_mul_(list(self.mean.parameters()), share)
            torch._foreach_add_(list(self.mean.parameters()), list(self.network.parameters()), alpha=1 - share)
        self.losses += torch.stack([win.detach(), points.detach()])
        self.lost += 1
        self.steps += 1

    def run(self):
        a = self.a
        started = told = time.monotonic()
        due = 0.0
        number = 0
        while True:
            now = time.monotonic()
            part = max((now - started) / a.seconds, self.rows / a.rows if a.rows else 0)
            if part >= 1:
                break
            rate = a.rate * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * part)))
            for group in self.adam.param_groups:
                group["lr"] = rate
            self.explore = max(a.explore * (1 - part), 0.003)
            table = self.tables[number % len(self.tables)]
            number += 1
            rows, learned = table.shown()
            choices = self.choose(table, rows)
            self.chosen += len(choices)
            if learned:
                self.memory.add(table.learned[:learned].to(self.device),
                                table.prospects[:learned].to(self.device))
                self.rows += learned
            table.play(choices)
            if self.rows < a.first:
                continue
            due = min(due + learned * a.reuse / a.batch, 200)
            while due >= 1:
                self.learn()
                due -= 1
            if now - told >= a.tell:
                told = now
                self.tell(now - started)
        self.tell(time.monotonic() - started)
        for table in self.tables:
            table.close()

    def tell(self, seconds):
        win, points = (self.losses / max(1, self.lost)).tolist()
        self.losses.zero_()
        self.lost = 0
        row = {"seconds": round(seconds), "chosen": self.chosen, "rows": self.rows, "steps": self.steps,
               "win_loss": round(win, 5), "points_loss": round(points, 5)}
        self.curve.append(row)
        print(" ".join(f"{key}={value}" for key, value in row.items()), flush=True)
        self.save()

    def save(self):
        a = self.a
        torch.save(self.mean.state_dict(), a.out + ".checkpoint")
        training = {"game": a.game, "options": a.options, "seed": a.seed, "seconds": self.curve[-1]["seconds"],
                    "device": str(self.device), "tables": a.tables, "rows": self.rows, "steps": self.steps,
                    "batch": a.batch, "rate": a.rate, "explore": a.explore, "reuse": a.reuse,
                    "curve": self.curve[:: max(1, len(self.curve) // 20)]}
        layout = self.layout
        weights.write(a.out, copy.deepcopy(self.mean).float().joined(), layout["form"], layout["version"],
                      (1, 1, layout["position"] + layout["move"]), a.numbers, training)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    add = parser.add_argument
    add("game")
    add("--out", required=True, help="the file of weights; the checkpoint lies beside it")
    add("--seconds", type=float, default=3600)
    add("--rows", type=int, help="stop after so many rows too, if they come sooner; then the rate falls with them")
    add("--options", nargs="*", help="rules, one argument for each group of tables: \"name=value name=value\"")
    add("--tables", type=int, default=2048, help="of each group; there are two if there is only one kind of rules")
    add("--threads", type=int, default=1, help="of each group")
    add("--moves", type=int, default=48, help="room for so many moves of a table, on average")
    add("--hidden", type=int, default=512)
    add("--layers", type=int, default=5, help="hidden layers")
    add("--explore", type=float, default=0.02, help="share of moves made at random at first; falls to 0.003")
    add("--batch", type=int, default=4096)
    add("--reuse", type=float, default=1, help="how often a row is learned from, on average")
    add("--memory", type=int, default=1 << 20, help="rows that are kept to learn from")
    add("--first", type=int, default=1 << 16, help="rows before learning begins")
    add("--rate", type=float, default=1e-3, help="Adam's, at first; falls along a cosine")
    add("--beta", type=float, default=1.0, help="points: errors beyond this count linearly")
    add("--numbers", choices=["int8", "float16", "float32"], default="int8", help="of the file of weights")
    add("--start", help="go on from this checkpoint or file of weights, of this size or smaller")
    add("--seed", type=int, default=1)
    add("--tell", type=float, default=10, help="seconds between two lines, and two files")
    add("--lab", default="build/release/bin/parlour-lab", help="parlour-lab")
    a = parser.parse_args()
    Learner(a).run()


if __name__ == "__main__":
    sys.exit(main())
