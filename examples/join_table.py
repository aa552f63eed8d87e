"""A program that sits down at a table of a running server and plays.

    python examples/join_table.py "http://localhost:8421/table/TABLE#SECRET"

The host invites it with the link of a seat. The program listens to the stream of the table, one JSON message a line,
and answers with moves. Needs nothing but Python; `choose` is the place for a
better idea.
"""

import argparse
import json
import random
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]
LINK = re.compile(r"https?://[^/]+/table/[^/#]+#.+")


def choose(heard: Message, numbers: random.Random) -> int:
    """The number of one of the legal actions; `heard["view"]` is all that the seat sees."""
    return int(numbers.choice(heard["legal"])["action"])


class Seat:
    """A seat at a table, held by the secret of its link."""

    def __init__(self, link: str) -> None:
        page, _, self.secret = link.partition("#")
        server, _, table = page.rpartition("/table/")
        self.address = f"{server}/api/tables/{table}"

    def request(self, path: str, body: Message | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.secret}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60)

    def sit_down(self, name: str) -> None:
        with self.request("") as answer:
            [seat] = json.load(answer)["you"]["seats"]
        self.request(f"/seats/{seat}", {"kind": "person", "name": name}).close()

    def listen(self) -> Iterator[Message]:
        """Everything this seat may hear, as it happens."""
        with self.request("/stream") as stream:
            for line in stream:
                yield json.loads(line)

    def move(self, heard: Message, action: int) -> None:
        """Decide. The id makes sure that a move is never played twice."""
        body = {"seat": heard["seat"], "v": heard["v"], "id": f"at-{heard['v']}", "action": action}
        try:
            self.request("/moves", body).close()
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # 409: something happened meanwhile, and the stream tells what
                raise


def play(seat: Seat, numbers: random.Random) -> list[int | None]:
    """Play to the end; the scores."""
    for heard in seat.listen():
        if heard["hear"] != "happened" or heard["seat"] < 0:
            continue
        for event in heard["events"]:
            if "says" in event:
                print(event["says"])
        if heard["state"] == "over":
            return list(heard["scores"])
        if heard["state"] == "playing" and heard["seat"] in heard["waiting"] and heard["legal"]:
            seat.move(heard, choose(heard, numbers))
    return []


def main(words: list[str] | None = None) -> list[int | None]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="the link of a seat, as the host sees it")
    parser.add_argument("--name", default="a program")
    chosen = parser.parse_args(words)
    if not LINK.fullmatch(chosen.link):
        parser.error("This is not the link of a seat; it looks like http://localhost:8421/table/TABLE#SECRET.")
    seat = Seat(chosen.link)
    seat.sit_down(chosen.name)
    scores = play(seat, random.Random(1))
    print("scores:", scores)
    return scores


if __name__ == "__main__":
    main()
