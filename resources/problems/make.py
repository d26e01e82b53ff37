#!/usr/bin/env python3
"""Makes GAME.json with parlour-lab: what its runs find, merged by the number of the deal.

    make.py PATH/TO/parlour-lab GAME...
    make.py --reword PATH/TO/parlour-lab GAME...   # the same problems, with the reasons of today
    make.py --regrade PATH/TO/parlour-lab GAME...  # the same problems, graded by the players of today
"""
import json
import pathlib
import subprocess
import sys

# Runs of a game begin so far apart that none reaches the deals of another, or differ in grade.
RUNS = {
    'euchre': [
        '--seed 1 --grade 1 --count 70',
        '--seed 1 --grade 2 --count 70',
        '--seed 1 --grade 3 --count 9',
        '--exact --seed 3000001 --grade 3 --count 45',
        '--exact --seed 4000001 --count 20',
    ],
    'briscola': [
        '--seed 1 --grade 1 --count 70',
        '--seed 1 --grade 2 --count 70',
        '--seed 1 --grade 3 --count 4',
        '--exact --seed 1000001 --grade 1 --count 10',
        '--exact --seed 2000001 --grade 2 --count 10',
        '--exact --seed 3000001 --grade 3 --count 60',
    ],
    'bigtwo': [
        '--seed 1 --count 58',
        '--exact --seed 4000001 --count 85',
        '--exact --seed 5000001 --count 75',
        '--exact --seed 6000001 --grade 3 --count 24',
    ],
    'samurai': [
        '--seed 1 --count 18',
        '--seed 1001 --count 12',
        '--exact --seed 2000001 --grade 2 --count 20',
        '--exact --seed 3000001 --grade 3 --count 50',
        '--exact --seed 4000001 --count 110',
    ],
    'doudizhu': [
        '--seed 1 --count 15',
        '--seed 1001 --count 7',
        '--exact --seed 1000001 --grade 1 --count 37',
        '--exact --seed 2000001 --grade 2 --count 6',
        '--exact --seed 4000001 --count 158',
        '--exact --seed 5000001 --grade 3 --count 45',
        '--exact --seed 6000001 --grade 2 --count 20',
    ],
}


def problems(lab, game, run):
    command = [lab, 'problems', game, *run.split(), '--json', '-']
    print(*command, file=sys.stderr)
    made = subprocess.run(command, stdout=subprocess.PIPE)
    # 1 with all problems printed: some keep their reasons, and stderr has said which.
    if made.returncode != 0 and not (run.startswith('--reword') and made.stdout):
        sys.exit(f'parlour-lab failed: {made.returncode}')
    return json.loads(made.stdout)['problems']


def main():
    again = sys.argv[1] if sys.argv[1] in ('--reword', '--regrade') else ''
    lab, *games = sys.argv[2:] if again else sys.argv[1:]
    for game in games:
        file = pathlib.Path(__file__).with_name(f'{game}.json')
        runs = [f'{again} {file}'] if again else RUNS[game]
        found = [problem for run in runs for problem in problems(lab, game, run)]
        found.sort(key=lambda problem: problem['seed'])
        lines = ',\n'.join(json.dumps(problem, separators=(',', ':'), sort_keys=True) for problem in found)
        file.write_text(f'{{"game":"{game}","seed":1,"problems":[\n{lines}\n]}}\n')


if __name__ == '__main__':
    main()
