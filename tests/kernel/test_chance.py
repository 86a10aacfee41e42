"""Chance is the same everywhere and for ever, fair, and copied by value: the quick one and the sealed one."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kernel.random import (
    NEWEST_STREAM,
    STREAMS,
    Chance,
    QuickChance,
    SealedChance,
    chance_from,
    chance_of_deal,
    chance_with,
    mix,
    seed_is_valid,
)

ZERO = "0" * 32
SEED = "00112233445566778899aabbccddeeff"
SEEDS = st.text("0123456789abcdef", min_size=32, max_size=32)
EVERY_KIND = pytest.mark.parametrize("kind", [chance_from, chance_of_deal], ids=["quick", "sealed"])

Kind = Callable[[str], Chance]

# Frozen: if one of these changes, every recorded match is lost.
WORDS_OF_ZERO = [4007080336, 3983118571, 1514115237, 2063142313, 1910477268, 3164311857, 3805385920, 948414386]
WORDS_OF_SEED = [2219757349, 2809027642, 1024635855, 1436813916, 1326929020, 1499987259, 1756009902, 2389742424]
DICE_OF_SEED = [2, 5, 4, 1, 5, 4, 1, 1, 4, 5, 1, 3, 6, 6, 4, 1, 5, 2, 1, 5, 1, 4, 3, 6]
SHUFFLE_OF_SEED = [12, 14, 9, 3, 11, 6, 8, 10, 0, 2, 1, 4, 13, 15, 7, 5]
SEALED_WORDS_OF_ZERO = [2831546860, 3699180944, 3530249011, 2575113545, 1810108161, 1848977759, 1840302255, 230846550]
SEALED_WORDS_OF_SEED = [
    4209064418,
    2285979688,
    1176563104,
    1111698205,
    2765320308,
    556300510,
    1995543586,
    4137480326,
    3317877095,
    4263720747,
    4075728543,
    1310159409,
    1035843817,
    1456549403,
    910647346,
    1425253186,
    2475331643,
    3542769060,
    3212997824,
    3546905233,
    1804070875,
    2279133555,
    2170232945,
    3339925072,
]
SEALED_DICE_OF_SEED = [3, 5, 5, 2, 1, 5, 5, 3, 6, 4, 4, 4, 2, 6, 5, 5, 6, 1, 3, 2, 2, 4, 6, 5]
SEALED_SHUFFLE_OF_SEED = [5, 11, 8, 1, 4, 3, 9, 14, 15, 6, 12, 0, 7, 10, 13, 2]


def reference_mix(word: int) -> int:
    """The mixer in unbounded integers, as compiled code must agree with it."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) % 2**32
    word ^= word >> 15
    word = (word * 0x735A2D97) % 2**32
    return word ^ (word >> 15)


def reference_word(seed: str, drawn: int) -> int:
    """Draw *drawn* of the sealed stream, by its description."""
    block = hashlib.blake2b((drawn // 16).to_bytes(8, "little"), key=bytes.fromhex(seed), person=b"tablewright-2")
    at = drawn % 16 * 4
    return int.from_bytes(block.digest()[at : at + 4], "little")


def test_the_reference_vectors() -> None:
    zero, chance = chance_from(ZERO), chance_from(SEED)
    assert [zero.word() for _ in range(8)] == WORDS_OF_ZERO
    assert [chance.word() for _ in range(8)] == WORDS_OF_SEED
    dice = chance_from(SEED)
    assert [1 + dice.below(6) for _ in range(24)] == DICE_OF_SEED
    deck = list(range(16))
    chance_from(SEED).shuffle(deck)
    assert deck == SHUFFLE_OF_SEED


def test_the_reference_vectors_of_the_sealed_stream() -> None:
    zero, chance = chance_of_deal(ZERO), chance_of_deal(SEED)
    assert [zero.word() for _ in range(8)] == SEALED_WORDS_OF_ZERO
    assert [chance.word() for _ in range(24)] == SEALED_WORDS_OF_SEED
    dice = chance_of_deal(SEED)
    assert [1 + dice.below(6) for _ in range(24)] == SEALED_DICE_OF_SEED
    deck = list(range(16))
    chance_of_deal(SEED).shuffle(deck)
    assert deck == SEALED_SHUFFLE_OF_SEED


@given(SEEDS, st.integers(0, 200))
def test_the_sealed_stream_is_blake2b_of_a_counter(seed: str, drawn: int) -> None:
    chance = chance_of_deal(seed)
    words = [chance.word() for _ in range(drawn + 1)]
    assert words == [reference_word(seed, at) for at in range(drawn + 1)]


@given(SEEDS, st.integers(0, 2**60))
def test_the_sealed_stream_goes_on_from_anywhere(seed: str, drawn: int) -> None:
    chance = SealedChance(bytes.fromhex(seed), drawn)
    assert [chance.word() for _ in range(20)] == [reference_word(seed, drawn + at) for at in range(20)]


def test_each_stream_has_its_kind_and_there_is_no_third() -> None:
    assert [type(chance_of_deal(SEED, stream)) for stream in STREAMS] == [QuickChance, SealedChance]
    assert chance_of_deal(SEED, 1).facts() == chance_from(SEED).facts()
    assert type(chance_of_deal(SEED)) is type(chance_of_deal(SEED, NEWEST_STREAM)) is SealedChance
    for stream in (0, 3):
        with pytest.raises(ValueError, match=f"no stream {stream}"):
            chance_of_deal(SEED, stream)


@EVERY_KIND
@given(seed=SEEDS, drawn=st.integers(0, 40))
def test_facts_copies_and_pickles_go_on_alike(kind: Kind, seed: str, drawn: int) -> None:
    chance = kind(seed)
    for _ in range(drawn):
        chance.word()
    others = [chance.copy(), chance_with(chance.facts()), pickle.loads(pickle.dumps(chance))]
    ahead = [chance.word() for _ in range(20)]
    for other in others:
        assert type(other) is type(chance)
        assert other.drawn == drawn
        assert [other.word() for _ in range(20)] == ahead


@EVERY_KIND
def test_what_splits_off_is_quick_and_another_stream(kind: Kind) -> None:
    words, chance = kind(SEED), kind(SEED)
    part = chance.split()
    assert type(part) is QuickChance
    assert part.facts() == [*[words.word() for _ in range(4)], 0]
    assert chance.drawn == 4


def test_the_two_streams_of_a_seed_have_nothing_in_common() -> None:
    first, second = chance_of_deal(SEED, 1), chance_of_deal(SEED, 2)
    assert not {first.word() for _ in range(64)} & {second.word() for _ in range(64)}


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
    assert QuickChance(a, b, c, d, drawn).word() == x


def test_the_seed_becomes_four_words_and_no_draws() -> None:
    key = [0x00112233, 0x44556677, 0x8899AABB, 0xCCDDEEFF]
    assert chance_from(SEED).facts() == [*key, 0]
    assert chance_of_deal(SEED).facts() == [*key, 0, 2]


def test_seeds_that_differ_in_one_word_give_streams_of_their_own() -> None:
    streams = [[chance.word() for _ in range(64)] for chance in (QuickChance(a, 0, 0, 0, 0) for a in range(4))]
    assert len({word for stream in streams for word in stream}) == 4 * 64


@EVERY_KIND
def test_every_draw_is_counted(kind: Kind) -> None:
    chance = kind(SEED)
    chance.word()
    chance.below(6)
    before = chance.drawn
    chance.shuffle(list(range(10)))
    assert before >= 2
    assert chance.drawn >= before + 9


@EVERY_KIND
def test_shuffling_one_thing_or_none_draws_nothing(kind: Kind) -> None:
    chance = kind(SEED)
    chance.shuffle([])
    chance.shuffle(["only"])
    assert chance.drawn == 0


@EVERY_KIND
def test_below_rejects_the_words_that_would_bias_it(kind: Kind) -> None:
    n = 3 * 2**30  # a quarter of all words has to be thrown away
    words, chance = kind(SEED), kind(SEED)
    fair = [word for word in (words.word() for _ in range(400)) if word < n]
    assert [chance.below(n) for _ in fair] == fair
    assert len(fair) < 400
    assert chance.drawn <= 400


@EVERY_KIND
def test_below_accepts_every_word_where_it_can(kind: Kind) -> None:
    words, chance = kind(SEED), kind(SEED)
    assert [chance.below(2**32) for _ in range(50)] == [words.word() for _ in range(50)]
    assert kind(SEED).below(1) == 0


@EVERY_KIND
@given(seed=SEEDS, n=st.integers(1, 2**32))
def test_below_is_in_range(kind: Kind, seed: str, n: int) -> None:
    assert 0 <= kind(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError):
        chance_from(SEED).below(n)


@EVERY_KIND
def test_dice_are_even(kind: Kind) -> None:
    chance = kind(SEED)
    counts = Counter(chance.below(6) for _ in range(60_000))
    # 60,000 throws: the standard deviation of each count is 91.3, so 400 is beyond four of them. The seed is fixed.
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


@EVERY_KIND
def test_every_bit_is_even(kind: Kind) -> None:
    chance = kind(ZERO)
    words = [chance.word() for _ in range(10_000)]
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 5_000) < 250  # five standard deviations


@EVERY_KIND
def test_every_order_of_four_is_equally_likely(kind: Kind) -> None:
    chance = kind(SEED)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 155 for count in orders.values())  # five standard deviations


@EVERY_KIND
@given(seed=SEEDS, things=st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(kind: Kind, seed: str, things: list[int]) -> None:
    shuffled = things[:]
    kind(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


@EVERY_KIND
def test_a_copy_goes_its_own_way(kind: Kind) -> None:
    chance = kind(SEED)
    chance.word()
    twin = chance.copy()
    ahead = [chance.word() for _ in range(5)]
    assert twin.drawn == 1
    assert [twin.word() for _ in range(5)] == ahead


@pytest.mark.parametrize("seed", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, " " * 32, "٠" * 32])
def test_a_seed_is_32_lower_case_hexadecimal_digits(seed: str) -> None:
    assert not seed_is_valid(seed)
    for kind in (chance_from, chance_of_deal):
        with pytest.raises(ValueError, match="32 hexadecimal digits"):
            kind(seed)


@given(SEEDS)
def test_every_seed_of_that_form_is_valid(seed: str) -> None:
    assert seed_is_valid(seed)
