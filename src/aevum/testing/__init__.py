"""Contract suite: tests that every game must pass, and the pytest plugin that runs them (`pytest --aevum-game NAME`)."""
