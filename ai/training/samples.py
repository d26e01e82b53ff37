"""Files of samples as `parlour-lab selfplay` writes them (app/lab/SAMPLES.md)."""

import json
from dataclasses import dataclass

import numpy as np
import torch

HELD_OUT, TEST, PARTS = 0, 1, 20  # of twenty parts of the deals, these two are not trained with


def part_of(deals):
    """The part, 0 to 19, of each deal. Positions of one deal resemble each other: they stay together."""
    mixed = deals.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(32)) % np.uint64(PARTS)


@dataclass
class Data:
    """Positions on the device: what the network sees, what is legal and what the teacher plays."""

    features: torch.Tensor  # int8, [position, height, width, channel]
    legal: torch.Tensor  # uint8, [position, byte], an output's bit is output % 8
    advised: torch.Tensor  # int64
    candidates: torch.Tensor  # int16, [position, candidate], -1: no more
    values: torch.Tensor  # float32, of the candidates
    outputs: int

    def __len__(self):
        return len(self.advised)

    def batch(self, places):
        """Features as float32, legal as bool, advised, candidates, values."""
        bits = self.legal[places].unsqueeze(2) >> torch.arange(8, device=self.legal.device) & 1
        legal = bits.flatten(1)[:, : self.outputs].bool()
        return (self.features[places].float(), legal, self.advised[places],
                self.candidates[places].long(), self.values[places])


def read(files, recipe, device, most=None, only_choices=False):
    """The samples of a recipe: {"training", "held-out", "test"} and what made them. `most`: rows
    of all files that are looked at. `only_choices`: training has no positions with a single legal move."""
    made, parts = [], {"training": [], "held-out": [], "test": []}
    for file in files:
        with open(file + ".json", encoding="utf-8") as report:
            report = json.load(report)
        layout = report["layout"]
        if (layout["form"], layout["version"]) != (recipe.form, recipe.version):
            raise SystemExit(f"{file}: the form is {layout['form']} {layout['version']}, "
                             f"{recipe.name} learns from {recipe.form} {recipe.version}")
        made.append({key: report[key] for key in ("seats", "teacher", "options", "seed", "deals", "commit")})
        rows = np.load(file, mmap_mode="r")
        if most is not None:
            rows = rows[: most // len(files)]
        chosen = (rows["advised"] >= 0) & recipe.takes(rows)
        part = part_of(rows["deal"])
        trained = part > TEST
        if only_choices:
            trained &= np.unpackbits(rows["legal"], axis=1).sum(axis=1) > 1
        for name, which in (("held-out", part == HELD_OUT), ("test", part == TEST), ("training", trained)):
            some = np.flatnonzero(chosen & which)
            parts[name].append((recipe.features(rows["features"][some]), rows["legal"][some],
                                rows["advised"][some].astype(np.int64),
                                rows["candidates"][some], rows["values"][some]))

    def joined(pieces):
        members = (torch.from_numpy(np.concatenate(piece)).to(device) for piece in zip(*pieces))
        return Data(*members, layout["actions"])

    data = {name: joined(pieces) for name, pieces in parts.items()}
    for name, some in data.items():
        if len(some) == 0:
            raise SystemExit(f"there are no positions for {name}: more deals are needed")
    return data, made
