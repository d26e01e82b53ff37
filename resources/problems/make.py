#!/usr/bin/env python3
"""Makes GAME.json with parlour-lab: so many problems of each grade, merged by the number of the deal.

    make.py PATH/TO/parlour-lab GAME...
"""
import json
import pathlib
import subprocess
import sys

# Seed of the first deal, grade (None: whatever comes), how many.
RUNS = {
    'euchre': [(1, 1, 70), (1, 2, 70), (1, 3, 9)],
    'briscola': [(1, 1, 70), (1, 2, 70), (1, 3, 4)],
    'bigtwo': [(1, None, 58)],
    'samurai': [(1, None, 18), (1001, None, 12)],
    'doudizhu': [(1, None, 15), (1001, None, 7)],
}


def problems(lab, game, seed, grade, count):
    command = [lab, 'problems', game, '--seed', str(seed), '--count', str(count), '--json', '-']
    if grade:
        command += ['--grade', str(grade)]
    print(*command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)['problems']


def main():
    lab, games = sys.argv[1], sys.argv[2:]
    for game in games:
        found = [problem for run in RUNS[game] for problem in problems(lab, game, *run)]
        found.sort(key=lambda problem: problem['seed'])
        lines = ',\n'.join(json.dumps(problem, separators=(',', ':'), sort_keys=True) for problem in found)
        file = pathlib.Path(__file__).with_name(f'{game}.json')
        file.write_text(f'{{"game":"{game}","seed":1,"problems":[\n{lines}\n]}}\n')


if __name__ == '__main__':
    main()
