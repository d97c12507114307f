"""Scaled and one-hot observations say the same as plain ones, for single observations and for batches."""

from __future__ import annotations

from math import copysign, log1p

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aevum.research.gymnasium import SeatEnv
from aevum.research.scaling import LARGEST, ScaledEncoding, ScaledEnv

NO_ID = -1.0


def ages() -> SeatEnv:
    return SeatEnv("through-the-ages", seats=2, bots="random")


def test_numbers_are_scaled_one_by_one() -> None:
    env = ages()
    plain = env.reset(seed=3)[0]["observation"]
    encode = ScaledEncoding(env.setting.layout)
    assert encode.size == len(plain)
    assert encode(plain).tolist() == pytest.approx([copysign(log1p(abs(x)), x) for x in plain.tolist()], rel=1e-6)


def test_ids_become_one_hot_after_the_scaled_numbers() -> None:
    env = ages()
    plain = env.reset(seed=3)[0]["observation"].copy()
    row = next(field for field in env.setting.layout.fields if field.name == "card_row")
    plain[row.first] = NO_ID
    kinds = int(plain[row.first : row.first + row.size].max()) + 1
    encode = ScaledEncoding(env.setting.layout, scale=False, one_hot={"card_row": kinds})
    encoded = encode(plain)
    ids = encoded[-row.size * kinds :].reshape(row.size, kinds)
    others = [place for place in range(len(plain)) if not row.first <= place < row.first + row.size]
    assert encoded[: -row.size * kinds].tolist() == plain[others].tolist()
    assert not ids[0].any()
    assert ids.sum() > 1
    found = [int(hot.argmax()) if hot.any() else NO_ID for hot in ids]
    assert found == plain[row.first : row.first + row.size].tolist()
    assert encode.fields[-1].name == "card_row"
    assert encode.fields[-1].first + encode.fields[-1].size == encode.size == len(encoded)


def test_a_name_without_indexes_stands_for_every_place() -> None:
    env = SeatEnv("clash-of-cultures", seats=2, bots="random")
    layout = env.setting.layout
    owners = [field for field in layout.fields if field.name.endswith(".city.owner")]
    encode = ScaledEncoding(layout, one_hot={"hexes.city.owner": 2})
    assert len(owners) > 10
    assert encode.size == layout.size + len(owners)


def test_a_batch_is_encoded_like_its_observations() -> None:
    env = ages()
    rows = np.stack([env.reset(seed=seed)[0]["observation"] for seed in range(3)])
    encode = ScaledEncoding(env.setting.layout, one_hot={"first": 2})
    assert encode(rows).tolist() == [encode(row).tolist() for row in rows]


def test_unknown_fields_and_too_few_kinds_are_refused() -> None:
    env = ages()
    row = env.reset(seed=3)[0]["observation"]
    with pytest.raises(ValueError, match="no field cards"):
        ScaledEncoding(env.setting.layout, one_hot={"cards": 3})
    with pytest.raises(ValueError, match="at least one kind"):
        ScaledEncoding(env.setting.layout, one_hot={"card_row": 0})
    with pytest.raises(ValueError, match="card_row holds"):
        ScaledEncoding(env.setting.layout, one_hot={"card_row": 1})(row)


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_the_wrapper_is_an_environment_with_small_numbers() -> None:
    env = ScaledEnv(SeatEnv("tempus-imperium"))
    check_env(env, skip_render_check=True)
    observation, _ = env.reset(seed=1)
    assert abs(observation["observation"]).max() < LARGEST
    assert observation["action_mask"].any()
