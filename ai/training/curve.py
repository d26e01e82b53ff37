"""The course of a training as CSV, and as a picture by gnuplot."""

import csv
import os
import shutil
import subprocess

PLOT = """\
set datafile separator ','
set terminal svg size 800,500 font 'sans,14' background 'white'
set output '{picture}'
set title '{title}'
set xlabel 'millions of positions'
set ylabel 'agreement with the teacher, held-out deals'
set grid
set key bottom right
plot '{table}' using ($2/1e6):6 with linespoints title 'of all positions', \\
     '' using ($2/1e6):7 with linespoints title 'with a choice', \\
     '' using ($2/1e6):8 with linespoints title 'first of all outputs'
"""


def write(table, title, rows):
    """`rows`: a dictionary for each round, with the same keys in the same order."""
    with open(table + ".part", "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    os.replace(table + ".part", table)
    if len(rows) > 1 and shutil.which("gnuplot"):
        picture = os.path.splitext(table)[0] + ".svg"
        subprocess.run(["gnuplot"], input=PLOT.format(table=table, picture=picture, title=title),
                       text=True, check=True)
