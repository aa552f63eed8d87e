# Everything runs in .venv, which is made here; outside the project only PostgreSQL is installed, where it may be.
#
#   make play       sit down at the table
#   make test       what CI runs
#   make check      the inner loop: lint, types, quick tests on the sources
#   make lint       ruff, mypy --strict, and the page's own checks
#   make web        the page for the browser, built into the package
#   make types      the page's types and pieces, made from Python anew
#   make screenshots  every page and game, light and dark, large and small
#   make bench      decisions a second, compiled, interpreted and in plain C
#   make torture    kill the server 300 times under load and count what is lost
#   make siege      what honest tables notice of an attack
#   make arena      how strong the bots are, in bouts that take their time
#   make load       how many tables, sockets and moves a second this machine carries
#   make lock       pin the dependencies anew
#   make goldens    write the golden games and counts anew, after a change of rules

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find hortus -name '*.py' -o -name '*.toml' -o -name '*.md' -not -path '*/__pycache__/*') $(wildcard building/*.py) setup.py pyproject.toml
PAGE := hortus/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/pack.js
# npm finds node by the path, wherever it came from.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier
# Tests of the rules: they hold for both builds. The rest is tested once.
RULES_TESTS := tests/core tests/games tests/every_table tests/playthroughs tests/perft

.PHONY: setup postgres web types play test beside check lint lint-page chromium screenshots bench torture siege arena load lock goldens clean

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

# Node from the machine if it is new enough, else from PyPI.
.venv/node: .venv/packages node.lock
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1; then :; else \
		echo "Fetching Node ..." && $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement node.lock; fi
	@touch $@

web/node_modules/.package-lock.json: .venv/node web/package-lock.json web/package.json
	@$(NPM) ci --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@touch $@

web: $(PAGE)

types: .venv/packages
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 $(BIN)/python -m hortus.server.typescript web/src/generated

# Built and installed for real: a compiled module beside an edited source would shadow it.
.venv/installed: .venv/packages $(PAGE) $(SOURCES)
	@echo "Building Hortus (a minute or two the first time; later only what has changed) ..."
	@rm -rf build/lib*
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/hortus --version
	@touch $@

play: setup
	@$(BIN)/hortus serve

# A browser for the tests, from the system's packages where it is missing; two installations at once would be refused.
chromium: .venv/packages | postgres
	@$(BIN)/python tests/browser/chromium.py

# Compiling keeps one core busy for minutes; the other does meanwhile what needs no compiled rules.
test:
	@$(MAKE) --no-print-directory -j2 setup beside
	$(BIN)/pytest -n 2 --ignore=tests/browser --ignore=tests/arena
	$(BIN)/pytest -n 2 tests/browser

beside: lint chromium
	@$(NPM) run --silent test
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 HORTUS_PART=0.3 $(BIN)/pytest $(RULES_TESTS) tests/server/sealed

lint: .venv/packages lint-page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir=.venv/types  # the compiler has a cache of its own

lint-page: web/node_modules/.package-lock.json
	@$(NPM) run --silent check

screenshots: setup chromium
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/screenshots

check: lint
	PYTHONPATH=$(CURDIR) HORTUS_INTERPRETED=1 HORTUS_PART=0.02 $(BIN)/pytest -n 2 -m "not slow" $(RULES_TESTS) tests/house

bench: setup
	@$(BIN)/hortus bench

torture: setup
	PYTHONPATH=tests $(BIN)/python -P -m torture

siege: setup
	PYTHONPATH=tests $(BIN)/python -P -m torture.siege

arena: setup
	$(BIN)/pytest -n 2 tests/arena

load: setup
	PYTHONPATH=tests $(BIN)/python -P -m torture.load

lock:
	uv pip compile --universal --generate-hashes --no-header --extra dev --python-version 3.11 pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes --no-header --python-version 3.11 node.in -o node.lock

goldens: .venv/packages
	PYTHONPATH=$(CURDIR):tests HORTUS_INTERPRETED=1 $(BIN)/python tests/goldens.py

clean:
	rm -rf .venv build *.egg-info web/node_modules hortus/server/page
