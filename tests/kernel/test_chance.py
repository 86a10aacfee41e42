"""Chance is the same everywhere and for ever, fair, and copied by value."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kernel.random import Chance, chance_from, mix, seed_is_valid

ZERO = "0" * 32
SEED = "00112233445566778899aabbccddeeff"
SEEDS = st.text("0123456789abcdef", min_size=32, max_size=32)

# Frozen: if one of these changes, every recorded match is lost.
WORDS_OF_ZERO = [4007080336, 3983118571, 1514115237, 2063142313, 1910477268, 3164311857, 3805385920, 948414386]
WORDS_OF_SEED = [2219757349, 2809027642, 1024635855, 1436813916, 1326929020, 1499987259, 1756009902, 2389742424]
DICE_OF_SEED = [2, 5, 4, 1, 5, 4, 1, 1, 4, 5, 1, 3, 6, 6, 4, 1, 5, 2, 1, 5, 1, 4, 3, 6]
SHUFFLE_OF_SEED = [12, 14, 9, 3, 11, 6, 8, 10, 0, 2, 1, 4, 13, 15, 7, 5]


def reference_mix(word: int) -> int:
    """The mixer in unbounded integers, as compiled code must agree with it."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) % 2**32
    word ^= word >> 15
    word = (word * 0x735A2D97) % 2**32
    return word ^ (word >> 15)


def test_the_reference_vectors() -> None:
    zero, chance = chance_from(ZERO), chance_from(SEED)
    assert [zero.word() for _ in range(8)] == WORDS_OF_ZERO
    assert [chance.word() for _ in range(8)] == WORDS_OF_SEED
    dice = chance_from(SEED)
    assert [1 + dice.below(6) for _ in range(24)] == DICE_OF_SEED
    deck = list(range(16))
    chance_from(SEED).shuffle(deck)
    assert deck == SHUFFLE_OF_SEED


@given(st.integers(0, 2**32 - 1))
def test_mix_is_what_it_is_in_unbounded_integers(word: int) -> None:
    assert mix(word) == reference_mix(word)


@pytest.mark.parametrize("word", [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF])
def test_mix_at_the_edges(word: int) -> None:
    assert mix(word) == reference_mix(word)


def test_mix_loses_nothing() -> None:
    assert len({mix(word << 16 | word ^ 0x5A5A) for word in range(2**16)}) == 2**16


@given(SEEDS, st.integers(0, 2**32 - 1))
def test_draw_n_depends_on_the_seed_and_n_only(seed: str, drawn: int) -> None:
    a, b, c, d = chance_from(seed).facts()[:4]
    x = reference_mix((drawn + 0x9E3779B9) % 2**32)
    for key in (a, b, c, d):
        x = reference_mix(x ^ key)
    assert Chance(a, b, c, d, drawn).word() == x


def test_the_seed_becomes_four_words_and_no_draws() -> None:
    assert chance_from(SEED).facts() == [0x00112233, 0x44556677, 0x8899AABB, 0xCCDDEEFF, 0]


def test_seeds_that_differ_in_one_word_give_streams_of_their_own() -> None:
    streams = [[chance.word() for _ in range(64)] for chance in (Chance(a, 0, 0, 0, 0) for a in range(4))]
    assert len({word for stream in streams for word in stream}) == 4 * 64


def test_every_draw_is_counted() -> None:
    chance = chance_from(SEED)
    chance.word()
    chance.below(6)
    before = chance.drawn
    chance.shuffle(list(range(10)))
    assert before >= 2
    assert chance.drawn >= before + 9


def test_shuffling_one_thing_or_none_draws_nothing() -> None:
    chance = chance_from(SEED)
    chance.shuffle([])
    chance.shuffle(["only"])
    assert chance.drawn == 0


def test_below_rejects_the_words_that_would_bias_it() -> None:
    n = 3 * 2**30  # a quarter of all words has to be thrown away
    words, chance = chance_from(SEED), chance_from(SEED)
    fair = [word for word in (words.word() for _ in range(400)) if word < n]
    assert [chance.below(n) for _ in fair] == fair
    assert len(fair) < 400
    assert chance.drawn <= 400


def test_below_accepts_every_word_where_it_can() -> None:
    words, chance = chance_from(SEED), chance_from(SEED)
    assert [chance.below(2**32) for _ in range(50)] == [words.word() for _ in range(50)]
    assert chance_from(SEED).below(1) == 0


@given(SEEDS, st.integers(1, 2**32))
def test_below_is_in_range(seed: str, n: int) -> None:
    assert 0 <= chance_from(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError):
        chance_from(SEED).below(n)


def test_dice_are_even() -> None:
    chance = chance_from(SEED)
    counts = Counter(chance.below(6) for _ in range(60_000))
    # 60,000 throws: the standard deviation of each count is 91.3, so 400 is beyond four of them. The seed is fixed.
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_every_bit_is_even() -> None:
    chance = chance_from(ZERO)
    words = [chance.word() for _ in range(10_000)]
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 5_000) < 250  # five standard deviations


def test_every_order_of_four_is_equally_likely() -> None:
    chance = chance_from(SEED)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 155 for count in orders.values())  # five standard deviations


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(seed: str, things: list[int]) -> None:
    shuffled = things[:]
    chance_from(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_a_copy_goes_its_own_way() -> None:
    chance = chance_from(SEED)
    chance.word()
    twin = chance.copy()
    ahead = [chance.word() for _ in range(5)]
    assert twin.drawn == 1
    assert [twin.word() for _ in range(5)] == ahead


@pytest.mark.parametrize("seed", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, " " * 32, "٠" * 32])
def test_a_seed_is_32_lower_case_hexadecimal_digits(seed: str) -> None:
    assert not seed_is_valid(seed)
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        chance_from(seed)


@given(SEEDS)
def test_every_seed_of_that_form_is_valid(seed: str) -> None:
    assert seed_is_valid(seed)
