"""How the paper sheet is drawn: one file per part of the sheet, put together by `board.py`."""
