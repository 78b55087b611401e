"""What people write in files is read into closed models, so that a misspelt word is an error."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A table with these fields and no others; once read, it never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
