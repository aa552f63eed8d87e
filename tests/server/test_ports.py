"""A second table on a machine where one runs already."""

import socket

import pytest

from hortus.cli.serve import SERVE
from hortus.server import command, ports


def serve(*words):
    SERVE.run(SERVE.parser().parse_args(words))


@pytest.fixture
def served(monkeypatch):
    """The settings of servers that would have been started."""
    started: list = []
    monkeypatch.setattr(command, "serve", lambda settings, browser, **_: started.append(settings))
    return started


@pytest.fixture
def taken(monkeypatch):
    """The usual port, taken by something that is no table."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(ports, "USUAL", other.getsockname()[1])
        yield ports.USUAL


def test_a_table_that_runs_already_is_opened_again(server, monkeypatch, capsys, served):
    opened: list = []
    monkeypatch.setattr(ports, "USUAL", server.port)
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    serve()
    assert not served
    assert opened == [f"http://localhost:{server.port}/"]
    assert capsys.readouterr().out == f"Hortus is already at http://localhost:{server.port}/\n"


def test_a_table_of_its_own_beside_a_running_one_takes_the_next_free_port(server, monkeypatch, tmp_path, served):
    monkeypatch.setattr(ports, "USUAL", server.port)
    serve("--data", str(tmp_path), "--no-browser")
    [settings] = served
    assert server.port < settings.port < server.port + ports.TRIED


def test_beside_another_program_the_next_free_port_is_taken(taken, monkeypatch, served):
    monkeypatch.setattr(ports, "table_at", lambda host, port: False)
    serve("--no-browser")
    assert taken < served[0].port < taken + ports.TRIED


def test_a_port_that_was_asked_for_is_taken_or_refused(taken, served):
    serve("--port", str(taken), "--no-browser")
    assert served[0].port == taken, "the server itself says why it cannot have it"


def test_what_answers_otherwise_or_not_at_all_is_no_table(server, taken):
    assert ports.table_at("127.0.0.1", server.port)
    assert not ports.table_at("127.0.0.1", taken)


@pytest.mark.parametrize(("words", "offered"), [([], True), (["--no-edition-links"], False)])
def test_links_that_carry_an_edition_are_offered_unless_the_operator_says_no(words, offered, tmp_path, served):
    serve("--data", str(tmp_path), "--no-browser", *words)
    assert served[0].share_editions is offered
