#!/usr/bin/python3
"""Trains a network of RECIPE from files of samples; README.md has the commands.

Stopped, it goes on from its checkpoint when the same command is given again."""

import argparse
import math
import os
import sys
import time

import torch
from torch.nn import functional

import curve
import samples
import weights
from recipes import ACTIVATIONS, RECIPES


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    add = parser.add_argument
    add("recipe", choices=RECIPES)
    add("--samples", nargs="+", required=True, help="files of parlour-lab selfplay")
    add("--out", required=True, help="the file of weights; the curve and the checkpoint lie beside it")
    add("--numbers", choices=["int8", "float16", "float32"], default="float16", help="of the file of weights")
    add("--most", type=int, help="look at no more rows")
    add("--seed", type=int, default=1, help="of the first weights and of the order")
    add("--epochs", type=int, default=4)
    add("--batch", type=int, default=1024)
    add("--rate", type=float, default=4e-3, help="Adam's, at its highest")
    add("--loss", choices=["all", "legal", "both"], default="both",
        help="how surprising the teacher's move is: among all outputs, among the legal ones, both")
    add("--values", type=float, default=0, metavar="SHARE",
        help="of what is wanted that goes to the teacher's candidates by their values; the rest to its move")
    add("--scale", type=float, default=0.05, help="of values: so much less is e times less likely")
    add("--choices", action="store_true", help="learn only where more than one move is legal")
    add("--start", help="go out from the weights in the checkpoint of another run that kept it (--keep)")
    add("--keep", action="store_true", help="keep the checkpoint at the end")
    add("--round", type=int, default=500_000, help="positions between two looks at the held-out deals")
    add("--best", choices=["loss", "agreement"], default="loss",
        help="by which of the held-out deals the best weights are kept")
    add("--patience", type=int, default=6, help="rounds without improvement before it stops")
    add("--threads", type=int, help="of the processor")
    add("--hidden", type=int, default=320, help="briscola-hybrid, policies: units of a hidden layer")
    add("--activation", choices=ACTIVATIONS, default="sigmoid", help="briscola-hybrid: of the hidden layer")
    add("--trumps", choices=["always", "unplayed", "card"], default="always", help="briscola-hybrid: what -2 means")
    add("--size", choices=["paper", "slim"], default="slim", help="doudizhu: the topology")
    add("--filters", type=int, default=64, help="doudizhu, slim: of each convolution")
    add("--convolutions", type=int, default=4, help="doudizhu, slim: how many")
    return parser.parse_args()


def wanted_of(outputs, advised, candidates, values, share, scale):
    """How likely each output should be."""
    wanted = functional.one_hot(advised, outputs.shape[1]).float()
    if share == 0:
        return wanted
    is_there = (candidates >= 0) & ~values.isnan()
    likely = (values.masked_fill(~is_there, -1e9) / scale).softmax(1) * is_there
    by_value = torch.zeros_like(wanted).scatter_add_(1, candidates.clamp(min=0), likely)
    known = by_value.sum(1, keepdim=True)  # none where the teacher names no candidates
    return wanted * (1 - share * known) + by_value * share


def loss_of(outputs, legal, wanted, kind):
    loss = 0
    if kind != "legal":  # each output by itself says how likely its move is
        loss = functional.binary_cross_entropy_with_logits(outputs, wanted, reduction="none").sum(1).mean()
    if kind != "all":
        loss = loss + functional.cross_entropy(outputs.masked_fill(~legal, -1e9), wanted)
    return loss


@torch.no_grad()
def judge(network, data, kind):
    """Loss, agreement of the best legal output with the teacher (all positions, those with a choice),
    and of the best of all outputs (all, with a choice); how often that is not legal."""
    network.eval()
    loss = agreed = agreed_free = first = first_free = illegal = free = 0
    for places in torch.arange(len(data)).split(8192):
        features, legal, advised, _, _ = data.batch(places)
        outputs = network(features.permute(0, 3, 1, 2))
        wanted = functional.one_hot(advised, outputs.shape[1]).float()
        loss += loss_of(outputs, legal, wanted, kind).item() * len(places)
        has_choice = legal.sum(1) > 1
        best = outputs.argmax(1)
        is_best_legal = outputs.masked_fill(~legal, -1e9).argmax(1) == advised
        free += has_choice.sum().item()
        agreed += is_best_legal.sum().item()
        agreed_free += (is_best_legal & has_choice).sum().item()
        first += (best == advised).sum().item()
        first_free += ((best == advised) & has_choice).sum().item()
        illegal += (~legal.gather(1, best[:, None])).sum().item()
    network.train()
    n = len(data)
    return {"loss": loss / n, "agreement": agreed / n, "agreement_with_choice": agreed_free / max(free, 1),
            "first_output": first / n, "first_output_with_choice": first_free / max(free, 1),
            "first_output_illegal": illegal / n}


class Training:
    def __init__(self, a):
        self.a = a
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.recipe = RECIPES[a.recipe](a)
        self.data, self.made = samples.read(a.samples, self.recipe, self.device, a.most, a.choices)
        torch.manual_seed(a.seed)
        self.network = self.recipe.network().to(self.device)
        # At first every output is as unlikely as one among all.
        torch.nn.init.constant_(self.network[-1].bias, -math.log(self.data["training"].outputs - 1))
        if a.start:
            self.network.load_state_dict(torch.load(a.start, map_location=self.device)["network"])
        self.adam = torch.optim.Adam(self.network.parameters(), lr=a.rate)
        self.steps_of_epoch = max(1, len(self.data["training"]) // a.batch)
        self.state = {"step": 0, "seconds": 0.0, "curve": [], "best": None, "weights": None}
        # Another run's checkpoint is none of ours.
        self.settings = {key: value for key, value in vars(a).items() if key != "threads"}
        self.checkpoint = a.out + ".checkpoint"

    def resume(self):
        if not os.path.exists(self.checkpoint):
            return
        saved = torch.load(self.checkpoint, map_location=self.device)
        if saved["settings"] != self.settings:
            raise SystemExit(f"{self.checkpoint} is of another run: remove it, or give the same arguments")
        self.network.load_state_dict(saved["network"])
        self.adam.load_state_dict(saved["adam"])
        self.state = saved["state"]
        print(f"goes on after step {self.state['step']}", flush=True)

    def save(self):
        torch.save({"settings": self.settings, "network": self.network.state_dict(),
                    "adam": self.adam.state_dict(), "state": self.state}, self.checkpoint + ".part")
        os.replace(self.checkpoint + ".part", self.checkpoint)

    def rate(self, step, steps):
        """Rises over the first tenth, then falls to nearly nothing."""
        warm = max(1, steps // 10)
        if step < warm:
            return self.a.rate * (step + 1) / warm
        return self.a.rate * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * (step - warm) / max(1, steps - warm))))

    def is_tired(self):
        """Whether held-out deals have not gone better for some rounds."""
        state = self.state
        return state["best"] is not None and len(state["curve"]) - state["best"][1] >= self.a.patience

    def run(self):
        """Trains until the epochs are over, or held-out deals have not gone better for some rounds."""
        a, state, data = self.a, self.state, self.data["training"]
        steps = a.epochs * self.steps_of_epoch
        steps_of_round = max(1, min(a.round // a.batch, self.steps_of_epoch))
        started, loss_sum, losses = time.monotonic() - state["seconds"], 0.0, 0
        order, order_of = None, -1
        while state["step"] < steps and not self.is_tired():
            epoch, place = divmod(state["step"], self.steps_of_epoch)
            if order_of != epoch:  # each epoch has its own order, whether it was interrupted or not
                generator = torch.Generator().manual_seed(a.seed * 1_000_003 + epoch)
                order, order_of = torch.randperm(len(data), generator=generator), epoch
            places = order[place * a.batch : (place + 1) * a.batch].to(self.device)
            for group in self.adam.param_groups:
                group["lr"] = self.rate(state["step"], steps)
            features, legal, *taught = data.batch(places)
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                outputs = self.network(features.permute(0, 3, 1, 2)).float()
            loss = loss_of(outputs, legal, wanted_of(outputs, *taught, a.values, a.scale), a.loss)
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            loss_sum, losses = loss_sum + loss.item(), losses + 1
            state["step"] += 1
            if state["step"] % steps_of_round and state["step"] < steps:
                continue
            state["seconds"] = time.monotonic() - started
            self.end_round(loss_sum / losses)
            loss_sum, losses = 0.0, 0

    def end_round(self, training_loss):
        state = self.state
        held_out = judge(self.network, self.data["held-out"], self.a.loss)
        row = {"round": len(state["curve"]) + 1, "positions": state["step"] * self.a.batch,
               "seconds": round(state["seconds"]), "training_loss": round(training_loss, 5),
               "held_out_loss": round(held_out["loss"], 5), "agreement": round(held_out["agreement"], 5),
               "agreement_with_choice": round(held_out["agreement_with_choice"], 5),
               "first_output": round(held_out["first_output"], 5)}
        state["curve"].append(row)
        fault = held_out["loss"] if self.a.best == "loss" else -held_out["agreement"]
        if state["best"] is None or fault < state["best"][0]:
            state["best"] = fault, row["round"]
            state["weights"] = {key: value.clone() for key, value in self.network.state_dict().items()}
        self.save()
        curve.write(os.path.splitext(self.a.out)[0] + ".csv", self.recipe.name, state["curve"])
        print(" ".join(f"{key}={value}" for key, value in row.items()), flush=True)

    def finish(self):
        a = self.a
        self.network.load_state_dict(self.state["weights"])
        test = judge(self.network, self.data["test"], a.loss)
        figures = {key: round(value, 5) for key, value in test.items()}
        training = {"samples": self.made, "positions": len(self.data["training"]), "seed": a.seed,
                    "epochs": round(self.state["best"][1] * self.state["step"] / len(self.state["curve"])
                                    / self.steps_of_epoch, 2),
                    "batch": a.batch, "rate": a.rate, "loss": a.loss, "values": a.values,
                    "scale": a.scale, "choices": a.choices, "start": a.start and os.path.basename(a.start),
                    "seconds": round(self.state["seconds"]), "device": str(self.device),
                    "curve": self.state["curve"], "test_positions": len(self.data["test"]), "test": figures}
        weights.write(a.out, torch.nn.Sequential(*self.network, torch.nn.Sigmoid()), self.recipe.name,
                      self.recipe.version, self.recipe.shape, a.numbers, training)
        if not a.keep:
            os.remove(self.checkpoint)
        print(f"{a.out}: {os.path.getsize(a.out)} bytes; test deals:",
              " ".join(f"{key}={value}" for key, value in figures.items()))


def main():
    a = arguments()
    if a.threads:
        torch.set_num_threads(a.threads)
    training = Training(a)
    print("positions:", {name: len(some) for name, some in training.data.items()},
          "weights:", sum(p.numel() for p in training.network.parameters()), "on", training.device, flush=True)
    training.resume()
    training.run()
    training.finish()


if __name__ == "__main__":
    sys.exit(main())
