"""The log: what comes from outside can't write lines of its own there, nor colour or hide anything."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from monumental.web.watch.request import request_id

FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

#: Signs that move the cursor, end a line, turn the direction of writing or can't be seen; halves of signs.
UNSEEN: Final = (
    "\x00-\x08\x0a-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f"
)
SIGNS: Final = re.compile(f"[{UNSEEN}]")


class LogForm(StrEnum):
    """How the log is written."""

    TEXT = "text"  # what goes wrong, for people
    JSON = "json"  # a line for every request, too, for programs


class Escaped(logging.Formatter):
    """Writes such signs as Python does. Tracebacks are set in: no line of an error looks like one of ours."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's own name)
        return escaped(super().formatMessage(record).rstrip())

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the same)
        return _set_in(super().formatException(ei))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 (the same)
        return _set_in(super().formatStack(stack_info))


def escaped(text: str) -> str:
    return SIGNS.sub(_as_python, text)


def _set_in(lines: str) -> str:
    return "\n".join(f"    {escaped(line)}" for line in lines.split("\n"))


def _as_python(sign: re.Match[str]) -> str:
    return sign[0].encode("unicode_escape").decode("ascii")


class AsJson(logging.Formatter):
    """One object for each line: JSON writes every sign that is not plain in letters."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if name := request_id.get():
            line["request"] = name
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def write_log(form: LogForm = LogForm.TEXT) -> None:
    """Send everything that is logged to the terminal, whoever logs it; uvicorn gets no way of its own."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form is LogForm.JSON else Escaped(FORM))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if form is LogForm.JSON:
        # Ours say what was asked; what others would tell besides is theirs to know.
        logging.getLogger("monumental").setLevel(logging.INFO)
