"""Writes a network as a file of weights (ai/network/FORMAT.md), with batch normalisation folded in, and reads
one of dense layers."""

import json
import os
import zlib

import numpy as np
import torch
from torch import nn

ACTIVATIONS = {nn.ReLU: "relu", nn.ELU: "elu", nn.Sigmoid: "sigmoid", nn.Tanh: "tanh"}


class Places(nn.Module):
    """Flattens row by row, with the channels of a place side by side, as the file has it."""

    def forward(self, x):
        return x.permute(0, 2, 3, 1).flatten(1)


def scale_and_shift(norm):
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale, norm.bias - norm.running_mean * scale


def folded(network):
    """The layers as (header, weights, biases). A normalisation directly after a layer goes into it,
    one after an activation into the dense layer that follows."""
    layers, before = [], None
    for module in network:
        if isinstance(module, (nn.Linear, nn.Conv2d)):
            weight, bias = module.weight.double(), module.bias.double()
            if isinstance(module, nn.Linear):
                header = {"type": "dense", "units": module.out_features}
                if before is not None:
                    scale, shift = before
                    repeats = weight.shape[1] // len(scale)  # places of a convolution
                    bias = bias + weight @ shift.repeat(repeats)
                    weight = weight * scale.repeat(repeats)
            else:
                if before is not None:
                    raise ValueError("zeros around a convolution cannot be normalised beforehand")
                header = {"type": "convolution", "filters": module.out_channels,
                          "kernel": list(module.kernel_size), "padding": list(module.padding)}
                weight = weight.permute(0, 2, 3, 1).flatten(1)
            layers.append([header | {"activation": "none"}, weight, bias])
            before = None
        elif isinstance(module, (nn.BatchNorm1d, nn.BatchNorm2d)):
            scale, shift = (part.double() for part in scale_and_shift(module))
            if layers[-1][0]["activation"] == "none":
                layers[-1][1] = layers[-1][1] * scale[:, None]
                layers[-1][2] = layers[-1][2] * scale + shift
            else:
                before = scale, shift
        elif type(module) in ACTIVATIONS:
            layers[-1][0]["activation"] = ACTIVATIONS[type(module)]
        elif not isinstance(module, Places):
            raise ValueError(f"{module} has no place in a file of weights")
    return layers


def content_of(weight, bias, numbers):
    if numbers != "int8":
        dtype = {"float16": "<f2", "float32": "<f4"}[numbers]
        return weight.astype(dtype).tobytes() + bias.astype(dtype).tobytes()
    step = np.maximum(np.abs(weight).max(axis=1), 1e-12).astype("<f4") / np.float32(127)
    steps = np.clip(np.rint(weight / step[:, None]), -127, 127).astype("i1")
    return step.astype("<f4").tobytes() + steps.tobytes() + bias.astype("<f4").tobytes()


@torch.no_grad()
def write(path, network, name, version, shape, numbers, training):
    """`numbers`: "float16", "float32" or "int8"; `shape`: height, width and channels of the input."""
    layers = folded(network.cpu().eval())
    content = b"".join(content_of(weight.numpy(), bias.numpy(), numbers) for _, weight, bias in layers)
    header = {"name": name, "version": version, "input": list(shape), "layers": [h for h, *_ in layers],
              "numbers": numbers, "crc32": f"{zlib.crc32(content):08x}", "training": training}
    with open(path + ".part", "wb") as file:
        file.write(b"parlour-network 1\n" + json.dumps(header).encode() + b"\n" + content)
    os.replace(path + ".part", path)


def read(path):
    """The layers' (weights, biases), as float32. Only the files that write() makes of dense layers in int8."""
    with open(path, "rb") as file:
        if file.readline() != b"parlour-network 1\n":
            raise SystemExit(f"{path}: this is not a file of weights")
        header = json.loads(file.readline())
        if header["numbers"] != "int8" or any(layer["type"] != "dense" for layer in header["layers"]):
            raise SystemExit(f"{path}: only dense layers in int8 can be gone on from")
        layers, inputs = [], int(np.prod(header["input"]))
        for units in (layer["units"] for layer in header["layers"]):
            step = np.fromfile(file, "<f4", units)
            steps = np.fromfile(file, "i1", units * inputs).reshape(units, inputs)
            layers.append((step[:, None] * steps, np.fromfile(file, "<f4", units)))
            inputs = units
    return layers
