"""What the server tells about its bots."""

import pytest
from server.client import Guest
from server.running import Server

from hortus.bots import BOTS, LEVELS
from hortus.bots.levels import RATINGS, TITLES
from hortus.games import GAMES
from hortus.server.http.routes.games import levels


def test_every_game_has_ten_levels_with_a_name_and_those_measured_a_rising_rating(server: Server):
    answer = Guest(server.url).http.get("/api/games").json()
    assert [game["key"] for game in answer["games"]] == list(GAMES)
    for game in answer["games"]:
        assert [level["bot"] for level in game["levels"]] == LEVELS
        assert [level["title"] for level in game["levels"]] == TITLES
        measured = RATINGS[game["key"]]
        ratings = [level["rating"] for level in game["levels"]]
        assert ratings[len(measured) :] == [None] * (len(ratings) - len(measured))
        ratings = ratings[: len(measured)]
        assert ratings == measured
        assert ratings[0] == 0
        assert ratings == sorted(set(ratings))


def test_whoever_is_no_level_can_be_seated_all_the_same(server: Server):
    answer = Guest(server.url).http.get("/api/games").json()
    assert answer["bots"] == BOTS
    assert {"random", "greedy"} == set(answer["bots"]) - {level["bot"] for level in answer["games"][0]["levels"]}


def test_a_game_that_nobody_has_measured_has_levels_without_ratings(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(RATINGS, "petal")
    assert [level["rating"] for level in levels("petal")] == [None] * 10
