"""What can be learned: for each network its form of samples, its rows, and its layers."""

from dataclasses import dataclass
from typing import Callable

import numpy as np
import torch
from torch import nn

from weights import Places

ACTIVATIONS = {"sigmoid": nn.Sigmoid, "tanh": nn.Tanh, "relu": nn.ReLU}


@dataclass
class Recipe:
    name: str  # of the network
    form: str  # of the samples, and of the network's inputs and outputs
    version: int
    shape: tuple  # height, width, channels of the input
    network: Callable[[], nn.Sequential]  # without the last sigmoid
    takes: Callable  # rows -> which of them it learns from
    features: Callable = staticmethod(lambda features: features)  # of the rows -> of the network


def briscola_hybrid(arguments):
    """The Briscola paper, section IV-D: one hidden layer between 40 inputs and 40 outputs."""
    # One channel of the samples for each reading of what -2 means (ai/briscola/hybrid_form.h).
    channel = ["always", "unplayed", "card"].index(arguments.trumps)

    def network():
        return nn.Sequential(Places(), nn.Linear(40, arguments.hidden), ACTIVATIONS[arguments.activation](),
                             nn.Linear(arguments.hidden, 40))

    return Recipe("briscola-hybrid", "briscola-hybrid", 1, (1, 40, 1), network,
                  takes=lambda rows: np.ones(len(rows), bool),
                  features=lambda features: np.ascontiguousarray(features[..., channel : channel + 1]))


def doudizhu(arguments, role=None):
    """The Doudizhu paper, section 3: of a role, from deals that its side won. Without a role: of all
    three, each from its won deals, for the networks of the roles to start from."""
    rows, columns, channels, outputs = 9, 15, 3, 182

    def paper():
        layers, before = [], channels
        for filters, size in [(64, 5), (128, 3), (196, 3)] + 6 * [(256, 3)]:
            layers += [nn.Conv2d(before, filters, size, padding=size // 2), nn.ReLU()]
            before = filters
        return nn.Sequential(*layers, Places(), nn.Linear(rows * columns * before, 256), nn.ELU(),
                             nn.Linear(256, 256), nn.ELU(), nn.BatchNorm1d(256), nn.Linear(256, outputs))

    def counts():
        """At first: at least one, two, three, four cards, and "passed", of each channel."""
        layer = nn.Conv2d(channels, 5 * channels, 1)
        nn.init.zeros_(layer.weight)
        with torch.no_grad():
            for channel in range(channels):
                for i, (factor, shift) in enumerate([(1, 0), (1, -1), (1, -2), (1, -3), (-1, 0)]):
                    layer.weight[5 * channel + i, channel] = factor
                    layer.bias[5 * channel + i] = shift
        return layer

    def slim():
        layers, before, height = [counts(), nn.ReLU()], 5 * channels, rows
        for _ in range(arguments.convolutions):
            layers += [nn.Conv2d(before, arguments.filters, (height, 5), padding=(0, 2)),
                       nn.BatchNorm2d(arguments.filters), nn.ReLU()]
            before, height = arguments.filters, 1
        return nn.Sequential(*layers, Places(), nn.Linear(columns * before, 256), nn.ELU(),
                             nn.BatchNorm1d(256), nn.Linear(256, outputs))

    def takes(rows):
        won = rows["won"] > 0.5
        return won if role is None else won & (rows["role"] == ["landlord", "peasant1", "peasant2"].index(role))

    return Recipe(f"doudizhu-{role or 'roles'}", "doudizhu-roles", 1, (rows, columns, channels),
                  {"paper": paper, "slim": slim}[arguments.size], takes=takes)


def policy(arguments, form, shape, outputs):
    """What a player would bid and play in any position of a game's form, by two hidden layers."""

    def network():
        layers, before = [Places()], shape[0] * shape[1] * shape[2]
        for _ in range(2):
            layers += [nn.Linear(before, arguments.hidden), nn.ELU()]
            before = arguments.hidden
        return nn.Sequential(*layers, nn.Linear(before, outputs))

    return Recipe(form, form, 1, shape, network, takes=lambda rows: np.ones(len(rows), bool))


RECIPES = {
    "bigtwo-policy": lambda arguments: policy(arguments, "bigtwo-policy", (13, 4, 17), 308),
    "briscola-hybrid": briscola_hybrid,
    "doudizhu-roles": doudizhu,
    "doudizhu-landlord": lambda arguments: doudizhu(arguments, "landlord"),
    "doudizhu-peasant1": lambda arguments: doudizhu(arguments, "peasant1"),
    "doudizhu-peasant2": lambda arguments: doudizhu(arguments, "peasant2"),
    "euchre-policy": lambda arguments: policy(arguments, "euchre-policy", (4, 6, 32), 58),
    "samurai-policy": lambda arguments: policy(arguments, "samurai-policy", (253, 1, 16), 2674),
}
