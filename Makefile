# Everything runs in .venv, which is made here; outside the project only PostgreSQL is installed, where it may be.
#
#   make play       sit down at the table
#   make test       what CI runs
#   make check      the inner loop: lint, types, quick tests on the sources
#   make lint       ruff and mypy --strict
#   make bench      decisions a second, compiled, interpreted and in plain C
#   make torture    kill the server 300 times under load and count what is lost
#   make load       how many tables, sockets and moves a second this machine carries
#   make lock       pin the dependencies anew
#   make goldens    write the golden games and counts anew, after a change of rules

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find hortus -name '*.py' -o -name '*.toml' -o -name '*.md' -not -path '*/__pycache__/*') setup.py pyproject.toml
# Tests of the rules: they hold for both builds. The rest is tested once.
RULES_TESTS := tests/core tests/games tests/every_table tests/playthroughs tests/perft

.PHONY: setup postgres play test check lint bench torture load lock goldens clean

setup: .venv/installed postgres

# The tests start a private PostgreSQL; Debian keeps its programs off PATH.
postgres:
	@if ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing PostgreSQL for the tests ..."; \
	    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql; } >/dev/null 2>&1 \
	      || echo "PostgreSQL could not be installed; the tests of shared tables will fail until it is."; \
	  else echo "PostgreSQL was not found and may not be installed here; the tests of shared tables will fail until it is."; fi; fi

.venv/packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hortus needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python cannot make environments; install its venv package (on Debian: python3-venv)."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

# Built and installed for real: a compiled module beside an edited source would shadow it.
.venv/installed: .venv/packages $(SOURCES)
	@echo "Building Hortus (about a minute) ..."
	rm -rf build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/hortus --version
	@touch $@

play: setup
	@$(BIN)/hortus play petal

test: setup lint
	$(BIN)/pytest -n 2
	HORTUS_INTERPRETED=1 HORTUS_PART=0.3 $(BIN)/pytest -n 2 $(RULES_TESTS) tests/server/sealed

lint: .venv/packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: lint
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 HORTUS_PART=0.1 $(BIN)/pytest -n 2 -m "not slow"

bench: setup
	@$(BIN)/hortus bench

torture: setup
	PYTHONPATH=tests $(BIN)/python -P -m torture

load: setup
	PYTHONPATH=tests $(BIN)/python -P -m torture.load

lock:
	uv pip compile --universal --generate-hashes --no-header --extra dev --python-version 3.11 pyproject.toml -o requirements.lock

goldens: .venv/packages
	PYTHONPATH=$(CURDIR):tests HORTUS_INTERPRETED=1 $(BIN)/python tests/goldens.py

clean:
	rm -rf .venv build *.egg-info
