"""The process that measures an edition, doing what a hostile file would like it to do."""

from server.attacks.weak_inspector import wish

from hortus.server.workshop import measurer

work = measurer.work


def weak(order: measurer.Order) -> None:
    wish(order.data)
    work(order)


if __name__ == "__main__":
    measurer.work = weak
    measurer.main()
