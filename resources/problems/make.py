#!/usr/bin/env python3
"""Makes GAME.json with parlour-lab: what its runs find, merged by the number of the deal.

    make.py PATH/TO/parlour-lab GAME...
"""
import json
import pathlib
import subprocess
import sys

# The deals of two runs of a game are not the same, or their grades differ.
RUNS = {
    'euchre': ['--seed 1 --grade 1 --count 70', '--seed 1 --grade 2 --count 70', '--seed 1 --grade 3 --count 9'],
    'briscola': ['--seed 1 --grade 1 --count 70', '--seed 1 --grade 2 --count 70', '--seed 1 --grade 3 --count 4'],
    'bigtwo': ['--seed 1 --count 58'],
    'samurai': ['--seed 1 --count 18', '--seed 1001 --count 12'],
    'doudizhu': ['--seed 1 --count 15', '--seed 1001 --count 7'],
}


def problems(lab, game, run):
    command = [lab, 'problems', game, *run.split(), '--json', '-']
    print(*command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)['problems']


def main():
    lab, games = sys.argv[1], sys.argv[2:]
    for game in games:
        found = [problem for run in RUNS[game] for problem in problems(lab, game, run)]
        found.sort(key=lambda problem: problem['seed'])
        lines = ',\n'.join(json.dumps(problem, separators=(',', ':'), sort_keys=True) for problem in found)
        file = pathlib.Path(__file__).with_name(f'{game}.json')
        file.write_text(f'{{"game":"{game}","seed":1,"problems":[\n{lines}\n]}}\n')


if __name__ == '__main__':
    main()
