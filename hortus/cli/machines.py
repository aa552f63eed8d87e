"""Where a command does its work: on processes here, or on a cluster."""

import os
from argparse import Namespace

from hortus.cli.parser import Parser, whole
from hortus.lab.engine import Machines


def arguments(parser: Parser) -> None:
    parser.value("--jobs", "terminal-simulate-jobs", 1, type=whole(0))
    parser.value("--cluster", "terminal-cluster", "")


def chosen_by(chosen: Namespace) -> Machines:
    return Machines(chosen.jobs or os.cpu_count() or 1, chosen.cluster)
