"""The words of Tablewright in four languages: Fluent files, and how to speak them."""

from tablewright.words.speak import FALLBACK, LANGUAGES, speak

__all__ = ["FALLBACK", "LANGUAGES", "speak"]
