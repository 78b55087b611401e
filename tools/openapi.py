"""Write the schema of the web app's API for the page: ui/openapi.json, from which its types are made."""

from __future__ import annotations

import json
from pathlib import Path

from monumental.web.app import create_app
from monumental.web.settings import Settings

SCHEMA = Path(__file__).parent.parent / "ui/openapi.json"


def schema() -> str:
    """The schema as it is now."""
    return (
        json.dumps(
            create_app(Settings()).openapi_schema.to_schema(), indent=1, ensure_ascii=False, sort_keys=True
        )
        + "\n"
    )


if __name__ == "__main__":
    SCHEMA.write_text(schema(), encoding="utf-8")
