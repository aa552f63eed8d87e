"""The worker that judges editions, with a judge that does what a hostile file would like it to do."""

import sys
import time

from hortus.server.uploads import worker

judge = worker.judge


def wish(data: bytes) -> dict[str, object]:
    """Do what the first line of a file wishes; returns what is said about it, if anything."""
    wish = data.partition(b"\n")[0].removeprefix(b"# ").decode()
    if wish == "sleep":
        time.sleep(1000)
    if wish == "spin":
        while True:
            pass
    if wish == "eat":
        return {"eaten": [bytes(1 << 20) for _ in range(100_000)]}
    if wish == "die":
        sys.exit(1)
    if wish == "babble":
        return {"much": "x" * 5_000_000}
    return {}


def weak(upload: worker.Upload) -> worker.Verdict:
    said = wish(upload.data)
    return worker.Verdict(said) if said else judge(upload)


if __name__ == "__main__":
    worker.judge = weak
    worker.main()
