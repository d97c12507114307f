"""Contract tests, which every game must pass, and the pytest plugin that runs them: `pytest --aevum-game NAME`."""
