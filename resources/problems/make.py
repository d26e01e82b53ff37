#!/usr/bin/env python3
"""Makes GAME.json with parlour-lab: so many problems of each grade, merged by the number of the deal.

    make.py PATH/TO/parlour-lab GAME...
"""
import json
import pathlib
import subprocess
import sys

# How many of each grade; None: of whatever grade comes. Each time the deals are 1, 2, 3, ...
COUNTS = {
    'euchre': {1: 70, 2: 70},
    'briscola': {1: 70, 2: 70},
    'bigtwo': {None: 58},
    'samurai': {None: 18},
    'doudizhu': {None: 12},
}


def problems(lab, game, grade, count):
    command = [lab, 'problems', game, '--seed', '1', '--count', str(count), '--json', '-']
    if grade:
        command += ['--grade', str(grade)]
    print(*command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)['problems']


def main():
    lab, games = sys.argv[1], sys.argv[2:]
    for game in games:
        found = [problem for grade, count in COUNTS[game].items()
                 for problem in problems(lab, game, grade, count)]
        found.sort(key=lambda problem: problem['seed'])
        lines = ',\n'.join(json.dumps(problem, separators=(',', ':'), sort_keys=True) for problem in found)
        file = pathlib.Path(__file__).with_name(f'{game}.json')
        file.write_text(f'{{"game":"{game}","seed":1,"problems":[\n{lines}\n]}}\n')


if __name__ == '__main__':
    main()
