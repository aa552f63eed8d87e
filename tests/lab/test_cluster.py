"""The lab on a real Dask cluster on this machine: the same figures, and refusals in one sentence."""

import subprocess
import sys
from contextlib import contextmanager

from cli.running import hortus, refused

START = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@contextmanager
def cluster(folder):
    """A scheduler and two workers, in processes of their own; gives the address."""
    script = folder / "cluster.py"
    script.write_text(START)
    running = subprocess.Popen(
        [sys.executable, "-P", str(script)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder,
    )  # fmt: skip
    try:
        yield running.stdout.readline().strip()
    finally:
        running.communicate(timeout=60)  # closes its input, at which it ends


def test_a_cluster_writes_the_same_as_this_machine(tmp_path):
    words = ["lab", "report", "petal", "--games", "30", "--bots", "random", "--out"]
    here = hortus(*words, "here.html", folder=tmp_path)
    assert here.returncode == 0, here.stderr
    with cluster(tmp_path) as address:
        there = hortus(*words, "there.html", "--cluster", address, folder=tmp_path)
    assert there.returncode == 0, there.stderr
    for ending in (".json", ".html", ".parquet"):
        assert (tmp_path / f"here{ending}").read_bytes() == (tmp_path / f"there{ending}").read_bytes()


def test_an_address_without_a_scheduler_gets_one_sentence(tmp_path):
    words = ["lab", "report", "petal", "--games", "2", "--out", "r.html", "--cluster"]
    assert "scheduler" in refused(*words, "tcp://127.0.0.1:9", folder=tmp_path)
    assert "scheduler" in refused(*words, "nonsense", folder=tmp_path)
