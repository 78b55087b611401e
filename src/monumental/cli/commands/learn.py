"""`monumental learn`: lessons in the terminal."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.commands.play import Hints, Pages, Plain, chosen_screen
from monumental.cli.game_command import USUAL_RULES
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cli.learn.progress import Progress
    from monumental.cli.screens.screen import Screen
    from monumental.learn.lessons.files import Course, Lesson

CourseName = Annotated[
    str | None,
    typer.Argument(
        metavar="COURSE",
        help="A course, such as duel, or a folder with one of your own. Left out, all of them are listed.",
    ),
]
LessonName = Annotated[
    str | None,
    typer.Argument(metavar="LESSON", help="A lesson of it. Left out, the first one that is not done."),
]


def learn(
    course: CourseName = None,
    lesson: LessonName = None,
    lang: Language = None,
    plain: Plain = False,
    hints: Hints = None,
    pages: Pages = True,
) -> None:
    """Learn the game in the terminal: a lesson is a table, and steps through it."""
    from monumental.cli.learn.listing import listed
    from monumental.cli.learn.progress import Progress, learned_file
    from monumental.cli.table.sitting import Leave
    from monumental.folders import in_short

    texts = spoken(lang)
    chosen = None if course is None else chosen_course(course)
    named = None if chosen is None or lesson is None else chosen.lesson(lesson)
    progress = Progress(learned_file())
    if progress.damaged:
        print(texts("terminal-learn-damaged", file=in_short(progress.path)))
    first = named if chosen is None else named or progress.next_of(chosen)
    if chosen is not None and first is None:
        print(texts("terminal-learn-all-done"))
    if chosen is None or first is None:
        for line in listed(progress, texts):
            print(line)
        return
    with suppress(ImportError):
        # Where there is readline, what is typed can be edited and called up again.
        import_module("readline")

    def screen_for(words: Texts) -> Screen:
        return chosen_screen(words, plain=plain, pages=pages)

    try:
        take(chosen, first, progress, texts, screen_for, hints)
    except (Leave, KeyboardInterrupt) as end:
        print()
        print(texts("end-goodbye"))
        if isinstance(end, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None


def chosen_course(words: str) -> Course:
    """A course by its name, or one of somebody's own by its folder."""
    from monumental.learn.lessons.files import HEAD, course, own_course

    return own_course(Path(words)) if (Path(words) / HEAD).is_file() else course(words)


def take(
    course: Course,
    first: Lesson,
    progress: Progress,
    texts: Texts,
    screen_for: Callable[[Texts], Screen],
    hints: bool | None,
) -> None:
    """One lesson after the other, until none is left or somebody has enough."""
    from monumental.cli.learn.taking import Taking

    lesson: Lesson | None = first
    while lesson is not None:
        taking = Taking(lesson, texts.language, screen_for, input, hints)
        taking.to_the_end()
        hints = taking.hints
        print(texts("terminal-learn-end", lesson=title_of(lesson, texts)))
        problem = progress.keep(lesson)
        if problem:
            print(texts("terminal-learn-not-kept", problem=problem))
        can_play = lesson.key in course.play_after
        lesson = following(course, lesson, progress)
        if lesson is not None:
            if can_play:
                print(texts("terminal-learn-play", command=playing(course)))
            ask_on(lesson, texts)
    print(texts("terminal-learn-all-done"))
    print(texts("terminal-learn-play", command=playing(course)))


def playing(course: Course) -> str:
    """What is typed to play what was learnt, with a guide."""
    return (
        "monumental play --guide"
        if course.rules == USUAL_RULES
        else f"monumental play {course.rules} --guide"
    )


def following(course: Course, lesson: Lesson, progress: Progress) -> Lesson | None:
    """The next lesson that is not done; behind the last one, the first that was left out."""
    keys = [*course.lessons]
    behind = [course.lessons[key] for key in keys[keys.index(lesson.key) + 1 :]]
    return next((each for each in behind if not progress.is_done(each)), None) or progress.next_of(course)


def ask_on(lesson: Lesson, texts: Texts) -> None:
    """Enter leads to the next lesson; whoever types anything else, or nothing at all, leaves."""
    from monumental.cli.table.sitting import Leave

    try:
        line = input(f"{texts('terminal-learn-go-on', lesson=title_of(lesson, texts))} ")
    except EOFError:
        raise Leave from None
    if line.strip():
        raise Leave


def title_of(lesson: Lesson, texts: Texts) -> str:
    return lesson.words(texts.language)(lesson.key)
