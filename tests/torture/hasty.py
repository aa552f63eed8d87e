"""A deliberately weak build, as a control: it acknowledges first and stores a moment later."""

import asyncio

from hortus.server.__main__ import main
from hortus.server.store.contract import Append
from hortus.server.store.sql import SqlStore

LATER = 0.05
_store = SqlStore.append


async def _soon(self: SqlStore, append: Append) -> bool:
    loop = asyncio.get_running_loop()
    loop.call_later(LATER, lambda: loop.create_task(_store(self, append)))
    return True


SqlStore.append = _soon  # type: ignore[method-assign]

if __name__ == "__main__":
    main()
