"""How the table is drawn: one file per part of it, put together by `board.py`."""
