# Everything happens in .venv and build/; building/ has the steps. Only `make test` asks the machine for packages.
#
#   make play       sit down at the table
#   make test       what CI runs
#   make check      the inner loop: lint, types, quick tests on the sources
#   make lint       ruff, mypy --strict, and the page's own checks
#   make types      the page's types and pieces, made from Python anew
#   make screenshots  every page and game, light and dark, large and small
#   make bench      decisions a second, compiled, interpreted and in plain C
#   make torture    kill the server 300 times under load and count what is lost
#   make siege      what honest tables notice of an attack
#   make arena      how strong the bots are, in bouts that take their time
#   make load       how many tables, sockets and moves a second this machine carries
#   make mutants    small changes of meaning that the tests should notice: AREA=core COUNT=50 SEED=1
#   make lock       pin the dependencies anew
#   make goldens    write the golden games and counts anew, after a change of rules
#   make decisions  write what the bots decide anew, after a change of bots

PYTHON ?= python3
BIN := .venv/bin
# npm finds node by the path, wherever it came from.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier
# Tests of the rules: they hold for both builds. The rest is tested once.
RULES_TESTS := tests/core tests/games tests/every_table tests/playthroughs tests/perft

.PHONY: python setup tools system types play test lint lint-page check screenshots bench torture siege arena load mutants lock goldens decisions clean

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hortus needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }

# What playing needs: the environment, the page and the compiled rules, each made anew only where something changed.
setup: python
	@$(PYTHON) -m building.prepare play

# The same, and what the tests need besides.
tools: python
	@$(PYTHON) -m building.prepare test

# What the tests need from the machine: PostgreSQL and a browser, from its packages where they are missing.
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
	$(BIN)/mypy --cache-dir=.venv/types  # the compiler has a cache of its own

lint-page: tools
	@$(NPM) run --silent check

screenshots: tools system
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/screenshots

check: lint
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 HORTUS_PART=0.02 $(BIN)/pytest -n 2 -m "not slow" $(RULES_TESTS) tests/house

bench: setup
	@$(BIN)/hortus bench

torture: tools
	PYTHONPATH=tests $(BIN)/python -P -m torture

siege: tools
	PYTHONPATH=tests $(BIN)/python -P -m torture.siege

arena: tools
	$(BIN)/pytest -n 2 tests/arena

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
	$(LOCK) requirements/node.in -o requirements/node.lock

goldens: tools
	PYTHONPATH=$(CURDIR):tests HORTUS_INTERPRETED=1 $(BIN)/python tests/goldens.py

decisions: setup
	PYTHONPATH=tests $(BIN)/python -P tests/goldens.py decisions

clean:
	rm -rf .venv build *.egg-info web/node_modules hortus/server/page
