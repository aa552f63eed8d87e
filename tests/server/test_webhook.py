"""Where a webhook may go: to a host the operator named, and there to one port."""

import pytest
from cli.running import refused

from hortus.core.errors import SetupError
from hortus.server.tables import webhook


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("https://table.example/x", ("table.example",)),
        ("http://TABLE.example:80/x", ("table.example",)),
        ("https://table.example:443/", ("Table.example",)),
        ("https://table.example/", ("table.example:443",)),
        ("http://table.example:8080/", ("other.example", "table.example:8080")),
        ("http://[::1]:8080/", ("[::1]:8080",)),
    ],
)
def test_a_webhook_goes_to_the_port_that_was_named_or_the_usual_one(url, hosts):
    assert webhook.checked(url, hosts) == url


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("https://table.example:22/", ("table.example",)),
        ("http://table.example:443/", ("table.example",)),
        ("https://table.example:80/", ("table.example",)),
        ("http://table.example:8081/", ("table.example:8080",)),
        ("http://table.example/", ("table.example:8080",)),
        ("http://table.example:0/", ("table.example",)),
        ("http://sub.table.example/", ("table.example",)),
        ("http://[::1]:6379/", ("[::1]:8080",)),
    ],
)
def test_an_allowed_host_does_not_allow_its_other_ports(url, hosts):
    with pytest.raises(SetupError, match="host and port"):
        webhook.checked(url, hosts)


@pytest.mark.parametrize("place", ["https://x/", "x:99999", "a@b", "[::1", ""])
def test_what_cannot_be_a_host_is_one_sentence(place, tmp_path):
    with pytest.raises(SetupError, match="--webhook-host needs a host"):
        webhook.named(place)
    if place.startswith("https"):
        words = ("serve", "--no-browser", "--data", str(tmp_path / "d"), "--webhook-host", place)
        assert "--webhook-host needs a host" in refused(*words)
