"""Encoding of views as vectors of a fixed length: which numbers stand for which field.

A layout is fixed for a game, its options and its seats. It is inferred from the types of the view, with their hints
(`kernel/encoding_hints.py`). Where there is no hint, a few random matches from fixed seeds show how much room is
needed; a list that grows beyond its room is cut, and its length is still encoded.
"""

from aevum.research.encoding.infer import _EncoderInference
from aevum.research.encoding.layout import IncrementalEncoder, Layout, layout_of
from aevum.research.encoding.nodes import Encoder, Field, TooMany
from aevum.research.encoding.rotation import NotRotatable, Rotation, rotation_of

__all__ = [
    "Encoder",
    "Field",
    "IncrementalEncoder",
    "Layout",
    "NotRotatable",
    "Rotation",
    "TooMany",
    "_EncoderInference",
    "layout_of",
    "rotation_of",
]
