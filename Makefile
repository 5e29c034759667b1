# The two commands for everybody: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/sh
# What Python compiles it keeps, whatever the environment says: there are many processes here, and they import the same.
export PYTHONDONTWRITEBYTECODE :=
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what developing needs on top of it.
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
# Made anew if there is none, or if making it was interrupted.
NEW_VENV = $(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv $(VENV)
PIP_INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PIP_WHEEL = $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist
# What an earlier build left behind would go into the next one; compiled modules are checked by their age.
OLD_FILES = find build/lib* build/bdist* -type f ! -name '*.so' -delete 2>/dev/null || true
COMPILED := build/compiled
# A compiled build there is, at least the one that tests need, which is made in half the time; and one that is as fast
# as can be, for all that is measured or given away.
STAMP := $(COMPILED)/.stamp
OPTIMISED := $(COMPILED)/.optimised
SOURCES := $(shell find src -path '*/static' -prune -o \( -name '*.py' -o -name '*.json' -o -name '*.ftl' \) -print) setup.py
# A fresh compiled build is used by itself; an outdated one is ignored.
FRESH = $(shell test -e $(STAMP) && test -z "$$(find src setup.py -path '*/static' -prune -o -newer $(STAMP) \( -name '*.py' -o -name '*.json' -o -name '*.ftl' \) -print | head -1)" && echo $(COMPILED))
WHEELS := dist/.stamp
# The browser client: Node.js is needed to build it, not to run it; without one it comes from PyPI.
NPM = PATH="$$($(CURDIR)/scripts/node):$$PATH" npm
NODE_FOUND := $(shell scripts/node --found)
STATIC := src/orrery/server/static/index.html
NODE_MODULES := web/node_modules/.installed
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
JOBS ?= 2
# Tests wait for disks, processes and browsers, so one more of them than cores keeps all cores busy.
TEST_JOBS := $(shell echo $$(($(JOBS) + 1)))
# What takes longest before anything can be tested comes first; the page is built and checked while Python's packages
# are installed. The Python tests come last and give way, for they are the smallest pieces: they fill what others leave.
STAGES := $(STAMP) $(STATIC) check-web test-web check-python test-plain e2e test-dist test-compiled
# Plugins are named: of those that are found, pytest rewrites every module of every package, ours too, in each process.
PYTEST = $(BIN)/python -m pytest --disable-plugin-autoload -p orrery.testing.plugin -p xdist -p hypothesispytest
GAME ?= alien-frontiers
ARGS ?=

# What shows whether the builds differ: whole games, every hash and word of them, old records, core, and what
# bots do in positions that are known. The rulings and the rest of the bots run on the compiled build, and in a
# full run on both.
TESTS_OF_BOTH_BUILDS := tests/golden tests/records tests/core tests/bots/test_known_positions.py tests/test_build.py

.PHONY: play terminal test test-all check check-python check-web test-compiled test-plain test-web e2e test-dist compile web dist bench strength levels load golden help clean

play: $(PLAYABLE) $(STATIC) ## open the table in the browser: a server of your own, bots included (ARGS="--port 9000")
	@PYTHONPATH=$(FRESH) $(BIN)/orrery serve --open $(ARGS)

terminal: $(PLAYABLE) ## play a game in the terminal against bots (GAME=..., ARGS="--lang pl")
	@PYTHONPATH=$(FRESH) $(BIN)/orrery play $(GAME) $(ARGS)

# The page is built and its logic tested while Python's packages are installed, unless Node.js is one of these.
test: $(if $(NODE_FOUND),,$(INSTALLED)) ## everything CI runs, about thirteen minutes on two idle cores
	@$(MAKE) --no-print-directory -j$(TEST_JOBS) --output-sync=line $(STAGES)

test-all: ## the same with every exhaustive product: both builds, both databases, all options (about an hour)
	@$(MAKE) --no-print-directory check $(OPTIMISED) $(STATIC)
	@# Ray is as large as a fifth of all else, and only used here.
	@$(PIP_INSTALL) --editable '.[cluster]' --no-compile --no-build-isolation
	ORRERY_FULL=1 ORRERY_BUILD=python $(PYTEST) --dist worksteal -n $(TEST_JOBS)
	@ORRERY_FULL=1 $(MAKE) --no-print-directory test-compiled test-web e2e test-dist

check: check-python check-web ## linters, types and import rules

check-python: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(NODE_MODULES)
	cd web && $(NPM) run --silent check

test-compiled: $(STAMP) ## the Python tests, on the compiled build
	ORRERY_BUILD=compiled PYTHONPATH=$(COMPILED) nice $(PYTEST) --dist worksteal -n $(TEST_JOBS)

test-plain: $(INSTALLED) ## whole games, core and known positions of the bots on plain Python
	ORRERY_BUILD=python $(PYTEST) $(TESTS_OF_BOTH_BUILDS)

test-web: $(NODE_MODULES) ## the logic of the browser client
	cd web && $(NPM) run --silent test

e2e: $(STAMP) $(STATIC) ## matches in Chromium against a real server
	scripts/browser
	cd web && PYTHONPATH=$(CURDIR)/$(COMPILED) $(NPM) run --silent e2e

test-dist: $(WHEELS) ## both wheels, each in an environment with nothing else: a match in the terminal and one at a server
	$(BIN)/python scripts/try_wheels dist/*.whl

compile: $(OPTIMISED) ## compile engine, games and bots with mypyc; used from then on by play and bench

web: $(STATIC) ## build the browser client into the package

dist: $(OPTIMISED) ## wheels with the page inside, plain and compiled, in dist/
	@$(MAKE) --no-print-directory $(WHEELS)

bench: $(INSTALLED) ## speed of the games on this machine
	PYTHONPATH=$(FRESH) $(BIN)/python benchmarks/speed.py

strength: $(OPTIMISED) ## the table of bot strength (about half an hour)
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/strength.py --game $(GAME)

levels: $(OPTIMISED) ## how far the levels of the bots are apart, in all games (hours; ARGS="--game alien-frontiers --players 2")
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/levels.py $(ARGS)

load: $(OPTIMISED) ## how many live tables the server bears (about five minutes)
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/load.py

golden: $(INSTALLED) ## rewrite the golden playthroughs after a deliberate change of rules
	$(BIN)/python -m pytest tests/golden --orrery-golden-update

$(PLAYABLE): pyproject.toml setup.py constraints.txt
	@$(NEW_VENV)
	@echo "installing into $(VENV) ..."
	@$(PIP_INSTALL) --editable '.[terminal,server]'
	@touch $@

$(INSTALLED): pyproject.toml setup.py constraints.txt
	@$(NEW_VENV)
	@echo "installing into $(VENV), with everything the tests need ..."
	@# The pip that comes with Python may be years old, and takes twice as long to find the versions that are named.
	@$(PIP_INSTALL) --upgrade pip setuptools --no-compile
	@# Hardly half of what comes is ever imported: that is compiled then.
	@$(PIP_INSTALL) --editable '.[dev]' --no-compile --no-build-isolation
	@touch $@ $(PLAYABLE)

$(NODE_MODULES): web/package.json scripts/node | $(if $(NODE_FOUND),,$(PLAYABLE))
	@echo "installing what the browser client is built with ..."
	@cd web && $(NPM) install --silent
	@touch $@

$(STATIC): $(NODE_MODULES) $(WEB_SOURCES)
	@echo "building the browser client ..."
	@cd web && $(NPM) run --silent build
	@touch $@

define compile
	@echo "compiling with mypyc into $(COMPILED) ..."
	@rm -rf $(COMPILED)
	@$(OLD_FILES)
	@ORRERY_COMPILE=$(1) $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --target $(COMPILED) .
	@# The page is always the one that was built last, whichever of the two was built first.
	@rm -rf $(COMPILED)/orrery/server/static && ln -s $(CURDIR)/src/orrery/server/static $(COMPILED)/orrery/server/static
	@touch $(STAMP)
endef

$(STAMP): $(INSTALLED) $(SOURCES)
	$(call compile,quick)

$(OPTIMISED): $(INSTALLED) $(SOURCES)
	$(call compile,1)
	@touch $@

$(WHEELS): $(STAMP) $(STATIC)
	@echo "building wheels into dist ..."
	@rm -rf dist
	@$(OLD_FILES)
	@$(PIP_WHEEL) .
	@ORRERY_COMPILE=$$(test -e $(OPTIMISED) && echo 1 || echo quick) $(PIP_WHEEL) .
	@touch $@

clean: ## remove everything the targets made
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/orrery/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /  make \1\t/' | expand -t 24
