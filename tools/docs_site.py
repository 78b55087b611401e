"""What mkdocs and griffe, which reads our code for it, ask while they build the site: `make docs`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from griffe import Attribute, Docstring, Extension
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from tools.docs_comments import comment

ROOT = Path(__file__).resolve().parent.parent

#: Our pages, and what they link to.
SHOWN = ("*.md", "LICENSE", "docs/**/*", "examples/*.py")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The site lies as the repository lies, so that a link leads to the same place in both.

    `docs/web.md` is `docs/web.html`, and the README is the first page.
    """
    theme = [file for file in files if file.src_dir != config.docs_dir]
    paths = sorted(path for pattern in SHOWN for path in ROOT.glob(pattern) if path.is_file())
    ours = [
        File(path.relative_to(ROOT).as_posix(), str(ROOT), config.site_dir, config.use_directory_urls)
        for path in paths
    ]
    return Files([*theme, *ours])


class Comments(Extension):
    """An attribute without a docstring has its comment for one."""

    def on_attribute_instance(self, *, attr: Attribute, **_others: Any) -> None:
        """Called for each attribute as it is read."""
        file, first, last = attr.filepath, attr.lineno, attr.endlineno
        if attr.docstring is None and isinstance(file, Path) and first is not None and last is not None:
            words = comment(attr.lines_collection[file], first, last)
            if words:
                attr.docstring = Docstring(words, lineno=first, parent=attr)
