"""What the OpenAPI document says about all requests. Programmers read it, in English."""

from typing import Any

from hortus.server.http.schemas import Refusal

DESCRIPTION = "Tables for five garden games: the same perspective for every player, person or program."
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": words}
    for status, words in {
        400: "Refused; the reason is a sentence",
        403: "Not for this caller",
        404: "No such table, or its link was not given",
        408: "Too long under way",
        409: "Not now",
        413: "Too large",
        415: "Not JSON",
        422: "Does not fit the schema",
        429: "Too many requests",
        503: "Nothing can be stored now",
    }.items()
}
