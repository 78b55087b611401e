# GNU make and a POSIX shell. `make` alone lists the targets.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
RULES ?= duel
MINUTES ?= 5

BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# uv is many times as fast; pip does it where uv can't be had, or has not been told where this machine's packages are.
INSTALL = sh -c '$(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" || $(PIP) "$$@"' --
LOCK_VENV := build/lock-venv
# All but `train`: PyTorch is gigabytes, and only whoever trains a network needs it.
TESTED_EXTRAS := alerts cluster compile mcp network openspiel passkeys peers postgres research telemetry
COMPILE_LOCK := $(LOCK_VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv play play-terminal page check check-code check-page test test-all test-long test-compiled test-wheel \
	fuzz trust compiled clean-compiled docs bench bench-check bench-record load lock clean

# Tests start hundreds of processes: what Python has compiled once is kept.
unexport PYTHONDONTWRITEBYTECODE

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) \
		| while IFS='|' read -r target text; do printf '  make %-15s %s\n' "$$target" "$$text"; done

venv: $(VENV)/.installed ## Build .venv with everything for development (PYTHON=python3.12 and VENV=folder choose others).

# What players need, and nothing left over from an older lock; PyPI's Node only where no other builds the page.
$(VENV)/.locked: requirements.lock requirements-node.lock requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Monumental needs Python 3.11 or newer, and '$(PYTHON)' is older or missing: name another one with make PYTHON=..." >&2; \
		exit 1; }
	@echo "Fetching what Monumental needs into $(VENV)."
	@$(PYTHON) -m venv --clear $(VENV)
	-@$(PIP) --require-hashes -r requirements-uv.lock
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(BIN)/python tools/page.py --node 2>/dev/null || { \
		echo "No Node to build the page with is installed here: fetching PyPI's."; \
		$(INSTALL) --require-hashes -r requirements-node.lock; }
	@touch $@

# The installation builds the page, but says nothing meanwhile.
$(VENV)/.playable: $(VENV)/.locked pyproject.toml
	@$(BIN)/python tools/page.py
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed: $(VENV)/.playable requirements-dev.lock
	@echo "Fetching what developing it needs."
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# The code is read and never run, so it need not be installed.
$(VENV)/.documented: $(VENV)/.locked requirements-docs.lock
	@echo "Fetching what its site needs."
	@$(INSTALL) --require-hashes -r requirements-docs.lock
	@touch $@

play: page ## Play in the browser: start the web app and open it (ARGS="--port 8001" and the like are passed on).
	@find src -name '*.so' | grep -q . || echo "Bots think several times as fast after 'make compiled' (a C compiler, ten minutes, once)."
	@$(BIN)/monumental serve $(ARGS)

play-terminal: $(VENV)/.playable ## Play in the terminal (RULES=classic chooses the base game; ARGS="--lang cs" and the like are passed on).
	@$(BIN)/monumental play $(RULES) $(ARGS)

# It compares contents, so a page that is up to date costs nothing.
page: $(VENV)/.playable ## Build the page of the web app, if its sources in ui/ have changed.
	@$(BIN)/python tools/page.py

# Types of the code and those of the page are checked side by side: each takes a minute and one core.
check: venv page ## Check style, types and imports, and the page.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@$(MAKE) --no-print-directory -j 2 check-code check-page

check-code:
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check-page:
	$(BIN)/python tools/page.py --once check test

# Compiled modules win over the sources beside them, so they go first.
test: clean-compiled check ## What is run while one works: checks, rules, cards, texts, play, one block of seeds (minutes).
	$(PYTEST) -m 'not long or interpreted' $(ARGS)

test-all: LONG = long
test-all: AGAIN = tests/rules tests/cards tests/golden tests/properties
test-all: test test-compiled test-wheel docs ## Everything: also statistics, all seeds, the browser, crowds, both databases.

test-long: clean-compiled venv page ## What make test leaves out, on the engine as it is written.
	$(PYTEST) -m long $(ARGS)

fuzz: venv ## Play games of every kind and check every position, then look for leaks (MINUTES=5 of each).
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) --jobs $$(getconf _NPROCESSORS_ONLN) $(ARGS)
	$(BIN)/python -m tests.properties.campaign --games 100000 --minutes $(MINUTES)

trust: venv ## Kill, attack and break the program for MINUTES=5 in all, and write docs/trust.md.
	$(BIN)/python -m tests.trust --minutes $(MINUTES) --page docs/trust.md $(ARGS)

compiled: venv clean-compiled ## Compile the engine, the games, how bots think and what tables say with mypyc, in place (needs a C compiler; ARGS=--trained takes twice as long and plays a seventh faster).
	$(BIN)/python tools/compile.py $(ARGS)

# Whatever only repeats a long test with yet more seeds is left to make test-all.
LONG = long and not campaign
AGAIN = tests/golden tests/properties

# Long games take half as long there; golden games and properties prove that it plays by the same rules.
test-compiled: page venv clean-compiled ## What make test leaves out, and golden games again, on the compiled engine, which is then removed.
	$(BIN)/python tools/compile.py --quickly
	@status=0; \
	$(PYTEST) -m 'not long and not interpreted' $(AGAIN) $(ARGS) || status=$$?; \
	$(PYTEST) -m '$(LONG) and not interpreted' $(ARGS) || status=$$?; \
	$(MAKE) --no-print-directory clean-compiled; \
	exit $$status

test-wheel: venv page ## Install the wheel into an empty environment of every Python here, and use it there.
	$(BIN)/python tools/wheel.py $(ARGS)

clean-compiled: ## Remove what was compiled.
	@find src -name '*.so' -type f -exec rm -f {} +
	@rm -rf build

# The banner that it leaves out is about the theme's future: docs/decisions/013-docs-site.md.
docs: $(VENV)/.documented ## Build the site of docs/ and the reference into build-docs; a link, page or name that is missing stops it.
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict $(ARGS)

bench: venv ## Measure the engine.
	@$(BIN)/monumental bench $(ARGS)

bench-check: venv ## Warn where the engine has become slower beside catanatron than benchmarks/ratios.json says.
	@$(BIN)/monumental bench --peers --compare benchmarks/ratios.json --pairs 6 $(ARGS)

bench-record: venv ## Measure the engine beside all peers and write the ratios down (a quarter of an hour).
	@$(BIN)/monumental bench --peers --record benchmarks/ratios.json $(ARGS)
	@$(BIN)/python tools/performance_page.py

load: page $(VENV)/.installed ## Load on the web app: 300 live tables on this machine (ARGS="--seconds 20" and the like).
	@$(BIN)/python -m benchmarks.load $(ARGS)

lock: ## Resolve pyproject.toml into the lock files (ARGS=--upgrade takes the newest versions).
	$(PYTHON) -m venv $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE_LOCK) --group build --output-file requirements.lock $(ARGS) pyproject.toml
	$(COMPILE_LOCK) --extra alerts --extra passkeys --extra postgres --extra telemetry --constraint requirements.lock --output-file requirements-server.lock \
		$(ARGS) pyproject.toml
	$(COMPILE_LOCK) --group pyproject.toml:node --output-file requirements-node.lock $(ARGS)
	$(COMPILE_LOCK) --group pyproject.toml:install --output-file requirements-uv.lock $(ARGS)
	$(COMPILE_LOCK) $(TESTED_EXTRAS:%=--extra %) --group dev --constraint requirements.lock \
		--output-file requirements-dev.lock $(ARGS) pyproject.toml
	$(COMPILE_LOCK) --group pyproject.toml:docs --constraint requirements-dev.lock \
		--output-file requirements-docs.lock $(ARGS)
	@! grep -nE 'https?:' requirements*.lock || { echo "A lock file must not name a package index." >&2; exit 1; }

clean: clean-compiled ## Remove everything that was built or fetched, .venv too.
	rm -rf $(VENV) build-docs dist ui/node_modules src/monumental/web/page
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
