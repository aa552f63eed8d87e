"""Taking back: with everybody's consent, freely against bots, and never past what was hidden."""

import pytest
from server.client import Guest
from server.in_process import described, run, table

from hortus.core.errors import IllegalAction
from hortus.server.tables import takeback


def together(server, game="petal", **more):
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make(game, ("me", "invite"), **more)
    ben.claim(made["id"], made["links"]["seats"][1])
    return ann, ben, made["id"]


def against(server, game="petal", bot="random", **more):
    ann = Guest(server.url)
    return ann, ann.make(game, ("me", bot), **more)["id"]


def turn_of(guest, table, seat):
    """Wait until this seat is asked."""
    while seat not in (now := guest.now(table, seat))["waiting"]:
        assert now["state"] == "playing"
    return now


def request_takeback(guest, table, seat, name="asked", v=None):
    return guest.post(table, "/takeback", seat=seat, v=guest.now(table, seat)["v"] if v is None else v, id=name)


def first_turns(players, table):
    """Both seats decide once; returns the view before it and who began."""
    before = players[0].now(table, 0)
    first = before["waiting"][0]
    players[first].decide(table, first)
    second = players[1].now(table, 1)["waiting"][0]
    players[second].decide(table, second)
    return before, first, second


def test_between_people_a_move_goes_back_when_the_other_agrees(server):
    ann, ben, there = together(server)
    players = [ann, ben]
    before, first, second = first_turns(players, there)
    assert first != second
    asked = request_takeback(players[first], there, first)
    assert asked.json()["takeback"] == {"seat": first, "of": [second], "agreed": []}
    assert players[second].now(there, second)["takeback"]["seat"] == first
    answer = players[second].post(there, "/takeback/answer", seat=second, agrees=True)
    assert answer.json() == {"takeback": None}
    now = ann.now(there, 0)
    assert now["view"] == before["view"]
    assert now["waiting"] == [first]
    assert now["takeback"] is None


def test_nothing_goes_back_when_the_other_does_not_agree_or_plays_on(server):
    ann, ben, there = together(server)
    players = [ann, ben]
    _, first, second = first_turns(players, there)
    seen = ann.now(there, 0)["view"]
    request_takeback(players[first], there, first)
    players[second].post(there, "/takeback/answer", seat=second, agrees=False)
    assert ann.now(there, 0)["view"] == seen
    request_takeback(players[second], there, second, "another")
    asked = players[0].now(there, 0)["waiting"][0]
    players[asked].decide(there, asked)
    assert ann.now(there, 0)["takeback"] is None
    late = players[first].post(there, "/takeback/answer", seat=first, agrees=True)
    assert late.json()["key"] == "server-takeback-unasked"


def test_the_seat_that_asks_can_withdraw_but_not_agree(server):
    ann, ben, there = together(server)
    _, first, _ = first_turns([ann, ben], there)
    asking = [ann, ben][first]
    request_takeback(asking, there, first)
    assert asking.post(there, "/takeback/answer", seat=first, agrees=True).status_code == 400
    assert asking.post(there, "/takeback/answer", seat=first, agrees=False).json() == {"takeback": None}


def test_against_bots_a_move_goes_back_freely_while_nothing_was_drawn(server):
    ann, there = against(server)
    before = turn_of(ann, there, 0)
    ann.decide(there, 0)
    turn_of(ann, there, 0)
    assert ann.get(there, "/takeback", seat=0).json() == {"way": "free", "of": []}
    assert request_takeback(ann, there, 0).status_code == 200
    assert turn_of(ann, there, 0)["view"] == before["view"]


def test_the_same_question_is_asked_once(server):
    ann, there = against(server)
    turn_of(ann, there, 0)
    ann.decide(there, 0)
    turn_of(ann, there, 0)
    ann.decide(there, 0)
    v = turn_of(ann, there, 0)["v"]
    assert request_takeback(ann, there, 0, "one", v).status_code == 200
    seen = turn_of(ann, there, 0)["view"]
    assert request_takeback(ann, there, 0, "one", v).status_code == 200
    assert ann.now(there, 0)["view"] == seen
    assert request_takeback(ann, there, 0, "two", v).json()["key"] == "server-stale"


def test_against_bots_a_draw_leads_to_a_new_table_from_there(server):
    ann, there = against(server, "flutter")
    before = turn_of(ann, there, 0)
    while ann.get(there, "/takeback", seat=0).json().get("way") != "branch":
        before = turn_of(ann, there, 0)
        ann.decide(there, 0)
        assert ann.now(there, 0)["state"] == "playing"
    turn_of(ann, there, 0)  # the bot may still be deciding, which would make the question stale
    refused = request_takeback(ann, there, 0)
    assert refused.json()["key"] == "server-takeback-seen"
    opened = ann.post(there, "/branch", seat=0, nonce="n").json()
    now = ann.now(opened["id"], 0)
    assert now["waiting"] == [0]
    assert now["view"] == before["view"]
    assert [seat["kind"] for seat in now["seats"]] == ["person", "bot"]


def branched(server, options):
    """The answer to a guest who plays against a bot at somebody else's table, and wants to play on from a new one."""
    host, ann = Guest(server.url), Guest(server.url)
    made = host.make("petal", ("invite", "random"), options=options)
    ann.claim(made["id"], made["links"]["seats"][0])
    turn_of(ann, made["id"], 0)
    ann.decide(made["id"], 0)
    return ann, made["id"], ann.post(made["id"], "/branch", seat=0)


def test_a_guest_does_not_look_into_a_bots_seat_from_a_new_table(server):
    """Whoever plays on becomes host there, and a host can look into every seat."""
    _, _, opened = branched(server, {})
    assert opened.json()["links"]["seats"][1], "where nothing is hidden, there is nothing to see"
    ann, there, refused = branched(server, {"contents": "memory"})
    assert refused.json()["key"] == "server-branch-hidden"
    for _ in range(20):
        assert ann.get(there, "/takeback", seat=0).json()["way"] in ("free", "never")
        if turn_of(ann, there, 0)["state"] != "playing":
            return
        ann.decide(there, 0)


def test_a_host_plays_on_from_a_game_that_hides_something(server):
    ann, there = against(server, options={"contents": "memory"})
    turn_of(ann, there, 0)
    ann.decide(there, 0)
    assert ann.post(there, "/branch", seat=0).status_code == 200


def test_no_new_table_from_a_game_with_other_people(server):
    ann, ben, there = together(server)
    _, first, _ = first_turns([ann, ben], there)
    assert [ann, ben][first].post(there, "/branch", seat=first).json()["key"] == "server-branch-people"


@pytest.mark.parametrize("game", ["flutter", "papillon", "polders"])
def test_after_a_takeback_the_same_play_gets_the_same_draws_and_verify_agrees(tmp_path, game):
    """Nobody can take back to draw again, and the record proves itself as if nothing had been taken back."""

    async def play(service):
        room, _ = await table(service, described(game, 2))
        at = room.table

        async def decide(pick):
            seat = at.match.waiting[0]
            action = at.match.legal(seat)[pick % len(at.match.legal(seat))]
            await room.change(lambda: at.choose(seat, action, "person")[0])
            return seat

        for pick in range(12):
            last = await decide(pick)
        while True:
            try:
                found = takeback.offer(at, last)
                break
            except IllegalAction:
                last = await decide(0)
        moves = at.match.moves[:]
        assert found.keep < at.match.carried_out
        for body in (takeback.asking(at, last), takeback.answering):
            await room.change((lambda body=body: body) if body is not takeback.answering
                              else lambda: takeback.answering(at, 1 - last, True))  # fmt: skip
        assert at.match.moves == moves[: found.keep]
        for who, what in moves[found.keep :]:
            if who >= 0:
                await room.change(lambda who=who, what=what: at.choose(who, what, "person")[0])
        assert at.match.moves == moves
        read = await service.rooms.load(at.id)
        assert read.match.moves == moves
        assert read.takebacks.count == 1

    run(tmp_path, play)


@pytest.mark.parametrize(
    ("game", "more"), [("petal", {"options": {"contents": "memory"}}), ("blume", {"modules": ["botanist"]})]
)
def test_at_a_table_that_hides_something_a_takeback_never_goes_past_a_draw(tmp_path, game, more):
    async def play(service):
        room, _ = await table(service, described(game, 2, **more))
        at = room.table
        assert at.rules.hides
        ways = set()
        while not at.match.over and len(at.match.moves) < 60:
            seat = at.match.waiting[0]
            action = at.match.legal(seat)[-1]
            await room.change(lambda seat=seat, action=action: at.choose(seat, action, "person")[0])
            if at.match.over or at.match.pending(seat):
                continue
            _, fresh = takeback._last_decision(at, at.match, seat)
            found = takeback.offer(at, seat)
            assert found.way == ("never" if fresh else "ask")
            ways.add(found.way)
        return ways

    assert run(tmp_path, play) == {"ask", "never"}
