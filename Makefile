# Two commands do everything: `make play` and `make test`.

VENV := .venv
BENCH := .venv-bench
RESEARCH := .venv-research
FAST := .venv-fast
PYTHON_OF_TESTS := $(VENV)/bin/python
# One process more than cores, because browser tests wait a third of their time. Each has its own servers and browser;
# idle processes take over tests of others.
PROCESSES := $(shell python3 -c 'import os; print(min(8, (os.cpu_count() or 1) + 1))')
IN_PARALLEL := --numprocesses=$(PROCESSES) --dist=worksteal

# Byte code is kept even where the caller's environment forbids it: the suite starts hundreds of processes, and each
# would compile every module that it imports.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play docs fast test test-quick lint suite rules test-all test-fast test-postgres test-research blunders games twins effects states views golden practice load lock attacks siege thinking reviews push clicks bench bench-research bench-solver clean help

play: ## install what is needed, start the server and open the browser
	@tools/environment $(VENV) table
	@$(VENV)/bin/python -m aevum serve --open

fast: ## compile the engines into .venv-fast: equal games, several times as fast
	@tools/environment $(FAST) dev
	@tools/compile $(FAST)

# `--quiet` would hide warnings from `--strict`, too.
docs: ## build the documentation site into the folder site; warnings are errors
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m mkdocs build --strict

test: ## lint, types and the whole test suite
	@tools/environment $(VENV) dev
	@tools/browser >/dev/null
	@tools/axe >/dev/null
	@$(MAKE) --no-print-directory --jobs=2 lint suite

test-quick: ## lint, types, and for every game the tests of its rules and a small contract suite; OF=tempus: of one game
	@tools/environment $(VENV) dev
	@$(MAKE) --no-print-directory --jobs=2 lint rules

# Types keep one core busy for half a minute: they are checked while the first tests run on the other.
lint:
	@$(PYTHON_OF_TESTS) -m ruff check --quiet .
	@$(PYTHON_OF_TESTS) -m ruff format --quiet --check .
	@$(PYTHON_OF_TESTS) tools/words
	@$(PYTHON_OF_TESTS) -m mypy --no-error-summary

suite:
	@$(PYTHON_OF_TESTS) -m pytest --quiet $(IN_PARALLEL)

rules:
	@$(PYTHON_OF_TESTS) -m pytest --quiet $(IN_PARALLEL) --aevum-budget quick $(if $(OF),-k $(OF)) \
		--ignore-glob="*/test_board.py" --ignore-glob="*/test_solver*.py" tests/games tests/golden src/aevum/testing/contract

test-all: ## the test suite with its large runs: thousands of games, legal against check on tens of thousands of positions
	@tools/environment $(VENV) dev,ray
	@$(PYTHON_OF_TESTS) -m pytest --exhaustive $(IN_PARALLEL)

test-fast: fast ## compiled engines: 200 games equal to those of plain ones, and the contract tests of every game
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m pytest --quiet tests/compiled --compiled $(FAST)/bin/python
	@$(FAST)/bin/python -m pytest --quiet $(IN_PARALLEL) --aevum-game all tests/contract tests/golden tests/games tests/bots

test-postgres: ## server tests on PostgreSQL, with two servers on one database
	@tools/environment $(VENV) dev
	@tools/postgres $(PYTHON_OF_TESTS) -m pytest --quiet tests/server --postgres

test-research: ## research environments, by the tests of PettingZoo, Gymnasium and OpenSpiel
	@tools/environment $(RESEARCH) dev,openspiel,bench-research
	@$(RESEARCH)/bin/python -m pytest --quiet $(IN_PARALLEL) tests/research

blunders: ## reviews of golden games with a planted blunder each: whether it is among the five costliest decisions
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests $(PYTHON_OF_TESTS) tests/review/blunders.py $(OF)

games: ## a thousand random games to the end, every piece counted after each decision
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m pytest --quiet --exhaustive $(IN_PARALLEL) tests/games/*/test_whole_games.py

twins: ## every verb of every game over HTTP and WebSocket, compared with a twin that differs only in hidden information; half an hour
	@tools/environment $(VENV) dev
	@cd tests && PYTHONPATH=.:third_party $(abspath $(PYTHON_OF_TESTS)) -m server.verb_twins $(OF)

effects: ## mutation test: remove each effect of each card in turn, and list those that no test notices
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests:tests/third_party $(PYTHON_OF_TESTS) -m effect_mutation $(OF)

states: ## generate state_fields.py of the games from the lists in fields.py
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests/third_party $(PYTHON_OF_TESTS) -m aevum.kernel.fields --by "make states" aevum.games.tempus aevum.games.tempus_imperium aevum.games.through_the_ages aevum.games.clash_of_cultures high_card hammer

lock: ## write constraints.txt, the versions that environments are installed with, and requirements-server.lock with hashes
	@tools/lock

golden: ## replay golden games under changed rules, and write those that differ: OF="--check FILE..."
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests:tests/third_party $(PYTHON_OF_TESTS) -m golden.remake $(OF)

practice: ## let bots try the practice positions of all games, and write their par.toml; OF=tempus: of one game
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m aevum.arena.practice_par $(OF)

views: ## generate docs/views.md from the views of the games
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) tools/views

load: ## load test with a thousand seats on a local server: delay, lost or doubled moves, memory
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.load

thinking: ## response time of picks while 21 hard bots think on a local server
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.attack_test hard

reviews: ## response time of picks while 20 reviews of matches are computed on a local server
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.attack_test reviews

attacks: ## attack test on a local server: response times of other clients during attacks and heavy load
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.attack_test

siege: attacks # the former name

push: ## size and rendering time of the message after a move, late in a long match
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.push

clicks: ## time from a click to the redrawn page, in a real Chromium
	@tools/environment $(VENV) dev
	@tools/browser >/dev/null
	@$(PYTHON_OF_TESTS) -m bench.clicks

bench: fast ## speed of the engines, plain and compiled, beside catanatron and OpenSpiel in one run
	@tools/environment $(BENCH) bench
	@$(BENCH)/bin/python -m bench.compare $(FAST)/bin/python

bench-research: ## steps a second of the environments, by compiled engines, beside PettingZoo's chess in one run
	@tools/environment $(FAST) dev,bench-research
	@tools/compile $(FAST)
	@$(FAST)/bin/python bench/environments.py

bench-solver: ## the solver at every hour of a day against a wide beam search, and ten times at the rulebook's minute; an hour
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.solver

clean: ## remove environments and caches
	rm -rf $(VENV) $(BENCH) $(FAST) $(RESEARCH) .mypy_cache .pytest_cache .ruff_cache .hypothesis site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile
