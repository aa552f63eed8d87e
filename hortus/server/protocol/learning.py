"""What clients are sent about a lesson: the same messages as at a table, from the learner's perspective.

A lesson has no table. A learner's choices so far say everything about it, the
client keeps them and sends them along, and the server keeps nothing.
"""

from hortus.core.events import Event
from hortus.lessons.lesson import Lesson
from hortus.lessons.run import Run
from hortus.match import Match
from hortus.server.protocol import payloads, practice, preview
from hortus.server.protocol.messages import Happened, Previewed, Refused, refused


def about(lesson: Lesson) -> dict[str, object]:
    """What never changes about it, in the form in which a table tells it."""
    return practice.about(lesson.rules)


def shown(run: Run) -> dict[str, object]:
    """Where the learner is: the table, and what the lesson says about it."""
    return {
        "now": happened(run, run.match, [], run.legal()),
        "step": {
            "number": run.number,
            "steps": run.lesson.shown,
            "over": run.over,
            "title": run.lesson.title.spelled(),
            "text": run.text().spelled(),
            "pointed": payloads.spelled(run.lesson.rules, run.pointed()),
            "lit": run.step.lit,
        },
    }


def chosen(run: Run, action: int) -> dict[str, object]:
    """The same after a choice, with what followed from it; or only the answer to an unhelpful one."""
    match = run.match
    heard = len(match.heard)
    answer = run.choose(action)
    if answer is not None:
        return {"answer": answer.spelled()}
    # The next step may begin at another position: the result of the choice is shown first.
    return {"then": happened(run, match, match.heard[heard:], []), "anew": run.match is not match, **shown(run)}


def foreseen(run: Run, action: int) -> Previewed | Refused:
    """What is sure to follow from an action; if it is not possible, why not."""
    if action not in run.legal():
        return refused("illegal", preview.why_not(run.perspective(), action))
    return preview.preview(run.perspective(), action, _salt(run), 0)


def happened(run: Run, match: Match, events: list[Event], legal: list[int]) -> Happened:
    """A position of the lesson, with what led to it."""
    undo = bool(legal) and run.undoable
    return practice.happened(match, run.lesson.seat, events, legal, _salt(run), len(run.done), undo)


def _salt(run: Run) -> str:
    """The seed of imagined worlds: known to the client, and different at every step."""
    return f"lesson {run.lesson.game} {run.lesson.key} {len(run.done)}"
