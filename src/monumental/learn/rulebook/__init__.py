"""The rules to read: a book for each rule system, in our own words, drawn from positions."""

from __future__ import annotations

from monumental.learn.rulebook.book import Book, books, find_book, read_book
from monumental.learn.rulebook.chapters import Chapter, Picture, Row, chapters, minutes

__all__ = [
    "Book",
    "Chapter",
    "Picture",
    "Row",
    "books",
    "chapters",
    "find_book",
    "minutes",
    "read_book",
]
