# Everything is built in .venv and build/; the steps are in building/. Only `make test` installs system packages.
#
#   make play       start the server and open the browser
#   make test       what CI runs
#   make check      the quick check: lint, types, quick tests on the sources
#   make lint       ruff, mypy --strict, and the page's own checks
#   make docs       build and check the documentation site in build/site
#   make types      generate the page's types and pieces from Python
#   make screenshots  every page and game, light and dark, large and small
#   make references  the reference pictures of the visual tests, after a change of a board
#   make bench      decisions per second: compiled, interpreted and in C
#   make torture    kill the server 300 times under load and count what is lost
#   make siege      measure what players notice during an attack
#   make browser    every browser test, in every language and way; takes long
#   make arena      measure how strong the bots are; takes long
#   make adapters   the conformance suites of the research libraries at every table; takes long
#   make load       measure how many tables, sockets and moves per second this machine can handle
#   make mutants    make faulty changes that the tests should notice: AREA=core COUNT=50 SEED=1
#   make lock       pin the dependencies again
#   make edits      edit editions at random as people do in the workshop, 10,000 times: SEED=1
#   make goldens    regenerate the golden games and counts, after a change of rules
#   make reasons    ask for the reason of 10,000 refused actions in every game
#   make decisions  regenerate what the bots decide, after a change of bots

PYTHON ?= python3
BIN := .venv/bin
# npm finds node through the path, wherever it comes from.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier
# Tests of the rules run in both builds, the rest only once.
RULES_TESTS := tests/core tests/games tests/every_table tests/playthroughs tests/perft

.PHONY: python setup tools system types play test lint lint-page check docs screenshots references bench torture siege browser arena adapters coach load mutants lock goldens edits reasons decisions clean

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hortus needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }

# What you need to play: the environment, the page and the compiled rules. Only what changed is built again.
setup: python
	@$(PYTHON) -m building.prepare play

# The same, and what the tests need.
tools: python
	@$(PYTHON) -m building.prepare test

# What the tests need from the machine: PostgreSQL and a browser. Installs missing system packages.
system: python
	@$(PYTHON) tests/system.py

types: tools
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 $(BIN)/python -m hortus.server.typescript web/src/generated

play: setup
	@$(BIN)/hortus serve

test: python
	@$(PYTHON) -m building.check

lint: tools lint-page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir=.venv/types  # the compiler has its own cache

lint-page: tools
	@$(NPM) run --silent check

docs: python
	@$(PYTHON) -m building.prepare docs
	@$(BIN)/python -m building.site

screenshots: tools system
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/screenshots

references: tools system
	PYTHONPATH=$(CURDIR)/tests $(BIN)/python -P -m visual.references

check: lint
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 HORTUS_PART=0.02 $(BIN)/pytest -n 2 -m "not slow" $(RULES_TESTS) tests/project

bench: setup
	@$(BIN)/hortus bench

torture: tools
	PYTHONPATH=tests $(BIN)/python -P -m torture

siege: tools
	PYTHONPATH=tests $(BIN)/python -P -m torture.siege

browser: tools system
	HORTUS_BROWSER=all $(BIN)/pytest -n 2 tests/browser

arena: tools
	$(BIN)/pytest -n 2 tests/arena

coach: tools
	for what in "calibration --games 1000" "calibration --seats 4 --games 300" "luck --games 1000" \
	    "levels --games 100" "planted --games 20" "time --games 3" summary; do \
	  PYTHONPATH=tests $(BIN)/python -P -m coach.measures $$what || exit 1; done

adapters: tools
	HORTUS_ADAPTERS=all $(BIN)/pytest -n 2 tests/adapters

load: tools
	PYTHONPATH=tests $(BIN)/python -P -m torture.load

AREA ?= all
COUNT ?= 50
SEED ?= 1
mutants: tools system
	PYTHONPATH=$(CURDIR):tests $(BIN)/python -P -m mutants $(AREA) --count $(COUNT) --seed $(SEED)

LOCK := uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
lock:
	$(LOCK) --group compile pyproject.toml -o requirements/play.lock
	$(LOCK) --group test --constraint requirements/play.lock pyproject.toml -o requirements/test.lock
	$(LOCK) --group docs --constraint requirements/test.lock -o requirements/docs.lock
	$(LOCK) requirements/node.in -o requirements/node.lock

goldens: tools
	PYTHONPATH=$(CURDIR):tests HORTUS_INTERPRETED=1 $(BIN)/python tests/goldens.py

edits: tools
	HORTUS_EDITS=10000 HORTUS_SEED=$(SEED) $(BIN)/pytest -n 2 tests/workshop/test_edits.py

reasons: setup
	PYTHONPATH=tests $(BIN)/python -P tests/every_table/reasons.py

decisions: setup
	PYTHONPATH=tests $(BIN)/python -P tests/goldens.py decisions

clean:
	rm -rf .venv build *.egg-info web/node_modules hortus/server/page
