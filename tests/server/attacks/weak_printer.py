"""The worker that prints, with a printer that does what a hostile order would like it to do."""

import sys
import time

from hortus.server.printing import worker

answer = worker.answer


def weak(order: worker.GameOrder | worker.BoardOrder) -> worker.Printed:
    wish = order.data.decode() if isinstance(order, worker.GameOrder) else ""
    if wish == "sleep":
        time.sleep(1000)
    if wish == "spin":
        while True:
            pass
    if wish == "eat":
        return worker.Printed(b"".join([bytes(1 << 20) for _ in range(100_000)]))
    if wish == "die":
        sys.exit(1)
    return answer(order)


if __name__ == "__main__":
    worker.answer = weak
    worker.main()
