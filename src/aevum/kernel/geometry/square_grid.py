"""Grids of squares, with the sides between them and the corners where sides meet."""

from __future__ import annotations


class SquareGrid:
    """Square grid, numbered row by row from the top left; labels are `A1`.. with the letter for the column.

    Sides between two squares come first (0 .. `inner_sides` - 1), those on the rim after them.
    """

    __slots__ = (
        "columns",
        "inner_sides",
        "neighbours",
        "rows",
        "side_corners",
        "side_labels",
        "side_squares",
        "sides_at_corner",
        "sides_of",
        "square_labels",
    )

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        squares = range(rows * columns)
        self.square_labels = tuple(self._label(*divmod(square, columns)) for square in squares)
        self.side_squares: list[tuple[int, ...]] = []
        self.side_corners: list[tuple[int, int]] = []
        self.side_labels: list[str] = []
        self._add_inner_sides()
        self.inner_sides = len(self.side_squares)
        self._add_rim_sides()
        self.sides_of = [[side for side, pair in enumerate(self.side_squares) if square in pair] for square in squares]
        self.sides_at_corner = [
            [side for side, ends in enumerate(self.side_corners) if corner in ends]
            for corner in range((rows + 1) * (columns + 1))
        ]
        self.neighbours = [
            sorted(other for side in self.sides_of[square] for other in self.side_squares[side] if other != square)
            for square in squares
        ]

    @staticmethod
    def _label(row: int, column: int) -> str:
        return f"{chr(ord('A') + column)}{row + 1}"

    def square(self, row: int, column: int) -> int:
        """Return the square in a row and column, both counted from 0."""
        return row * self.columns + column

    def _corner(self, row: int, column: int) -> int:
        return row * (self.columns + 1) + column

    def _add(self, squares: tuple[int, ...], ends: tuple[int, int], label: str) -> None:
        self.side_squares.append(squares)
        self.side_corners.append(ends)
        self.side_labels.append(label)

    def _add_inner_sides(self) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                here = self.square(row, column)
                if column + 1 < self.columns:
                    ends = self._corner(row, column + 1), self._corner(row + 1, column + 1)
                    self._add_between(here, here + 1, ends)
                if row + 1 < self.rows:
                    ends = self._corner(row + 1, column), self._corner(row + 1, column + 1)
                    self._add_between(here, here + self.columns, ends)

    def _add_between(self, one: int, other: int, ends: tuple[int, int]) -> None:
        self._add((one, other), ends, f"{self.square_labels[one]}-{self.square_labels[other]}")

    def _add_rim_sides(self) -> None:
        for column in range(self.columns):
            self._add_rim(0, column, "N", self._corner(0, column), self._corner(0, column + 1))
            self._add_rim(
                self.rows - 1, column, "S", self._corner(self.rows, column), self._corner(self.rows, column + 1)
            )
        for row in range(self.rows):
            self._add_rim(row, 0, "W", self._corner(row, 0), self._corner(row + 1, 0))
            self._add_rim(
                row, self.columns - 1, "E", self._corner(row, self.columns), self._corner(row + 1, self.columns)
            )

    def _add_rim(self, row: int, column: int, name: str, one: int, other: int) -> None:
        self._add((self.square(row, column),), (one, other), f"{self._label(row, column)}-{name}")
