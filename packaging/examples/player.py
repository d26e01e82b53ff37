#!/usr/bin/env python3
"""A player for Parlour: any game, one of the legal moves at random, but no pass while it can play.

    parlour-lab match briscola --seats "engine:python3 player.py,greedy" --games 100 --rotate

Parlour starts the program once for each seat and asks it a line at a time:

    {"id": 7, "cmd": "bestmove", "game": "briscola", "options": {"players": 2, ...}, "seat": 0,
     "view": {...}, "legal": ["AD", "3C", "7S"], "seed": 1, "movetime_ms": 1000}

"view" is all that the seat may know, "legal" are its moves, as app/lab/PROTOCOL.md describes both.
The answer has the same id and one of these moves; "reason" and "candidates" may be left out.
Whoever wants repeatable games takes the seed for all chances and remembers nothing between moves.
"""
import json
import random
import sys

PASSES = ('pass', 'bid 0')


def choose(request):
    """The move for a request."""
    chances = random.Random(request['seed'])
    plays = [move for move in request['legal'] if move not in PASSES]
    return chances.choice(plays or request['legal'])


def answer(request):
    """The answer to a request, as an object."""
    if request.get('cmd') != 'bestmove':
        return {'id': request.get('id'), 'error': 'There is only one command: bestmove'}
    move = choose(request)
    equal = 1 / len(request['legal'])
    return {'id': request['id'],
            'move': move,
            'reason': 'Leave it to chance.',
            'candidates': [{'move': move, 'value': equal, 'visits': 1}]}


def main():
    """Answers line by line until the input ends."""
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except (ValueError, KeyError, AttributeError) as error:
            reply = {'id': None, 'error': str(error)}
        # Parlour waits for the line: it must not stay in a buffer.
        print(json.dumps(reply), flush=True)


if __name__ == '__main__':
    main()
