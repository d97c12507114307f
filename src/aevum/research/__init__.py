"""For researchers: PettingZoo, Gymnasium and OpenSpiel environments of every installed game.

Each module needs its package: `pip install "aevum[research]"`, and `"aevum[openspiel]"` for OpenSpiel.
`python -m aevum.research GAME` tells what each number of an observation means.
"""
