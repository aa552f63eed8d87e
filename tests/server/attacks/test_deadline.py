"""Attacks on deadlines: choose and take back, or take the seat back from the bot, so that time never runs out."""

import time

import pytest
from server.client import Guest
from server.running import Server

ALLOWANCE = 2
PATIENCE = 12.0
"""Seconds the attacker tries; far more than the time it has, and the server looks once a second."""


def stall(guest: Guest, table: str, seat: int) -> int:
    """Choose and take back as long as the game goes on; returns how often that went well."""
    undone = 0
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = guest.now(table, seat)
        if now["state"] != "playing":
            break
        name = f"{now['v']}"
        if now["undo"]:
            undone += guest.post(table, "/undo", seat=seat, v=now["v"], id=f"u{name}").status_code == 200
        elif now["legal"] and not now["view"]["sealed"]:
            guest.post(table, "/moves", seat=seat, v=now["v"], id=f"c{name}", action=now["legal"][0]["action"])
        time.sleep(0.02)
    return undone


@pytest.mark.slow
@pytest.mark.parametrize(("game", "other"), [("petal", "me"), ("polders", "random")])
def test_whoever_chooses_and_takes_back_for_ever_runs_out_of_time(folder, game, other):
    """Petal: an ordinary turn. Polders: the steps of a private sequence; a bot has chosen long ago."""
    server = Server(folder).start()
    try:
        ann = Guest(server.url)
        made = ann.make(game, ("me", other), pace="live", allowance=ALLOWANCE, late="abandon")
        seat = ann.now(made["id"])["waiting"][0]
        assert stall(ann, made["id"], seat) > 0
        assert ann.now(made["id"], seat)["state"] == "abandoned"
    finally:
        server.stop()


@pytest.mark.slow
def test_where_turns_are_confirmed_the_last_decision_stands_when_time_is_up(folder):
    server = Server(folder).start()
    try:
        ann = Guest(server.url)
        made = ann.make("petal", ("me", "me"), pace="live", allowance=ALLOWANCE, late="abandon", confirm=True)
        seat = ann.now(made["id"])["waiting"][0]
        ann.decide(made["id"], seat)
        until = time.monotonic() + ALLOWANCE + PATIENCE
        while time.monotonic() < until and seat in ann.now(made["id"], seat)["waiting"]:
            time.sleep(0.05)
        told = ann.get(made["id"], "/log", seat=seat).json()["events"]
        assert any(event.get("house") == "confirmed" and event["seat"] == seat for event in told)
    finally:
        server.stop()


def take_back(guest: Guest, table: str, seat: int, by: str) -> int:
    """Take the seat from the bot, as its holder can: sit down, stand up, or come with a link for a new device."""
    if by != "link":
        return guest.post(table, f"/seats/{seat}", kind=by).status_code
    key = guest.post(table, "/links", role="seat", seat=seat).json()["key"]
    return guest.claim(table, key).status_code


@pytest.mark.slow
@pytest.mark.parametrize("by", ["person", "open", "link"])
def test_whoever_takes_the_seat_back_from_the_bot_again_and_again_does_not_hold_up_the_game(folder, by):
    """A bot waits a moment before it decides; in that moment the seat could be taken back, for ever."""
    server = Server(folder, bot_pause=0.5).start()
    try:
        ann = Guest(server.url)
        table = ann.make("petal", ("me", "me"), pace="live", allowance=ALLOWANCE, late="bot")["id"]
        seat = ann.now(table)["waiting"][0]
        until = time.monotonic() + ALLOWANCE + PATIENCE
        while (now := ann.now(table, seat))["waiting"] == [seat] and time.monotonic() < until:
            if now["seats"][seat]["away"]:
                take_back(ann, table, seat, by)
            time.sleep(0.1)
        assert now["waiting"] == [1 - seat], "the bot was never allowed to decide"
        assert take_back(ann, table, seat, "person") == 200, "then the seat is theirs again"
        assert ann.now(table, seat)["seats"][seat]["kind"] == "person"
    finally:
        server.stop()
