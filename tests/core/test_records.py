"""Records that are broken, foreign or forged."""

import json

import pytest

import hortus
from hortus import editions, records
from hortus.core.deal import sealed
from hortus.core.record import read_record


@pytest.fixture(scope="module")
def finished():
    match = hortus.Match(hortus.rules("petal"), deal=hortus.sealed("ab" * 32, ["ada", "ben"]))
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match.record().as_dict()


def changed(record, **changes):
    return read_record({**record, **changes})


def test_a_finished_record_proves_itself(finished):
    assert hortus.verify(read_record(finished)).scores() == tuple(finished["scores"])


def test_a_forged_secret_is_found(finished):
    deal = {**finished["deal"], "secret": "cd" * 32}
    with pytest.raises(hortus.RecordError, match="does not match the commitment"):
        hortus.verify(changed(finished, deal=deal))


def test_a_forged_nonce_is_found(finished):
    deal = {**finished["deal"], "nonces": ["ada", "eve"]}
    with pytest.raises(hortus.RecordError, match="The dice of this deal give"):
        hortus.verify(changed(finished, deal=deal))


def test_a_forged_score_is_found(finished):
    with pytest.raises(hortus.RecordError, match="its moves give"):
        hortus.verify(changed(finished, scores=[99, 0]))
    with pytest.raises(hortus.RecordError, match="its moves give"):
        hortus.replay(changed(finished, scores=[99, 0]))


def test_a_record_cut_short_does_not_claim_a_result(finished):
    with pytest.raises(hortus.RecordError):
        hortus.verify(changed(finished, moves=finished["moves"][:-1]))


def test_an_illegal_move_is_found(finished):
    moves = [list(move) for move in finished["moves"]]
    moves[-1][1] = 0
    with pytest.raises(hortus.RecordError, match=f"Move {len(moves)} of the record: a1\\^ is not possible now"):
        hortus.verify(changed(finished, moves=moves))


def test_moves_after_the_end_are_refused(finished):
    with pytest.raises(hortus.RecordError, match="The game is over"):
        hortus.verify(changed(finished, moves=[*finished["moves"], [0, 0]]))


def test_chance_out_of_place_is_refused(finished):
    moves = [*finished["moves"][:60], [-1, 0]]
    with pytest.raises(hortus.RecordError, match="There is a random draw where a seat should decide"):
        hortus.verify(changed(finished, moves=moves, scores=[]))
    with pytest.raises(hortus.RecordError, match="A seat decides where there should be a random draw"):
        hortus.verify(changed(finished, moves=[[0, 0]], scores=[]))


def test_an_unfinished_sealed_game_keeps_its_secret_and_cannot_be_proved_yet():
    match = hortus.Match(hortus.rules("petal"), deal=hortus.sealed("ab" * 32, ["x", "y"]))
    written = match.record().as_dict()
    assert "ab" * 32 not in json.dumps(written)
    with pytest.raises(hortus.RecordError, match="only a finished game can be verified"):
        hortus.verify(read_record(written))
    again = hortus.replay(read_record(written))
    assert again.moves == match.moves
    assert again.record().as_dict() == written
    with pytest.raises(hortus.IllegalAction, match="The secret of this deal is not known here"):
        again.submit(again.waiting[0], again.legal(again.waiting[0])[0])
    assert again.moves == match.moves


def test_a_record_that_ends_within_chance_is_settled_where_its_dice_are_known():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    written = match.record().as_dict()
    assert hortus.replay(changed(written, moves=written["moves"][:9])).moves == match.moves
    unknown = {"commitment": "ab" * 32, "nonces": []}
    with pytest.raises(
        hortus.RecordError, match="The next step is a random draw, but the secret of this deal is not known"
    ):
        hortus.replay(changed(written, moves=written["moves"][:9], deal=unknown))
    looked = hortus.replay(read_record(written), 9)
    assert len(looked.moves) == 9
    with pytest.raises(hortus.IllegalAction, match="A random draw comes first; then a seat can decide"):
        looked.submit(0, 0)


def test_moves_that_were_taken_over_are_not_proved(finished):
    with pytest.raises(hortus.RecordError, match="its deal proves none of them"):
        hortus.verify(changed(finished, deal={**finished["deal"], "given": len(finished["moves"])}))
    forged = [list(move) for move in finished["moves"]]
    place = next(index for index in range(9, 40) if forged[index][1] != forged[index + 1][1])
    forged[place], forged[place + 1] = forged[place + 1], forged[place]
    with pytest.raises(hortus.RecordError, match=f"Move {place + 1} of the record: The dice of this deal give"):
        hortus.verify(changed(finished, moves=forged, deal={**finished["deal"], "given": 3}))


def test_a_record_never_names_a_file(finished, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text("secret")
    with pytest.raises(hortus.RecordError, match=r"has no edition 'mine\.toml', and the record does not contain one"):
        hortus.replay(changed(finished, edition="mine.toml"))


@pytest.mark.parametrize("wrong", [{}, "game.json", None])
def test_only_a_record_is_replayed_proved_or_saved(wrong, tmp_path):
    for ask in [hortus.replay, hortus.verify, lambda record: hortus.save(record, tmp_path / "game.json")]:
        with pytest.raises(hortus.RecordError, match="A record is needed"):
            ask(wrong)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("moves", [-1, 10_000, "3", True])
def test_a_record_is_looked_at_within_its_moves(finished, moves):
    with pytest.raises(hortus.RecordError, match="ask for 0 to"):
        hortus.replay(read_record(finished), moves)


def test_a_record_is_saved_and_loaded_by_path_or_text(finished, tmp_path):
    for path in [tmp_path / "one.json", str(tmp_path / "two.json")]:
        hortus.save(read_record(finished), path)
        hortus.save(read_record(finished), path)  # a record may be written over
        assert hortus.load(path).as_dict() == finished
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]


@pytest.mark.parametrize("name", ["", "a\0b", "\ud800", 5, None])
def test_what_cannot_be_a_file_is_refused(finished, name):
    for ask in [hortus.load, lambda path: hortus.save(read_record(finished), path)]:
        with pytest.raises(hortus.RecordError):
            ask(name)


def test_a_link_to_a_record_stays_a_link(finished, tmp_path):
    record = read_record(finished)
    hortus.save(record, tmp_path / "far.json")
    (tmp_path / "near.json").symlink_to("far.json")
    hortus.save(record, tmp_path / "near.json")
    assert (tmp_path / "near.json").is_symlink()
    (tmp_path / "round.json").symlink_to("round.json")
    with pytest.raises(hortus.RecordError, match="is not a file; name another one"):
        hortus.save(record, tmp_path / "round.json")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": 9}, "format should be 1, not 9"),
        ({"game": "chess"}, "There is no game 'chess'; the games are flutter, petal"),
        ({"game": 5}, "game should be a text, not 5"),
        ({"seats": "2"}, "seats should be a whole number, not '2'"),
        ({"seats": 3}, "Petal is played with 2 seats, not 3"),
        ({"version": 99}, "Version 99 of the rules of Petal is not available here; this is version 1."),
        ({"modules": ["x"]}, "Petal has no module 'x'"),
        ({"options": {"contents": "shut"}}, "Option contents of Petal can be open or memory, not 'shut'"),
        ({"options": []}, "options should be an object of texts"),
        ({"edition": "rare"}, "Petal has no edition 'rare'"),
        ({"digest": "0"}, "digests differ"),
        ({"deal": 1}, "deal should be an object"),
        ({"deal": {}}, "needs a seed, or a commitment"),
        ({"moves": "x"}, "moves should be a list of at most"),
        ({"moves": [[1]]}, "Move 1 of the record should be a pair of whole numbers"),
        ({"moves": [[0, True]]}, "Move 1 of the record should be a pair of whole numbers"),
        ({"moves": [[-1, 2**70]]}, "Move 1 of the record should be a pair of whole numbers"),
        ({"moves": [[-1, 10**5000]]}, "Move 1 of the record should be a pair of whole numbers"),
        ({"scores": [2**70, 1]}, "scores should be a list of whole numbers"),
        ({"deal": {"seed": "\ud800"}}, "has a broken character"),
        ({"deal": {"commitment": "ab" * 32, "nonces": ["\ud800"]}}, "has a broken character"),
        ({"deal": {"commitment": "short", "nonces": []}}, "The commitment of a deal must have 64 hexadecimal digits"),
        ({"deal": {"secret": "ab" * 32, "nonces": []}}, "needs a seed, or a commitment"),
        ({"deal": {"commitment": "ab" * 32, "nonces": [], "bots": [2]}}, "a list of seats at this table"),
        ({"deal": {"commitment": "ab" * 32, "nonces": [], "bots": [True]}}, "a list of seats at this table"),
        ({"deal": {"commitment": "ab" * 32, "nonces": [], "bots": "0"}}, "a list of seats at this table"),
        ({"moves": [[-1, 7]]}, "Outcome 7 of the random draw is impossible here"),
        ({"moves": [[-7, 7]]}, "Move 1"),
        ({"scores": None}, "scores should be a list of whole numbers"),
        ({"components": 3}, "components should be an object"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(finished, change, fault):
    with pytest.raises(hortus.HortusError) as refused:
        hortus.verify(changed(finished, **change))
    assert fault in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_record_with_an_edition_of_its_own_replays_by_itself(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text('game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n')
    match = hortus.Match(hortus.rules("petal", edition=path), seed=1)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[-1])
    record = read_record(json.loads(records.text(match.record())))
    path.unlink()
    assert hortus.verify(record).scores() == match.scores()
    forged = {**record.as_dict(), "components": {**record.setup.components, "fewer": 9}}
    with pytest.raises(hortus.RecordError, match="digests differ"):
        hortus.verify(read_record(forged))


def test_a_digest_depends_on_the_data_and_not_on_the_layout():
    one = editions.from_bytes("a.toml", b"side = 5\ntiles = [1, 2]")
    two = editions.from_bytes("b.toml", b"# mine\ntiles = [1,  2]\nside = 5\n")
    three = editions.from_bytes("c.toml", b"side = 5\ntiles = [2, 1]")
    assert one.digest == two.digest != three.digest


def test_moves_from_another_match_need_only_be_legal():
    """They were drawn by other dice; what comes after them is proved."""
    earlier = hortus.Match(hortus.rules("petal"), seed=3)
    for _ in range(4):
        earlier.submit(earlier.waiting[0], earlier.legal(earlier.waiting[0])[0])
    deal = sealed("cd" * 32, ["a", "b"], given=len(earlier.moves))
    match = hortus.Match(hortus.rules("petal"), deal=deal, begin=False)
    match.follow(earlier.moves, proving=False)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert hortus.verify(match.record()).moves == match.moves
